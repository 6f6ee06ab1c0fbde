package fdsearch

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// assumed are the tags of assumptions: no family has as many facts.
const assumed fd.Tag = 1 << 30

// Assume posts what a search assumes, each claim under a tag of its own, so that
// it can be blamed for a contradiction, and gives what it denies as a constraint
// for fd.Options.Assume, and the tags with those of the assumptions. atom makes a
// constraint of one atom that [puzzle.Definition] has a form for; its error says
// that there is none.
func Assume[S any](s *puzzle.Search[S], m *fd.Model, tags Tags, atom func(claim.Atom) (fd.Constraint, error)) (denied []fd.Constraint, all Tags, err error) {
	assumptions := s.Assumed()
	for i, a := range assumptions {
		c, err := constraint(a.Claim, atom)
		if err != nil {
			return nil, nil, err
		}
		m.Post(assumed+fd.Tag(i), c)
	}
	if c, ok := s.Denied(); ok {
		contrary, err := constraint(claim.Not(c), atom)
		if err != nil {
			return nil, nil, err
		}
		denied = append(denied, contrary)
	}
	return denied, func(tag fd.Tag) puzzle.FactID {
		if tag >= assumed {
			return assumptions[tag-assumed].Fact
		}
		return tags(tag)
	}, nil
}

// constraint is a claim that an engine keeps to.
func constraint(c claim.Claim, atom func(claim.Atom) (fd.Constraint, error)) (fd.Constraint, error) {
	var all fd.Conjunction
	for _, a := range c.All {
		one, err := atom(a)
		if err != nil {
			return nil, err
		}
		all = together(all, one)
	}
	switch {
	case c.Not && len(all) == 1:
		return fd.Not(all[0]), nil
	case c.Not:
		return fd.Not(all), nil
	case len(all) == 1:
		return all[0], nil
	}
	return all, nil
}

// together joins another constraint to some. Two that speak of the values of one
// variable are one, which rules out more than each of them does, above all where
// not both are true.
func together(all fd.Conjunction, another fd.Constraint) fd.Conjunction {
	if member, ok := another.(fd.Member); ok {
		for i, one := range all {
			if known, ok := one.(fd.Member); ok && known.X == member.X {
				all[i] = fd.OneOf(known.X, slices.DeleteFunc(slices.Clone(known.Values), func(v int) bool { return !slices.Contains(member.Values, v) })...)
				return all
			}
		}
	}
	return append(all, another)
}

// Vars are the variables of some things, in their order: for fd.Options.Order, those of
// the names that a visitor has put in order.
func Vars[T any](of []T, variable func(T) fd.Var) []fd.Var {
	vars := make([]fd.Var, len(of))
	for i, one := range of {
		vars[i] = variable(one)
	}
	return vars
}

// Compare is what an atom says of a variable that holds what it speaks of: whole
// numbers, or names by their numbers. It says false if a value has none.
func Compare(a claim.Atom, x fd.Var, number func(value any) (int, bool)) (fd.Constraint, bool) {
	values := a.Values()
	numbers := make([]int, len(values))
	for i, value := range values {
		n, ok := number(value)
		if !ok {
			return nil, false
		}
		numbers[i] = n
	}
	switch a.Rel {
	case claim.AtLeast:
		return fd.Ge(x, numbers[0]), true
	case claim.AtMost:
		return fd.Le(x, numbers[0]), true
	}
	return fd.OneOf(x, numbers...), true
}

// Number is what an atom says of a variable that holds the whole number it speaks
// of.
func Number(a claim.Atom, x fd.Var) (fd.Constraint, error) {
	c, ok := Compare(a, x, func(value any) (n int, ok bool) {
		n, ok = value.(int)
		return n, ok
	})
	if !ok {
		return nil, fmt.Errorf("the claim %s speaks of no number", a)
	}
	return c, nil
}

// Cases is what an atom says of something that no variable holds: one of its values. Is says
// that of each, with how it compares: fd.EQ, or, of at least and at most, fd.GE and fd.LE.
func Cases(a claim.Atom, is func(op fd.Op, value any) (fd.Constraint, error)) (fd.Constraint, error) {
	op := map[claim.Rel]fd.Op{claim.AtLeast: fd.GE, claim.AtMost: fd.LE}[a.Rel] // EQ for the others
	any := fd.Or()
	for _, value := range a.Values() {
		one, err := is(op, value)
		if err != nil {
			return nil, err
		}
		any = append(any, one)
	}
	return any, nil
}
