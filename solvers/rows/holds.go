package rows

import (
	"maps"

	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
)

// Holds says, for every kind of row R, whether an answer A meets a row. It stands
// in a family's check.go, reads the answer and the row, and is called by the
// checker, and by whoever draws rows that are true of an answer: nothing that searches
// may judge by it. The tables of an argument may use it, since searches judge its steps.
type Holds[A any, R Row] map[string]func(A, R) bool

// And joins the kinds of another table, for a family that takes some from elsewhere.
func (h Holds[A, R]) And(more Holds[A, R]) Holds[A, R] {
	all := maps.Clone(h)
	maps.Copy(all, more)
	return all
}

// Broken names the rows of the list with this key that an answer does not meet.
func (h Holds[A, R]) Broken(key string, answer A, rows []R) (broken []puzzle.FactID) {
	return h.BrokenOf(key, answer, rows, nil)
}

// BrokenOf is Broken where there are formulas among the rows, which [List.Formulas]
// reads.
func (h Holds[A, R]) BrokenOf(key string, answer A, rows []R, formulas Formulas[R]) (broken []puzzle.FactID) {
	for i, row := range rows {
		if !h.Meets(answer, row, formulas[i]) {
			broken = append(broken, id(key, i))
		}
	}
	return broken
}

// Meets says whether an answer meets a row, or the formula that it is; nil of any other row.
func (h Holds[A, R]) Meets(answer A, row R, f *Formula[R]) bool {
	if f == nil {
		return h[row.RowKind()](answer, row)
	}
	return Meets(f, func(row R) bool { return h[row.RowKind()](answer, row) })
}

// Meets says whether a formula of the connectives of logic is true, by what holds of
// its operands. Like Holds it is for checkers, and not for what searches; the tables of
// an argument may use it, since searches judge them.
func Meets[A any](f *formula.Formula[A], holds func(A) bool) bool {
	return formula.Fold(f, func(n formula.Node[A], x, y bool) bool {
		switch n.Op {
		case formula.Not:
			return !x
		case formula.And:
			return x && y
		case formula.Or:
			return x || y
		case formula.Implies:
			return !x || y
		case formula.Iff:
			return x == y
		}
		return holds(n.Atom)
	})
}
