package rows_test

import (
	"slices"
	"testing"

	"solvitur/solvers/formula"
	"solvitur/solvers/rows"
)

// The cases in which a formula of two operands is met, and those in which it is not, are the
// settings of the two in which it is true, and all others; those that nobody asks for are not
// worked out.
func TestCasesOf(t *testing.T) {
	settings := []uint{0, 1, 2, 3} // a bit for each operand that is so
	of := func(is func(uint) bool) (all []uint) {
		return slices.DeleteFunc(slices.Clone(settings), func(s uint) bool { return !is(s) })
	}
	and := func(x, y []uint) []uint {
		return of(func(s uint) bool { return slices.Contains(x, s) && slices.Contains(y, s) })
	}
	or := func(x, y []uint) []uint {
		return of(func(s uint) bool { return slices.Contains(x, s) || slices.Contains(y, s) })
	}
	for _, op := range []formula.Op{formula.And, formula.Or, formula.Implies, formula.Iff} {
		for _, negated := range []bool{false, true} {
			var f formula.Formula[int]
			f.Operand(formula.Sentence, 0, 0)
			if negated {
				f.Unary(formula.Not, 0)
			}
			f.Operand(formula.Sentence, 1, 0)
			f.Binary(op, 0)
			asked := 0
			cases := rows.CasesOf(&f, and, or, func(i int) rows.Cases[uint] {
				list := func(is uint) func() []uint {
					return func() []uint {
						asked++
						return of(func(s uint) bool { return s>>i&1 == is })
					}
				}
				return rows.When(list(1), list(0))
			})
			if asked > 0 {
				t.Errorf("operator %v: %d lists are worked out before anybody asks", op, asked)
			}
			met := func(s uint) bool { return rows.Meets(&f, func(i int) bool { return s>>i&1 == 1 }) }
			if is, want := cases.Is(), of(met); !slices.Equal(is, want) {
				t.Errorf("operator %v, first one negated: %v; it is met in %v, should be %v", op, negated, is, want)
			}
			if not, want := cases.Not(), of(func(s uint) bool { return !met(s) }); !slices.Equal(not, want) {
				t.Errorf("operator %v, first one negated: %v; it is not met in %v, should be %v", op, negated, not, want)
			}
			if asked > 4 {
				t.Errorf("operator %v: lists are worked out %d times", op, asked)
			}
		}
	}
}
