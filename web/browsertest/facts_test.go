package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// size gives the page's window a size. Until the next page is loaded, it has no mouse.
func (p *page) size(width, height int64) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(width, height))
}

// resize gives it a size as well, and leaves the mouse to the page that stands.
func (p *page) resize(width, height int64) {
	p.t.Helper()
	call(p, emulation.SetDeviceMetricsOverride.Method, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: height, DeviceScaleFactor: 1})
}

// While a fault stands in the facts, all that is left of the answer is that of
// the facts before: it says so once, and every picture and reason is grey.
func TestStaleAnswerIsMutedAsAWhole(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	p.wait(css(".answer .why"))
	colour := func(selector string) string {
		return on[string](p, css(selector), `function() { return getComputedStyle(this).color }`)
	}
	soft := colour(".line .status")
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.wait(css(`.solutions td[data-role="answer"], .solutions [data-role="deduced"]`))

	p.fill(named("textbox", "day 2"), "Monday")
	p.press("\r")
	p.verdict("stale")
	p.place("answer")
	for _, selector := range []string{".verdict-text"} {
		if got := on[string](p, css(selector), `function() { return this.textContent }`); strings.Count(got, "for the facts before") != 1 {
			t.Errorf("%s reads %q", selector, got)
		}
	}
	// The name that is taken, and the remark about the day that had the other.
	p.until("the number of faults alone", func() bool { return strings.HasSuffix(p.text(css(".line .status")), " faults in the facts") })
	if got := eval[[]string](p, `[...new Set([...document.querySelectorAll(".findings [data-role]:not(svg *), .findings p, .findings .claim-line")]
		.filter((e) => e.checkVisibility()).map((e) => getComputedStyle(e).color))]`); len(got) != 1 || got[0] != soft {
		t.Errorf("the answer before shows in the colours %q, and grey is %q", got, soft)
	}
}

// A variant says that the story is the original's, and nothing moves for it.
func TestVariantSaysThatTheStoryIsTheOriginals(t *testing.T) {
	t.Parallel()
	s := home
	for _, width := range []int64{1280, 390} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := regular(t)
			p.size(width, 900)
			p.open(s.url(puzzlePath))
			p.verdict(contradiction)
			note := css(".variant-note")
			if got := p.text(note); got != "" {
				t.Errorf("the original says %q", got)
			}
			room := func() float64 {
				return on[float64](p, note, `function() { return this.getBoundingClientRect().height }`)
			}
			before := room()
			says := func(n int) {
				t.Helper()
				want := fmt.Sprintf("The story is the original’s; the facts below are changed (%d).", n)
				p.until(want, func() bool { return p.text(note) == want })
			}
			p.choose(dayOfFirst, "Tuesday")
			says(1)
			p.click(css(`[data-fact="remarks/2"] input[type="checkbox"]`))
			says(2)
			if after := room(); after != before {
				t.Errorf("the note takes %g px, and took %g", after, before)
			}
			if !on[bool](p, note, `function() { return this.checkVisibility() && this.getBoundingClientRect().height > 10 }`) {
				t.Error("the note cannot be seen")
			}
		})
	}
}

// What somebody said of a fact goes when the fact is changed.
func TestNotesGoWithTheirFacts(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/phone-number/"))
	note := css(`[data-fact="conditions/0"] .fact-note textarea`)
	p.holds(note, "the second half is four times the first")
	times := css(`[data-path="conditions/0/times"]`)
	p.fill(times, "5")
	p.holds(note, "")
	p.fill(times, "4")
	p.holds(note, "the second half is four times the first")
}

// What the editors of the facts show is not drawn a second time.
func TestFactsAreDrawnOnce(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	for path, drawn := range map[string]string{"p/koenigsberg-bridges/": `.map-picture`, "p/sudoku/": `.cells`} {
		p.open(s.url(path))
		p.wait(css(drawn))
		if p.has(css(".given:not([hidden])")) {
			t.Errorf("%s draws the facts twice", path)
		}
	}
}

// A walk shows its order at each bridge, and each bridge lies where it lies on
// the map of the facts.
func TestWalkShowsItsOrder(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/koenigsberg-bridges/"))
	p.verdict("none")
	p.click(css(`[data-fact="map/links/6"] input[type="checkbox"]`))
	p.verdict("many")
	orders := `[...document.querySelectorAll('[data-view="walk"] .edge-order')].map((g) => Number(g.textContent))`
	p.untilTrue(orders + `.length === 6`)
	got := eval[[]int](p, orders+`.sort()`)
	if fmt.Sprint(got) != "[1 2 3 4 5 6]" {
		t.Errorf("the steps at the bridges are %v", got)
	}
	lines := func(selector string) string {
		return fmt.Sprintf(`[...document.querySelectorAll('%s path.edge')].map((e) => e.getAttribute("d")).join()`, selector)
	}
	if !eval[bool](p, lines(".map-picture")+" === "+lines(`[data-view="walk"]`)) {
		t.Error("the bridges bend to other sides than on the map of the facts")
	}
	// At the beginning nothing is walked yet.
	p.click(css(`[data-view="walk"] [aria-label="To the beginning"]`))
	p.untilTrue(orders + `.length === 0`)
	p.click(css(`[data-view="walk"] [aria-label="One step forward"]`))
	p.click(css(`[data-view="walk"] [aria-label="One step forward"]`))
	p.untilTrue(orders + `.join() === "1"`)
}

// A long replay can be walked through by its choices and dead ends, with buttons
// and with keys.
func TestReplayLeapsToChoicesAndDeadEnds(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	p.click(named("button", "Replay: Step by step"))
	role := func(want string) {
		t.Helper()
		p.untilTrue(fmt.Sprintf(`document.querySelector(".replay .player-caption")?.dataset.role === %q`, want))
	}
	at := func() int {
		return eval[int](p, `Number(document.querySelector(".replay .player-count").textContent.split(" ")[0])`)
	}
	p.click(named("button", "Next dead end (D)"))
	role("conflict")
	first := at()
	p.press("d")
	p.until("the next dead end", func() bool { return at() > first })
	role("conflict")
	p.click(named("button", "Previous dead end (S)"))
	p.until("the first dead end again", func() bool { return at() == first })
	p.press("c")
	role("guess")
	choice := at()
	p.press("s")
	p.until("the dead end before that choice", func() bool { return at() < choice })
	role("conflict")
	if at() < first || choice <= first {
		t.Errorf("from the dead end at %d to the choice at %d and back to %d", first, choice, at())
	}
	if eval[string](p, `document.querySelector(".replay").innerText`) == "" || !p.has(css(".leap-count")) {
		t.Error("the choices and dead ends are not counted")
	}
	// Elsewhere the letters are nobody's.
	on[chromedp.Void](p, css("main"), `function() { this.focus() }`)
	last := at()
	p.press("d")
	if at() != last {
		t.Error("a letter outside the replay moves it")
	}
}

// A browser that translates a page puts elements of its own in the place of texts. What is so
// after an edit is told all the same.
func TestATranslatedPageTellsWhatIsSo(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	status := `document.querySelector(".facts .status").textContent`
	p.untilTrue(status + ` === "as in the original"`)
	eval[any](p, `(() => {
		const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
		const all = [];
		while (texts.nextNode()) if (texts.currentNode.nodeValue.trim()) all.push(texts.currentNode);
		for (const text of all) {
			const font = document.createElement("font");
			font.append(text.nodeValue.toUpperCase());
			text.replaceWith(font);
		}
	})()`)
	p.untilTrue(status + ` === "AS IN THE ORIGINAL"`)
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(status + ` === "changed (1)"`)
	p.untilTrue(`!document.querySelector(".verdict-whole").textContent.toUpperCase().includes("CONTRADICT")`)
}

// What a name that is taken away leaves amiss is told above the names: the next one that may be taken away
// stays where the first one was.
func TestTakingAwayStaysInSight(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.size(1280, 844)
	p.visit(s.url("p/horse-race/?answer=veiled&place=puzzle"))
	p.wait(css("main[data-ready] .trial-head"))
	const away = `document.querySelector('[data-do="remove"][data-path="runners/0"]')`
	top := eval[float64](p, `(() => { const away = `+away+`; away.scrollIntoView({ block: "center", behavior: "instant" }); away.focus(); return away.getBoundingClientRect().top })()`)
	p.enter()
	p.untilTrue(`[...document.querySelectorAll(".facts .field-error")].filter((e) => e.innerText.trim()).length > 1`)
	p.untilTrue(fmt.Sprintf(`document.activeElement === %s && Math.abs(%s.getBoundingClientRect().top - %g) < 4`, away, away, top))
}

// On a phone the names are the last thing on the page, which then is too short to be scrolled by as much.
func TestTakingAwayAtTheEndOfThePage(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.visit(s.url("p/horse-race/?answer=veiled&place=puzzle"))
	p.wait(css("main[data-ready] .trial-head"))
	const away = `document.querySelector('[data-do="remove"][data-path="runners/0"]')`
	top := eval[float64](p, `(() => { const away = `+away+`; away.scrollIntoView({ block: "center", behavior: "instant" }); return away.getBoundingClientRect().top })()`)
	p.click(css(`[data-do="remove"][data-path="runners/0"]`))
	p.untilTrue(`[...document.querySelectorAll(".facts .field-error")].filter((e) => e.innerText.trim()).length > 1`)
	p.untilTrue(fmt.Sprintf(`document.activeElement === %s && Math.abs(%s.getBoundingClientRect().top - %g) < 4`, away, away, top))
	p.click(css(`[data-do="undo"]`))
	p.untilTrue(`!document.querySelector(".facts").style.minHeight`)
}
