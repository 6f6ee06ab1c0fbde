package latinsquares

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// parade is a puzzle by numbers: cells are counted from 0 in reading order, and
// symbols from 0.
type parade struct {
	Facts
	n      int
	what   []string   // by square: what its symbols are
	given  [][]int    // by square and cell: the symbol, -1 for none
	names  [][]string // by square and symbol
	signs  [][]string // short forms of the names
	lines  []line     // rows, columns and diagonals
	onEach [][]int    // by cell: the lines that it is on
}

// line is a set of as many cells as there are symbols, which holds each once.
type line struct {
	fact  puzzle.FactID
	name  string
	cells []int
}

// A set of symbols is a bit for each.
type set = uint16

func (p *parade) all() set { return 1<<p.n - 1 }

func read(f *Facts) (*parade, []*schema.FieldError) {
	p := &parade{Facts: *f, n: f.Order, what: []string{f.What}}
	add := func(givens [][]string, names []string) {
		var cells []int
		for _, text := range slices.Concat(givens...) {
			n, _ := strconv.Atoi(text) // the form lets numbers through, and ""
			cells = append(cells, n-1)
		}
		p.given = append(p.given, cells)
		names = slices.Clone(names[:min(len(names), p.n)])
		for i := len(names); i < p.n; i++ {
			names = append(names, strconv.Itoa(i+1))
		}
		p.names, p.signs = append(p.names, names), append(p.signs, signs(names))
	}
	add(f.Givens, f.Names)
	if f.Squares == two {
		p.what = append(p.what, f.Other)
		add(f.Others, f.OtherNames)
	}
	p.draw()
	return p, nil
}

// draw makes the lines.
func (p *parade) draw() {
	n := p.n
	add := func(fact puzzle.FactID, name string, cell func(i int) int) {
		l := line{fact: fact, name: name}
		for i := range n {
			l.cells = append(l.cells, cell(i))
		}
		p.lines = append(p.lines, l)
	}
	for r := range n {
		add(ruleRows, fmt.Sprintf("row %d", r+1), func(i int) int { return r*n + i })
	}
	for c := range n {
		add(ruleColumns, fmt.Sprintf("column %d", c+1), func(i int) int { return i*n + c })
	}
	for c := range n {
		switch p.Diagonals {
		case mainDiagonals:
			if c > 0 {
				continue
			}
		case allDiagonals:
		default:
			continue
		}
		add(factDiagonals, fmt.Sprintf("the falling diagonal from column %d", c+1), func(i int) int { return i*n + (c+i)%n })
		add(factDiagonals, fmt.Sprintf("the rising diagonal to column %d", n-c), func(i int) int { return i*n + (2*n-1-c-i)%n })
	}
	p.onEach = make([][]int, n*n)
	for i, l := range p.lines {
		for _, cell := range l.cells {
			p.onEach[cell] = append(p.onEach[cell], i)
		}
	}
}

// kept are the lines that hold, by position: rows and columns always.
func (p *parade) holds(l line, keep func(puzzle.FactID) bool) bool {
	return l.fact != factDiagonals || keep(factDiagonals)
}

// signs are the shortest beginnings of names that tell them apart.
func signs(names []string) []string {
	all := make([]string, len(names))
	for i, name := range names {
		end := 0
		for end < len(name) {
			_, size := utf8.DecodeRuneInString(name[end:])
			end += size
			begins := func(other string) bool { return other != name && strings.HasPrefix(other, name[:end]) }
			if !slices.ContainsFunc(names, begins) {
				break
			}
		}
		all[i] = name[:end]
	}
	return all
}

// solution is an answer of filled squares.
func (p *parade) solution(squares ...[]uint8) Solution {
	var s Solution
	for i, x := range squares {
		grid := schema.BlankBoard(p.n, p.n)
		for r := range grid {
			for c := range grid[r] {
				grid[r][c] = strconv.Itoa(int(x[r*p.n+c]) + 1)
			}
		}
		if i == 0 {
			s.First = grid
		} else {
			s.Second = grid
		}
	}
	return s
}

// square is one of the squares of an answer.
func (s Solution) square(i int) [][]string {
	if i == 0 {
		return s.First
	}
	return s.Second
}
