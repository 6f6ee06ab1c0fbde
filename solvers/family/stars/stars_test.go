package stars_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/family/stars"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 5_000, Quick: 3}.Run(t, stars.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, stars.New()) }

// All ways of searching agree with each other, and with a brute force that writes
// every number into every circle and reads the sheet along each line.
func TestVariants(t *testing.T) { puzzletest.Variants(t, stars.New(), 1000, random, brute) }

// names have signs that mean something in claims and lists.
var names = []string{"A", "b/b", "C~ c", "d, e", "E", "F"}

// spots lie so that lines of two and of three circles come about.
var spots = [][2]int{{10, 10}, {50, 10}, {90, 10}, {10, 50}, {50, 50}, {90, 90}, {50, 90}, {10, 90}}

func random(rng *rand.Rand) stars.Facts {
	f := stars.Facts{Numbers: []string{"1-4", "1-5", "0, 2-4", "1-6", "3-5, 7"}[rng.IntN(5)], Different: rng.IntN(4) > 0, Remarks: []stars.Remark{}}
	n := 2 + rng.IntN(4)
	f.Figure.Links = []stars.Line{}
	for i, spot := range rng.Perm(len(spots))[:n] {
		f.Figure.Nodes = append(f.Figure.Nodes, stars.Circle{Name: names[i], X: json.Number(fmt.Sprint(spots[spot][0])), Y: json.Number(fmt.Sprint(spots[spot][1]))})
	}
	seen := map[string]bool{}
	for range rng.IntN(5) {
		ends := rng.Perm(n)
		line := stars.Line{From: names[ends[0]], To: names[ends[1]]}
		key := fmt.Sprint(onLine(f, line))
		if !seen[key] {
			seen[key] = true
			f.Figure.Links = append(f.Figure.Links, line)
		}
	}
	if rng.IntN(3) == 0 {
		sum := 3 + rng.IntN(9)
		f.Sum = &sum
	}
	for range rng.IntN(4) {
		who := rng.Perm(n)
		number := rng.IntN(7)
		one := func(of ...string) string { return of[rng.IntN(len(of))] }
		var some []string
		for _, c := range who[:1+rng.IntN(n)] {
			some = append(some, names[c])
		}
		r := stars.Remark{Kind: one("given", "given", "sum", "magic", "compare", "apart", "parity")}
		switch r.Kind {
		case "given":
			r.Circle, r.How, r.Number = names[who[0]], one("so", "not"), &number
		case "sum":
			number += 2
			r.Circles, r.How, r.Number = strings.Join(some, ", "), one("=", ">=", "<="), &number
		case "magic":
			r.Circles = strings.Join(some, ", ")
		case "compare":
			r.Circle, r.Other, r.How = names[who[0]], names[who[1]], one("<", ">")
		case "apart":
			r.Circle, r.Other, r.How, r.Number = names[who[0]], names[who[1]], one("=", ">=", "<="), &number
		case "parity":
			r.Circle, r.How = names[who[0]], one("even", "odd")
		}
		f.Remarks = append(f.Remarks, r)
	}
	return f
}

// onLine are the circles that a line goes through, by exact arithmetic.
func onLine(f stars.Facts, line stars.Line) (on []string) {
	at := func(name string) (x, y int64) {
		for _, c := range f.Figure.Nodes {
			if c.Name == name {
				x, _ = c.X.Int64()
				y, _ = c.Y.Int64()
			}
		}
		return x, y
	}
	ax, ay := at(line.From)
	bx, by := at(line.To)
	for _, c := range f.Figure.Nodes {
		x, y := at(c.Name)
		if (x-ax)*(by-ay) == (y-ay)*(bx-ax) && min(ax, bx) <= x && x <= max(ax, bx) && min(ay, by) <= y && y <= max(ay, by) {
			on = append(on, c.Name)
		}
	}
	return on
}

func numbersOf(text string) (all []int) {
	for part := range strings.SplitSeq(text, ", ") {
		lo, hi := 0, 0
		if n, _ := fmt.Sscanf(part, "%d-%d", &lo, &hi); n == 1 {
			hi = lo
		}
		for n := lo; n <= hi; n++ {
			all = append(all, n)
		}
	}
	return all
}

func brute(f stars.Facts, keep func(puzzle.FactID) bool) []stars.Solution {
	all := []stars.Solution{}
	numbers, x := numbersOf(f.Numbers), map[string]int{}
	total := func(circles []string) (sum int) {
		for _, c := range circles {
			sum += x[c]
		}
		return sum
	}
	listed := func(text string) (some []string) {
		for _, name := range names {
			if strings.Contains(", "+text+",", ", "+name+",") {
				some = append(some, name)
			}
		}
		return some
	}
	fits := func() bool {
		if f.Different && keep("different") {
			used := map[int]bool{}
			for _, n := range x {
				used[n] = true
			}
			if len(used) < len(x) {
				return false
			}
		}
		var sums []int
		if f.Sum != nil && keep("sum") {
			sums = append(sums, *f.Sum)
		}
		for i, line := range f.Figure.Links {
			if keep(fmt.Sprintf("figure/links/%d", i)) {
				sums = append(sums, total(onLine(f, line)))
			}
		}
		for i, r := range f.Remarks {
			if !keep(fmt.Sprintf("remarks/%d", i)) {
				continue
			}
			n := 0
			if r.Number != nil {
				n = *r.Number
			}
			a, b := x[r.Circle], x[r.Other]
			ok := true
			switch r.Kind + r.How {
			case "givenso":
				ok = a == n
			case "givennot":
				ok = a != n
			case "sum=":
				ok = total(listed(r.Circles)) == n
			case "sum>=":
				ok = total(listed(r.Circles)) >= n
			case "sum<=":
				ok = total(listed(r.Circles)) <= n
			case "magic":
				sums = append(sums, total(listed(r.Circles)))
			case "compare<":
				ok = a < b
			case "compare>":
				ok = a > b
			case "apart=":
				ok = a-b == n || b-a == n
			case "apart>=":
				ok = a-b >= n || b-a >= n
			case "apart<=":
				ok = a-b <= n && b-a <= n
			case "parityeven":
				ok = a%2 == 0
			case "parityodd":
				ok = a%2 == 1
			}
			if !ok {
				return false
			}
		}
		return len(slices.Compact(sums)) < 2
	}
	var put func(i int)
	put = func(i int) {
		if i == len(f.Figure.Nodes) {
			if fits() {
				s := stars.Solution{}
				for _, name := range slices.Sorted(maps.Keys(x)) {
					s.Names, s.Numbers = append(s.Names, name), append(s.Numbers, x[name])
				}
				all = append(all, s)
			}
			return
		}
		for _, n := range numbers {
			x[f.Figure.Nodes[i].Name] = n
			put(i + 1)
		}
	}
	put(0)
	return all
}

// TestASolutionWritesItself compares what a solution writes with what encoding/json makes of it.
func TestASolutionWritesItself(t *testing.T) {
	s := stars.Solution{Names: []string{"A", `"`, `\`, "Ä", "<b>", "\u007f"}, Numbers: []int{3, -1, 0, 12, 7, 999}}
	raw, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	type number struct {
		Number int `json:"number"`
	}
	var read struct{ Circles map[string]number }
	if err := json.Unmarshal(raw, &read); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	want := map[string]number{}
	for i, name := range s.Names {
		want[name] = number{s.Numbers[i]}
	}
	if diff := cmp.Diff(want, read.Circles); diff != "" {
		t.Error(diff)
	}
	var again stars.Solution
	if err := json.Unmarshal(raw, &again); err != nil {
		t.Fatal(err)
	}
	for i, name := range again.Names {
		if want[name].Number != again.Numbers[i] {
			t.Errorf("%q is read as %d", name, again.Numbers[i])
		}
	}
}
