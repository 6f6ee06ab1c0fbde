package dialogues

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// conclude hears the last two sentences: for each sum that is left, the products
// of which P now knows; the answer is where there is a single one.
func (t *numberTheory) conclude(p, s string, sums []int) error {
	third, fourth := t.script.lines[2].id, t.script.lines[3].id
	possible := map[int]bool{}
	odd := true
	for _, v := range sums {
		possible[v] = true
		odd = odd && v%2 == 1
	}
	var open []int
	if odd && len(sums) > 0 {
		// A power of 2 times an odd prime is split into an even and an odd
		// number in one way only, so that P knows at once.
		kept, err := t.filter(sums, func(v int) (bool, error) {
			powers := 0
			for power := 4; power < v; power *= 2 {
				if power <= t.high && v-power <= t.high && v-power > 2 && t.isPrime(v-power) {
					powers++
				}
			}
			return powers < 2, nil
		})
		if err != nil {
			return err
		}
		open = kept
		t.say([]puzzle.FactID{third, fourth}, 0, "All sums left are odd. If the numbers are a power of 2 and a prime, no other split of the product has an odd sum, and %s knows. A sum that is a power of 2 plus a prime in two ways is therefore out: %s could not know which. That leaves %s.", p, s, written(open))
	} else {
		open = sums
	}
	t.say([]puzzle.FactID{third, fourth}, 0, "For each of these, look for products from which %s now knows the numbers, until there is a second one:", p)
	var solutions [][]int
	for _, v := range open {
		var found [][]int
		for x := max(2, v-t.high); 2*x <= v && len(found) < 2; x++ {
			y := v - x
			if x == y && !t.facts.Equal {
				continue
			}
			t.Stats.Tests++
			known := true
			for a := 2; a*a <= x*y && known; a++ {
				if err := t.spend(1); err != nil {
					return err
				}
				known = a == x || !t.splits(x*y, a) || !possible[a+x*y/a]
			}
			if known {
				found = append(found, []int{x, y})
			}
		}
		if len(open) <= 40 {
			t.say([]puzzle.FactID{third, fourth}, 1, "%s", t.verdictOn(v, found, s))
		}
		if len(found) == 1 {
			solutions = append(solutions, found[0])
		}
	}
	slices.SortFunc(solutions, func(a, b []int) int { return a[1] - b[1] })
	if err := t.tellLeft(3, len(solutions)); err != nil {
		return err
	}
	return t.deliver(len(solutions), slices.Values(solutions))
}

func (t *numberTheory) verdictOn(v int, found [][]int, s string) string {
	var products []string
	for _, numbers := range found {
		products = append(products, fmt.Sprintf("%d = %d·%d", numbers[0]*numbers[1], numbers[0], numbers[1]))
	}
	switch len(found) {
	case 0:
		return fmt.Sprintf("With the sum %d there is none.", v)
	case 1:
		return fmt.Sprintf("With the sum %d there is one, %s: the numbers are %s.", v, products[0], listed(found[0]))
	}
	return fmt.Sprintf("With the sum %d there are %s, at least: %s could not tell.", v, strings.Join(products, " and "), s)
}

// written lists numbers, or says how many there are.
func written(numbers []int) string {
	switch {
	case len(numbers) == 0:
		return "none"
	case len(numbers) > 40:
		return english.Thousands(len(numbers))
	}
	return strings.ReplaceAll(listed(numbers), ",", "")
}
