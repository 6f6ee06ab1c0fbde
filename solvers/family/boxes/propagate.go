package boxes

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: for every box and colour, how many
// balls of the colour the box holds. Balls that are alike are never told
// apart, so that every filling is found once.
type model struct {
	*fd.Model
	fdsearch.Posted
	f     store
	holds [][]fd.Var // by box and colour
}

func newModel(f store) *model {
	m := &model{Model: fd.NewModel(), f: f}
	for range f.Boxes {
		m.holds = append(m.holds, m.Ints("balls", len(f.Colours), 0, f.PerBox))
	}
	for b := range f.Boxes {
		m.Post(fd.Rule, fd.Sum(m.holds[b], fd.EQ, f.PerBox))
	}
	fdsearch.PostRows(m.Model, 0, f.Conditions, f.formulas, func(m *model, c Condition) { conditions.Post(posting{f, m}, c) }, m)
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
		return conditions.ID(i)
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

func (m *model) total(boxes []int, colour int, n many) {
	switch vars := m.column(boxes, colour); len(vars) {
	case 0:
		m.Add(fd.Constant(n.least == 0))
	case 1:
		m.Add(n.of(vars[0]))
	default:
		op, bound := n.compare()
		m.Add(fd.Sum(vars, op, bound))
	}
}

func (m *model) cases(n many, of []contents) {
	var cases []fd.Constraint
	for _, parts := range of {
		var all fd.Conjunction
		for _, part := range parts {
			all = append(all, part.of(m.holds[part.box][part.colour]))
		}
		cases = append(cases, all)
	}
	switch {
	case n.most == 0:
		for _, c := range cases {
			m.Add(fd.Not(c))
		}
	case n == some:
		m.Add(fd.Or(cases...))
	default:
		op, bound := n.compare()
		m.Add(fd.HowMany{Of: cases, Op: op, N: bound})
	}
}

// of says of a variable that it is so many.
func (n many) of(x fd.Var) fd.Constraint {
	op, bound := n.compare()
	return fd.Compare{X: x, Op: op, C: bound}
}

// compare is the comparison that so many stands for.
func (n many) compare() (fd.Op, int) {
	switch {
	case n.least == n.most:
		return fd.EQ, n.least
	case n.most < unlimited:
		return fd.LE, n.most
	}
	return fd.GE, n.least
}

// atom is what an atom of a claim says of the number that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	return fdsearch.Number(a, m.holds[m.f.box(a.Path[1])][m.f.colour(a.Path[2])])
}

// propagate searches with the engine: the number that is most narrowed down
// first, ties in the orders chosen, and as many balls as possible at once.
func (k *task) propagate() error {
	m := newModel(k.f)
	options := fd.Options{Choose: fd.SmallestDomain, Pick: fd.Last}
	for _, b := range k.boxes {
		for _, c := range k.colours {
			options.Order = append(options.Order, m.holds[b][c])
		}
	}
	return fdsearch.Run(k.Search, fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: m.factOf, Atom: m.atom, Options: options,
		Solution: func(x fd.Solution) Solution { return m.filling(x).solution(k.f) },
		Teller:   newReplay(k, m).teller(),
	})
}

// filling reads a solution of the engine.
func (m *model) filling(x fd.Solution) filling {
	all := newFilling(m.f.Facts)
	for b := range all {
		copy(all[b], x.Values(m.holds[b]...))
	}
	return all
}
