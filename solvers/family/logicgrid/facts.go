package logicgrid

import (
	"embed"
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are categories of items, and clues about which go together. The JSON names
// are the keys of the form.
type Facts struct {
	Clues      []Clue   `json:"clues"`
	Asked      []Ask    `json:"asked,omitempty"`
	Categories []string `json:"categories"`
	// The items of the first category, of the second, and so on.
	Items1 []string `json:"items1"`
	Items2 []string `json:"items2"`
	Items3 []string `json:"items3,omitempty"`
	Items4 []string `json:"items4,omitempty"`
	Items5 []string `json:"items5,omitempty"`
	Items6 []string `json:"items6,omitempty"`
	Items7 []string `json:"items7,omitempty"`
	Items8 []string `json:"items8,omitempty"`
}

// lists are the items by category; those beyond the categories should be empty.
func (f *Facts) lists() [][]string {
	return [][]string{f.Items1, f.Items2, f.Items3, f.Items4, f.Items5, f.Items6, f.Items7, f.Items8}
}

// Clue is one row of the clues. Which members it has depends on the kind; see
// clues.go.
type Clue struct {
	Kind    string `json:"kind"`
	One     string `json:"one,omitempty"`
	How     string `json:"how,omitempty"`
	Number  int    `json:"number,omitempty"`
	Other   string `json:"other,omitempty"`
	Third   string `json:"third,omitempty"`
	Fourth  string `json:"fourth,omitempty"`
	Fifth   string `json:"fifth,omitempty"`
	By      string `json:"by,omitempty"` // the category whose order is meant
	Formula string `json:"formula,omitempty"`
}

// RowKind is the kind of a clue.
func (c Clue) RowKind() string { return c.Kind }

// Ask is what the puzzle wants to know: which of a category goes with an item, or, of the kind
// askAll, what goes with what. That is what is asked as well where there is no Ask.
type Ask struct {
	Kind string `json:"kind,omitempty"`
	By   string `json:"by,omitempty"`
	One  string `json:"one,omitempty"`
}

const askAll = "all"

// RowKind is the kind of a question.
func (a Ask) RowKind() string { return a.Kind }

// Solution is one way to fill the table: by item of the first category, and by
// other category, the item that goes with it.
type Solution struct {
	Table pairing.Table `json:"table"`
}

// Bounds of the form.
const (
	mostCategories = 8
	mostItems      = 12
)

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *items, Solution]{
		Info: puzzle.Info{
			Name:     "logic-grid",
			Title:    "What goes with what",
			Summary:  "Some categories, as many items in each, and clues on which of them go together.",
			Counters: counters,
			// Dropping a clue never loses an answer.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"categories": ["name", "age", "town"], "items1": ["name 1", "name 2", "name 3"], "items2": ["age 1", "age 2", "age 3"], "items3": ["town 1", "town 2", "town 3"], "clues": []}`,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     (*items).Form,
		Sought:     sought,
		Derived:    func(g *items, s Solution, path []string) (any, error) { return g.Derived(s.Table, path) },
		Says:       (*items).Says,
		Given:      given,
		Argue:      argue.With(argued),
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Renewal:    &renewal,
		Verdict:    verdict,
	})
}

var form = schema.Form{Fields: append([]schema.Field{
	{Key: clues.Key, Kind: schema.Rows, FactsOnly: true, Label: "Clues", Item: "clue", MaxItems: 80, Shapes: rows.Shapes(clues, holds)},
	{Key: "asked", Kind: schema.Rows, Label: "What is asked", Item: "question", Optional: true, MaxItems: 8, Shapes: []schema.Shape{
		{Label: "what goes with an item", Sentence: "which {by} goes with {one}?", Fields: []schema.Field{by, one}},
		{Kind: askAll, Label: "all of it", Sentence: "what goes with what?"},
	}},
	{Key: "categories", Kind: schema.Names, Label: "Categories", Item: "category", MinItems: 2, MaxItems: mostCategories, MaxLength: 16,
		Help: "Every category has as many items as the first. They are in order as they stand; what comes first is on the left, or the least."},
}, itemFields()...)}

// itemFields are the lists of items, one for each category there may be.
func itemFields() (fields []schema.Field) {
	for i := range mostCategories {
		field := schema.Field{Key: itemsKey(i), Kind: schema.Names, Label: english.Ordinal(i+1) + " category", Item: "item", MinItems: 2, MaxItems: mostItems, MaxLength: 24, Of: fmt.Sprint("categories/", i)}
		if i >= 2 {
			field.Optional, field.MinItems = true, 0
		}
		fields = append(fields, field)
	}
	return fields
}

func itemsKey(category int) string { return fmt.Sprintf("items%d", category+1) }

// read puts the items into their categories, and finds what the form cannot know.
func read(f *Facts) (*items, []*schema.FieldError) {
	g := newItems(f)
	var errs []*schema.FieldError
	seen := map[string]int{}
	for c, list := range f.lists() {
		key := itemsKey(c)
		if c >= len(f.Categories) {
			if len(list) > 0 {
				errs = append(errs, schema.Errorf(key, "There are only %d categories: add one, or take these items out.", len(f.Categories)).
					Or("Take them out", schema.Edit{Op: "set", Path: key, Value: []any{}}))
			}
			continue
		}
		if n := len(f.Items1); len(list) != n {
			fault := func(remedy string) *schema.FieldError {
				return schema.Errorf(key, "The category %s has %s, and %s has %d, but all have as many: %s.",
					f.Categories[c], english.Count(len(list), "item", "items"), f.Categories[0], n, remedy)
			}
			whole := slices.Clone(list)
			for len(whole) < n {
				whole = append(whole, schema.NewName(f.Categories[c], whole))
			}
			if added := whole[len(list):]; len(added) > 0 {
				errs = append(errs, fault(fmt.Sprintf("add %d", len(added))).Or("Add "+few(added), schema.Edit{Op: "set", Path: key, Value: whole}))
			} else {
				errs = append(errs, fault(fmt.Sprintf("take out %d", len(list)-n)).Or("Take out "+few(list[n:]), schema.Edit{Op: "cut", Path: key, To: n}))
			}
		}
		for i, name := range list {
			if other, twice := seen[name]; twice {
				errs = append(errs, schema.Errorf(fmt.Sprintf("%s/%d", key, i), "“%s” is an item of the category %s already: choose another name.", name, f.Categories[other]))
				continue
			}
			seen[name] = c
		}
	}
	if len(errs) > 0 {
		return g, errs // clues about such items mean nothing yet
	}
	for i, ask := range f.Asked {
		if ask.Kind == "" && g.CategoryOf(ask.One) == g.Category(ask.By) {
			errs = append(errs, schema.Errorf(fmt.Sprintf("asked/%d/by", i), "“%s” is of the category %s itself: choose another category.", ask.One, ask.By))
		}
	}
	if errs = append(errs, clues.Faults(g, f.Clues)...); len(errs) == 0 {
		g.formulas = clues.Formulas(g, f.Clues)
	}
	return g, errs
}

// few names some items, or says how many they are.
func few(items []string) string {
	if len(items) > 3 {
		return fmt.Sprint(len(items))
	}
	return english.List(items, "and")
}

// ruleOneEach is a rule of the kind: it can be named in a reason, but not
// switched off.
const ruleOneEach = "rule:one-each"

func sentences(g *items) []puzzle.Fact {
	rule := puzzle.Fact{ID: ruleOneEach, Rule: true, Text: fmt.Sprintf("Every %s goes with one item of each other category, and no two of them with the same.", g.Categories[0])}
	return append([]puzzle.Fact{rule}, clues.Facts(g, g.clues)...)
}

// orderings are the categories that are filled in.
func orderings(g *items) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "categories", Label: "Order of categories", Items: g.Categories[1:]}}
}
