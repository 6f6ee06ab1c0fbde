package automaton_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/automaton"
	"solvitur/solvers/automaton/naive"
)

// decode gives the states of parts in a case or setting, digit by digit.
func decode(parts []automaton.Part, code int) []int {
	states := make([]int, len(parts))
	for i := len(parts) - 1; i >= 0; i-- {
		states[i] = code % len(parts[i].States)
		code /= len(parts[i].States)
	}
	return states
}

// obvious are the same things, controls and lines for package naive, by names: "thing1 middle".
func obvious(m *automaton.Machine, kept uint64, free bool) *naive.Machine {
	named := func(what string, parts []automaton.Part) (all []naive.Part) {
		for i, p := range parts {
			n := naive.Part{Name: fmt.Sprint(what, i)}
			for _, state := range p.States {
				n.States = append(n.States, n.Name+" "+state)
			}
			all = append(all, n)
		}
		return all
	}
	things, controls := named("thing", m.Things), named("control", m.Controls)
	var lines []naive.Line
	for k, l := range m.Lines {
		var when []string
		for _, f := range l.When {
			of := things
			if f.Control {
				of = controls
			}
			when = append(when, of[f.Part].States[f.State])
		}
		for _, e := range l.Effects {
			if kept>>k&1 == 0 {
				continue
			}
			says := naive.Line{When: when, Things: []string{things[e.Thing].Name}, By: e.By}
			if e.Next >= 0 {
				says = naive.Line{When: when, Next: things[e.Thing].States[e.Next]}
			}
			lines = append(lines, says)
		}
	}
	return naive.New(things, controls, lines, free)
}

// listed are the cases that may come after one, by a step of the obvious machine.
func listed(step func(now naive.Set, setting int) naive.Set, at, setting int) (all []int) {
	var now naive.Set
	now.Add(at)
	now = step(now, setting)
	for at := now.From(0); at >= 0; at = now.From(at + 1) {
		all = append(all, at)
	}
	return all
}

// What follows is what the obvious machine says; how far it is, is found by
// walking; and a hole is a case in which no line speaks of a thing.
func TestMachine(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	some := func(most int) (parts []automaton.Part) {
		for range 1 + rng.IntN(most) {
			parts = append(parts, automaton.Part{States: []string{"low", "middle", "high"}[:2+rng.IntN(2)]})
		}
		return parts
	}
	holes, far := 0, 0
	for range 200 {
		m := automaton.New(some(3), some(2))
		var lines []automaton.Line
		for range rng.IntN(8) {
			var l automaton.Line
			for range rng.IntN(3) {
				f := automaton.Fixed{Control: rng.IntN(2) == 0}
				parts := m.Things
				if f.Control {
					parts = m.Controls
				}
				f.Part = rng.IntN(len(parts))
				f.State = rng.IntN(len(parts[f.Part].States))
				l.When = append(l.When, f)
			}
			for range 1 + rng.IntN(2) {
				e := automaton.Effect{Thing: rng.IntN(len(m.Things)), Next: -1, By: rng.IntN(3) - 1}
				if rng.IntN(2) == 0 {
					e.Next, e.By = rng.IntN(len(m.Things[e.Thing].States)), 0
				}
				l.Effects = append(l.Effects, e)
			}
			lines = append(lines, l)
		}
		m.Tell(lines)
		kept, free := rng.Uint64(), rng.IntN(2) == 0
		run, twin, blank := m.Run(kept, free), obvious(m, kept, free), obvious(m, ^uint64(0), true)
		good := make([]bool, m.Cases)
		for at := range good {
			good[at] = rng.IntN(2) == 0
		}
		for setting := range m.Settings {
			keeps := run.Keeps(good, setting)
			for at := range m.Cases {
				got := slices.Sorted(slices.Values(run.After(at, setting)))
				if want := listed(twin.Next, at, setting); !slices.Equal(got, want) {
					t.Fatalf("%v: after %d with %d come %v, should be %v", lines, at, setting, got, want)
				}
				fine := !slices.ContainsFunc(listed(twin.Ever, at, setting), func(at int) bool { return !good[at] })
				if keeps[at] != fine {
					t.Fatalf("%v: %d keeps it for ever from %d: %v", lines, setting, at, keeps[at])
				}
			}
		}
		if !free {
			steps := run.Distances(func(at int) bool { return good[at] })
			for at := range m.Cases {
				reached, n := []int{at}, 0
				for !slices.ContainsFunc(reached, func(at int) bool { return good[at] }) {
					if n++; n > m.Cases {
						n = -1
						break
					}
					var next []int
					for _, from := range reached {
						for setting := range m.Settings {
							next = append(next, run.After(from, setting)...)
						}
					}
					slices.Sort(next)
					reached = slices.Compact(next)
				}
				if steps[at] != n {
					t.Fatalf("%v: from %d it takes %d, should be %d", lines, at, steps[at], n)
				}
				far = max(far, n)
			}
		}
		for i, thing := range m.Things {
			at, setting, open := m.Hole(i)
			silent := func(at, setting int) bool { // then it does anything
				return spread(m, listed(blank.Next, at, setting), i) == len(thing.States)
			}
			if open {
				holes++
			}
			if open && !silent(at, setting) {
				t.Fatalf("%v: thing %d has a hole at %d, %d", lines, i, at, setting)
			}
			for code := range m.Cases * m.Settings {
				if !open && silent(code/m.Settings, code%m.Settings) {
					t.Fatalf("%v: thing %d has a hole at %d, and none is found", lines, i, code)
				}
			}
		}
	}
	if holes < 50 || far < 3 {
		t.Errorf("%d holes, %d steps at most", holes, far)
	}
}

// spread is how many states of a thing come up in some cases.
func spread(m *automaton.Machine, cases []int, thing int) int {
	states := map[int]bool{}
	for _, at := range cases {
		states[decode(m.Things, at)[thing]] = true
	}
	return len(states)
}
