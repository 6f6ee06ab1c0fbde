package bridges

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers other bridges between the same lands, with a walk over all of them. Of walks
// there is never one alone that is worth looking for: where a walk comes to a land for the
// second time, it can be walked the other way round in between. But at which two lands they
// begin and end, there is no choice.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Alike: &puzzle.Alike[Facts, Solution]{
	Same: func(f Facts, a, b Solution) bool {
		t := newTown(f)
		ends := func(s Solution) []string {
			end, _ := s.end(t)
			both := []string{s.Start, end}
			slices.Sort(both)
			return both
		}
		return slices.Equal(ends(a), ends(b))
	},
	Says: "walks between the same two lands are counted once",
	Most: 2_000,
}}

const (
	leastDrawn, mostDrawn = 4, 6 // lands
	mostJoining           = 2    // bridges that join the same two
	leastMore, mostMore   = 2, 4 // bridges more than lands
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	n := len(like.Map.Nodes)
	if n < leastDrawn || n > mostDrawn {
		return draft, puzzle.ErrNoOthers
	}
	f := like
	f.Start, f.End, f.Closed, f.Map.Links = schema.Any, schema.Any, schema.Any, []Bridge{}
	joining := map[[2]int]int{}
	for want := n + d.Between(leastMore, mostMore); len(f.Map.Links) < want; {
		two := [2]int(d.Order(n)[:2])
		slices.Sort(two[:])
		if joining[two]++; joining[two] > mostJoining {
			continue
		}
		f.Map.Links = append(f.Map.Links, Bridge{Name: strconv.Itoa(len(f.Map.Links) + 1), From: f.Map.Nodes[two[0]].Name, To: f.Map.Nodes[two[1]].Name})
	}
	t := newTown(f)
	odd := slices.DeleteFunc(slices.Clone(t.degree), func(bridges int) bool { return bridges%2 == 0 })
	if len(odd) != 2 || slices.Contains(t.degree, 0) {
		return draft, puzzle.ErrBadDraw
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story: fmt.Sprintf("A town like the old one, with the same %s lands, and %s bridges between them. This time there are walks that cross every bridge exactly once. They cannot begin just anywhere, though.",
			english.Words(n), english.Words(len(f.Map.Links))),
		Question: "Between which two lands can one walk like that, and how?"}, nil
}
