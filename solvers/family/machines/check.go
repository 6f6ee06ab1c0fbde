package machines

import (
	"math/bits"
	"slices"
	"sync"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// maybe is which cases may be, as the checker sees it: a bit for each.
type maybe [mostCases / 64]uint64

func (m *maybe) add(at int) { m[at/64] |= 1 << (at % 64) }

// from is the first of them from a case on, -1 for none.
func (m *maybe) from(at int) int {
	for ; at < mostCases; at = (at/64 + 1) * 64 {
		if word := m[at/64] >> (at % 64); word != 0 {
			return at + bits.TrailingZeros64(word)
		}
	}
	return -1
}

// checker follows plans by the lines as they are written.
type checker struct {
	*model
	*followed
	keep func(puzzle.FactID) bool

	speaking []*heard // in the case and setting that is looked at
}

// followed is what the checker has found to follow by the lines that were kept last, by
// case and setting: plans are many, and judged one after the other.
type followed struct {
	sync.Mutex
	kept  uint64
	heard []heard // of the lines that are kept
	now   [][]int // by case: which of its states every thing has
	nexts [][]int

	thingStates, controlStates [][]string // the states of each
	spelt, set                 [][]string // by case, and by setting: the state of every part
}

// heard is a line, its words looked up once: names are long, and cases and settings
// are many.
type heard struct {
	inCase, inSetting []uint8   // which of its three conditions are met there, a bit for each
	about             []outcome // by thing
}

// outcome is what a line says of a thing.
type outcome struct {
	speaks bool
	next   int // its next state, or -1
	by     int // and then as many states on
}

// newChecker is for one plan at a time.
func newChecker(m *model, keep func(puzzle.FactID) bool) *checker {
	f, kept := &m.followed, m.kept(keep)
	if f.spelt == nil {
		f.thingStates, f.controlStates = statesOfAll(m.Things), statesOfAll(m.Controls)
		f.spelt, f.set = spell(f.thingStates, m.cases), spell(f.controlStates, m.settings)
	}
	if f.nexts == nil || f.kept != kept {
		f.kept, f.heard, f.now, f.nexts = kept, nil, nil, make([][]int, m.cases*m.settings)
		for i := range m.Lines {
			if kept>>i&1 != 0 {
				f.heard = append(f.heard, m.hear(&m.Lines[i]))
			}
		}
		for _, names := range f.spelt {
			now := make([]int, len(names))
			for i, name := range names {
				now[i] = slices.Index(f.thingStates[i], name)
			}
			f.now = append(f.now, now)
		}
	}
	return &checker{model: m, followed: f, keep: keep}
}

func (m *model) hear(l *Line) heard {
	h := heard{inCase: make([]uint8, m.cases), inSetting: make([]uint8, m.settings)}
	for i, state := range l.conditions() {
		whatever := open(state)
		meet(h.inCase, 1<<i, whatever, state, m.followed.thingStates, m.followed.spelt)
		meet(h.inSetting, 1<<i, whatever, state, m.followed.controlStates, m.followed.set)
	}
	for i := range m.Things {
		h.about = append(h.about, m.outcome(l, i))
	}
	return h
}

// meet sets a bit for every case, or setting, in which some part has a state, or for all.
func meet(met []uint8, bit uint8, all bool, state string, parts, spelt [][]string) {
	for k, states := range parts {
		if !all && !slices.Contains(states, state) {
			continue
		}
		for code, names := range spelt {
			if all || names[k] == state {
				met[code] |= bit
			}
		}
	}
}

// violations follows a plan, whatever was the case at the start, and names every wish
// that it does not fulfil for certain.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	m.followed.Lock()
	defer m.followed.Unlock()
	c := newChecker(m, keep)
	now := c.start()
	for _, step := range s.Steps {
		now = c.next(now, c.setting(step))
	}
	beaten, err := m.best.Beats(len(s.Steps), keep, c.fewest)
	if beaten {
		broken = append(broken, ruleLeast)
	}
	for i, g := range m.Goals {
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

// setting is the number of a step.
func (c *checker) setting(step Step) (number int) {
	for i, states := range c.controlStates {
		number = number*len(states) + max(0, slices.Index(states, step[controlKey(i)]))
	}
	return number
}

// statesOfAll are the states of each part, as they are written.
func statesOfAll(parts []Part) (all [][]string) {
	for _, p := range parts {
		all = append(all, p.states())
	}
	return all
}

// spell gives the states of parts in all cases or settings.
func spell(states [][]string, codes int) [][]string {
	all := make([][]string, codes)
	for number := range all {
		all[number] = make([]string, len(states))
		rest := number
		for i := len(states) - 1; i >= 0; i-- {
			all[number][i] = states[i][rest%len(states[i])]
			rest /= len(states[i])
		}
	}
	return all
}

func (c *checker) start() (now maybe) {
	begins := make([]string, len(c.thingStates)) // "" where nothing is said
	for i, s := range c.Starts {
		if !c.keep(startID(i)) {
			continue
		}
		for k, states := range c.thingStates {
			if !slices.Contains(states, s.State) {
				continue
			}
			if begins[k] != "" && begins[k] != s.State {
				return maybe{} // nothing can be both
			}
			begins[k] = s.State
		}
	}
	for at, names := range c.spelt {
		can := true
		for k, begin := range begins {
			if can = begin == "" || begin == names[k]; !can {
				break
			}
		}
		if can {
			now.add(at)
		}
	}
	return now
}

func (c *checker) next(now maybe, setting int) (then maybe) {
	for at := now.from(0); at >= 0; at = now.from(at + 1) {
		for _, to := range c.follow(at, setting) {
			then.add(to)
		}
	}
	return then
}

// follow are the cases that may come next: for each thing the first line that speaks
// of it and is kept.
func (c *checker) follow(at, setting int) []int {
	known := &c.nexts[at*c.settings+setting]
	if *known != nil {
		return *known
	}
	fitting := c.speaking[:0]
	for i := range c.heard {
		if l := &c.heard[i]; l.inCase[at]|l.inSetting[setting] == 7 {
			fitting = append(fitting, l)
		}
	}
	c.speaking = fitting
	all := []int{0}
	for i, states := range c.thingStates {
		now := c.now[at][i]
		first, last := now, now
		if c.Otherwise == said {
			first, last = 0, len(states)-1
		}
		for _, l := range fitting {
			if o := l.about[i]; o.speaks {
				if first = o.next; first < 0 {
					first = (now + o.by + len(states)) % len(states)
				}
				last = first
				break
			}
		}
		before := len(all)
		for k := range all {
			all[k] = all[k]*len(states) + first
		}
		for more := range last - first {
			for _, number := range all[:before] {
				all = append(all, number+more+1)
			}
		}
	}
	*known = all
	return all
}

// outcome is whether a line is about a thing, and what becomes of it.
func (m *model) outcome(l *Line, i int) outcome {
	name := m.Things[i].Name
	switch l.Kind {
	case becomes:
		next := slices.Index(m.followed.thingStates[i], l.Next)
		return outcome{speaks: next >= 0, next: next}
	case turns:
		o := outcome{speaks: l.Thing == name, next: -1}
		switch l.How {
		case on:
			o.by = 1
		case back:
			o.by = -1
		}
		return o
	}
	return outcome{slices.Contains(l.turned(), name), -1, 1}
}

// met says whether a wish is fulfilled in all cases.
func (c *checker) met(now maybe, g Goal) bool {
	seen := ""
	for at := now.from(0); at >= 0; at = now.from(at + 1) {
		names := c.spelt[at]
		if g.Kind == is && !slices.Contains(names, g.State) {
			return false
		}
		for i, t := range c.Things {
			if g.Kind == known && t.Name == g.Thing {
				if seen != "" && seen != names[i] {
					return false
				}
				seen = names[i]
			}
		}
	}
	return true
}

// stays says whether one setting, whatever it is, keeps the states that are wanted.
func (c *checker) stays(now maybe) bool {
	for setting := range c.settings {
		ever, grows := now, true
		for grows {
			then := c.next(ever, setting)
			grows = false
			for i, more := range then {
				grows = grows || more&^ever[i] != 0
				ever[i] |= more
			}
		}
		fine := true
		for i, g := range c.Goals {
			fine = fine && (g.Kind != is || !c.keep(goalID(i)) || c.met(ever, g))
		}
		if fine {
			return true
		}
	}
	return false
}

// mostJudged is how many cases are looked at, one by one, to judge the length of a plan.
const mostJudged = 4_000_000

// fewest is how many steps a plan has at least.
func (c *checker) fewest() (int, bool, error) {
	return naive.Least(c.start(), func(now maybe, tell func(maybe, int)) {
		for setting := range c.settings {
			tell(c.next(now, setting), 1)
		}
	}, func(now maybe) bool {
		for i, g := range c.Goals {
			if c.keep(goalID(i)) && !c.met(now, g) {
				return false
			}
		}
		return c.Stay != kept || !c.keep(stayID) || c.stays(now)
	}, min(20_000, mostJudged/(c.cases*c.settings)))
}
