package circuit

import (
	"embed"
	"encoding/json"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known. Numbers are kept as they are written, as decimals.
type Facts struct {
	Oases     []Oasis     `json:"oases"`     // clockwise
	PerGallon json.Number `json:"perGallon"` // miles to a gallon
	Tank      json.Number `json:"tank,omitempty"`
	Fuel      json.Number `json:"fuel"` // gallons in the tank before the start
}

// Oasis has fuel to take, and a road to the next one clockwise.
type Oasis struct {
	Name    string      `json:"name"`
	Gallons json.Number `json:"gallons"`
	Miles   json.Number `json:"miles"`
}

// Solution is a drive all the way round.
type Solution struct {
	Start     string    `json:"start"`
	Direction Direction `json:"direction"`
}

// Direction is a way round the ring.
type Direction string

// The directions, in the order in which they are tried.
const (
	Clockwise        Direction = "clockwise"
	Counterclockwise Direction = "counterclockwise"
)

var directions = []Direction{Clockwise, Counterclockwise}

func (d Direction) other() Direction {
	if d == Clockwise {
		return Counterclockwise
	}
	return Clockwise
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, ring, Solution]{
		Info: puzzle.Info{
			Name:     "circuit",
			Title:    "Round a ring road",
			Summary:  "Fuel waits at the oases of a ring road: from where, and which way, can one drive all the way round?",
			Counters: []puzzle.Counter{{Name: "tests", Title: "legs worked out"}, {Name: "nodes", Title: "starts judged"}, {Name: "deadEnds", Title: "drives that ran dry"}},
			Monotone: true,
			Joint:    true, // no oasis alone makes a tank run dry
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Answer:     answerForm,
		Claims:     claims,
		Says:       says,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Renewal:    &renewal,
		Unargued:   "Whether one gets round is decided by adding up the fuel leg by leg, not by ruling out one thing after another.",
		Findings:   findings,
	})
}

// form says what can be edited. The bounds are what lets ring.go count in
// 64-bit integers.
var form = schema.Form{Fields: []schema.Field{
	{
		Key: "oases", Kind: schema.Rows, Label: "Oases, clockwise", Item: "oasis", MinItems: 2, MaxItems: 200,
		Help: "Of an oasis that is switched off nothing is known: it may have any amount of fuel, and the next one may be near. For an oasis without fuel write 0 gallons.",
		Shapes: []schema.Shape{{
			Sentence: "{name} has {gallons} gallons; {miles} miles to the next",
			One:      &schema.One{Key: "gallons", Sentence: "{name} has {gallons} gallon; {miles} miles to the next"},
			Fields: []schema.Field{
				{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 24, Unique: true},
				{Key: "gallons", Kind: schema.Number, Label: "gallons", Min: "0", Max: "1000000", Decimals: 3},
				{Key: "miles", Kind: schema.Number, Label: "miles to the next", Min: "0", Max: "1000000", Decimals: 3},
			},
			New: []byte(`{"name": "New oasis", "gallons": 10, "miles": 250}`),
		}},
	},
	{Key: "perGallon", Kind: schema.Number, Label: "Miles to a gallon", Min: "0.001", Max: "1000", Decimals: 3, Unit: "miles"},
	{Key: "tank", Kind: schema.Number, Label: "The tank holds at most", Help: "Leave it empty, or 0, for a tank that holds any amount.", Optional: true, Min: "0", Max: "1000000", Decimals: 3, Unit: "gallons"},
	{Key: "fuel", Kind: schema.Number, Label: "In the tank before the start", Min: "0", Max: "1000000", Decimals: 3, Unit: "gallons"},
}}

// answerForm is what an answer consists of.
func answerForm(r ring) schema.Form {
	starts := make([]schema.Option, r.n)
	for i, o := range r.Oases {
		starts[i] = schema.Option{Value: o.Name, Label: o.Name}
	}
	ways := make([]schema.Option, len(directions))
	for i, d := range directions {
		ways[i] = schema.Option{Value: string(d), Label: string(d)}
	}
	return schema.Form{Fields: []schema.Field{
		{Key: "start", Kind: schema.Choice, Label: "The drive starts at", Options: starts},
		{Key: "direction", Kind: schema.Choice, Label: "and goes", Options: ways},
	}}
}

// read finds what the form cannot know, writes numbers in their shortest form,
// and makes the road of the facts.
func read(f *Facts) (road ring, errs []*schema.FieldError) {
	for i := range f.Oases {
		o := &f.Oases[i]
		o.Gallons, o.Miles = shortest(o.Gallons), shortest(o.Miles)
	}
	f.PerGallon, f.Tank, f.Fuel = shortest(f.PerGallon), shortest(f.Tank), shortest(f.Fuel)
	if f.Tank == "0" {
		f.Tank = ""
	}
	if f.Tank != "" && thousandths(f.Fuel) > thousandths(f.Tank) {
		errs = append(errs, schema.Errorf("fuel", "The tank holds %s gallons, and cannot have %s in it: put in less, or take a larger tank.", f.Tank, f.Fuel))
	}
	return newRing(*f), errs
}

// shortest drops the zeros behind the last decimal that matters.
func shortest(n json.Number) json.Number {
	text := n.String()
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return json.Number(text)
}

// oasisID is the path of a row, and so the ID of the fact that it states.
func oasisID(i int) puzzle.FactID { return "oases/" + strconv.Itoa(i) }

// The IDs of the other facts.
const (
	tankID   = "tank"
	fuelID   = "fuel"
	ruleUse  = "rule:consumption"
	ruleRoad = "rule:round"
)
