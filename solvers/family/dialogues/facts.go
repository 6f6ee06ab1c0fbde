package dialogues

import (
	"embed"
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are a conversation about some numbers.
type Facts struct {
	Count int  `json:"count"` // how many numbers
	Low   int  `json:"low"`
	High  int  `json:"high"`
	Equal bool `json:"equal"` // two of them may be the same
	// Known is what everybody knows of the numbers before the conversation.
	Known        []Line   `json:"known"`
	People       []Person `json:"people"`
	Conversation []Line   `json:"conversation"`
	// Ask is a choice of numbers of which the visitor wants to know why it is
	// not the answer: "2 6".
	Ask string `json:"ask,omitempty"`
	// Subject is what the verdict calls the numbers: "The boys". It may be empty.
	Subject string `json:"subject,omitempty"`
}

// Person says what somebody knows about the numbers.
type Person struct {
	Kind string `json:"kind"` // personValue, personParity or personRemainder
	Name string `json:"name"`
	What string `json:"what"`
	Also string `json:"also,omitempty"` // personValue: a second thing, or schema.Any for none
	By   *int   `json:"by,omitempty"`   // personRemainder
}

// Line is one sentence of the conversation, or one thing that everybody knows.
// Which members it has depends on its kind.
type Line struct {
	Kind     string `json:"kind"`
	Who      string `json:"who,omitempty"`
	Other    string `json:"other,omitempty"`
	Does     string `json:"does,omitempty"`
	When     string `json:"when,omitempty"`
	What     string `json:"what,omitempty"`
	Property string `json:"property,omitempty"`
	Relation string `json:"relation,omitempty"`
	Value    *int   `json:"value,omitempty"`
	Words    string `json:"words,omitempty"` // how it was said
}

// The strategies.
const (
	worldsStrategy = "worlds"
	primesStrategy = "primes"
	tablesStrategy = "tables"
	leftStrategy   = "left"
	sweepStrategy  = "limits"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *conversation, Solution]{
		Info: puzzle.Info{
			Name:    "dialogues",
			Title:   "Who knows what from a conversation",
			Summary: "Each of them knows something about the numbers, and says no more than whether it is enough. What do we learn from listening?",
			Counters: []puzzle.Counter{
				{Name: "tests", Title: "choices looked at"},
				{Name: "propagations", Title: "passes through a list"},
				{Name: "work", Title: "primes looked up", Of: []string{primesStrategy}},
				{Name: "nodes", Title: "upper limits tried", Of: []string{sweepStrategy}},
				{Name: "space", Title: "most entries in memory"},
			},
			Monotone: false,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Enter:      enter,
		EnterPart:  enterPart,
		Derived:    derived,
		Claims:     claims,
		Says:       says,
		Reason:     reason,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "Each sentence tells what somebody knows, and leaves fewer worlds possible: the sentences themselves are the steps.",
	})
}

// Bounds of the form.
const (
	maxCount  = 8
	maxHigh   = 10_000
	maxPeople = 12
	maxLines  = 40
	maxValue  = 1_000_000_000
)

// wordsField is what a row holds besides its sentence.
var wordsField = schema.Field{Key: "words", Kind: schema.Text, Label: "in other words", Optional: true, MaxLength: 200}

func choice(key, label string, options []schema.Option) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, Options: options}
}

func person(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "people/name"}
}

func number(key, label string, low, high int) schema.Field {
	return schema.Field{Key: key, Kind: schema.Number, Label: label, Min: jsonInt(low), Max: jsonInt(high)}
}

// said are the two sentences about the numbers alone; how says who states them,
// and label what the menu says.
func said(how, label string) []schema.Shape {
	return []schema.Shape{
		{Kind: lineHint, Label: label + " a property of the numbers", Sentence: how + " {property}", Fields: []schema.Field{
			choice("property", "property", options(properties)), wordsField,
		}},
		{Kind: lineBound, Label: label + " how large something is", Sentence: how + " {what} {relation} {value}", Fields: []schema.Field{
			choice("what", "what", quantityOptions()), choice("relation", "relation", relationOptions), number("value", "value", 0, maxValue), wordsField,
		}, New: []byte(`{"kind":"bound","what":"sum","relation":"at-most","value":100}`)},
	}
}

var form = schema.Form{Fields: []schema.Field{
	{Key: "conversation", Kind: schema.Rows, Label: "The conversation", Item: "sentence", Optional: true, MaxItems: maxLines,
		Help: "Everybody hears every sentence, and everything said is true.", Shapes: append([]schema.Shape{
			{Kind: lineState, Label: "… knows, or does not know, the numbers", Sentence: "{who} {does} the numbers", Fields: []schema.Field{
				person("who", "who"), choice("does", "knows or not", doesOptions), wordsField,
			}},
			{Kind: linePast, Label: "… knew something about another", Sentence: "{who} knew {when} that {other} {does} the numbers", Fields: []schema.Field{
				person("who", "who"), choice("when", "when", whenOptions), person("other", "of whom"), choice("does", "knew or not", didOptions), wordsField,
			}, New: []byte(`{"kind":"past","when":"start","does":"not"}`)},
			{Kind: lineThink, Label: "… knows something about another", Sentence: "{who} knows that {other} {does} the numbers", Fields: []schema.Field{
				person("who", "who"), person("other", "of whom"), choice("does", "knows or not", doesOptions), wordsField,
			}},
			{Kind: lineUnsure, Label: "… knows whether another knows", Sentence: "{who} {does} whether {other} knows the numbers", Fields: []schema.Field{
				person("who", "who"), choice("does", "knows or not", doesOptions), person("other", "of whom"), wordsField,
			}},
			{Kind: lineValue, Label: "… knows a value", Sentence: "{who} {does} {what}", Fields: []schema.Field{
				person("who", "who"), choice("does", "knows or not", doesOptions), choice("what", "what", quantityOptions()), wordsField,
			}},
			{Kind: lineWhether, Label: "… knows whether something is so", Sentence: "{who} {does} whether {property}", Fields: []schema.Field{
				person("who", "who"), choice("does", "knows or not", doesOptions), choice("property", "property", options(properties)), wordsField,
			}},
			{Kind: lineBoth, Label: "Two speak at once", Sentence: "{who} and {other} say at once: each of us {does} the numbers", Fields: []schema.Field{
				person("who", "who"), person("other", "and who"), choice("does", "knows or not", doesOptions), wordsField,
			}},
			{Kind: lineAll, Label: "Everybody, somebody or nobody knows", Sentence: "{does} knows the numbers", Fields: []schema.Field{
				choice("does", "how many", allOptions), wordsField,
			}},
			{Kind: lineTold, Label: "… is told something in secret", Sentence: "Everybody sees that {who} is told {what}", Fields: []schema.Field{
				person("who", "who"), choice("what", "what", quantityOptions()), wordsField,
			}},
		}, said("Everybody hears that", "Everybody hears")...)},
	{Key: "people", Kind: schema.Rows, Label: "Who knows what", Item: "person", MaxItems: maxPeople, Shapes: []schema.Shape{
		{Kind: personValue, Label: "Add somebody who knows a value", Sentence: "{name} knows {what} and {also}", Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 30},
			choice("what", "what is known", quantityOptions()),
			{Key: "also", Kind: schema.Choice, Label: "what else is known", Options: quantityOptions(), AnyLabel: "nothing else", Optional: true},
		}, New: []byte(`{"kind":"value","name":"Q","what":"sum","also":"*"}`)},
		{Kind: personParity, Label: "Add somebody who knows whether something is even", Sentence: "{name} knows whether {what} is even or odd", Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 30},
			choice("what", "what is known", quantityOptions()),
		}, New: []byte(`{"kind":"parity","name":"E","what":"sum"}`)},
		{Kind: personRemainder, Label: "Add somebody who knows a remainder", Sentence: "{name} knows the remainder of {what} when divided by {by}", Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 30},
			choice("what", "what is known", quantityOptions()),
			number("by", "divisor", 2, 1000),
		}, New: []byte(`{"kind":"remainder","name":"R","what":"sum","by":10}`)},
	}},
	{Key: "known", Kind: schema.Rows, Label: "What everybody knows from the start", Item: "condition", Optional: true, MaxItems: 10, Shapes: said("Everybody knows that", "Add")},
	number("count", "How many numbers", 1, maxCount),
	number("low", "The smallest they can be", 0, maxHigh),
	number("high", "The largest they can be", 0, maxHigh),
	{Key: "equal", Kind: schema.Switch, Label: "Two of them may be equal", Optional: true},
	{Key: "ask", Kind: schema.Text, Label: "Why not these numbers?", Optional: true, Aside: true, MaxLength: 60,
		Help: "Write a choice of numbers: below the answer you will see which sentence rules it out, and why."},
	{Key: "subject", Kind: schema.Text, Label: "Name used in the answer", Help: "Such as “The boys”.", Optional: true, MaxLength: 40},
}}

func knownID(i int) puzzle.FactID  { return fmt.Sprintf("known/%d", i) }
func peopleID(i int) puzzle.FactID { return fmt.Sprintf("people/%d", i) }
func lineID(i int) puzzle.FactID   { return fmt.Sprintf("conversation/%d", i) }
