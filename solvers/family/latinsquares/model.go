package latinsquares

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// model is the puzzle as finite domains: a variable for each cell of each square.
type model struct {
	*fd.Model
	*task
	cells [][]fd.Var // by square
	pairs []fd.Var   // by cell, where they are numbered: first symbol × order + second
	ids   []puzzle.FactID
}

// newModel posts all facts. With pairwise, that no pair is there twice is said of
// each two cells, so that it can be tested early; else by a number for each pair, which
// are all different.
func newModel(k *task, pairwise bool) *model {
	m := &model{Model: fd.NewModel(), task: k}
	n := k.n
	for i, what := range k.what {
		x := m.Ints(what, n*n, 0, n-1)
		m.cells = append(m.cells, x)
		for _, l := range k.parade.lines {
			vars := make([]fd.Var, n)
			for j, cell := range l.cells {
				vars[j] = x[cell]
			}
			tag := fd.Rule
			if l.fact == factDiagonals {
				tag = m.tag(l.fact)
			}
			m.Post(tag, fd.AllDifferent{Vars: vars, Strength: fd.Hall})
		}
		for cell, symbol := range k.given[i] {
			if symbol >= 0 {
				m.Post(m.tag(k.givenID(i, cell)), fd.Eq(x[cell], symbol))
			}
		}
		for j := range n {
			if k.FirstRow {
				m.Post(m.tag(factFirstRow), fd.Eq(x[j], j))
			}
			if k.FirstColumn && i == 0 {
				m.Post(m.tag(factFirstColumn), fd.Eq(x[j*n], j))
			}
			// The standard form: see symmetry.
			if len(k.symbols) > i && k.symbols[i] {
				m.Post(fd.Rule, fd.Eq(x[j], j))
			}
			if k.rows && i == 0 {
				m.Post(fd.Rule, fd.Eq(x[j*n], j))
			}
		}
	}
	if len(m.cells) > 1 {
		m.noPairTwice(pairwise)
		if k.together {
			m.Post(fd.Rule, fd.Eq(m.cells[1][n], 2))
		}
	}
	return m
}

func (m *model) noPairTwice(pairwise bool) {
	n, x, y, tag := m.n, m.cells[0], m.cells[1], m.tag(factSquares)
	if pairwise {
		for a := range n * n {
			for b := range a {
				if a/n != b/n && a%n != b%n { // in one line, the symbols differ anyhow
					m.Post(tag, fd.Or(fd.Rel(x[a], fd.NE, x[b], 0), fd.Rel(y[a], fd.NE, y[b], 0)))
				}
			}
		}
		return
	}
	firsts, seconds := make([]int, n*n), make([]int, n*n)
	for pair := range n * n {
		firsts[pair], seconds[pair] = pair/n, pair%n
	}
	m.pairs = m.Ints("pair", n*n, 0, n*n-1)
	for cell, z := range m.pairs {
		m.Post(fd.Rule, fd.Element{Index: z, Array: firsts, Result: x[cell]}, fd.Element{Index: z, Array: seconds, Result: y[cell]})
	}
	m.Post(tag, fd.AllDifferent{Vars: m.pairs})
	for pair := range n * n { // there are as many places as pairs: each has one
		var somewhere []fd.Constraint
		for _, z := range m.pairs {
			somewhere = append(somewhere, fd.Eq(z, pair))
		}
		m.Post(tag, fd.Or(somewhere...))
	}
}

// tag is that of a fact.
func (m *model) tag(id puzzle.FactID) fd.Tag {
	i := slices.Index(m.ids, id)
	if i < 0 {
		i = len(m.ids)
		m.ids = append(m.ids, id)
	}
	return fd.Tag(i)
}

// engine is a way of searching that comes with the model.
func engine(way func(fdsearch.Model[*task, Solution]) puzzle.Way[*task, Solution], pairwise bool) puzzle.Way[*parade, Solution] {
	w := way(func(_ *puzzle.Search[Solution], k *task) fdsearch.Puzzle[Solution] {
		m := newModel(k, pairwise)
		return fdsearch.Puzzle[Solution]{
			Model: m.Model, Tags: func(tag fd.Tag) puzzle.FactID { return m.ids[tag] }, Atom: m.atom,
			Options: fd.Options{Order: m.order(), Choose: fd.SmallestDomain},
			Found:   func(x fd.Solution) error { return k.found(k.most(), m.filled(x)...) },
			Teller:  fdsearch.Teller{Looks: m.looks, Says: m.clause},
		}
	})
	return puzzle.Way[*parade, Solution]{Strategy: w.Strategy, Run: func(s *puzzle.Search[Solution], p *parade) error {
		k, err := newTask(s, p)
		if err != nil {
			return err
		}
		k.symmetry.together = k.paired && k.n > 2 && k.rows && k.symmetry.symbols[0] && k.symmetry.symbols[1]
		k.judged = k.judged || s.Break != "" // the model does not break it by itself
		return k.end(w.Run(s, k))
	}}
}

// orderings: the order in which rows are filled.
func orderings(p *parade) []puzzle.Ordering {
	var items []string
	for r := range p.n {
		items = append(items, fmt.Sprintf("row %d", r+1))
	}
	return []puzzle.Ordering{{Name: "rows", Label: "The order of the rows", Items: items}}
}

// order are the cells row by row, each with both its symbols.
func (m *model) order() (order []fd.Var) {
	for _, r := range m.Positions("rows", orderings(m.parade)[0].Items) {
		for c := range m.n {
			for _, x := range m.cells {
				order = append(order, x[r*m.n+c])
			}
		}
	}
	return order
}

func (m *model) filled(x fd.Solution) (squares [][]uint8) {
	for _, cells := range m.cells {
		y := make([]uint8, len(cells))
		for i, v := range cells {
			y[i] = uint8(x.Value(v))
		}
		squares = append(squares, y)
	}
	return squares
}

// atom is what an atom of a claim says of the cell that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	if together, ok := m.meetingOf(a); ok {
		some := fd.Or()
		for cell := together.row * m.n; cell < (together.row+1)*m.n; cell++ {
			if m.pairs != nil {
				some = append(some, fd.Eq(m.pairs[cell], together.first*m.n+together.second))
			} else {
				some = append(some, fd.And(fd.Eq(m.cells[0][cell], together.first), fd.Eq(m.cells[1][cell], together.second)))
			}
		}
		if a.Value != true {
			return fd.Not(some), nil
		}
		return some, nil
	}
	square, cell, symbols, err := m.at(a)
	if err != nil {
		return nil, err
	}
	return fd.OneOf(m.cells[square][cell], symbols...), nil
}

// clause is, in words, that a cell holds a symbol, or does not.
func (m *model) clause(x fd.Var, symbol int, is bool) string {
	for square, cells := range m.cells {
		if cell := slices.Index(cells, x); cell >= 0 {
			return m.parade.clause(square, cell, symbol, is)
		}
	}
	return "" // a pair
}

// looks shows the symbols that are known by now.
func (m *model) looks(now *fdsearch.Moment) view.Looks {
	looks := view.Looks{}
	for square, cells := range m.cells {
		for cell, x := range cells {
			if symbol, known := now.Value(x); known && !(m.given[square][cell] >= 0 && m.Kept(m.givenID(square, cell))) {
				looks[cellID(square, cell)] = view.Look{Role: now.Role, Text: m.signs[square][symbol]}
			}
		}
	}
	return looks
}
