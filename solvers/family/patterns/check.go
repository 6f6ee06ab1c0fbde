package patterns

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// made is an answer with a board made of it.
type made struct {
	parts  []int // the lengths of the cycles
	column []int // by row, the column that it equals
	class  []int // by cell, row by row: which must be equal, and hold a number of their own
	sizes  []int // by size, how many classes there are
	total  int
	beaten bool // there is a board with a larger total that meets the other conditions
}

// violations writes the board of an answer down, and names every fact that it breaks.
func violations(b *board, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	parts, sum := []int{}, 0
	for _, word := range strings.Split(s.Type, "+") {
		part, wrong := strconv.Atoi(word)
		if wrong != nil || part < 1 || part > b.N {
			return []puzzle.FactID{ruleColumns}, nil
		}
		parts, sum = append(parts, part), sum+part
	}
	if sum != b.N || !slices.IsSortedFunc(parts, func(x, y int) int { return y - x }) {
		return []puzzle.FactID{ruleColumns}, nil
	}
	var m made
	m.lay(parts)
	if m.total != s.Total {
		broken = append(broken, ruleNumbers)
	}
	if slices.ContainsFunc(b.Conditions, func(c Condition) bool { return c.Kind == "best" }) {
		m.beaten, err = b.beaten(m.total, keep)
	}
	return append(broken, holds.Broken("conditions", m, b.Conditions)...), err
}

// lay makes the board of a type: cells that must be equal are joined, and the more cells are
// joined, the larger the number in them. What was in m before gives its room.
func (m *made) lay(parts []int) {
	m.parts, m.column, m.total = parts, m.column[:0], 0
	for _, part := range parts {
		first := len(m.column)
		for k := 1; k < part; k++ {
			m.column = append(m.column, first+k)
		}
		m.column = append(m.column, first)
	}
	n := len(m.column)
	m.class, m.sizes = cleared(m.class, n*n), cleared(m.sizes, n*n+1)
	for cell, last := 0, 0; cell < n*n; cell++ {
		if m.class[cell] > 0 {
			continue
		}
		last++
		// The row is the column: what stands k-th in both is equal. So one comes from cell to
		// cell, and round to the first.
		size := 0
		for row, k := cell/n, cell%n; m.class[row*n+k] == 0; row, k = k, m.column[row] {
			m.class[row*n+k] = last
			size++
		}
		m.sizes[size]++
	}
	number := 0
	for size, many := range m.sizes {
		for range many {
			number++
			m.total += size * number
		}
	}
}

// cleared are n zeros, in the room of s where that is enough.
func cleared(s []int, n int) []int {
	s = slices.Grow(s[:0], n)[:n]
	clear(s)
	return s
}

// mostLaid bounds the cells that are laid to see whether a total is the largest.
const mostLaid = 300_000

// beaten looks for a larger total at all ways to write the size as a sum, with as many
// small parts as can be first.
func (b *board) beaten(total int, keep func(puzzle.FactID) bool) (bool, error) {
	var kept []Condition
	least := 1
	for i, c := range b.Conditions {
		if c.Kind != "best" && keep(conditions.ID(i)) {
			kept = append(kept, c)
			if c.Kind == "own" {
				least = 2 // a part 1 is a row that equals its own column
			}
		}
	}
	laid := 0
	var m made
	var more func(parts []int, left, least int) (bool, error)
	more = func(parts []int, left, least int) (bool, error) {
		if left == 0 {
			if laid += b.N * b.N; laid > mostLaid {
				return false, puzzle.ErrUndecided
			}
			m.lay(parts)
			return m.total > total && len(holds.Broken("", m, kept)) == 0, nil
		}
		for part := least; part <= left; part++ {
			if left-part != 0 && left-part < part {
				continue
			}
			if larger, err := more(append(parts, part), left-part, part); larger || err != nil {
				return larger, err
			}
		}
		return false, nil
	}
	return more(nil, b.N, least)
}

// holds reads the conditions as they are worded.
var holds = rows.Holds[made, Condition]{
	"distinct": func(m made, _ Condition) bool {
		n := len(m.column)
		for i := range n {
			for other := range i {
				if slices.Equal(m.class[i*n:][:n], m.class[other*n:][:n]) {
					return false
				}
			}
		}
		return true
	},
	"own": func(m made, _ Condition) bool {
		for row, column := range m.column {
			if row == column {
				return false
			}
		}
		return true
	},
	"cycle": func(m made, c Condition) bool {
		return slices.Contains(m.parts, c.Length) == (c.How == "some")
	},
	"total": func(m made, c Condition) bool {
		return rows.Compares(m.total, c.How, c.Number)
	},
	"best": func(m made, _ Condition) bool { return !m.beaten },
}
