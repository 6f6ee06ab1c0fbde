package jugs

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers jugs of other sizes. How hard it is to pour, the length of the plan says.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Level: func(_ Facts, s Solution) puzzle.Level { return puzzle.ByLength(len(s.Pours), 4, 6) }}

// largest is how much a jug holds at most, and least at least.
const largest, least = 16, 2

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	if len(like.Jugs) < 2 || len(like.Goals) == 0 {
		return draft, puzzle.ErrNoOthers
	}
	f := like
	f.Jugs, f.Goals = slices.Clone(like.Jugs), slices.Clone(like.Goals)
	sizes := chance.Some(d, chance.Span(least, largest), len(f.Jugs))
	slices.SortFunc(sizes, func(a, b int) int { return b - a })
	for i := range f.Jugs {
		f.Jugs[i].Holds = sizes[i]
		if f.Jugs[i].First > 0 {
			f.Jugs[i].First = sizes[i]
		}
	}
	question := "How is this measured out, in as few pours as possible?"
	switch most := sizes[0]; {
	case len(f.Goals) > 1: // shares
		share := d.Between(1, most/2)
		for i := range f.Goals {
			f.Goals[i].Amount = share
			if i == 0 {
				f.Goals[i].Amount = most - share*(len(f.Goals)-1)
			}
		}
	default:
		amounts := slices.DeleteFunc(chance.Span(1, most-1), func(n int) bool { return slices.Contains(sizes, n) })
		if len(amounts) == 0 {
			amounts = []int{1}
		}
		f.Goals[0].Amount = chance.Of(d, amounts)
		if f.Goals[0].Jug == schema.Any {
			question = fmt.Sprintf("How are %s measured out, in as few pours as possible?", litres(f.Goals[0].Amount))
		}
	}
	for i, goal := range f.Goals {
		// What no jug has room for is no goal.
		if at := f.jug(goal.Jug); at >= 0 && goal.Amount > f.Jugs[at].Holds {
			f.Goals[i].Amount = f.Jugs[at].Holds
		}
		f.Goals[i].Amount = max(0, f.Goals[i].Amount)
	}
	return puzzle.Draft[Facts]{Facts: f, Story: "The same jugs, but they hold something else.", Question: question}, nil
}
