package latinsquares

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// renewal offers squares of the same order, and pairs, of which all cells are given: any may go.
// Where there is no pair of an order, there is one of the order below.
// It came late: before, squares whose symbols have names came in disguise.
var renewal = puzzle.Renewal[Facts, Solution]{Later: draft, Spare: "givens others", Levels: levels}

// levels: two squares of an order that is not argued are of any level. Small squares are easy, two
// of order 4 of medium difficulty at most: others were not drawn.
func levels(like Facts) []puzzle.Level {
	n, pair := like.Order, like.Squares == two
	switch {
	case pair && n > mostPaired: // of order 6, one of order 5 is drawn
		return []puzzle.Level{puzzle.Any}
	case pair && n == mostPaired:
		return []puzzle.Level{puzzle.Easy, puzzle.Medium}
	case pair, n <= 5 && like.Diagonals != allDiagonals:
		return []puzzle.Level{puzzle.Easy}
	}
	return puzzle.Seeded
}

// Below the least order there is hardly anything to find, and beyond the greatest it takes long to
// see that there is one way only.
const (
	leastDrawn, mostDrawn, mostDrawnTwo = 3, 8, 5
	mostTried                           = 2_000 // symbols, or squares, until a draft is given up
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	less := ""
	if like.Squares == two && like.Order == noPair {
		like, less = like.without()
	}
	n, pair := like.Order, like.Squares == two
	_, _, known := constructed(n, 2)
	if n < leastDrawn || n > mostDrawn || pair && (n > mostDrawnTwo || !known) || like.FirstRow || like.FirstColumn {
		return draft, puzzle.ErrNoOthers
	}
	f := like
	p := &parade{Facts: f, n: n}
	p.draw()
	squares := p.drawn(d, pair)
	if squares == nil {
		return draft, puzzle.ErrBadDraw
	}
	s := p.solution(squares...)
	if f.Givens, f.Others = s.First, s.Second; !pair {
		f.Others = schema.BlankBoard(n, n)
	}
	return puzzle.Draft[Facts]{Facts: f, Story: less + told(like), Question: asked(like)}, nil
}

// told is the story, and asked the question.
func told(like Facts) string {
	each, alike := "each "+like.What, ""
	if like.Squares == two {
		each += " and each " + like.Other
		alike = fmt.Sprintf(" No two places show the same %s and the same %s.", like.What, like.Other)
	}
	lines := map[string]string{mainDiagonals: "every row and column and both long diagonals", allDiagonals: "every row, column and diagonal (also those that go on at the other side)"}[like.Diagonals]
	if lines == "" {
		lines = "every row and column"
	}
	known := "This time some of the places are known, so that one way is left."
	if strings.Join(slices.Concat(slices.Concat(like.Givens, like.Others)...), "") != "" {
		known = "But this time other places are known."
	}
	side := english.Words(like.Order)
	return fmt.Sprintf("Once more, %s is to stand once in %s of a square, %s by %s.%s %s", each, lines, side, side, alike, known)
}

func asked(like Facts) string {
	if like.Squares == two {
		return fmt.Sprintf("Which %s and which %s belong in each place?", like.What, like.Other)
	}
	return fmt.Sprintf("Which %s belongs in each place?", like.What)
}

// drawn is a square at random, or a pair; nil if it is not found soon.
func (p *parade) drawn(d *chance.Draw, pair bool) [][]uint8 {
	if !pair {
		if x := p.filledAtRandom(d); x != nil {
			return [][]uint8{x}
		}
		return nil
	}
	squares, _, _ := constructed(p.n, 2)
	for range mostTried {
		rows, columns := d.Order(p.n), d.Order(p.n)
		var all [][]uint8
		for _, x := range squares {
			y, names := make([]uint8, len(x)), d.Order(p.n)
			for cell := range y {
				y[cell] = uint8(names[x[rows[cell/p.n]*p.n+columns[cell%p.n]]])
			}
			all = append(all, y)
		}
		if !slices.ContainsFunc(all, func(x []uint8) bool { return !p.right(x) }) {
			return all
		}
	}
	return nil
}

// right says whether every line of a square has each symbol.
func (p *parade) right(x []uint8) bool {
	for _, l := range p.lines {
		there := set(0)
		for _, cell := range l.cells {
			there |= 1 << x[cell]
		}
		if there != p.all() {
			return false
		}
	}
	return true
}

// filledAtRandom goes on where the fewest symbols are left, and takes these in a random order.
func (p *parade) filledAtRandom(d *chance.Draw) []uint8 {
	x, filled := make([]uint8, p.n*p.n), make([]bool, p.n*p.n)
	left := func(cell int) set {
		left := p.all()
		for _, i := range p.onEach[cell] {
			for _, other := range p.lines[i].cells {
				if filled[other] {
					left &^= 1 << x[other]
				}
			}
		}
		return left
	}
	type placing struct{ cell, symbol int }
	ways := func() (ways []placing, open bool) {
		next, fewest, of := -1, p.n+1, set(0)
		for cell := range x {
			if filled[cell] {
				continue
			}
			if s := left(cell); bits.OnesCount16(s) < fewest {
				next, fewest, of = cell, bits.OnesCount16(s), s
			}
		}
		for ; of != 0; of &= of - 1 {
			ways = append(ways, placing{next, bits.TrailingZeros16(of)})
		}
		chance.Shuffle(d, ways)
		return ways, next >= 0
	}
	put := func(p placing) { x[p.cell], filled[p.cell] = uint8(p.symbol), true }
	if !chance.Walk(mostTried-1, ways, put, func(p placing) { filled[p.cell] = false }) {
		return nil
	}
	return x
}

// noPair is the order of which there is no pair.
const noPair = 6 // (G. Tarry, 1900)

// without is a pair of the order below, and what stays away is said.
func (f Facts) without() (Facts, string) {
	f.Order--
	f.Givens, f.Others = schema.BlankBoard(f.Order, f.Order), schema.BlankBoard(f.Order, f.Order)
	if len(f.Names) <= f.Order || len(f.OtherNames) <= f.Order {
		return f, ""
	}
	said := fmt.Sprintf("With one %s and one %s fewer, without %s and %s, it can be done. ", f.What, f.Other, f.Names[f.Order], f.OtherNames[f.Order])
	f.Names, f.OtherNames = f.Names[:f.Order], f.OtherNames[:f.Order]
	return f, said
}
