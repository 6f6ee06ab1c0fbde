package latinsquares

import (
	"embed"

	"solvitur/solvers/argue"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is asked of one square or of two, and the cells given. The JSON
// names are the keys of the form.
type Facts struct {
	Givens      [][]string `json:"givens"`      // by row and column: a number from 1, "" for an empty cell
	Others      [][]string `json:"others"`      // the same of the second square
	Squares     string     `json:"squares"`     // one, or two
	FirstRow    bool       `json:"firstRow"`    // of each square, in order
	FirstColumn bool       `json:"firstColumn"` // of the first square, in order
	Diagonals   string     `json:"diagonals"`   // none, both, or all
	Order       int        `json:"order"`
	What        string     `json:"what"`  // a symbol of the first square is: "rank"
	Other       string     `json:"other"` // and one of the second
	Names       []string   `json:"names"` // of the symbols, in their order; those without one are numbers
	OtherNames  []string   `json:"otherNames"`
}

// Solution is one answer: a square, or two.
type Solution struct {
	First  [][]string `json:"first"` // by row and column: a number from 1
	Second [][]string `json:"second,omitempty"`
}

// Values of the choices.
const (
	two           = "two"
	mainDiagonals = "both"
	allDiagonals  = "all"
)

// mostOrder is the largest order: ten was the first that took a machine.
const mostOrder = 10

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *parade, Solution]{
		Info: puzzle.Info{
			Name:      "latinsquares",
			AnyAnswer: true,
			Title:     "Latin squares",
			Summary:   "Each symbol once in every row and column; and two such squares, laid on one another, that show no pair twice.",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "symbols tried"},
				puzzle.DeadEnds,
				{Name: "tests", Title: "tests made", Of: []string{fdsearch.ByBacktracking}},
				{Name: "work", Title: "squares filled, or no-goods learned", Of: []string{bySquares, fdsearch.ByLearning}},
				{Name: "propagations", Title: "rules applied", Of: []string{fdsearch.ByPropagation, fdsearch.ByLearning}},
			},
			// A given cell or a condition less never loses an answer.
			Monotone: true,
		},
		Form:    form,
		Presets: presets,
		Empty: `{"squares": "one", "order": 4, "firstRow": false, "firstColumn": false, "diagonals": "none", "what": "number", "other": "letter",
			"givens": [["", "", "", ""], ["", "", "", ""], ["", "", "", ""], ["", "", "", ""]], "others": [["", "", "", ""], ["", "", "", ""], ["", "", "", ""], ["", "", "", ""]]}`,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Derived:    derived,
		Says:       says,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Argue:      argue.With(argued),
		Renewal:    &renewal,
		Verdict:    verdict,
	})
}

var form = schema.Form{Fields: []schema.Field{
	{Key: "givens", Kind: schema.Grid, Label: "Given cells", Rows: "order", Columns: "order", Symbols: "order",
		Help: "Numbers stand for the names below, in their order."},
	{Key: "squares", Kind: schema.Choice, Label: "How many squares", Options: schema.Labelled("one", "one square", two, "two, laid on one another, with no pair twice")},
	{Key: "order", Kind: schema.Number, Label: "Order", Min: "1", Max: "10", Help: "How many rows, columns and symbols there are."},
	{Key: "firstRow", Kind: schema.Switch, Label: "The first row is in order"},
	{Key: "firstColumn", Kind: schema.Switch, Label: "The first column (of the first square) is in order",
		Help: "With both in order, a square is called reduced."},
	{Key: "diagonals", Kind: schema.Choice, Label: "Diagonals that hold each symbol once", Options: schema.Labelled("none", "none need to", mainDiagonals, "the two long ones", allDiagonals, "all, going on at the other side")},
	{Key: "what", Kind: schema.Text, Label: "What a cell shows", MaxLength: 16},
	{Key: "names", Kind: schema.Names, Label: "Names", Item: "name", Optional: true, MaxItems: mostOrder, MaxLength: 14, Help: "Where there is no name, there is a number."},
	{Key: "other", Kind: schema.Text, Label: "What a cell of the second square shows", MaxLength: 16},
	{Key: "otherNames", Kind: schema.Names, Label: "Names in the second square", Item: "name", Optional: true, MaxItems: mostOrder, MaxLength: 14},
	{Key: "others", Kind: schema.Grid, Label: "Given cells of the second square", Rows: "order", Columns: "order", Symbols: "order",
		Help: "With one square alone, these state nothing."},
}}
