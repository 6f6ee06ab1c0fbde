package dialogues

import (
	"fmt"
	"testing"

	"solvitur/solvers/puzzle"
)

// Going through divisors or multiples gives the same choices as trying all
// numbers, in ascending order of the largest, each once; and so does the checker,
// in its own way. How many there are is known without it.
func TestChoices(t *testing.T) {
	value := func(n int) *int { return &n }
	divides := Line{Kind: lineHint, Property: string(dividesAll)}
	for _, known := range [][]Line{
		nil,
		{divides},
		{{Kind: lineBound, What: string(product), Relation: string(is), Value: value(36)}},
		{{Kind: lineBound, What: string(product), Relation: string(is), Value: value(0)}},
		{{Kind: lineBound, What: string(product), Relation: string(is), Value: value(24)}, divides},
		{{Kind: lineBound, What: string(product), Relation: string(is), Value: value(24)}, {Kind: lineBound, What: string(product), Relation: string(is), Value: value(36)}},
		{divides, {Kind: lineBound, What: string(sum), Relation: string(atMost), Value: value(30)}},
	} {
		for count := 1; count <= 5; count++ {
			for low := range 4 {
				for high := low; high <= []int{0, 40, 30, 20, 14, 12}[count]; high += 1 + count {
					for _, equal := range []bool{false, true} {
						f := Facts{Count: count, Low: low, High: high, Equal: equal, Known: known}
						s := newScript(f, puzzle.KeepAll)
						got := map[string]bool{}
						last := 0
						newChoices(s).each(func() bool { return true }, func(numbers []int) bool {
							name := fmt.Sprint(numbers)
							if got[name] || numbers[count-1] < last || !f.admits(numbers) {
								t.Errorf("%+v: %v comes twice, too late, or is no choice", f, numbers)
							}
							got[name], last = true, numbers[count-1]
							return true
						})
						chosen := map[string]int{}
						newJudge(s).choose(func() bool { return true }, func(numbers []int) bool {
							chosen[fmt.Sprint(numbers)]++
							return true
						})
						if len(chosen) != len(got) {
							t.Errorf("%+v: the checker knows %d choices, of %d", f, len(chosen), len(got))
						}
						all := 0
						odometer(count, low, high, func(numbers []int) {
							if !f.admits(numbers) {
								return
							}
							all++
							want := true
							for _, l := range known {
								want = want && l.holds(numbers)
							}
							if want != got[fmt.Sprint(numbers)] {
								t.Errorf("%+v: %v is listed: %v", f, numbers, !want)
							}
							if want != (chosen[fmt.Sprint(numbers)] == 1) {
								t.Errorf("%+v: %v is known to the checker so often: %d", f, numbers, chosen[fmt.Sprint(numbers)])
							}
						})
						if c := newChoices(s); count > 1 && len(c.known) == 0 && c.product <= 0 && (c.more(len(got)) || !c.more(len(got)-1)) {
							t.Errorf("%+v: without going through them, there are not said to be %d choices", f, len(got))
						}
						if all != f.unconditional() {
							t.Errorf("%+v: counted as %d, there are %d", f, f.unconditional(), all)
						}
					}
				}
			}
		}
	}
}

// odometer goes through all lists of numbers that do not descend.
func odometer(count, low, high int, f func([]int)) {
	numbers := make([]int, count)
	for i := range numbers {
		numbers[i] = low
	}
	for {
		f(numbers)
		at := count - 1
		for at >= 0 && numbers[at] == high {
			at--
		}
		if at < 0 {
			return
		}
		numbers[at]++
		for i := at + 1; i < count; i++ {
			numbers[i] = numbers[at]
		}
	}
}
