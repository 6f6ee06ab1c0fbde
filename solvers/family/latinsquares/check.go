package latinsquares

import "solvitur/solvers/puzzle"

// mostCells is how many cells a square has at most.
const mostCells = mostOrder * mostOrder

// symbol is what stands in a cell: a number from 1, or 0 for what is none.
type symbol uint8

func symbolOf(text string) symbol {
	switch {
	case text == "10":
		return 10
	case len(text) == 1 && text[0] >= '1' && text[0] <= '9':
		return symbol(text[0] - '0')
	}
	return 0
}

// violations names every fact that filled squares break, straight from the
// wording.
func violations(p *parade, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	n := p.Order
	squares := [][][]string{s.First}
	if p.Squares == two {
		squares = append(squares, s.Second)
	}
	var read [2][mostCells]symbol
	for k, x := range squares {
		for a := range n * n {
			read[k][a] = symbolOf(x[a/n][a%n])
		}
	}
	// twice says whether some symbol stands twice in a part of a square; part numbers
	// the part of a cell from 0, and is below 0 for none.
	twice := func(part func(r, c int) int) bool {
		for k := range squares {
			var seen [mostOrder + 1]int // by symbol: a bit for each part
			for r := range n {
				for c := range n {
					i := part(r, c)
					if i < 0 {
						continue
					}
					there := read[k][r*n+c]
					if seen[there]>>i&1 != 0 {
						return true
					}
					seen[there] |= 1 << i
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
		var beside [mostOrder + 1]int // by symbol of the first square: a bit for each of the second
		repeated := false
		for a := range n * n {
			first, second := read[0][a], read[1][a]
			repeated = repeated || beside[first]>>second&1 != 0
			beside[first] |= 1 << second
		}
		fault(factSquares, repeated)
	}
	inOrder := true
	for k := range squares {
		for c := range n {
			inOrder = inOrder && read[k][c] == symbol(c+1)
		}
	}
	fault(factFirstRow, p.FirstRow && !inOrder)
	inOrder = true
	for r := range n {
		inOrder = inOrder && read[0][r*n] == symbol(r+1)
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
