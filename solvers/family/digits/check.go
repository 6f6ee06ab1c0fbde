package digits

import (
	"slices"

	"solvitur/solvers/formula"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that the solution breaks: each condition is read
// as it is worded, with the digits put in.
func violations(m *model, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	for _, letter := range m.letters {
		if d := s.At(string(letter)); d < 0 || d >= m.base {
			return []puzzle.FactID{letters.Rule}, nil
		}
	}
	for i, c := range m.facts.Conditions {
		if !m.holds(c, s) {
			broken = append(broken, conditionID(i))
		}
	}
	return broken, nil
}

// holds says whether a condition is true of a solution.
func (m *model) holds(c Condition, s Solution) bool {
	switch c.Kind {
	case kindTimes:
		left, right := m.means(c.Left, s), m.means(c.Right, s)
		return left.exists && right.exists && left.number == int64(*c.Times)*right.number
	case kindRelation:
		return related(m.means(c.Left, s), c.Relation, m.means(c.Right, s))
	case kindDivision:
		quotient, rest := divide(m.means(c.Left, s), m.means(c.Right, s))
		return related(quotient, "=", m.means(c.Quotient, s)) && related(rest, "=", m.means(c.Rest, s))
	case kindDifferent:
		return m.means(c.Left, s).noneTwice()
	case kindLeading:
		return !slices.ContainsFunc(m.facts.Numbers, func(name string) bool {
			var digits []int64
			for _, r := range name {
				if r != '-' && r != ' ' {
					digits = append(digits, int64(s.At(string(r))))
				}
			}
			return len(digits) > 1 && digits[0] == 0
		})
	}
	return m.means(c.Formula, s).truth
}

// meaning is what a part of a formula says: a number, if it exists, or a truth.
// There is no quotient and no rest by 0, and no digits of a negative number.
type meaning struct {
	number int64
	exists bool
	digits []int64 // of a block of letters
	truth  bool
}

func number(n int64) meaning { return meaning{number: n, exists: true} }

func (x meaning) noneTwice() bool {
	for i, digit := range x.digits {
		if slices.Contains(x.digits[:i], digit) {
			return false
		}
	}
	return true
}

func related(x meaning, sign string, y meaning) bool {
	return x.exists && y.exists && rows.Compares(x.number, sign, y.number)
}

// divide gives the whole quotient and what is left over, which is never below 0.
func divide(x, y meaning) (quotient, rest meaning) {
	if !x.exists || !y.exists || y.number == 0 {
		return meaning{}, meaning{}
	}
	left := x.number % y.number
	if left < 0 {
		left += max(y.number, -y.number)
	}
	return number((x.number - left) / y.number), number(left)
}

// means is what a formula says of a solution.
func (m *model) means(text string, s Solution) meaning {
	return formula.Fold(m.read[text], func(n node, x, y meaning) meaning { return m.part(n, x, y, s) })
}

// part is what a part of a formula says whose operands say x and y.
func (m *model) part(n node, x, y meaning, s Solution) meaning {
	switch n.Op {
	case opNumber:
		return number(n.Atom.value)
	case opBlock:
		var digits []int64
		for _, letter := range n.Atom.letters {
			digits = append(digits, int64(s.At(string(m.letters[letter]))))
		}
		return meaning{number: m.whole(digits), exists: true, digits: digits}
	case opOr:
		return meaning{truth: x.truth || y.truth}
	case opAnd:
		return meaning{truth: x.truth && y.truth}
	case opNot:
		return meaning{truth: !x.truth}
	case opEqual, opUnequal, opLess, opLessEqual:
		return meaning{truth: related(x, operators[n.Op].Signs[0], y)}
	case opAdd:
		return both(x, y, func(a, b int64) int64 { return a + b })
	case opSubtract:
		return both(x, y, func(a, b int64) int64 { return a - b })
	case opNegate:
		return both(number(0), x, func(a, b int64) int64 { return a - b })
	case opMultiply:
		return both(x, y, func(a, b int64) int64 { return a * b })
	case opDivide:
		quotient, _ := divide(x, y)
		return quotient
	case opRest:
		_, rest := divide(x, y)
		return rest
	case opPower:
		power := number(1)
		for range y.number {
			power = both(power, x, func(a, b int64) int64 { return a * b })
		}
		return meaning{number: power.number, exists: x.exists}
	case opDigitSum:
		digits, exists := m.digitsOf(x)
		sum := meaning{exists: exists}
		for _, digit := range digits {
			sum.number += digit
		}
		return sum
	case opReverse:
		digits, exists := m.digitsOf(x)
		slices.Reverse(digits)
		return meaning{number: m.whole(digits), exists: exists}
	case opDifferent:
		return meaning{truth: x.noneTwice()}
	}
	panic("digits: a condition cannot be judged")
}

func both(x, y meaning, of func(a, b int64) int64) meaning {
	if !x.exists || !y.exists {
		return meaning{}
	}
	return number(of(x.number, y.number))
}

// whole is the number with these digits.
func (m *model) whole(digits []int64) (n int64) {
	for _, digit := range digits {
		n = n*int64(m.base) + digit
	}
	return n
}

// digitsOf are the digits of a number. A block of letters has as many as letters.
func (m *model) digitsOf(x meaning) (digits []int64, exist bool) {
	if x.digits != nil {
		return slices.Clone(x.digits), true
	}
	for n := x.number; n > 0; n /= int64(m.base) {
		digits = append(digits, n%int64(m.base))
	}
	slices.Reverse(digits)
	return digits, x.exists && x.number >= 0
}
