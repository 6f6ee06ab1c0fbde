package meetings

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	f Facts
	c *crosses

	// The orders chosen, as positions in the facts' lists.
	days, friends, places []int

	levels []level              // what was done for the first day chosen, the second, ...
	shown  map[triple]view.Role // what the replay shows of meetings beyond the crosses
	lost   map[triple]bool      // meetings that the replay has crossed off for good
}

// level counts the work of one level of the search tree.
type level struct{ choices, rejected int64 }

func solve(f Facts, s *puzzle.Search[Solution]) error {
	k := &task{
		Search:  s,
		f:       f,
		c:       cross(f, s.Kept),
		days:    positions(s.Order("days", f.Days), f.Days),
		friends: positions(s.Order("friends", f.Friends), f.Friends),
		places:  positions(s.Order("places", f.Places), f.Places),
		levels:  make([]level, len(f.Days)),
	}
	if s.Strategy == propagation {
		return k.propagate()
	}
	defer func() { s.Discovered(k.workTable()) }()
	switch s.Strategy {
	case listAtEnd:
		return k.list(false)
	case listEarly:
		return k.list(true)
	case stepByStep:
		return k.step()
	default:
		return k.reason()
	}
}

// choose counts a choice; the error is what the search returns.
func (k *task) choose(depth int) error {
	if err := k.Check(); err != nil {
		return err
	}
	k.Stats.Nodes++
	k.levels[depth].choices++
	return nil
}

// reject counts a choice that a test refuses at once.
func (k *task) reject(depth int) { k.levels[depth].rejected++ }

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
	frame := view.Frame{Caption: fmt.Sprintf(format, args...), Role: role, Facts: facts, Depth: depth}
	for _, t := range sortedTriples(k.shown) {
		if _, still := look[t]; !still && k.shown[t] != k.plainRole(t) {
			frame.Changes = append(frame.Changes, view.Recast(cellID(t), k.plainRole(t)))
		}
	}
	for _, t := range sortedTriples(look) {
		if before, was := k.shown[t]; !was || before != look[t] {
			frame.Changes = append(frame.Changes, view.Recast(cellID(t), look[t]))
		}
	}
	k.shown = look
	return frame
}

func (k *task) plainRole(t triple) view.Role {
	if k.c.possible(t) && !k.lost[t] {
		return view.Possible
	}
	return view.Crossed
}

func sortedTriples(look map[triple]view.Role) []triple {
	return slices.SortedFunc(maps.Keys(look), func(a, b triple) int {
		return cmp.Or(a.day-b.day, a.friend-b.friend, a.place-b.place)
	})
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
		return k.frame(depth, view.Answer, nil, cast(chosen, view.Answer), "It can have been so: %s.", k.told(chosen))
	}); err != nil {
		return err
	}
	return k.Found(k.c.solution(chosen))
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
	cell := func(n int64) view.Cell { return view.Cell{Text: fmt.Sprint(n)} }
	table := &view.Table{Corner: "meeting", Numeric: true, Columns: []view.Cell{{Text: "choices tried"}, {Text: "rejected at once"}}}
	for i, l := range k.levels {
		table.Rows = append(table.Rows, view.Row{
			Head:  view.Cell{Text: fmt.Sprint(i + 1)},
			Cells: []view.Cell{cell(l.choices), cell(l.rejected)},
		})
	}
	return view.View{
		Name: "work", Title: "Where the work was done", Table: table,
		Note: "The first row is the meeting that is chosen first, and so on; a choice that is rejected at once is not built upon.",
	}
}
