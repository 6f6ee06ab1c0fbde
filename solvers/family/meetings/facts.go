package meetings

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/argue"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are a story of meetings and what somebody remarks about it.
type Facts struct {
	Girl    string   `json:"girl"` // who tells the story
	Boy     string   `json:"boy"`  // who remarks on it
	Days    []string `json:"days"`
	Friends []string `json:"friends"`
	Places  []string `json:"places"`
	// FriendsRepeat and PlacesRepeat lift the rule that she met each friend,
	// or was at each place, once.
	FriendsRepeat bool     `json:"friendsRepeat"`
	PlacesRepeat  bool     `json:"placesRepeat"`
	Remarks       []Remark `json:"remarks"`
}

// Remark is one row of the remarks. Which members it has depends on the kind; see
// remarks.go. Friend, place and day may be schema.Any.
type Remark struct {
	Kind    string `json:"kind,omitempty"`
	Friend  string `json:"friend,omitempty"`
	Place   string `json:"place,omitempty"`
	Day     string `json:"day,omitempty"`
	How     string `json:"how,omitempty"`
	Other   string `json:"other,omitempty"` // another friend or place
	Formula string `json:"formula,omitempty"`
	Source  string `json:"source,omitempty"` // where it is known from
}

// RowKind is the kind of a remark.
func (r Remark) RowKind() string { return r.Kind }

// story is the facts with their formulas read.
type story struct {
	Facts
	formulas rows.Formulas[Remark]
}

// Solution is one way the story can have gone: whom she met on each day, and where.
type Solution struct {
	Meetings map[string]Met `json:"meetings"`
}

// Met says who was met where.
type Met struct {
	Friend string `json:"friend"`
	Place  string `json:"place"`
}

// meeting says who was met where on which day.
type meeting struct{ day, friend, place string }

// schedule lists the meetings of a solution in the order of the days.
func (f Facts) schedule(s Solution) []meeting {
	all := make([]meeting, len(f.Days))
	for i, day := range f.Days {
		all[i] = meeting{day, s.Meetings[day].Friend, s.Meetings[day].Place}
	}
	return all
}

// The strategies.
const (
	propagation = puzzle.ByPropagation
	listAtEnd   = "list"
	listEarly   = "list-early"
	stepByStep  = "step"
	reasoning   = "reasoning"
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, story, Solution]{
		Info: puzzle.Info{
			Name:    "meetings",
			Title:   "Who met whom, where and when",
			Summary: "One friend at one place each day: can the story be true, given all that cannot have happened?",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "choices tried"},
				{Name: "tests", Title: "tests made", Of: []string{listAtEnd, listEarly, stepByStep, reasoning}},
				puzzle.DeadEnds,
				{Name: "work", Title: "comparisons", Of: []string{listAtEnd, listEarly}},
				{Name: "propagations", Title: "rules applied", Of: []string{propagation}},
			},
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Derived:    derived,
		Claims:     claims,
		Says:       says,
		Given:      given,
		Argue:      argue.With(argued),
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Renewal:    &renewal,
		Verdict:    verdict,
	})
}

// maxNames is the greatest number of days, friends and places.
const maxNames = 12

var form = schema.Form{Fields: []schema.Field{
	{Key: "girl", Kind: schema.Text, Label: "Who tells the story", MaxLength: 30},
	{Key: "boy", Kind: schema.Text, Label: "Who doubts it", MaxLength: 30},
	{Key: remarks.Key, Kind: schema.Rows, FactsOnly: true, Label: "Remarks", Item: "remark", Help: "What is known about the meetings: above all, which of them cannot have taken place.", Shapes: rows.Shapes(remarks, holds)},
	{Key: "days", Kind: schema.Names, Label: "Days", Item: "day", MinItems: 1, MaxItems: maxNames, MaxLength: 30},
	{Key: "friends", Kind: schema.Names, Label: "Friends", Item: "friend", MinItems: 1, MaxItems: maxNames, MaxLength: 30},
	{Key: "places", Kind: schema.Names, Label: "Places", Item: "place", MinItems: 1, MaxItems: maxNames, MaxLength: 30},
	{Key: "friendsRepeat", Kind: schema.Switch, Label: "A friend may be met more than once", Optional: true},
	{Key: "placesRepeat", Kind: schema.Switch, Label: "A place may be visited more than once", Optional: true},
}}

// read finds what the form cannot know, and makes the story.
func read(f *Facts) (story, []*schema.FieldError) {
	if errs := append(validate(f), remarks.Faults(*f, f.Remarks)...); len(errs) > 0 {
		return story{}, errs
	}
	return story{*f, remarks.Formulas(*f, f.Remarks)}, nil
}

// validate checks that the lists are of one length.
func validate(f *Facts) []*schema.FieldError {
	var errs []*schema.FieldError
	lists := []list{{"days", "day", f.Days}, {"friends", "friend", f.Friends}, {"places", "place", f.Places}}
	even := ""
	if f.FriendsRepeat || f.PlacesRepeat {
		even = ", even where a friend or a place may come more than once: whoever was not met can be on the list, too"
	}
	for i, list := range lists {
		if n := len(list.names); n != len(lists[(i+1)%3].names) && n != len(lists[(i+2)%3].names) {
			fault := schema.Errorf(list.key,
				"There are %s, %s and %s here: make the three lists equally long%s.",
				english.Count(len(f.Days), "day", "days"), english.Count(len(f.Friends), "friend", "friends"), english.Count(len(f.Places), "place", "places"), even)
			fault.Remedies = []schema.Remedy{filled(lists), cut(lists)}
			errs = append(errs, fault)
		}
	}
	return errs
}

// list is one of the three lists of names.
type list struct {
	key, item string
	names     []string
}

// filled makes the lists as long as the longest, with new names.
func filled(lists []list) schema.Remedy {
	var edits []schema.Edit
	longest := 0
	for _, l := range lists {
		longest = max(longest, len(l.names))
	}
	var added []string
	for _, l := range lists {
		if missing := longest - len(l.names); missing > 0 {
			added = append(added, english.Some(missing, l.item, l.item+"s"))
		}
		for names := slices.Clone(l.names); len(names) < longest; {
			name := schema.NewName(l.item, names)
			edits = append(edits, schema.Edit{Op: "insert", Path: fmt.Sprintf("%s/%d", l.key, len(names)), Value: name})
			names = append(names, name)
		}
	}
	return schema.Remedy{Label: "Add " + english.List(added, "and"), Edits: edits}
}

// cut makes the lists as short as the shortest.
func cut(lists []list) schema.Remedy {
	var edits []schema.Edit
	shortest := maxNames
	for _, l := range lists {
		shortest = min(shortest, len(l.names))
	}
	var gone []string
	for _, l := range lists {
		if n := len(l.names) - shortest; n > 0 {
			gone = append(gone, "the last "+strings.TrimPrefix(english.Count(n, l.item, l.item+"s"), "1 "))
			edits = append(edits, schema.Edit{Op: "cut", Path: l.key, To: shortest})
		}
	}
	return schema.Remedy{Label: "Remove " + english.List(gone, "and"), Edits: edits}
}

// answerForm asks who was met where, for each day.
func answerForm(f story) schema.Form {
	return schema.Form{Fields: []schema.Field{{Key: meetings, Kind: schema.Table, Label: "Meetings", Names: f.Days, Cells: []schema.Field{
		{Key: friend, Kind: schema.Choice, Label: "friend", Options: schema.OptionsOf(f.Friends)},
		{Key: place, Kind: schema.Choice, Label: "place", Options: schema.OptionsOf(f.Places)},
	}}}}
}

func orderings(f story) []puzzle.Ordering {
	return []puzzle.Ordering{
		{Name: "days", Label: "Order of days", Items: slices.Clone(f.Days)},
		{Name: "friends", Label: "Order of friends", Items: slices.Clone(f.Friends)},
		{Name: "places", Label: "Order of places", Items: slices.Clone(f.Places)},
	}
}
