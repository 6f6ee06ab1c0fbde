package dialogues

import (
	"embed"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
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
	Kind string `json:"kind"`
	Name string `json:"name"`
	What string `json:"what"`
	Also string `json:"also,omitempty"` // a second thing, or schema.Any for none
	By   *int   `json:"by,omitempty"`
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
		Renewal:    &renewal,
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

func choice(key, label string, options []schema.Option) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, Options: options}
}

func personField(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "people/name"}
}

var form = schema.Form{Fields: []schema.Field{
	{Key: spokenLines.Key, Kind: schema.Rows, Label: "The conversation", Item: "sentence", Optional: true, MaxItems: maxLines,
		Help: "Everybody hears every sentence, and everything said is true.", Shapes: rows.Shapes(spokenLines, holds)},
	{Key: people.Key, Kind: schema.Rows, Label: "Who knows what", Item: "person", MaxItems: maxPeople, Shapes: people.Shapes()},
	{Key: knownLines.Key, Kind: schema.Rows, Label: "What everybody knows from the start", Item: "condition", Optional: true, MaxItems: 10, Shapes: rows.Shapes(knownLines, holdsAlone)},
	schema.Whole("count", "How many numbers", 1, maxCount),
	schema.Whole("low", "The smallest they can be", 0, maxHigh),
	schema.Whole("high", "The largest they can be", 0, maxHigh),
	{Key: "equal", Kind: schema.Switch, Label: "Two of them may be equal", Optional: true},
	{Key: "ask", Kind: schema.Text, Label: "Why not these numbers?", Optional: true, Aside: true, MaxLength: 60,
		Help: "Write a choice of numbers: below the answer you will see which sentence rules it out, and why."},
	{Key: "subject", Kind: schema.Text, Label: "Name used in the answer", Help: "Such as “The boys”.", Optional: true, MaxLength: 40},
}}

func lineID(i int) puzzle.FactID { return spokenLines.ID(i) }
