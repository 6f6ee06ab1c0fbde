package sudoku

import (
	"embed"
	"encoding/json"
	"strconv"

	"solvitur/solvers/argue"
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
}

// Solution is a filled board.
type Solution struct {
	Grid Grid `json:"grid"`
}

// Grid holds numbers by row and column. Written in JSON they are texts, as givens
// are; a search may write a million boards, so that is done here.
type Grid [][]int

// MarshalJSON writes the numbers as texts.
func (s Solution) MarshalJSON() ([]byte, error) {
	text := make([]byte, 0, 12+5*len(s.Grid)*len(s.Grid))
	text = append(text, `{"grid":`...)
	separator := byte('[')
	for _, row := range s.Grid {
		text = append(text, separator)
		separator = '['
		for _, n := range row {
			text = append(text, separator, '"')
			text = append(strconv.AppendInt(text, int64(n), 10), '"')
			separator = ','
		}
		text = append(text, ']')
	}
	return append(text, "]}"...), nil
}

// UnmarshalJSON reads numbers that are written as texts.
func (g *Grid) UnmarshalJSON(raw []byte) error {
	var rows [][]string
	if err := json.Unmarshal(raw, &rows); err != nil {
		return err
	}
	for _, row := range rows {
		numbers := make([]int, len(row))
		for c, text := range row {
			n, err := strconv.Atoi(text)
			if err != nil {
				return err
			}
			numbers[c] = n
		}
		*g = append(*g, numbers)
	}
	return nil
}

// The strategies.
const (
	propagation = puzzle.ByPropagation
	fewestFirst = "fewest"
	cellByCell  = "stepwise"
	rowByRow    = "rows"
	exactCover  = "cover"
	reasoning   = "reasoning"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *board, Solution]{
		Info: puzzle.Info{
			Name:    "sudoku",
			Title:   "Each number once",
			Summary: "A square of cells: every row, every column and every region holds each number once.",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "numbers tried"},
				puzzle.DeadEnds,
				{Name: "tests", Title: "places looked at", Of: []string{fewestFirst, cellByCell, rowByRow, exactCover, reasoning}},
				{Name: "work", Title: "crossed off", Of: []string{exactCover, reasoning}},
				{Name: "propagations", Title: "rules applied", Of: []string{propagation}},
			},
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Says:       says,
		Given:      given,
		Argue:      argue.With(argued),
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Renewal:    &renewal,
		Verdict:    verdict,
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

func orderings(*board) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "cells", Label: "Cells, sorted by", Items: []string{byRow, byColumn, byRegion}}}
}
