package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// focus puts the focus on an element, as the Tab key would.
func (p *page) focus(l locator) {
	p.t.Helper()
	p.until(l.what+", to have the focus", func() bool {
		// Between being found and being asked for, it may have been drawn anew.
		return on[bool](p, l, `function() { `+bring+` this.focus(); return this.matches(":focus-within") }`)
	})
}

// focused waits until the focus is in an element that matches a selector.
func (p *page) focused(selector string) {
	p.t.Helper()
	p.until("the focus in "+selector, func() bool {
		ok, err := tryEval[bool](p, `document.activeElement.matches(`+quote(selector)+`)`)
		return err == nil && ok
	})
}

func (p *page) space() {
	p.t.Helper()
	p.key(" ", " ", 32)
}

// undoKey presses Ctrl+Z.
func (p *page) undoKey(more ...chromedp.Modifier) {
	p.t.Helper()
	p.key("z", "", 90, append(more, chromedp.ModifierCtrl)...)
}

// Names are added one after the other by keys alone: each is ready to be typed
// over, and Enter goes on to the next. Undo takes them away one by one, and the
// focus stays near.
func TestNamesAreAddedByKeys(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/knights-and-knaves-5/"))
	p.verdict("many")
	names := func(want ...string) {
		t.Helper()
		p.untilTrue(`[...document.querySelectorAll('[data-path^="people/"][data-do="set"]')].map((e) => e.value).join() === ` + quote(strings.Join(want, ",")))
	}
	whole := func() {
		t.Helper()
		p.untilTrue(`document.activeElement.selectionStart === 0 && document.activeElement.selectionEnd === document.activeElement.value.length`)
	}
	names("A", "B", "C")
	p.focus(named("button", "Add a person"))
	p.enter()
	p.focused(`input[data-path="people/3"]`)
	whole()
	p.press("Dora")
	p.enter()
	p.focused(`input[data-path="people/4"]`)
	whole()
	names("A", "B", "C", "Dora", "person 5")
	p.press("Emil")
	p.press(kb.Tab)
	names("A", "B", "C", "Dora", "Emil")
	p.verdict("many")

	p.focus(named("textbox", "person 5"))
	p.undoKey()
	names("A", "B", "C", "Dora", "person 5")
	p.undoKey()
	names("A", "B", "C", "Dora")
	p.focused(`[data-field="people"] *`)

	// An old name is only changed by Enter.
	p.focus(named("textbox", "person 3"))
	p.enter()
	p.focused(`input[data-path="people/2"]`)
	names("A", "B", "C", "Dora")
}

// What is moved takes the focus along to the end, and no further.
func TestTheFocusGoesWithWhatIsMoved(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/desert-circuit/"))
	oasis := func(at int) string {
		return eval[string](p, fmt.Sprintf(`document.querySelector('[data-fact="oases/%d"] [data-do="set"]').value`, at))
	}
	first := oasis(0)
	p.focus(css(`[data-do="move"][data-path="oases/0"][data-value="1"]`))
	for at := 1; at <= 8; at++ {
		p.enter()
		p.until(fmt.Sprintf("the oasis in place %d", at), func() bool { return oasis(at) == first })
		p.focused(fmt.Sprintf(`[data-do="move"][data-path="oases/%d"]`, at))
	}
	end := `[data-do="move"][data-path="oases/8"][data-value="9"][aria-disabled="true"]`
	p.focused(end)
	p.enter() // it does not turn round
	p.focused(end)
	if oasis(8) != first {
		t.Error("past the end the oasis has gone back")
	}

	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	day := func(at int) string {
		return eval[string](p, fmt.Sprintf(`document.querySelectorAll('[data-ordering] ol')[0].children[%d].innerText.trim()`, at))
	}
	monday, list := day(0), eval[string](p, `document.querySelector("[data-ordering]").dataset.ordering`)
	p.focus(css(`[data-do="reorder"][data-path="` + list + `/0"][data-value="1"]`))
	for at := 1; at <= 2; at++ {
		p.enter()
		p.until("the item tried later", func() bool { return day(at) == monday })
		p.focused(fmt.Sprintf(`[data-do="reorder"][data-path="%s/%d"][data-value="%d"]`, list, at, at+1))
	}
	if got := p.text(css(".facts .status")); got != "changed (1)" {
		t.Errorf("an order of search changed is told as %q", got)
	}
	p.click(named("button", "Back to the original"))
	p.until("the order as it was", func() bool { return day(0) == monday })
	p.untilTrue(`document.querySelector(".facts .status").textContent === "as in the original"`)
}

// A long list of kinds of fact to add is a menu button.
func TestAFactIsAddedFromAMenu(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/boxes-and-balls/"))
	p.verdict("one")
	rows := func() int { return eval[int](p, `document.querySelectorAll('[data-fact^="conditions/"]').length`) }
	before := rows()
	opener := named("button", "Add a condition…")
	entry := `[role="menuitem"]`
	at := func() int {
		return eval[int](p, `[...document.querySelectorAll('[role="menuitem"]')].indexOf(document.activeElement)`)
	}
	count := eval[int](p, `document.querySelectorAll('[role="menuitem"]').length`)
	expanded := func(want string) {
		t.Helper()
		p.until("aria-expanded="+want, func() bool { return p.attribute(opener, "aria-expanded") == want })
	}

	p.focus(opener)
	p.press(kb.ArrowDown)
	expanded("true")
	p.focused(entry)
	p.axe()
	for _, step := range []struct {
		key  string
		want int
	}{{kb.ArrowDown, 1}, {kb.ArrowUp, 0}, {kb.ArrowUp, count - 1}, {kb.ArrowDown, 0}, {kb.End, count - 1}, {kb.Home, 0}} {
		p.press(step.key)
		if got := at(); got != step.want {
			t.Errorf("a key leads to entry %d, want %d", got, step.want)
		}
	}
	last := eval[string](p, `[...document.querySelectorAll('[role="menuitem"]')].at(-1).textContent.trim()`)
	p.press(strings.ToLower(last[:1]))
	if got := eval[string](p, `document.activeElement.textContent.trim()`); at() == 0 || !strings.HasPrefix(got, last[:1]) {
		t.Errorf("the letter %q leads to %q", last[:1], got)
	}
	p.press(kb.Escape)
	expanded("false")
	if !on[bool](p, opener, `function() { return document.activeElement === this }`) {
		t.Error("Escape does not give the focus back to the button")
	}
	p.enter()
	p.focused(entry)
	p.press(kb.Tab)
	expanded("false")
	if got := rows(); got != before {
		t.Errorf("walking over the menu has added %d facts", got-before)
	}

	p.focus(opener)
	p.space()
	p.focused(entry)
	p.enter()
	p.until("one fact more", func() bool { return rows() == before+1 })
	p.focused(fmt.Sprintf(`[data-fact="conditions/%d"] *`, before))
	expanded("false")
	if text := p.text(opener); text == "" {
		t.Error("the button is empty")
	}
	// With the mouse: another takes the place of the one that states nothing yet.
	p.click(opener)
	p.click(css(`.menu-list:not([hidden]) [data-value="holds"]`))
	p.focused(fmt.Sprintf(`[data-fact="conditions/%d"] .sentence select`, before))
	if got := rows(); got != before+1 {
		t.Errorf("there are %d facts more", got-before)
	}
}

// At its ends an animation keeps the focus where it is, and moves no further; a
// menu whose list is full does not open.
func TestAtAnEndTheFocusStays(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/desert-circuit/"))
	p.verdict("many")
	const player = `document.querySelector(".findings .player")`
	at := func(want string) {
		t.Helper()
		p.untilTrue(player + `.querySelector(".player-count").textContent.match(/^` + want + `$/)`)
	}
	at(`(\d+) of \1`)
	for _, c := range []struct{ there, beyond, end string }{
		{"One step back", "One step forward", `(\d+) of \1`},
		{"To the beginning", "To the end", `(\d+) of \1`},
		{"To the end", "To the beginning", `0 of \d+`},
	} {
		eval[any](p, `void `+player+`.querySelector('[aria-label="`+c.there+`"]').click()`)
		eval[any](p, `void `+player+`.querySelector('[aria-label="`+c.beyond+`"]').focus()`)
		p.enter() // the page may not be drawn yet
		at(c.end)
		p.focused(`[aria-label="` + c.beyond + `"][aria-disabled="true"]`)
		p.enter()
		at(c.end)
		p.focused(`[aria-label="` + c.beyond + `"]`)
	}

	opener := css(`.menu-button > button`)
	p.open(s.url("p/boxes-and-balls/"))
	on[bool](p, opener, `function() { this.ariaDisabled = "true"; this.focus(); return true }`)
	for _, key := range []string{kb.Enter, kb.ArrowDown, kb.ArrowUp} {
		p.press(key)
		if got := p.attribute(opener, "aria-expanded"); got != "false" {
			t.Errorf("the menu of a full list opens at %q", key)
		}
	}
}

// Deleting, undo and “Back to the original” take controls away; the focus stays
// near, and never falls to the body.
func TestTheFocusStaysNear(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	rows := eval[int](p, `document.querySelectorAll('[data-fact^="remarks/"]').length`)
	p.focus(css(fmt.Sprintf(`[data-do="remove"][data-path="remarks/%d"]`, rows-1)))
	for left := rows - 1; left >= 0; left-- {
		p.enter()
		p.until(fmt.Sprintf("%d remarks", left), func() bool {
			return eval[int](p, `document.querySelectorAll('[data-fact^="remarks/"]').length`) == left
		})
		if left > 0 {
			p.focused(fmt.Sprintf(`[data-do="remove"][data-path="remarks/%d"]`, left-1))
		}
	}
	p.focused(`.rows[data-list="remarks"]`) // Enter adds nothing

	p.focus(named("button", "Undo"))
	for range rows {
		p.enter()
	}
	p.untilTrue(`document.querySelector('[data-do="undo"]').ariaDisabled === "true"`)
	p.enter() // past the end nothing happens: neither is it done again, nor does the focus go
	p.focused(`[data-do="undo"]`)
	if got := eval[int](p, `document.querySelectorAll('[data-fact^="remarks/"]').length`); got != rows {
		t.Errorf("Undo past its end leaves %d remarks of %d", got, rows)
	}
	p.focus(named("button", "Redo"))
	for range rows {
		p.enter()
	}
	p.untilTrue(`document.querySelector('[data-do="redo"]').ariaDisabled === "true"`)
	p.enter()
	p.focused(`[data-do="redo"]`)
	if got := eval[int](p, `document.querySelectorAll('[data-fact^="remarks/"]').length`); got != 0 {
		t.Errorf("Redo past its end leaves %d remarks", got)
	}
	p.untilTrue(`document.querySelector('[data-do="reset"]').ariaDisabled !== "true"`)
	p.focus(named("button", "Back to the original"))
	p.enter()
	p.untilTrue(`document.querySelector('[data-do="reset"]').ariaDisabled === "true"`)
	p.enter()
	p.focused(`[data-do="reset"]`)
	p.untilTrue(`document.querySelector(".facts .status").textContent === "as in the original"`)
	p.verdict(contradiction)
}

// Ctrl+Z takes back the last change wherever the focus is, unless a text is being
// typed, which the browser undoes letter by letter.
func TestUndoWorksEverywhere(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)

	p.focus(firstIsOn)
	p.space()
	p.verdict(several)
	p.undoKey() // the focus is in the switch
	p.verdict(contradiction)
	p.undoKey(chromedp.ModifierShift)
	p.verdict(several)
	p.undoKey()
	p.verdict(contradiction)
	p.key("y", "", 89, chromedp.ModifierCtrl)
	p.verdict(several)
	p.key("z", "", 90, chromedp.ModifierMeta) // on a Mac
	p.verdict(contradiction)

	p.choose(dayOfFirst, "on Tuesday") // the focus is in the list
	p.verdict(several)
	p.undoKey()
	p.verdict(contradiction)

	// In a text that nobody has changed, Ctrl+Z is the page's.
	p.choose(dayOfFirst, "on Tuesday")
	p.verdict(several)
	first := named("textbox", "day 1")
	p.focus(first)
	p.undoKey()
	p.verdict(contradiction)
	p.focused(`input[data-path="days/0"]`)
	// In one that is being typed, it is not.
	p.choose(dayOfFirst, "on Tuesday")
	p.verdict(several)
	p.focus(first)
	p.press("x")
	p.undoKey()
	p.press(kb.Tab)
	if got := p.attribute(dayOfFirst, "data-path"); got == "" || eval[bool](p, `document.querySelector('[data-do="undo"]').ariaDisabled === "true"`) {
		t.Error("Ctrl+Z while a text was typed has undone what was before")
	}
	p.verdict(several)
}

// What can be pressed of a map changes with each step of a walk, and the Tab key leads out of it all the same.
func TestAMapIsOneTabStop(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/koenigsberg-bridges/?answer=veiled&place=puzzle"))
	for _, part := range []string{"Start at Northern bank", "Cross bridge 6 to Eastern island", "Cross bridge 7 to Southern bank"} {
		p.focus(css(`.trial .claim-shape[aria-label^="` + part + `"]`))
		p.enter()
		p.untilTrue(`!document.querySelector('.trial .claim-shape[aria-label^="` + part + `"]')`)
	}
	p.untilTrue(`document.activeElement.closest(".trial .claim-shape")`)
	p.press(kb.Tab)
	if eval[bool](p, `document.activeElement.closest(".trial .claim-shape") !== null`) {
		t.Error("the Tab key does not leave the map: " + eval[string](p, `document.activeElement.ariaLabel`))
	}
}

// A digit that is typed on a given writes nowhere: not at the place that was chosen before.
func TestADigitOnAGivenIsNotWritten(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/sudoku/?answer=veiled&place=puzzle"))
	at := func(column int) locator { return css(fmt.Sprintf(`.trial .pictures [data-cell="%d"]`, column)) }
	p.focus(at(2))
	p.press("6")
	p.untilTrue(`document.querySelector('.trial .pictures [data-cell="2"]').textContent === "6"`)
	p.press(kb.ArrowRight)
	p.untilTrue(`document.activeElement.matches('.trial .pictures [data-cell="3"]')`)
	p.press("7")
	p.press(kb.ArrowRight)
	p.press(kb.ArrowRight)
	p.press("8")
	p.untilTrue(`document.querySelector('.trial .pictures [data-cell="5"]').textContent === "8"`)
	if got := eval[string](p, `document.querySelector('.trial .pictures [data-cell="2"]').textContent`); got != "6" {
		t.Errorf("what was written became %q", got)
	}
	// All of a cell can be pressed, to its edges.
	if deaf := eval[int](p, `[...document.querySelectorAll(".trial .pictures .cell")].filter(cell => {
		cell.scrollIntoView({ block: "center" });
		const { left, right, top, bottom } = cell.getBoundingClientRect();
		return [[left + 4, top + 4], [right - 4, bottom - 4]].some(([x, y]) => document.elementFromPoint(x, y)?.closest(".claim") !== cell.querySelector(".claim"));
	}).length`); deaf > 0 {
		t.Errorf("%d cells are not pressed near their edges", deaf)
	}
}

// Where a walk goes no further, the keyboard is at what takes back.
func TestAtADeadEndOneTakesBack(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/koenigsberg-bridges/?answer=veiled&place=puzzle"))
	const next = `.trial .claim-shape[data-do="put"]`
	p.wait(css(next))
	p.focus(css(next))
	const led = `document.activeElement.matches('` + next + `')` // by the page, from step to step
	const ended = `!document.querySelector('` + next + `') && document.activeElement.dataset.do === "unmark"`
	for range 8 { // to begin, and seven bridges at most
		p.untilTrue(led + " || " + ended)
		if eval[bool](p, ended) {
			break
		}
		parts := `[...document.querySelectorAll('` + next + `')].map((e) => e.ariaLabel) + ""`
		before := eval[string](p, parts)
		p.enter()
		p.untilTrue(parts + " !== " + quote(before))
	}
	p.untilTrue(ended)
	p.enter()
	p.wait(css(next))
}

// A table is one stop of the Tab key, with arrow keys inside; so are the tools of
// a row.
func TestTablesAreOneTabStop(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	for _, c := range []struct{ what, container, item string }{
		{"table", `table[data-roving]`, `.claim`},
		{"tools", `.fact-tools`, `button`},
	} {
		bad := eval[[]int](p, `[...document.querySelectorAll(`+quote(c.container)+`)].map((t) => [...t.querySelectorAll(`+quote(c.item)+`)].filter((e) => e.tabIndex >= 0 && !e.disabled).length).filter((n) => n !== 1)`)
		if n := eval[int](p, `document.querySelectorAll(`+quote(c.container)+`).length`); n == 0 || len(bad) > 0 {
			t.Errorf("%d of %d %s are not one stop: %v", len(bad), n, c.what, bad)
		}
	}
	stops := eval[int](p, `[...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
		.filter((e) => !e.disabled && e.tabIndex >= 0 && e.checkVisibility() && (e.type !== "radio" || e.checked)).length`)
	if stops > 180 { // 254, when every cell and every tool was one
		t.Errorf("the Tab key stops %d times", stops)
	}

	p.focus(css(`table[data-roving] .claim[tabindex="0"]`))
	place := func() [2]int {
		return eval[[2]int](p, `(() => { const c = document.activeElement.closest("td, th"); return [c.parentElement.rowIndex, c.cellIndex] })()`)
	}
	start := place()
	p.press(kb.ArrowRight)
	if got := place(); got != [2]int{start[0], start[1] + 1} {
		t.Errorf("the right arrow leads from %v to %v", start, got)
	}
	p.press(kb.ArrowDown)
	if got := place(); got != [2]int{start[0] + 1, start[1] + 1} {
		t.Errorf("the down arrow leads to %v", got)
	}
	p.press(kb.Home)
	if got := place(); got != [2]int{start[0] + 1, start[1]} {
		t.Errorf("Home leads to %v", got)
	}
	p.press(kb.End)
	p.press(kb.ArrowRight) // there is nothing more
	end := place()
	p.press(kb.Tab)
	if eval[bool](p, `document.activeElement.closest("table") === document.querySelector("table[data-roving]")`) {
		t.Error("the Tab key stays in the table")
	}
	p.press(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift))
	if got := place(); got != end {
		t.Errorf("back in the table the focus is at %v, want %v", got, end)
	}
}

// Links lead past the story and the facts, and leave alone the address, which
// holds the facts.
func TestSkipLinks(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "on Tuesday")
	p.verdict(several)
	p.untilTrue(`location.hash.startsWith("#1.")`)
	link := eval[string](p, `location.hash`)
	for name, part := range map[string]string{"To the content": "main", "Skip to the board": ".play", "Skip to the facts": ".facts", "Skip to the answer": ".answer"} {
		p.focus(named("link", name))
		p.enter()
		p.focused(part)
		p.press(kb.Tab)
		p.focused(part + ` *`)
		if got := eval[string](p, `location.hash`); got != link { // a link may open a place, and leads to the same facts
			t.Errorf("%s: the address has %q", name, got)
		}
	}
	p.verdict(several)
}

// Whoever chooses something in a fold, takes a hint, or asks for a replay by keys goes on from there: the fold
// closes, the hint goes, the replay stands elsewhere, and the focus is never lost.
func TestTheFocusIsNotLostWithWhatHadIt(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/eight-puzzle/"))
	p.focus(css(".trial-more > summary"))
	p.enter()
	p.focus(css(`.trial-rest [data-do="suppose"]`))
	p.enter()
	p.untilTrue(`document.querySelector(".layer > p").textContent.includes("is supposed")`)
	p.focused(".trial-more > summary")

	p.focus(css(`.trial [data-do="put"]`)) // where it was, a tile cannot slide on
	p.enter()
	p.focused(`.trial [data-do="put"]`)
	p.focus(css(`.trial [data-do="help"]`))
	for !eval[bool](p, `!!document.querySelector('.trial [data-do="accept"]')`) {
		told := eval[string](p, `document.querySelector(".trial .hint").textContent`)
		p.enter()
		p.untilTrue(`document.querySelector(".trial .hint").textContent !== ` + quote(told))
	}
	p.focus(css(`.trial [data-do="accept"]`))
	p.enter()
	p.untilTrue(`!document.querySelector('.trial [data-do="accept"]')`)
	p.focused(`.trial *`)

	p.place("search")
	p.focus(css(`[data-do="record"]`))
	p.enter()
	p.focused(`.replay input[type="range"]`)
	p.key("ArrowRight", "", 39)
	p.untilTrue(`document.querySelector(".replay .player-count").textContent.startsWith("1 of ")`)
}

// The Tab key leads into the answer to a question, and Escape out of it, and nothing moves, though the answer
// lies over the verdict at the top of the window.
func TestTheTabKeyIntoAnAnswerMovesNothing(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.do(chromedp.EmulateViewport(1280, 844))
	p.open(s.url("p/greyhound-race/"))
	p.place("answer")
	const cell = `.argument .picture [data-do="ask"]`
	p.focus(css(cell))
	eval[any](p, `void window.scrollBy({top: document.querySelector(`+quote(cell)+`).getBoundingClientRect().top - 467, behavior: "instant"})`)
	p.enter()
	p.untilTrue(`document.querySelector("#asked > .why")?.textContent.includes("It does not follow")`)
	p.untilTrue(`document.querySelector("#asked .why-head").getBoundingClientRect().top < 140`) // else this shows nothing
	before := eval[float64](p, `scrollY`)
	p.press(kb.Tab)
	p.focused(`#asked [data-do="unask"]`)
	p.key("Escape", "", 27)
	p.focused(cell)
	if after := eval[float64](p, `scrollY`); after != before {
		t.Errorf("the page has moved from %.0f to %.0f", before, after)
	}
}

// The rest of a long list, asked for by a key, has the focus: the button that has asked is gone.
func TestTheRestOfAListHasTheFocus(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.do(chromedp.EmulateViewport(390, 844))
	p.open(s.url("p/zebra/"))
	p.untilTrue(`solvitur.calm.then(() => true)`) // nothing is drawn between the focus and the press
	p.focus(css(`.facts [data-more]`))
	p.enter()
	p.focused(`.facts .fact :is(input, select, button)`)
}
