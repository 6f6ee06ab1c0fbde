package queens

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// model is the puzzle as finite domains: the column of the queen in every row, from 0.
type model struct {
	*fd.Model
	b    *board
	rows []fd.Var
	ids  []puzzle.FactID // by tag
}

func newModel(b *board) *model {
	m := &model{Model: fd.NewModel(), b: b}
	m.rows = m.Ints("row", b.Size, 0, b.Size-1)
	m.Post(fd.Rule, fd.AllDifferent{Vars: m.rows, Strength: fd.Hall})
	m.fact(diagonalsID, m.diagonals()...)
	if b.Knights {
		m.fact(knightsID, m.knights()...)
	}
	for _, s := range b.squares(queen, puzzle.KeepAll) {
		m.fact(squareID(s.r, s.c), fd.Eq(m.rows[s.r], s.c))
	}
	for _, s := range b.squares(hole, puzzle.KeepAll) {
		m.fact(squareID(s.r, s.c), fd.Ne(m.rows[s.r], s.c))
	}
	return m
}

// fact posts what a fact says, under a tag of its own.
func (m *model) fact(id puzzle.FactID, says ...fd.Constraint) {
	m.Post(fd.Tag(len(m.ids)), says...)
	m.ids = append(m.ids, id)
}

// diagonals say that column plus row differs everywhere, and column minus row: on a
// torus, by more than what comes round.
func (m *model) diagonals() (all []fd.Constraint) {
	n := m.b.Size
	if m.b.Diagonals != torus {
		falling, rising := make([]int, n), make([]int, n)
		for r := range n {
			falling[r], rising[r] = -r, r
		}
		return []fd.Constraint{fd.AllDifferent{Vars: m.rows, Offsets: falling}, fd.AllDifferent{Vars: m.rows, Offsets: rising}}
	}
	for r, x := range m.rows {
		for below, y := range m.rows[r+1:] {
			down := below + 1
			for _, apart := range []int{down, -down, down - n, n - down} {
				all = append(all, fd.Rel(y, fd.NE, x, apart))
			}
		}
	}
	return all
}

func (m *model) knights() (all []fd.Constraint) {
	for r, x := range m.rows {
		for down := 1; down <= 2 && r+down < len(m.rows); down++ {
			all = append(all, fd.Dist(x, m.rows[r+down], fd.NE, 3-down))
		}
	}
	return all
}

// tags is the fact that a tag stands for.
func (m *model) tags(tag fd.Tag) puzzle.FactID { return m.ids[tag] }

// atom is what an atom of a claim says of the square that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	r, c := squareOf(a)
	return fd.Eq(m.rows[r], c), nil
}

// solution reads a placement.
func (m *model) solution(x fd.Solution) Solution {
	s := Solution{make([]uint32, m.b.Size)}
	for r, v := range m.rows {
		s.Rows[r] = 1 << x.Value(v)
	}
	return s
}

// says is that the queen of a row stands in a column, or does not.
func (m *model) says(x fd.Var, c int, is bool) string { return clause(slices.Index(m.rows, x), c, is) }

// looks shows the queens that are known by now, and the squares on which none can
// stand any more.
func (m *model) looks(now *fdsearch.Moment) view.Looks {
	looks := view.Looks{}
	for r, x := range m.rows {
		left := now.Left(x)
		for c := range m.b.Size {
			if !slices.Contains(left, c) && m.b.Board[r][c] == "" {
				looks[cellID(r, c)] = view.Look{Role: view.Crossed}
			}
		}
		if c, known := now.Value(x); known && m.b.Board[r][c] != queen {
			looks[cellID(r, c)] = view.Look{Role: now.Role, Text: sign}
		}
	}
	return looks
}

// searched is what a search is to the engine.
func searched(s *puzzle.Search[Solution], b *board) fdsearch.Puzzle[Solution] {
	m := newModel(b)
	return fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: m.tags, Atom: m.atom, Solution: m.solution,
		Options: fd.Options{Order: fdsearch.Vars(s.Positions("rows", orderings(b)[0].Items), func(r int) fd.Var { return m.rows[r] })},
		Teller:  fdsearch.Teller{Looks: m.looks, Says: m.says},
	}
}

// ways are the ways of searching, the quick one first.
var ways = slices.Concat([]puzzle.Way[*board, Solution]{byFewest, byMasks}, fdsearch.Ways(searched))
