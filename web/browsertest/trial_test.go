package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"solvitur/solvers/catalog"
	"solvitur/solvers/share"
	"solvitur/web/sitetest"
)

// tries presses one of the buttons below the board, and waits for what it comes to.
func (p *page) tries(do string) {
	p.t.Helper()
	p.click(css(`.trial [data-do="` + do + `"]`))
	p.untilTrue(`document.querySelector(".trial:not([data-trial=asking])")`)
}

// hinted takes one hint, up to where it says what follows, and marks that. It says false
// where there is nothing more to mark, as the page itself may find out at any time.
func (p *page) hinted() bool {
	p.t.Helper()
	const solved = `.trial[data-trial="solved"]`
	eval[any](p, `void document.querySelector('.trial [data-do="help"]').click()`) // which can be no more by now
	p.wait(css(".hint:not([hidden]), " + solved))
	if p.has(css(solved)) {
		return false
	}
	for rung := 1; eval[bool](p, `document.querySelector('.trial [data-do="help"]').ariaDisabled !== "true"`); rung++ {
		p.click(css(`.trial [data-do="help"]`))
		p.wait(css(fmt.Sprintf(`.hint[data-hint="%d"]`, rung+1)))
	}
	if !p.has(css(`.hint [data-do="accept"]`)) {
		p.untilTrue(`!document.querySelector(".hint:not([hidden])") || void document.querySelector('.hint [data-do="unhelp"]')?.click()`)
		return false
	}
	p.click(css(`.hint [data-do="accept"]`))
	p.untilTrue(`!document.querySelector(".hint:not([hidden])")`)
	return true
}

// A puzzle is solved on its board, with hints where they are needed: a wrong mark is met
// first; what is marked is there again after a reload; and of the answer nothing is in
// sight but what was asked for.
func TestSolvedOnTheBoard(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/three-gods/"))
	part := func(says string) string {
		return `[...document.querySelectorAll(".trial [aria-label]")].find((e) => e.ariaLabel.startsWith(` + quote(says) + `))`
	}
	p.untilTrue(part("Left is Truth."))
	eval[any](p, part("Left is Truth.")+`.dispatchEvent(new MouseEvent("click", {bubbles: true}))`) // of a drawing, too
	p.untilTrue(part("Left is Truth.") + `.ariaLabel.includes("Marked as so")`)
	p.tries("check")
	p.untilTrue(`document.querySelector(".trial-word").textContent.includes("1 mark is wrong")`)
	p.untilTrue(part("Left is Truth.") + `.ariaLabel.includes("which is wrong")`)
	p.reload()
	p.untilTrue(part("Left is Truth.") + `?.ariaLabel.includes("Marked as so")`)
	p.axe()
	hints := 0
	for ; p.hinted(); hints++ {
		if hints == 0 && !eval[bool](p, part("Left is Truth.")+`.ariaLabel.includes("Not marked")`) {
			t.Error("the wrong mark is not met first")
		}
		if hints > 30 {
			t.Fatal("the hints come to no end")
		}
	}
	p.untilTrue(veiled)
	p.tries("check")
	p.wait(css(`.trial[data-trial="solved"] .trial-end[data-end="answer"]`))
	p.untilTrue(`document.querySelector(".trial-end").textContent.includes("hints")`)
	p.axe()
}

// A board is filled in by keys alone.
func TestBoardByKeys(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/sudoku/"))
	cell := `document.querySelectorAll(".trial .board .claim")[0]`
	p.untilTrue(cell)
	p.focus(css(`.trial .board .claim`))
	p.wait(css(`.trial .pad`))
	p.press("1")
	p.untilTrue(cell + `.textContent === "1"`)
	p.untilTrue(`document.activeElement === ` + cell)
	p.press("1") // once more takes it back
	p.untilTrue(cell + `.textContent === ""`)
	p.press("m")
	p.untilTrue(`document.querySelector('[data-path="maybe"]').ariaPressed === "true"`)
	p.press("4")
	p.press("7")
	p.untilTrue(cell + `.textContent === "4 7"`)
	p.undoKey()
	p.untilTrue(cell + `.textContent === "4"`)
	p.undoKey(chromedp.ModifierShift)
	p.untilTrue(cell + `.textContent === "4 7"`)
	p.key("ArrowRight", "", 39)
	p.untilTrue(`document.activeElement === document.querySelectorAll(".trial .board .claim")[1]`)
}

// What has no picture to play on is entered in the form of the answer.
func TestSolvedInForms(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/sum-and-product/"))
	p.wait(css(`.trial-form`))
	for i, number := range []string{"4", "13"} {
		p.fill(css(fmt.Sprintf(`.trial-form .entries li:nth-of-type(%d) input`, i+1)), number)
	}
	p.tries("check")
	p.wait(css(`.trial-end[data-end="answer"]`))
	p.untilTrue(`document.querySelector(".trial-end").textContent.includes("without a hint")`)

	p.unsolved(s.url("p/carroll-mermaids/")) // which asks for what follows
	p.untilTrue(`document.querySelector(".trial-form select").selectedOptions[0]?.label === "—"`)
	for leaf, value := range map[string]string{"if/term": "seen", "if/truth": "yes", "then/term": "mermaid", "then/truth": "yes"} {
		p.choose(css(`.trial-form [data-path="conclusion/`+leaf+`"]`), value)
	}
	p.tries("check")
	p.untilTrue(`document.querySelector(".trial-said").textContent.includes("That does not follow.")`)
	p.axe()
	p.choose(css(`.trial-form [data-path="conclusion/then/truth"]`), "no")
	p.tries("check")
	p.wait(css(`.trial-end[data-end="answer"]`))
}

// A whole answer is seen: a wrong one is said to be, in the line that is always in sight, with
// the way to know why; a right one is the end. On a phone the facts are read beside the board.
func TestAWholeAnswerIsSeen(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/three-gods/"))
	p.wait(css(".trial-head"))
	p.untilTrue(`document.querySelector(".reader").getClientRects().length === 0`) // they stand beside it
	p.phone()
	sits := func(says string) {
		p.click(css(`.trial td .claim[aria-label^="` + says + `"]`))
		p.untilTrue(`document.querySelector('.trial td .claim[aria-label^="` + says + `"]').ariaLabel.includes("arked")`)
	}
	for _, says := range []string{"Left is Truth.", "Middle is Lie.", "Right is Wisdom."} {
		sits(says)
	}
	p.untilTrue(`document.querySelector(".verdict-line").textContent.includes("complete, and not right")`)
	p.untilTrue(veiled)
	p.axe()
	p.click(css(`.verdict-line [data-do="check"]`))
	p.untilTrue(`document.querySelector(".trial-word").textContent.includes("breaks")`)
	for _, says := range []string{"Left is Truth.", "Right is Wisdom.", "Left is Wisdom.", "Right is Truth."} {
		sits(says)
	}
	p.wait(css(`.trial-end[data-end="answer"]`))
	p.untilTrue(`document.querySelector(".verdict-line").textContent.includes("Solved in")`)
	p.untilTrue(veiled)

	p.unsolved(s.url("p/zebra/"))
	p.untilTrue(`document.querySelector(".reader").textContent.includes("1 of 14")`)
	p.click(css(`.reader [data-value="1"]`))
	p.untilTrue(`document.querySelector(".reader").textContent.includes("2 of 14")`)
	p.click(css(`.reader [data-value="-1"]`))
	p.untilTrue(`document.querySelector(".reader").textContent.includes("1 of 14")`)
	eval[any](p, `document.querySelector(".trial .pictures").scrollIntoView({ block: "end", behavior: "instant" })`)
	p.untilTrue(`(({ top, height }) => top >= 0 && top + height < innerHeight / 3)(document.querySelector(".reader").getBoundingClientRect())`)
	p.axe()
}

// What a hint makes stand out is brought into sight, in its own box, too, and what was pressed stays
// where it is.
func TestWhatStandsOutIsInSight(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("p/zebra/"))
	p.untilTrue(`document.querySelector(".trial .within-reach")`)
	eval[any](p, `void document.querySelector(".trial > div > .pictures").scrollIntoView({ block: "end", behavior: "instant" })`)
	eval[any](p, `void [document.querySelector(".trial .picture-drawing")].forEach((box) => { box.scrollTop = 2000; box.scrollLeft = 2000; })`)
	const button = `document.querySelector('.trial [data-do="help"]')`
	eval[any](p, `void `+button+`.click()`)
	p.untilTrue(`document.querySelector('.trial .claim-shape:has(> [data-role="accent"])')`)
	p.untilTrue(`(() => {
		const part = document.querySelector('.trial .claim-shape:has(> [data-role="accent"])').getBoundingClientRect();
		const there = document.elementFromPoint(part.x + part.width / 2, part.y + part.height / 2);
		return there?.closest('.claim-shape:has(> [data-role="accent"])');
	})()`)
	p.untilTrue(`(({ top, bottom }) => top >= 0 && bottom <= document.querySelector(".line").getBoundingClientRect().top)(` + button + `.getBoundingClientRect())`)
}

// In a low window, or in large type, the words of a hint come behind what stands at its foot.
func TestAHintIsReadWhereThereIsLittleRoom(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.do(chromedp.EmulateViewport(320, 420))
	p.unsolved(s.url("p/zebra/"))
	const button = `document.querySelector('.trial [data-do="help"]')`
	p.untilTrue(button + `.getAttribute("aria-disabled") !== "true"`)
	eval[any](p, `void document.querySelector(".trial-head").scrollIntoView({ block: "start", behavior: "instant" })`)
	eval[any](p, `void `+button+`.click()`)
	p.untilTrue(`((words) => words?.top >= 0 && words.bottom <= document.querySelector(".line").getBoundingClientRect().top)(document.querySelector(".trial-said .hint:not([hidden]) p")?.getBoundingClientRect())`)
}

// A press on what cannot be done now says why not.
func TestAnImpossibleMoveIsAnswered(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("p/koenigsberg-bridges/"))
	p.wait(css(".trial .graph [data-do=refuse]"))
	eval[any](p, `void document.querySelector(".trial .graph [data-do=refuse]").dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	p.untilTrue(`document.querySelector(".trial-word").textContent.includes("press the land where the walk starts")`)
}

// Home and End lead to the ends of a row of a board, with Ctrl to those of all of it, and scroll
// nothing; what is chosen of "More" folds it.
func TestEndsOfARow(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/sudoku/"))
	from := css(`.trial .board .claim[aria-label^="Row 5, column 6"]`)
	p.wait(from)
	p.focus(from)
	const at = `(document.activeElement.ariaLabel ?? document.activeElement.title)`
	ctrl := chromedp.KeyModifiers(chromedp.ModifierCtrl)
	for _, press := range []struct {
		keys, row string
		end       int
		with      []chromedp.KeyOption
	}{
		{kb.Home, "Row 5, ", 0, nil}, {kb.End, "Row 5, ", -1, nil}, {kb.Home, "Row 1, ", 0, []chromedp.KeyOption{ctrl}}, {kb.End, "Row 9, ", -1, []chromedp.KeyOption{ctrl}},
	} {
		p.press(press.keys, press.with...)
		p.untilTrue(at + `.startsWith(` + quote(press.row) + `) &&
			document.activeElement === [...document.activeElement.closest(".grid-row").querySelectorAll("[tabindex]")].at(` + fmt.Sprint(press.end) + `)`)
	}
	before := eval[float64](p, "scrollY")
	p.press(kb.End)
	if now := eval[float64](p, "scrollY"); now != before {
		t.Errorf("the page is scrolled by %g pixels", now-before)
	}
	eval[any](p, `void document.querySelector(".trial-more > summary").click()`)
	p.click(css(`.trial-rest [data-do="suppose"]`))
	p.untilTrue(`!document.querySelector(".trial-more").open`)
}

// Six puzzles of six kinds are solved by hand on a phone, by touch alone, with hints.
func TestSolvedByHand(t *testing.T) {
	t.Parallel()
	s := home
	for _, solving := range sitetest.Solvings() {
		t.Run(solving.Puzzle, func(t *testing.T) {
			p := regular(t)
			p.phone()
			p.unsolved(s.url("p/" + solving.Puzzle + "/"))
			for range solving.Hints {
				p.hinted()
			}
			for _, move := range solving.Moves {
				p.moves(solving, move)
			}
			if solving.End == "none" {
				p.click(css(`.trial [data-do="impossible"]`))
				p.wait(css(`.trial [data-do="impossible"][aria-pressed="true"]`))
			}
			for n := 1; n <= eval[int](p, `document.querySelectorAll(".accused label").length`); n++ {
				label := fmt.Sprintf(`.accused label:nth-of-type(%d)`, n)
				if says := p.text(css(label)); slices.ContainsFunc(solving.Accuse, func(word string) bool { return strings.Contains(says, word) }) {
					p.click(css(label))
					p.wait(css(label + " :checked"))
				}
			}
			p.tries("check")
			p.wait(css(`.trial-end[data-end="` + solving.End + `"]`))
			p.untilTrue(veiled) // nobody asked to see the answer
			p.axe()
		})
	}
}

// What a picture draws in the accent colour by itself, as the line below a sum, is no place
// that a hint speaks of: it stays as thin as it is drawn, and covers no letter.
func TestOnlyPlacesStandOut(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	for puzzle, drawn := range map[string]string{"send-more-money": ".shape-line", "sack-race": ".shape-line", "escape-from-zurg": ".shape-rect"} {
		p.unsolved(s.url("p/" + puzzle + "/"))
		p.wait(css(`.trial ` + drawn + `[data-role="accent"]`))
		p.untilTrue(`[...document.querySelectorAll('.trial svg [data-role="accent"]')].every((e) => {
			const { outlineStyle, strokeWidth } = getComputedStyle(e);
			return outlineStyle === "none" && parseFloat(strokeWidth) < 0.5; // of the drawing's units
		})`)
	}
}

// On a phone, what a press means stays in reach at the foot of a board that is taller than the
// screen.
func TestPensStayInReach(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.size(390, 844)
	p.unsolved(s.url("p/jealous-boyfriend/"))
	last := `[...document.querySelectorAll(".trial .claim")].at(-1)`
	p.untilTrue(last)
	eval[any](p, `void `+last+`.scrollIntoView({ block: "center" })`)
	p.untilTrue(`(() => {
		const pen = document.querySelector('.trial [data-path="cross"]').getBoundingClientRect();
		const there = document.elementFromPoint(pen.x + pen.width / 2, pen.y + pen.height / 2);
		return there?.dataset.path === "cross";
	})()`)
	at := eval[float64](p, last+`.getBoundingClientRect().top`)
	eval[any](p, `void [document.querySelector('.trial [data-path="cross"]')].forEach((pen) => { pen.focus(); pen.click(); })`)
	p.wait(css(`.trial [data-path="cross"][aria-pressed="true"]`))
	if now := eval[float64](p, last+`.getBoundingClientRect().top`); now != at {
		t.Errorf("the board has moved by %g pixels", now-at)
	}
	p.size(1280, 900)
}

// On a phone what one asks and what is said stand above the board, however far down it goes, and the
// keys wholly above the line at its foot; the place that they fill in stands between.
func TestToolsStandBesideTheBoard(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("how/"))
	for _, puzzle := range []string{"magic-star", "nameless-portrait", "cube-stacking"} {
		p.goesOn(s.url("p/" + puzzle + "/"))
		last := `[...document.querySelectorAll('.trial [data-do="place"]')].at(-1)`
		p.untilTrue(last)
		p.tries("help")
		p.wait(css(".hint:not([hidden])"))
		eval[any](p, `void document.querySelector(".trial > div > .pictures").scrollIntoView({ block: "end", behavior: "instant" })`)
		for _, tool := range []string{`[data-do="check"]`, `[data-do="help"]`, `.hint`} {
			p.untilTrue(`(({ top, bottom }) => top >= 0 && bottom <= document.querySelector(".line").getBoundingClientRect().top)(document.querySelector('.trial-head ` + tool + `').getBoundingClientRect())`)
		}
		eval[any](p, `void `+last+`.scrollIntoView({ block: "end", behavior: "instant" })`)
		eval[any](p, `void `+last+`.dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
		p.untilTrue(`document.querySelector(".trial .pad .button")`)
		p.untilTrue(`(() => {
			const box = (e) => e.getBoundingClientRect();
			const keys = [...document.querySelectorAll(".trial .pad .button")];
			const top = Math.min(...keys.map((key) => box(key).top));
			const place = box(` + last + `);
			return keys.every((key) => box(key).bottom <= box(document.querySelector(".line")).top)
				&& place.top >= box(document.querySelector(".trial-head")).bottom && place.bottom <= top;
		})()`)
	}
	p.axe()
}

// What is pressed on a board is at least 24 pixels high and wide on a phone.
func TestPartsAreWithinReach(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("how/"))
	for _, puzzle := range []string{"ancestors", "jealous-boyfriend", "knights-and-knaves-4", "koenigsberg-bridges", "sudoku", "three-gods", "wolf-goat-cabbage", "zebra"} {
		p.goesOn(s.url("p/" + puzzle + "/"))
		p.wait(css(".trial-head"))
		const small = `[...document.querySelectorAll(".trial :is(button, select, input, summary, .claim-shape)")].filter((e) => {
			const { width, height } = e.getBoundingClientRect();
			return width > 0 && Math.min(width, height) < 23.9;
		}).map((e) => e.ariaLabel ?? e.textContent)`
		if got := eval[[]string](p, small); len(got) > 0 {
			t.Errorf("%s: these are too small for a finger: %q", puzzle, got)
		}
	}
}

// So is what can be asked about in the picture of an answer, and it stands in a frame of its own where it is wide.
func TestPartsToAskAboutAreWithinReach(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.open(s.url("how/"))
	for _, puzzle := range []string{"ancestors", "broken-window", "greyhound-race", "horse-race", "night-train", "seven-sevens", "zebra"} {
		p.goesOn(s.url("p/" + puzzle + "/?answer=shown&place=answer"))
		p.settled()
		eval[any](p, `document.querySelectorAll('[data-in="answer"] details').forEach((d) => { d.open = true })`)
		p.untilTrue(`document.querySelector('[data-in="answer"] .claim-shape')?.checkVisibility()`)
		const small = `[...document.querySelectorAll('[data-in="answer"] .drawing .claim-shape')].filter((e) => {
			const { width, height } = e.getBoundingClientRect();
			return width > 0 && Math.min(width, height) < 23.9;
		}).map((e) => e.ariaLabel)`
		if got := eval[[]string](p, small); len(got) > 0 {
			t.Errorf("%s: these are too small for a finger: %q", puzzle, got)
		}
		if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > 390 {
			t.Errorf("%s: the page is %d wide", puzzle, wide)
		}
	}
}

// A line of a graph is thin, and is pressed by a finger beside itself as well.
func TestLinesAreWithinReach(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("p/koenigsberg-bridges/"))
	p.tap(css(`.trial .graph [data-do="put"]`)) // where the walk starts
	p.wait(css(`.trial .edge-reach`))
	thin := eval[[]float64](p, `[...document.querySelectorAll(".trial .edge-reach")].map((e) => parseFloat(getComputedStyle(e).strokeWidth) * e.getScreenCTM().a).filter((wide) => wide < 23.9)`)
	if len(thin) > 0 {
		t.Errorf("lines are pressed in bands of %.1f pixels", thin)
	}
}

// The keys of a place that was chosen before are not over the facts that are to be ticked.
func TestTheFactsToTickAreInSight(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("p/most-colourful/"))
	p.tap(css(`.trial [data-do="place"]`))
	p.wait(css(`.trial > .pad [data-do="fill"]`))
	p.click(css(`.trial [data-do="impossible"]`))
	p.wait(css(`.trial > .accused label`))
	p.untilTrue(`(() => {
		const first = document.querySelector(".accused label");
		first.scrollIntoView({ block: "end", behavior: "instant" });
		const { left, top, width, height } = first.getBoundingClientRect();
		return first.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	})()`)
}

// The names of the columns of an answer's grid stay in sight while its rows go by below them.
func TestNamesOfColumnsStayInTheAnswer(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.visit(s.url("p/zebra/?answer=shown&place=answer"))
	p.settled()
	const frame = `document.querySelector('[data-in="answer"] .picture-drawing:has(.heads)')`
	p.untilTrue(frame + `?.checkVisibility()`)
	p.untilTrue(`(() => {
		const frame = ` + frame + `;
		frame.scrollIntoView({ block: "center", behavior: "instant" });
		frame.scrollTo({ top: 1e4, behavior: "instant" });
		const heads = frame.querySelector(".heads").getBoundingClientRect(), { top, bottom } = frame.getBoundingClientRect();
		return frame.scrollTop > 50 && Math.abs(heads.top - top) < 4 && top >= 0 && bottom <= innerHeight;
	})()`)
}

// moves touches a part of the board, and then what is to stand there.
func (p *page) moves(solving sitetest.Solving, move sitetest.Move) {
	p.t.Helper()
	selector := `.trial :is(.claim, .claim-shape)[aria-label^="` + move.Part + `"]`
	part := css(selector)
	if solving.Plan {
		p.wait(part)
	} else if !p.has(part) {
		return // the facts say it
	} else if now := p.attribute(part, "aria-label"); strings.Contains(now, "Marked as so") || strings.HasSuffix(now, " "+move.Key+".") {
		return // a hint has
	}
	const board = `[...document.querySelectorAll(".trial [aria-label]")].map((e) => e.ariaLabel) + document.querySelector(".trial").innerText`
	before := eval[string](p, board)
	if eval[bool](p, `document.querySelector(`+quote(selector)+`).localName === "button"`) {
		p.click(part)
	} else {
		p.tap(part)
	}
	if move.Key != "" {
		key := `.trial .pad .button[data-value="` + move.Key + `"]`
		// The board makes room for the keys once the place is chosen, and what is touched must stand still.
		p.untilTrue(`(async () => {
			const chosen = document.querySelector(` + quote(selector) + `)?.closest('[data-role="accent"]');
			const top = () => document.querySelector(` + quote(key) + `)?.getBoundingClientRect().top;
			const before = chosen && top();
			await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
			return before !== undefined && before !== null && before === top();
		})()`)
		p.click(css(key))
	}
	p.untilTrue(board + " !== " + quote(before))
}

// marked is a link to the puzzle of the page with one part of its board marked as so, and what
// says that it is.
func (p *page) marked(puzzle, part string) (link, is string) {
	p.t.Helper()
	preset, _ := catalog.Preset(puzzle)
	link, err := share.Encode(share.Variant{Facts: preset.Facts, Work: [][]share.Mark{{{Claim: p.attribute(css(part), "data-path"), How: "tick"}}}})
	if err != nil {
		p.t.Fatal(err)
	}
	return link, `document.querySelector(` + quote(part) + `)?.ariaLabel.includes("Marked as so")`
}

// A link can bring marks. Whoever has marks of their own keeps them, and can have them back.
func TestMarksInALink(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/three-gods/"))
	link, brought := p.marked("three-gods", `.trial .claim[aria-label^="Middle is Lie."]`)
	q := regular(t) // of somebody else
	q.unsolved(s.url("p/three-gods/" + link))
	q.untilTrue(brought)
	q.untilTrue(veiled)

	const left = `.trial .claim[aria-label^="Left is Lie."]`
	p.click(css(left))
	own := `document.querySelector('` + left + `')?.ariaLabel.includes("Marked as so")`
	p.untilTrue(own)
	p.open(s.url("p/three-gods/?again" + link))
	p.untilTrue(brought + ` && !(` + own + `)`)
	p.click(named("button", "Take up my own marks"))
	p.untilTrue(own + ` && !(` + brought + `)`)
}

// Marks of a link that belongs to another puzzle are marks there, and nowhere else.
func TestMarksOfAnotherPuzzle(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/three-gods/"))
	link, brought := p.marked("three-gods", `.trial .claim[aria-label^="Middle is Lie."]`)
	p.open(s.url("p/boxes-and-balls/" + link))
	there := css(`.notices a[href*="/three-gods/"]`)
	p.wait(there)
	p.untilTrue(`document.querySelector(".trial .claim") && ![...document.querySelectorAll(".trial .claim")].some((c) => c.ariaLabel.includes("Marked"))`)
	p.click(there)
	p.untilTrue(brought)
}

// What was drawn to be solved, and a story of one's own, stay veiled when they are loaded
// again.
func TestTheVeilOutlastsAReload(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/three-gods/?place=explore"))
	p.click(css(`.another [data-do="renew"]`))
	p.untilTrue(`location.hash.length > 2 && document.documentElement.dataset.place === "puzzle"`)
	p.untilTrue(`(() => { // what it is stands in sight, and not below the line
		const { left, top, height } = document.querySelector("[data-notice]").getBoundingClientRect();
		return document.elementFromPoint(left + 8, top + height / 2)?.closest("[data-notice]");
	})()`)
	for range 2 {
		p.reload()
		p.untilTrue(veiled + ` && document.querySelector('.line [data-do="reveal"]')`)
		p.untilTrue(`document.querySelectorAll('[data-to][aria-current]').length === 1`)
	}
}

// What was marked in another tab does not go in silence when something is marked here.
func TestMarksInTwoTabs(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.unsolved(s.url("p/three-gods/"))
	const left, right = `.trial .claim[aria-label^="Left is Lie."]`, `.trial .claim[aria-label^="Right is Lie."]`
	marked := func(part string) string {
		return `document.querySelector(` + quote(part) + `)?.ariaLabel.includes("Marked as so")`
	}
	p.click(css(left))
	p.untilTrue(marked(left))
	p.untilTrue(`localStorage.getItem("solvitur.tried.three-gods") !== null`)
	// The other tab has marked the same in another place.
	eval[any](p, `void localStorage.setItem("solvitur.tried.three-gods",
		localStorage.getItem("solvitur.tried.three-gods").replace(JSON.stringify(document.querySelector(`+quote(left)+`).dataset.path).slice(1, -1), JSON.stringify(document.querySelector(`+quote(right)+`).dataset.path).slice(1, -1)))`)
	p.click(css(`.trial .claim[aria-label^="Middle is Lie."]`))
	p.click(named("button", "Take up the other marks"))
	p.untilTrue(marked(right) + ` && !` + marked(left))
	p.click(css(`.trial [data-do="unmark"]`)) // and nothing is lost
	p.untilTrue(marked(left) + ` && !` + marked(right))
}

// Who has chosen a place of one puzzle writes nothing into another that is drawn.
func TestAnotherOneHasNoPlaceChosen(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.unsolved(home.url("p/sudoku/"))
	const open = `!document.querySelector(".pad").hidden`
	p.focus(css(`.trial [data-do="place"]`))
	p.untilTrue(open)
	eval[any](p, `void document.querySelector('.another [data-do="renew"]').click()`)
	p.untilTrue(`document.querySelector(".notices").innerText.includes("Here is another one")`)
	p.untilTrue(`document.activeElement.id === "board" && !(` + open + `)`)
}
