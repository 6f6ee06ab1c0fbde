package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// enter presses Enter as a keyboard does.
func (p *page) enter() {
	p.t.Helper()
	p.key("Enter", "\r", 13)
}

// key presses a key as a keyboard does: where the page keeps it to itself, no
// text is written.
func (p *page) key(key, text string, code int, modifiers ...chromedp.Modifier) {
	p.t.Helper()
	held := 0
	for _, m := range modifiers {
		held |= int(m)
	}
	for _, kind := range []string{"keyDown", "keyUp"} {
		event := map[string]any{"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "modifiers": held}
		if kind == "keyDown" {
			event["text"] = text
		}
		call(p, "Input.dispatchKeyEvent", event)
	}
}

// A statement is written with the list of words that fit, by keys alone and
// with the mouse, and the page has nothing wrong with it while the list is open.
func TestAFormulaIsWrittenFromTheList(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/knights-and-knaves-5/"))
	statement := css(`textarea[data-path="statements/0/text"]`)
	words := css(`.completions`)
	holds := func(want string) {
		t.Helper()
		p.untilTrue(`document.querySelector('textarea[data-path="statements/0/text"]').value === ` + quote(want))
	}
	listed := func(word string) {
		t.Helper()
		p.untilTrue(`[...document.querySelectorAll(".completions [role=option]")].some((o) => o.textContent === ` + quote(word) + `)`)
	}

	p.fill(statement, "A: C is not a ")
	listed("knight")
	if got := p.text(words); !strings.Contains(got, "knave") || strings.Contains(got, "exactly") {
		t.Errorf("behind “is not a” these words are offered: %q", got)
	}
	p.axe()

	p.press(kb.ArrowDown)
	p.untilTrue(`document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.textContent === "knight"`)
	p.axe()
	p.enter()
	holds("A: C is not a knight")
	listed("and")
	p.press(kb.Escape)
	p.untilTrue(`!document.querySelector(".completions")`)
	p.verdict("many")

	// The focus has stayed, so that one can write on; a press takes a word too.
	p.press(" or C is a kna")
	listed("knave")
	p.click(css(`.completions [role=option]`))
	holds("A: C is not a knight or C is a knave")
	p.untilTrue(`document.activeElement.matches('textarea[data-path="statements/0/text"]')`)
	p.click(css("h1"))
	p.untilTrue(`!document.querySelector(".completions")`)
}

// A bridge is built by pressing two lands, with the mouse and with the keyboard.
func TestAMapIsDrawn(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/koenigsberg-bridges/"))
	bridges := func(want string) {
		t.Helper()
		p.untilTrue(`document.querySelectorAll(".map-editor .fact").length === ` + want)
	}
	land := func(n string) locator { return css(`.map-picture [data-node="map/nodes/` + n + `"]`) }
	bridges("7")
	p.click(land("0"))
	p.untilTrue(`document.querySelector(".map-picture [aria-pressed]") !== null`)
	p.click(land("1"))
	bridges("8")
	p.verdict("many") // two lands are odd now, Euler's condition

	on[bool](p, land("0"), `function() { this.focus(); return true }`)
	p.enter()
	on[bool](p, land("1"), `function() { this.focus(); return true }`)
	p.enter()
	bridges("9")
	p.verdict("none")

	// Pressed twice, a land is joined to nothing.
	p.click(land("2"))
	p.click(land("2"))
	p.click(land("3"))
	p.press(kb.Escape)
	p.click(land("2"))
	p.press(kb.Escape)
	bridges("9")
}

// Under a line that was not read word for word stands how it was read: on the
// page as it comes, while it is written, and not under what cannot be read.
func TestAFormulaSaysHowItWasRead(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/knights-and-knaves-1/"))
	statement := css(`textarea[data-path="statements/0/text"]`)
	// readings are those that can be seen under the first statement.
	readings := `[...document.querySelectorAll('[data-fact="statements/0"] .reading')].filter((e) => e.checkVisibility({visibilityProperty: true})).map((e) => e.textContent).join("|")`
	reads := func(want string) {
		t.Helper()
		p.untilTrue(readings + ` === ` + quote(want))
	}
	reads("Read as: “I am a knave, or B is a knight”")
	p.fill(statement, "A: A or B is a knave")
	reads("Read as: “I am a knave, or B is a knave”")
	p.fill(statement, "A: B is a knave")
	reads("")
	p.untilTrue(`document.querySelector('[data-fact="statements/0"] .fact-body').title.includes("B is a knave.")`)
	p.fill(statement, "A: B is a knave or A")
	p.untilTrue(`document.querySelector('[data-fact="statements/0"] .field-error')?.textContent.includes("It is not clear what is said of “A” here")`)
	reads("")
}
