package digits

import (
	"embed"
	"fmt"

	"solvitur/solvers/argue"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known. The JSON names are the keys of the form.
type Facts struct {
	Subject    string      `json:"subject"` // "Frank's number"
	Numbers    []string    `json:"numbers"` // a letter for every digit; a hyphen only groups
	Base       int         `json:"base"`
	Conditions []Condition `json:"conditions"`
}

// Condition is one row of the conditions. Which members it has depends on the
// kind; see the form.
type Condition struct {
	Kind     string `json:"kind"`
	Formula  string `json:"formula,omitempty"`
	Left     string `json:"left,omitempty"`
	Relation string `json:"relation,omitempty"`
	Times    *int   `json:"times,omitempty"`
	Right    string `json:"right,omitempty"`
	Quotient string `json:"quotient,omitempty"`
	Rest     string `json:"rest,omitempty"`
	Note     string `json:"note,omitempty"`
}

// The kinds of condition.
const (
	kindFormula   = "formula"
	kindTimes     = "times"
	kindRelation  = "relation"
	kindDivision  = "division"
	kindDifferent = "different"
	kindLeading   = "leading"
)

// Solution is one answer: the digit of every letter.
type Solution = letters.Solution

// The strategies.
const (
	propagation = puzzle.ByPropagation
	elimination = "elimination"
	stepwise    = "digit-by-digit"
	generation  = "generate"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "digits",
			Title:   "Which digits?",
			Summary: "Numbers with a letter for every digit, and conditions that the digits must meet.",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "digits tried"},
				{Name: "tests", Title: "conditions tested", Of: []string{stepwise, generation}},
				puzzle.DeadEnds,
				{Name: "propagations", Title: "narrowing steps", Of: []string{propagation, elimination}},
			},
			// A condition less never loses a number.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"base": 10, "subject": "The number", "numbers": ["abc"], "conditions": []}`,
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
		Verdict:    verdict,
		Findings:   findings,
		Renewal:    &renewal,
	})
}

const formulaLength = 200

func formulaField(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Formula, Label: label, MaxLength: formulaLength, Words: words, From: "numbers"}
}

var noteField = schema.Field{Key: "note", Kind: schema.Text, Label: "in words", Optional: true, MaxLength: 160}

// form says what can be edited, and within which bounds.
var form = schema.Form{Fields: []schema.Field{
	{Key: "conditions", Kind: schema.Rows, Label: "Conditions", Item: "condition", MaxItems: 60,
		Help: "abc is the number with the digits a, b, c. Signs: + - * ^ = != < <= > >= and parentheses; words: and, or, not, div and mod (whole quotient and remainder), sum(…) of the digits, rev(…) for digits backwards, different(…). There is no quotient and no remainder by 0: a comparison with one does not hold, and “not” before it does.",
		Shapes: []schema.Shape{
			{Kind: kindFormula, Label: "a formula", Sentence: "{formula}", Fields: []schema.Field{formulaField("formula", "formula"), noteField},
				New: []byte(`{"kind": "formula", "formula": "a < b"}`)},
			{Kind: kindTimes, Label: "a multiple", Sentence: "{left} is {times} times {right}", Fields: []schema.Field{
				formulaField("left", "the multiple"),
				{Key: "times", Kind: schema.Number, Label: "how many times", Min: "0", Max: "1000000"},
				formulaField("right", "number"), noteField},
				New: []byte(`{"kind": "times", "left": "b", "times": 2, "right": "a"}`)},
			{Kind: kindRelation, Label: "a comparison", Sentence: "{left} {relation} {right}", Fields: []schema.Field{
				formulaField("left", "left side"),
				{Key: "relation", Kind: schema.Choice, Label: "comparison", Options: []schema.Option{
					{Value: "=", Label: "is"}, {Value: "!=", Label: "is not"},
					{Value: "<", Label: "is less than"}, {Value: "<=", Label: "is at most"},
					{Value: ">", Label: "is greater than"}, {Value: ">=", Label: "is at least"}}},
				formulaField("right", "right side"), noteField},
				New: []byte(`{"kind": "relation", "left": "a", "relation": "<", "right": "b"}`)},
			{Kind: kindDivision, Label: "a division", Sentence: "{left} divided by {right} gives {quotient}, and {rest} is left over", Fields: []schema.Field{
				formulaField("left", "dividend"), formulaField("right", "divisor"), formulaField("quotient", "quotient"), formulaField("rest", "remainder"), noteField},
				New: []byte(`{"kind": "division", "left": "a", "right": "b", "quotient": "2", "rest": "1"}`)},
			{Kind: kindDifferent, Label: "different digits", Sentence: "the digits of {left} are all different", Fields: []schema.Field{formulaField("left", "block of digits"), noteField},
				New: []byte(`{"kind": "different", "left": "ab"}`)},
			{Kind: kindLeading, Label: "no leading zero", Sentence: "no number begins with 0", Fields: []schema.Field{noteField},
				New: []byte(`{"kind": "leading"}`)},
		}},
	{Key: "numbers", Kind: schema.Names, Label: "Numbers", Item: "number", MinItems: 1, MaxItems: 12, MaxLength: 24,
		Help: "A letter for each digit, so the letters say how many digits there are; equal letters are equal digits. A hyphen only groups."},
	{Key: "subject", Kind: schema.Text, Label: "Name used in the answer", MaxLength: 60, Help: "Such as “Frank’s number”."},
	{Key: "base", Kind: schema.Number, Label: "Number base", Min: "2", Max: "36", Help: "How many digits there are: 10 in everyday numbers. Figures in formulas are always everyday numbers, in base ten."},
}}

// conditionID is the path of a row, and so the ID of the fact that it states.
func conditionID(i int) puzzle.FactID { return fmt.Sprintf("conditions/%d", i) }

func sentences(m *model) []puzzle.Fact {
	facts := []puzzle.Fact{letters.RuleOf(len(m.letters), m.base)}
	for i := range m.facts.Conditions {
		facts = append(facts, puzzle.Fact{ID: conditionID(i), Text: m.conditions[i].says, Note: m.facts.Conditions[i].Note})
	}
	return facts
}

// orderings: the order in which letters are tried.
func orderings(m *model) []puzzle.Ordering { return letters.Ordering(m.letterNames()) }
