// Package automaton is about things that have states, and controls that are set anew in every
// step: lines of tables say what becomes of the things, of each the first line that fits.
//
//	m := automaton.New(things, controls)
//	m.Tell(lines) // by numbers: m.Line(written)
//	run := m.Run(kept, false)
//	run.After(at, setting)   // the cases that may come next
//
// A case is a state of every thing, and a setting one of every control; both are counted up
// like the digits of a number, the last part the quickest. Where a line is dropped, a thing
// of which no other speaks stays as it is, or may do anything, as one likes: then several
// cases may come next.
//
// Source: W. Ross Ashby, An Introduction to Cybernetics (1956), for tables of what follows what.
package automaton

import (
	"math/bits"
	"slices"
	"sync"

	"solvitur/solvers/automaton/written"
	"solvitur/solvers/each"
)

// Part is a thing or a control, with its states in their order.
type Part struct {
	written.Part

	step int     // what the next state adds to a case or setting
	has  []uint8 // by case or setting: its state
}

// Of is the state of a part in a case or setting.
func (p *Part) Of(code int) int { return int(p.has[code]) }

// Fixed says that a thing, or control, has a state.
type Fixed struct {
	Control     bool
	Part, State int
}

// Line is a line of the tables: what becomes of things where all of When is the case.
type Line struct {
	When    []Fixed
	Effects []Effect
}

// Effect is what becomes of a thing: a state, or where that is -1 as many states on, from the
// last one to the first.
type Effect struct{ Thing, Next, By int }

// on is the state that a thing then has, after a case.
func (e Effect) on(t *Part, at int) int {
	if e.Next >= 0 {
		return e.Next
	}
	return (t.Of(at) + e.By + len(t.States)) % len(t.States)
}

// MostLines is how many lines there may be.
const MostLines = 64

// Machine is all things and controls, with what is told of them.
type Machine struct {
	Things, Controls []Part
	Cases, Settings  int
	Lines            []Line

	fitting []uint64 // by case and setting: the lines that fit

	lock    sync.Mutex
	follows map[uint64][]int // see Run.follow
}

// New counts the cases and settings of some parts.
func New(things, controls []written.Part) *Machine {
	count := func(all []written.Part) (parts []Part, codes int) {
		parts, codes = each.Of(all, func(p written.Part) Part { return Part{Part: p} }), 1
		for i := range slices.Backward(parts) {
			parts[i].step = codes
			codes *= len(parts[i].States)
		}
		return parts, codes
	}
	m := &Machine{follows: map[uint64][]int{}}
	m.Things, m.Cases = count(things)
	m.Controls, m.Settings = count(controls)
	return m
}

// Find is the thing, or control, that has a state of such a name, the first one of several; its state
// is -1 if none has.
func (m *Machine) Find(name string) Fixed {
	for _, control := range []bool{false, true} {
		for i, p := range m.parts(control) {
			if state := slices.Index(p.States, name); state >= 0 {
				return Fixed{Control: control, Part: i, State: state}
			}
		}
	}
	return Fixed{State: -1}
}

// Thing is the number of a thing, -1 where there is none of that name.
func (m *Machine) Thing(name string) int {
	return slices.IndexFunc(m.Things, func(p Part) bool { return p.Name == name })
}

// PartOf is the thing or control of which something is said.
func (m *Machine) PartOf(f Fixed) *Part { return &m.parts(f.Control)[f.Part] }

func (m *Machine) parts(control bool) []Part {
	if control {
		return m.Controls
	}
	return m.Things
}

// Line is a line that is written with names that there are, by numbers.
func (m *Machine) Line(says written.Line) Line {
	line := Line{When: each.Of(says.When, m.Find)}
	if says.Next != "" {
		next := m.Find(says.Next)
		line.Effects = []Effect{{Thing: next.Part, Next: next.State}}
	}
	for _, name := range says.Things {
		line.Effects = append(line.Effects, Effect{Thing: m.Thing(name), Next: -1, By: says.By})
	}
	return line
}

// Tell gives the lines, at most [MostLines], in their order; it panics if there are more. It takes
// room for all cases and settings together, so there should be thousands of these at most.
func (m *Machine) Tell(lines []Line) {
	if len(lines) > MostLines {
		panic("automaton: too many lines")
	}
	m.Lines = lines
	know := func(parts []Part, codes int) {
		for i := range parts {
			for code := range codes {
				parts[i].has = append(parts[i].has, uint8(code/parts[i].step%len(parts[i].States)))
			}
		}
	}
	know(m.Things, m.Cases)
	know(m.Controls, m.Settings)
	set := make([]uint64, m.Settings)
	for setting := range set {
		set[setting] = m.speaking(m.Controls, true, setting)
	}
	for at := range m.Cases {
		speaking := m.speaking(m.Things, false, at)
		for _, also := range set {
			m.fitting = append(m.fitting, speaking&also)
		}
	}
}

// speaking are the lines whose conditions on things, or on controls, hold in a case, or setting.
func (m *Machine) speaking(parts []Part, control bool, code int) (lines uint64) {
	for i, l := range m.Lines {
		if !slices.ContainsFunc(l.When, func(f Fixed) bool { return f.Control == control && parts[f.Part].Of(code) != f.State }) {
			lines |= 1 << i
		}
	}
	return lines
}

// Set are the lines that speak of controls as they are in a setting, a bit for each.
func (m *Machine) Set(setting int) (lines uint64) {
	for i, l := range m.Lines {
		if slices.ContainsFunc(l.When, func(f Fixed) bool { return f.Control }) {
			lines |= 1 << i
		}
	}
	return lines & m.speaking(m.Controls, true, setting)
}

// Fitting are the lines that fit a case and a setting, a bit for each.
func (m *Machine) Fitting(at, setting int) (lines uint64) { return m.fitting[at*m.Settings+setting] }

// Hole is a case and a setting in which no line says what becomes of a thing; false if there is none.
func (m *Machine) Hole(thing int) (at, setting int, open bool) {
	table := uint64(0)
	for k, l := range m.Lines {
		if slices.ContainsFunc(l.Effects, func(e Effect) bool { return e.Thing == thing }) {
			table |= 1 << k
		}
	}
	hole := slices.IndexFunc(m.fitting, func(fitting uint64) bool { return fitting&table == 0 })
	return hole / m.Settings, hole % m.Settings, hole >= 0
}

// Words are the states of all parts in a case or setting.
func Words(parts []Part, code int) []string {
	all := make([]string, len(parts))
	for i, p := range parts {
		all[i] = p.States[p.Of(code)]
	}
	return all
}

// Run is a machine of which some lines are kept.
type Run struct {
	*Machine
	Kept uint64 // the lines, a bit for each
	Free bool   // things of which no line speaks may do anything; else they stay as they are

	next []int   // by case and setting: what follows, where that is always known
	may  [][]int // or what may follow, as far as it has been worked out
}

// Run keeps some lines, a bit for each. It is for one search at a time.
func (m *Machine) Run(kept uint64, free bool) *Run { return &Run{Machine: m, Kept: kept, Free: free} }

// mostKept bounds the tables of what follows that are kept.
const mostKept = 64

// follow is what follows by the lines that are kept where nothing is free, worked out once.
func (r *Run) follow() []int {
	r.lock.Lock()
	defer r.lock.Unlock()
	next := r.follows[r.Kept]
	if next != nil {
		return next
	}
	for at := range r.Cases {
		for setting := range r.Settings {
			to, _ := r.spoken(at, setting)
			next = append(next, to)
		}
	}
	if len(r.follows) < mostKept {
		r.follows[r.Kept] = next
	}
	return next
}

// After are the cases that may follow a case with a setting: one, unless things are free.
func (r *Run) After(at, setting int) []int {
	k := at*r.Settings + setting
	if !r.Free {
		if r.next == nil {
			r.next = r.follow()
		}
		return r.next[k : k+1]
	}
	if r.may == nil {
		r.may = make([][]int, r.Cases*r.Settings)
	}
	if r.may[k] == nil {
		r.may[k] = r.outcomes(at, setting)
	}
	return r.may[k]
}

// spoken is what follows by the first lines that fit, and of which things any does; the
// others stay as they are.
func (r *Run) spoken(at, setting int) (to int, things uint) {
	to = at
	for lines := r.Kept & r.Fitting(at, setting); lines != 0; lines &= lines - 1 {
		for _, e := range r.Lines[bits.TrailingZeros64(lines)].Effects {
			if things>>e.Thing&1 != 0 {
				continue
			}
			things |= 1 << e.Thing
			t := &r.Things[e.Thing]
			to += (e.on(t, at) - t.Of(at)) * t.step
		}
	}
	return to, things
}

// outcomes works out what may follow, where things of which no line speaks do anything.
func (r *Run) outcomes(at, setting int) []int {
	to, things := r.spoken(at, setting)
	all := []int{to}
	for i, t := range r.Things {
		if things>>i&1 != 0 {
			continue
		}
		var more []int
		for _, code := range all {
			for next := range t.States {
				more = append(more, code+(next-t.Of(at))*t.step)
			}
		}
		all = more
	}
	return all
}

// Keeps says of each case whether nothing but good cases follow, however long the controls
// stay set: whatever leads to a case that does not keep it so does not either, and so on.
func (r *Run) Keeps(good []bool, setting int) []bool {
	keeps := slices.Clone(good)
	for again := true; again; {
		again = false
		for at := range keeps {
			if keeps[at] && slices.ContainsFunc(r.After(at, setting), func(to int) bool { return !keeps[to] }) {
				keeps[at], again = false, true
			}
		}
	}
	return keeps
}

// Distances are how many steps it takes at least from each case to one that is wanted,
// by whoever sees where he is; -1 from where there is no way at all. Nothing is free.
func (r *Run) Distances(wanted func(at int) bool) []int {
	steps := make([]int, r.Cases)
	for at := range steps {
		if steps[at] = -1; wanted(at) {
			steps[at] = 0
		}
	}
	next := r.follow()
	for n, more := 0, true; more; n++ {
		more = false
		for at := range steps {
			if steps[at] < 0 && slices.ContainsFunc(next[at*r.Settings:(at+1)*r.Settings], func(to int) bool { return steps[to] == n }) {
				steps[at], more = n+1, true
			}
		}
	}
	return steps
}
