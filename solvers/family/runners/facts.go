package runners

import (
	"embed"
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are who ran, and what is remarked about how they came in. The JSON names
// are the keys of the form.
type Facts struct {
	Runners []string `json:"runners"`
	Remarks []Remark `json:"remarks"`
	Guesses []Guess  `json:"guesses,omitempty"`
}

// Remark is one row of the remarks. Which members it has depends on the kind; see
// remarks.go.
type Remark struct {
	Kind    string `json:"kind"`
	Runner  string `json:"runner,omitempty"`
	Other   string `json:"other,omitempty"`
	Third   string `json:"third,omitempty"`
	How     string `json:"how,omitempty"`
	Number  *int   `json:"number,omitempty"`
	Guess   string `json:"guess,omitempty"`
	Formula string `json:"formula,omitempty"`
}

// RowKind is the kind of a remark.
func (r Remark) RowKind() string { return r.Kind }

// Solution is one result: every runner's place, the winner's being 1.
type Solution struct {
	Places map[string]Place `json:"places"`
}

// Place is where a runner came in.
type Place struct {
	Place int `json:"place"`
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, race, Solution]{
		Info: puzzle.Info{
			Name:     "runners",
			Title:    "In which order they came in",
			Summary:  "A race is over. A few remarks about it are all there is: who came where?",
			Counters: fdsearch.CountersOf(ways),
			// Dropping a remark never loses a result.
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
		Renewal:    &renewal,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Findings:   findings,
	})
}

var form = schema.Form{Fields: []schema.Field{
	{Key: remarks.Key, Kind: schema.Rows, FactsOnly: true, Label: "Remarks", Item: "remark", MaxItems: 40, Shapes: rows.Shapes(remarks, holds)},
	{Key: "runners", Kind: schema.Names, Label: "Runners", Item: "runner", MinItems: 2, MaxItems: 12, MaxLength: 16},
	{Key: "guesses", Kind: schema.Rows, Label: "Guesses", Item: "guess", Optional: true, MaxItems: 6, Shapes: []schema.Shape{guessShape},
		Help: "Orders that somebody guessed, which remarks may speak of: the names of all runners, with commas."},
}}

// race is the facts with their formulas and guesses read.
type race struct {
	Facts
	formulas rows.Formulas[Remark]
	guessed  map[string][]string // by name, the runners in order
}

// read finds what the form cannot know, and makes the race.
func read(f *Facts) (race, []*schema.FieldError) {
	guessed, errs := f.readGuesses()
	if errs = append(errs, remarks.Faults(*f, f.Remarks)...); len(errs) > 0 {
		return race{}, errs
	}
	return race{*f, remarks.Formulas(*f, f.Remarks), guessed}, nil
}

// ruleOwnPlace is a rule of the kind: it can be named in a reason, but not
// switched off.
const ruleOwnPlace = "rule:own-place"

func sentences(f race) []puzzle.Fact {
	rule := puzzle.Fact{ID: ruleOwnPlace, Rule: true, Text: fmt.Sprintf("Of %d runners, no two came in at once.", len(f.Runners))}
	return append([]puzzle.Fact{rule}, remarks.Facts(f.Facts, f.Remarks)...)
}

func orderings(f race) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "runners", Label: "Order of runners", Items: slices.Clone(f.Runners)}}
}

// answerForm asks for the place of every runner.
func answerForm(f race) schema.Form {
	return schema.Form{Fields: []schema.Field{{Key: "places", Kind: schema.Table, Label: "Places", Names: f.Runners,
		Cells: []schema.Field{schema.Whole("place", "place", 1, len(f.Runners))}}}}
}

// came claims that a runner came in at a place.
func came(runner string, place int) claim.Atom {
	return claim.Atom{Path: []string{"places", runner, "place"}, Rel: claim.Is, Value: place}
}

// says is a claim as a sentence.
func says(_ race, c claim.Claim) (string, error) { return c.Sentence(clause) }

// clause says where a runner came in, or that it is not so: "Ann is 3rd".
func clause(a claim.Atom, is bool) (string, error) {
	said, err := a.Predicate(is, func(place any) (string, error) {
		n, _ := place.(int)
		return english.Ordinal(n), nil
	})
	return a.Path[1] + " " + said, err
}
