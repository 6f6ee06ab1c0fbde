package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"solvitur/web/host"
)

// tries presses one of the buttons below the board, and waits for what it comes to.
func (p *page) tries(do string) {
	p.t.Helper()
	p.click(css(`.trial [data-do="` + do + `"]`))
	p.untilTrue(`document.querySelector(".trial:not([data-trial=asking])")`)
}

// hinted takes one hint, up to where it says what follows, and marks that. It says false
// where there is nothing more to mark.
func (p *page) hinted() bool {
	p.t.Helper()
	p.tries("help")
	p.wait(css(".hint:not([hidden])"))
	for rung := 1; eval[bool](p, `document.querySelector('.trial [data-do="help"]').ariaDisabled !== "true"`); rung++ {
		p.click(css(`.trial [data-do="help"]`))
		p.wait(css(fmt.Sprintf(`.hint[data-hint="%d"]`, rung+1)))
	}
	if !p.has(css(`.hint [data-do="accept"]`)) {
		p.click(css(`.hint [data-do="unhelp"]`))
		p.untilTrue(`!document.querySelector(".hint:not([hidden])")`)
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
	s := serve(t, host.Options{})
	p := newPage(t)
	p.unsolved(s.url("p/three-gods/"))
	part := func(says string) string {
		return `[...document.querySelectorAll(".trial [aria-label]")].find((e) => e.ariaLabel.startsWith(` + quote(says) + `))`
	}
	p.untilTrue(part("Left is Truth."))
	eval[any](p, part("Left is Truth.")+`.dispatchEvent(new MouseEvent("click", {bubbles: true}))`) // of a drawing, too
	p.untilTrue(part("Left is Truth.") + `.ariaLabel.includes("Marked as so")`)
	p.tries("check")
	p.untilTrue(`document.querySelector(".trial-word").textContent.includes("1 is wrong")`)
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
	s := serve(t, host.Options{})
	p := newPage(t)
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
	p.key("ArrowRight", "", 39)
	p.untilTrue(`document.activeElement === document.querySelectorAll(".trial .board .claim")[1]`)
}

// What has no picture to play on is entered in the form of the answer; that it cannot be is
// an answer, too.
func TestSolvedInForms(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.unsolved(s.url("p/wolf-goat-cabbage/"))
	p.wait(css(`.trial-form`))
	for i, who := range strings.Fields("goat nobody wolf goat cabbage nobody goat") {
		if who != "nobody" {
			who = "the " + who
		}
		p.choose(css(fmt.Sprintf(`.trial-form [data-path="trips/%d/seat1"]`, i)), "the farmer")
		p.choose(css(fmt.Sprintf(`.trial-form [data-path="trips/%d/seat2"]`, i)), who)
	}
	p.tries("check")
	p.wait(css(`.trial-end[data-end="answer"]`))
	p.untilTrue(`document.querySelector(".trial-end").textContent.includes("without a hint")`)

	p.unsolved(s.url("p/koenigsberg-bridges/"))
	p.click(css(`.trial [data-do="impossible"]`))
	p.wait(css(`.trial [data-do="impossible"][aria-pressed="true"]`))
	p.tries("check")
	p.wait(css(`.trial-end[data-end="none"]`))
}
