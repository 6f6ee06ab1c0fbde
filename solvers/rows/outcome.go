package rows

import "solvitur/solvers/formula"

// Outcome is what is known of a condition while an answer is being made.
type Outcome int

// The outcomes.
const (
	Open   Outcome = iota // it depends on what is still to be chosen
	Met                   // it is met, whatever is chosen
	Broken                // it is broken, whatever is chosen
)

// Contrary is what is known of the contrary of a condition.
func (o Outcome) Contrary() Outcome { return [...]Outcome{Open: Open, Met: Broken, Broken: Met}[o] }

// And is what is known of two conditions together.
func (o Outcome) And(other Outcome) Outcome {
	switch {
	case o == Broken || other == Broken:
		return Broken
	case o == Met:
		return other
	}
	return Open
}

// Or is what is known of there being at least one of two conditions.
func (o Outcome) Or(other Outcome) Outcome { return o.Contrary().And(other.Contrary()).Contrary() }

// Judge judges a formula on part of an answer P, of what judges its operands, by
// Kleene's strong logic: it is open unless it is met, or broken, however the open
// operands turn out one by one.
func Judge[A, P any](f *formula.Formula[A], operand func(A) func(P) Outcome) func(P) Outcome {
	return formula.Fold(f, func(n formula.Node[A], x, y func(P) Outcome) func(P) Outcome {
		switch n.Op {
		case formula.Not:
			return func(p P) Outcome { return x(p).Contrary() }
		case formula.And:
			return func(p P) Outcome { return x(p).And(y(p)) }
		case formula.Or:
			return func(p P) Outcome { return x(p).Or(y(p)) }
		case formula.Implies:
			return func(p P) Outcome { return x(p).Contrary().Or(y(p)) }
		case formula.Iff:
			return func(p P) Outcome {
				a, b := x(p), y(p)
				return a.Contrary().Or(b).And(b.Contrary().Or(a))
			}
		}
		return operand(n.Atom)
	})
}
