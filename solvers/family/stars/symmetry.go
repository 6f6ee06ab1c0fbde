package stars

import (
	"fmt"
	"math"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// Bounds on the search for symmetries. A figure with more of them has circles that
// no line tells apart.
const (
	mostSymmetries = 5000
	mostTried      = 200_000
)

// symmetries are the permutations of the circles, c to g[c], that take the facts
// that are kept to themselves, every line to a line, and keep every pair of circles
// alike. The first one moves nothing. It says false where not all were found.
func (f *figure) symmetries(keep func(puzzle.FactID) bool, alike func(c, d, toC, toD int) bool) (all [][]int, complete bool) {
	stated := f.stated(keep, nil)
	g, taken, tried := make([]int, f.circles), make([]bool, f.circles), 0
	next := make([]int, f.circles+1)
	for c := 0; c >= 0; {
		if c == f.circles {
			if same(stated, f.stated(keep, g)) {
				if all = append(all, slices.Clone(g)); len(all) > mostSymmetries {
					return nil, false
				}
			}
			if c--; c >= 0 {
				taken[g[c]] = false
			}
			continue
		}
		if next[c] == f.circles {
			next[c] = 0
			if c--; c >= 0 {
				taken[g[c]] = false
			}
			continue
		}
		to := next[c]
		if next[c]++; taken[to] {
			continue
		}
		if tried++; tried > mostTried {
			return nil, false
		}
		fits := true
		for d := 0; d <= c && fits; d++ {
			g[c] = to
			fits = alike(c, d, to, g[d])
		}
		if fits {
			taken[to] = true
			c++
		}
	}
	return all, true
}

func same(a, b map[string]bool) bool {
	for key := range b {
		if !a[key] {
			return false
		}
	}
	return len(a) == len(b)
}

// stated are the facts about circles, each as a key, with every circle moved; nil
// moves none.
func (f *figure) stated(keep func(puzzle.FactID) bool, g []int) map[string]bool {
	moved := func(circles ...int) []int {
		to := make([]int, len(circles))
		for i, c := range circles {
			if to[i] = c; g != nil {
				to[i] = g[c]
			}
		}
		return to
	}
	sorted := func(circles []int) []int {
		slices.Sort(circles)
		return circles
	}
	keys := map[string]bool{}
	for _, group := range f.equal(keep) {
		keys[fmt.Sprint("line", sorted(moved(group.circles...)))] = true
	}
	for i, r := range f.Remarks {
		if !keep(remarkID(i)) || r.Kind == magicKind {
			continue
		}
		key, n := r.Kind+r.How, 0
		if r.Number != nil {
			n = *r.Number
		}
		switch c, d := f.number[r.Circle], f.number[r.Other]; {
		case r.Kind == sumKind:
			key = fmt.Sprint(key, n, sorted(moved(f.groups[r.Circles]...)))
		case r.Kind == "apart":
			key = fmt.Sprint(key, n, sorted(moved(c, d)))
		case r.Kind == "compare" && r.How == rows.More:
			key = fmt.Sprint(r.Kind+rows.Less, n, moved(d, c))
		default:
			key = fmt.Sprint(key, n, moved(c, d))
		}
		keys[key] = true
	}
	return keys
}

// alike says whether two circles lie together on as many lines of each length as two
// others: what every symmetry of the lines keeps.
func (f *figure) alike(keep func(puzzle.FactID) bool) func(c, d, toC, toD int) bool {
	class, known := make([][]int, f.circles), map[string]int{}
	groups := f.equal(keep)
	for c := range class {
		class[c] = make([]int, f.circles)
		for d := range class[c] {
			var lengths []int
			for _, g := range groups {
				if slices.Contains(g.circles, c) && slices.Contains(g.circles, d) {
					lengths = append(lengths, len(g.circles))
				}
			}
			slices.Sort(lengths)
			key := fmt.Sprint(lengths)
			if _, ok := known[key]; !ok {
				known[key] = len(known)
			}
			class[c][d] = known[key]
		}
	}
	return func(c, d, toC, toD int) bool { return class[c][d] == class[toC][toD] }
}

// drawnAlike says whether two circles are as far apart on the sheet as two others: a
// map that keeps all distances turns the figure or mirrors it.
func (f *figure) drawnAlike(c, d, toC, toD int) bool {
	return math.Abs(distance(f.at[c], f.at[d])-distance(f.at[toC], f.at[toD])) < near
}

// mirrors says whether a symmetry of the drawing turns it over.
func (f *figure) mirrors(g []int) bool {
	area := func(a, b, c int) float64 {
		p, q, r := f.at[a], f.at[b], f.at[c]
		return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X)
	}
	best, flips := 0.0, false
	for a := range f.circles {
		for b := range a {
			for c := range b {
				if size := area(a, b, c); math.Abs(size) > best {
					best, flips = math.Abs(size), size*area(g[a], g[b], g[c]) < 0
				}
			}
		}
	}
	return flips
}

// breaking are pairs of circles, the first to hold less than the second, that exactly
// one of each class of placements meets, whose numbers all differ: each circle in turn
// holds less than all to which it can be moved while those before it stay.
func breaking(order []int, group [][]int) (pairs [][2]int) {
	for _, c := range order {
		var orbit []int
		for _, g := range group {
			if d := g[c]; d != c && !slices.Contains(orbit, d) {
				orbit = append(orbit, d)
				pairs = append(pairs, [2]int{c, d})
			}
		}
		var stay [][]int
		for _, g := range group {
			if g[c] == c {
				stay = append(stay, g)
			}
		}
		group = stay
	}
	return pairs
}

// class is a placement as it stands for all that symmetries make of it: the first of
// them, as a text.
func class(x []int, group [][]int) string {
	var first []int
	moved := make([]int, len(x))
	for _, g := range group {
		for c, to := range g {
			moved[to] = x[c]
		}
		if first == nil || slices.Compare(moved, first) < 0 {
			first = slices.Clone(moved)
		}
	}
	return fmt.Sprint(first)
}
