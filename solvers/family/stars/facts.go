package stars

import (
	"embed"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are a drawn figure, and what is known of the numbers in it. The JSON names
// are the keys of the form.
type Facts struct {
	Figure    Figure   `json:"figure"`
	Sum       *int     `json:"sum,omitempty"` // of every line; nil: it is not told
	Numbers   string   `json:"numbers"`       // those to be used: "1-6, 8-10, 12"
	Different bool     `json:"different"`     // no number stands twice
	Remarks   []Remark `json:"remarks"`
}

// A figure is drawn: circles, each of which holds a number, and straight lines, each
// through all circles that lie between its ends.
type (
	Figure = schema.Drawn
	Circle = schema.Node
	Line   = schema.Link
)

// Remark is one row of the remarks. Which members it has depends on the kind; see
// remarks.go.
type Remark struct {
	Kind    string `json:"kind"`
	Circle  string `json:"circle,omitempty"`
	Other   string `json:"other,omitempty"`
	Circles string `json:"circles,omitempty"` // names, with commas
	How     string `json:"how,omitempty"`
	Number  *int   `json:"number,omitempty"`
}

// RowKind is the kind of a remark.
func (r Remark) RowKind() string { return r.Kind }

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *figure, Solution]{
		Info: puzzle.Info{
			Name:      "stars",
			AnyAnswer: true,
			Title:     "Numbers on lines",
			Summary:   "Circles joined by lines: put a number into each, so that all lines add up to the same.",
			Counters:  fdsearch.CountersOf(ways),
			Monotone:  true,
			// Lines have equal sums together, none of them by itself.
			Joint: true,
		},
		Form:       form,
		Presets:    presets,
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
		Verdict:    verdict,
		Unargued:   "A line can add up in too many ways for an argument in simple steps.",
		Findings:   findings,
		Renewal:    &renewal,
	})
}

// How much a figure and its numbers may be.
const (
	mostCircles = 30
	mostLines   = 40
	mostNumbers = 60
	largest     = 999
)

var form = schema.Form{Fields: []schema.Field{
	{Key: "figure", Kind: schema.Map, Label: "Figure", NodeItem: "circle", Item: "line", MaxNodes: mostCircles, MaxItems: mostLines, MaxLength: 12,
		Help: "A line is straight, and goes through every circle between its ends. One that is switched off may have any sum."},
	{Key: "sum", Kind: schema.Number, Label: "Every line adds up to", Optional: true, Min: "0", Max: "29970",
		Help: "Leave it empty if nobody says: then all lines add up to the same, whatever that is."},
	{Key: "numbers", Kind: schema.Text, Label: "The numbers", MaxLength: 120, Help: "Such as 1-12, or 1-6, 8-10, 12. There may be more than circles."},
	{Key: "different", Kind: schema.Switch, Label: "No number is used twice"},
	{Key: remarks.Key, Kind: schema.Rows, FactsOnly: true, Label: "Remarks", Item: "remark", MaxItems: 40, Shapes: rows.Shapes(remarks, holds)},
}}

// The IDs of the facts besides lines and remarks.
const (
	ruleNumbers = "rule:numbers"
	sumID       = "sum"
	differentID = "different"
)

// lineID is the path of a line, and so the ID of the fact that it states.
func lineID(i int) puzzle.FactID { return "figure/links/" + strconv.Itoa(i) }

func sentences(f *figure) []puzzle.Fact {
	each, one := fmt.Sprintf("Each of the %d circles", f.circles), "one of the numbers"
	if f.circles == 1 {
		each = "The circle"
	}
	if len(f.numbers) == 1 {
		one = "the number"
	}
	facts := []puzzle.Fact{{ID: ruleNumbers, Rule: true, Text: fmt.Sprintf("%s holds %s %s.", each, one, f.spread())}}
	if f.Different {
		facts = append(facts, puzzle.Fact{ID: differentID, Text: "No number is used twice."})
	}
	if f.Sum != nil {
		facts = append(facts, puzzle.Fact{ID: sumID, Text: fmt.Sprintf("Every line adds up to %s.", english.Thousands(*f.Sum))})
	}
	for i := range f.lines {
		facts = append(facts, puzzle.Fact{ID: lineID(i), Text: fmt.Sprintf("%s, through %s, adds up to the same as the other lines.", english.Capital(f.lineName(i)), f.list(f.lines[i]))})
	}
	return append(facts, remarks.Facts(f.Facts, f.Remarks)...)
}

// lineName is a line within a sentence.
func (f *figure) lineName(i int) string { return "line " + f.Figure.Links[i].Name }

// list names some circles.
func (f *figure) list(circles []int) string {
	names := each.Of(circles, func(c int) string { return f.names[c] })
	return english.List(names, "and")
}

func orderings(f *figure) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "circles", Label: "Order of circles", Items: slices.Clone(f.names)}}
}

// What claims speak of: circles/A/number, and the sum of the lines.
const (
	inCircles = "circles"
	ofNumber  = "number"
	ofSum     = "sum"
)

// answerForm asks for the number in every circle.
func answerForm(f *figure) schema.Form {
	first, last := f.numbers[0], f.numbers[len(f.numbers)-1]
	return schema.Form{Fields: []schema.Field{{Key: inCircles, Kind: schema.Table, Label: "The numbers", Names: f.names,
		Cells: []schema.Field{schema.Whole(ofNumber, "number", first, last)}}}}
}

// stands claims that a circle holds a number.
func (f *figure) stands(circle, number int) claim.Claim {
	return claim.That(number, inCircles, f.names[circle], ofNumber)
}

// derived is the sum that all lines have, nil where they differ.
func derived(f *figure, s Solution, path []string) (any, error) {
	if len(path) != 1 || path[0] != ofSum || len(f.lines) == 0 {
		return nil, fmt.Errorf("there is no such thing: use %s", ofSum)
	}
	x := s.numbers(f)
	first := total(x, f.lines[0])
	for _, line := range f.lines[1:] {
		if total(x, line) != first {
			return nil, nil
		}
	}
	return first, nil
}

// says is a claim as a sentence.
func says(f *figure, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		if a.Path[0] == ofSum {
			if _, err := derived(f, Solution{}, a.Path); err != nil {
				return "", err
			}
			n, ok := a.Value.(int)
			switch {
			case !ok || a.Rel != claim.Is:
				return "", fmt.Errorf("a claim about the sum says what it is: write %s", claim.That(26, ofSum))
			case is:
				return "every line adds up to " + english.Thousands(n), nil
			}
			return "not every line adds up to " + english.Thousands(n), nil
		}
		said, err := a.Predicate(is, func(number any) (string, error) { return fmt.Sprint(number), nil })
		return "the number in circle " + a.Path[1] + " " + said, err
	})
}
