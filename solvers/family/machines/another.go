package machines

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
)

// renewal offers the same parts, wired in another way, with other goals; and where each control
// changes some things, which does not depend on the order, another beginning. How hard it is, the
// length of the plan says.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Levels: levels,
	Level: func(f Facts, s Solution) puzzle.Level {
		return puzzle.ByLength(len(s.Steps), 3, map[bool]int{true: 4, false: 6}[f.changes()])
	},
	Alike: &puzzle.Alike[Facts, Solution]{
		In: Facts.changes, Most: 120, // orders of five
		Same: func(_ Facts, a, b Solution) bool {
			settings := func(s Solution) []string {
				return slices.Sorted(slices.Values(each.Of(s.Steps, func(step Step) string { return fmt.Sprint(step) })))
			}
			return slices.Equal(settings(a), settings(b))
		},
		Says: "the same steps in another order are counted once",
	},
}

// changes says whether all lines are of controls that change some things.
func (f Facts) changes() bool {
	return len(f.Lines) > 0 && !slices.ContainsFunc(f.Lines, func(l Line) bool { return l.Kind != allTurn })
}

// levels are those of which a machine of such a size can be drawn within a few dozen tries: two
// things of two states have short plans, and many states long ones, where only one plan is the
// shortest.
func levels(like Facts) []puzzle.Level {
	all := 1
	for _, thing := range like.Things {
		all *= len(thing.written().States)
	}
	switch {
	case like.changes():
		return slices.DeleteFunc(slices.Clone(puzzle.Seeded), func(l puzzle.Level) bool { return pressed[l] > len(like.Lines) })
	case all > 4:
		return []puzzle.Level{puzzle.Medium, puzzle.Hard}
	case len(like.Things) > 1:
		return []puzzle.Level{puzzle.Easy}
	}
	return puzzle.Seeded
}

func draft(d *chance.Draw, f Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f.Limit = 0
	if f.changes() {
		return begun(d, f, level)
	}
	// other is any state of the thing that a state belongs to.
	other := func(state string) string {
		for _, thing := range f.Things {
			if all := thing.written().States; slices.Contains(all, state) {
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
			return draft, puzzle.ErrNoOthers
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
	}, nil
}

// pressed is how many controls lead to the goals, each of them once; where that is easy, perhaps one more.
var pressed = map[puzzle.Level]int{puzzle.Easy: 2, puzzle.Medium: 4, puzzle.Hard: 5}

// begun has the same lines and goals, and a beginning from which so many steps, each another one,
// lead to the goals.
func begun(d *chance.Draw, f Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f.Starts = nil
	steps := pressed[level]
	if more := d.Below(2); level == puzzle.Easy {
		steps += more
	}
	if len(f.Goals) < len(f.Things) || len(f.Lines) < pressed[puzzle.Easy] {
		return draft, puzzle.ErrNoOthers
	}
	lines := chance.Some(d, f.Lines, min(steps, len(f.Lines)))
	for _, thing := range f.Things {
		states := thing.written().States
		at := slices.IndexFunc(states, func(state string) bool { return slices.Contains(f.Goals, Goal{Kind: is, State: state}) })
		if at < 0 {
			return draft, puzzle.ErrNoOthers
		}
		for _, l := range lines {
			if slices.Contains(l.turned(), thing.Name) {
				at += len(states) - 1
			}
		}
		f.Starts = append(f.Starts, Start{states[at%len(states)]})
	}
	return puzzle.Draft[Facts]{Facts: f, Story: "The same parts, wired as they were, and the same is wanted of them. But they are in other states at the start."}, nil
}
