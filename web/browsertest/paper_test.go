package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// onPaper shows the page as it would be printed.
func (p *page) onPaper() {
	p.t.Helper()
	call(p, emulation.SetEmulatedMedia.Method, emulation.SetEmulatedMediaParams{Media: "print"})
	p.untilTrue(`matchMedia("print").matches`)
}

// shown gives the texts of all parts of the page that can be seen.
const shown = `[...document.querySelectorAll("main *")].filter((e) => e.checkVisibility() && e.children.length === 0).map((e) => e.textContent).join("\n")`

// On paper nobody presses anything.
func TestPaperGivesNoInstructions(t *testing.T) {
	t.Parallel()
	s := home
	for _, path := range []string{"p/sudoku/", "p/jigsaw-sudoku/", "p/koenigsberg-bridges/"} {
		p := regular(t)
		p.open(s.url(path))
		p.onPaper()
		if boxes := eval[int](p, `[...document.querySelectorAll("main :is(.veil-tools, .trial .help)")].filter((e) => e.checkVisibility()).length`); boxes > 0 {
			t.Errorf("%s on paper has %d parts that are only of use on a screen", path, boxes)
		}
		if eval[bool](p, `!!document.querySelector(".veil") && document.querySelector("#answer-title").checkVisibility()`) {
			t.Errorf("%s on paper has a title of an answer that is veiled", path)
		}
		for _, word := range []string{"Press", "press ", "Drag", "Arrow keys", "next", "previous"} {
			if got := eval[string](p, shown); strings.Contains(got, word) {
				t.Errorf("%s on paper says %q", path, word)
			}
		}
	}
}

// On paper a field that can be switched off says whether it is.
func TestPaperSaysWhatIsOff(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.onPaper()
	p.open(s.url("p/sudoku/"))
	says := func(want string) {
		t.Helper()
		p.untilTrue(`getComputedStyle(document.querySelector('[data-field="regions"] > .field-label > input + span'), "::after").content === ` + quote(quote(want)))
	}
	says(": on")
	eval[any](p, `void document.querySelector('[data-field="regions"] > .field-label > input').click()`)
	says(": off")
}

// A fact on paper is a sentence without gaps, and the paper says where the
// puzzle is to be found as it was printed.
func TestPaperReadsAndLeadsBack(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(`location.hash.startsWith("#1.")`)
	p.onPaper()
	read := `getComputedStyle(document.querySelector('[data-fact="remarks/0"] .fact-body'), "::before").content`
	p.until("the changed fact", func() bool { return strings.Contains(eval[string](p, read), "did not meet Kate on Tuesday") })
	if eval[bool](p, `[...document.querySelectorAll(".fact .sentence")].some((e) => e.checkVisibility())`) {
		t.Error("the gaps of the facts show on paper")
	}
	p.untilTrue(`document.querySelector(".print-address .qr")?.checkVisibility()`) // nobody types what is behind the #
	p.untilTrue(`document.querySelector(".print-address")?.textContent.includes(location.origin + location.pathname)`)
	p.untilTrue(`!document.querySelector(".print-address").textContent.includes("#")`)
	if eval[bool](p, `[...document.querySelectorAll("details.settings")].some((e) => e.checkVisibility())`) {
		t.Error("settings are printed")
	}
	if got := eval[string](p, `getComputedStyle(document.querySelector("[data-judged]")).breakAfter + " " + getComputedStyle(document.querySelector(".verdict")).breakInside`); got != "avoid avoid" {
		t.Errorf("the head of the answer may stand alone at the foot of a page: %s", got)
	}
}

// From each puzzle one can go on to the next, and back.
func TestNeighbours(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(""))
	names := eval[[]string](p, `[...document.querySelectorAll(".card a:has(h3)")].map((a) => a.pathname)`)
	p.open(s.url(puzzlePath))
	at := func(path string) {
		t.Helper()
		p.untilTrue(`location.pathname === ` + quote(path))
		p.wait(css("main.puzzle[data-ready]"))
	}
	p.click(css(`.neighbours a[rel="next"]`))
	at(names[1])
	p.click(css(`.neighbours a[rel="next"]`))
	at(names[2])
	p.click(css(`.neighbours a[rel="prev"]`))
	at(names[1])
	p.open(s.url("embed/jealous-boyfriend/"))
	if p.has(css(".neighbours")) {
		t.Error("an embedded puzzle leads away from itself")
	}
}

// A puzzle with a story of somebody's own says on paper, too, where it comes from.
func TestPaperCreditsWhatWasRetold(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url(puzzlePath))
	p.click(named("button", "Write your own story"))
	p.untilTrue(`document.activeElement.dataset.path === "title"`)
	p.press("Zoe's afternoons")
	p.untilTrue(`document.querySelector(".source").textContent.includes("was changed from")`)
	p.onPaper()
	p.untilTrue(`[...document.querySelectorAll(".source p")].find((e) => e.textContent.includes("was changed from")).checkVisibility()`)
	if eval[bool](p, `document.querySelector(".source .more-of").checkVisibility()`) {
		t.Error("a link to more puzzles is printed")
	}
}

// A sheet to be solved with a pencil tells nothing of the answer; the other one tells
// the argument, step by step.
func TestSheets(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/zebra/"))
	p.verdict("one")
	p.untilTrue(`document.querySelector('[data-argument="known"]')`)
	p.onPaper()
	for _, sheet := range []struct {
		button        string
		answer, steps bool
	}{{"Print the puzzle alone", false, false}, {"Print with answer and argument", true, true}} {
		eval[any](p, `void (window.print = () => { window.paper = `+shown+` })`)
		eval[any](p, `void [...document.querySelectorAll('[data-do="print"]')].find((b) => b.innerText === `+quote(sheet.button)+`).click()`)
		p.untilTrue(`window.paper`)
		paper := eval[string](p, `window.paper`)
		if got := strings.Contains(paper, "the Japanese goes with the zebra."); got != sheet.answer {
			t.Errorf("%s: the answer is on it: %v", sheet.button, got)
		}
		if got := strings.Count(paper, "so Kools is in house 1") > 0; got != sheet.steps {
			t.Errorf("%s: the argument is on it: %v", sheet.button, got)
		}
		if !strings.Contains(paper, "Who drinks water, and who owns the zebra?") {
			t.Errorf("%s lacks the question", sheet.button)
		}
		eval[any](p, `void delete window.paper`)
	}
}

// What is open is printed: of an argument all sentences, and not the step at which it stands.
func TestPaperHasTheArgumentThatIsOpen(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/three-gods/?answer=shown&place=answer"))
	p.untilTrue(`document.querySelector('[data-argument="known"] .argument-whole li')`)
	p.onPaper()
	for _, open := range []string{"true", "false"} {
		eval[any](p, `void (document.querySelector(".argument").open = `+open+`)`)
		p.untilTrue(`(document.querySelector(".argument-whole li").getBoundingClientRect().height > 0) === ` + open)
	}
	if eval[bool](p, `document.querySelector(".argument .replay-stage").checkVisibility()`) {
		t.Error("the step at which it stands is printed, too")
	}
}

// Some browsers return from print() before anything is printed: the page stays the sheet
// that was asked for until it is, or until somebody goes on.
func TestASheetLastsUntilItIsPrinted(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/zebra/"))
	p.verdict("one")
	p.untilTrue(`document.querySelector('[data-argument="known"]')`)
	for _, end := range []string{`dispatchEvent(new Event("afterprint"))`, `document.body.dispatchEvent(new Event("pointerdown", {bubbles: true}))`} {
		eval[any](p, `void (window.print = () => { setTimeout(() => { window.paper = document.documentElement.dataset.paper ?? "the page" }, 200) })`)
		eval[any](p, `void [...document.querySelectorAll('[data-do="print"]')].find((b) => b.innerText === "Print the puzzle alone").click()`)
		p.untilTrue(`window.paper`)
		if got := eval[string](p, `window.paper`); got != "puzzle" {
			t.Errorf("a moment after print() has returned, %s would be printed", got)
		}
		eval[any](p, `void `+end)
		if eval[bool](p, `"paper" in document.documentElement.dataset`) {
			t.Errorf("after %s the page is still a sheet", end)
		}
		eval[any](p, `void delete window.paper`)
	}
}
