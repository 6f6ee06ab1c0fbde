package divisions

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// legibles are the facts that hold, as the plain ways test them.
type legibles struct {
	*division
	divisor, dividend, quotient pattern
	steps                       []step // by the quotient's digit
	left                        []told
	even                        bool
	conditions                  []told
}

// step is what is told of one digit of the quotient.
type step struct {
	products, parts []told
	skipped         bool
}

// told is what a row tells.
type told struct {
	Line
	fact    puzzle.FactID
	pattern pattern
}

func (m *division) legible(keep func(puzzle.FactID) bool) *legibles {
	if keep == nil {
		keep = puzzle.KeepAll
	}
	known := func(key string) pattern {
		p := m.of(key)
		if keep(key) {
			return p
		}
		open := make(pattern, len(p))
		for i := range open {
			open[i] = wiped
		}
		return open
	}
	b := &legibles{division: m, divisor: known(ofDivisor), dividend: known(ofDividend), quotient: known(ofQuotient), steps: make([]step, len(m.quotient))}
	for i, l := range m.Lines {
		row := told{l, lines.ID(i), m.lines[i]}
		if !keep(row.fact) {
			continue
		}
		switch l.Kind {
		case product:
			s := &b.steps[*l.Number-1]
			s.products = append(s.products, row)
		case part:
			s := &b.steps[*l.Number-1]
			s.parts = append(s.parts, row)
		case skipped:
			b.steps[*l.Number-1].skipped = true
		case even:
			b.even = true
		case remainder:
			b.left = append(b.left, row)
		default:
			b.conditions = append(b.conditions, row)
		}
	}
	return b
}

// reads says whether a number is written like a pattern.
func (m *division) reads(n int, p pattern) bool {
	for i := len(p) - 1; i >= 0; i-- {
		if i < len(p)-1 && n == 0 || p[i] != wiped && p[i] != n%m.Base {
			return false
		}
		n /= m.Base
	}
	return n == 0
}

// against is the first of some rows that a number does not read like; nil for none.
func (b *legibles) against(n int, rows []told) *told {
	for i := range rows {
		if !b.reads(n, rows[i].pattern) {
			return &rows[i]
		}
	}
	return nil
}

// refuses is the first condition on single digits that the three numbers do not meet.
func (b *legibles) refuses(divisor, dividend, quotient int) *told {
	for i := range b.conditions {
		c := &b.conditions[i]
		times, twice := make([]int, b.Base), false
		for n := map[string]int{ofDivisor: divisor, ofDividend: dividend, ofQuotient: quotient}[c.Of]; n > 0; n /= b.Base {
			times[n%b.Base]++
			twice = twice || times[n%b.Base] > 1
		}
		if c.Kind == different && twice || c.Kind == digit && (times[c.pattern[0]] > 0) != (c.How == has) {
			return c
		}
	}
	return nil
}

// digits are those of a number, from the left.
func (m *division) digits(n, long int) []int {
	all := make([]int, long)
	for i := long - 1; i >= 0; i-- {
		all[i] = n % m.Base
		n /= m.Base
	}
	return all
}

func (m *division) power(n int) int {
	worth := 1
	for range n {
		worth *= m.Base
	}
	return worth
}

// answer is a solution of three numbers.
func (m *division) answer(divisor, dividend, quotient int) Solution {
	write := func(n int, like pattern) [][]string {
		row := make([]string, len(like))
		for i, d := range m.digits(n, len(like)) {
			row[i] = english.Digit(d)
		}
		return [][]string{row}
	}
	return Solution{write(divisor, m.divisor), write(dividend, m.dividend), write(quotient, m.quotient)}
}

// text writes a number in the base.
func (m *division) text(n int) string {
	long := 1
	for rest := n / m.Base; rest > 0; rest /= m.Base {
		long++
	}
	return fmt.Sprint(pattern(m.digits(n, long)))
}
