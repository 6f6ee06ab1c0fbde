package browsertest

import (
	"fmt"
	"testing"
)

// What is played on, and the moves to choose from.
const (
	boardPlayed = `.trial > div > .pictures`
	listOfMoves = boardPlayed + ` .steps:has(> li > [data-do="put"])`
)

// topOf is where an element is, in the window.
func topOf(selector string) string {
	return "document.querySelector(" + quote(selector) + ").getBoundingClientRect().top"
}

// central brings an element to the middle of the window, where it can be pushed up and down.
func (p *page) central(selector string) {
	p.t.Helper()
	eval[any](p, "void document.querySelector("+quote(selector)+`).scrollIntoView({ block: "center", behavior: "instant" })`)
}

// still sees that an element stays where it is while something happens.
func (p *page) still(selector string, happens func()) {
	p.t.Helper()
	before := eval[float64](p, topOf(selector))
	happens()
	p.untilTrue(fmt.Sprintf(`Math.abs(%s - %v) < 2`, topOf(selector), before))
}

// What was told above the board goes when somebody plays on: the board stays under the finger.
func TestTheBoardStaysUnderTheFinger(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("p/eight-puzzle/"))
	p.tries("help")
	p.wait(css(".hint:not([hidden])"))
	p.tries("help")
	p.central(boardPlayed)
	p.still(boardPlayed, func() {
		eval[any](p, `document.querySelector('.trial [data-do="put"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
		p.untilTrue(`!document.querySelector(".hint:not([hidden])")`)
	})
}

// What is said of each mark at once may be of more lines than what was said before, and the board
// stays where it is for the next press.
func TestWhatIsSaidOfEachMarkLeavesTheBoard(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/jealous-boyfriend/"))
	p.click(css(".trial-more > summary"))
	p.click(css(`[data-do="eachmark"]`))
	p.central(boardPlayed)
	for i := range 3 {
		p.still(boardPlayed, func() {
			eval[any](p, fmt.Sprintf(`void document.querySelectorAll('%s [data-do="mark"]')[%d].click()`, boardPlayed, 5+i))
			p.untilTrue(`document.querySelector('.trial[data-trial="open"]') && /mark|right|wrong/.test(document.querySelector(".trial-said").textContent)`)
		})
	}
}

// Where the page cannot be scrolled up any further, the board stays under the pointer all the same.
func TestTheBoardStaysAtTheTopOfThePage(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.unsolved(home.url("p/zebra/"))
	p.tries("help")
	p.wait(css(".hint:not([hidden])"))
	eval[any](p, `scrollTo(0, 0)`)
	p.still(boardPlayed, func() {
		eval[any](p, "document.querySelector("+quote(boardPlayed+` [data-do="mark"]`)+`).dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
		p.untilTrue(`!document.querySelector(".hint:not([hidden])")`)
	})
	eval[any](p, `void document.querySelector('.trial [data-do="check"]').click()`)
	p.untilTrue(`document.querySelector(".trial-said").style.minHeight === ""`)
}

// Hints push the board down while they are read, and no lower each time.
func TestHintsLeaveTheBoardWhereItWas(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/sudoku/"))
	eval[any](p, `void document.querySelector("`+boardPlayed+`").scrollIntoView({ block: "end", behavior: "instant" })`)
	press := func(do string) { p.pressWhereItIs(`.trial [data-do="` + do + `"]`) }
	hinted := func() {
		for rung := range 3 {
			press("help")
			p.wait(css(fmt.Sprintf(`.hint[data-hint="%d"]:not([hidden])`, rung+1)))
		}
		press("accept")
		p.untilTrue(`!document.querySelector(".hint:not([hidden])")`)
	}
	hinted()
	before := eval[float64](p, topOf(boardPlayed))
	hinted()
	hinted()
	p.untilTrue(fmt.Sprintf(`Math.abs(%s - %v) < 30`, topOf(boardPlayed), before)) // a line may be said
}

// What is taken back may have been told above the board: the button stays where it was pressed.
func TestTakingBackStaysUnderTheFinger(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.phone()
	p.unsolved(s.url("p/escape-from-zurg/"))
	const back = `.trial [data-do="unmark"]`
	p.click(css(`.trial [data-do="put"]`))
	p.wait(css(back + ":enabled"))
	p.wait(css(".trial:not([data-lags])"))
	p.until("why it is refused", func() bool { // a touch may be lost on a board that is drawn anew
		p.tap(css(`.trial [data-do="refuse"]`))
		return eval[string](p, `document.querySelector(".trial-said").innerText.trim()`) != ""
	})
	top := eval[float64](p, `(() => { const back = document.querySelector('`+back+`'); back.scrollIntoView({ block: "center", behavior: "instant" }); return back.getBoundingClientRect().top })()`)
	p.click(css(back))
	p.untilTrue(`!document.querySelector(".trial-said").innerText.trim()`)
	p.untilTrue(fmt.Sprintf(`Math.abs(document.querySelector('%s').getBoundingClientRect().top - %g) < 4`, back, top))
}

// Of the tools none moves when more of them are asked for.
func TestMoreOpensWhereItIs(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/sudoku/"))
	const more = ".trial-more > summary"
	p.central(more)
	p.still(more, func() {
		p.pressWhereItIs(more)
		p.untilTrue(`document.querySelector(".trial-rest").checkVisibility()`)
	})
	p.pressWhereItIs(more)
	p.untilTrue(`!document.querySelector(".trial-rest").checkVisibility()`)
}

// supposes begins a supposition.
func (p *page) supposes() {
	p.t.Helper()
	eval[any](p, `void document.querySelector('.trial-rest [data-do="suppose"]').click()`)
	p.untilTrue(`document.querySelector(".layer > p").textContent.includes("is supposed")`)
}

// marks marks the first part of the board, wherever that is.
func (p *page) marks() {
	p.t.Helper()
	eval[any](p, "document.querySelector("+quote(boardPlayed+` [data-do="mark"]`)+`).dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
}

// Where it was said what becomes of what is supposed, that is told, and the tools stay.
func TestWhatIsSupposedIsSettledWhereItIs(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/zebra/"))
	p.supposes()
	p.still(`.trial [data-do="check"]`, p.marks)
	p.wait(css(`.layer [data-do="discard"]`))
	for _, stays := range []string{`.trial [data-do="check"]`, ".reader"} {
		if stays == ".reader" {
			eval[any](p, `void document.querySelector('.trial [data-do="unmark"]').click()`)
			p.wait(css(`.layer [data-do="discard"]`))
		}
		p.central(".layer")
		p.still(stays, func() {
			p.pressWhereItIs(`.layer [data-do="discard"]`)
			p.untilTrue(`document.querySelector(".layer > p").textContent.includes("thrown away")`)
		})
		p.untilTrue(`document.activeElement.matches('.trial [data-do="unmark"]')`)
	}
	p.marks()
	p.untilTrue(`!document.querySelector(".layer").checkVisibility()`)
}

// A hint that goes along with what was supposed lets the tools stay where they stick above the board.
func TestAHintGoesWithWhatWasSupposed(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/three-gods/"))
	p.supposes()
	p.marks()
	p.wait(css(`.layer [data-do="discard"]`))
	eval[any](p, `void document.querySelector('.trial [data-do="help"]').click()`)
	p.wait(css(".hint"))
	p.central(boardPlayed)
	p.still(`.trial [data-do="check"]`, func() {
		p.pressWhereItIs(`.layer [data-do="discard"]`)
		p.untilTrue(`document.querySelector(".layer > p").textContent.includes("thrown away")`)
	})
}

// A forbidden move is explained above the next ones, which stay where they are.
func TestAForbiddenMoveLeavesTheMoves(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/wolf-goat-cabbage/"))
	p.wait(css(listOfMoves))
	p.central(listOfMoves)
	p.still(listOfMoves, func() {
		p.pressWhereItIs(listOfMoves + ` [data-do="put"]`)
		p.untilTrue(`document.querySelector(` + quote(boardPlayed) + `).textContent.includes("not allowed")`)
	})
}

// That it is solved is said below the board, where nothing moves of what the last mark was made on, and in the line.
func TestTheEndLeavesTheBoard(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/three-gods/"))
	press := func(says string) {
		t.Helper()
		p.pressWhereItIs(`.trial td .claim[aria-label^="` + says + `"]`)
		p.untilTrue(`document.querySelector('.trial td .claim[aria-label^="` + says + `"]').ariaLabel.includes("arked")`)
	}
	press("Left is Wisdom.")
	press("Middle is Lie.")
	p.central(boardPlayed + " table")
	for _, stays := range []string{boardPlayed, `.trial [data-do="check"]`} {
		p.still(stays, func() {
			press("Right is Truth.")
			p.wait(css(`.trial-end[data-end="answer"]`))
		})
		p.untilTrue(`document.querySelector(".line").textContent.includes("Solved in")`)
		if stays == boardPlayed {
			p.pressWhereItIs(`.trial [data-do="unmark"]`)
			p.untilTrue(`!document.querySelector(".trial-end").checkVisibility()`)
		}
	}
	p.untilTrue(`document.querySelector(".trial-end").textContent.includes("Left is Wisdom, middle is Lie and right is Truth.")`)
}

// The facts to tick stay where they are whatever is said of them.
func TestTheFactsToTickStayWhereTheyAre(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.phone()
	p.unsolved(home.url("p/jealous-boyfriend/"))
	p.pressWhereItIs(`.trial [data-do="impossible"]`)
	const first = ".accused input"
	p.wait(css(first))
	p.pressWhereItIs(`.trial [data-do="check"]`)
	p.untilTrue(`document.querySelector(".trial-word").textContent.includes("first")`)
	for range 2 {
		p.central(first)
		p.still(first, func() {
			ticked := eval[bool](p, "document.querySelector("+quote(first)+").checked")
			p.pressWhereItIs(first)
			p.untilTrue(fmt.Sprintf("document.querySelector(%s).checked !== %t && document.querySelector('.trial-word').textContent.includes('Tick')", quote(first), ticked))
		})
	}
}

// By keys, too, what is pressed stays in sight when the board is scrolled to what a hint speaks of.
func TestAHintLeavesWhatIsPressedInSight(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.unsolved(home.url("p/jealous-boyfriend/"))
	const help = `.trial [data-do="help"]`
	p.focus(css(help))
	for rung := range 3 {
		p.enter()
		p.wait(css(fmt.Sprintf(`.hint[data-hint="%d"]`, rung+1)))
		p.untilTrue(`((help) => { const at = help.getBoundingClientRect(); return document.elementFromPoint(at.x + 8, at.y + at.height / 2) === help; })(document.querySelector(` + quote(help) + `))`)
	}
}
