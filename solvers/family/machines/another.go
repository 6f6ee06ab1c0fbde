package machines

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// renewal offers the same parts, wired in another way, with other goals. How hard it is, the length
// of the plan says.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Levels: levels, Level: func(_ Facts, s Solution) puzzle.Level {
	switch n := len(s.Steps); {
	case n <= 3:
		return puzzle.Easy
	case n <= 6:
		return puzzle.Medium
	}
	return puzzle.Hard
}}

// levels are those of which a machine of such a size can be drawn within a few dozen tries: two
// things of two states have short plans, and many states long ones, where only one plan is the
// shortest.
func levels(like Facts) []puzzle.Level {
	all := 1
	for _, thing := range like.Things {
		all *= len(thing.states())
	}
	switch {
	case all > 4:
		return []puzzle.Level{puzzle.Medium, puzzle.Hard}
	case len(like.Things) > 1:
		return []puzzle.Level{puzzle.Easy}
	}
	return puzzle.Seeded
}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (puzzle.Draft[Facts], bool) {
	f := like
	f.Limit = 0
	f.Lines, f.Starts, f.Goals = slices.Clone(like.Lines), slices.Clone(like.Starts), slices.Clone(like.Goals)
	// other is any state of the thing that a state belongs to.
	other := func(state string) string {
		for _, thing := range f.Things {
			if all := thing.states(); slices.Contains(all, state) {
				return chance.Of(d, all)
			}
		}
		return state
	}
	for i := range f.Lines {
		line := &f.Lines[i]
		switch line.Kind {
		case allTurn:
			// What such controls do does not depend on their order, which any plan may change.
			return puzzle.Draft[Facts]{}, false
		case becomes:
			line.Next = other(line.Next)
		case turns:
			if d.Once(2) {
				line.How = chance.Of(d, []string{stays, on, back})
			}
		}
	}
	for i := range f.Starts {
		f.Starts[i].State = other(f.Starts[i].State)
	}
	for i := range f.Goals {
		f.Goals[i].State = other(f.Goals[i].State)
	}
	return puzzle.Draft[Facts]{
		Facts: f, Story: "The same parts, but somebody has wired them in another way, and wants something else of them.",
		Question: "Which plan, the shortest there is, reaches what is wanted?",
	}, true
}
