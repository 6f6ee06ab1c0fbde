package cryptarithms

import (
	"cmp"
	"math"
	"slices"

	"solvitur/solvers/formula"
)

// term is so many times a product of letters, at a place of the number: place k
// counts for the base to the power of k. No letters are the number 1.
type term struct {
	times   int
	letters []int // in ascending order
	place   int
}

const (
	mostFactors = 3   // words in a product
	mostTerms   = 600 // of an equation
)

// multiplyOut writes an equation as terms whose sum is 0: those of the left side,
// and those of the right side taken away.
func (m *sums) multiplyOut(f *expression) ([]term, *formula.Error) {
	parts := make([][]term, len(f.Nodes))
	sizes := make([]float64, len(f.Nodes)) // at most
	for i, n := range f.Nodes {
		switch n.Op {
		case opNumber:
			parts[i], sizes[i] = m.number(n.Atom.value), float64(n.Atom.value)
		case opWord:
			for at, letter := range n.Atom.letters {
				parts[i] = append(parts[i], term{1, []int{letter}, len(n.Atom.letters) - 1 - at})
			}
			sizes[i] = math.Pow(float64(m.Base), float64(len(n.Atom.letters)))
		case opAdd:
			parts[i], sizes[i] = slices.Concat(parts[n.X], parts[n.Y]), sizes[n.X]+sizes[n.Y]
		case opSubtract, opEqual:
			parts[i], sizes[i] = slices.Concat(parts[n.X], times(parts[n.Y], -1)), sizes[n.X]+sizes[n.Y]
		case opMultiply:
			if len(parts[n.X])*len(parts[n.Y]) > 10*mostTerms {
				return nil, formula.Wrong(n.At, "This product has too many parts: use shorter words, or fewer of them.")
			}
			for _, x := range parts[n.X] {
				for _, y := range parts[n.Y] {
					parts[i] = append(parts[i], term{x.times * y.times, slices.Sorted(slices.Values(slices.Concat(x.letters, y.letters))), x.place + y.place})
				}
			}
			sizes[i] = sizes[n.X] * sizes[n.Y]
		}
		if sizes[i] > mostValue {
			return nil, formula.Wrong(n.At, "The numbers here could grow beyond 10^18: use shorter words, or a smaller base.")
		}
		if parts[i] = united(parts[i]); len(parts[i]) > mostTerms {
			return nil, formula.Wrong(n.At, "This product has too many parts: use shorter words, or fewer of them.")
		}
		for _, t := range parts[i] {
			if len(t.letters) > mostFactors {
				return nil, formula.Wrong(n.At, "At most %d words can be multiplied: leave some out.", mostFactors)
			}
		}
	}
	return parts[f.Root()], nil
}

// number is a whole number, digit by digit.
func (m *sums) number(n int) (all []term) {
	for place := 0; n > 0; place++ {
		all = append(all, term{n % m.Base, nil, place})
		n /= m.Base
	}
	return all
}

func times(terms []term, n int) []term {
	all := slices.Clone(terms)
	for i := range all {
		all[i].times *= n
	}
	return all
}

// united are the terms by place, each product once at a place, without those that
// vanish.
func united(terms []term) (all []term) {
	same := func(a, b term) int {
		return cmp.Or(cmp.Compare(a.place, b.place), slices.Compare(a.letters, b.letters))
	}
	slices.SortStableFunc(terms, same)
	for _, t := range terms {
		if n := len(all); n > 0 && same(all[n-1], t) == 0 {
			all[n-1].times += t.times
			continue
		}
		all = append(all, t)
	}
	return slices.DeleteFunc(all, func(t term) bool { return t.times == 0 })
}

// columns are the terms by their place, from the right.
func columns(terms []term) (all [][]term) {
	for _, t := range terms {
		for len(all) <= t.place {
			all = append(all, nil)
		}
		all[t.place] = append(all[t.place], t)
	}
	return all
}
