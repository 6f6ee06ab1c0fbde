package latinsquares

import (
	"strconv"

	"solvitur/solvers/puzzle"
)

// violations names every fact that filled squares break, straight from the
// wording.
func violations(p *parade, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	n := p.Order
	squares := [][][]string{s.First}
	if p.Squares == two {
		squares = append(squares, s.Second)
	}
	// twice says whether some symbol stands twice in a part of a square; part numbers
	// the part of a cell from 0, and is below 0 for none.
	twice := func(part func(r, c int) int) bool {
		for _, x := range squares {
			seen := map[string]int{} // by symbol: a bit for each part
			for a := range n * n {
				if i := part(a/n, a%n); i >= 0 {
					symbol := x[a/n][a%n]
					if seen[symbol]>>i&1 != 0 {
						return true
					}
					seen[symbol] |= 1 << i
				}
			}
		}
		return false
	}
	fault := func(id puzzle.FactID, wrong bool) {
		if wrong {
			broken = append(broken, id)
		}
	}
	falling := func(r, c int) int { return (c - r + n) % n }
	rising := func(r, c int) int { return (r + c + 1) % n }
	long := func(diagonal func(r, c int) int) func(r, c int) int {
		return func(r, c int) int { return -min(1, diagonal(r, c)) } // the one numbered 0
	}
	fault(ruleRows, twice(func(r, _ int) int { return r }))
	fault(ruleColumns, twice(func(_, c int) int { return c }))
	if p.Squares == two {
		places, repeated := map[[2]string]bool{}, false
		for a := range n * n {
			pair := [2]string{s.First[a/n][a%n], s.Second[a/n][a%n]}
			repeated = repeated || places[pair]
			places[pair] = true
		}
		fault(factSquares, repeated)
	}
	inOrder := true
	for _, x := range squares {
		for c := range n {
			inOrder = inOrder && x[0][c] == strconv.Itoa(c+1)
		}
	}
	fault(factFirstRow, p.FirstRow && !inOrder)
	inOrder = true
	for r := range n {
		inOrder = inOrder && s.First[r][0] == strconv.Itoa(r+1)
	}
	fault(factFirstColumn, p.FirstColumn && !inOrder)
	switch p.Diagonals {
	case mainDiagonals:
		fault(factDiagonals, twice(long(falling)) || twice(long(rising)))
	case allDiagonals:
		fault(factDiagonals, twice(falling) || twice(rising))
	}
	for k, givens := range [][][]string{p.Givens, p.Others}[:len(squares)] {
		for r, row := range givens {
			for c, given := range row {
				if given != "" && given != squares[k][r][c] {
					broken = append(broken, p.givenID(k, r*n+c))
				}
			}
		}
	}
	return broken, nil
}
