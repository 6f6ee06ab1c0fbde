package ui

import (
	"slices"
	"strings"
	"testing"
)

// Every order of the four runners is tried.
func TestExampleOfHowIsRight(t *testing.T) {
	var orders [][]string
	var arrange func(order, left []string)
	arrange = func(order, left []string) {
		if len(left) == 0 {
			orders = append(orders, order)
		}
		for i, name := range left {
			arrange(append(slices.Clip(order), name), slices.Delete(slices.Clone(left), i, i+1))
		}
	}
	arrange(nil, []string{"Ann", "Ben", "Cy", "Dot"})
	before := func(a, b string) func([]string) bool {
		return func(order []string) bool { return slices.Index(order, a) < slices.Index(order, b) }
	}
	facts := []func([]string) bool{
		before("Ann", "Ben"), before("Ben", "Cy"), before("Cy", "Ann"),
		func(order []string) bool { return order[3] == "Dot" },
	}
	left := func(off ...int) (fit [][]string) {
	orders:
		for _, order := range orders {
			for i, fact := range facts {
				if !slices.Contains(off, i+1) && !fact(order) {
					continue orders
				}
			}
			fit = append(fit, order)
		}
		return fit
	}
	for _, outcome := range raceOutcomes {
		fit := left(outcome.off...)
		want := "Many"
		switch len(fit) {
		case 0:
			want = "None"
		case 1:
			want = "One"
			if got := strings.Join(fit[0], ", ") + "."; got != outcome.answer {
				t.Errorf("without %s the order is %q, and the page says %q", outcome.words, got, outcome.answer)
			}
		}
		if outcome.verdict != want {
			t.Errorf("without %s there are %d orders, and the page says %s", outcome.words, len(fit), outcome.verdict)
		}
	}
	if n := len(left(3, 4)); n != 4 {
		t.Errorf("four orders are promised, and there are %d", n)
	}
	// Each of facts 1 to 3 is needed for the contradiction, and fact 4 is not.
	for _, off := range []int{1, 2, 3} {
		if len(left(off)) == 0 {
			t.Errorf("without fact %d there is still no order", off)
		}
	}
	if len(orders) != 24 || len(left(1, 2, 3)) != 6 {
		t.Errorf("there are %d orders, %d with Dot last", len(orders), len(left(1, 2, 3)))
	}
}
