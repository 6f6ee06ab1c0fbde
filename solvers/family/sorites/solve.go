package sorites

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/implication/telling"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// searched is the puzzle to the engine: a variable for every term, 1 where it is
// true.
func searched(s *puzzle.Search[Solution], m *model) fdsearch.Puzzle[Solution] {
	engine := fd.NewModel()
	terms := make([]fd.Var, len(m.Terms))
	for i, t := range m.Terms {
		terms[i] = engine.Bool(t.Name)
	}
	for i := range m.formulas {
		engine.Post(fd.Tag(i), fdsearch.Formula(&m.formulas[i], func(term int) []fd.Constraint { return []fd.Constraint{fd.Is(terms[term])} }))
	}
	return fdsearch.Puzzle[Solution]{
		Model:   engine,
		Tags:    func(tag fd.Tag) puzzle.FactID { return premiseID(int(tag)) },
		Options: fd.Options{Order: fdsearch.Vars(s.Order("terms", m.Names), func(name string) fd.Var { return terms[m.term(name)] })},
		Atom: func(a claim.Atom) (fd.Constraint, error) {
			c, ok := fdsearch.Compare(a, terms[m.term(a.Path[1])], func(value any) (int, bool) {
				is, ok := value.(bool)
				return map[bool]int{true: 1}[is], ok
			})
			if !ok {
				return nil, fmt.Errorf("a term is true or false, and not %v", a.Value)
			}
			return c, nil
		},
		Solution: func(found fd.Solution) Solution {
			return m.solution(func(term int) bool { return found.Value(terms[term]) == 1 })
		},
		Teller: fdsearch.Teller{
			Says: func(x fd.Var, v int, is bool) string { return m.clause(literal{Term: int(x), Is: is == (v == 1)}) },
			Looks: func(now *fdsearch.Moment) view.Looks {
				looks := view.Looks{}
				for i, x := range terms {
					if v, known := now.Value(x); known {
						truth := literal{Term: i, Is: v == 1}
						looks[telling.NodeID(truth)] = s.Stage().As(telling.NodeID(truth), now.Role)
						looks[telling.NodeID(truth.Complement())] = s.Stage().As(telling.NodeID(truth.Complement()), view.Crossed)
					}
				}
				return looks
			},
		},
	}
}
