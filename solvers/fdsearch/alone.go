package fdsearch

import (
	"context"
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Against says of a variable and a value which of a model's facts rule it out,
// each taken for itself, with nothing but the rules: what a picture can cross off
// before anybody searches. facts are how many tags there are, from 0 on. Every fact
// is worked out once, by what follows from it.
func Against(m *fd.Model, facts int, tags Tags, keep func(puzzle.FactID) bool) func(x fd.Var, value int) []puzzle.FactID {
	alone := make([]*fd.Deduction, facts)
	for i := range alone {
		if keep(tags(fd.Tag(i))) {
			alone[i], _ = m.Deduce(context.Background(), fd.Options{Keep: func(tag fd.Tag) bool { return tag == fd.Tag(i) }})
		}
	}
	return func(x fd.Var, value int) (against []puzzle.FactID) {
		for i, deduction := range alone {
			if deduction != nil && !slices.Contains(deduction.Domain(x), value) {
				against = append(against, tags(fd.Tag(i)))
			}
		}
		return against
	}
}
