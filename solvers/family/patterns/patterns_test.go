package patterns_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/patterns"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, patterns.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, patterns.New()) }

// All ways of searching agree with each other, and with a brute force that fills a
// board for every order of its rows.
func TestVariants(t *testing.T) {
	puzzletest.Variants(t, patterns.New(), 1000, random, brute)
}

func random(rng *rand.Rand) patterns.Facts {
	f := patterns.Facts{N: 2 + rng.IntN(5), Conditions: []patterns.Condition{}}
	if rng.IntN(4) > 0 {
		f.Conditions = append(f.Conditions, patterns.Condition{Kind: "distinct"}, patterns.Condition{Kind: "own"})
	}
	for range rng.IntN(4) {
		c := patterns.Condition{Kind: []string{"distinct", "own", "cycle", "total", "best"}[rng.IntN(5)]}
		switch c.Kind {
		case "cycle":
			c.How, c.Length = []string{"none", "some"}[rng.IntN(2)], 1+rng.IntN(f.N)
		case "total":
			c.How, c.Number = []string{"<=", ">=", "="}[rng.IntN(3)], 1+rng.IntN(f.N*f.N*f.N)
			if rng.IntN(2) == 0 {
				c.Number = []int{15, 40, 55, 109, 180, 159, 100}[rng.IntN(7)]
			}
		}
		f.Conditions = append(f.Conditions, c)
	}
	return f
}

// A type that cannot be read is no claim, and so neither right nor wrong: not in part
// of an answer either.
func TestUnreadableType(t *testing.T) {
	instance := puzzletest.Open(t, patterns.New(), patterns.Facts{N: 5, Conditions: []patterns.Condition{}})
	for _, part := range []string{`{"type": "three and two"}`, `{"type": "3+3"}`} {
		claims, err := instance.ReadPart([]byte(part))
		if faults := schema.FieldErrors(err); len(faults) != 1 || faults[0].Path != "type" || !strings.Contains(faults[0].Message, "add up to 5") {
			t.Errorf("%s claims %q, with the faults %v", part, claims, err)
		}
	}
	if claims, err := instance.ReadPart([]byte(`{"type": "2 + 3"}`)); err != nil || len(claims) != 1 || !strings.Contains(claims[0], "3+2") {
		t.Errorf("2 + 3 claims %q (%v)", claims, err)
	}
}

// brute fills a board for every order of the rows: cells that must be equal get the
// same letter until nothing changes, and the rarest letters the least numbers.
func brute(f patterns.Facts, keep func(puzzle.FactID) bool) (all []patterns.Solution) {
	var kept []patterns.Condition
	best := false
	for i, c := range f.Conditions {
		if keep(fmt.Sprint("conditions/", i)) {
			kept = append(kept, c)
			best = best || c.Kind == "best"
		}
	}
	seen := map[patterns.Solution]bool{}
	var place func(order []int)
	place = func(order []int) {
		if len(order) < f.N {
			for column := range f.N {
				if !slices.Contains(order, column) {
					place(append(slices.Clone(order), column))
				}
			}
			return
		}
		s, rows := fill(order)
		for _, c := range kept {
			if !meets(c, order, s, rows) {
				return
			}
		}
		seen[s] = true
	}
	place(nil)
	most := 0
	for s := range seen {
		most = max(most, s.Total)
	}
	for s := range seen {
		if !best || s.Total == most {
			all = append(all, s)
		}
	}
	return all
}

func fill(order []int) (s patterns.Solution, rows []string) {
	n := len(order)
	letters := make([][]int, n)
	for i := range letters {
		for k := range n {
			letters[i] = append(letters[i], i*n+k)
		}
	}
	for changed := true; changed; {
		changed = false
		for i := range n {
			for k := range n {
				if x, y := &letters[i][k], &letters[k][order[i]]; *x != *y {
					*x, *y = min(*x, *y), min(*x, *y)
					changed = true
				}
			}
		}
	}
	often := map[int]int{}
	for i := range n {
		for k := range n {
			often[letters[i][k]]++
		}
		rows = append(rows, fmt.Sprint(letters[i]))
	}
	var sizes []int
	for _, size := range often {
		sizes = append(sizes, size)
	}
	slices.Sort(sizes)
	for i, size := range sizes {
		s.Total += (i + 1) * size
	}
	var lengths []int
	for i := range order {
		length, smallest := 1, true
		for k := order[i]; k != i; k = order[k] {
			length++
			smallest = smallest && k > i
		}
		if smallest {
			lengths = append(lengths, length)
		}
	}
	slices.Sort(lengths)
	slices.Reverse(lengths)
	s.Type = strings.Trim(strings.ReplaceAll(fmt.Sprint(lengths), " ", "+"), "[]")
	return s, rows
}

func meets(c patterns.Condition, order []int, s patterns.Solution, rows []string) bool {
	switch c.Kind {
	case "distinct":
		slices.Sort(rows)
		return len(slices.Compact(rows)) == len(order)
	case "own":
		for i, column := range order {
			if i == column {
				return false
			}
		}
	case "cycle":
		back := false
		for i := range order {
			k := i
			for range c.Length {
				k = order[k]
			}
			soonest := 1
			for j := order[i]; j != i; j = order[j] {
				soonest++
			}
			back = back || k == i && soonest == c.Length
		}
		return back == (c.How == "some")
	case "total":
		return c.How == "<=" && s.Total <= c.Number || c.How == ">=" && s.Total >= c.Number || c.How == "=" && s.Total == c.Number
	}
	return true
}
