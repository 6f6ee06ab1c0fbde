package cryptarithms

import (
	"slices"

	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/formula"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that an answer breaks, straight from the wording: the
// sums are worked out with digits for letters.
func violations(m *sums, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	for _, name := range m.Names {
		if d, ok := s.Letters[name]; !ok || d.Digit < 0 || d.Digit >= m.Base {
			return []puzzle.FactID{letters.Rule}, nil
		}
	}
	for i, e := range m.Equations {
		if difference(e, s) != 0 {
			broken = append(broken, equationID(i))
		}
	}
	return append(broken, holds.Broken("conditions", answer{s, m}, m.Conditions)...), nil
}

// difference is by how much the left side of an equation is more than its right side.
func difference(e *speech.Equation, s Solution) int {
	return formula.Fold(&e.Formula, func(n formula.Node[speech.Operand], x, y int) int {
		switch n.Op {
		case speech.OpNumber:
			return n.Atom.Value
		case speech.OpWord:
			return s.Number(n.Atom.Word, e.Base)
		case speech.OpAdd:
			return x + y
		case speech.OpMultiply:
			return x * y
		}
		return x - y
	})
}

// answer is a solution, and the sums that it is of.
type answer struct {
	Solution
	*sums
}

// repeated says whether two of some letters stand for one digit, but for pairs of
// those that may.
func (a answer) repeated(letters, may []string) bool {
	for i, x := range letters {
		for _, y := range letters[:i] {
			if a.At(x) == a.At(y) && !(slices.Contains(may, x) && slices.Contains(may, y)) {
				return true
			}
		}
	}
	return false
}

// holds reads the conditions as they are worded.
var holds = rows.Holds[answer, Condition]{
	"different":     func(a answer, _ Condition) bool { return !a.repeated(a.Names, nil) },
	"different-but": func(a answer, c Condition) bool { return !a.repeated(a.Names, c.each()) },
	"apart":         func(a answer, c Condition) bool { return !a.repeated(c.each(), nil) },
	"leading": func(a answer, _ Condition) bool {
		return !slices.ContainsFunc(a.Words, func(word string) bool {
			spelt := letters.Spelt(word)
			return len(spelt) > 1 && a.At(spelt[0]) == 0
		})
	},
	"value":   func(a answer, c Condition) bool { return rows.Compares(a.At(c.Letter), c.How, *c.Number) },
	"nowhere": func(a answer, c Condition) bool { return !slices.Contains(a.Digits(a.Names), *c.Number) },
	"sort": func(a answer, c Condition) bool {
		d := a.At(c.Letter)
		return map[string]bool{even: d%2 == 0, odd: d%2 == 1, square: slices.Contains([]int{0, 1, 4, 9, 16, 25}, d),
			prime: slices.Contains([]int{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31}, d)}[c.How]
	},
	"compare": func(a answer, c Condition) bool {
		d, e := a.At(c.Letter), a.At(c.Other)
		return map[string]bool{less: d < e, greater: d > e, same: d == e, other: d != e,
			oneMore: d == e+1, oneLess: d == e-1, next: d == e+1 || d == e-1, two: d == 2*e}[c.How]
	},
	"total": func(a answer, c Condition) bool {
		sum := 0
		for _, d := range a.Digits(c.each()) {
			sum += d
		}
		return sum == *c.Number
	},
}
