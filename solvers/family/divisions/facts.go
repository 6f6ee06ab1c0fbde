package divisions

import (
	"embed"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what can still be read on the blackboard. The JSON names are the keys of
// the form. Numbers are written with a star for every digit that is wiped off.
type Facts struct {
	Divisor  string `json:"divisor"`
	Dividend string `json:"dividend"`
	Quotient string `json:"quotient"`
	Lines    []Line `json:"lines"`
	Base     int    `json:"base"`
}

// Line is one row of what is told besides. Which members it has depends on the
// kind; see lines.go.
type Line struct {
	Kind   string `json:"kind"`
	Number *int   `json:"number,omitempty"` // of the quotient's digit, from 1
	Digits string `json:"digits,omitempty"`
	Of     string `json:"of,omitempty"`
	How    string `json:"how,omitempty"`
}

// RowKind is the kind of a line.
func (l Line) RowKind() string { return l.Kind }

// Solution is one answer: the three numbers, digit by digit, each as a board of one
// row. All lines follow from them.
type Solution struct {
	Divisor  [][]string `json:"divisor"`
	Dividend [][]string `json:"dividend"`
	Quotient [][]string `json:"quotient"`
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *division, Solution]{
		Info: puzzle.Info{
			Name:    "divisions",
			Title:   "Divisions on a blackboard",
			Summary: "A long division was wiped off, all but a few digits: what was it?",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "digits and numbers tried"},
				puzzle.DeadEnds,
				{Name: "tests", Title: "tests made", Of: []string{upwards, fdsearch.ByGenerating}},
				{Name: "propagations", Title: "rules applied", Of: []string{fdsearch.ByPropagation, fdsearch.ByLearning}},
				{Name: "work", Title: "learned", Means: "sets of digits that are known never to go together", Of: []string{fdsearch.ByLearning}},
			},
			// A digit or a line less never loses an answer.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"base": 10, "divisor": "*", "dividend": "**", "quotient": "*", "lines": []}`,
		Read:       read,
		Facts:      sentences,
		Answer:     answerForm,
		Derived:    derived,
		Says:       says,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Renewal:    &renewal,
		Unargued:   "A digit follows from its column only together with what is carried and borrowed, through several columns and lines at once: that is too much for simple steps.",
		Findings:   findings,
	})
}

// Bounds of the form.
const (
	leastBase, mostBase = 2, 36
	mostDigits          = 15
	mostLines           = 40
)

func number(key, label, help string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Text, Label: label, Help: help, MaxLength: 2 * mostDigits}
}

var form = schema.Form{Fields: []schema.Field{
	number(ofDivisor, "Divisor", "A star for every digit that is wiped off: **7*."),
	number(ofDividend, "Dividend", "What is divided."),
	number(ofQuotient, "Quotient", "What comes out."),
	{Key: lines.Key, Kind: schema.Rows, Label: "The lines below", Item: "line", MaxItems: mostLines, Shapes: rows.Shapes(lines, holds),
		Help: "Product 1 is the divisor times the quotient’s first digit, product 2 that with the second digit, and so on."},
	{Key: "base", Kind: schema.Number, Label: "Number base", Min: "2", Max: "36", Help: "How many digits there are: 10 in everyday numbers. From ten on they are written A for 10, B for 11 and so on, up to Z for 35."},
}}

// ruleDivision is the rule of the kind.
const ruleDivision = "rule:division"

// sentences: a number of which no digit is known states nothing beyond the rule.
func sentences(m *division) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: ruleDivision, Rule: true, Text: fmt.Sprintf(
		"A number of %s, divided by one of %s, is a number of %s; no number begins with 0, and what is left over is less than the divisor.",
		digitsOf(m.dividend), digitsOf(m.divisor), digitsOf(m.quotient))}}
	for _, n := range m.numbers() {
		if n.pattern.tells() {
			facts = append(facts, puzzle.Fact{ID: n.key, Text: fmt.Sprintf("The %s reads %s.", n.key, n.pattern)})
		}
	}
	return append(facts, lines.Facts(m.Facts, m.Lines)...)
}

func digitsOf(p pattern) string { return english.Count(len(p), "digit", "digits") }

// The three numbers, by the keys of the form.
const (
	ofDivisor  = "divisor"
	ofDividend = "dividend"
	ofQuotient = "quotient"
)

// named is one of the three numbers.
type named struct {
	key     string
	pattern pattern
}

func (m *division) numbers() []named {
	return []named{{ofDivisor, m.divisor}, {ofDividend, m.dividend}, {ofQuotient, m.quotient}}
}

func (m *division) of(key string) pattern {
	all := m.numbers()
	return all[slices.IndexFunc(all, func(n named) bool { return n.key == key })].pattern
}
