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
	// twice says whether some symbol stands in two cells of which both says that
	// they must differ.
	twice := func(both func(r, c, i, j int) bool) bool {
		for _, x := range squares {
			for a := range n * n {
				for b := range a {
					if x[a/n][a%n] == x[b/n][b%n] && both(a/n, a%n, b/n, b%n) {
						return true
					}
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
	fault(ruleRows, twice(func(r, _, i, _ int) bool { return r == i }))
	fault(ruleColumns, twice(func(_, c, _, j int) bool { return c == j }))
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
		fault(factDiagonals, twice(func(r, c, i, j int) bool { return r == c && i == j || r+c == n-1 && i+j == n-1 }))
	case allDiagonals:
		fault(factDiagonals, twice(func(r, c, i, j int) bool { return (r-c-i+j)%n == 0 || (r+c-i-j)%n == 0 }))
	}
	for k, givens := range [][][]string{p.Givens, p.Others}[:len(squares)] {
		for r, row := range givens {
			for c, given := range row {
				fault(p.givenID(k, r*n+c), given != "" && given != squares[k][r][c])
			}
		}
	}
	return broken, nil
}
