package crosstest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/web/host"
	"solvitur/web/sitetest"
	"solvitur/web/webdriver"
)

// A puzzle is solved on its board by what the hints say.
func TestSolvedByHints(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	p.open(s.URL("p/three-gods/"))
	eval[any](p, `void `+element(`[data-do="unfold"]`)+`?.click()`) // where answers are shown at once
	for p.hinted() {
	}
	p.click(element(`.trial [data-do="check"]`))
	p.until(element(`.trial-end[data-end="answer"]:not([hidden])`))
	p.reload()
	p.until(element(`.trial-end[data-end="answer"]:not([hidden])`)) // it is kept
}

// hinted takes one hint, up to where it says what follows, and marks that. It says false
// where there is nothing more to mark, and nothing stands there any more.
func (p *page) hinted() bool {
	p.t.Helper()
	help, hint, solved := element(`.trial [data-do="help"]`), element(`.hint:not([hidden])`), element(`.trial[data-trial=solved]`)
	eval[any](p, `void `+help+`.click()`) // which can be no more by now: the page may see by itself that it is solved
	p.until(element(`.trial:not([data-trial=asking])`) + ` && (` + hint + ` || ` + solved + `)`)
	if eval[bool](p, `Boolean(`+solved+`)`) {
		return false
	}
	for eval[bool](p, help+`.ariaDisabled !== "true"`) {
		rung := eval[string](p, hint+`.dataset.hint`)
		p.click(help)
		p.until(hint + `.dataset.hint !== ` + quote(rung))
	}
	if !eval[bool](p, `Boolean(`+element(`.hint [data-do="accept"]`)+`)`) {
		p.until(`!` + hint + ` || void ` + element(`.hint [data-do="unhelp"]`) + `?.click()`)
		return false
	}
	p.click(element(`.hint [data-do="accept"]`))
	p.until(`!` + hint)
	return true
}

// Six puzzles of six kinds are solved by hand.
func TestSolvedByHand(t *testing.T) {
	s := serve(t, host.Options{})
	for _, solving := range sitetest.Solvings() {
		t.Run(solving.Puzzle, func(t *testing.T) {
			p := newPage(t, s)
			p.open(s.URL("p/" + solving.Puzzle + "/"))
			eval[any](p, `void (localStorage.setItem("solvitur.answers", '"veiled"'), localStorage.removeItem("solvitur.tried.`+solving.Puzzle+`"))`)
			p.reload()
			defer eval[any](p, `void localStorage.removeItem("solvitur.answers")`)
			for range solving.Hints {
				p.hinted()
			}
			for _, move := range solving.Moves {
				p.moves(solving, move)
			}
			if solving.End == "none" {
				p.click(element(`.trial [data-do="impossible"]`))
				p.until(element(`.trial [data-do="impossible"][aria-pressed="true"]`))
			}
			for n := range eval[int](p, `document.querySelectorAll(".accused label").length`) {
				label := fmt.Sprintf(`document.querySelectorAll(".accused label")[%d]`, n)
				if says := eval[string](p, label+`.innerText`); slices.ContainsFunc(solving.Accuse, func(word string) bool { return strings.Contains(says, word) }) {
					p.click(label)
					p.until(label + `.querySelector(":checked")`)
				}
			}
			p.click(element(`.trial [data-do="check"]`))
			p.until(element(`.trial-end[data-end="` + solving.End + `"]`))
		})
	}
}

// moves presses a part of the board: with the mouse where it is a button, and else by keys.
func (p *page) moves(solving sitetest.Solving, move sitetest.Move) {
	p.t.Helper()
	part := element(`.trial :is(.claim, .claim-shape)[aria-label^="` + move.Part + `"]`)
	if solving.Plan {
		p.until(part)
	}
	now := eval[string](p, part+`?.ariaLabel ?? ""`)
	if now == "" || strings.Contains(now, "Marked as so") || strings.HasSuffix(now, " "+move.Key+".") {
		return // the facts say it, or a hint has
	}
	const board = `[...document.querySelectorAll(".trial [aria-label]")].map((e) => e.ariaLabel) + document.querySelector(".trial").innerText`
	before := eval[string](p, board)
	if eval[bool](p, part+`.localName === "button"`) {
		p.click(part)
	} else {
		p.focus(part)
		p.press(string(webdriver.Enter))
	}
	if move.Key != "" {
		p.press(move.Key)
	}
	p.until(board + " !== " + quote(before))
}
