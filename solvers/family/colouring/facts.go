package colouring

import (
	"embed"
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/fdpaint"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are a triangle, three colours, and what is remarked about the colouring. The
// JSON names are the keys of the form.
type Facts struct {
	Remarks []paint.Remark `json:"remarks"`
	Colours []string       `json:"colours"`
	Split   int            `json:"split"` // into how many parts a side is cut
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, board, paint.Solution]{
		Info: puzzle.Info{
			Name:      "colouring",
			AnyAnswer: true,
			Title:     "A triangle of three colours",
			Summary:   "A triangle is cut into small ones, and its spots are coloured. Can a small triangle of three colours be avoided?",
			Counters:  fdpaint.Counters(),
			// Dropping a remark never loses a colouring.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  board.Orderings,
		Answer:     board.Answer,
		Says:       board.Says,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "What is remarked here is of the whole triangle, and hardly anything follows for a single spot: there is no argument spot by spot.",
		Renewal:    &renewal,
		Findings:   findings,
	})
}

var form = schema.Form{Fields: []schema.Field{
	{Key: remarks.Key, Kind: schema.Rows, FactsOnly: true, Label: "Remarks", Item: "remark", MaxItems: 60, Shapes: rows.Shapes(remarks, holds)},
	{Key: "split", Kind: schema.Number, Label: "Each side is cut into", Min: "1", Max: "6", Unit: "parts",
		Help: "Rows of spots are called a, b, c and so on from the top; a1 is the top, b2 the second from the left in row b."},
	{Key: "colours", Kind: schema.Names, Label: "Colours", Item: "colour", MinItems: 3, MaxItems: 3, MaxLength: 12},
}}

// board is the facts with their formulas read.
type board struct {
	triangle
	formulas rows.Formulas[paint.Remark]
}

// read finds what the form cannot know, and makes the board.
func read(f *Facts) (board, []*schema.FieldError) {
	t := newTriangle(*f)
	if errs := remarks.Faults(t, f.Remarks); len(errs) > 0 {
		return board{}, errs
	}
	return board{t, remarks.Formulas(t, f.Remarks)}, nil
}

func sentences(b board) []puzzle.Fact {
	rule := puzzle.Fact{ID: paint.RuleColours, Rule: true, Text: fmt.Sprintf("Each of the %d spots is %s.", len(b.Spots), english.List(b.Colours, "or"))}
	return append([]puzzle.Fact{rule}, remarks.Facts(b.triangle, b.f.Remarks)...)
}
