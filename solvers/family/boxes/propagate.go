package boxes

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// model is the puzzle as finite domains: for every box and colour, how many
// balls of the colour the box holds. Balls that are alike are never told
// apart, so that every filling is found once.
type model struct {
	*fd.Model
	f     Facts
	tags  fdsearch.Tags
	holds [][]fd.Var // by box and colour
}

func newModel(f Facts) *model {
	m := &model{Model: fd.NewModel(), f: f}
	m.tags = m.factOf
	for range f.Boxes {
		m.holds = append(m.holds, m.Ints("balls", len(f.Colours), 0, f.PerBox))
	}
	for b := range f.Boxes {
		m.Post(fd.Rule, fd.Sum(m.holds[b], fd.EQ, f.PerBox))
	}
	for i, c := range f.Conditions {
		m.Post(fd.Tag(i), m.condition(c)...)
	}
	// The balls used of every colour make up the places in the boxes: so a
	// colour must be used where the others do not suffice.
	places := len(f.Boxes) * f.PerBox
	used := m.Ints("used", len(f.Colours), 0, places)
	m.Post(fd.Rule, fd.Sum(used, fd.EQ, places))
	for c, colour := range f.Colours {
		column := append(m.column(f.allBoxes(), c), used[c])
		ones := slices.Repeat([]int{1}, len(column))
		ones[len(f.Boxes)] = -1
		m.Post(fd.Rule, fd.Scalar(ones, column, fd.EQ, 0))
		m.Post(fd.Tag(len(f.Conditions)+c), fd.Le(used[c], colour.Balls))
	}
	return m
}

// factOf is the fact that a tag stands for.
func (m *model) factOf(tag fd.Tag) puzzle.FactID {
	if i := int(tag); i < len(m.f.Conditions) {
		return conditionID(i)
	}
	return colourID(int(tag) - len(m.f.Conditions))
}

// column is the number of balls of a colour in each of some boxes.
func (m *model) column(boxes []int, colour int) []fd.Var {
	vars := make([]fd.Var, len(boxes))
	for i, b := range boxes {
		vars[i] = m.holds[b][colour]
	}
	return vars
}

var operators = map[string]fd.Op{exactly: fd.EQ, atLeast: fd.GE, atMost: fd.LE}

func (m *model) condition(c Condition) []fd.Constraint {
	colour, second, box := m.f.colour(c.Colour), m.f.colour(c.Second), m.f.box(c.Box)
	// each posts what must hold of every box.
	each := func(of func(counts []fd.Var) []fd.Constraint) (all []fd.Constraint) {
		for _, counts := range m.holds {
			all = append(all, of(counts)...)
		}
		return all
	}
	switch c.Kind {
	case kindHolds:
		return []fd.Constraint{fd.Ge(m.holds[box][colour], 1)}
	case kindLacks:
		return []fd.Constraint{fd.Eq(m.holds[box][colour], 0)}
	case kindNumber:
		return []fd.Constraint{fd.Compare{X: m.holds[box][colour], Op: operators[c.Compare], C: *c.Number}}
	case kindTotal:
		vars := m.column(m.f.boxesOf(c.Group), colour)
		if len(vars) == 0 {
			return []fd.Constraint{fd.Constant(c.Compare == atMost || *c.Number == 0)}
		}
		return []fd.Constraint{fd.Sum(vars, operators[c.Compare], *c.Number)}
	case kindOwn:
		var all []fd.Constraint
		for b := range m.f.Boxes {
			if own := m.f.colourOf(b); own >= 0 {
				all = append(all, fd.Eq(m.holds[b][own], 0))
			}
		}
		return all
	case kindOnly:
		var all []fd.Constraint
		for k, other := range m.f.Colours {
			if other.Group != c.Group {
				all = append(all, fd.Eq(m.holds[box][k], 0))
			}
		}
		return all
	case kindBoth:
		boxes := m.f.allBoxes()
		if c.Group != schema.Any {
			boxes = m.f.boxesOf(c.Group)
		}
		var any fd.Disjunction
		for _, b := range boxes {
			any = append(any, pair(m.holds[b], colour, second))
		}
		return []fd.Constraint{any}
	case kindNever:
		return each(func(counts []fd.Var) []fd.Constraint {
			return []fd.Constraint{fd.Not(pair(counts, colour, second))}
		})
	case kindWith:
		return each(func(counts []fd.Var) []fd.Constraint {
			return []fd.Constraint{fd.Implies(fd.Ge(counts[colour], 1), fd.Ge(counts[second], 1))}
		})
	case kindAlike:
		var any fd.Disjunction
		for _, x := range m.holds[box] {
			any = append(any, fd.Ge(x, 2))
		}
		return []fd.Constraint{any}
	case kindDifferent:
		return singles(m.holds[box])
	case kindAllDifferent:
		return each(singles)
	case kindApart:
		return each(func(counts []fd.Var) []fd.Constraint { return singles(counts[colour : colour+1]) })
	case kindTogether:
		var with []fd.Constraint
		for _, x := range m.column(m.f.allBoxes(), colour) {
			with = append(with, fd.Ge(x, 1))
		}
		return []fd.Constraint{fd.AtMost(1, with...)}
	case kindCommon:
		var any fd.Disjunction
		for k := range m.f.Colours {
			any = append(any, fd.And(fd.Ge(m.holds[box][k], 1), fd.Ge(m.holds[m.f.box(c.Other)][k], 1)))
		}
		return []fd.Constraint{any}
	}
	panic("boxes: there is no kind of condition called " + c.Kind)
}

func pair(counts []fd.Var, a, b int) fd.Constraint {
	if a == b {
		return fd.Ge(counts[a], 2)
	}
	return fd.And(fd.Ge(counts[a], 1), fd.Ge(counts[b], 1))
}

// singles allows one ball of each of some colours.
func singles(counts []fd.Var) []fd.Constraint {
	var all []fd.Constraint
	for _, x := range counts {
		all = append(all, fd.Le(x, 1))
	}
	return all
}

// atom is what an atom of a claim says of the number that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	c, ok := fdsearch.Compare(a, m.holds[m.f.box(a.Path[1])][m.f.colour(a.Path[2])], func(value any) (n int, ok bool) {
		n, ok = value.(int)
		return n, ok
	})
	if !ok {
		return nil, fmt.Errorf("the claim %s speaks of no number", a)
	}
	return c, nil
}

// propagate searches with the engine: the number that is most narrowed down
// first, ties in the orders chosen, and as many balls as possible at once. A
// contradiction comes with its facts.
func (k *task) propagate() error {
	m := newModel(k.f)
	denied, tags, err := fdsearch.Assume(k.Search, m.Model, m.tags, m.atom)
	if err != nil {
		return err
	}
	m.tags = tags
	options := fd.Options{Choose: fd.SmallestDomain, Pick: fd.Last, Keep: tags.Keep(k.Kept), Assume: denied}
	for _, b := range k.boxes {
		for _, c := range k.colours {
			options.Order = append(options.Order, m.holds[b][c])
		}
	}
	replay := newReplay(k, m, options)
	if err := replay.deductions(); err != nil {
		return err
	}
	return fdsearch.Run(k.Search, fdsearch.Puzzle{Model: m.Model, Tags: m.tags, Options: options, Hear: replay.hear, Found: func(solution fd.Solution) error {
		x := newFilling(k.f)
		for b := range x {
			copy(x[b], solution.Values(m.holds[b]...))
		}
		return k.report(replay.depth, x)
	}})
}
