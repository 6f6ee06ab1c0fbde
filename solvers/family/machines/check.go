package machines

import (
	"slices"

	tables "solvitur/solvers/automaton/naive"
	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// follow is what follows by the lines that are kept, as they are written. It is for one plan at a time.
func (m *model) follow(keep func(puzzle.FactID) bool) *tables.Machine {
	f := &m.followed
	if kept := m.kept(keep); f.by == nil || f.kept != kept {
		lines := each.Of(puzzle.Kept(m.Lines, lineID, keep), Line.written)
		f.kept, f.by = kept, tables.New(each.Of(m.Things, Part.written), each.Of(m.Controls, Part.written), lines, m.Otherwise == said)
	}
	return f.by
}

// mostJudged is how many cases are looked at, one by one, to judge the length of a plan.
const mostJudged = 4_000_000

// violations follows a plan, whatever was the case at the start, and names every wish
// that it does not fulfil for certain.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	m.followed.Lock()
	defer m.followed.Unlock()
	by := m.follow(keep)
	start := by.Begins(each.Of(puzzle.Kept(m.Starts, startID, keep), func(s Start) string { return s.State }))
	now := start
	for _, step := range s.Steps {
		now = by.Next(now, m.set(step))
	}
	wishes := each.Of(puzzle.Kept(m.Goals, goalID, keep), Goal.wish)
	// stays says whether one setting, whatever it is, keeps the states that are wanted.
	stays := func(now tables.Set) bool {
		return by.Keeps(now, slices.DeleteFunc(slices.Clone(wishes), func(w tables.Wish) bool { return w.State == "" }))
	}
	broken, err = m.best.Broken(len(s.Steps), keep, func() (int, bool, error) {
		return naive.Least(start, func(now tables.Set, tell func(tables.Set, int)) {
			for setting := range by.Settings {
				tell(by.Next(now, setting), 1)
			}
		}, func(now tables.Set) bool {
			return by.Fulfils(now, wishes...) && (m.Stay != kept || !keep(stayID) || stays(now))
		}, min(20_000, mostJudged/(len(by.Cases)*len(by.Settings))))
	})
	for i, g := range m.Goals {
		if !by.Fulfils(now, g.wish()) {
			broken = append(broken, goalID(i))
		}
	}
	if m.Stay == kept && !stays(now) {
		broken = append(broken, stayID)
	}
	if m.Limit > 0 && len(s.Steps) > m.Limit {
		broken = append(broken, limitID)
	}
	return broken, err
}

// wish is what a row wants: a state, or to know that of a thing.
func (g Goal) wish() tables.Wish { return tables.Wish{State: g.State, Thing: g.Thing} }
