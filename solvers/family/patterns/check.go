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
	parts   []int   // the lengths of the cycles
	column  []int   // by row, the column that it equals
	numbers [][]int // the board
	total   int
	beaten  bool // there is a board with a larger total that meets the other conditions
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
	m := lay(parts)
	if m.total != s.Total {
		broken = append(broken, ruleNumbers)
	}
	if slices.ContainsFunc(b.Conditions, func(c Condition) bool { return c.Kind == "best" }) {
		m.beaten, err = b.beaten(m.total, keep)
	}
	return append(broken, holds.Broken("conditions", m, b.Conditions)...), err
}

// lay makes the board of a type: what must be equal is joined, cell by cell, and the
// more cells are joined, the larger the number in them.
func lay(parts []int) made {
	m := made{parts: parts}
	for _, part := range parts {
		first := len(m.column)
		for k := 1; k < part; k++ {
			m.column = append(m.column, first+k)
		}
		m.column = append(m.column, first)
	}
	n := len(m.column)
	parent := make([]int, n*n)
	for cell := range parent {
		parent[cell] = cell
	}
	find := func(cell int) int {
		for parent[cell] != cell {
			parent[cell] = parent[parent[cell]]
			cell = parent[cell]
		}
		return cell
	}
	for row := range n {
		for k := range n { // the row is the column: what stands k-th in both
			parent[find(row*n+k)] = find(k*n + m.column[row])
		}
	}
	count := make([]int, n*n)
	for cell := range parent {
		count[find(cell)]++
	}
	var roots []int
	for cell, size := range count {
		if size > 0 {
			roots = append(roots, cell)
		}
	}
	slices.SortStableFunc(roots, func(x, y int) int { return count[x] - count[y] })
	number := make([]int, n*n)
	for i, root := range roots {
		number[root] = i + 1
	}
	for row := range n {
		var line []int
		for k := range n {
			line = append(line, number[find(row*n+k)])
			m.total += line[k]
		}
		m.numbers = append(m.numbers, line)
	}
	return m
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
	var more func(parts []int, left, least int) (bool, error)
	more = func(parts []int, left, least int) (bool, error) {
		if left == 0 {
			if laid += b.N * b.N; laid > mostLaid {
				return false, puzzle.ErrUndecided
			}
			m := lay(slices.Sorted(slices.Values(parts)))
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
		for i, row := range m.numbers {
			for _, other := range m.numbers[:i] {
				if slices.Equal(row, other) {
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
