package latinsquares

import (
	"fmt"

	"solvitur/solvers/argue/units"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// mostArgued is up to which order a square is argued step by step, and mostPaired two of
// them that show no pair twice: those of order 5 were tried, and took more than a hundred
// steps, of which a quarter were not proved simplest.
const (
	mostArgued = 9
	mostPaired = 4
)

// argued gives what arguments are made of: each place holds one symbol, and every row,
// column and diagonal has one place for each; of two squares, also which symbols are
// together in a row.
func argued(p *parade) (puzzle.Argument, error) {
	switch {
	case p.n > mostArgued:
		return puzzle.Argument{}, puzzle.ErrUnargued(fmt.Sprintf("A square of order %d is too large for an argument in simple steps: up to order %d can be argued.", p.n, mostArgued))
	case len(p.what) > 1 && p.Diagonals == allDiagonals:
		return puzzle.Argument{}, puzzle.ErrUnargued("Two squares together take too many hard steps for an argument where all diagonals count: a single one can be argued.")
	case len(p.what) > 1 && p.n > mostPaired:
		return puzzle.Argument{}, puzzle.ErrUnargued(fmt.Sprintf("Two squares of order %d together take too many hard steps for an argument: up to order %d they can be argued, and a single one up to order %d.", p.n, mostPaired, mostArgued))
	}
	a := &arguing{parade: p}
	for square := range p.what {
		a.fill(square)
	}
	if len(p.what) > 1 {
		a.pair()
	}
	a.argued.Clause, a.argued.Join, a.argued.Tell, a.argued.Note = a.clauseOf, a.join, a.tell, a.boards[0].Note()
	return a.argued, nil
}

// arguing is squares as statements, and the rules for them: those of each square, and then
// those of both.
type arguing struct {
	*parade
	boards []*units.Board // by square
	groups int            // of each
	kinds  []kind         // by group after these
	argued puzzle.Argument
}

// fill takes a square in.
func (a *arguing) fill(square int) {
	name := func(_, symbol int) string { return a.names[square][symbol] }
	b := &units.Board{Size: a.n, Places: a.n * a.n, Rule: ruleCells, Together: "row or column", Thing: func(int) string { return a.what[square] },
		Place: a.place, Short: a.short, Symbol: name, One: name,
		Is: func(cell, symbol int, is bool) string { return a.parade.clause(square, cell, symbol, is) }}
	if a.Diagonals != "none" {
		b.Together = "row, column or diagonal"
	}
	for _, l := range a.lines {
		kind := map[puzzle.FactID]string{ruleRows: units.Row, ruleColumns: units.Column}[l.fact]
		b.Units = append(b.Units, units.Unit{Kind: kind, Fact: l.fact, Name: l.name, Places: l.cells})
	}
	for cell, given := range a.given[square] {
		tell := func(there bool, fact puzzle.FactID, symbol int) {
			if there {
				a.argued.Known = append(a.argued.Known, puzzle.Told{Cell: a.statement(square, cell, symbol), Is: true, Fact: fact})
			}
		}
		for symbol := range a.n {
			a.argued.Goals = append(a.argued.Goals, len(a.argued.Cells))
			a.argued.Cells = append(a.argued.Cells, a.stands(square, cell, symbol))
		}
		tell(given >= 0, a.givenID(square, cell), given)
		tell(a.FirstRow && cell < a.n, factFirstRow, cell)
		tell(a.FirstColumn && square == 0 && cell%a.n == 0, factFirstColumn, cell/a.n)
	}
	groups := b.Groups()
	for _, group := range groups {
		cells := group.Tables[0].Cells
		for i := range cells {
			cells[i] += a.statement(square, 0, 0)
		}
	}
	a.boards, a.groups = append(a.boards, b), len(groups)
	a.argued.Groups = append(a.argued.Groups, groups...)
}

// statement is that a cell of a square holds a symbol.
func (a *arguing) statement(square, cell, symbol int) int {
	return (square*a.n*a.n+cell)*a.n + symbol
}

func (a *arguing) clauseOf(statement int, is bool) string {
	size := a.n * a.n * a.n
	if square := statement / size; square < len(a.boards) {
		return a.boards[square].Clause(statement%size, is)
	}
	return a.met(a.meeting(statement), is)
}

// about is what one clause speaks of: a place, or a symbol of the first square in a row.
type about struct {
	cell, row, first int
	together, is     bool
}

// join says in one clause each what is known of a place, and with which symbols one is
// together in a row, or is not.
func (a *arguing) join(all []puzzle.Literal) (clauses []string) {
	size := a.n * a.n * a.n
	said := map[about][]puzzle.Literal{}
	var order []about
	for _, l := range all {
		key := about{cell: l.Cell % size / a.n}
		if l.Cell/size >= len(a.boards) {
			m := a.meeting(l.Cell)
			key = about{row: m.row, first: m.first, together: true, is: l.Is}
		}
		if said[key] == nil {
			order = append(order, key)
		}
		said[key] = append(said[key], l)
	}
	for _, key := range order {
		if !key.together {
			clauses = append(clauses, a.known(key.cell, said[key]))
			continue
		}
		var names []string
		for _, l := range said[key] {
			names = append(names, a.called(1, a.meeting(l.Cell).second))
		}
		clauses = append(clauses, a.stand(key.row, key.first, names, key.is))
	}
	return clauses
}

// known says what is known of a place: in each square what it holds, or does not.
func (a *arguing) known(cell int, literals []puzzle.Literal) string {
	var parts []string
	for square := range a.what {
		var is, not []string
		for _, l := range literals {
			if l.Cell/(a.n*a.n*a.n) != square {
				continue
			}
			if name := a.names[square][l.Cell%a.n]; l.Is {
				is = append(is, name)
			} else {
				not = append(not, name)
			}
		}
		if len(is) > 0 { // more than one where that is the contradiction
			parts = append(parts, fmt.Sprintf("the %s is %s", a.what[square], english.List(is, "and")))
		} else if len(not) > 0 {
			parts = append(parts, fmt.Sprintf("the %s is %s", a.what[square], english.NoneOf(not)))
		}
	}
	return fmt.Sprintf("in %s %s", a.place(cell), english.List(parts, "and"))
}

// tell says a step within one square as it is said of squares, and a single rule for both in
// its own words.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) == 0 {
		return "", ""
	}
	square := min(s.Groups[0]/a.groups, len(a.boards))
	for _, g := range s.Groups {
		if min(g/a.groups, len(a.boards)) != square {
			return "", ""
		}
	}
	if square < len(a.boards) {
		return a.boards[square].Tell(a.within(square, s))
	}
	if len(s.Groups) == 1 {
		return a.tellPaired(s, a.kinds[s.Groups[0]-len(a.boards)*a.groups])
	}
	return "", ""
}

// within is a step as the board of one square numbers it.
func (a *arguing) within(square int, s puzzle.Inference) (own puzzle.Inference) {
	first := a.statement(square, 0, 0)
	for _, g := range s.Groups {
		own.Groups = append(own.Groups, g-square*a.groups)
	}
	for _, l := range s.Concludes {
		own.Concludes = append(own.Concludes, puzzle.Literal{Cell: l.Cell - first, Is: l.Is})
	}
	for _, p := range s.From {
		p.Cell -= first
		if p.By >= 0 {
			p.By -= first
		}
		own.From = append(own.From, p)
	}
	return own
}
