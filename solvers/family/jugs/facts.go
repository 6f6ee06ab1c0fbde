package jugs

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/space/naive"
	"solvitur/solvers/spacesearch"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	Jugs  []Jug  `json:"jugs"`
	Bans  []Pour `json:"bans"` // what is never poured
	Goals []Goal `json:"goals"`
}

// Jug holds so many litres, and some at first.
type Jug struct {
	Name  string `json:"name"`
	Holds int    `json:"holds"`
	First int    `json:"first"`
}

// Pour is from a jug or the tap into a jug or the sink; in a ban also from or into
// any jug, schema.Any.
type Pour struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// Goal is that a jug, or any, holds so many litres in the end.
type Goal struct {
	Jug    string `json:"jug"`
	Amount int    `json:"amount"`
}

// Solution is a plan.
type Solution struct {
	Pours []Pour `json:"pours,omitempty"`
}

// model is what the facts are worked with.
type model struct {
	Facts
	best naive.Known // plans
}

const (
	mostJugs = 5
	tap      = "tap" // where water comes from
	sink     = "sink"
)

// New is the family.
func New() puzzle.Family {
	return spacesearch.Define(&kit, puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "jugs",
			Title:   "Pouring from jug to jug",
			Summary: "How is an amount measured out with a few jugs, in as few pours as possible?",
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Answer:     answerForm,
		Claims:     claims,
		Ways:       kit.Ways(),
		Renewal:    &renewal,
		Violations: violations,
	})
}

// What is beside the jugs.
var fromTap, intoSink = schema.Labelled(tap, "the tap"), schema.Labelled(sink, "the sink")

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{Key: "jugs", Kind: schema.Rows, Label: "Jugs", Item: "jug", MinItems: 1, MaxItems: mostJugs, Shapes: []schema.Shape{{
		Sentence: "{name} holds {holds}, and {first} at first",
		Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name of the jug", MaxLength: 20},
			{Key: "holds", Kind: schema.Number, Label: "how much it holds", Min: "1", Max: "99", Unit: "litres"},
			{Key: "first", Kind: schema.Number, Label: "how much is in it at first", Min: "0", Max: "99"},
		},
		New: []byte(`{"holds": 4, "first": 0}`),
	}}},
	{Key: "bans", Kind: schema.Rows, FactsOnly: true, Label: "What is never poured", Item: "ban", MaxItems: 20, Shapes: []schema.Shape{{
		Sentence: "nothing is ever poured from {from} into {to}",
		Fields: []schema.Field{
			{Key: "from", Kind: schema.Choice, Label: "from", Options: fromTap, From: "jugs/name", AnyLabel: "any jug"},
			{Key: "to", Kind: schema.Choice, Label: "into", Options: intoSink, From: "jugs/name", AnyLabel: "any jug"},
		},
	}}},
	{Key: "goals", Kind: schema.Rows, FactsOnly: true, Label: "What is to be measured out", Item: "goal", MaxItems: mostJugs, Shapes: []schema.Shape{{
		Sentence: "in the end {jug} holds {amount}",
		Fields: []schema.Field{
			{Key: "jug", Kind: schema.Choice, Label: "which jug", From: "jugs/name", AnyLabel: "some jug"},
			{Key: "amount", Kind: schema.Number, Label: "how much it holds in the end", Min: "0", Max: "99", Unit: "litres"},
		},
		New: []byte(`{"jug": "*", "amount": 1}`),
	}}},
}}

// read finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	var errs []*schema.FieldError
	least := func(most int, at, format string, args ...any) {
		errs = append(errs, schema.Errorf(at, format, args...).Or(fmt.Sprintf("Choose %d", most), schema.Edit{Op: "set", Path: at, Value: most}))
	}
	largest := 0
	for i, j := range f.Jugs {
		largest = max(largest, j.Holds)
		if j.Name == tap || j.Name == sink {
			errs = append(errs, schema.Errorf(jugID(i)+"/name", "There is a %s beside the jugs: give the jug another name.", j.Name))
		}
		switch strings.ToLower(j.Name) {
		case "the " + tap, "the " + sink, "any jug", "some jug": // Facts would read as if they spoke of something else.
			errs = append(errs, schema.Errorf(jugID(i)+"/name", "Facts speak of %s and mean something else: give the jug another name.", strings.ToLower(j.Name)))
		}
		if j.First > j.Holds {
			least(j.Holds, jugID(i)+"/first", "“%s” holds %s: let no more be in it at first.", j.Name, litres(j.Holds))
		}
	}
	for i, b := range f.Bans {
		if b.From == b.To && b.From != schema.Any || b.From == tap && b.To == sink {
			errs = append(errs, schema.Errorf(banID(i)+"/to", "Nobody would pour from there into there: choose another jug."))
		}
	}
	for i, g := range f.Goals {
		room, name := largest, "The largest jug"
		if at := f.jug(g.Jug); at >= 0 {
			room, name = f.Jugs[at].Holds, "“"+g.Jug+"”"
		}
		if g.Amount > room {
			least(room, goalID(i)+"/amount", "%s holds %s, and never %d: choose a smaller amount or a larger jug.", name, litres(room), g.Amount)
		}
	}
	m := &model{Facts: *f}
	m.best.Facts = sentences(m)
	return m, errs
}

// jug is the number of a jug, -1 for what is none.
func (f Facts) jug(name string) int {
	return slices.IndexFunc(f.Jugs, func(j Jug) bool { return j.Name == name })
}

// The paths of rows, and so the IDs of the facts that they state, and the rules.
func jugID(i int) puzzle.FactID  { return fmt.Sprintf("jugs/%d", i) }
func banID(i int) puzzle.FactID  { return fmt.Sprintf("bans/%d", i) }
func goalID(i int) puzzle.FactID { return fmt.Sprintf("goals/%d", i) }

const (
	rulePour   = "rule:pour"
	ruleFewest = "rule:fewest"
)

func sentences(m *model) []puzzle.Fact {
	rules := []puzzle.Fact{
		{ID: rulePour, Rule: true, Text: "Jugs have no marks: whoever pours goes on until the one is empty or the other is full, and something must flow."},
		{ID: ruleFewest, Rule: true, Chooses: true, Text: "The plan has as few pours as possible."},
	}
	named := func(name, any string) string {
		switch name {
		case schema.Any:
			return any
		case tap, sink:
			return "the " + name
		}
		return name
	}
	jugSays := func(j Jug) string {
		if j.First == 0 {
			return fmt.Sprintf("%s holds %s, and is empty at first", j.Name, litres(j.Holds))
		}
		return fmt.Sprintf("%s holds %s, and %d at first", j.Name, litres(j.Holds), j.First)
	}
	return slices.Concat(rules, puzzle.Stated(m.Jugs, jugID, jugSays),
		puzzle.Stated(m.Bans, banID, func(b Pour) string {
			return fmt.Sprintf("nothing is ever poured from %s into %s", named(b.From, "any jug"), named(b.To, "any jug"))
		}),
		puzzle.Stated(m.Goals, goalID, func(g Goal) string {
			return fmt.Sprintf("in the end %s holds %s", named(g.Jug, "some jug"), litres(g.Amount))
		}))
}

func litres(n int) string { return english.Count(n, "litre", "litres") }
