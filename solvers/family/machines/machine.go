package machines

import (
	"math/bits"
	"slices"

	"solvitur/solvers/puzzle"
)

// machine is what a search knows of the facts that are kept.
type machine struct {
	*model
	kept  uint64  // the lines that are kept: there are up to 60
	off   bool    // some are not, and nobody knows what happens in their place
	next  []int   // by case and setting: what follows, where that is always known
	may   [][]int // or what may follow, as far as it has been worked out
	good  []bool  // by case: all states that are wanted are there
	known []int   // the things of which it is to be known how they are
	stay  bool
	holds [][]bool // by setting and case: nothing but good cases follow, however long it stays set
}

func newMachine(m *model, keep func(puzzle.FactID) bool) *machine {
	x := &machine{model: m, kept: m.kept(keep), good: make([]bool, m.cases), stay: m.Stay == kept && keep(stayID)}
	x.off = m.Otherwise == said && bits.OnesCount64(x.kept) < len(m.lines)
	for at := range x.good {
		x.good[at] = true
	}
	for i, g := range m.goals {
		switch {
		case !keep(goalID(i)):
		case g.state < 0:
			x.known = append(x.known, g.part)
		default:
			for at := range x.good {
				x.good[at] = x.good[at] && m.things[g.part].of(at) == g.state
			}
		}
	}
	return x
}

// begins are the cases that may be at the start.
func (x *machine) begins(keep func(puzzle.FactID) bool) []int {
	all := upTo(x.cases)
	for i, s := range x.starts {
		if !keep(startID(i)) {
			continue
		}
		left := slices.DeleteFunc(slices.Clone(all), func(at int) bool { return x.things[s.part].of(at) != s.state })
		if len(left) > 0 { // else see clashes: it is drawn without this, and not searched
			all = left
		}
	}
	return all
}

// mostKept bounds the tables of what follows that are kept.
const mostKept = 64

// follow is what follows by the lines that are kept: it is the same whatever is the
// case at the start and wanted in the end, and worked out once.
func (x *machine) follow() []int {
	x.lock.Lock()
	defer x.lock.Unlock()
	next := x.follows[x.kept]
	if next != nil {
		return next
	}
	for at := range x.cases {
		for setting := range x.settings {
			to, _ := x.spoken(at, setting)
			next = append(next, to)
		}
	}
	if len(x.follows) < mostKept {
		x.follows[x.kept] = next
	}
	return next
}

// after are the cases that may follow a case with a setting: one, unless nobody knows
// what becomes of some thing.
func (x *machine) after(at, setting int) []int {
	k := at*x.settings + setting
	if !x.off {
		if x.next == nil {
			x.next = x.follow()
		}
		return x.next[k : k+1]
	}
	if x.may == nil {
		x.may = make([][]int, x.cases*x.settings)
	}
	if x.may[k] == nil {
		x.may[k] = x.outcomes(at, setting)
	}
	return x.may[k]
}

// spoken is what follows by the first lines that fit, and of which things any does; the
// others stay as they are.
func (x *machine) spoken(at, setting int) (to int, things uint) {
	to = at
	for lines := x.kept & x.fitting[at*x.settings+setting]; lines != 0; lines &= lines - 1 {
		for _, e := range x.lines[bits.TrailingZeros64(lines)].effects {
			if things>>e.thing&1 != 0 {
				continue
			}
			things |= 1 << e.thing
			t := &x.things[e.thing]
			to += (e.on(t, at) - t.of(at)) * t.step
		}
	}
	return to, things
}

// outcomes works out what may follow, where things of which no line speaks do anything.
func (x *machine) outcomes(at, setting int) []int {
	to, things := x.spoken(at, setting)
	all := []int{to}
	for i, t := range x.things {
		if things>>i&1 != 0 {
			continue
		}
		var more []int
		for _, code := range all {
			for next := range t.states {
				more = append(more, code+(next-t.of(at))*t.step)
			}
		}
		all = more
	}
	return all
}

// keeps works out what holds: whatever leads to a case that does not hold does not
// hold either, and so on.
func (x *machine) keeps() [][]bool {
	for setting := len(x.holds); setting < x.settings; setting++ {
		holds := slices.Clone(x.good)
		for again := true; again; {
			again = false
			for at := range holds {
				if holds[at] && slices.ContainsFunc(x.after(at, setting), func(to int) bool { return !holds[to] }) {
					holds[at], again = false, true
				}
			}
		}
		x.holds = append(x.holds, holds)
	}
	return x.holds
}

// wanted says whether a plan may end where these cases may be.
func (x *machine) wanted(cases []int) bool {
	all := func(fits func(at int) bool) bool {
		return !slices.ContainsFunc(cases, func(at int) bool { return !fits(at) })
	}
	if !all(func(at int) bool { return x.good[at] }) {
		return false
	}
	for _, i := range x.known {
		if t := x.things[i]; !all(func(at int) bool { return t.of(at) == t.of(cases[0]) }) {
			return false
		}
	}
	return !x.stay || slices.ContainsFunc(x.keeps(), func(holds []bool) bool {
		return all(func(at int) bool { return holds[at] })
	})
}

// distances are how many steps it takes at least from each case to one that is wanted,
// by whoever sees where he is; -1 from where there is no way at all. It is always known what follows.
func (x *machine) distances() []int {
	steps := make([]int, x.cases)
	for at := range steps {
		if steps[at] = -1; x.wanted([]int{at}) {
			steps[at] = 0
		}
	}
	next := x.follow()
	for n, more := 0, true; more; n++ {
		more = false
		for at := range steps {
			if steps[at] < 0 && slices.ContainsFunc(next[at*x.settings:(at+1)*x.settings], func(to int) bool { return steps[to] == n }) {
				steps[at], more = n+1, true
			}
		}
	}
	return steps
}
