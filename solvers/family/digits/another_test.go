package digits_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/digits"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others(t, digits.New(), 8, func(f digits.Facts, keep func(puzzle.FactID) bool) []digits.Solution { return tried(t, f, keep) })
}

// tried goes through all digits, two answers at most, and reads the few shapes that drawn
// conditions have by splitting their texts.
func tried(t *testing.T, f digits.Facts, keep func(puzzle.FactID) bool) (all []digits.Solution) {
	alphabet := ""
	for _, c := range strings.Join(f.Numbers, "") {
		if c != '-' && !strings.ContainsRune(alphabet, c) {
			alphabet += string(c)
		}
	}
	x := make([]int, len(alphabet))
	whole := func(text string) int {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatalf("%q is no number", text)
		}
		return n
	}
	// value is what letters are worth, as a number and as a sum of digits.
	value := func(block string) func() (int, int) {
		var at []int
		for _, c := range block {
			at = append(at, strings.IndexRune(alphabet, c))
		}
		return func() (n, sum int) {
			for _, i := range at {
				n, sum = n*f.Base+x[i], sum+x[i]
			}
			return n, sum
		}
	}
	var meaning func(formula string) func() bool
	meaning = func(formula string) func() bool {
		if one, other, either := strings.Cut(formula, " or "); either {
			is, orIs := meaning(one), meaning(other)
			return func() bool { return is() || orIs() }
		}
		left, right, _ := strings.Cut(formula, " = ")
		if block, ok := strings.CutPrefix(left, "sum("); ok {
			of, n := value(strings.TrimSuffix(block, ")")), whole(right)
			return func() bool { _, sum := of(); return sum == n }
		}
		if block, by, ok := strings.Cut(left, " mod "); ok {
			of, by, n := value(block), whole(by), whole(right)
			return func() bool { v, _ := of(); return v%by == n }
		}
		of, times, plus := value(left), 1, 0
		if digit, more, ok := strings.Cut(right, " + "); ok {
			right, plus = digit, whole(more)
		} else if factor, digit, ok := strings.Cut(right, "*"); ok {
			right, times = digit, whole(factor)
		}
		other := value(right)
		return func() bool { v, _ := of(); w, _ := other(); return v == times*w+plus }
	}
	var met []func() bool
	for i, c := range f.Conditions {
		if !keep(fmt.Sprintf("conditions/%d", i)) {
			continue
		}
		left, right := value(c.Left), value(c.Right)
		switch c.Kind {
		case "formula":
			met = append(met, meaning(c.Formula))
		case "times":
			met = append(met, func() bool { v, _ := left(); w, _ := right(); return v == *c.Times*w })
		case "relation":
			sign := map[string]int{"<": -1, ">": 1}[c.Relation]
			met = append(met, func() bool { v, _ := left(); w, _ := right(); return sign*(v-w) > 0 })
		default:
			t.Fatalf("a condition of kind %q", c.Kind)
		}
	}
	for {
		fits := true
		for _, is := range met {
			if fits = is(); !fits {
				break
			}
		}
		if fits {
			s := digits.Solution{Letters: map[string]letters.Digit{}}
			for i, c := range alphabet {
				s.Letters[string(c)] = letters.Digit{Digit: x[i]}
			}
			if all = append(all, s); len(all) == 2 {
				return all
			}
		}
		i := len(x) - 1
		for ; i >= 0 && x[i] == f.Base-1; i-- {
			x[i] = 0
		}
		if i < 0 {
			return all
		}
		x[i]++
	}
}
