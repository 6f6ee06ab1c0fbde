package fd_test

import (
	_ "embed"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"

	"solvitur/solvers/fd"
)

// cryptarithm models a column-wise addition: words are added to give the last.
func cryptarithm(leadingZeros bool, words ...string) *fd.Model {
	m := fd.NewModel()
	letter := map[byte]fd.Var{}
	var letters []fd.Var
	for _, w := range words {
		for i := range len(w) {
			if _, ok := letter[w[i]]; !ok {
				letter[w[i]] = m.Int(w[i:i+1], 0, 9)
				letters = append(letters, letter[w[i]])
			}
		}
		if !leadingZeros {
			m.Post(fd.Rule, fd.Ne(letter[w[0]], 0))
		}
	}
	m.Post(fd.Rule, fd.AllDifferent{Vars: letters, Strength: fd.Hall})
	sum := words[len(words)-1]
	carry := fd.Var(-1)
	for column := range len(sum) {
		var a []int
		var x []fd.Var
		add := func(coeff int, y fd.Var) { a, x = append(a, coeff), append(x, y) }
		for _, w := range words[:len(words)-1] {
			if k := len(w) - 1 - column; k >= 0 {
				add(1, letter[w[k]])
			}
		}
		add(-1, letter[sum[len(sum)-1-column]])
		if carry >= 0 {
			add(1, carry)
		}
		if column < len(sum)-1 {
			carry = m.Int(fmt.Sprint("carry", column+1), 0, len(words)-2)
			add(-10, carry)
		}
		m.Post(fd.Rule, fd.Scalar(a, x, fd.EQ, 0))
	}
	return m
}

func donald() *fd.Model { return cryptarithm(false, "DONALD", "GERALD", "ROBERT") }
func send() *fd.Model   { return cryptarithm(false, "SEND", "MORE", "MONEY") }

// zebra: five houses in a row, from 1 to 5; each variable is the place of a
// thing.
func zebra() *fd.Model {
	m := fd.NewModel()
	row := func(names ...string) []fd.Var {
		var xs []fd.Var
		for _, n := range names {
			xs = append(xs, m.Int(n, 1, 5))
		}
		m.Post(fd.Rule, fd.AllDifferent{Vars: xs, Strength: fd.Hall})
		return xs
	}
	colour := row("red", "green", "yellow", "blue", "ivory")
	nation := row("England", "Spain", "Ukraine", "Norway", "Japan")
	drink := row("coffee", "milk", "juice", "tea", "water")
	smoke := row("Old Gold", "Kools", "Chesterfield", "Lucky Strike", "Parliaments")
	animal := row("dog", "snails", "horse", "fox", "zebra")
	for i, c := range []fd.Constraint{
		fd.Rel(nation[0], fd.EQ, colour[0], 0),
		fd.Rel(nation[1], fd.EQ, animal[0], 0),
		fd.Rel(drink[0], fd.EQ, colour[1], 0),
		fd.Rel(nation[2], fd.EQ, drink[3], 0),
		fd.Rel(colour[1], fd.EQ, colour[4], 1),
		fd.Rel(smoke[0], fd.EQ, animal[1], 0),
		fd.Rel(smoke[1], fd.EQ, colour[2], 0),
		fd.Eq(drink[1], 3),
		fd.Eq(nation[3], 1),
		fd.Dist(smoke[2], animal[3], fd.EQ, 1),
		fd.Dist(smoke[1], animal[2], fd.EQ, 1),
		fd.Rel(smoke[3], fd.EQ, drink[2], 0),
		fd.Rel(nation[4], fd.EQ, smoke[4], 0),
		fd.Dist(nation[3], colour[3], fd.EQ, 1),
	} {
		m.Post(fd.Tag(i+1), c)
	}
	return m
}

// bareStar: 1..12 on the points of a six-pointed star; the six lines of four and
// the six tips sum to 26.
func bareStar() *fd.Model {
	m, _ := starWithTips()
	return m
}

// impliedStar is the bare star with all sums that the engine finds to follow.
func impliedStar() *fd.Model {
	m := bareStar()
	m.Post(fd.Rule, m.Implied()...)
	return m
}

// star has two sums more, which follow: the three lines of one of the two
// triangles hold its tips twice and the inner points once. They sum to 3*26 and
// the inner points to 78-26, so the tips of a triangle sum to 13.
func star() *fd.Model {
	m, tip := starWithTips()
	for k := range 2 {
		m.Post(fd.Rule, fd.Sum([]fd.Var{tip[k], tip[k+2], tip[k+4]}, fd.EQ, 13))
	}
	return m
}

// starWithTips is the bare model, and its variables for the tips.
func starWithTips() (*fd.Model, []fd.Var) {
	m := fd.NewModel()
	tip, inner := m.Ints("tip", 6, 1, 12), m.Ints("inner", 6, 1, 12)
	m.Post(fd.Rule, fd.AllDifferent{Vars: slices.Concat(tip, inner), Strength: fd.Values})
	m.Post(fd.Rule, fd.Sum(tip, fd.EQ, 26))
	for k := range 6 {
		m.Post(fd.Rule, fd.Sum([]fd.Var{tip[k], inner[k], inner[(k+1)%6], tip[(k+2)%6]}, fd.EQ, 26))
	}
	return m, tip
}

func queens(n int) *fd.Model {
	m := fd.NewModel()
	q := m.Ints("q", n, 0, n-1)
	up, down := make([]int, n), make([]int, n)
	for i := range n {
		up[i], down[i] = i, -i
	}
	m.Post(fd.Rule,
		fd.AllDifferent{Vars: q},
		fd.AllDifferent{Vars: q, Offsets: up},
		fd.AllDifferent{Vars: q, Offsets: down})
	return m
}

//go:embed testdata/sudokus.txt
var sudokuLines string

// named are the cells of a sudoku of testdata/sudokus.txt.
func named(name string) string {
	for line := range instances(sudokuLines) {
		if cells, ok := strings.CutPrefix(line, name+" "); ok {
			return cells
		}
	}
	panic("no sudoku is called " + name)
}

// instances are the lines of a file of testdata but those that tell about it.
func instances(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			if !strings.HasPrefix(line, "#") && !yield(strings.TrimSpace(line)) {
				return
			}
		}
	}
}

// sudoku with boxes of size n; cells are read by their base-36 digit.
func sudoku(n int, cells string) *fd.Model {
	m, x := board(n)
	for i, r := range cells {
		if k := strings.IndexRune("123456789ABCDEFG", r); k >= 0 {
			m.Post(fd.Tag(i), fd.Eq(x[i], k+1))
		}
	}
	return m
}

// board is a sudoku without givens.
func board(n int) (m *fd.Model, cells []fd.Var) {
	size := n * n
	m = fd.NewModel()
	x := m.Ints("c", size*size, 1, size)
	for i := range size {
		row, column, box := make([]fd.Var, size), make([]fd.Var, size), make([]fd.Var, size)
		for j := range size {
			row[j] = x[i*size+j]
			column[j] = x[j*size+i]
			box[j] = x[(i/n*n+j/n)*size+i%n*n+j%n]
		}
		for _, group := range [][]fd.Var{row, column, box} {
			m.Post(fd.Rule, fd.AllDifferent{Vars: group, Strength: fd.Hall})
		}
	}
	return m, x
}

// schoolgirls walk in rows for some weeks, and no two meet twice.
// Variables give the row of each girl in each week.
func schoolgirls(girls, row, weeks int) *fd.Model {
	m := fd.NewModel()
	rows := girls / row
	x := make([][]fd.Var, weeks)
	for w := range weeks {
		x[w] = m.Ints(fmt.Sprint("w", w, "g"), girls, 0, rows-1)
		fill := make([]int, rows)
		values := make([]int, rows)
		for r := range rows {
			values[r], fill[r] = r, row
		}
		m.Post(fd.Rule, fd.Cardinality{Vars: x[w], Values: values, Min: fill, Max: fill})
	}
	for i := range girls {
		for j := range i {
			var meet []fd.Constraint
			for w := range weeks {
				meet = append(meet, fd.Rel(x[w][i], fd.EQ, x[w][j], 0))
			}
			if weeks*(row-1) == girls-1 {
				m.Post(fd.Rule, fd.Exactly(1, meet...)) // there is no week to spare
			} else {
				m.Post(fd.Rule, fd.AtMost(1, meet...))
			}
		}
	}
	// The rows of a week may be renumbered: row r holds the r-th girl that is
	// the least of her row. The first week is fixed by renaming the girls.
	for i := range girls {
		m.Post(fd.Rule, fd.Eq(x[0][i], i/row))
	}
	for w := range weeks {
		for r := range min(row, girls) {
			if w > 0 {
				m.Post(fd.Rule, fd.Eq(x[w][r], r))
			}
		}
	}
	return m
}

// graecoLatin is two orthogonal Latin squares a and b of order n: each pair of
// symbols stands in one cell. The variables pair give the symbols of a cell
// together. The usual symmetry breaking: symbols are named so that both first
// rows are in order, and rows are sorted by the first column of a. What is left
// is a renaming of all at once, which keeps symbol 0; b's first column moves
// each other symbol, so some pair may be called (1, 2).
func graecoLatin(n int) *fd.Model {
	m := fd.NewModel()
	first, second := make([]int, n*n), make([]int, n*n)
	for k := range n * n {
		first[k], second[k] = k/n, k%n
	}
	a, b := m.Ints("a", n*n, 0, n-1), m.Ints("b", n*n, 0, n-1)
	pair := m.Ints("pair", n*n, 0, n*n-1)
	for i := range n * n {
		m.Post(fd.Rule,
			fd.Element{Index: pair[i], Array: first, Result: a[i]},
			fd.Element{Index: pair[i], Array: second, Result: b[i]})
	}
	for _, square := range [][]fd.Var{a, b} {
		for i := range n {
			var row, column []fd.Var
			for j := range n {
				row = append(row, square[i*n+j])
				column = append(column, square[j*n+i])
			}
			m.Post(fd.Rule,
				fd.AllDifferent{Vars: row, Strength: fd.Hall},
				fd.AllDifferent{Vars: column, Strength: fd.Hall})
		}
	}
	m.Post(fd.Rule, fd.AllDifferent{Vars: pair})
	for k := range n * n {
		var cells []fd.Constraint
		for _, x := range pair {
			cells = append(cells, fd.Eq(x, k))
		}
		m.Post(fd.Rule, fd.Or(cells...))
	}
	for j := range n {
		m.Post(fd.Rule, fd.Eq(a[j], j), fd.Eq(b[j], j), fd.Eq(a[j*n], j))
	}
	if n > 2 {
		m.Post(fd.Rule, fd.Eq(b[n], 2))
	}
	return m
}

// says is a statement of an inhabitant about two others.
type says struct {
	kind, speaker, a, b int
}

func (s says) holds(knight func(int) bool) bool {
	switch s.kind {
	case 0:
		return knight(s.a)
	case 1:
		return !knight(s.a)
	case 2:
		return knight(s.a) == knight(s.b)
	case 3:
		return knight(s.a) && !knight(s.b)
	default:
		return knight(s.a) || knight(s.b)
	}
}

func (s says) formula(knight []fd.Var) fd.Constraint {
	a, b := fd.Is(knight[s.a]), fd.Is(knight[s.b])
	switch s.kind {
	case 0:
		return a
	case 1:
		return fd.Not(a)
	case 2:
		return fd.Iff(a, b)
	case 3:
		return fd.And(a, fd.Not(b))
	default:
		return fd.Or(a, b)
	}
}

// thirtySay draws one statement for each of thirty inhabitants, true to a
// hidden answer: knights speak the truth, knaves lie.
func thirtySay(seed uint64) []says {
	const n = 30
	r := rand.New(rand.NewPCG(seed, 7))
	knight := make([]bool, n)
	for i := range knight {
		knight[i] = r.IntN(2) == 0
	}
	var all []says
	for len(all) < n {
		s := says{r.IntN(5), len(all), r.IntN(n), r.IntN(n)}
		if s.a != s.b && s.a != s.speaker && s.b != s.speaker &&
			s.holds(func(i int) bool { return knight[i] }) == knight[s.speaker] {
			all = append(all, s)
		}
	}
	return all
}

func knights30() *fd.Model {
	m := fd.NewModel()
	all := thirtySay(knightsSeed)
	knight := m.Ints("knight", len(all), 0, 1)
	for i, s := range all {
		m.Post(fd.Tag(i), fd.Iff(fd.Is(knight[s.speaker]), s.formula(knight)))
	}
	return m
}

// knightsSeed gives statements with one answer, by TestKnightsOracle.
const knightsSeed = 1

// cubes stacks four cubes so that each side of the stack shows four different
// figures. A variable for each cube says which of its 24 ways it stands, and
// four say what it shows to the four sides. Faces 1 and 5, 2 and 4, 3 and 6 are
// opposite; the nets list the figures of faces 1 to 6.
func cubes(nets ...string) *fd.Model {
	const figures = "tsrc"
	// What stands upright, and the faces then met on a walk around it.
	axes := [][4]int{{2, 6, 4, 3}, {1, 3, 5, 6}, {1, 4, 5, 2}}
	m := fd.NewModel()
	side := make([][]fd.Var, 4)
	for _, net := range nets {
		way := m.Int("way", 0, 23)
		shown := m.Ints("side", 4, 0, len(figures)-1)
		var tuples [][]int
		for _, ring := range axes {
			for turn := range 4 {
				for _, upside := range []int{1, 3} { // a step on, or a step back
					tuple := []int{len(tuples)}
					for k := range 4 {
						tuple = append(tuple, strings.IndexByte(figures, net[ring[(turn+k*upside)%4]-1]))
					}
					tuples = append(tuples, tuple)
				}
			}
		}
		m.Post(fd.Rule, fd.Table{Vars: append([]fd.Var{way}, shown...), Tuples: tuples})
		for k, x := range shown {
			side[k] = append(side[k], x)
		}
	}
	for _, xs := range side {
		m.Post(fd.Rule, fd.AllDifferent{Vars: xs, Strength: fd.Hall})
	}
	return m
}

func fourCubes() *fd.Model { return cubes("tstrtc", "trcsrs", "scsrct", "rstrcc") }
