package digits

import (
	"slices"
	"strconv"

	"solvitur/solvers/puzzle"
)

// violations names every fact that the solution breaks: each condition is read
// as it is worded, with the digits put in.
func violations(m *model, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	for _, letter := range m.letters {
		if d := s.Letters[string(letter)].Digit; d < 0 || d >= m.base {
			return []puzzle.FactID{ruleDigits}, nil
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
					digits = append(digits, s.digit(r))
				}
			}
			return len(digits) > 1 && digits[0] == 0
		})
	}
	return m.means(c.Formula, s).truth
}

func (s Solution) digit(letter rune) int64 { return int64(s.Letters[string(letter)].Digit) }

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
	if !x.exists || !y.exists {
		return false
	}
	switch a, b := x.number, y.number; sign {
	case "=":
		return a == b
	case "!=":
		return a != b
	case "<":
		return a < b
	case "<=":
		return a <= b
	case ">":
		return a > b
	default:
		return a >= b
	}
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

// reader works a formula out while it reads it, by the grammar that parser.go
// states; the formula has been found to be well formed.
type reader struct {
	tokens   []token
	next     int
	base     int64
	solution Solution
}

// means is what a formula says of a solution.
func (m *model) means(text string, s Solution) meaning {
	r := reader{tokens: m.tokens[text], base: int64(m.base), solution: s}
	return r.statement()
}

// take reads the next token if it is one of these signs or words, else "".
func (r *reader) take(texts ...string) string {
	t := r.tokens[r.next]
	if t.kind == tokenEnd || !slices.Contains(texts, t.text) {
		return ""
	}
	r.next++
	return t.text
}

func (r *reader) statement() meaning {
	x := r.clause()
	for r.take("or") != "" {
		y := r.clause()
		x.truth = x.truth || y.truth
	}
	return x
}

func (r *reader) clause() meaning {
	x := r.factor()
	for r.take("and") != "" {
		y := r.factor()
		x.truth = x.truth && y.truth
	}
	return x
}

func (r *reader) factor() meaning {
	if r.take("not") != "" {
		return meaning{truth: !r.factor().truth}
	}
	x := r.sum()
	for first := true; ; first = false {
		sign := r.take("=", "!=", "<", "<=", ">", ">=")
		if sign == "" {
			return x
		}
		y := r.sum()
		y.truth = (first || x.truth) && related(x, sign, y)
		x = y // in 1 < a < b, a is compared with both
	}
}

func (r *reader) sum() meaning {
	x := r.product()
	for {
		switch r.take("+", "-") {
		case "+":
			x = both(x, r.product(), func(a, b int64) int64 { return a + b })
		case "-":
			x = both(x, r.product(), func(a, b int64) int64 { return a - b })
		default:
			return x
		}
	}
}

func both(x, y meaning, of func(a, b int64) int64) meaning {
	if !x.exists || !y.exists {
		return meaning{}
	}
	return number(of(x.number, y.number))
}

func (r *reader) product() meaning {
	x := r.signed()
	for {
		switch r.take("*", "div", "mod") {
		case "*":
			x = both(x, r.signed(), func(a, b int64) int64 { return a * b })
		case "div":
			x, _ = divide(x, r.signed())
		case "mod":
			_, x = divide(x, r.signed())
		default:
			return x
		}
	}
}

func (r *reader) signed() meaning {
	if r.take("-") != "" {
		return both(number(0), r.signed(), func(a, b int64) int64 { return a - b })
	}
	x := r.atom()
	if r.take("^") == "" {
		return x
	}
	power := number(1)
	for range r.figures() {
		power = both(power, x, func(a, b int64) int64 { return a * b })
	}
	return meaning{number: power.number, exists: x.exists}
}

func (r *reader) figures() int64 {
	n, _ := strconv.ParseInt(r.tokens[r.next].text, 10, 64)
	r.next++
	return n
}

func (r *reader) atom() meaning {
	if r.tokens[r.next].kind == tokenNumber {
		return number(r.figures())
	}
	if r.take("(") != "" {
		x := r.statement()
		r.take(")")
		return x
	}
	switch r.take("sum", "rev", "different") {
	case "sum":
		digits, exists := r.digitsOf(r.atom())
		x := meaning{exists: exists}
		for _, digit := range digits {
			x.number += digit
		}
		return x
	case "rev":
		digits, exists := r.digitsOf(r.atom())
		slices.Reverse(digits)
		return meaning{number: r.written(digits), exists: exists}
	case "different":
		return meaning{truth: r.atom().noneTwice()}
	}
	var digits []int64
	for _, letter := range r.tokens[r.next].text {
		digits = append(digits, r.solution.digit(letter))
	}
	r.next++
	return meaning{number: r.written(digits), exists: true, digits: digits}
}

// written is the number with these digits.
func (r *reader) written(digits []int64) (n int64) {
	for _, digit := range digits {
		n = n*r.base + digit
	}
	return n
}

// digitsOf are the digits of a number. A block of letters has as many as letters.
func (r *reader) digitsOf(x meaning) (digits []int64, exist bool) {
	if x.digits != nil {
		return slices.Clone(x.digits), true
	}
	for n := x.number; n > 0; n /= r.base {
		digits = append(digits, n%r.base)
	}
	slices.Reverse(digits)
	return digits, x.exists && x.number >= 0
}
