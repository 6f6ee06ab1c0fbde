package browsertest

import (
	"fmt"
	"testing"

	"solvitur/web/host"
)

// lineInSight says whether the line of the verdict is in the window, and over all else.
const lineInSight = `(() => {
	const box = document.querySelector(".line #verdict").getBoundingClientRect();
	const top = document.elementFromPoint(box.x + 12, box.y + box.height / 2);
	return box.top >= -1 && box.bottom <= innerHeight + 1 && Boolean(top?.closest(".line"));
})()`

// A place that is opened before the page has come to rest is there at once; so is what changes
// while it is closed, once it has.
func TestWhatIsOutOfSightFollows(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.visit(s.url("p/zebra/?place=puzzle"))
	p.wait(css("main[data-ready]"))
	eval[any](p, `void document.querySelector('[data-to="search"]').click()`)
	p.untilTrue(`document.querySelectorAll(".place tr[data-strategy]").length > 2`)
	p.place("puzzle")
	p.untilTrue(`!document.querySelector("[data-lags]")`)
	eval[any](p, `void (window.before = document.querySelector("#answer").innerHTML)`)
	p.click(css(`[data-fact="clues/0"] input[type="checkbox"]`))
	p.verdict("many")
	p.untilTrue(`!document.querySelector("[data-lags]") && document.querySelector("#answer").innerHTML !== before`)
	p.place("answer")
	p.untilTrue(`document.querySelector("#answer .pager").checkVisibility()`)
}

// A page has four places; one is open, which its address names. The facts stay in
// sight on a wide page, and the line of the verdict on every one.
func TestPlaces(t *testing.T) {
	t.Parallel()
	s := home
	for _, width := range []int64{1280, 390} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := regular(t)
			p.size(width, 844)
			p.open(s.url("p/zebra/?place=search"))
			p.verdict("one")
			for _, place := range []string{"", "puzzle", "answer", "explore", "search"} {
				if place != "" {
					p.place(place)
				} else {
					place = "search"
				}
				p.untilTrue(`new URLSearchParams(location.search).get("place") === ` + quote(place))
				shown := eval[[]string](p, `[...document.querySelectorAll(".place")].filter((e) => e.checkVisibility()).map((e) => e.dataset.in)`)
				if len(shown) != 1 || shown[0] != place {
					t.Errorf("%q is open, and %q is shown", place, shown)
				}
				if got := eval[string](p, `[...document.querySelectorAll('[data-to][aria-current="true"]')].map((e) => e.dataset.to).join()`); got != place {
					t.Errorf("%q is open, and %q is marked", place, got)
				}
				facts := eval[bool](p, `document.querySelector("#facts").checkVisibility()`)
				if want := width > 1000 || place == "puzzle"; facts != want {
					t.Errorf("%s: the facts are in sight: %v, want %v", place, facts, want)
				}
				eval[any](p, `void scrollTo(0, document.body.scrollHeight)`)
				p.untilTrue(lineInSight)
			}
			p.reload()
			p.untilTrue(`document.querySelector(".search").checkVisibility()`)
			p.settled()
			// A change shows in the line at once, and it says what has become of the answer.
			p.place("puzzle")
			p.click(css(`[data-fact="remarks/0"] input[type="checkbox"], [data-fact="clues/0"] input[type="checkbox"]`))
			p.verdict("many")
			p.untilTrue(lineInSight + ` && document.querySelector(".became").textContent.startsWith("was one, now ")`)
			p.click(css(`[data-do="undo"]`))
			p.verdict("one")
			p.untilTrue(`/, now one$/.test(document.querySelector(".became").textContent)`)
			if got := eval[float64](p, `document.documentElement.scrollWidth - innerWidth`); got > 0 {
				t.Errorf("the page is %g px wider than the window", got)
			}
		})
	}
}

// Whoever looks at another place finds the one that was left where it was; who presses the place that
// is open goes to its beginning.
func TestAPlaceIsFoundWhereItWasLeft(t *testing.T) {
	t.Parallel()
	p := regular(t)
	to := func(place string) { eval[any](p, `void document.querySelector('[data-to="`+place+`"]').click()`) } // nothing is scrolled for it
	for _, width := range []int64{1280, 390} {
		p.size(width, 844)
		p.open(home.url("p/zebra/?place=puzzle"))
		p.verdict("one")
		was := eval[float64](p, `(scrollTo({ top: 150, behavior: "instant" }), scrollY)`)
		to("answer")
		if got := eval[float64](p, `document.querySelector("#answer").getBoundingClientRect().top`); got < 0 {
			t.Errorf("at %d px another place is %g px above its beginning", width, -got)
		}
		to("puzzle")
		if got := eval[float64](p, `scrollY`); got != was || was == 0 {
			t.Errorf("at %d px the place was left at %g px, and is at %g", width, was, got)
		}
		to("puzzle")
		if got := eval[float64](p, `scrollY`); width < 1000 && got != 0 {
			t.Errorf("at %d px the beginning is at %g px", width, got)
		}
	}
	// Of another page no place has been left yet.
	to("answer")
	eval[any](p, `void scrollTo({ top: 300, behavior: "instant" })`)
	p.goesOn(home.url("p/sudoku/?place=puzzle"))
	to("answer")
	if got := eval[float64](p, `scrollY`); got != 0 {
		t.Errorf("a place of another page begins at %g px", got)
	}
}

// A puzzle that is to be solved is no longer than two screens, or four on a phone, before
// somebody opens a fold: not the longest ones either.
func TestNoPuzzleIsLong(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("how/"))
	for _, puzzle := range []string{"don-carlos", "fifteen-schoolgirls", "jealous-husbands", "kangaroo", "night-train", "nine-lamps", "royal-parade", "seven-cubes", "zebra"} {
		p.size(1280, 900)
		p.goesOn(s.url("p/" + puzzle + "/?answer=veiled&place=puzzle"))
		p.wait(css(".trial-more"))
		for _, screen := range []struct{ width, height, most int64 }{{1280, 900, 2}, {390, 844, 4}} {
			p.size(screen.width, screen.height)
			p.untilTrue(fmt.Sprintf(`innerWidth === %d`, screen.width))
			if screens := eval[float64](p, `document.documentElement.scrollHeight / innerHeight`); screens > float64(screen.most) {
				t.Errorf("%s at %d: %.2f screens, want %d at most", puzzle, screen.width, screens, screen.most)
			}
		}
	}
}

// Answers and their reasons are no longer than that either, nor are facts beside an answer
// that is in sight, nor ways of searching: those that were the longest.
func TestNoAnswerIsLong(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("how/"))
	for _, puzzle := range []string{"blind-robot", "desert-circuit", "grandfathers-mistake", "jealous-boyfriend", "kangaroo", "most-colourful", "nine-cards", "noisy-ghosts", "wild-west"} {
		p.size(1280, 900)
		p.goesOn(s.url("p/" + puzzle + "/?answer=shown&place=answer"))
		p.settled()
		for _, screen := range []struct {
			width, height, most int64
			place               string
		}{{1280, 900, 2, "answer"}, {1280, 900, 2, "search"}, {390, 844, 4, "puzzle"}} {
			p.size(screen.width, screen.height)
			p.place(screen.place)
			p.untilTrue(fmt.Sprintf(`innerWidth === %d && !document.querySelector("[data-lags]")`, screen.width))
			if screens := eval[float64](p, `document.documentElement.scrollHeight / innerHeight`); screens > float64(screen.most) {
				t.Errorf("%s, %s at %d: %.2f screens, want %d at most", puzzle, screen.place, screen.width, screens, screen.most)
			}
		}
	}
}

// With a text twice as large nothing of the line and the places is cut off on a phone.
func TestALargeTextCutsNothingOff(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.size(390, 844)
	p.visit(s.url("p/three-gods/?answer=veiled&place=puzzle"))
	p.wait(css("main[data-ready]"))
	eval[any](p, `void (document.documentElement.style.fontSize = "200%")`)
	p.untilTrue(`getComputedStyle(document.documentElement).fontSize === "32px"`)
	const outside = `[...document.querySelectorAll(".line *")].filter((e) => e.checkVisibility() && e.textContent.trim() && !e.matches(".status") && (e.getBoundingClientRect().left < 0 || e.getBoundingClientRect().right > innerWidth + 1)).map((e) => e.textContent)`
	if cut := eval[[]string](p, outside); len(cut) > 0 {
		t.Errorf("these are cut off: %q", cut)
	}
	if width := eval[float64](p, `document.querySelector(".line .verdict-text").getBoundingClientRect().width`); width < 100 {
		t.Errorf("the words of the verdict have %g pixels", width)
	}
}

// Where a wide board is scrolled, the names of its rows and columns stay in sight.
func TestTheNamesOfRowsStay(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.size(390, 844)
	p.visit(s.url("p/zebra/?answer=veiled&place=puzzle"))
	p.wait(css("main[data-ready] .trial .within-reach"))
	const left = `document.querySelector(".trial .stub").getBoundingClientRect().left`
	before := eval[float64](p, left)
	if moved := eval[float64](p, `(() => { const d = document.querySelector(".trial .picture-drawing"); d.scrollLeft = 1000; return d.scrollLeft })()`); moved < 50 {
		t.Fatalf("the board is scrolled by %g pixels only", moved)
	}
	p.untilTrue(fmt.Sprintf(`Math.abs(%s - %g) < 2`, left, before))
	for _, name := range []string{"Spaniard", "zebra"} {
		if !eval[bool](p, `[...document.querySelectorAll(".trial .stub text")].some((name) => {
			const box = name.getBoundingClientRect();
			return name.textContent === `+quote(name)+` && box.left >= 0 && box.right <= innerWidth / 2;
		})`) {
			t.Errorf("the name %s is out of sight", name)
		}
	}
	const top = `document.querySelector(".trial .heads").getBoundingClientRect().top - document.querySelector(".trial .picture-drawing").getBoundingClientRect().top`
	if moved := eval[float64](p, `(() => { const d = document.querySelector(".trial .picture-drawing"); d.scrollTop = 1000; return d.scrollTop })()`); moved < 50 {
		t.Fatalf("the board is scrolled down by %g pixels only", moved)
	}
	p.untilTrue(top + ` < 2 && ` + top + ` > -2`)
}

// A link to a part of the page opens the place in which it stands, by keys too.
func TestALinkOpensThePlaceOfItsPart(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.size(390, 844)
	p.open(s.url(puzzlePath + "?place=explore"))
	p.focus(css(`a.skip[href="#facts"]`))
	p.press("\r")
	p.untilTrue(`document.activeElement.id === "facts" && document.querySelector("#facts").checkVisibility()`)
	p.focus(css(`[data-to="search"]`))
	p.press("\r")
	p.untilTrue(`document.querySelector(".search").checkVisibility() && document.activeElement.dataset.to === "search"`)
}

// In a frame that grows with its content, nothing scrolls but the page around it: the
// line goes where it can be seen.
func TestTheLineIsInSightInAFrameThatGrows(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{AnyOrigin: true})
	p := newPage(t)
	p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><script src="%sembed.js"></script>
		<div><solvitur-puzzle puzzle="zebra" title="A puzzle" answer="shown" place="puzzle"></solvitur-puzzle></div>
		<p style="height: 2000px">More.</p>`, s.url(""))))
	f := p.inside("iframe", "embed/zebra")
	f.wait(css("main[data-ready]"))
	f.verdict("one")
	for _, width := range []int{1200, 390} {
		p.narrows(f, width)
		p.untilTrue(`document.querySelector("iframe").offsetHeight > 1200`)
		for _, far := range []int{0, 500, 900} {
			eval[any](p, fmt.Sprintf(`void scrollTo(0, %d)`, far))
			frame := eval[[2]float64](p, `(() => { const { top } = document.querySelector("iframe").getBoundingClientRect(); return [-top, innerHeight - top] })()`)
			f.untilTrue(fmt.Sprintf(`(() => {
				const { top, bottom } = document.querySelector(".line #verdict").getBoundingClientRect();
				return top >= %g && bottom <= %g;
			})()`, frame[0]-2, frame[1]+2))
			if far == 500 && width == 1200 { // beside the facts that are read stands the board
				f.untilTrue(fmt.Sprintf(`document.querySelector("#board").getBoundingClientRect().top >= %g`, frame[0]))
				f.untilTrue(`document.querySelector(".places").getBoundingClientRect().bottom + 2 >= document.querySelector("#board").getBoundingClientRect().bottom`)
			}
		}
	}
}

// Back goes from place to place, and leaves the facts as they are now; what is no step
// between places brings the facts of its address.
func TestBackGoesFromPlaceToPlace(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath + "?place=puzzle"))
	p.verdict(contradiction)
	p.place("search")
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(`location.hash.length > 1`)
	p.place("explore")
	at := func(place, verdict, day string) {
		t.Helper()
		p.untilTrue(`document.documentElement.dataset.place === ` + quote(place) + ` && new URLSearchParams(location.search).get("place") === ` + quote(place))
		p.verdict(verdict)
		p.untilTrue(`document.querySelector("select[aria-label=\"day, remark 1\"]").value === ` + quote(day))
		p.untilTrue(fmt.Sprintf(`(location.hash !== "") === %v`, day == "Tuesday"))
	}
	for _, place := range []string{"search", "puzzle"} {
		p.goes(-1)
		at(place, several, "Tuesday")
	}
	p.goes(1)
	at("search", several, "Tuesday")
	p.reload()
	p.goes(-1)
	at("puzzle", several, "Tuesday")

	p.click(css(`[data-do="reset"]`))
	p.verdict(contradiction)
	p.place("answer")
	p.goes(-1)
	at("puzzle", contradiction, "Monday")
}
