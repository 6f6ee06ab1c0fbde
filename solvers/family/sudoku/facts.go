package sudoku

import (
	"embed"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are a board and the numbers given in it. The JSON names are the keys of
// the form.
type Facts struct {
	Givens    [][]string `json:"givens"`    // by row and column; "" for an empty cell
	Regions   [][]string `json:"regions"`   // by row and column, the name of the region
	Diagonals bool       `json:"diagonals"` // both hold each number once
	Size      string     `json:"size"`      // of a side, "9"

	// ready is the same, made ready for searches by validate.
	ready *board
}

// Solution is a filled board: a text for every row, a sign for every cell. The
// signs are 1 to 9 and, for the numbers from 10 to 25, A to P.
type Solution struct {
	Rows []string `json:"rows"`
}

// The strategies.
const (
	propagation = "propagation"
	fewestFirst = "fewest"
	cellByCell  = "stepwise"
	rowByRow    = "rows"
	exactCover  = "cover"
	reasoning   = "reasoning"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, Solution]{
		Info: puzzle.Info{
			Name:    "sudoku",
			Title:   "Each number once",
			Summary: "A square of cells: every row, every column and every region holds each number once.",
			Strategies: []puzzle.Strategy{
				{Name: propagation, Title: "Propagation", Teaches: "Every row, column and region looks for groups of cells that use up as many numbers, and crosses these off elsewhere. A number is tried only when nothing more follows, in the cell with the fewest left."},
				{Name: fewestFirst, Title: "The cell with the fewest candidates", Teaches: "No reasoning, one good habit: always go on with the cell that has the fewest numbers left. If that is one, there is nothing to choose; if none, step back at once."},
				{Name: cellByCell, Title: "Cell by cell", Teaches: "The course's way: take the cells in a fixed order, put the next number in, and test it against all that is filled in its row, column and region. The order of cells changes the work, sometimes by a factor of a hundred."},
				{Name: rowByRow, Title: "Row by row", Teaches: "The same, but the columns and regions are tested only when a whole row is filled with different numbers. What is wrong in the first cell is noticed after the last."},
				{Name: exactCover, Title: "Exact cover", Teaches: "“A number in this cell” and “this number in that row” are wishes, and each must be met exactly once. Knuth's dancing links take the wish with the fewest ways to meet it, and unlink and relink whatever clashes."},
				{Name: reasoning, Title: "Reasoning, as a person does", Teaches: "The last number for a cell, the last place for a number, numbers locked into a line, pairs, triples, X-wings: every step is one sentence. Where they do not reach it guesses, and says so. (r4c5 is row 4, column 5.)"},
			},
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "numbers tried"},
				{Name: "deadEnds", Title: "dead ends"},
				{Name: "tests", Title: "looked at", Of: []string{fewestFirst, cellByCell, rowByRow, exactCover, reasoning}},
				{Name: "work", Title: "crossed off", Of: []string{exactCover, reasoning}},
				{Name: "propagations", Title: "propagations", Of: []string{propagation}},
			},
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Validate:   validate,
		Facts:      sentences,
		Orderings:  orderings,
		Claims:     claims,
		Holds:      holds,
		Given:      given,
		Solve:      solve,
		Violations: violations,
		Show:       show,
		Answer:     answer,
		Findings:   findings,
	})
}

func sizes(all ...string) (options []schema.Option) {
	for _, n := range all {
		options = append(options, schema.Option{Value: n, Label: n + " × " + n})
	}
	return options
}

var form = schema.Form{Fields: []schema.Field{
	{Key: "givens", Kind: schema.Grid, Label: "Givens", Rows: "size", Columns: "size", Symbols: "size"},
	{Key: "regions", Kind: schema.Regions, Label: "Regions", Rows: "size", Columns: "size", Symbols: "size",
		Help: "All have as many cells as the board has rows. They need not be in one piece."},
	{Key: "diagonals", Kind: schema.Switch, Label: "Both diagonals hold each number once, too"},
	{Key: "size", Kind: schema.Choice, Label: "Size", Options: sizes("4", "6", "9", "12", "16", "25")},
}}

// The items of the order of cells. They are compared one after the other: with
// columns first, a cell of an earlier column comes first, and of the same
// column that of an earlier row.
const (
	byRow    = "rows"
	byColumn = "columns"
	byRegion = "regions"
)

func orderings(Facts) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "cells", Label: "Cells, sorted by", Items: []string{byRow, byColumn, byRegion}}}
}
