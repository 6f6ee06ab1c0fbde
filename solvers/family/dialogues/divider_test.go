package dialogues

import "testing"

// Of 0 and 0 it is 0 that divides the sum of any two; of 3 and 4 none of them does,
// which is another thing to know, and no number: it is not 9, and neither below nor above.
func TestNobodyDivides(t *testing.T) {
	for _, by := range []int{0, 2, 10} {
		q := quantity{divider, by}
		zero, none := q.of([]int{0, 0}), q.of([]int{3, 4})
		if zero != 0 || none != noNumber || q.read([]int{0, 0}) != zero || q.read([]int{3, 4}) != none {
			t.Errorf("by %d: 0 and 0 give %d, 3 and 4 give %d", by, zero, none)
		}
		if says := q.told(none); says != "that none of them divides the sum of any two" {
			t.Errorf("by %d, of none is told %q", by, says)
		}
	}
	if says := (quantity{what: divider}).told(0); says != "that 0 divides the sum of any two" {
		t.Errorf("of 0 is told %q", says)
	}
	nine := 9
	for _, r := range []relation{is, isNot, atMost, atLeast, divisible} {
		line := Line{Kind: lineBound, What: string(divider), Relation: string(r), Value: &nine}
		if numbers := []int{3, 4}; line.holds(numbers) != (r == isNot) || so(line, numbers) != (r == isNot) {
			t.Errorf("what divides the sum of 3 and 4 %s 9: %v", r, r != isNot)
		}
	}
}
