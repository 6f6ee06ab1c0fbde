package schoolgirls

import (
	"embed"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/argue"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are who walks, in rows of how many, for how many weeks, and how often two
// may or must meet. The JSON names are the keys of the form. Whatever is said on the page speaks
// of rounds for the weeks, and of groups for the rows: these may be evenings and tables.
type Facts struct {
	Names  []string `json:"names"`
	Size   int      `json:"size"`
	Weeks  int      `json:"weeks"`
	Most   int      `json:"most"`            // two meet so often at most
	Least  int      `json:"least,omitempty"` // and at least
	Wishes []Wish   `json:"wishes"`
}

// Wish is one row of the wishes. Which members it has depends on the kind; see
// wishes.go.
type Wish struct {
	Kind  string `json:"kind"`
	Name  string `json:"name,omitempty"`
	How   string `json:"how,omitempty"`
	Other string `json:"other,omitempty"`
	Week  int    `json:"week,omitempty"`
	Rows  string `json:"rows,omitempty"` // names with commas, rows with semicolons
}

// RowKind is the kind of a wish.
func (w Wish) RowKind() string { return w.Kind }

// Solution is a schedule: the row in which each name walks in each week, both from 1.
// Rows are numbered in the order in which the names reach them.
type Solution struct {
	Rows map[string]map[string]int `json:"rows"`
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *class, Solution]{
		Info: puzzle.Info{
			Name:      "schoolgirls",
			AnyAnswer: true,
			Unhinted:  true,
			Title:     "Who meets whom",
			Summary:   "So many names, in groups of so many, round after round: can it be that no two meet twice?",
			Counters:  counters,
			Monotone:  true,
			Alike:     "the order of rounds and groups",
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"names": ["girl 1", "girl 2", "girl 3"], "size": 3, "weeks": 1, "most": 1, "wishes": []}`,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Enter:      enter,
		EnterPart:  enterPart,
		Derived:    derived,
		Says:       says,
		Given:      given,
		Play:       play,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Argue:      argue.With(argued),
		Renewal:    &renewal,
		Findings:   findings,
	})
}

// Bounds of the form.
const (
	mostNames = 40 // a set of them fits into a word
	mostWeeks = 40
)

var form = schema.Form{Fields: []schema.Field{
	{Key: "weeks", Kind: schema.Number, Label: "Rounds", Min: "1", Max: "40"},
	{Key: "size", Kind: schema.Number, Label: "Names in a group", Min: "2", Max: "20", Help: "Those left over make one smaller group."},
	{Key: factMost, Kind: schema.Number, Label: "How often two may meet, at most", Min: "1", Max: "9"},
	{Key: factLeast, Kind: schema.Number, Label: "And at least", Optional: true, Min: "0", Max: "9", Help: "Leave it empty where it does not matter."},
	{Key: wishes.Key, Kind: schema.Rows, Label: "Wishes", Item: "wish", MaxItems: 40, Shapes: rows.Shapes(wishes, holds),
		Help: "Within a round, commas separate the names in a group, and semicolons the groups. Nobody need be named, and a group need not be full."},
	{Key: "names", Kind: schema.Names, Label: "Names", Item: "name", MinItems: 2, MaxItems: mostNames, MaxLength: 16},
}}

// The facts that are no wishes.
const (
	ruleRows  = "rule:rows"
	factMost  = "most"
	factLeast = "least"
)

func sentences(c *class) []puzzle.Fact {
	be, each := "are", fmt.Sprintf("each of %d rounds", c.Weeks)
	if c.Weeks == 1 {
		each = "the only round"
	}
	if len(c.Names)/c.Size == 1 {
		be = "is"
	}
	facts := []puzzle.Fact{
		{ID: ruleRows, Rule: true, Text: fmt.Sprintf("In %s there %s %s.", each, be, c.inRows())},
		{ID: factMost, Text: "No two meet more than " + times(c.Most) + "."},
	}
	if c.Least > 0 {
		facts = append(facts, puzzle.Fact{ID: factLeast, Text: "Any two meet at least " + times(c.Least) + "."})
	}
	return append(facts, wishes.Facts(c.Facts, c.Wishes)...)
}

// times is how often something is so.
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return english.Words(n) + " times"
}

// inRows says how the names are divided: "2 rows of 3 and one of 2".
func (c *class) inRows() string {
	full := english.Count(len(c.Names)/c.Size, "group", "groups") + " of " + strconv.Itoa(c.Size)
	if rest := c.rest(); rest > 0 {
		return full + " and one of " + strconv.Itoa(rest)
	}
	return full
}

func orderings(c *class) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: orderOfNames, Label: "Order of names", Items: slices.Clone(c.Names)}}
}

const (
	orderOfNames = "names"
	inRows       = "rows" // where an answer says who walks in which row
)

// answerForm asks of every name in which row it is, week by week.
func answerForm(c *class) schema.Form {
	table := schema.Field{Key: inRows, Kind: schema.Table, Label: "Who is in which group", Names: c.Names,
		Help: "Groups have no order: all that matters is who has the same number."}
	for w := range c.Weeks {
		table.Cells = append(table.Cells, schema.Whole(weekKey(w), "round "+weekKey(w), 1, c.rows()))
	}
	return schema.Form{Fields: []schema.Field{table}}
}

// weekKey is the number of a week, as a key.
func weekKey(w int) string { return strconv.Itoa(w + 1) }
