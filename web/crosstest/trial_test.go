package crosstest

import (
	"testing"

	"solvitur/web/host"
)

// A puzzle is solved on its board by what the hints say.
func TestSolvedByHints(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	p.open(s.URL("p/three-gods/"))
	eval[any](p, `void `+element(`[data-do="unfold"]`)+`?.click()`) // where answers are shown at once
	help, hint := element(`.trial [data-do="help"]`), element(`.hint:not([hidden])`)
	answered := element(`.trial[data-trial="open"]`)
	for range 30 {
		p.click(help)
		p.until(answered + ` && ` + hint)
		for eval[bool](p, help+`.ariaDisabled !== "true"`) {
			rung := eval[string](p, hint+`.dataset.hint`)
			p.click(help)
			p.until(hint + `.dataset.hint !== ` + quote(rung))
		}
		if !eval[bool](p, `Boolean(`+element(`.hint [data-do="accept"]`)+`)`) {
			break
		}
		p.click(element(`.hint [data-do="accept"]`))
		p.until(`!` + hint)
	}
	p.click(element(`.hint [data-do="unhelp"]`))
	p.click(element(`.trial [data-do="check"]`))
	p.until(element(`.trial-end[data-end="answer"]:not([hidden])`))
	p.reload()
	p.until(element(`.trial-end[data-end="answer"]:not([hidden])`)) // it is kept
}
