package speech

import (
	"cmp"
	"math"
	"slices"

	"solvitur/solvers/formula"
)

// Term is so many times a product of letters, at a place of the number: place k
// counts for the base to the power of k. No letters are the number 1.
type Term struct {
	Times   int
	Letters []int // positions in the alphabet, in ascending order
	Place   int
}

// With is what a term comes to with some digits, by letter, wherever it stands.
func (t Term) With(digits []int) int {
	n := t.Times
	for _, letter := range t.Letters {
		n *= digits[letter]
	}
	return n
}

const (
	mostFactors = 3   // words in a product
	mostTerms   = 600 // of an equation
)

// multiplyOut writes an equation as terms.
func (e *Equation) multiplyOut() *formula.Error {
	parts := make([][]Term, len(e.Nodes))
	sizes := make([]float64, len(e.Nodes)) // at most
	for i, n := range e.Nodes {
		switch n.Op {
		case OpNumber:
			parts[i], sizes[i] = e.number(n.Atom.Value), float64(n.Atom.Value)
		case OpWord:
			for at, letter := range n.Atom.Letters {
				parts[i] = append(parts[i], Term{1, []int{letter}, len(n.Atom.Letters) - 1 - at})
			}
			sizes[i] = math.Pow(float64(e.Base), float64(len(n.Atom.Letters)))
		case OpAdd:
			parts[i], sizes[i] = slices.Concat(parts[n.X], parts[n.Y]), sizes[n.X]+sizes[n.Y]
		case OpSubtract, OpEqual:
			parts[i], sizes[i] = slices.Concat(parts[n.X], times(parts[n.Y], -1)), sizes[n.X]+sizes[n.Y]
		case OpMultiply:
			if len(parts[n.X])*len(parts[n.Y]) > 10*mostTerms {
				return formula.Wrong(n.At, "This product has too many parts: use shorter words, or fewer of them.")
			}
			for _, x := range parts[n.X] {
				for _, y := range parts[n.Y] {
					parts[i] = append(parts[i], Term{x.Times * y.Times, slices.Sorted(slices.Values(slices.Concat(x.Letters, y.Letters))), x.Place + y.Place})
				}
			}
			sizes[i] = sizes[n.X] * sizes[n.Y]
		}
		if sizes[i] > MostValue {
			return formula.Wrong(n.At, "The numbers here could grow beyond 10^18: use shorter words, or a smaller base.")
		}
		if parts[i] = united(parts[i]); len(parts[i]) > mostTerms {
			return formula.Wrong(n.At, "This product has too many parts: use shorter words, or fewer of them.")
		}
		for _, t := range parts[i] {
			if len(t.Letters) > mostFactors {
				return formula.Wrong(n.At, "At most %d words can be multiplied: leave some out.", mostFactors)
			}
		}
	}
	e.Terms = parts[e.Root()]
	return nil
}

// number is a whole number, digit by digit.
func (e *Equation) number(n int) (all []Term) {
	for place := 0; n > 0; place++ {
		all = append(all, Term{n % e.Base, nil, place})
		n /= e.Base
	}
	return all
}

func times(terms []Term, n int) []Term {
	all := slices.Clone(terms)
	for i := range all {
		all[i].Times *= n
	}
	return all
}

// united are the terms by place, each product once at a place, without those that
// vanish.
func united(terms []Term) (all []Term) {
	same := func(a, b Term) int {
		return cmp.Or(cmp.Compare(a.Place, b.Place), slices.Compare(a.Letters, b.Letters))
	}
	slices.SortStableFunc(terms, same)
	for _, t := range terms {
		if n := len(all); n > 0 && same(all[n-1], t) == 0 {
			all[n-1].Times += t.Times
			continue
		}
		all = append(all, t)
	}
	return slices.DeleteFunc(all, func(t Term) bool { return t.Times == 0 })
}

// Columns are the terms by their place, from the right.
func (e *Equation) Columns() (all [][]Term) {
	for _, t := range e.Terms {
		for len(all) <= t.Place {
			all = append(all, nil)
		}
		all[t.Place] = append(all[t.Place], t)
	}
	return all
}

// Carry is what is carried to a column, counted from 0 on the right, with some digits, by
// letter: so many times what the column counts for is what stands on its right, and less
// than once more.
func (e *Equation) Carry(column int, digits []int) int {
	sum := 0
	for _, t := range e.Terms {
		if t.Place < column {
			sum += t.With(digits) * Power(e.Base, t.Place)
		}
	}
	return Floor(sum, Power(e.Base, column))
}

// Floor is the greatest whole number that is no more than a quotient; b is more than 0.
func Floor(a, b int) int {
	if a%b < 0 {
		return a/b - 1
	}
	return a / b
}

// Power is a base to the power of a place.
func Power(base, place int) int {
	power := 1
	for range place {
		power *= base
	}
	return power
}

// Product is so many times a product of letters.
type Product struct {
	Times   int
	Letters []int // positions in the alphabet
}

// Products are the terms put together whatever their place.
func (e *Equation) Products() (all []Product) {
	for _, t := range e.Terms {
		at := slices.IndexFunc(all, func(p Product) bool { return slices.Equal(p.Letters, t.Letters) })
		if at < 0 {
			at, all = len(all), append(all, Product{Letters: t.Letters})
		}
		all[at].Times += t.Times * Power(e.Base, t.Place)
	}
	return all
}

// Bounds are what products come to together at least and at most, where each letter is from
// low to high, none of them negative.
func Bounds(of []Product, low, high []int) (least, most int) {
	for _, p := range of {
		a, b := p.Times, p.Times
		for _, letter := range p.Letters {
			a, b = a*low[letter], b*high[letter]
		}
		least, most = least+min(a, b), most+max(a, b)
	}
	return least, most
}
