package browsertest

import (
	"strconv"
	"testing"
)

// The argument is walked with the mouse and by keys; a part of any picture leads to
// its step; and changed facts have an argument of their own.
func TestTheArgumentIsFollowed(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/vegetable-show/"))
	p.verdict("one")
	const section = `document.querySelector(".argument")`
	at := func(n string) {
		t.Helper()
		p.untilTrue(section + `.querySelector(".player-count")?.textContent.match(/^` + n + ` of \d+$/)`)
	}
	at("1")
	forward := css(`.argument [aria-label^="One step forward"]`)
	on[bool](p, forward, `function() { this.click(); this.click(); return true }`)
	at("3")
	p.focus(forward)
	p.enter()
	at("4")
	p.focus(css(`.argument .slider`))
	p.key("ArrowRight", "", 39)
	at("5")
	p.press("n") // of a slider, letters are keys as well
	at("6")
	// Whoever goes through it by a slider that is not at the top of the window has it under the finger: it stays there.
	const slider = section + `.querySelector(".slider")`
	eval[any](p, `void (`+slider+`.scrollIntoView({block: "end", behavior: "instant"}), window.scrollBy({top: 60, behavior: "instant"}))`)
	low := eval[float64](p, slider+`.getBoundingClientRect().top`)
	p.key("ArrowLeft", "", 37)
	at("5")
	p.key("ArrowRight", "", 39)
	at("6")
	if top := eval[float64](p, slider+`.getBoundingClientRect().top`); top < low-40 || top > low+40 {
		t.Errorf("the slider has gone from %.0f to %.0f", low, top)
	}
	marks := `[...` + section + `.querySelectorAll('.picture [data-role="accent"]')].length`
	p.untilTrue(marks + ` > 0`)
	told := eval[string](p, section+`.querySelector(".player-caption").textContent`)
	on[bool](p, css(`.argument .nearby li:last-child button`), `function() { this.click(); return true }`)
	p.untilTrue(section + `.querySelector(".player-caption").textContent !== ` + strconv.Quote(told))

	// Why is this so? The answer leads to the step that shows it.
	p.focus(css(`.solutions [data-do="ask"]`))
	p.enter()
	p.focus(css(`#asked [data-do="argue"]`))
	p.enter()
	p.untilTrue(`!document.querySelector("#asked > .why")`)
	p.untilTrue(section + `.querySelector(".player-caption").textContent !== ""`)

	before := eval[string](p, section+`.textContent`)
	p.focus(css(`.facts input[type="checkbox"]`))
	p.press(" ")
	p.untilTrue(section + `.dataset.argument === "known" && ` + section + `.textContent !== ` + strconv.Quote(before))
}
