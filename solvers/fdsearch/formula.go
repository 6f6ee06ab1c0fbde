package fdsearch

import (
	"solvitur/solvers/fd"
	"solvitur/solvers/formula"
)

// Formula is a formula of the connectives of logic as a constraint, of what its
// operands post.
func Formula[A any](f *formula.Formula[A], posts func(A) []fd.Constraint) fd.Constraint {
	return formula.Fold(f, func(n formula.Node[A], x, y fd.Constraint) fd.Constraint {
		switch n.Op {
		case formula.Not:
			return fd.Not(x)
		case formula.And:
			return fd.And(x, y)
		case formula.Or:
			return fd.Or(x, y)
		case formula.Implies:
			return fd.Implies(x, y)
		case formula.Iff:
			return fd.Iff(x, y)
		}
		return fd.And(posts(n.Atom)...)
	})
}
