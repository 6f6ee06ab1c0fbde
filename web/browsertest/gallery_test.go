package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"solvitur/web/host"
)

// Of the puzzles of Márkusz and Márkus these have no answer (PUZZLES.md): a story that
// contradicts itself, a walk over seven bridges, Euler's officers, Sperner's triangle.
const withoutAnswer = "jealous-boyfriend koenigsberg-bridges royal-parade triangle-colouring"

// shows waits until the gallery shows these puzzles, says how many they are, and shows no
// kind without any.
func (p *page) shows(names string) {
	p.t.Helper()
	want := strings.Fields(names)
	p.until(names, func() bool {
		got := eval[[]string](p, `[...document.querySelectorAll(".card a:has(h3)")].filter((a) => a.checkVisibility()).map((a) => a.pathname.split("/").at(-2)).sort()`)
		said := "Nothing fits."
		if len(want) > 0 {
			said = fmt.Sprintf("%d of ", len(want))
		}
		return slices.Equal(got, want) && strings.HasPrefix(p.text(css(".chooser [role=status]")), said)
	})
	if n := eval[int](p, `[...document.querySelectorAll(".shelf")].filter((s) => s.checkVisibility() && ![...s.querySelectorAll(".card")].some((c) => c.checkVisibility())).length`); n > 0 {
		p.t.Errorf("%d kinds stand there without a puzzle", n)
	}
}

// showsAll waits until the gallery shows all puzzles.
func (p *page) showsAll() {
	p.t.Helper()
	p.untilTrue(`[...document.querySelectorAll(".card")].every((c) => c.checkVisibility()) && document.querySelector(".chooser [role=status]").innerText === document.querySelectorAll(".card").length + " puzzles"`)
}

// Puzzles are found by words and by what they are. The address says what is looked for:
// it can be sent to others, and gone back from.
func TestPuzzlesAreChosen(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t)
	p.open(s.url(""))
	p.showsAll()
	search, answers, source := named("searchbox", "Search"), named("combobox", "Answers"), named("combobox", "Source")
	p.fill(search, "BRIDGES konigs")
	p.shows("koenigsberg-bridges")
	eval[any](p, `document.querySelector(".chooser input").select()`)
	p.press(kb.Backspace)
	p.showsAll()
	p.untilTrue(`location.hash === ""`)
	p.choose(answers, "none")
	p.choose(source, "mm")
	p.shows(withoutAnswer)
	link := eval[string](p, `location.href`)

	q := newPage(t)
	q.open(link + "&kind=no-such")
	q.shows(withoutAnswer)
	q.wait(css(".chooser-unread:not([hidden])"))
	if got, want := q.text(css(".chooser-unread")), "The address also asks for “kind=no-such”, which is not known here: it was left out."; got != want {
		t.Errorf("of a filter that is not known the page says %q, want %q", got, want)
	}
	q.axe()
	q.fill(search, "walk")
	q.shows("koenigsberg-bridges")
	q.untilTrue(`document.querySelector(".chooser-unread[hidden]")`)
	q.click(css(".card:not([hidden]) a"))
	q.wait(css("main.puzzle[data-ready]"))
	q.goes(-1)
	q.wait(css("main.gallery[data-ready]"))
	q.shows("koenigsberg-bridges")
	if got := eval[string](q, `document.querySelector(".chooser input").value`); got != "walk" {
		t.Errorf("back from the puzzle, the box holds %q", got)
	}

	p.goes(-1)
	p.untilTrue(`location.hash === "#answer=none" && document.querySelector(".chooser label:nth-child(2) select").value === "any" && document.querySelector(".chooser label:nth-child(4) select").value === "none"`)
	p.untilTrue(`[...document.querySelectorAll(".card")].filter((c) => c.checkVisibility()).length > 4`)
	p.fill(search, "no such thing")
	p.shows("")
	p.axe()
	p.click(named("button", "Clear search and filters"))
	p.showsAll()
	p.focused(".chooser input")
	p.untilTrue(`location.hash === "" && document.querySelector(".chooser input").value === "" && [...document.querySelectorAll(".chooser select")].every((s) => s.selectedIndex === 0)`)
	p.click(css(`.masthead nav a[href$="/path/"]`))
	p.showsAll()

	// What no card knows is left out.
	p.open(s.url("#kind=nothing&answer=perhaps&level&1.abc"))
	p.showsAll()
}

// All of it by keyboard alone; on a phone the filters fold.
func TestPuzzlesAreChosenByKeys(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.size(390, 844)
	p.open(s.url(""))
	if eval[bool](p, `document.querySelector(".filters").checkVisibility()`) {
		t.Error("the filters are not folded")
	}
	p.focus(css(".begin a"))
	p.press(kb.Tab)
	p.focused(`input[type="search"]`)
	p.press("marku")
	p.untilTrue(`location.hash === "#find=marku"`)
	p.press(kb.Tab)
	p.focused(".chooser-fold[aria-expanded=false]")
	p.space()
	p.focused(".chooser-fold[aria-expanded=true]")
	p.axe()
	for range 4 {
		p.press(kb.Tab)
	}
	p.focused(".chooser label:nth-child(4) select")
	for range 3 { // exactly one, several, none
		p.press(kb.ArrowDown)
	}
	p.shows(withoutAnswer)
	p.focused(".chooser label:nth-child(4) select")
	if got := p.text(css(".chooser-fold")); got != "Filters (1)" {
		t.Errorf("folded, the filters would read %q", got)
	}
	p.press(kb.Tab)
	p.press(kb.Tab)
	p.enter() // clears
	p.showsAll()
	p.focused(`input[type="search"]`)
}

// Without its program the page is the plain list, and nothing in it can be pressed that
// would do nothing.
func TestGalleryWithoutScripts(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.disableScripts()
	p.visit(s.url("#find=zebra"))
	if got := on[bool](p, css("main"), `function() { return [...this.querySelectorAll(".card")].length > 50 && [...this.querySelectorAll(".card")].every((c) => c.checkVisibility()) }`); !got {
		t.Error("not all puzzles are there")
	}
	if got := on[int](p, css("main"), `function() { return this.querySelectorAll("input:enabled, select:enabled, button:enabled").length }`); got > 0 {
		t.Errorf("%d controls do nothing", got)
	}
	if got := p.text(css(".begin")); !strings.Contains(got, "The jealous boyfriend (easy: ") {
		t.Errorf("one begins so: %q", got)
	}
	p.visit(s.url("source/mm/"))
	if got := p.text(css("main")); !strings.Contains(got, "MTA SZTAKI") || !strings.Contains(got, "Three gods in a row") || !strings.Contains(got, "appendix C, 1") {
		t.Errorf("the page of the source reads %q", got)
	}
}

// What was solved is marked, on this device, and one goes on with what was not.
func TestSolvedPuzzlesAreMarked(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.open(s.url(""))
	begin := func(words string) {
		t.Helper()
		p.untilTrue(`document.querySelector(".begin").innerText.startsWith(` + quote(words) + `)`)
	}
	marked := func(want ...string) {
		t.Helper()
		p.untilTrue(`[...document.querySelectorAll(".card:has(.solved) a:has(h3)")].map((a) => a.pathname.split("/").at(-2)).join(" ") === ` + quote(strings.Join(want, " ")))
	}
	begin("Begin with The jealous boyfriend")
	marked()
	for _, garbage := range []string{`nonsense`, `{"zebra":1}`, `"zebra"`, `null`, `[1,null,"<b>","../x",["zebra"]]`} {
		eval[any](p, `localStorage.setItem("solvitur.solved", `+quote(garbage)+`)`)
		if got := eval[int](p, `solvitur.solved().length`); got != 0 {
			t.Errorf("%s: %d puzzles are solved", garbage, got)
		}
	}
	eval[any](p, `solvitur.markSolved("zebra"), solvitur.markSolved("jealous-boyfriend"), solvitur.markSolved("zebra"), solvitur.markSolved("<b>"), solvitur.markSolved()`)
	if got := eval[string](p, `solvitur.solved().join(" ")`); got != "zebra jealous-boyfriend" {
		t.Errorf("solved are %q", got)
	}
	p.reload()
	marked("jealous-boyfriend", "zebra")
	begin("Try next: ")
	if p.text(css(".begin a")) == "The jealous boyfriend" {
		t.Error("one is to go on with what is solved")
	}
	p.axe()
	p.choose(named("combobox", "Solved"), "solved")
	p.shows("jealous-boyfriend zebra")
	p.open(s.url("source/mm/"))
	marked("jealous-boyfriend")

	// It is no list for ever, and not there at all where the browser keeps nothing.
	if got := eval[int](p, `(() => { for (let i = 0; i < 1100; i++) solvitur.markSolved("p" + i); return JSON.parse(localStorage.getItem("solvitur.solved")).length; })()`); got != 1000 {
		t.Errorf("%d names are kept", got)
	}
	q := newPage(t)
	q.refuseStorage()
	q.open(s.url(""))
	if got := eval[string](q, `(solvitur.markSolved("zebra"), solvitur.solved().join())`); got != "zebra" {
		t.Errorf("without storage %q is solved on this page", got)
	}
}

// Each source has a page, with its puzzles in its own order, to which they all lead.
func TestSources(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t)
	p.open(s.url("p/zebra/"))
	eval[any](p, `void (window.here = true)`)
	titles := func(heading string, want ...string) {
		t.Helper()
		p.untilTrue(`document.querySelector("main.source-page[data-ready] h1")?.innerText === ` + quote(heading))
		got := eval[[]string](p, `[...document.querySelectorAll(".card h3")].map((e) => e.innerText)`)
		if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
			t.Errorf("%s has %q, want first %q", heading, got, want)
		}
	}
	p.click(css(`.source a[href$="/source/pp/"]`))
	titles("The Power of Prolog")
	p.click(css(`.sources a[href$="/source/mm/"]`))
	titles("Márkusz and Márkus 1988", "The jealous boyfriend", "The telephone number", "Three gods in a row", "The desert circuit", "The bridges of Königsberg")
	if got := p.text(css(".sources a[aria-current]")); got != "Márkusz and Márkus 1988" {
		t.Errorf("one is said to be at %q", got)
	}
	p.goes(-1)
	titles("The Power of Prolog")
	p.click(css(".card a"))
	p.wait(css("main.puzzle[data-ready]"))
	if !eval[bool](p, `window.here`) {
		t.Error("the page was loaded anew: this test sees nothing")
	}
	p.allow(`status of 404|manifest.webmanifest`)
	p.visit(s.url("source/nobody/"))
	if got := p.text(css("main")); !strings.Contains(got, "no page") {
		t.Errorf("a source that is not there reads %q", got)
	}
}

// How hard a puzzle is is written beside it, and no more once its facts are others.
func TestHowHardItIs(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	if got := p.text(css(".kicker .grade")); !strings.HasPrefix(strings.TrimLeft(got, " ·"), "easy: 14 steps") {
		t.Errorf("it is %q", got)
	}
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(`!document.querySelector(".kicker .grade")?.checkVisibility()`)
}
