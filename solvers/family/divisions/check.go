package divisions

import (
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that an answer breaks, straight from the wording: the
// division is worked out, and its lines are laid beside what can be read.
func violations(m *division, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	a := m.worked(s)
	for _, n := range []int{a.divisor, a.dividend, a.quotient} {
		if n < 0 {
			return []puzzle.FactID{ruleDivision}, nil
		}
	}
	if s.Divisor[0][0] == "0" || s.Dividend[0][0] == "0" || s.Quotient[0][0] == "0" || a.left() < 0 || a.left() >= a.divisor {
		broken = append(broken, ruleDivision)
	}
	for _, n := range []struct{ key, can, is string }{
		{ofDivisor, m.Divisor, strings.Join(s.Divisor[0], "")},
		{ofDividend, m.Dividend, strings.Join(s.Dividend[0], "")},
		{ofQuotient, m.Quotient, strings.Join(s.Quotient[0], "")},
	} {
		if !legible(n.can, n.is) {
			broken = append(broken, n.key)
		}
	}
	return append(broken, holds.Broken("lines", a, m.Lines)...), nil
}

// legible says whether what is written can be what can still be read.
func legible(can, is string) bool {
	if len(can) != len(is) {
		return false
	}
	for i := range can {
		if can[i] != star && can[i] != is[i] {
			return false
		}
	}
	return true
}

// answer is a solution worked out, as far as it can be.
type answer struct {
	*division
	Solution
	divisor, dividend, quotient int // -1 for no number in the base
}

func (m *division) worked(s Solution) answer {
	value := func(board [][]string) int {
		if len(board) != 1 {
			return -1
		}
		n, err := strconv.ParseInt(strings.Join(board[0], ""), m.Base, 64)
		if err != nil {
			return -1
		}
		return int(n)
	}
	return answer{m, s, value(s.Divisor), value(s.Dividend), value(s.Quotient)}
}

// product is the divisor times digit n of the quotient.
func (a answer) product(n int) int { return a.divisor * a.digit(n) }

func (a answer) digit(n int) int {
	d, _ := strconv.ParseInt(a.Solution.Quotient[0][n-1], a.Base, 64)
	return int(d)
}

// part is what product n is taken from: the beginning of the dividend, less the
// products before.
func (a answer) part(n int) int {
	behind := 1
	for range len(a.Solution.Quotient[0]) - n {
		behind *= a.Base
	}
	return a.dividend/behind - a.quotient/behind/a.Base*a.Base*a.divisor
}

func (a answer) left() int { return a.dividend - a.quotient*a.divisor }

// write writes a number of a line.
func (a answer) write(n int) string { return english.InBase(n, a.Base) }

// written are the digits of one of the three numbers.
func (a answer) written(of string) string {
	return strings.Join(map[string][][]string{ofDivisor: a.Solution.Divisor, ofDividend: a.Solution.Dividend, ofQuotient: a.Solution.Quotient}[of][0], "")
}

// holds reads the lines as they are worded.
var holds = rows.Holds[answer, Line]{
	product: func(a answer, l Line) bool {
		return a.product(*l.Number) > 0 && legible(l.Digits, a.write(a.product(*l.Number)))
	},
	part:      func(a answer, l Line) bool { return legible(l.Digits, a.write(a.part(*l.Number))) },
	skipped:   func(a answer, l Line) bool { return a.digit(*l.Number) == 0 },
	even:      func(a answer, _ Line) bool { return a.left() == 0 },
	remainder: func(a answer, l Line) bool { return legible(l.Digits, a.write(a.left())) },
	digit: func(a answer, l Line) bool {
		return strings.Contains(a.written(l.Of), l.Digits) == (l.How == has)
	},
	different: func(a answer, l Line) bool {
		text := a.written(l.Of)
		for i := range text {
			if strings.Contains(text[:i], text[i:i+1]) {
				return false
			}
		}
		return true
	},
}
