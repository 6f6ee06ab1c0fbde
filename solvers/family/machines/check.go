package machines

import (
	"slices"
	"sync"

	tables "solvitur/solvers/automaton/naive"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// checker follows plans by the lines as they are written.
type checker struct {
	*model
	by   *tables.Machine
	keep func(puzzle.FactID) bool
}

// followed is what follows by the lines that were kept last: plans are many, and judged one
// after the other.
type followed struct {
	sync.Mutex
	by   *tables.Machine
	kept uint64
}

// newChecker is for one plan at a time.
func newChecker(m *model, keep func(puzzle.FactID) bool) *checker {
	f := &m.followed
	if kept := m.kept(keep); f.by == nil || f.kept != kept {
		var lines []tables.Line
		for i := range m.Lines {
			if kept>>i&1 != 0 {
				lines = append(lines, m.Lines[i].written())
			}
		}
		f.kept, f.by = kept, tables.New(written(m.Things), written(m.Controls), lines, m.Otherwise == said)
	}
	return &checker{model: m, by: f.by, keep: keep}
}

// written are parts with their states.
func written(parts []Part) (all []tables.Part) {
	for _, p := range parts {
		all = append(all, tables.Part{Name: p.Name, States: p.states()})
	}
	return all
}

// written is what a line says.
func (l Line) written() tables.Line {
	says := tables.Line{When: slices.DeleteFunc(l.conditions(), open)}
	switch {
	case l.Kind == becomes:
		says.Next = l.Next
	case l.Kind == allTurn:
		says.Things, says.By = l.turned(), 1
	default:
		says.Things, says.By = []string{l.Thing}, l.by()
	}
	return says
}

// violations follows a plan, whatever was the case at the start, and names every wish
// that it does not fulfil for certain.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	m.followed.Lock()
	defer m.followed.Unlock()
	c := newChecker(m, keep)
	now := c.start()
	for _, step := range s.Steps {
		now = c.by.Next(now, m.set(step))
	}
	beaten, err := m.best.Beats(len(s.Steps), keep, c.fewest)
	if beaten {
		broken = append(broken, ruleLeast)
	}
	for i, g := range m.Goals {
		if !c.by.Fulfils(now, g.wish()) {
			broken = append(broken, goalID(i))
		}
	}
	if m.Stay == kept && !c.stays(now) {
		broken = append(broken, stayID)
	}
	if m.Limit > 0 && len(s.Steps) > m.Limit {
		broken = append(broken, limitID)
	}
	return broken, err
}

// start are the cases in which all is so that is told of the start.
func (c *checker) start() tables.Set {
	var told []string
	for i, s := range c.Starts {
		if c.keep(startID(i)) {
			told = append(told, s.State)
		}
	}
	return c.by.Begins(told)
}

// wish is what a row wants.
func (g Goal) wish() tables.Wish {
	if g.Kind == known {
		return tables.Wish{Thing: g.Thing}
	}
	return tables.Wish{State: g.State}
}

// stays says whether one setting, whatever it is, keeps the states that are wanted.
func (c *checker) stays(now tables.Set) bool {
	var states []tables.Wish
	for i, g := range c.Goals {
		if g.Kind == is && c.keep(goalID(i)) {
			states = append(states, g.wish())
		}
	}
	return c.by.Keeps(now, states)
}

// mostJudged is how many cases are looked at, one by one, to judge the length of a plan.
const mostJudged = 4_000_000

// fewest is how many steps a plan has at least.
func (c *checker) fewest() (int, bool, error) {
	return naive.Least(c.start(), func(now tables.Set, tell func(tables.Set, int)) {
		for setting := range c.by.Settings {
			tell(c.by.Next(now, setting), 1)
		}
	}, func(now tables.Set) bool {
		for i, g := range c.Goals {
			if c.keep(goalID(i)) && !c.by.Fulfils(now, g.wish()) {
				return false
			}
		}
		return c.Stay != kept || !c.keep(stayID) || c.stays(now)
	}, min(20_000, mostJudged/(len(c.by.Cases)*len(c.by.Settings))))
}
