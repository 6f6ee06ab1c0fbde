package meetings

import (
	"fmt"
	"slices"

	"solvitur/solvers/bylevel"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	f story
	c *crosses

	// The orders chosen, as positions in the facts' lists.
	days, friends, places []int

	levels []bylevel.Work  // what was done for the first day chosen, the second, ...
	lost   map[triple]bool // meetings that the replay has crossed off for good
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[story, Solution]{
	{Strategy: puzzle.Strategy{Name: propagation, Tree: true, Title: "Propagation: work out what follows", Teaches: "Whatever a fact rules out is crossed off at once, and every cross may rule out more. A choice is made only when nothing more follows, and the reasons are kept."}, Run: by((*task).propagate)},
	{Strategy: puzzle.Strategy{Name: listAtEnd, Title: "List, choose, test at the end", Teaches: "The way of a Prolog program of 1988: list all possible meetings, choose one for each day, and test the whole choice. Simple, and most of the work is in vain."}, Run: by(listed(false))},
	{Strategy: puzzle.Strategy{Name: listEarly, Title: "List, choose, test after each", Teaches: "The same, but the choice is tested after the second, the third and each further meeting: more tests for every whole choice, but far fewer choices."}, Run: by(listed(true))},
	{Strategy: puzzle.Strategy{Name: stepByStep, Title: "Step by step", Teaches: "The way of a Pascal program of 1988: day by day, friend by friend, place by place, and a step back whenever nobody is left."}, Run: by(worked((*task).step))},
	{Strategy: puzzle.Strategy{Name: reasoning, Title: "The tightest day first", Teaches: "What a person would do: always look at the day with the fewest meetings left, and see whether some friend or place has been left without any."}, Run: by(worked((*task).reason))},
}

// by makes a way of searching of what a task does.
func by(search func(*task) error) func(*puzzle.Search[Solution], story) error {
	return func(s *puzzle.Search[Solution], f story) error { return search(newTask(s, f)) }
}

// worked tells where the work was done, too.
func worked(search func(*task) error) func(*task) error {
	return func(k *task) error {
		defer func() { k.Discovered(k.workTable()) }()
		return search(k)
	}
}

func listed(early bool) func(*task) error {
	return worked(func(k *task) error { return k.list(early) })
}

func newTask(s *puzzle.Search[Solution], f story) *task {
	return &task{
		Search:  s,
		f:       f,
		c:       cross(f, s.Kept),
		days:    s.Positions("days", f.Days),
		friends: s.Positions("friends", f.Friends),
		places:  s.Positions("places", f.Places),
		levels:  make([]bylevel.Work, len(f.Days)),
	}
}

// choose counts a choice; the error is what the search returns.
func (k *task) choose(depth int) error {
	if err := k.Check(); err != nil {
		return err
	}
	k.Stats.Nodes++
	k.levels[depth].Tried++
	return nil
}

// reject counts a choice that a test refuses at once.
func (k *task) reject(depth int) { k.levels[depth].Refused++ }

// refuteDay reports a day on which the remarks leave nothing, if there is one.
func (k *task) refuteDay() (bool, error) {
	for _, day := range k.days {
		var all []triple
		open := false
		for _, t := range k.c.all {
			if t.day == day {
				all = append(all, t)
				open = open || k.c.possible(t)
			}
		}
		if open {
			continue
		}
		k.Stats.DeadEnds++
		facts := k.c.why(all)
		k.Refuted(facts)
		return true, k.Step(func() view.Frame {
			return k.frame(0, view.Conflict, facts, nil, "No meeting at all is possible on %s.", k.f.Days[day])
		})
	}
	return false, nil
}

// frame is a step of the replay at which the meetings in look are shown in
// their roles, and all others as the remarks leave them.
func (k *task) frame(depth int, role view.Role, facts []puzzle.FactID, look map[triple]view.Role, format string, args ...any) view.Frame {
	return k.Stage().Frame(view.Frame{Caption: fmt.Sprintf(format, args...), Role: role, Facts: facts, Depth: depth}, k.looked(look))
}

// looked shows meetings in their roles, and crosses those off that are lost.
func (k *task) looked(look map[triple]view.Role) view.Looks {
	looks := view.Looks{}
	for t := range k.lost {
		looks[cellID(t)] = view.Look{Role: view.Crossed}
	}
	for t, role := range look {
		looks[cellID(t)] = view.Look{Role: role}
	}
	return looks
}

// cast gives all meetings chosen one role.
func cast(chosen []triple, role view.Role) map[triple]view.Role {
	look := make(map[triple]view.Role, len(chosen)+1)
	for _, t := range chosen {
		look[t] = role
	}
	return look
}

// found reports the meetings chosen as a solution, met at this depth.
func (k *task) found(depth int, chosen []triple) error {
	if err := k.Step(func() view.Frame {
		return k.frame(depth, view.Answer, nil, cast(chosen, view.Answer), "%s", k.toldWhole(chosen))
	}); err != nil {
		return err
	}
	return k.Found(k.c.solution(chosen))
}

func (k *task) toldWhole(chosen []triple) string {
	return fmt.Sprintf("It may have happened like this: %s.", k.told(chosen))
}

// told lists meetings in words, in the order of the days.
func (k *task) told(chosen []triple) string {
	sorted := slices.Clone(chosen)
	slices.SortFunc(sorted, func(a, b triple) int { return a.day - b.day })
	text := ""
	for i, t := range sorted {
		if i > 0 {
			text += ", "
		}
		text += k.c.meeting(t).String()
	}
	return text
}

// workTable shows where in the tree the work was done.
func (k *task) workTable() view.View {
	names := make([]string, len(k.levels))
	for i := range names {
		names[i] = fmt.Sprint(i + 1)
	}
	return bylevel.Table{Corner: "meeting", Tried: "choices tried", Refused: "rejected at once",
		Note: "The first row is the meeting chosen first, and so on; a choice rejected at once is not followed any further."}.View(names, k.levels)
}
