package rows_test

import (
	"testing"

	"solvitur/solvers/formula"
	"solvitur/solvers/rows"
)

// What is known of a formula is what every way to decide its operands comes to; where
// these differ, it is open.
func TestJudge(t *testing.T) {
	outcomes := []rows.Outcome{rows.Open, rows.Met, rows.Broken}
	may := map[rows.Outcome][]bool{rows.Open: {true, false}, rows.Met: {true}, rows.Broken: {false}}
	for _, op := range []formula.Op{formula.And, formula.Or, formula.Implies, formula.Iff} {
		for _, negated := range []bool{false, true} {
			var f formula.Formula[int]
			f.Operand(formula.Sentence, 0, 0)
			if negated {
				f.Unary(formula.Not, 0)
			}
			f.Operand(formula.Sentence, 1, 0)
			f.Binary(op, 0)
			judge := rows.Judge(&f, func(i int) func([]rows.Outcome) rows.Outcome {
				return func(known []rows.Outcome) rows.Outcome { return known[i] }
			})
			for _, a := range outcomes {
				for _, b := range outcomes {
					ways := map[bool]bool{}
					for _, x := range may[a] {
						for _, y := range may[b] {
							ways[rows.Meets(&f, func(i int) bool { return []bool{x, y}[i] })] = true
						}
					}
					want := rows.Open
					if len(ways) == 1 {
						want = map[bool]rows.Outcome{true: rows.Met, false: rows.Broken}[ways[true]]
					}
					if got := judge([]rows.Outcome{a, b}); got != want {
						t.Errorf("operator %v, first one negated: %v; of %v and %v it is %v, should be %v", op, negated, a, b, got, want)
					}
				}
			}
		}
	}
}
