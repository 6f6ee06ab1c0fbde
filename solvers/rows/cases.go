package rows

import (
	"sync"

	"solvitur/solvers/formula"
)

// Cases are those of which one is there when something is so, and when it is not. They are
// worked out once, and only where they are asked for: one of them may be long where the other is
// short.
type Cases[T any] struct{ Is, Not func() []T }

// When makes cases of what works them out.
func When[T any](is, not func() []T) Cases[T] {
	return Cases[T]{sync.OnceValue(is), sync.OnceValue(not)}
}

// CasesOf are those of a formula, of those of its operands: and gives the cases in which one of x and
// one of y is there, or those in which one of x or y is.
func CasesOf[A, T any](f *formula.Formula[A], and, or func(x, y []T) []T, operand func(A) Cases[T]) Cases[T] {
	type list = func() []T
	both := func(x, y list) list { return func() []T { return and(x(), y()) } }
	either := func(x, y list) list { return func() []T { return or(x(), y()) } }
	return formula.Fold(f, func(n formula.Node[A], x, y Cases[T]) Cases[T] {
		switch n.Op {
		case formula.Not:
			return Cases[T]{x.Not, x.Is}
		case formula.And:
			return When(both(x.Is, y.Is), either(x.Not, y.Not))
		case formula.Or:
			return When(either(x.Is, y.Is), both(x.Not, y.Not))
		case formula.Implies:
			return When(either(x.Not, y.Is), both(x.Is, y.Not))
		case formula.Iff:
			return When(either(both(x.Is, y.Is), both(x.Not, y.Not)), either(both(x.Is, y.Not), both(x.Not, y.Is)))
		}
		return operand(n.Atom)
	})
}
