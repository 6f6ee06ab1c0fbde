package sudoku

import (
	"fmt"
	"iter"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/view"
)

// teller tells what the engine does in the puzzle's own words. The variables of
// the model are the cells, by their numbers.
func (k *task) teller(m *model) fdsearch.Teller {
	return fdsearch.Teller{
		Looks: func(at *fdsearch.Moment) view.Looks {
			looks := view.Looks{}
			for cell, x := range m.cells {
				if n, known := at.Value(x); known && !k.fixed[cell] {
					looks[cellID(cell)] = view.Look{Role: at.Role, Text: strconv.Itoa(n)}
				}
			}
			return looks
		},
		Follow: func(at *fdsearch.Moment, all iter.Seq[fdsearch.Conclusion]) error {
			for c := range all {
				if cell := int(c.X); len(c.Now) == 1 && !k.fixed[cell] {
					if err := at.Tell(view.Deduced, fmt.Sprintf("%s can only be %d.", english.Capital(k.place(cell)), c.Now[0]), at.Why(c.X)); err != nil {
						return err
					}
				}
			}
			return nil
		},
		Suppose: func(_ *fdsearch.Moment, l fdsearch.Literal) string {
			return fmt.Sprintf("Suppose %s.", k.is(int(l.X), l.Value, "holds"))
		},
		Tried: func(_ *fdsearch.Moment, l fdsearch.Literal) string {
			return fmt.Sprintf("Everything with %d in %s has been tried: go on without it.", l.Value, k.place(int(l.X)))
		},
		Solved: func(x fd.Solution) (string, view.Looks) { return solved, k.filled(x.Values(m.cells...), view.Answer) },
	}
}
