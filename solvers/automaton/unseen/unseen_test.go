package unseen_test

import (
	"context"
	"testing"

	"solvitur/solvers/automaton"
	"solvitur/solvers/automaton/unseen"
	"solvitur/solvers/automaton/written"
	"solvitur/solvers/space"
)

const lamp, door = 0, 1

// house has a lamp that a switch puts on or off, and a door that falls shut where the switch is down.
func house() *automaton.Machine {
	m := automaton.New(
		[]written.Part{{Name: "the lamp", States: []string{"the lamp is off", "the lamp is on"}}, {Name: "the door", States: []string{"the door is shut", "the door is open"}}},
		[]written.Part{{Name: "the switch", States: []string{"the switch is down", "the switch is up"}}})
	set := func(state int) []automaton.Fixed { return []automaton.Fixed{{Control: true, State: state}} }
	m.Tell([]automaton.Line{
		{When: set(0), Effects: []automaton.Effect{{Thing: lamp, Next: 0}, {Thing: door, Next: 0}}},
		{When: set(1), Effects: []automaton.Effect{{Thing: lamp, Next: 1}}},
	})
	return m
}

// A plan leads to what is wanted whatever is the case, where there is one.
func TestAim(t *testing.T) {
	m := house()
	all := unseen.Of(m).Begins(nil)
	open := unseen.Of(m).Begins([]automaton.Fixed{{Part: door, State: 1}, {Part: door, State: 0}}) // the second would leave nothing
	for _, c := range []struct {
		name   string
		begins []int
		free   bool
		wants  func(a *unseen.Aim)
		steps  int // -1 where there is no plan
	}{
		{"nothing", all, false, func(*unseen.Aim) {}, 0},
		{"the lamp on", all, false, func(a *unseen.Aim) { a.Want(automaton.Fixed{Part: lamp, State: 1}) }, 1},
		{"the lamp on, the door shut", all, false, func(a *unseen.Aim) {
			a.Want(automaton.Fixed{Part: lamp, State: 1})
			a.Want(automaton.Fixed{Part: door, State: 0})
		}, 2},
		{"the door open", all, false, func(a *unseen.Aim) { a.Want(automaton.Fixed{Part: door, State: 1}) }, -1},
		{"the door open as it was", open, false, func(a *unseen.Aim) {
			a.Want(automaton.Fixed{Part: door, State: 1})
			a.Want(automaton.Fixed{Part: lamp, State: 1})
		}, 1},
		{"to know the door", all, false, func(a *unseen.Aim) { a.Known = []int{door} }, 1},
		{"the lamp on, for good", all, false, func(a *unseen.Aim) { a.Want(automaton.Fixed{Part: lamp, State: 1}); a.Stay = true }, 1},
		{"the door shut, for good, where it is free", all, true, func(a *unseen.Aim) { a.Want(automaton.Fixed{Part: door, State: 0}); a.Stay = true }, 1},
		{"the lamp on and the door shut, where it is free", all, true, func(a *unseen.Aim) {
			a.Want(automaton.Fixed{Part: lamp, State: 1})
			a.Want(automaton.Fixed{Part: door, State: 0})
		}, -1},
	} {
		a := unseen.Of(m).Aim(m.Run(3, c.free))
		c.wants(a)
		sp := a.Space(c.begins)
		result, err := space.AStar(context.Background(), sp.Problem(), space.Options[space.Belief]{Estimate: sp.Bound})
		if err != nil {
			t.Fatal(err)
		}
		if got := result.Plan.Cost; (result.Verdict == space.None) != (c.steps < 0) || c.steps >= 0 && got != c.steps {
			t.Errorf("%s: %v, %d steps, should be %d", c.name, result.Verdict, got, c.steps)
		}
	}
}

// What may be the case is told case by case where there are few, and by what is certain.
func TestWords(t *testing.T) {
	machine := house()
	m := unseen.Of(machine)
	told := func(fixed ...automaton.Fixed) (string, string) {
		sp := m.Aim(machine.Run(3, false)).Space(m.Begins(fixed))
		return m.Told(sp.Start), m.Short(sp.Start)
	}
	for _, c := range []struct {
		fixed       []automaton.Fixed
		told, short string
	}{
		{nil, "all 4 cases are possible", "anything"},
		{[]automaton.Fixed{{Part: lamp, State: 1}}, "it may be that the lamp is on and the door is shut, or that the lamp is on and the door is open", "10 11"},
		{[]automaton.Fixed{{Part: lamp}, {Part: door, State: 1}}, "the lamp is off and the door is open", "01"},
	} {
		if long, short := told(c.fixed...); long != c.told || short != c.short {
			t.Errorf("%v: %q, %q", c.fixed, long, short)
		}
	}
	if got := m.Brief(1); got != "switch is up" {
		t.Errorf("a setting is %q for short", got)
	}
}
