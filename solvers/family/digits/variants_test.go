package digits_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/family/digits"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// All strategies agree with each other and with a brute force that knows
// conditions as Go functions, not as text.
func TestVariants(t *testing.T) {
	w := &writer{meaning: map[string]func([]int) bool{}}
	puzzletest.Variants(t, digits.New(), 1000, w.facts, w.brute)
}

// writer makes formulas together with what they mean.
type writer struct {
	rng     *rand.Rand
	letters string
	base    int
	meaning map[string]func([]int) bool
}

type number struct {
	text string
	// of gives the value for digits, and whether there is one.
	of func([]int) (int, bool)
}

func (w *writer) facts(rng *rand.Rand) digits.Facts {
	w.rng = rng
	w.letters = "abcde"[:1+rng.IntN(4)]
	w.base = 2 + rng.IntN(6)
	f := digits.Facts{Subject: "The number", Numbers: []string{w.letters}, Base: w.base, Conditions: []digits.Condition{}}
	for range 1 + rng.IntN(4) {
		f.Conditions = append(f.Conditions, w.condition())
	}
	return f
}

func (w *writer) key(c digits.Condition) string {
	times := 0
	if c.Times != nil {
		times = *c.Times
	}
	return fmt.Sprint(w.base, w.letters, c.Kind, c.Formula, "|", c.Left, c.Relation, times, c.Right, "|", c.Quotient, "|", c.Rest)
}

func (w *writer) condition() digits.Condition {
	var c digits.Condition
	var means func([]int) bool
	switch w.rng.IntN(9) {
	case 0:
		x, y, factor := w.number(1), w.number(1), w.rng.IntN(4)
		c = digits.Condition{Kind: "times", Left: x.text, Times: &factor, Right: y.text}
		means = func(d []int) bool {
			a, okA := x.of(d)
			b, okB := y.of(d)
			return okA && okB && a == factor*b
		}
	case 1:
		text, block := w.block()
		c = digits.Condition{Kind: "different", Left: text}
		means = func(d []int) bool { return distinct(block, d) }
	case 2:
		c = digits.Condition{Kind: "leading"}
		several := len(w.letters) > 1
		means = func(d []int) bool { return !several || d[0] != 0 }
	case 3:
		x, y, q, r := w.number(1), w.number(1), w.number(0), w.number(0)
		c = digits.Condition{Kind: "division", Left: x.text, Right: y.text, Quotient: q.text, Rest: r.text}
		means = func(d []int) bool {
			a, okA := x.of(d)
			b, okB := y.of(d)
			quotient, okQ := q.of(d)
			rest, okR := r.of(d)
			return okA && okB && okQ && okR && b != 0 && a == quotient*b+rest && rest >= 0 && rest < max(b, -b)
		}
	default:
		c.Kind = "formula"
		c.Formula, means = w.statement(2)
	}
	w.meaning[w.key(c)] = means
	return c
}

func distinct(block, d []int) bool {
	for i, x := range block {
		for _, y := range block[:i] {
			if d[x] == d[y] {
				return false
			}
		}
	}
	return true
}

func (w *writer) block() (string, []int) {
	var text strings.Builder
	var block []int
	for range 1 + w.rng.IntN(3) {
		letter := w.rng.IntN(len(w.letters))
		text.WriteByte(w.letters[letter])
		block = append(block, letter)
	}
	return text.String(), block
}

func (w *writer) statement(depth int) (string, func([]int) bool) {
	kind := w.rng.IntN(8)
	if depth == 0 {
		kind = 7
	}
	switch kind {
	case 0, 1, 2:
		x, fx := w.statement(depth - 1)
		y, fy := w.statement(depth - 1)
		if kind == 0 {
			return "(" + x + ") and (" + y + ")", func(d []int) bool { return fx(d) && fy(d) }
		}
		return "(" + x + ") or (" + y + ")", func(d []int) bool { return fx(d) || fy(d) }
	case 3:
		x, fx := w.statement(depth - 1)
		return "not (" + x + ")", func(d []int) bool { return !fx(d) }
	}
	x, y := w.number(2), w.number(2)
	sign := []string{"=", "=", "!=", "<", "<=", ">", ">="}[w.rng.IntN(7)]
	return x.text + " " + sign + " " + y.text, func(d []int) bool {
		a, okA := x.of(d)
		b, okB := y.of(d)
		if !okA || !okB {
			return false
		}
		return map[string]bool{"=": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[sign]
	}
}

// number makes a term; binary operators stand in parentheses.
func (w *writer) number(depth int) number {
	kind := w.rng.IntN(12)
	if depth == 0 {
		kind = 8 + kind%4
	}
	switch kind {
	case 0, 1, 2, 3, 4:
		x, y := w.number(depth-1), w.number(depth-1)
		sign := []string{"+", "-", "*", "div", "mod"}[kind]
		return number{"(" + x.text + " " + sign + " " + y.text + ")", func(d []int) (int, bool) {
			a, okA := x.of(d)
			b, okB := y.of(d)
			if !okA || !okB {
				return 0, false
			}
			switch sign {
			case "+":
				return a + b, true
			case "-":
				return a - b, true
			case "*":
				return a * b, true
			}
			if b == 0 {
				return 0, false
			}
			// The rest counted out: the only one of 0 to |b|-1 that fits.
			rest := 0
			for (a-rest)%b != 0 {
				rest++
			}
			if sign == "mod" {
				return rest, true
			}
			return (a - rest) / b, true
		}}
	case 5:
		x := w.number(depth - 1)
		return number{"sum(" + x.text + ")", func(d []int) (int, bool) {
			a, ok := x.of(d)
			sum := 0
			for rest := a; rest > 0; rest /= w.base {
				sum += rest % w.base
			}
			return sum, ok && a >= 0
		}}
	case 6:
		text, block := w.block()
		return number{"rev(" + text + ")", func(d []int) (int, bool) {
			value, weight := 0, 1
			for _, letter := range block {
				value += weight * d[letter]
				weight *= w.base
			}
			return value, true
		}}
	case 7:
		x := w.number(depth - 1)
		return number{"(" + x.text + ")^2", func(d []int) (int, bool) {
			a, ok := x.of(d)
			return a * a, ok
		}}
	case 8:
		n := w.rng.IntN(12)
		return number{fmt.Sprint(n), func([]int) (int, bool) { return n, true }}
	}
	text, block := w.block()
	return number{text, func(d []int) (int, bool) {
		value := 0
		for _, letter := range block {
			value = value*w.base + d[letter]
		}
		return value, true
	}}
}

func (w *writer) brute(f digits.Facts, keep func(puzzle.FactID) bool) []digits.Solution {
	var all []digits.Solution
	d := make([]int, len(w.letters))
	for {
		fits := true
		for i, c := range f.Conditions {
			if fits && keep(fmt.Sprintf("conditions/%d", i)) {
				fits = w.meaning[w.key(c)](d)
			}
		}
		if fits {
			s := digits.Solution{Letters: map[string]letters.Digit{}}
			for i, digit := range d {
				s.Letters[w.letters[i:i+1]] = letters.Digit{Digit: digit}
			}
			all = append(all, s)
		}
		at := len(d) - 1
		for ; at >= 0; at-- {
			if d[at]++; d[at] < f.Base {
				break
			}
			d[at] = 0
		}
		if at < 0 {
			return all
		}
	}
}
