package colouring

import (
	"fmt"
	"maps"

	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/view"
)

// parity is Sperner's lemma as a way of searching: it proves that there is no
// colouring, without looking for one, where facts ask for an even number of small
// triangles of three colours.
var parity = puzzle.Way[board, paint.Solution]{
	Strategy: puzzle.Strategy{Name: "doors", Title: "Count the doors (Sperner)",
		Teaches: "Call a line between a spot of one colour and a spot of another a door. Of a small triangle, it is plain how many doors it can have; of the outside, whether their number is odd. Where that alone rules a colouring out, nothing need be tried."},
	Run: prove,
}

func prove(s *puzzle.Search[paint.Solution], b board) error {
	if err := s.Check(); err != nil {
		return err
	}
	corner, facts, ok := b.sperner(s.Kept)
	if !ok {
		return puzzle.NotApplicable("The doors on the outside are counted only where facts give three colours to the three corners, and to each side the colours of its ends.")
	}
	asked, ok := b.against(s.Kept)
	if !ok {
		return puzzle.NotApplicable("The doors tell that an odd number of small triangles has three colours; no remark is against that, so that colourings have to be looked for.")
	}
	one, other := b.Colours[corner[left]], b.Colours[corner[right]]
	third := b.Colours[corner[top]]
	s.Stats.Nodes, s.Stats.DeadEnds = 1, 1
	for _, step := range []struct {
		role    view.Role
		facts   []puzzle.FactID
		caption string
	}{
		{view.Plain, nil, fmt.Sprintf("Call a line between two neighbours a door if one of its ends is %s and the other %s.", one, other)},
		{view.Deduced, facts, fmt.Sprintf("The bottom side goes from %s to %s and knows no other colour: on its way the colour changes an odd number of times, so an odd number of doors lead outside there.", one, other)},
		{view.Deduced, facts, fmt.Sprintf("There is no door on the other two sides, each of which has spots of %s, but only one of the other two colours.", third)},
		{view.Deduced, nil, fmt.Sprintf("A small triangle of three colours has exactly one door. Any other has two doors or none: with a %s, a %s and one more of these, two.", one, other)},
		{view.Deduced, nil, "So whoever comes in from outside and never goes back through the same door ends in a triangle of three colours, or comes out again through another door of the outside."},
		{view.Deduced, facts, "The doors by which walks come in and out again make pairs, and their number is odd: one walk at least stays inside. Triangles of three colours that are not reached from outside make pairs as well, so an odd number of triangles has three colours."},
		{view.Conflict, asked, "But by what is remarked, their number is not odd. There is no such colouring."},
	} {
		err := s.Step(func() view.Frame {
			return s.Stage().Frame(view.Frame{Caption: step.caption, Role: step.role, Facts: step.facts}, nil)
		})
		if err != nil {
			return err
		}
	}
	s.Refuted(append(facts, asked...))
	return nil
}

// sperner says which colours facts give to the corners, if they are three and no
// side has any but those of its ends; and which facts these are.
func (b board) sperner(keep func(puzzle.FactID) bool) (corner map[string]int, facts []puzzle.FactID, ok bool) {
	corner, fixed, given := map[string]int{}, b.fixed(keep), map[int]bool{}
	for name, spot := range b.corners {
		if by, known := fixed[spot]; known {
			corner[name], given[by.Colour] = by.Colour, true
		}
	}
	if len(given) < 3 {
		return nil, nil, false
	}
	for _, name := range []string{top, left, right} {
		facts = append(facts, fixed[b.corners[name]].By[0])
	}
	closed := map[[2]int]bool{} // sides, by their ends
	for i, r := range b.f.Remarks {
		if id := remarks.ID(i); r.Kind == kindSides && keep(id) {
			before := len(closed)
			for _, side := range b.sidesOf(r.Place) {
				closed[side.ends] = true
			}
			if len(closed) > before {
				facts = append(facts, id)
			}
		}
	}
	return corner, facts, len(closed) == 3 || b.f.Split == 1
}

// against are remarks that together allow no odd number of triangles of three
// colours.
func (b board) against(keep func(puzzle.FactID) bool) (facts []puzzle.FactID, ok bool) {
	allowed := map[int]bool{}
	for n := 1; n <= len(b.small); n += 2 {
		allowed[n] = true
	}
	for i, r := range b.f.Remarks {
		id := remarks.ID(i)
		if r.Kind != kindThree && r.Kind != kindParity || !keep(id) {
			continue
		}
		before := len(allowed)
		maps.DeleteFunc(allowed, func(n int, _ bool) bool {
			return r.Kind == kindParity && r.How == even || r.Kind == kindThree && !rows.Within(n, r.How, *r.Number)
		})
		if len(allowed) < before {
			facts = append(facts, id)
		}
	}
	return facts, len(allowed) == 0
}
