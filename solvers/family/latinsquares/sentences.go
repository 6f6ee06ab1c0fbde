package latinsquares

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// The facts besides the givens.
const (
	ruleCells       = "rule:cells"
	ruleRows        = "rule:rows"
	ruleColumns     = "rule:columns"
	factSquares     = "squares"
	factFirstRow    = "firstRow"
	factFirstColumn = "firstColumn"
	factDiagonals   = "diagonals"
)

// givenID is the path of a given, and so the ID of the fact that it states.
func (p *parade) givenID(square, cell int) puzzle.FactID {
	return fmt.Sprintf("%s/%d/%d", [...]string{"givens", "others"}[square], cell/p.n, cell%p.n)
}

// sentences states the rules, the conditions, and the givens.
func sentences(p *parade) []puzzle.Fact {
	var ones, each []string
	for _, what := range p.what {
		ones, each = append(ones, "one "+what), append(each, "each "+what)
	}
	things := english.List(each, "and")
	facts := []puzzle.Fact{
		{ID: ruleCells, Rule: true, Text: p.places(english.List(ones, "and"))},
		{ID: ruleRows, Rule: true, Text: english.Capital(things) + " stands in every row once."},
		{ID: ruleColumns, Rule: true, Text: english.Capital(things) + " stands in every column once."},
	}
	add := func(there bool, id puzzle.FactID, text string) {
		if there {
			facts = append(facts, puzzle.Fact{ID: id, Text: text})
		}
	}
	add(len(p.what) > 1, factSquares, fmt.Sprintf("No two places show the same %s.", strings.Join(p.what, " and the same ")))
	add(p.FirstRow, factFirstRow, fmt.Sprintf("The first row has %s in order.", things))
	add(p.FirstColumn, factFirstColumn, fmt.Sprintf("The first column has %s in order.", each[0]))
	add(p.Diagonals == mainDiagonals, factDiagonals, english.Capital(things)+" stands once in each of the two long diagonals.")
	add(p.Diagonals == allDiagonals, factDiagonals, english.Capital(things)+" stands once in every diagonal, also in those that go on at the other side.")
	for i, given := range p.given {
		for cell, symbol := range given {
			if symbol >= 0 {
				add(true, p.givenID(i, cell), english.Capital(p.is(i, cell, symbol))+".")
			}
		}
	}
	return facts
}

// places says what each place shows: "one rank and one regiment, of six each".
func (p *parade) places(ones string) string {
	if p.n == 1 {
		return fmt.Sprintf("The only place shows %s.", ones)
	}
	return fmt.Sprintf("Each of the %s places shows %s, out of %s%s.", english.Thousands(p.n*p.n), ones, english.Words(p.n), map[bool]string{true: " each"}[len(p.what) > 1])
}

// place is a cell in words.
func (p *parade) place(cell int) string {
	return english.Cell(cell/p.n, cell%p.n)
}

// short is a cell in short: "r1c4".
func (p *parade) short(cell int) string { return fmt.Sprintf("r%dc%d", cell/p.n+1, cell%p.n+1) }

// is says that a cell holds a symbol: "in row 1, column 4 the rank is major".
func (p *parade) is(square, cell, symbol int) string { return p.clause(square, cell, symbol, true) }

// clause says that a cell holds a symbol, or does not.
func (p *parade) clause(square, cell, symbol int, is bool) string {
	verb := map[bool]string{true: "is", false: "is not"}[is]
	return fmt.Sprintf("in %s the %s %s %s", p.place(cell), p.what[square], verb, p.names[square][symbol])
}

// clash finds givens that stand in each other's way: a symbol twice in a line, or
// the same pair twice. It says so in words, and names the facts and cells; "" if
// there are none.
func (p *parade) clash(keep func(puzzle.FactID) bool) (text string, facts []puzzle.FactID, cells []int) {
	here := func(square, cell int) bool {
		return square < len(p.given) && p.given[square][cell] >= 0 && keep(p.givenID(square, cell))
	}
	for square, given := range p.given {
		for _, l := range p.lines {
			if !p.holds(l, keep) {
				continue
			}
			for i, one := range l.cells {
				for _, other := range l.cells[:i] {
					if !here(square, one) || !here(square, other) || given[one] != given[other] {
						continue
					}
					facts = []puzzle.FactID{p.givenID(square, other), p.givenID(square, one)}
					if l.fact == factDiagonals {
						facts = append(facts, l.fact)
					}
					text = fmt.Sprintf("in %s, the %s %s is given twice: in %s and in %s.", l.name, p.what[square], p.names[square][given[one]], p.place(other), p.place(one))
					return text, facts, []int{other, one}
				}
			}
		}
	}
	if len(p.given) < 2 || !keep(factSquares) {
		return "", nil, nil
	}
	first := map[[2]int]int{}
	for cell := range p.given[0] {
		if !here(0, cell) || !here(1, cell) {
			continue
		}
		pair := [2]int{p.given[0][cell], p.given[1][cell]}
		other, known := first[pair]
		if !known {
			first[pair] = cell
			continue
		}
		facts = []puzzle.FactID{factSquares}
		for _, at := range []int{other, cell} {
			facts = append(facts, p.givenID(0, at), p.givenID(1, at))
		}
		text = fmt.Sprintf("the pair %s and %s is given twice: in %s and in %s.", p.names[0][pair[0]], p.names[1][pair[1]], p.place(other), p.place(cell))
		return text, facts, []int{other, cell}
	}
	return "", nil, nil
}

// givens counts the given cells that are kept.
func (p *parade) givens(keep func(puzzle.FactID) bool) (n int) {
	for i, given := range p.given {
		for cell, symbol := range given {
			if symbol >= 0 && keep(p.givenID(i, cell)) {
				n++
			}
		}
	}
	return n
}

// legend says which names the signs, and the numbers of symbols, stand for; "" where the signs are
// the names.
func (p *parade) legend(square int) string {
	if slices.Equal(p.signs[square], p.names[square]) {
		return ""
	}
	var all []string
	for i, sign := range p.signs[square] {
		all = append(all, fmt.Sprintf("%s or %d is %s", sign, i+1, p.names[square][i]))
	}
	return english.List(all, "and") + "."
}
