package machines

import (
	"iter"
	"math/bits"
	"slices"
	"sync"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// maybe is which cases may be, as the checker sees it: a bit for each.
type maybe [mostCases / 64]uint64

func (m *maybe) add(at int) { m[at/64] |= 1 << (at % 64) }

func (m maybe) cases() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range m {
			for ; word != 0; word &= word - 1 {
				if !yield(i*64 + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// checker follows plans line by line.
type checker struct {
	*model
	*followed
	keep func(puzzle.FactID) bool
}

// followed is what the checker has found to follow by the lines that were kept last, by
// case and setting: plans are many, and judged one after the other.
type followed struct {
	sync.Mutex
	kept  uint64
	nexts [][]int
}

// newChecker is for one plan at a time.
func newChecker(m *model, keep func(puzzle.FactID) bool) *checker {
	f := &m.followed
	if kept := m.kept(keep); f.nexts == nil || f.kept != kept {
		f.kept, f.nexts = kept, make([][]int, m.cases*m.settings)
	}
	return &checker{m, f, keep}
}

// violations follows a plan, whatever was the case at the start, and names every wish
// that it does not fulfil for certain.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	m.followed.Lock()
	defer m.followed.Unlock()
	c := newChecker(m, keep)
	now := c.start()
	for _, step := range s.Steps {
		now = c.next(now, m.set(step))
	}
	beaten, err := m.best.Beats(len(s.Steps), keep, c.fewest)
	if beaten {
		broken = append(broken, ruleLeast)
	}
	for i, g := range m.goals {
		if !c.met(now, g) {
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

// start is what may be the case: nothing, where what is said of the start cannot be.
func (c *checker) start() (now maybe) {
	for at := range c.model.cases {
		now.add(at)
	}
	for i, s := range c.starts {
		if !c.keep(startID(i)) {
			continue
		}
		for at := range now.cases() {
			if c.things[s.part].of(at) != s.state {
				now[at/64] &^= 1 << (at % 64)
			}
		}
	}
	return now
}

func (c *checker) next(now maybe, setting int) (then maybe) {
	for at := range now.cases() {
		for _, to := range c.follow(at, setting) {
			then.add(to)
		}
	}
	return then
}

// follow are the cases that may come next: for each thing the first line that fits, is
// kept and speaks of it decides.
func (c *checker) follow(at, setting int) []int {
	known := &c.nexts[at*c.settings+setting]
	if *known != nil {
		return *known
	}
	next, told := at, [mostThings]bool{}
	for i, l := range c.lines {
		if c.followed.kept>>i&1 == 0 || !c.applies(l, at, setting) {
			continue
		}
		for _, e := range l.effects {
			if t := &c.things[e.thing]; !told[e.thing] {
				told[e.thing] = true
				next += (e.on(t, at) - t.of(at)) * t.step
			}
		}
	}
	all := []int{next}
	for i, t := range c.things {
		if told[i] || c.Otherwise != said {
			continue // else it stays as it is
		}
		for _, code := range slices.Clone(all) {
			for state := range t.states {
				if more := state - t.of(at); more != 0 {
					all = append(all, code+more*t.step)
				}
			}
		}
	}
	*known = all
	return all
}

// applies says whether all that a line asks for is the case.
func (c *checker) applies(l line, at, setting int) bool {
	for _, f := range l.when {
		has := -1
		if f.control {
			has = c.controls[f.part].of(setting)
		} else {
			has = c.things[f.part].of(at)
		}
		if has != f.state {
			return false
		}
	}
	return true
}

// met says whether a wish is fulfilled in all cases.
func (c *checker) met(now maybe, g fixed) bool {
	state := g.state
	for at := range now.cases() {
		has := c.things[g.part].of(at)
		if state < 0 {
			state = has // whichever it is, it is to be the same in all cases
		}
		if has != state {
			return false
		}
	}
	return true
}

// allMet says whether the wishes that are kept are fulfilled, but for those for knowledge
// where these do not matter.
func (c *checker) allMet(now maybe, knowledge bool) bool {
	for i, g := range c.goals {
		if (knowledge || g.state >= 0) && c.keep(goalID(i)) && !c.met(now, g) {
			return false
		}
	}
	return true
}

// stays says whether one setting, whatever it is, keeps the states that are wanted.
func (c *checker) stays(now maybe) bool {
	return slices.ContainsFunc(upTo(c.settings), func(setting int) bool {
		ever, before := now, maybe{}
		for ever != before {
			before = ever
			for i, more := range c.next(ever, setting) {
				ever[i] |= more
			}
		}
		return c.allMet(ever, false)
	})
}

// mostJudged is how many cases are looked at, one by one, to judge the length of a plan.
const mostJudged = 4_000_000

// fewest is how many steps a plan has at least.
func (c *checker) fewest() (int, bool, error) {
	moves := func(now maybe, tell func(maybe, int)) {
		for setting := range c.settings {
			tell(c.next(now, setting), 1)
		}
	}
	goal := func(now maybe) bool {
		return c.allMet(now, true) && (c.Stay != kept || !c.keep(stayID) || c.stays(now))
	}
	return naive.Least(c.start(), moves, goal, min(20_000, mostJudged/(c.model.cases*c.settings)))
}
