package sudoku

import (
	"fmt"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict is the outcome as a sentence about this board.
func verdict(b *board, r puzzle.Result[Solution]) string {
	givens := 0
	for cell, n := range b.given {
		if n > 0 && r.Keep(b.givenID(cell)) {
			givens++
		}
	}
	fit := func(verb string) string {
		switch givens {
		case 0:
			return verb + ", with nothing given."
		case 1:
			return verb + " the one given."
		}
		return fmt.Sprintf("%s the %d givens.", verb, givens)
	}
	switch {
	case r.Verdict == puzzle.None:
		if text, _, _ := b.clash(r.Keep); text != "" {
			return "No: " + text
		}
		return "No grid " + fit("fits")
	case r.Verdict == puzzle.One:
		return "Exactly one grid " + fit("fits")
	case r.Verdict == puzzle.Many:
		text := english.Capital(r.Said(english.Words(r.Solutions))) + " grids " + fit("fit")
		if open := b.differing(r); r.Exact && open > 0 {
			text += fmt.Sprintf(" They differ in %d of the %d empty cells.", open, len(b.given)-givens)
		}
		return text
	case r.Solutions == 1:
		return "A grid fits. " + puzzle.Only
	}
	return r.Stopped("number tried", "numbers tried")
}

// differing counts the cells in which the grids differ, if all are known.
func (b *board) differing(r puzzle.Result[Solution]) int {
	if !r.Exact || len(r.Found) != r.Solutions {
		return 0
	}
	return each.Count(b.seen(r.Found), func(numbers map[int]int) bool { return len(numbers) > 1 })
}

// seen counts, by cell, how often each number is there.
func (b *board) seen(found []Solution) []map[int]int {
	all := make([]map[int]int, len(b.given))
	for cell := range all {
		all[cell] = map[int]int{}
		for _, s := range found {
			all[cell][s.Grid[cell/b.size][cell%b.size]]++
		}
	}
	return all
}
