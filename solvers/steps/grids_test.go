package steps

import (
	"math/rand/v2"
	"slices"
)

// grid is a random logic grid: categories of as many items.
type grid struct {
	categories, n int
	Problem
}

// pair is the cell that two items go together.
func (g *grid) pair(a, x, b, y int) int {
	if a > b {
		a, x, b, y = b, y, a, x
	}
	block := 0
	for i := range g.categories {
		for j := i + 1; j < g.categories; j++ {
			if i == a && j == b {
				return (block*g.n+x)*g.n + y
			}
			block++
		}
	}
	panic("no such pair")
}

func newGrid(categories, n int) *grid {
	g := &grid{categories: categories, n: n}
	g.Cells = categories * (categories - 1) / 2 * n * n
	for a := range categories {
		for b := range categories {
			for x := range n {
				if a == b {
					continue
				}
				var row []int
				for y := range n {
					row = append(row, g.pair(a, x, b, y))
				}
				g.Groups = append(g.Groups, ExactlyOne(row...))
			}
		}
	}
	for a := range categories {
		for b := a + 1; b < categories; b++ {
			for c := b + 1; c < categories; c++ {
				for i := range n * n * n {
					x, y, z := i%n, i/n%n, i/n/n
					g.Groups = append(g.Groups, Group{Tables: []Table{{
						Cells: []int{g.pair(a, x, b, y), g.pair(a, x, c, z), g.pair(b, y, c, z)},
						Terms: []Term{{7, 0}, {0, 7}, {1, 6}, {2, 5}, {4, 3}},
					}}})
				}
			}
		}
	}
	return g
}

// relation is a clue that the places of two items in the order of a category are so.
func (g *grid) relation(by, a, x, b, y int, fits func(i, j int) bool) Group {
	var cells []int
	for _, item := range [][2]int{{a, x}, {b, y}} {
		for i := range g.n {
			cells = append(cells, g.pair(item[0], item[1], by, i))
		}
	}
	all := uint64(1)<<(2*g.n) - 1
	if a != b {
		cells = append(cells, g.pair(a, x, b, y))
		all = all<<1 | 1
	}
	var terms []Term
	for i := range g.n {
		for j := range g.n {
			if fits(i, j) && (a != b || i != j) {
				on := uint64(1)<<i | 1<<(g.n+j)
				if i == j {
					on |= 1 << (2 * g.n)
				}
				terms = append(terms, Term{on, all &^ on})
			}
		}
	}
	return Group{Clue: true, Tables: []Table{{Cells: cells, Terms: terms}}}
}

// randomGrid draws clues that are true of a random solution until it is the only one,
// and leaves out those that are not needed.
func randomGrid(rng *rand.Rand, categories, n int) *grid {
	g := newGrid(categories, n)
	at := make([][]int, categories) // by category and item: the row
	for c := range at {
		at[c] = rng.Perm(n)
	}
	rules := len(g.Groups)
	seen := map[[7]int]bool{}
	for !g.unique() {
		c := rng.Perm(categories)
		kind, x, y := rng.IntN(6), rng.IntN(n), rng.IntN(n)
		by := c[2]
		if rng.IntN(3) == 0 {
			c[1] = c[0]
		}
		key := [7]int{kind, c[0], x, c[1], y, by}
		if seen[key] || c[0] == c[1] && x == y {
			continue
		}
		seen[key] = true
		place := func(a, x int) int { return slices.Index(at[by], at[a][x]) }
		i, j := place(c[0], x), place(c[1], y)
		together := at[c[0]][x] == at[c[1]][y]
		var made Group
		switch {
		case c[0] != c[1] && kind == 0 && together:
			made = Group{Clue: true, Tables: []Table{{Cells: []int{g.pair(c[0], x, c[1], y)}, Terms: []Term{{1, 0}}}}}
		case c[0] != c[1] && kind <= 1 && !together:
			made = Group{Clue: true, Tables: []Table{{Cells: []int{g.pair(c[0], x, c[1], y)}, Terms: []Term{{0, 1}}}}}
		case kind == 2 && i < j:
			made = g.relation(by, c[0], x, c[1], y, func(i, j int) bool { return i < j })
		case kind <= 4:
			apart := j - i
			made = g.relation(by, c[0], x, c[1], y, func(i, j int) bool { return j-i == apart })
		case c[0] != c[1]:
			z := rng.IntN(n) // x goes with either y or z
			if together == (at[c[0]][x] == at[by][z]) || at[c[1]][y] == at[by][z] {
				continue
			}
			made = Group{Clue: true, Tables: []Table{{
				Cells: []int{g.pair(c[0], x, c[1], y), g.pair(c[0], x, by, z), g.pair(c[1], y, by, z)},
				Terms: []Term{{1, 6}, {2, 5}},
			}}}
		default:
			continue
		}
		g.Groups = append(g.Groups, made)
	}
	for i := len(g.Groups) - 1; i >= rules; i-- {
		all := g.Groups
		g.Groups = slices.Delete(slices.Clone(all), i, i+1)
		if !g.unique() {
			g.Groups = all
		}
	}
	return g
}

func (g *grid) unique() bool {
	c, err := compile(g.Problem)
	if err != nil {
		panic(err)
	}
	s, ok, err := scratch(c, &meter{check: func() error { return nil }}, c.clues, nil)
	if err != nil {
		panic(err)
	}
	if !ok {
		panic("a generated grid has no solution")
	}
	if len(s.trail) < c.Cells {
		return false
	}
	ok, _ = s.another()
	return !ok
}
