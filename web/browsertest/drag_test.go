package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// An item of an order of search is dragged to the place of another, by mouse and by finger. What is
// given up, or only pressed, leaves the order as it was: what is dragged next finds it so.
func TestAnOrderIsDragged(t *testing.T) {
	t.Parallel()
	s := home
	for _, touch := range []bool{false, true} {
		t.Run(map[bool]string{false: "mouse", true: "finger"}[touch], func(t *testing.T) {
			p := regular(t)
			if touch {
				p.phone()
			}
			p.visit(s.url("p/send-more-money/?answer=shown&place=search"))
			p.settled()
			list := eval[string](p, `document.querySelector("[data-ordering]").dataset.ordering`)
			eval[any](p, `document.querySelector("[data-ordering]").scrollIntoView({ block: "center", behavior: "instant" })`)
			const said = `[...document.querySelectorAll("[data-ordering] li")].map((item) => item.textContent).join("")`
			reads := func(want string) { t.Helper(); p.untilTrue(said + ` === ` + quote(want)) }
			first := eval[string](p, said)
			tried := func(places ...int) (letters string) { // what stood in these places at first
				for _, at := range places {
					letters += first[at : at+1]
				}
				return letters + first[len(places):]
			}

			p.takes(0)
			p.carries(3)
			p.wait(css(`[data-ordering] li:nth-child(4)[data-lands="behind"]`))
			p.wait(css(`[data-ordering] li:nth-child(1)[data-held]`))
			p.letsGo(3)
			reads(tried(1, 2, 3, 0))
			p.focused(fmt.Sprintf(`[data-do="reorder"][data-path="%s/3"][data-value="4"]`, list))
			p.untilTrue(`!document.querySelector("[data-held], [data-lands]")`)

			// Given up, or only pressed.
			p.takes(1)
			p.carries(0)
			p.wait(css(`[data-lands="before"]`))
			p.press(kb.Escape)
			p.untilTrue(`!document.querySelector("[data-held], [data-lands]")`)
			p.letsGo(0)
			if touch {
				p.takes(1)
				p.carries(0)
				p.wait(css(`[data-lands="before"]`))
				p.finger(input.DispatchTouchEventTypeTouchCancel)
				p.untilTrue(`!document.querySelector("[data-held], [data-lands]")`)
			} else { // a finger that only presses may be taken to mean a button beside
				p.takes(2)
				p.letsGo(2)
			}

			p.takes(3)
			p.carries(2)
			p.letsGo(2)
			reads(tried(1, 2, 0, 3))
			p.focused(fmt.Sprintf(`[data-do="reorder"][data-path="%s/2"][data-value="1"]`, list))
		})
	}
}

// itemAt is the middle of an item of the first order of search.
func (p *page) itemAt(i int) [2]float64 {
	p.t.Helper()
	return eval[[2]float64](p, fmt.Sprintf(`(() => {
		const box = document.querySelectorAll("[data-ordering] li .chip-text")[%d].getBoundingClientRect();
		return [box.x + box.width / 2, box.y + box.height / 2];
	})()`, i))
}

// takes puts the pointer down on an item, carries moves it to another, and letsGo takes it up there.
func (p *page) takes(i int) {
	p.t.Helper()
	if at := p.itemAt(i); p.touch {
		p.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: at[0], Y: at[1]})
	} else {
		p.mouse(input.DispatchMouseEventTypeMousePressed, at, 1)
	}
}

func (p *page) carries(i int) {
	p.t.Helper()
	if at := p.itemAt(i); p.touch {
		p.finger(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: at[0], Y: at[1]})
	} else {
		p.mouse(input.DispatchMouseEventTypeMouseMoved, at, 1)
	}
}

func (p *page) letsGo(i int) {
	p.t.Helper()
	if p.touch {
		p.finger(input.DispatchTouchEventTypeTouchEnd)
	} else {
		p.mouse(input.DispatchMouseEventTypeMouseReleased, p.itemAt(i), 0)
	}
}
