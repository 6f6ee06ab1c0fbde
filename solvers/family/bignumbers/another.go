package bignumbers

import (
	"encoding/json"
	"fmt"
	"strconv"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers another number of about the same size, of which the same is asked, if one
// question is: how often its digits are to be added up, or whether its zeros fit on a page.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	if len(like.Number) != 1 || len(like.Questions) != 1 || like.NumberBase != 10 {
		return draft, puzzle.ErrNoOthers
	}
	switch number, asked := like.Number[0], like.Questions[0]; {
	case number.Kind == kindFactorial && asked.Kind == kindZeros:
		return zeros(d, like), nil
	case number.Kind == kindPower && asked.Kind == kindSums && asked.Times == thrice:
		return sums(d, like)
	}
	return draft, puzzle.ErrNoOthers
}

// The pages that there are: places in a line, and how many lines more or fewer than the zeros take.
var (
	columns = []int{20, 24, 30, 40, 45, 60}
	beside  = 2
)

// zeros asks of a factorial whether its zeros fit on a page that is about as large.
func zeros(d *chance.Draw, like Facts) puzzle.Draft[Facts] {
	n := d.Between(600, 4999)
	f := like
	f.Number = []Factor{{Kind: kindFactorial, N: whole(n)}}
	page := Question{Kind: kindZeros, Columns: chance.Of(d, columns)}
	taken := int(product{base: 10, factors: []factor{{factorial: true, n: int64(n)}}}.zeros()) / page.Columns
	page.Lines = max(1, d.Between(taken-beside, taken+1+beside))
	f.Questions = []Question{page}
	return puzzle.Draft[Facts]{
		Facts: f,
		Story: fmt.Sprintf("Another number is about to arrive at the printer, %d!, the product of all the numbers from 1 to %[1]d, and the last sheet of paper is smaller: it has %s, with room for %d characters in each.",
			n, english.Count(page.Lines, "line", "lines"), page.Columns),
		Question: fmt.Sprintf("Do at least the zeros at the end of %d! fit on the page, and how many are there?", n),
	}
}

// thrice is how often digits are added up until little more than one is left.
const thrice = 3

// sums asks for sums of digits of a power, of which casting out nines tells the last.
func sums(d *chance.Draw, like Facts) (draft puzzle.Draft[Facts], err error) {
	for range 100 {
		n := d.Between(1000, 5999)
		if p := (product{base: 10, factors: []factor{{base: int64(n), exponent: int64(n)}}}); n%3 == 0 || len(p.reasonAbout(thrice).fitting) != 1 {
			continue
		}
		f := like
		f.Number = []Factor{{Kind: kindPower, Base: whole(n), Exponent: whole(n)}}
		return puzzle.Draft[Facts]{
			Facts:    f,
			Story:    fmt.Sprintf("The same bet with another number: %d to the power %[1]d. A is the sum of its digits, B the sum of the digits of A, and C, the sum of the digits of B, is how many cans there are.", n),
			Question: "How many cans of beer are there?",
		}, nil
	}
	return draft, puzzle.ErrBadDraw
}

func whole(n int) json.Number { return json.Number(strconv.Itoa(n)) }
