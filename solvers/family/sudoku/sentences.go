package sudoku

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// The facts besides the givens.
const (
	ruleCells     = "rule:cells"
	ruleRows      = "rule:rows"
	ruleColumns   = "rule:columns"
	factRegions   = "regions"
	factDiagonals = "diagonals"
)

// givenID is the path of a given, and so the ID of the fact that it states.
func (b *board) givenID(cell int) puzzle.FactID {
	return fmt.Sprintf("givens/%d/%d", cell/b.size, cell%b.size)
}

// sentences states the rules, the regions and diagonals, and the givens.
func sentences(b *board) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleCells, Rule: true, Text: fmt.Sprintf("Each cell holds one number from 1 to %d.", b.size)},
		{ID: ruleRows, Rule: true, Text: "Each row holds each number once."},
		{ID: ruleColumns, Rule: true, Text: "Each column holds each number once."},
		{ID: factRegions, Text: "Each region holds each number once."},
	}
	if b.facts.Diagonals {
		facts = append(facts, puzzle.Fact{ID: factDiagonals, Text: "Each of the two diagonals holds each number once."})
	}
	for cell, n := range b.given {
		if n > 0 {
			facts = append(facts, puzzle.Fact{ID: b.givenID(cell), Text: english.Capital(b.is(cell, n, "holds")) + "."})
		}
	}
	return facts
}

// place is a cell in words.
func (b *board) place(cell int) string {
	return english.Cell(cell/b.size, cell%b.size)
}

// is says that a cell holds a number: "row 1, column 4 holds 2".
func (b *board) is(cell, n int, verb string) string {
	return b.place(cell) + " " + verb + " " + strconv.Itoa(n)
}

// places names some cells in short: "r1c4 and r2c4".
func (b *board) places(cells []int) string {
	names := make([]string, len(cells))
	for i, cell := range cells {
		names[i] = fmt.Sprintf("r%dc%d", cell/b.size+1, cell%b.size+1)
	}
	return english.List(names, "and")
}

// numbers lists a set of numbers.
func (b *board) numbers(set uint32) []string {
	var names []string
	for n := 1; n <= b.size; n++ {
		if set&bit(n) != 0 {
			names = append(names, strconv.Itoa(n))
		}
	}
	return names
}

// short writes a set of numbers into a cell: "2/5/8".
func (b *board) short(set uint32) string { return strings.Join(b.numbers(set), "/") }
