package fd_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/fd"
)

// puzzle is a well-known problem with its published number of solutions.
type puzzle struct {
	name    string
	model   func() *fd.Model
	options fd.Options
	want    int64 // solutions; with a Limit in options, as many as that allows
}

func puzzles() []puzzle {
	return []puzzle{
		{"donald", donald, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"send", send, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"zebra", zebra, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"star", star, fd.Options{}, 72},
		{"queens12", func() *fd.Model { return queens(12) }, fd.Options{Choose: fd.SmallestDomain}, 14200},
		{"escargot", func() *fd.Model { return sudoku(3, escargot) }, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"golden-nugget", func() *fd.Model { return sudoku(3, goldenNugget) }, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"easter-monster", func() *fd.Model { return sudoku(3, easterMonster) }, fd.Options{Choose: fd.SmallestDomain}, 1},
		{"kirkman15", func() *fd.Model { return schoolgirls(15, 3, 7) }, fd.Options{Choose: fd.SmallestDomain, Limit: 1}, 1},
		{"knights30", knights30, fd.Options{Choose: fd.SmallestDomain}, 1},
	}
}

func TestPuzzles(t *testing.T) {
	for _, p := range puzzles() {
		t.Run(p.name, func(t *testing.T) {
			for _, learn := range []bool{false, true} {
				o := p.options
				o.Learn = learn
				n, stats, err := p.model().Count(context.Background(), o)
				if err != nil || n != p.want {
					t.Errorf("learn %v: %d solutions, %v, want %d", learn, n, err, p.want)
				}
				t.Logf("learn %v: %+v", learn, stats)
			}
		})
	}
}

func BenchmarkPuzzles(b *testing.B) {
	for _, p := range puzzles() {
		b.Run(p.name, func(b *testing.B) {
			var stats fd.Stats
			for b.Loop() {
				n, s, err := p.model().Count(context.Background(), p.options)
				if err != nil || n != p.want {
					b.Fatalf("%d solutions, %v", n, err)
				}
				stats = s
			}
			b.ReportMetric(float64(stats.Nodes), "nodes")
			b.ReportMetric(float64(stats.Failures), "failures")
			b.ReportMetric(float64(stats.Propagations), "propagations")
		})
	}
}

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

// star: 1..12 on the points of a six-pointed star; the six lines of four and
// the six tips sum to 26.
func star() *fd.Model {
	m := fd.NewModel()
	tip, inner := m.Ints("tip", 6, 1, 12), m.Ints("inner", 6, 1, 12)
	m.Post(fd.Rule, fd.AllDifferent{Vars: slices.Concat(tip, inner), Strength: fd.Values})
	m.Post(fd.Rule, fd.Sum(tip, fd.EQ, 26))
	for k := range 6 {
		m.Post(fd.Rule, fd.Sum([]fd.Var{tip[k], inner[k], inner[(k+1)%6], tip[(k+2)%6]}, fd.EQ, 26))
	}
	return m
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

const (
	escargot      = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	goldenNugget  = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
	easterMonster = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
)

// sudoku with boxes of size n; cells are read by their base-36 digit.
func sudoku(n int, cells string) *fd.Model {
	size := n * n
	m := fd.NewModel()
	x := m.Ints("c", size*size, 1, size)
	for i := range size {
		var row, column, box []fd.Var
		for j := range size {
			row = append(row, x[i*size+j])
			column = append(column, x[j*size+i])
			box = append(box, x[(i/n*n+j/n)*size+i%n*n+j%n])
		}
		for _, group := range [][]fd.Var{row, column, box} {
			m.Post(fd.Rule, fd.AllDifferent{Vars: group, Strength: fd.Hall})
		}
	}
	for i, r := range cells {
		if k := strings.IndexRune("123456789ABCDEFG", r); k >= 0 {
			m.Post(fd.Tag(i), fd.Eq(x[i], k+1))
		}
	}
	return m
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

// knights30: thirty inhabitants, knights who speak the truth and knaves who
// lie; each says something about some others. The statements are drawn by a
// seed around a hidden answer and determine it.
func knights30() *fd.Model {
	const n = 30
	r := rand.New(rand.NewPCG(30, 7))
	m := fd.NewModel()
	knight := make([]fd.Var, n)
	truth := make([]bool, n)
	for i := range n {
		knight[i] = m.Bool(fmt.Sprint("k", i))
		truth[i] = r.IntN(2) == 0
	}
	for i := range n {
		a, b := r.IntN(n), r.IntN(n)
		says := fd.Constraint(fd.Constant(false))
		for {
			var holds bool
			switch r.IntN(5) {
			case 0:
				says, holds = fd.Is(knight[a]), truth[a]
			case 1:
				says, holds = fd.Not(fd.Is(knight[a])), !truth[a]
			case 2:
				says, holds = fd.Iff(fd.Is(knight[a]), fd.Is(knight[b])), truth[a] == truth[b]
			case 3:
				says, holds = fd.And(fd.Is(knight[a]), fd.Not(fd.Is(knight[b]))), truth[a] && !truth[b]
			default:
				says, holds = fd.Or(fd.Is(knight[a]), fd.Is(knight[b])), truth[a] || truth[b]
			}
			if a != b && a != i && b != i && holds == truth[i] {
				break
			}
			a, b = r.IntN(n), r.IntN(n)
		}
		m.Post(fd.Tag(i), fd.Iff(fd.Is(knight[i]), says))
	}
	return m
}
