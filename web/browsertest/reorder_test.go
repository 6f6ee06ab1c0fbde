package browsertest

import (
	"math"
	"testing"
)

// Whoever tries another order beside an open replay has the next button where the finger is:
// the page does not become so short meanwhile that it scrolls.
func TestAnOrderStaysUnderTheFinger(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.visit(s.url("p/swimming-championship/?answer=shown&place=search"))
	p.settled()
	p.click(css(`[data-do="record"][data-path="backtracking"]`))
	p.wait(css(".replay .player-bar"))
	const first = `document.querySelector("[data-ordering] li").textContent`
	const steps = `document.querySelector(".replay .player-count")?.textContent`
	before, recorded := eval[string](p, first), eval[string](p, steps)
	const top = `document.querySelector('[data-do="reorder"][data-path="runners/0"]').getBoundingClientRect().top`
	const later = `document.querySelector('[data-do="reorder"][data-path="runners/0"][data-value="1"]')`
	at := eval[float64](p, `(() => { scrollBy({ top: `+top+` - 60, behavior: "instant" }); return `+top+` })()`)
	eval[any](p, `void `+later+`.click()`)
	p.untilTrue(first + ` !== ` + quote(before) + ` && ` + steps + ` && ` + steps + ` !== ` + quote(recorded))
	if now := eval[float64](p, top); math.Abs(now-at) > 40 {
		t.Errorf("the order has moved by %.0f pixels", now-at)
	}
}
