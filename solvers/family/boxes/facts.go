package boxes

import (
	"embed"

	"solvitur/solvers/argue"
	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are boxes, balls, and conditions on which go into which. The JSON names
// are the keys of the form.
type Facts struct {
	Conditions []Condition `json:"conditions"`
	Colours    []Colour    `json:"colours"`
	// Boxes are named; a box with the name of a colour has that colour.
	Boxes  []string `json:"boxes"`
	PerBox int      `json:"perBox"` // every box holds so many balls
	Groups []string `json:"groups"` // of colours
}

// store is the facts with their formulas read and their names numbered.
type store struct {
	Facts
	formulas rows.Formulas[Condition]

	boxes, colours map[string]int
	own            []int            // by box: the colour that it has by its name, or -1
	groups         map[string][]int // the boxes whose colours belong to each
}

// Colour is a colour, how many balls have it, and the group that it belongs to
// (schema.Any for none).
type Colour struct {
	Balls int    `json:"balls"`
	Name  string `json:"name"`
	Group string `json:"group"`
}

// Condition is one row of the conditions. Which members it has depends on the
// kind; see conditions.go.
type Condition struct {
	Kind    string `json:"kind"`
	Box     string `json:"box,omitempty"`
	Other   string `json:"other,omitempty"` // another box
	Group   string `json:"group,omitempty"`
	Colour  string `json:"colour,omitempty"`
	Second  string `json:"second,omitempty"` // another colour
	Compare string `json:"compare,omitempty"`
	Number  *int   `json:"number,omitempty"`
	Formula string `json:"formula,omitempty"`
}

// RowKind is the kind of a condition.
func (c Condition) RowKind() string { return c.Kind }

// Solution is one way to fill the boxes: by box and colour, the number of balls.
type Solution struct {
	Boxes map[string]map[string]int `json:"boxes"`
}

// The strategies.
const (
	propagation = puzzle.ByPropagation
	boxByBox    = "box-by-box"
	listFront   = "list-front"
	listEnd     = "list-end"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, store, Solution]{
		Info: puzzle.Info{
			Name:    "boxes",
			Title:   "Which balls in which box",
			Summary: "Coloured balls, boxes with room for a few each, and conditions on which ball goes where.",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "choices tried"},
				{Name: "tests", Title: "conditions tested"},
				puzzle.DeadEnds,
				{Name: "space", Title: "fillings listed", Of: []string{listFront, listEnd}},
				{Name: "work", Title: "steps along the list", Of: []string{listFront, listEnd}},
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
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Argue:      argue.With(argued),
	})
}

// Bounds of the form.
const (
	maxBoxes   = 12
	maxColours = 12
	maxPerBox  = 12
	maxBalls   = 144 // of one colour: enough for all boxes
)

var form = schema.Form{Fields: []schema.Field{
	{Key: "conditions", Kind: schema.Rows, FactsOnly: true, Label: "Conditions", Item: "condition", MaxItems: 60, Shapes: rows.Shapes(conditions, holds)},
	{Key: "colours", Kind: schema.Rows, Label: "Balls", Item: "colour", MinItems: 1, MaxItems: maxColours,
		Help: "Every box is filled; balls may be left over. Of a colour that is switched off there may be any number of balls. A colour may belong to a group, such as cold or neutral; the box of that colour then belongs to it as well.",
		Shapes: []schema.Shape{{
			Sentence: "{balls} {name} balls; group: {group}",
			One:      &schema.One{Key: "balls", Sentence: "{balls} {name} ball; group: {group}"},
			Fields: []schema.Field{
				{Key: "balls", Kind: schema.Number, Label: "how many balls", Min: "0", Max: "144"},
				{Key: "name", Kind: schema.Text, Label: "colour", MaxLength: 16},
				{Key: "group", Kind: schema.Choice, Label: "group", From: "groups", AnyLabel: "(none)"},
			},
			New: []byte(`{"balls": 2, "name": "yellow", "group": "*"}`),
		}}},
	{Key: "boxes", Kind: schema.Names, Label: "Boxes", Item: "box", MinItems: 1, MaxItems: maxBoxes, MaxLength: 16,
		Help: "A box with the name of a colour has that colour."},
	{Key: "perBox", Kind: schema.Number, Label: "Balls in each box", Min: "1", Max: "12"},
	{Key: "groups", Kind: schema.Names, Label: "Groups of colours", Item: "group", Optional: true, MaxItems: 8, MaxLength: 16},
}}

// inBoxes is where an answer tells what is in the boxes.
const inBoxes = "boxes"

// answerForm asks for every box how many balls it holds of every colour.
func answerForm(f store) schema.Form {
	table := schema.Field{Key: inBoxes, Kind: schema.Table, Label: "What is in the boxes", Names: f.Boxes}
	for _, colour := range f.Colours {
		table.Cells = append(table.Cells, schema.Whole(colour.Name, colour.Name, 0, f.PerBox))
	}
	return schema.Form{Fields: []schema.Field{table}}
}

func orderings(f store) []puzzle.Ordering {
	colours := each.Of(f.Colours, func(colour Colour) string { return colour.Name })
	return []puzzle.Ordering{
		{Name: "boxes", Label: "Order of boxes", Items: append([]string{}, f.Boxes...)},
		{Name: "colours", Label: "Order of balls", Items: colours},
	}
}
