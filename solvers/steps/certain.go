package steps

import "slices"

// Certain is what was found out of a problem: one of its solutions, and the cells that are
// the same in all of them.
type Certain struct{ solution, backbone set }

// covers says whether some cells are certain to be as they are known.
func (f *Certain) covers(known []Literal) bool {
	return !slices.ContainsFunc(known, func(l Literal) bool {
		return !f.backbone.has(int32(l.Cell)) || f.solution.has(int32(l.Cell)) != l.Is
	})
}

// certain finds that; nil if there is no solution.
func certain(c *compiled, m *meter) (*Certain, error) {
	s, ok, err := scratch(c, m, c.clues, c.Known)
	if err != nil || !ok {
		return nil, err
	}
	solution, backbone := s.diff(), newSet(c.Cells)
	for i := range int32(c.Cells) {
		backbone.add(i)
	}
	// Where every cell was decided and nothing else is left to try, it is the only one.
	whole := len(s.trail) == c.Cells
	for ok && whole {
		if ok, err = s.another(); err != nil {
			return nil, err
		}
		whole = !ok || len(s.trail) == c.Cells && slices.Equal(s.diff(), solution)
	}
	if whole {
		return &Certain{solution, backbone}, nil
	}
	near := newSolver(c, m, solution)
	for _, l := range c.Known {
		near.ground(int32(l.Cell), l.Is)
	}
	near.demand(true, c.clues)
	if ok {
		for i, w := range s.diff() {
			backbone[i] &^= w ^ solution[i]
		}
	}
	for cell := range int32(c.Cells) {
		if !backbone.has(cell) {
			continue
		}
		diff, err := near.run(Literal{int(cell), !solution.has(cell)})
		if err != nil {
			return nil, err
		}
		for i, w := range diff {
			backbone[i] &^= w
		}
	}
	for _, l := range c.Known {
		backbone.add(int32(l.Cell))
	}
	return &Certain{solution, backbone}, nil
}

// scratch solves the rules and some clues, with some cells fixed.
func scratch(c *compiled, m *meter, clues []int32, known []Literal) (*solver, bool, error) {
	s := newSolver(c, m, newSet(c.Cells))
	s.demand(true, clues)
	s.everywhere()
	ok, err := s.solve(known...)
	return s, ok, err
}
