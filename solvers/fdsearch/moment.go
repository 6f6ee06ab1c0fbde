package fdsearch

import (
	"fmt"
	"iter"
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Moment is where a search stands when a step of it is told.
type Moment struct {
	// Depth is how many decisions stand.
	Depth int
	// Role is that of what is known by now and was not given: deduced before any
	// choice, guessed after one, part of the answer in a solution.
	Role view.Role
	// TakenBack is the decision that has just been taken back, nil for none.
	TakenBack *Literal

	of     *telling
	before func(fd.Var) []int // what is left, but for
	left   map[fd.Var][]int   // those of which more has been told
	told   int                // conclusions
}

// Put is the moment at which some variables of a model have values that were put in
// by hand, in this order, and nothing is concluded from them; values are by variable.
// It knows no reasons.
func Put(m *fd.Model, role view.Role, vars []fd.Var, values []int) *Moment {
	left := map[fd.Var][]int{}
	for _, x := range vars {
		left[x] = []int{values[x]}
	}
	return &Moment{Depth: len(vars), Role: role, before: m.Domain, left: left}
}

// Left are the values that are left of a variable as far as it has been told, in
// ascending order; none where the facts contradict each other.
func (m *Moment) Left(x fd.Var) []int {
	if left, ok := m.left[x]; ok {
		return left
	}
	return m.before(x)
}

// Value is the value of a variable that has only one left.
func (m *Moment) Value(x fd.Var) (v int, known bool) {
	if left := m.Left(x); len(left) == 1 {
		return left[0], true
	}
	return 0, false
}

// Why are the facts behind all that a variable has lost, as far as it has been
// told. What is supposed is behind it as well, and is not named.
func (m *Moment) Why(x fd.Var) func() []puzzle.FactID {
	return func() []puzzle.FactID {
		left := m.Left(x)
		gone := slices.DeleteFunc(m.of.model.Domain(x), func(v int) bool { return slices.Contains(left, v) })
		return m.of.tags.Facts(m.of.now.Why(x, gone...))
	}
}

// Supposed are the decisions that stand, the first one first.
func (m *Moment) Supposed() []Literal {
	var all []Literal
	for _, s := range m.of.trail {
		if !s.tried {
			all = append(all, s.Literal)
		}
	}
	return all
}

// Tell tells a conclusion, with its facts, and shows all that is known by then.
// The error is what Follow returns.
func (m *Moment) Tell(role view.Role, caption string, facts func() []puzzle.FactID) error {
	if m.told++; m.of.Most > 0 && m.told > m.of.Most {
		return nil
	}
	return m.of.step(func() view.Frame {
		return m.frame(view.Frame{Caption: caption, Role: role, Facts: facts(), Depth: m.Depth})
	})
}

func (m *Moment) tell(frame view.Frame) error {
	return m.of.step(func() view.Frame { return m.frame(frame) })
}

func (m *Moment) frame(frame view.Frame) view.Frame { return m.of.stage.Frame(frame, m.of.Looks(m)) }

// Conclusion is that a variable loses values.
type Conclusion struct {
	X    fd.Var
	Gone []int // those that it loses
	Now  []int // those that it has left then
	Was  []int // and had before
	// Assumed says that nothing else is the reason than what is supposed of it.
	Assumed bool

	deduction *fd.Deduction
	tags      Tags
}

// Facts are those behind what the variable loses: see [Moment.Why].
func (c Conclusion) Facts() []puzzle.FactID {
	return c.tags.Facts(c.deduction.Why(c.X, c.Gone...))
}

// conclusions are what follows at a moment and did not before, in the order in
// which it is found. What has been gone through is left no more.
func (m *Moment) conclusions() iter.Seq[Conclusion] {
	return func(yield func(Conclusion) bool) {
		for _, in := range m.of.now.Inferences() {
			x := in.Gone.X
			if int(x) >= m.of.model.Len() {
				continue // the engine's own
			}
			c := Conclusion{X: x, Was: m.Left(x), Assumed: in.Assumed >= 0, deduction: m.of.now, tags: m.of.tags}
			for _, v := range c.Was {
				if slices.Contains(in.Gone.Values, v) {
					c.Gone = append(c.Gone, v)
				} else {
					c.Now = append(c.Now, v)
				}
			}
			if len(c.Gone) == 0 {
				continue
			}
			m.left[x] = c.Now
			if !yield(c) {
				return
			}
		}
	}
}

// follow tells what follows at a moment.
func (t *telling) follow(m *Moment) error {
	if t.Follow != nil {
		if err := t.Follow(m, m.conclusions()); err != nil {
			return err
		}
	} else {
		for c := range m.conclusions() {
			if err := t.conclude(m, c); err != nil {
				return err
			}
		}
	}
	if more := m.told - t.Most; t.Most > 0 && more > 0 {
		if err := m.tell(view.Frame{Caption: fmt.Sprintf("And %d more things follow.", more), Role: view.Deduced, Depth: m.Depth}); err != nil {
			return err
		}
	}
	if !t.now.Failed() {
		return nil
	}
	t.failed = true
	caption := "These facts cannot all be true."
	if len(t.trail) > 0 {
		caption = "With that, these facts cannot all be true."
	}
	return m.tell(view.Frame{Caption: caption, Role: view.Conflict, Facts: t.deadEnd(), Depth: m.Depth})
}
