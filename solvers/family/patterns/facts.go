package patterns

import (
	"embed"
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are the size of the board and what it shall be like. The JSON names are the
// keys of the form.
type Facts struct {
	N          int         `json:"n"`
	Conditions []Condition `json:"conditions"`
	// Permutation is one to look at, as the visitor writes it. It states nothing.
	Permutation string `json:"permutation,omitempty"`
	// Times are those that somebody published for a program. They state nothing.
	Times []Time `json:"times,omitempty"`
}

// Condition is one row of the conditions. Which members it has depends on the kind;
// see conditions.go.
type Condition struct {
	Kind   string `json:"kind"`
	How    string `json:"how,omitempty"`
	Length int    `json:"length,omitempty"`
	Number int    `json:"number,omitempty"`
}

// RowKind is the kind of a condition.
func (c Condition) RowKind() string { return c.Kind }

// Time is how long a program took for a board of a size.
type Time struct {
	N       int     `json:"size"`
	Seconds float64 `json:"seconds"`
}

// Solution is one answer: the lengths of the cycles in which rows become columns, the
// longest first ("3+3+2"), and the largest total of such a board.
type Solution struct {
	Type  string `json:"type"`
	Total int    `json:"total"`
}

// board is a puzzle in a form fit for work. It is never changed once made.
type board struct {
	Facts
	permutation []int // to look at, from 0; nil for none
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *board, Solution]{
		Info: puzzle.Info{
			Name:      "patterns",
			AnyAnswer: true,
			Title:     "Boards whose rows are columns",
			Summary:   "The rows of a square board are its columns in another order: how large can the numbers on it grow?",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "candidates", Means: "orders of the rows, or lists of the lengths of their cycles"},
				{Name: "deadEnds", Title: "refused"},
				{Name: "tests", Title: "totals worked out"},
				{Name: "work", Title: "cells written", Of: []string{byOrders, byPartitions}},
			},
			// A condition less may bring a larger total, and then the largest of
			// before is none any more.
			Monotone: false,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Asides:     asides,
		Facts:      sentences,
		Answer:     answerForm,
		Enter:      enter,
		EnterPart:  enterPart,
		Says:       says,
		Given:      given,
		Key:        func(_ *board, s Solution) string { return fmt.Sprint(s.Type, " ", s.Total) },
		Ways:       ways,
		Violations: violations,
		Reason:     reason,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "Which total is the largest is found by comparing whole boards, not by ruling out one number after another.",
		Findings:   findings,
		Renewal:    &renewal,
	})
}

const (
	leastSize = 2
	mostSize  = 60
	mostTotal = 9_999_999
)

var form = schema.Form{Fields: []schema.Field{
	{Key: "n", Kind: schema.Number, Label: "Rows and columns", Min: "2", Max: "60"},
	{Key: conditions.Key, Kind: schema.Rows, FactsOnly: true, Label: "Conditions", Item: "condition", MaxItems: 20, Shapes: rows.Shapes(conditions, holds)},
	{Key: "permutation", Kind: schema.Text, Label: "An order to look at", Optional: true, Aside: true, MaxLength: 400,
		Help: "For each row the number of the column that it equals, such as 2 1 4 3 for four rows; or cycles, such as (1 2)(3 4). Its board is drawn below the answer."},
	{Key: "times", Kind: schema.Rows, Label: "Published times", Item: "time", Optional: true, Aside: true, MaxItems: 40,
		Help: "How long somebody’s program took, to be drawn beside our counts.",
		Shapes: []schema.Shape{{Sentence: "{size} rows took {seconds} s", Fields: []schema.Field{
			{Key: "size", Kind: schema.Number, Label: "rows", Min: "2", Max: "60"},
			{Key: "seconds", Kind: schema.Number, Label: "time in seconds", Min: "0", Max: "1000000000", Decimals: 3},
		}, New: []byte(`{"size": 3, "seconds": 1}`)}}},
}}

// The rules of the kind.
const (
	ruleColumns = "rule:columns"
	ruleNumbers = "rule:numbers"
)

func sentences(b *board) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleColumns, Rule: true, Text: fmt.Sprintf("Each of the %d rows is matched with a column that it equals, and each column with one row.", b.N)},
		{ID: ruleNumbers, Rule: true, Text: "The numbers on the board are 1, 2, 3 and so on, without a gap, and their total is as large as the matching allows."},
	}
	return append(facts, conditions.Facts(b.Facts, b.Conditions)...)
}

// Parts of an answer.
const (
	inType  = "type"
	inTotal = "total"
)

func answerForm(b *board) schema.Form {
	return schema.Form{Fields: []schema.Field{
		{Key: inTotal, Kind: schema.Number, Label: "The total", Min: "0", Max: "9999999"},
		{Key: inType, Kind: schema.Text, Label: "The lengths of the cycles", MaxLength: 200,
			Help: fmt.Sprintf("Go from a row to the column that it equals, to the row of that number, and so on, until you are back. Write how many steps each cycle has, such as 3+2; together %d.", b.N)},
	}}
}

// typeIs claims that the cycles have these lengths.
func typeIs(t string) claim.Claim { return claim.That(t, inType) }

// says is a claim as a sentence.
func says(_ *board, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		subject := "the total"
		if a.Path[0] == inType {
			subject = "the type"
		}
		said, err := a.Predicate(is, func(value any) (string, error) { return fmt.Sprint(value), nil })
		return subject + " " + said, err
	})
}
