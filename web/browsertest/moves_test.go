package browsertest

import (
	"testing"
)

// The replay of a search for a plan turns the picture of the start into one of each
// state, water that rises included; and the plan is walked among the states, by
// keys alone.
func TestAReplayOfMovesTurnsThePicture(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/four-litres/"))
	p.verdict("one")
	p.focus(named("button", "Replay: The nearest first"))
	p.enter()
	water := `[...document.querySelectorAll(".replay rect.filled")].map((r) => Number(r.getAttribute("height")) > 0).join()`
	p.untilTrue(water + ` === "false,false"`)
	forward := css(`.replay [aria-label="One step forward"]`)
	on[bool](p, forward, `function() { this.click(); this.click(); return true }`) // quicker than the page is drawn
	p.untilTrue(water + ` === "true,false"`)                                       // from the start on, first to the larger jug
	p.focus(forward)
	p.enter()
	p.untilTrue(water + ` === "false,true"`)

	walked := `[...document.querySelectorAll('[data-view="states"] .edge-order')].map((g) => g.textContent).join()`
	p.untilTrue(walked + ` === "1,2,3,4,5,6"`)
	p.focus(css(`[data-view="states"] [aria-label="To the beginning"]`))
	p.enter()
	p.untilTrue(walked + ` === ""`)
	p.focus(css(`[data-view="states"] [aria-label="One step forward"]`))
	for range 3 {
		p.enter()
	}
	p.untilTrue(walked + ` === "1,2"`) // the first frame is the start
}
