package automaton_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/automaton"
	"solvitur/solvers/automaton/naive"
	"solvitur/solvers/automaton/written"
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
	named := func(what string, parts []automaton.Part) (all []written.Part) {
		for i, p := range parts {
			n := written.Part{Name: fmt.Sprint(what, i)}
			for _, state := range p.States {
				n.States = append(n.States, n.Name+" "+state)
			}
			all = append(all, n)
		}
		return all
	}
	things, controls := named("thing", m.Things), named("control", m.Controls)
	var lines []written.Line
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
			says := written.Line{When: when, Things: []string{things[e.Thing].Name}, By: e.By}
			if e.Next >= 0 {
				says = written.Line{When: when, Next: things[e.Thing].States[e.Next]}
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
	some := func(most int) (parts []written.Part) {
		for range 1 + rng.IntN(most) {
			parts = append(parts, written.Part{States: []string{"low", "middle", "high"}[:2+rng.IntN(2)]})
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

// Names are found among things, then among controls; the first of several counts.
func TestFind(t *testing.T) {
	m := automaton.New([]written.Part{{Name: "lamp", States: []string{"off", "on"}}, {Name: "bell", States: []string{"still", "on"}}},
		[]written.Part{{Name: "switch", States: []string{"down", "up"}}})
	for name, want := range map[string]automaton.Fixed{"on": {State: 1}, "still": {Part: 1}, "up": {Control: true, State: 1}} {
		if got := m.Find(name); got != want || m.PartOf(got).States[got.State] != name {
			t.Errorf("%s is %+v", name, got)
		}
	}
	if m.Find("broken").State != -1 || m.Thing("bell") != 1 || m.Thing("switch") != -1 {
		t.Error("what there is not is found, or the bell is not")
	}
}

// A line that is written with names is one by numbers: of states of things and controls, of the state
// that comes next, and of things that turn.
func TestLine(t *testing.T) {
	m := automaton.New([]written.Part{{Name: "lamp", States: []string{"off", "on"}}, {Name: "bell", States: []string{"still", "rings"}}},
		[]written.Part{{Name: "switch", States: []string{"down", "up"}}})
	when := []automaton.Fixed{{Control: true, State: 1}, {Part: 1, State: 1}}
	for _, c := range []struct {
		written written.Line
		want    automaton.Line
	}{
		{written.Line{When: []string{"up", "rings"}, Next: "on"}, automaton.Line{When: when, Effects: []automaton.Effect{{Thing: 0, Next: 1}}}},
		{written.Line{When: []string{"up", "rings"}, Things: []string{"bell", "lamp"}, By: -1}, automaton.Line{When: when, Effects: []automaton.Effect{{Thing: 1, Next: -1, By: -1}, {Thing: 0, Next: -1, By: -1}}}},
		{written.Line{Things: []string{"bell"}}, automaton.Line{Effects: []automaton.Effect{{Thing: 1, Next: -1}}}},
	} {
		if got := m.Line(c.written); !slices.Equal(got.When, c.want.When) || !slices.Equal(got.Effects, c.want.Effects) {
			t.Errorf("%+v is %+v by numbers", c.written, got)
		}
	}
}

// What is wished for is judged as the machine does it: case by case, and for ever.
func TestWishes(t *testing.T) {
	m := automaton.New([]written.Part{{Name: "a", States: []string{"1", "2", "3"}}, {Name: "b", States: []string{"4", "5"}}}, []written.Part{{Name: "c", States: []string{"6", "7"}}})
	m.Tell([]automaton.Line{
		{When: []automaton.Fixed{{Control: true, State: 1}}, Effects: []automaton.Effect{{Thing: 0, Next: -1, By: 1}}},
		{When: []automaton.Fixed{{State: 2}}, Effects: []automaton.Effect{{Thing: 1, Next: 0}}},
	})
	by := obvious(m, 3, false)
	state := func(thing, state int) string { return fmt.Sprintf("thing%d %s", thing, m.Things[thing].States[state]) }
	run := m.Run(3, false)
	for thing, part := range m.Things {
		for wanted := range part.States {
			wish := naive.Wish{State: state(thing, wanted)}
			good := make([]bool, m.Cases)
			for at := range good {
				good[at] = m.Things[thing].Of(at) == wanted
			}
			for at := range m.Cases {
				now := by.Begins([]string{state(0, m.Things[0].Of(at)), state(1, m.Things[1].Of(at))})
				keeps := slices.ContainsFunc([]int{0, 1}, func(setting int) bool { return run.Keeps(good, setting)[at] })
				if now.From(0) != at || by.Fulfils(now, wish) != good[at] || by.Keeps(now, []naive.Wish{wish}) != keeps {
					t.Errorf("case %d, %s: it is so %v, and is kept %v", at, wish.State, good[at], keeps)
				}
			}
		}
	}
	some := by.Begins([]string{state(1, 0)})
	if by.Fulfils(some, naive.Wish{Thing: "thing0"}) || by.Fulfils(some, naive.Wish{Thing: "nothing"}) || !by.Fulfils(some, naive.Wish{Thing: "thing1"}) || by.Fulfils(some, naive.Wish{State: state(0, 1)}) ||
		by.Fulfils(some, naive.Wish{Thing: "thing1"}, naive.Wish{Thing: "thing0"}) || !by.Fulfils(some) {
		t.Error("of three cases, one thing is known, and the other is not")
	}
	if none := by.Begins([]string{state(1, 0), state(1, 1)}); none != (naive.Set{}) {
		t.Error("a thing has two states")
	}
}
