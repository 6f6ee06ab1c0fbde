package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"solvitur/solvers/catalog"
	"solvitur/web/host"
)

// Asking why moves nothing that can be asked about and does not scroll the page,
// whatever is asked first; the answer comes into sight beside what was pressed.
func TestAskingMovesNothing(t *testing.T) {
	t.Parallel()
	s := home
	for _, puzzle := range []string{"jealous-boyfriend", "phone-number", "boxes-and-balls", "desert-circuit", "broken-window", "sudoku", "court-cards"} {
		t.Run(puzzle, func(t *testing.T) {
			p := regular(t)
			p.open(s.url("p/" + puzzle + "/"))
			p.settled()
			n := eval[int](p, `document.querySelectorAll(".claim").length`)
			if n == 0 {
				t.Fatal("there is nothing to ask about")
			}
			for _, width := range []int64{1280, 390} {
				p.do(chromedp.EmulateViewport(width, 844))
				for _, i := range []int{0, n - 1, n / 2, n/2 + 1} {
					p.asks(min(i, n-1), true)
				}
			}
		})
	}
}

// In a frame as tall as its page nothing can be fixed to the window.
func TestAskingMovesNothingInAFrame(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{AnyOrigin: true})
	p := newPage(t)
	p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><script src="%sembed.js"></script>
		<div><solvitur-puzzle puzzle="phone-number" title="A puzzle" answer="shown"></solvitur-puzzle></div>`, s.url(""))))
	f := p.inside("iframe", "embed/phone-number")
	f.wait(css("main[data-ready]"))
	f.settled()
	for _, width := range []int{900, 390} {
		p.narrows(f, width)
		for _, i := range []int{0, 5} {
			eval[any](f, fmt.Sprintf(`void document.querySelectorAll(".claim")[%d].scrollIntoView({ block: "center" })`, i))
			before := eval[float64](p, `scrollY`)
			f.asks(i, false)
			if got := eval[float64](p, `scrollY`); got != before {
				t.Errorf("at %d the page around the frame was scrolled from %v to %v", width, before, got)
			}
		}
		if far := eval[float64](f, `document.querySelector("#asked .why").getBoundingClientRect().top - document.querySelector("[data-asked]").getBoundingClientRect().bottom`); far < 0 || far > 400 {
			t.Errorf("at %d the answer stands %v px below the question", width, far)
		}
	}
}

// narrows makes the part of a course that holds a frame so wide, and waits until the frame is as tall
// as its page is then.
func (p *page) narrows(frame *page, width int) {
	p.t.Helper()
	eval[any](p, fmt.Sprintf(`void (document.querySelector("div:has(iframe)").style.width = "%dpx")`, width))
	frame.untilTrue(fmt.Sprintf(`innerWidth <= %d && innerWidth > %d && Math.abs(innerHeight - document.body.getBoundingClientRect().height) < 3`, width, width-10))
}

// settled waits until everything about the answer is on show.
func (p *page) settled() {
	p.t.Helper()
	p.untilTrue(`["one", "many", "none"].includes(document.querySelector("[data-verdict]").dataset.verdict)`)
	p.untilTrue(`document.querySelector(".line .status").textContent.match(/^[<0-9]|^$/) && document.querySelectorAll("[data-strategy] .outcome:empty").length === 0`)
	p.untilTrue(`!document.querySelector('[data-argument="waiting"]')`)
}

// asks presses the i-th part that can be asked about, and sees that it stays where
// it is while the answer comes.
func (p *page) asks(i int, inSight bool) {
	p.t.Helper()
	claim := fmt.Sprintf(`[...document.querySelectorAll(".claim")][%d]`, i)
	p.untilTrue(`(() => { const c = ` + claim + `; if (c.checkVisibility()) return true; solvitur.reveal(c); return false })()`)
	eval[any](p, `void `+claim+`.scrollIntoView({ block: "center" })`)
	if under := eval[bool](p, `(() => { const b = `+claim+`.getBoundingClientRect(); const t = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); return Boolean(t?.closest("#asked")) })()`); under {
		// The last answer lies over it: put away as a visitor would.
		p.click(named("button", "Put the question away"))
		p.untilTrue(`!document.querySelector("#asked .why")`)
	}
	const where = `(() => { const b = %s.getBoundingClientRect(); return [b.x, b.y, scrollX, scrollY] })()`
	before := eval[[4]float64](p, fmt.Sprintf(where, claim))
	on[chromedp.Void](p, locator{what: claim, expression: claim}, `function() { this.focus({ preventScroll: true }); this.click() }`)
	p.untilTrue(claim + `.dataset.asked && document.querySelector("#asked .why") && !document.querySelector("#asked .waiting")`)
	if after := eval[[4]float64](p, fmt.Sprintf(where, claim)); after != before {
		p.t.Errorf("%d wide: part %d was at %v (with the page scrolled), and is at %v", eval[int](p, `innerWidth`), i, before, after)
	}
	if !inSight {
		return
	}
	// In the window, and not on the question: as soon as all of it is there.
	p.untilTrue(`(() => {
		const panel = document.querySelector("#asked .why").getBoundingClientRect(), asked = ` + claim + `.getBoundingClientRect();
		return panel.top >= -1 && panel.bottom <= innerHeight + 1 && (panel.top >= asked.bottom || panel.bottom <= asked.top);
	})()`)
	if after := eval[[4]float64](p, fmt.Sprintf(where, claim)); after != before {
		p.t.Errorf("%d wide: part %d was at %v (with the page scrolled), and in the end is at %v", eval[int](p, `innerWidth`), i, before, after)
	}
}

// By keys alone: Enter asks, the Tab key leads into the answer and back, Escape
// puts it away; a screen reader hears it.
func TestAskingByKeys(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/phone-number/"))
	p.settled()
	if got := p.attribute(css("#asked"), "aria-live"); got != "polite" {
		t.Errorf("the place of the answer is no live region: %q", got)
	}
	p.focus(css(`table[data-roving] .claim[tabindex="0"]`))
	p.press(kb.ArrowRight)
	p.enter()
	p.untilTrue(`document.querySelector("#asked .why") && !document.querySelector("#asked .waiting")`)
	p.focused(`[data-asked]`)
	p.axe()
	p.press(kb.Tab)
	p.focused(`#asked *`)
	p.press(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift))
	p.focused(`[data-asked]`)
	p.press(kb.Tab)
	p.press(kb.Escape)
	p.untilTrue(`!document.querySelector("#asked .why")`)
	p.focused(`.claim`)
}

// A press beside the answer puts it away, and so does Escape wherever the focus is,
// and pressing once more what has asked; a press on it does not. The focus stays.
func TestAnAnswerIsPutAway(t *testing.T) {
	t.Parallel()
	s := home
	for _, width := range []int64{1280, 390} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := regular(t)
			p.do(chromedp.EmulateViewport(width, 844))
			p.open(s.url("p/phone-number/"))
			p.settled()
			claim := css(`table[data-roving] .claim`)
			gone := func() {
				t.Helper()
				p.untilTrue(`!document.querySelector("#asked .why") && !document.querySelector("[data-asked]")`)
			}
			ask := func() {
				t.Helper()
				p.click(claim)
				p.untilTrue(`document.querySelector("#asked .why") && !document.querySelector("#asked .waiting")`)
			}
			ask()
			p.click(css("#asked .why h3"))
			before := eval[float64](p, `scrollY`)
			p.do(chromedp.MouseClickXY(2, 300)) // the paper beside
			gone()
			if after := eval[float64](p, `scrollY`); after != before {
				t.Errorf("the page was scrolled from %v to %v", before, after)
			}
			ask()
			p.focus(named("button", "Undo"))
			eval[any](p, `void document.querySelector(".facts select, .facts input:not(:disabled)").focus({ preventScroll: true })`)
			p.press(kb.Escape)
			gone()
			p.focused(".facts *")
			ask()
			p.click(claim)
			gone()
			// Another question takes its place.
			ask()
			eval[any](p, `void [...document.querySelectorAll("table[data-roving] .claim")].at(-1).click()`)
			p.untilTrue(`[...document.querySelectorAll("table[data-roving] .claim")].at(-1).dataset.asked && document.querySelector("#asked .why")`)
		})
	}
}

// A question whose facts change before it is answered is put away: the page goes on.
func TestAnOvertakenQuestionIsPutAway(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/phone-number/"))
	p.settled()
	p.click(css(`.facts [data-do="switch"]`))
	p.settled()
	eval[any](p, `(() => {
		const asks = document.querySelector(".claim")
		asks.focus()
		asks.click()
		asks.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }))
	})()`)
	p.untilTrue(`document.querySelector('.facts [data-do="switch"]').checked`)
	p.settled()
	p.untilTrue(`!document.querySelector("#asked .why") && !document.querySelector("[data-asked]")`)
	p.click(css(`table[data-roving] .claim`)) // and can be asked again
	p.untilTrue(`document.querySelector("#asked .why") && !document.querySelector("#asked .waiting")`)
}

// What is taken back before it was drawn is seen to be taken back: to Go nothing has
// changed then, but the control has.
func TestTakenBackBeforeItIsDrawn(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url(puzzlePath))
	p.settled()
	for _, c := range []struct{ control, change, holds string }{
		{`.facts [data-do="switch"]`, `c.click()`, `c.checked`},
		{`.facts select[data-do="set"]`, `const at = c.selectedIndex; c.selectedIndex = at ? 0 : 1; c.dispatchEvent(new Event("change", { bubbles: true }))`, `c.value`},
		{`tr[data-strategy]:not([data-chosen="true"]) input`, `c.click()`, `c.checked`},
	} {
		before := eval[string](p, `(() => {
			const c = document.querySelector(`+quote(c.control)+`), before = String(`+c.holds+`);
			c.focus();
			`+c.change+`;
			if (before === String(`+c.holds+`)) throw new Error("nothing was changed");
			c.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }));
			return before;
		})()`)
		p.untilTrue(`(() => { const c = document.querySelector(` + quote(c.control) + `); return String(` + c.holds + `) === ` + quote(before) + ` })()`)
		p.untilTrue(`document.querySelector(".facts .status").textContent === "as in the original"`)
		p.settled()
	}
}

// Further reasons are told where the button was that asked for them, and the focus
// goes there; the answer stays where it is beside what was pressed.
func TestFurtherReasonsComeWhereTheFocusIs(t *testing.T) {
	t.Parallel()
	s := home
	for _, width := range []int64{1280, 390} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := regular(t)
			p.do(chromedp.EmulateViewport(width, 844))
			p.open(s.url("p/phone-number/"))
			p.settled()
			p.asks(eval[int](p, `[...document.querySelectorAll(".claim")].findIndex((c) => c.closest(".findings"))`), true)
			const place = `(() => { const b = document.querySelector("#asked .why").getBoundingClientRect(); return document.querySelector("#asked .why").dataset.growth === "up" ? b.bottom + scrollY : b.top + scrollY })()`
			before := eval[float64](p, place)
			p.focus(css(`#asked [data-do="others"]`))
			p.enter()
			p.untilTrue(`document.querySelector("#asked .others") && !document.querySelector("#asked :is(button[data-do=others], .waiting)")`)
			p.focused("#asked .others")
			p.untilTrue(`(() => {
				const told = document.querySelector("#asked .others").getBoundingClientRect(), panel = document.querySelector("#asked .why").getBoundingClientRect();
				return told.top >= panel.top && told.top < panel.bottom - 10 && told.top < innerHeight;
			})()`)
			if after := eval[float64](p, place); after < before-1 || after > before+1 {
				t.Errorf("the answer was at %v and is at %v", before, after)
			}
			// So it is with the reason of a contradiction.
			p.open(s.url(puzzlePath))
			p.settled()
			p.focus(css(`.findings [data-do="others"]`))
			p.enter()
			p.untilTrue(`!document.querySelector(".findings :is(button[data-do=others], .waiting)")`)
			p.focused(".others")
		})
	}
}

// The reason of a contradiction stays while another question is asked.
func TestTheVerdictsOwnReasonStays(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.settled()
	own := css(`.findings > .of-facts > [aria-live] > .why`)
	before := p.text(own)
	p.asks(0, true)
	if got := on[string](p, own, `function() { return this.textContent }`); !strings.Contains(got, "These 9 facts are enough") {
		t.Errorf("the reason of the verdict became %q", got)
	}
	p.place("answer") // elsewhere than what was asked about
	p.untilTrue(`!document.querySelector("#asked .why")`)
	if got := p.text(own); got != before {
		t.Errorf("afterwards the reason of the verdict is %q", got)
	}
}

// An experiment about searching lands at the table of strategies, which marks the
// row; it counts as a change, and “Back to the original” takes it back.
func TestExperimentsLandAtWhatTheySpeakOf(t *testing.T) {
	t.Parallel()
	s := home
	for _, width := range []int64{1280, 390} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := regular(t)
			p.do(chromedp.EmulateViewport(width, 844))
			p.open(s.url(puzzlePath))
			p.settled()
			inSight := func(selector string) {
				t.Helper()
				p.untilTrue(`(() => { const b = document.querySelector(` + quote(selector) + `)?.getBoundingClientRect(); return b && b.top >= -1 && b.top < innerHeight / 2 })()`)
			}
			p.focus(css(`[data-experiment="E1.2"] button`))
			p.enter()
			inSight(".notice")
			p.focused(".notice")
			p.settled()
			inSight(".notice")
			inSight(".search")
			p.wait(css(`tr[data-strategy][data-differs]`))
			p.wait(css(`[data-ordering][data-differs]`))
			if got := p.text(css(".facts .status")); got != "changed (2)" { // a way and an order
				t.Errorf("a strategy and an order are told as %q", got)
			}
			p.click(named("button", "Back to the original"))
			p.untilTrue(`document.querySelector(".facts .status").textContent === "as in the original"`)
			p.untilTrue(`!document.querySelector('[data-differs="1"]') && location.hash === ""`)

			// One about the facts lands at the facts.
			facts := eval[string](p, `(() => [...document.querySelectorAll("[data-experiment]")].map((e) => e.dataset.experiment).find((n) => !["E1.1", "E1.2", "E1.4", "E1.5"].includes(n)))()`)
			p.click(css(`[data-experiment=` + quote(facts) + `] button`))
			inSight(".notice")
			inSight(".line + .notices .notice")

			// So does the next one, and one after a change of one's own, and the same again.
			again := func(name string) {
				t.Helper()
				p.focus(css(`[data-experiment=` + quote(name) + `] button`))
				p.enter()
				p.focused(".notice")
				inSight(".notice")
				p.settled()
				inSight(".notice")
			}
			again("E1.2")
			again(facts)
			again(facts)
			p.click(named("button", "Back to the original"))
			p.untilTrue(`!document.querySelector(".notice")`)
			p.choose(dayOfFirst, "on Tuesday")
			p.untilTrue(`document.querySelector(".facts .status").textContent !== "as in the original"`)
			p.focus(css(`[data-experiment=` + quote(facts) + `] button`))
			p.enter()
			p.focused(".notice")
			inSight(".line + .notices .notice")
			if got := p.text(css(".notice")); !strings.Contains(got, "taken the place of your own changes") {
				t.Errorf("the notice says %q", got)
			}
		})
	}
}

// One that speaks of a picture below the answer lands right above that.
func TestExperimentsLandAtPictures(t *testing.T) {
	t.Parallel()
	type lands struct{ puzzle, experiment, view string }
	// By family, of one puzzle each. A preset's first ones are light: a slow machine, too, decides
	// them in the time that a search has.
	all := map[string][]lands{}
	for _, preset := range catalog.Presets() {
		if len(all[preset.Family]) > 0 {
			continue
		}
		for _, e := range preset.Experiments {
			if e.View != "" && len(all[preset.Family]) < 2 {
				all[preset.Family] = append(all[preset.Family], lands{preset.Name, e.Name, e.View})
			}
		}
	}
	if len(all) < 4 {
		t.Fatalf("only experiments of %d families speak of a picture", len(all))
	}
	s := home
	p := regular(t)
	p.open(s.url("how/"))
	for _, experiments := range all {
		p.size(1280, 844)
		p.goesOn(s.url("p/" + experiments[0].puzzle + "/"))
		for _, width := range []int64{1280, 390} {
			p.size(width, 844)
			for _, e := range experiments {
				// What is still worked out may move the button between a press and its end.
				on[chromedp.Void](p, css(`[data-experiment=`+quote(e.experiment)+`] button`), `function() { solvitur.reveal(this); this.click() }`)
				p.focused(".notice")
				p.untilTrue(`["one", "many", "none"].includes(document.querySelector("[data-verdict]").dataset.verdict)`)
				p.untilTrue(`(() => {
					const notice = document.querySelector(".notice").getBoundingClientRect();
					const picture = document.querySelector(".findings [data-view=` + e.view + `]").getBoundingClientRect();
					return notice.top >= -1 && picture.height > 0 && picture.top >= notice.bottom - 1 && picture.top < Math.min(notice.bottom + 120, innerHeight);
				})()`)
			}
		}
		// Put away, it is gone, whatever is still worked out and moves the button.
		on[chromedp.Void](p, named("button", "Dismiss"), `function() { this.click() }`)
		p.untilTrue(`!document.querySelector(".notice")`)
	}
}

// A strategy chosen by hand is a change, too.
func TestAStrategyIsAChange(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.settled()
	p.click(css(`tr[data-strategy]:not([data-chosen="true"]) input[type="radio"]`))
	p.untilTrue(`document.querySelector(".facts .status").textContent === "changed (1)"`)
	p.click(named("button", "Back to the original"))
	p.untilTrue(`document.querySelector(".facts .status").textContent === "as in the original"`)
}

// What a row is called says what it is, and does not change with other lists.
func TestRowsAreCalledByTheirNames(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/boxes-and-balls/"))
	p.verdict("one")
	p.wait(named("button", "Delete colour red"))
	first := named("checkbox", "On: condition 1")
	p.click(first)
	p.untilTrue(`!document.querySelector('[data-fact="conditions/0"] input').checked`)
	p.wait(first)

	p.open(s.url("p/broken-window/"))
	p.wait(named("button", "Delete fact 1"))
	p.click(css(`.menu-button:has([data-do="add"][data-path="statements"]) > button`))
	p.click(css(`.menu-list:not([hidden]) [data-path="statements"]`))
	p.wait(named("button", "Delete fact 1"))
	if got := p.text(css(`[data-fact="conditions/0"] .fact-number`)); got != "1" {
		t.Errorf("the first fact has the number %q", got)
	}
}
