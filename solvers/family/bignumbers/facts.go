package bignumbers

import (
	"embed"
	"encoding/json"
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known. The JSON names are the keys of the form.
type Facts struct {
	Number     []Factor   `json:"number"`    // the number is their product
	Questions  []Question `json:"questions"` //
	NumberBase int        `json:"numberBase"`
}

// Factor is a power or a factorial. Its numbers are kept as they are written:
// the form lets fractions and signs pass, so that validate can say what is
// wrong with them.
type Factor struct {
	Kind     string      `json:"kind"`
	Base     json.Number `json:"base,omitempty"`
	Exponent json.Number `json:"exponent,omitempty"`
	N        json.Number `json:"n,omitempty"`
}

// Question asks about the number's digits.
type Question struct {
	Kind    string `json:"kind"`
	Times   int    `json:"times,omitempty"`
	Lines   int    `json:"lines,omitempty"`
	Columns int    `json:"columns,omitempty"`
}

// The kinds of factor and of question.
const (
	kindPower     = "power"
	kindFactorial = "factorial"
	kindSums      = "sums"
	kindZeros     = "zeros"
)

// Solution answers what is asked: by the name of the last sum of digits what it is,
// and how many zeros stand at the end.
type Solution struct {
	Answers map[string]Answer `json:"answers"`

	digits string // of the number, where a search has written them: see violations
}

// Answer is a number; nil where the questions for it are switched off.
type Answer struct {
	Value *int64 `json:"value,omitempty"`
}

// The strategies.
const (
	byLibrary   = "library"
	byTransform = "transform"
	byNines     = "nines"
	bySquaring  = "binary-powering"
	byArrays    = "digit-arrays"
	byRepeating = "repeated-multiplication"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "big-numbers",
			Title:   "Huge numbers, digit by digit",
			Summary: "A number too long to look at, and a question about its digits.",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "multiplications"},
				{Name: "work", Title: "operations on digits"},
				{Name: "space", Title: "most digits in memory"},
			},
			// A factor less is another number: no fact can simply be dropped.
			Monotone: false,
			// An answer is wrong of the number that all factors make.
			Joint: true,
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"numberBase": 10, "number": [{"kind": "power", "base": 2, "exponent": 10}], "questions": [{"kind": "sums", "times": 1}]}`,
		Read:       read,
		Facts:      sentences,
		Answer:     answerForm,
		Derived:    derived,
		Claims:     claims,
		Says:       says,
		Reason:     reason,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Renewal:    &renewal,
		Unargued:   "The number is worked out, not found by ruling others out: how it is worked out is told beside the answer.",
		Findings:   findings,
	})
}

// form says what can be edited. Fields for whole numbers let decimals and
// signs pass: validate refuses them with a reason.
var form = schema.Form{Fields: []schema.Field{
	{Key: "number", Kind: schema.Rows, Label: "The number", Item: "factor", MinItems: 1, MaxItems: 6, Help: "With several factors it is their product.", Shapes: []schema.Shape{
		{Kind: kindPower, Label: "Add a power", Sentence: "{base} to the power {exponent}", Fields: []schema.Field{
			{Key: "base", Kind: schema.Number, Label: "base", Decimals: 9},
			{Key: "exponent", Kind: schema.Number, Label: "exponent", Decimals: 9}},
			New: []byte(`{"kind": "power", "base": 2, "exponent": 100}`)},
		{Kind: kindFactorial, Label: "Add a factorial", Sentence: "{n}! = 1 · 2 · 3 … up to that", Fields: []schema.Field{
			{Key: "n", Kind: schema.Number, Label: "n", Decimals: 9}},
			New: []byte(`{"kind": "factorial", "n": 100}`)},
	}},
	{Key: "questions", Kind: schema.Rows, Label: "What is asked", Item: "question", MinItems: 1, MaxItems: 6, Shapes: []schema.Shape{
		{Kind: kindSums, Label: "Ask for sums of digits", Sentence: "add up its digits, {times} times in all: what is the result?", Fields: []schema.Field{
			{Key: "times", Kind: schema.Number, Label: "how many times", Min: "1", Max: "8"}},
			New: []byte(`{"kind": "sums", "times": 1}`)},
		{Kind: kindZeros, Label: "Ask for zeros at the end", Sentence: "do the zeros at its end fit on a page of {lines} lines, each of {columns} places?", Fields: []schema.Field{
			{Key: "lines", Kind: schema.Number, Label: "lines", Min: "1", Max: "10000"},
			{Key: "columns", Kind: schema.Number, Label: "places in each line", Min: "1", Max: "10000"}},
			New: []byte(`{"kind": "zeros", "lines": 32, "columns": 60}`)},
	}},
	{Key: "numberBase", Kind: schema.Number, Label: "Number base of the digits", Min: "2", Max: "36", Help: "10 for everyday digits, 2 for noughts and ones."},
}}

func factorID(i int) puzzle.FactID   { return fmt.Sprintf("number/%d", i) }
func questionID(i int) puzzle.FactID { return fmt.Sprintf("questions/%d", i) }

// The rules of the kind.
const (
	ruleDigits = "rule:digits"
	ruleAsked  = "rule:asked"
)

func sentences(m *model) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleDigits, Rule: true, Text: fmt.Sprintf("The number is written in base %d, without zeros in front.", m.base)},
		{ID: ruleAsked, Rule: true, Text: "What is not asked is not answered."},
	}
	for i, factor := range m.factors {
		text := "The number is " + factor.print() + "."
		if len(m.factors) > 1 {
			text = fmt.Sprintf("One factor of the number is %s.", factor.print())
		}
		facts = append(facts, puzzle.Fact{ID: factorID(i), Text: text})
	}
	for i, q := range m.questions {
		text := fmt.Sprintf("The zeros at its end are written on a page of %s of %s.", english.Count(q.Lines, "line", "lines"), english.Count(q.Columns, "place", "places"))
		if q.Kind == kindSums {
			text = fmt.Sprintf("Its digits are added up, %s.", times(q.Times))
		}
		facts = append(facts, puzzle.Fact{ID: questionID(i), Text: text})
	}
	return facts
}

func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "then the digits of the sum"
	}
	return fmt.Sprintf("then the digits of the sum, %d times in all", n)
}

// sumName names the sums of digits: A, B, C ...
func sumName(i int) string { return string(rune('A' + i)) }
