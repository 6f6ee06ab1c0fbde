package bridges

import (
	"embed"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	Map    Map    `json:"map"`
	Start  string `json:"start"`  // a land, or schema.Any
	End    string `json:"end"`    // a land, or schema.Any
	Closed string `json:"closed"` // "closed", "open", or schema.Any
}

// A map is drawn: lands, and bridges that join two of them or lead back to the same.
type (
	Map    = schema.Drawn
	Land   = schema.Node
	Bridge = schema.Link
)

// The ways in which a walk may end.
const (
	closedWalk = "closed"
	openWalk   = "open"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, town, Solution]{
		Info: puzzle.Info{
			Name:      "bridges",
			AnyAnswer: true,
			Title:     "A walk over all bridges",
			Summary:   "Is there a walk that crosses every bridge of a map exactly once, and how many are there?",
			Counters:  []puzzle.Counter{{Name: "nodes", Title: "bridges crossed"}, puzzle.DeadEnds, {Name: "tests", Title: "bridges checked", Of: []string{"euler", "fleury"}}, {Name: "work", Title: "one-way plans", Of: []string{"euler"}}},
		},
		Form:       form,
		Presets:    presets,
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
		Play:       play,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "Whether there is such a walk is decided by counting the bridges at each place, not by ruling out one thing after another.",
		Renewal:    &renewal,
		Findings:   findings,
	})
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{
		Key: "map", Kind: schema.Map, Label: "Map", NodeItem: "land", Item: "bridge", MaxNodes: 50, MaxItems: 200, MaxLength: 24,
		Help: "A bridge that is switched off has been washed away.",
	},
	{Key: "start", Kind: schema.Choice, Label: "The walk starts", From: "map/nodes", AnyLabel: "anywhere"},
	{Key: "end", Kind: schema.Choice, Label: "It ends", From: "map/nodes", AnyLabel: "anywhere"},
	{Key: "closed", Kind: schema.Choice, Label: "Where it started?", AnyLabel: "there or elsewhere", Options: []schema.Option{{Value: closedWalk, Label: "yes, it comes back"}, {Value: openWalk, Label: "no, it ends elsewhere"}}},
}}

// The keys of an answer.
const (
	startPath = "start"
	walkPath  = "walk"
)

// answerForm is what an answer consists of: from where on one goes tells which
// way each bridge is crossed. Some bridges may have been washed away.
func answerForm(t town) schema.Form {
	f := t.facts
	lands, bridges := make([]schema.Option, len(f.Map.Nodes)), make([]schema.Option, len(f.Map.Links))
	for i, land := range f.Map.Nodes {
		lands[i] = schema.Option{Value: land.Name, Label: land.Name}
	}
	for i, b := range f.Map.Links {
		bridges[i] = schema.Option{Value: b.Name, Label: b.Name}
	}
	form := schema.Form{Fields: []schema.Field{{Key: startPath, Kind: schema.Choice, Label: "The walk starts at", Options: lands}}}
	if len(bridges) > 0 {
		form.Fields = append(form.Fields, schema.Field{
			Key: walkPath, Kind: schema.Rows, Label: "The bridges in their order", Item: "bridge", Optional: true, MaxItems: len(bridges),
			Shapes: []schema.Shape{{Sentence: "over {bridge}", Fields: []schema.Field{
				{Key: "bridge", Kind: schema.Choice, Label: "bridge", Options: bridges},
			}}},
		})
	}
	return form
}

// read finds what the form cannot know, names the bridges that have no name,
// since the walk needs them, and makes the town of the facts.
func read(f *Facts) (t town, errs []*schema.FieldError) {
	if len(f.Map.Nodes) == 0 {
		errs = append(errs, schema.Errorf("map/nodes", "There is no land to walk on: add one."))
	}
	taken := func(name string) bool {
		return slices.ContainsFunc(f.Map.Links, func(b Bridge) bool { return b.Name == name })
	}
	next := 1
	for i := range f.Map.Links {
		if b := &f.Map.Links[i]; b.Name == "" {
			for taken(strconv.Itoa(next)) {
				next++
			}
			b.Name = strconv.Itoa(next)
		}
	}
	if f.Closed == closedWalk && f.Start != schema.Any && f.End != schema.Any && f.Start != f.End {
		errs = append(errs, schema.Errorf("end", "A walk that comes back ends where it started: choose “%s” or “anywhere”, or let the walk end elsewhere.", f.Start))
	}
	if f.Closed == openWalk && f.Start != schema.Any && f.Start == f.End {
		errs = append(errs, schema.Errorf("end", "A walk that ends elsewhere cannot end where it started, at “%s”: choose another land, or let it come back.", f.Start))
	}
	return newTown(*f), errs
}

// bridgeID is the path of a bridge, and so the ID of the fact that it stands.
func bridgeID(i int) puzzle.FactID { return fmt.Sprintf("map/links/%d", i) }

// The IDs of the other facts.
const (
	startID  = "start"
	endID    = "end"
	closedID = "closed"
	ruleOnce = "rule:once"
	ruleStep = "rule:step"
)
