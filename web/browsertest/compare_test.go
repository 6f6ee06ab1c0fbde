package browsertest

import (
	"fmt"
	"strings"
	"testing"
)

// The page brings six of the nine grids; the visitor walks through all nine,
// and back again.
func TestAllSolutionsCanBeSeen(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("/p/jigsaw-sudoku/"))
	p.verdict(several)
	seen := map[string]bool{}
	pager := css(".pager")
	for i := range 9 {
		p.untilTrue(fmt.Sprintf(`document.querySelector(".pager").innerText.includes("Solution %d of 9")`, i+1))
		if text := p.text(pager); strings.Contains(text, "can be seen") {
			t.Errorf("the pager says %q", text)
		}
		seen[p.text(css(".solutions"))] = true
		if i < 8 {
			p.click(named("button", "Next solution"))
		}
	}
	if len(seen) != 9 {
		t.Errorf("%d different grids", len(seen))
	}
	p.click(named("button", "Previous solution"))
	p.untilTrue(`document.querySelector(".pager").innerText.includes("Solution 8 of 9")`)
}

// "8 x 2 x 8 x 8" is 1,024, and the page counts that far by itself.
func TestSolutionsAreCountedOut(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	p.click(named("button", "No rule but one meeting a day"))
	p.verdict(several)
	// A machine that has much else to do may stop counting: then it is asked to go on.
	p.untilTrue(`(() => {
		document.querySelector('[data-do="count"]:not([aria-disabled="true"], :disabled)')?.click();
		const says = document.querySelector("#verdict").innerText;
		return says.includes("1,024") && !says.includes("at least");
	})()`)
}

// A way that was stopped says when, and goes on where the visitor wants it to;
// a way that cannot do the job says that, and why.
func TestWaysThatDoNotComeToAnEnd(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("/p/hundred-statements/"))
	row := func(strategy, cell string) string {
		return fmt.Sprintf(`document.querySelector('[data-strategy="%s"] %s')`, strategy, cell)
	}
	p.untilTrue(`/^(at least 1 solution, )?stopped after [0-9.]+ m?s$/.test(` + row("worlds", ".outcome") + `.innerText)`)
	p.click(named("button", "Run to the end: All worlds"))
	p.untilTrue(row("worlds", ".outcome") + `.innerText === "running to the end"`)
	p.click(named("button", "Stop: All worlds"))
	p.wait(named("button", "Run to the end: All worlds"))

	p.open(s.url("/p/three-boys/"))
	p.untilTrue(row("primes", ".outcome") + `.innerText === "does not apply"`)
	if why := p.text(css(`[data-strategy="primes"] .unfit`)); !strings.Contains(why, "are about two numbers") {
		t.Errorf("why not: %q", why)
	}
	if !eval[bool](p, row("primes", ".row-tools .button")+`.ariaDisabled === "true"`) {
		t.Error("there is nothing to replay")
	}
	// What only one way counts has no column of its own.
	if eval[bool](p, `document.querySelector(".strategies thead").innerText.includes("primes looked up")`) {
		t.Error("a column for one strategy")
	}
}

// Who asks why while a way of searching runs to its end is answered, and the
// search goes on where it was.
func TestAskingDoesNotDisturbASearch(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("/p/hundred-statements/"))
	p.wait(named("button", "Run to the end: All worlds")) // it was stopped, and its count stands
	const tried = `Number(document.querySelector('[data-strategy="worlds"] [data-count]').innerText.replaceAll(",", ""))`
	before := eval[float64](p, tried)
	p.click(named("button", "Run to the end: All worlds"))
	p.untilTrue(tried + ` > ` + fmt.Sprint(before)) // it is further than it was when it was stopped
	before = eval[float64](p, tried)
	p.click(css(`.findings [data-do="ask"]`))
	p.untilTrue(`document.querySelector("#asked .why:not(:has(.waiting))")`)
	p.untilTrue(fmt.Sprintf(`%s !== %v`, tried, before))
	if after := eval[float64](p, tried); after < before {
		t.Errorf("before the question %v worlds had been tried, and afterwards %v", before, after)
	}
	if got := eval[string](p, `document.querySelector('[data-strategy="worlds"] .outcome').innerText`); got != "running to the end" {
		t.Errorf("the search is %q", got)
	}
	p.click(named("button", "Stop: All worlds"))
	p.wait(named("button", "Run to the end: All worlds"))
}

// A count that the visitor stops says how many solutions were counted by then.
func TestAStoppedCountSaysHowFarItCame(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("/p/sudoku/"))
	p.verdict("one")
	eval[any](p, `void document.querySelector('[data-do="clear"][data-path="givens"]').click()`) // folded away
	p.verdict(several)
	p.click(named("button", "Count to the end"))
	const said = `Number(document.querySelector("#verdict").innerText.match(/[0-9][0-9,]{3,}/)[0].replaceAll(",", ""))`
	before := eval[float64](p, said)
	p.untilTrue(fmt.Sprintf(`Number(document.querySelector(".line .status").innerText.match(/: ([0-9,]+) so far/)[1].replaceAll(",", "")) > %v`, before))
	p.click(css(`.line .stop`))
	p.wait(named("button", "Count to the end"))
	if after := eval[float64](p, said); after <= before {
		t.Errorf("there are at least %v solutions, and after counting on at least %v", before, after)
	}
	p.untilTrue(said + ` === Number(document.querySelector(".pager").innerText.match(/at least ([0-9,]+)/)[1].replaceAll(",", ""))`)
}
