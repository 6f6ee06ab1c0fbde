package maps

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

// Facts are a map, the colours at hand, and what is remarked about the colouring.
// The JSON names are the keys of the form.
type Facts struct {
	Remarks []paint.Remark `json:"remarks"`
	Colours []string       `json:"colours"`
	Map     Map            `json:"map"`
}

// A map is drawn: countries, and the borders that two of them share.
type (
	Map     = schema.Drawn
	Country = schema.Node
	Border  = schema.Link
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, atlas, paint.Solution]{
		Info: puzzle.Info{
			Name:      "maps",
			AnyAnswer: true,
			Title:     "A map in few colours",
			Summary:   "Regions that share a border get different colours. How few colours are enough?",
			Counters:  fdpaint.Counters(),
			// Dropping a border or a remark never loses a colouring.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  atlas.Orderings,
		Answer:     atlas.Answer,
		Says:       atlas.Says,
		Given:      given,
		Ways:       fdpaint.Ways(searched),
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "Most colours can change places on a map, and then nothing is certain of a single country: there is no argument country by country.",
		Renewal:    &renewal,
		Findings:   findings,
	})
}

// mostCountries bounds a map.
const mostCountries = 40

var form = schema.Form{Fields: []schema.Field{
	{Key: remarks.Key, Kind: schema.Rows, FactsOnly: true, Label: "Remarks", Item: "remark", MaxItems: 40, Shapes: rows.Shapes(remarks, holds)},
	{Key: "colours", Kind: schema.Names, Label: "Colours", Item: "colour", MinItems: 2, MaxItems: mostColours, MaxLength: 12},
	{Key: "map", Kind: schema.Map, Label: "Map", NodeItem: "region", Item: "border", MaxNodes: mostCountries, MaxItems: 120, MaxLength: 24,
		Help: "A border that is switched off does not count: its regions may have the same colour."},
}}

// mostColours bounds how many colours there are.
const mostColours = 6

// atlas is the facts with their borders and formulas read.
type atlas struct {
	paint.Board
	f        Facts
	borders  [][2]int // the numbers of the countries
	formulas rows.Formulas[paint.Remark]
}

// read finds what the form cannot know, and makes the atlas.
func read(f *Facts) (a atlas, errs []*schema.FieldError) {
	a = atlas{Board: paint.Board{Item: "region", Items: "regions", Colours: f.Colours}, f: *f}
	if len(f.Map.Nodes) == 0 {
		errs = append(errs, schema.Errorf("map/nodes", "There is no region to colour: add one."))
	}
	for _, country := range f.Map.Nodes {
		a.Spots = append(a.Spots, country.Name)
	}
	for i, border := range f.Map.Links {
		if border.From == border.To {
			errs = append(errs, schema.Errorf(borderID(i)+"/to", "“%s” has no border with itself: choose another region, or delete the border.", border.From))
		}
		a.borders = append(a.borders, [2]int{a.Spot(border.From), a.Spot(border.To)})
	}
	if errs = append(errs, remarks.Faults(*f, f.Remarks)...); len(errs) > 0 {
		return atlas{}, errs
	}
	a.formulas = remarks.Formulas(*f, f.Remarks)
	return a, nil
}

// borderID is the path of a border, and so the ID of the fact that it states.
func borderID(i int) puzzle.FactID { return fmt.Sprintf("map/links/%d", i) }

func sentences(a atlas) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: paint.RuleColours, Rule: true, Text: fmt.Sprintf("Each region is %s.", english.List(a.Colours, "or"))}}
	facts = append(facts, remarks.Facts(a.f, a.f.Remarks)...)
	for i, border := range a.f.Map.Links {
		facts = append(facts, puzzle.Fact{ID: borderID(i), Text: english.Capital(fmt.Sprintf("%s and %s share a border: their colours differ.", border.From, border.To))})
	}
	return facts
}
