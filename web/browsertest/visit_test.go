package browsertest

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/share"
)

// linkTo packs what a stranger may put into a link, past all that Encode refuses.
func linkTo(t *testing.T, plain string) string {
	t.Helper()
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write([]byte(plain)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return "#1." + base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// variantOf is a puzzle as a link carries it, with changes.
func variantOf(t *testing.T, puzzle string, change func(v *share.Variant, facts map[string]any)) string {
	t.Helper()
	preset, ok := catalog.Preset(puzzle)
	if !ok {
		t.Fatalf("there is no puzzle %s", puzzle)
	}
	v := lab.VariantOf(preset)
	var facts map[string]any
	if err := json.Unmarshal(v.Facts, &facts); err != nil {
		t.Fatal(err)
	}
	change(&v, facts)
	raw, err := json.Marshal(facts)
	if err != nil {
		t.Fatal(err)
	}
	v.Facts = raw
	link, err := share.Encode(v)
	if err != nil {
		t.Fatal(err)
	}
	return link
}

const keptWork = `localStorage.getItem("solvitur.variant.jealous-boyfriend")`

// A short link must not freeze the page, nor be kept.
func TestLinksThatHoldTooMuch(t *testing.T) {
	t.Parallel()
	s := home
	for _, rows := range []int{1000, 80_000} {
		p := regular(t)
		p.open(s.url(puzzlePath) + linkTo(t, `{"facts":{"remarks":[`+strings.Repeat("{},", rows-1)+`{}]}}`))
		p.wait(css("[data-notice]"))
		p.verdict(contradiction)
		if got := eval[int](p, `document.querySelectorAll(".fact-list > li").length`); got > 30 {
			t.Errorf("%d rows are drawn", got)
		}
		if eval[any](p, keptWork) != nil {
			t.Error("it is kept")
		}
	}
	// What a link may hold and this puzzle may not is drawn as far as it may, and
	// mended at one press.
	p := regular(t)
	p.open(s.url("p/phone-number/") + variantOf(t, "phone-number", func(_ *share.Variant, facts map[string]any) {
		conditions := facts["conditions"].([]any)
		for len(conditions) < 150 {
			conditions = append(conditions, conditions[0])
		}
		facts["conditions"] = conditions
	}))
	p.verdict("stale")
	if got := eval[int](p, `document.querySelectorAll('[data-fact^="conditions/"]').length`); got != 60 {
		t.Errorf("%d rows are drawn, and 60 are allowed", got)
	}
	p.click(named("button", "Remove the last 90"))
	p.untilTrue(`!document.querySelector(".field-error")`)
}

// An address that is cut within an escape is a damaged link like any other, also
// when it is typed into a page that stands, and no matter which page.
func TestAddressesWithAStrayPercent(t *testing.T) {
	t.Parallel()
	s := home
	for _, address := range []string{puzzlePath + "#1.abc%", "embed/jealous-boyfriend/#1.a%zz", "#50%", "how/#50%"} {
		t.Run(address, func(t *testing.T) {
			p := regular(t)
			p.open(s.url(address))
			if strings.HasPrefix(address, puzzlePath) {
				p.verdict(contradiction)
				p.untilTrue(`document.querySelector("main").innerText.includes("damaged")`)
			}
			eval[any](p, `void (location.hash = "#1.%")`)
			p.untilTrue(`location.hash === "#1.%25"`)
			p.wait(css("main[data-ready]"))
			if eval[bool](p, `document.documentElement.hasAttribute("data-ended")`) {
				t.Error("the program ended")
			}
		})
	}
}

// What does not fit beside the facts is told at once, with two ways out.
func TestLinksWithFaultsBesideTheFacts(t *testing.T) {
	t.Parallel()
	s := home
	for name, change := range map[string]func(v *share.Variant){
		"off":      func(v *share.Variant) { v.Off = append(v.Off, "remarks/99") },
		"strategy": func(v *share.Variant) { v.Strategy = "sideways" },
		"orders":   func(v *share.Variant) { v.Orders = map[string][]string{"days": {"Monday"}} },
	} {
		t.Run(name, func(t *testing.T) {
			p := regular(t)
			p.open(s.url(puzzlePath) + variantOf(t, "jealous-boyfriend", func(v *share.Variant, facts map[string]any) {
				facts["remarks"].([]any)[0].(map[string]any)["day"] = "Tuesday"
				change(v)
			}))
			p.wait(css("[data-elsewhere]"))
			p.verdict("stale")
			p.click(named("button", "Go on without that"))
			p.verdict(several)
			if p.has(css("[data-elsewhere]")) {
				t.Error("the fault is told still")
			}
			if day := on[string](p, dayOfFirst, `function() { return this.value }`); day != "Tuesday" {
				t.Errorf("the facts of the link became %q", day)
			}
		})
	}
}

func TestLinksOfAnotherPuzzleLeadThere(t *testing.T) {
	t.Parallel()
	s := home
	link := variantOf(t, "jealous-boyfriend", func(_ *share.Variant, facts map[string]any) {
		facts["remarks"].([]any)[0].(map[string]any)["day"] = "Tuesday"
	})
	p := regular(t)
	p.open(s.url("p/boxes-and-balls/") + link)
	notice := p.text(css("[data-notice]"))
	if !strings.Contains(notice, "belongs to “The jealous boyfriend”") {
		t.Errorf("it is told as %q", notice)
	}
	p.verdict("one")
	p.click(named("link", "Go there"))
	p.untilTrue(`location.pathname.includes("jealous-boyfriend")`)
	p.verdict(several)

	// Of a kind with many puzzles, any can show the facts.
	p.open(s.url("p/boxes-and-balls/") + variantOf(t, "knights-and-knaves-5", func(_ *share.Variant, facts map[string]any) { facts["people"] = []string{"A", "B", "C", "D"} }))
	p.click(named("link", "Knights and knaves: what is C?"))
	p.untilTrue(`location.pathname.includes("knights-and-knaves-5")`)
	p.wait(named("textbox", "person 4"))

	// What nobody knows is said to be so.
	p.open(s.url(puzzlePath) + linkTo(t, `{"facts":{"nobody":"knows"}}`))
	p.untilTrue(`document.querySelector("[data-notice]")?.innerText.includes("belongs to no puzzle")`)
}

// Somebody's link is not one's own work, and takes its place only with a word.
func TestALinkLeavesOnesOwnWorkAlone(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(keptWork + `?.includes("Tuesday")`)
	own := eval[string](p, keptWork)
	link := variantOf(t, "jealous-boyfriend", func(_ *share.Variant, facts map[string]any) {
		facts["remarks"].([]any)[0].(map[string]any)["day"] = "Wednesday"
	})
	p.open(s.url(""))
	p.open(s.url(puzzlePath) + link)
	p.untilTrue(`document.querySelector('[data-fact="remarks/0"] [data-path="remarks/0/day"]').value === "Wednesday"`)
	p.wait(css(`[data-verdict]:not([data-verdict="running"])`))
	if got := eval[string](p, keptWork); got != own {
		t.Errorf("a link that was opened is kept: %s", got)
	}
	p.open(s.url(""))
	p.open(s.url(puzzlePath))
	p.verdict(several)
	p.untilTrue(`document.querySelector("[data-notice]").innerText.includes("as you left it")`)

	// From the first change on, the link is one's own, and what was there is put
	// aside, one press away.
	p.open(s.url(""))
	p.open(s.url(puzzlePath) + link)
	p.click(css(`[data-fact="remarks/1"] input[type="checkbox"]`))
	p.untilTrue(`document.querySelector("[data-notice]")?.innerText.includes("put aside")`)
	p.untilTrue(keptWork + `.includes("Wednesday")`)
	p.click(named("button", "Open what was put aside"))
	p.untilTrue(`document.querySelector('[data-path="remarks/0/day"]').value === "Tuesday"`)
	if !strings.Contains(eval[string](p, keptWork), "Wednesday") {
		t.Error("to look at what was put aside has overwritten what is kept")
	}

	// What another tab has kept meanwhile is not lost either.
	p.open(s.url(""))
	p.open(s.url(puzzlePath))
	p.untilTrue(`document.querySelector("[data-notice]")?.innerText.includes("as you left it")`)
	eval[any](p, fmt.Sprintf(`localStorage.setItem("solvitur.variant.jealous-boyfriend", %q)`, own))
	p.click(css(`[data-fact="remarks/2"] input[type="checkbox"]`))
	p.untilTrue(`document.querySelector("[data-notice]")?.innerText.includes("in another tab")`)
	p.untilTrue(`localStorage.getItem("solvitur.aside.jealous-boyfriend").includes("Tuesday")`)
}

// The page shows what the address says, also when a link is opened again in which something was
// changed meanwhile.
func TestALinkIsOpenedAgain(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	link := variantOf(t, "jealous-boyfriend", func(_ *share.Variant, facts map[string]any) {
		facts["remarks"].([]any)[0].(map[string]any)["day"] = "Tuesday"
	})
	p.open(s.url(puzzlePath) + link)
	p.verdict(several)
	p.choose(dayOfFirst, "Monday")
	p.verdict(contradiction)
	p.untilTrue(`location.hash === ""`)
	eval[any](p, `void (location.hash = `+quote(link)+`)`)
	p.verdict(several)
	p.untilTrue(`document.querySelector('[data-path="remarks/0/day"]').value === "Tuesday"`)
	eval[any](p, `void (location.hash = "")`)
	p.verdict(contradiction)
}

// A board with a row that is too short has a hole there: whatever else it holds stands in its place.
func TestAShortRowHasAHole(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url("p/sudoku/") + variantOf(t, "sudoku", func(_ *share.Variant, facts map[string]any) {
		rows := facts["givens"].([]any)
		rows[1] = rows[1].([]any)[:8]
		rows[2].([]any)[0] = "7"
	}))
	p.verdict("stale")
	p.untilTrue(`document.querySelectorAll('.facts .board[data-board="givens"] .cell.missing').length === 1`)
	if got := eval[string](p, `document.querySelector('[data-path="givens/2/0"]').value`); got != "7" {
		t.Errorf("the first cell of row 3 shows %q", got)
	}
	if got := eval[int](p, `document.querySelectorAll('.facts .cells [data-path="givens/2/0"]').length`); got != 1 {
		t.Errorf("%d cells are that one", got)
	}
}

// What is kept is within the sizes of the form; what is not, is not opened.
func TestWhatIsKeptIsWithinTheSizes(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	elsewhere := s.Origin + "/course" // of the same host, where nothing of the site runs
	p.visit(elsewhere)
	for _, kept := range []string{
		`{"facts":{"girl":"K","boy":"M","days":["a"],"friends":["b"],"places":["c"],"remarks":[` + strings.Repeat("{},", 999) + `{}]}}`,
		`{"facts":{"girl":"` + strings.Repeat("K", 5000) + `","boy":"M","days":["a"],"friends":["b"],"places":["c"],"remarks":[]}}`,
		`{"facts":{"count":1}}`, `{"facts":7}`, `[]`, `nonsense`,
	} {
		p.allow(`json|unmarshal|invalid`)
		eval[any](p, fmt.Sprintf(`localStorage.setItem("solvitur.variant.jealous-boyfriend", %s)`, quote(kept)))
		p.open(s.url(puzzlePath))
		p.verdict(contradiction)
		p.choose(dayOfFirst, "Tuesday")
		p.verdict(several)
		p.untilTrue(keptWork + `?.includes("Tuesday")`)
		p.visit(elsewhere)
	}
	p.open(s.url(puzzlePath))
	p.verdict(several)
	p.click(css(`[data-notice] [data-do="way"]`)) // the original, one press away
	p.verdict(contradiction)
	p.untilTrue(keptWork + ` === null`)
}

// Each way of writing a number that is none is told in words of its own, at the
// field; what can be read is read.
func TestNumbersAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/desert-circuit/"))
	p.wait(css(`[data-verdict="one"], [data-verdict="many"], [data-verdict="none"]`))
	box := css(`input[data-path="oases/0/gallons"]`)
	fault := `document.querySelector('[data-fact="oases/0"] .field-error')?.innerText ?? ""`
	for text, says := range map[string]string{
		"":      "A number is missing here",
		"28/3":  "is about 9.333",
		"a few": "“a few” is not a number",
		"3,600": "write 3600 or 3.6",
		"1e3":   "written with an exponent",
	} {
		p.fill(box, text)
		if text == "" {
			p.press(kb.Backspace)
		}
		p.untilTrue(fmt.Sprintf(`(%s).includes(%q)`, fault, says))
	}
	p.fill(box, "3,600")
	p.click(css(`[data-fact="oases/0"] .remedies button:nth-of-type(2)`))
	p.untilTrue(fmt.Sprintf(`(%s) === "" && document.querySelector('input[data-path="oases/0/gallons"]').value === "3.6"`, fault))
	p.fill(box, "28,5")
	p.untilTrue(`!["stale", "running"].includes(document.querySelector("[data-verdict]").dataset.verdict)`)
	p.press(kb.Tab)
	p.untilTrue(`document.querySelector('input[data-path="oases/0/gallons"]').value === "28.5"`)
}

func TestAQuestionAsideBlocksNothing(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/sum-and-product/"))
	p.verdict("one")
	p.fill(css(`[data-path="ask"]`), "2 9 4")
	p.untilTrue(`document.querySelector('[data-field="ask"] .field-error')?.innerText.includes("Write two numbers")`)
	p.verdict("one")
}

// A new row leaves the answer as it is until something is chosen in it.
func TestANewRowStatesNothingYet(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath) + variantOf(t, "jealous-boyfriend", func(v *share.Variant, facts map[string]any) { facts["remarks"], v.Off = []any{}, nil }))
	p.verdict(several)
	before := p.text(css(".verdict-text"))
	p.settled() // the facts are drawn after the verdict, and the menu with them
	p.click(named("button", "Add a remark…"))
	p.click(css(`.menu-list:not([hidden]) [data-path="remarks"]`))
	p.wait(css(`[data-fact="remarks/0"][data-new]`))
	p.verdict(several)
	if got := p.text(css(".verdict-text")); got != before {
		t.Errorf("nothing was chosen, and %q became %q", before, got)
	}
	p.choose(css(`[data-path="remarks/0/day"]`), "Tuesday")
	p.untilTrue(`!document.querySelector("[data-new]")`)
	p.until("another answer", func() bool { return p.text(css(".verdict-text")) != before })
}

// What is lost beside what was asked for is named, and brought back at one press.
func TestWhatIsLostIsNamed(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/koenigsberg-bridges/"))
	p.verdict("none")
	bridges := `document.querySelectorAll('[data-fact^="map/links/"]').length`
	before := eval[int](p, bridges)
	p.click(css(`[data-do="removeNode"]`))
	p.untilTrue(`document.querySelector("[data-notice]")?.innerText.includes("bridges that ended there")`)
	p.untilTrue(fmt.Sprintf(`%s < %d`, bridges, before))
	p.click(named("button", "Undo"))
	p.untilTrue(fmt.Sprintf(`%s === %d`, bridges, before))

	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.click(css(`[data-do="experiment"]`))
	p.untilTrue(`document.querySelector("[data-notice]")?.innerText.includes("taken the place of your own changes")`)
	p.settled() // where the experiment lands may still move the button
	p.click(css(`[data-notice] [data-do="way"]`))
	p.untilTrue(`document.querySelector('[data-path="remarks/0/day"]').value === "Tuesday"`)
}

// A day more asks for a friend and a place more, which come at one press.
func TestListsGrowTogether(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	p.click(named("button", "Add a day"))
	p.verdict("stale")
	p.click(named("button", "Add a friend and a place"))
	p.wait(css(`[data-verdict="none"], [data-verdict="many"]`))
	p.wait(named("textbox", "place 5"))
}

// Twelve statements tried in one field are twelve steps back.
func TestEveryStatementTriedIsAStep(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("p/knights-and-knaves-5/"))
	p.verdict("many")
	box := css(`textarea[data-path="statements/0/text"]`)
	tried := []string{"A: B is a knave"}
	for _, what := range []string{"B is a knight", "C is a knave", "C is a knight"} {
		tried = append(tried, "A: "+what)
		p.fill(box, "A: "+what)
		p.press(kb.Escape)                                                                                                   // puts the offered words away
		p.untilTrue(fmt.Sprintf(`document.querySelector('[data-fact="statements/0"] .fact-body').title.includes(%q)`, what)) // it is answered
	}
	for i := len(tried) - 2; i >= 0; i-- {
		p.click(named("button", "Undo"))
		p.untilTrue(fmt.Sprintf(`document.querySelector('textarea[data-path="statements/0/text"]').value === %q`, tried[i]))
	}
}
