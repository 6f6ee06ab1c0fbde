package latinsquares

import (
	"iter"
	"math/big"
	"slices"

	"solvitur/solvers/permutations"
	"solvitur/solvers/puzzle"
)

// symmetry says what may be exchanged at will, since no fact speaks of it: the
// symbols of each square, and all rows but the first. It is enough then to look at
// solutions in standard form, with the first rows of both squares and the first
// column of the first in order; each stands for as many others as there are ways to
// exchange these things, and no two of the ways lead to the same solution.
type symmetry struct {
	side    int    // of a square
	symbols []bool // by square
	rows    bool
	// together says that the symbols 2 and more (from 0) may be exchanged in both
	// squares at once, with the rows and columns of these numbers: that keeps the
	// standard form. What stands in the first column of the second square below its
	// top is such a symbol, if no pair is there twice; so it may be taken to be 2.
	together bool
}

// worthwhile is how many solutions one must stand for: fewer are soon listed.
const worthwhile = 1000

func (p *parade) symmetries(keep func(puzzle.FactID) bool) symmetry {
	row := p.FirstRow && keep(factFirstRow)
	column := p.FirstColumn && keep(factFirstColumn)
	y := symmetry{side: p.n, rows: !column && (p.Diagonals == "none" || !keep(factDiagonals))}
	for i, given := range p.given {
		free := true
		for cell, symbol := range given {
			free = free && (symbol < 0 || !keep(p.givenID(i, cell)))
		}
		y.symbols = append(y.symbols, free && !row && !(i == 0 && column))
		y.rows = y.rows && free
	}
	if y.factor().Cmp(big.NewInt(worthwhile)) < 0 {
		return symmetry{}
	}
	return y
}

// factor is how many solutions one in standard form stands for.
func (y symmetry) factor() *big.Int {
	f := big.NewInt(1)
	for _, free := range y.symbols {
		if free {
			f.Mul(f, factorial(y.side))
		}
	}
	if y.rows {
		f.Mul(f, factorial(y.side-1))
	}
	return f.Mul(f, big.NewInt(int64(y.renamings())))
}

// renamings is how many symbols 2 may be exchanged for, itself included.
func (y symmetry) renamings() int {
	if y.together {
		return y.side - 2
	}
	return 1
}

func factorial(n int) *big.Int { return new(big.Int).MulRange(1, int64(n)) }

// standard leaves the standard form alone.
func (y symmetry) standard(left [][]set) {
	for i, free := range y.symbols {
		for c := 0; free && c < y.side; c++ {
			left[i][c] &= 1 << c
		}
	}
	for r := 0; y.rows && r < y.side; r++ {
		left[0][r*y.side] &= 1 << r
	}
	if y.together {
		left[1][y.side] &= 1 << 2
	}
}

// images are the solutions that one stands for, itself the first.
func (y symmetry) images(squares [][]uint8) iter.Seq[[][]uint8] {
	same := slices.Values([][]int{nil})
	of := func(free bool, n int) iter.Seq[[]int] {
		if free {
			return permutations.Of(n)
		}
		return same
	}
	free := append(slices.Clone(y.symbols), false, false)
	return func(yield func([][]uint8) bool) {
		for rows := range of(y.rows, y.side-1) {
			for one := range of(free[0], y.side) {
				for other := range of(free[1], y.side) {
					for name := range y.renamings() {
						image := make([][]uint8, len(squares))
						for i, x := range squares {
							image[i] = y.exchanged(y.renamed(x, name+2), rows, [][]int{one, other}[i])
						}
						if !yield(image) {
							return
						}
					}
				}
			}
		}
	}
}

// renamed is a square with 2 and another symbol exchanged, and the rows and columns of
// these numbers.
func (y symmetry) renamed(x []uint8, name int) []uint8 {
	if name == 2 {
		return x
	}
	to := func(i int) int {
		switch i {
		case 2:
			return name
		case name:
			return 2
		}
		return i
	}
	all := make([]uint8, len(x))
	for cell, symbol := range x {
		all[to(cell/y.side)*y.side+to(cell%y.side)] = uint8(to(int(symbol)))
	}
	return all
}

// exchanged is a square with rows after the first and symbols exchanged; nil
// exchanges none.
func (y symmetry) exchanged(x []uint8, rows, symbols []int) []uint8 {
	all := slices.Clone(x)
	for i, r := range rows {
		copy(all[(r+1)*y.side:(r+2)*y.side], x[(i+1)*y.side:])
	}
	for i := range all {
		if symbols != nil {
			all[i] = uint8(symbols[all[i]])
		}
	}
	return all
}

// inOrder is a solution in standard form.
func (y symmetry) inOrder(squares [][]uint8) [][]uint8 {
	n := y.side
	if len(y.symbols) == 0 {
		return squares
	}
	var all [][]uint8
	for i, x := range squares {
		names := make([]int, n)
		for symbol := range names {
			names[symbol] = symbol
		}
		if y.symbols[i] {
			for c, symbol := range x[:n] {
				names[symbol] = c
			}
		}
		all = append(all, y.exchanged(x, nil, names))
	}
	if !y.rows {
		return all
	}
	rows := make([]int, n-1)
	for r := range rows {
		rows[r] = int(all[0][(r+1)*n]) - 1
	}
	for i, x := range all {
		all[i] = y.exchanged(x, rows, nil)
	}
	return all
}
