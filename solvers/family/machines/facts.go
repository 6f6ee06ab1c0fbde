package machines

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/automaton/written"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	Things    []Part  `json:"things"`
	Controls  []Part  `json:"controls"`
	Lines     []Line  `json:"lines"` // of the tables of all things
	Otherwise string  `json:"otherwise"`
	Starts    []Start `json:"starts"`
	Goals     []Goal  `json:"goals"`
	Stay      string  `json:"stay"`
	Unit      string  `json:"unit"`
	Limit     int     `json:"limit,omitempty"`
}

// Part is a thing or a control with its states, as many as its kind says.
type Part struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	S1   string `json:"s1"`
	S2   string `json:"s2"`
	S3   string `json:"s3,omitempty"`
	S4   string `json:"s4,omitempty"`
	S5   string `json:"s5,omitempty"`
	S6   string `json:"s6,omitempty"`
	S7   string `json:"s7,omitempty"`
	S8   string `json:"s8,omitempty"`
	S9   string `json:"s9,omitempty"`
}

// written is a part with its states, in their order.
func (p Part) written() written.Part {
	all := []string{p.S1, p.S2, p.S3, p.S4, p.S5, p.S6, p.S7, p.S8, p.S9}
	n, _ := strconv.Atoi(p.Kind)
	return written.Part{Name: p.Name, States: all[:n]}
}

// Line says what becomes of a thing, or of several, where up to three states are the
// case: of things now, of controls in this step. A condition is a state or schema.Any.
type Line struct {
	Kind   string `json:"kind"`
	First  string `json:"first"`
	Second string `json:"second,omitempty"`
	Third  string `json:"third,omitempty"`
	Next   string `json:"next,omitempty"` // becomes: a state
	Thing  string `json:"thing,omitempty"`
	How    string `json:"how,omitempty"`    // turns: stays, on or back
	Thing2 string `json:"thing2,omitempty"` // all turn: these too, or schema.Any for none
	Thing3 string `json:"thing3,omitempty"`
	Thing4 string `json:"thing4,omitempty"`
	Thing5 string `json:"thing5,omitempty"`
}

// conditions are the states in which the line counts, some of them open.
func (l Line) conditions() []string { return []string{l.First, l.Second, l.Third} }

// turned are the things of a line that turns things, some of them open.
func (l Line) turned() []string {
	return []string{l.Thing, l.Thing2, l.Thing3, l.Thing4, l.Thing5}
}

// written is what a line says, without what is open.
func (l Line) written() written.Line {
	says := written.Line{When: slices.DeleteFunc(l.conditions(), open), Next: l.Next, Things: slices.DeleteFunc(l.turned(), open), By: map[string]int{on: 1, back: -1}[l.How]}
	if l.Kind == allTurn {
		says.By = 1
	}
	return says
}

// open says that nothing was chosen.
func open(name string) bool { return name == "" || name == schema.Any }

// Start says that a state is the case at the start.
type Start struct {
	State string `json:"state"`
}

// Goal says that a state is the case in the end, or that it is known there which
// state a thing has.
type Goal struct {
	Kind  string `json:"kind"`
	State string `json:"state,omitempty"`
	Thing string `json:"thing,omitempty"`
}

// The words of choices.
const (
	becomes, turns, allTurn = "becomes", "turns", "all-turn"
	stays, on, back         = "stays", "on", "back"
	said                    = "said" // whatever no line speaks of is a hole
	reached, kept           = "reached", "kept"
	is, known               = "is", "known"
)

// hows say what becomes of a thing that a line turns.
var hows = map[string]string{stays: "stays as it is", on: "changes to its next state", back: "changes to the state before"}

// Bounds of the form.
const (
	fewestStates = 2
	mostStates   = 9
	mostThings   = 9
	mostControls = 4
	mostLines    = 60
)

// Step is how the controls are set, by their keys: "c1", "c2" and so on.
type Step = map[string]string

// Solution is a plan.
type Solution struct {
	Steps []Step `json:"steps,omitempty"`
}

// New is the family.
func New() puzzle.Family {
	return spacesearch.Define(&kit, puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "machines",
			Title:   "Machines with controls",
			Summary: "Which settings of the controls lead to the goal, even where nobody knows how things stand at the start?",
		},
		Form:    form,
		Presets: presets,
		Empty: `{"things": [{"kind": "2", "name": "the lamp", "s1": "the lamp is off", "s2": "the lamp is on"}], "controls": [{"kind": "2", "name": "the switch", "s1": "the switch is down", "s2": "the switch is up"}],
			"lines": [], "otherwise": "stays", "goals": [{"kind": "is", "state": "the lamp is on"}], "stay": "reached", "unit": "step"}`,
		Read:       read,
		Clashes:    clashes,
		Answer:     answerForm,
		Given:      given,
		Ways:       kit.Ways(),
		Violations: violations,
		Findings:   findings,
		Renewal:    &renewal,
	})
}

// parts are the shapes of a thing or control: one for each number of states.
func parts() (shapes []schema.Shape) {
	for n := fewestStates; n <= mostStates; n++ {
		s := schema.Shape{Kind: fmt.Sprint(n), Label: "with " + english.Words(n) + " states", Sentence: "{name}:"}
		s.Fields = append(s.Fields, schema.Field{Key: "name", Kind: schema.Text, Label: "name", MaxLength: 20, Unique: true})
		for i := range n {
			key := stateKey(i)
			s.Fields = append(s.Fields, schema.Field{Key: key, Kind: schema.Text, Label: english.Ordinal(i+1) + " state", MaxLength: 28})
			s.Sentence += " {" + key + "}"
		}
		shapes = append(shapes, s)
	}
	return shapes
}

func stateKey(i int) string { return fmt.Sprintf("s%d", i+1) }

// statesOf are the columns in which the states of some parts stand.
func statesOf(lists ...string) string {
	var columns []string
	for _, list := range lists {
		columns = append(columns, each.To(mostStates, func(i int) string { return list + "/" + stateKey(i) })...)
	}
	return strings.Join(columns, " ")
}

var (
	conditions = []schema.Field{
		{Key: "first", Kind: schema.Choice, Label: "when", From: statesOf("controls", "things"), Phrase: "when {}", AnyLabel: "in any case"},
		{Key: "second", Kind: schema.Choice, Label: "and when", From: statesOf("controls", "things"), Phrase: "and {}", AnyLabel: "–"},
		{Key: "third", Kind: schema.Choice, Label: "and also when", From: statesOf("controls", "things"), Phrase: "and {}", AnyLabel: "–"},
	}
	aThing = schema.Field{Key: "thing", Kind: schema.Choice, Label: "what", From: "things/name"}
)

func another(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "things/name", Phrase: "and {}", AnyLabel: "–"}
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{Key: "things", Kind: schema.Rows, Label: "Things and their states", Item: "thing", MinItems: 1, MaxItems: mostThings, Shapes: parts()},
	{Key: "controls", Kind: schema.Rows, Label: "Controls, set anew in each step", Item: "control", MinItems: 1, MaxItems: mostControls, Shapes: parts()},
	{Key: "lines", Kind: schema.Rows, Label: "The tables: what becomes of things", Item: "line", MaxItems: mostLines,
		Help: "For each thing, the first line that fits counts. A line that is switched off says nothing.",
		Shapes: []schema.Shape{
			{Kind: becomes, Label: "a state comes next", Sentence: "{first} {second} {third}: {next} next",
				Fields: append(conditions[:3:3], schema.Field{Key: "next", Kind: schema.Choice, Label: "next state", From: statesOf("things")})},
			{Kind: turns, Label: "a thing stays or changes", Sentence: "{first} {second} {third}: {thing} {how}",
				Fields: append(conditions[:3:3], aThing, schema.Field{Key: "how", Kind: schema.Choice, Label: "how", Options: schema.Labelled(stays, hows[stays], on, hows[on], back, hows[back])})},
			{Kind: allTurn, Label: "several things change", Sentence: "{first}: {thing} {thing2} {thing3} {thing4} {thing5} change",
				Fields: []schema.Field{conditions[0], aThing, another("thing2", "and what"), another("thing3", "a third"), another("thing4", "a fourth"), another("thing5", "a fifth")}},
		}},
	{Key: "otherwise", Kind: schema.Choice, Label: "Where no line fits", Options: schema.Labelled(stays, "a thing stays as it is", said, "something is missing")},
	{Key: "starts", Kind: schema.Rows, FactsOnly: true, Label: "What is known of the start", Item: "state", Optional: true, MaxItems: mostThings, Shapes: []schema.Shape{{
		Sentence: "{state}", Fields: []schema.Field{{Key: "state", Kind: schema.Choice, Label: "state", From: statesOf("things")}}}}},
	{Key: "goals", Kind: schema.Rows, Label: "What is wanted", Item: "wish", MinItems: 1, MaxItems: 2 * mostThings, Shapes: []schema.Shape{
		{Kind: is, Label: "a state", Sentence: "{state}", Fields: []schema.Field{{Key: "state", Kind: schema.Choice, Label: "state", From: statesOf("things")}}},
		{Kind: known, Label: "to know a state", Sentence: "one knows the state of {thing}", Fields: []schema.Field{aThing}},
	}},
	{Key: "stay", Kind: schema.Choice, Label: "It is enough", Options: schema.Labelled(reached, "to get there once", kept, "if one setting then keeps it so")},
	{Key: "unit", Kind: schema.Choice, Label: "A setting is called", Options: schema.Labelled("minute", "a minute", "step", "a step", "press", "a press")},
	{Key: "limit", Kind: schema.Number, Label: "And in no more than", Help: "Leave it empty where there is no limit.", Optional: true, Min: "1", Max: "999"},
}}

// The paths of rows and fields, and so the IDs of the facts that they state.
func lineID(i int) puzzle.FactID  { return fmt.Sprintf("lines/%d", i) }
func startID(i int) puzzle.FactID { return fmt.Sprintf("starts/%d", i) }
func goalID(i int) puzzle.FactID  { return fmt.Sprintf("goals/%d", i) }

const (
	stayID  = "stay"
	limitID = "limit"
)
