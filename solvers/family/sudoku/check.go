package sudoku

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// violations names every fact that a filled board breaks, straight from the
// wording of the facts.
func violations(b *board, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	n := b.size
	if !isFilled(n, s) {
		return []puzzle.FactID{ruleCells}, nil
	}
	var names []puzzle.FactID
	// once says whether no number is there twice in any part of the board; part
	// numbers the part of a cell, below 0 for none.
	once := func(part func(r, c int) int) bool {
		seen := make([]uint32, n)
		for r := range n {
			for c := range n {
				p, it := part(r, c), bit(number(s, r, c))
				if p < 0 {
					continue
				}
				if seen[p]&it != 0 {
					return false
				}
				seen[p] |= it
			}
		}
		return true
	}
	rule := func(id puzzle.FactID, holds bool) {
		if !holds {
			names = append(names, id)
		}
	}
	rule(ruleRows, once(func(r, c int) int { return r }))
	rule(ruleColumns, once(func(r, c int) int { return c }))
	rule(factRegions, once(func(r, c int) int { return regionNumber(b.facts.Regions[r][c]) }))
	if b.facts.Diagonals {
		falling := once(func(r, c int) int { return -min(1, abs(r-c)) })
		rising := once(func(r, c int) int { return -min(1, abs(r+c+1-n)) })
		rule(factDiagonals, falling && rising)
	}
	for r := range n {
		for c, given := range b.facts.Givens[r] {
			if given != "" && given != strconv.Itoa(number(s, r, c)) {
				names = append(names, b.givenID(r*n+c))
			}
		}
	}
	return names, nil
}

func abs(n int) int { return max(n, -n) }

// isFilled says whether there is one number for every cell.
func isFilled(n int, s Solution) bool {
	if len(s.Rows) != n {
		return false
	}
	for _, row := range s.Rows {
		if len(row) != n || strings.Trim(row, signs[:n]) != "" {
			return false
		}
	}
	return true
}

// number is what a cell holds.
func number(s Solution, row, column int) int {
	return strings.IndexByte(signs, s.Rows[row][column]) + 1
}

// A claim is "r4c5=7": row 4, column 5 holds 7.
func (b *board) claim(cell, n int) puzzle.Claim {
	return fmt.Sprintf("r%dc%d=%d", cell/b.size+1, cell%b.size+1, n)
}

// readClaim takes a claim apart.
func (b *board) readClaim(claim puzzle.Claim) (cell, n int, err error) {
	where, what, _ := strings.Cut(strings.TrimPrefix(claim, "r"), "=")
	row, column, _ := strings.Cut(where, "c")
	var numbers [3]int
	for i, text := range []string{row, column, what} {
		// What is no number is 0, or does not read the same again.
		numbers[i], _ = strconv.Atoi(text)
	}
	cell, n = (numbers[0]-1)*b.size+numbers[1]-1, numbers[2]
	if slices.Min(numbers[:]) < 1 || slices.Max(numbers[:]) > b.size || b.claim(cell, n) != claim {
		return 0, 0, fmt.Errorf("the claim %q is not of the form r4c5=7, a row, a column and a number from 1 to %d", claim, b.size)
	}
	return cell, n, nil
}

// holds says whether a claim is true of a filled board.
func holds(b *board, s Solution, claim puzzle.Claim) (bool, error) {
	cell, n, err := b.readClaim(claim)
	if err != nil {
		return false, err
	}
	if !isFilled(b.size, s) {
		return false, fmt.Errorf("this board is not filled")
	}
	return number(s, cell/b.size, cell%b.size) == n, nil
}

// says is a claim as a sentence, or its contrary.
func says(b *board, claim puzzle.Claim, is bool) (string, error) {
	cell, n, err := b.readClaim(claim)
	if err != nil {
		return "", err
	}
	verb := "holds"
	if !is {
		verb = "does not hold"
	}
	return english.Capital(b.is(cell, n, verb)) + ".", nil
}
