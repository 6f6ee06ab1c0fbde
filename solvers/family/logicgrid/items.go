package logicgrid

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/staircase"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// items are the facts with the items of every category by number.
type items struct {
	categories []string
	names      [][]string // by category
	n          int        // items in each
	at         map[string]item
	clues      []Clue
	formulas   rows.Formulas[Clue]
	asked      []Ask
	spots      []spot // by category
	grid       staircase.Grid
}

// item is an item by the numbers of its category and of its place there.
type item = staircase.Item

func newItems(f *Facts) *items {
	g := &items{categories: f.Categories, n: len(f.Items1), at: map[string]item{}, clues: f.Clues, asked: f.Asked, spots: spotsOf(f.Categories)}
	g.names = f.lists()[:len(f.Categories)]
	for c, list := range g.names {
		for i, name := range list {
			g.at[name] = item{Category: c, Place: i}
		}
		g.grid = append(g.grid, english.Each(list, heading))
	}
	return g
}

// category is the number of a category.
func (g *items) category(name string) int { return slices.Index(g.categories, name) }

// categoryOf is the number of an item's category.
func (g *items) categoryOf(name string) int { return g.at[name].Category }

func (g *items) name(x item) string { return g.names[x.Category][x.Place] }

// of are the items of a category.
func (g *items) of(category int) []item {
	all := make([]item, g.n)
	for i := range all {
		all[i] = item{Category: category, Place: i}
	}
	return all
}

// heading is an item's name as it stands in a heading.
func heading(name string) string { return strings.TrimPrefix(name, "the ") }

// What claims speak of: the table, by item of the first category, and, from the
// table, what goes with any other item.
const (
	inTable = "table"
	with    = "with"
)

// goes claims that two items of different categories go together.
func (g *items) goes(x, y item) claim.Atom {
	if x.Category > y.Category {
		x, y = y, x
	}
	where := with
	if x.Category == 0 {
		where = inTable
	}
	return claim.Atom{Path: []string{where, g.name(x), g.categories[y.Category]}, Rel: claim.Is, Value: g.name(y)}
}

// derived is what goes with an item.
func derived(g *items, s Solution, path []string) (any, error) {
	x, category, err := g.read(path)
	if err != nil {
		return nil, err
	}
	for _, row := range g.names[0] {
		if x.Category == 0 && row == g.name(x) || x.Category > 0 && s.Table[row][g.categories[x.Category]] == g.name(x) {
			if category == 0 {
				return row, nil
			}
			return s.Table[row][g.categories[category]], nil
		}
	}
	return nil, nil
}

// read is the item and the category that a path speaks of.
func (g *items) read(path []string) (x item, category int, err error) {
	if len(path) == 3 && (path[0] == inTable || path[0] == with) {
		x, known := g.at[path[1]]
		category := g.category(path[2])
		if known && category >= 0 && category != x.Category {
			return x, category, nil
		}
	}
	return x, 0, fmt.Errorf("nothing is known of %s here", schema.Pointer(path...))
}

// values are the items that an atom names, one of which goes with the first.
func (g *items) values(a claim.Atom) (x item, values []item, err error) {
	x, category, err := g.read(a.Path)
	if err != nil {
		return x, nil, err
	}
	for _, value := range a.Values() {
		name, _ := value.(string)
		y, known := g.at[name]
		if !known || y.Category != category || a.Rel != claim.Is && a.Rel != claim.OneOf {
			return x, nil, fmt.Errorf("%v is no item of %s", value, g.categories[category])
		}
		values = append(values, y)
	}
	return x, values, nil
}

// says is a claim as a sentence.
func says(g *items, c claim.Claim) (string, error) { return c.Sentence(g.clause) }

// clause says what goes with an item, or does not.
func (g *items) clause(a claim.Atom, is bool) (string, error) {
	x, values, err := g.values(a)
	if err != nil {
		return "", err
	}
	names := english.Each(values, g.name)
	switch {
	case len(values) == 1:
		return g.pair(x, values[0], is), nil
	case is:
		return g.name(x) + " goes with " + english.List(names, "or"), nil
	}
	return g.name(x) + goesWithNone(names), nil
}

// pair says that two items go together, or do not. Of a numbered place it says that the other is
// there: "milk is in house 3".
func (g *items) pair(x, y item, is bool) string {
	if g.inside(x, y) != "" {
		x, y = y, x
	}
	switch in := g.inside(y, x); {
	case in != "" && is:
		return g.name(x) + " is " + in
	case in != "":
		return g.name(x) + " is not " + in
	case is:
		return g.name(x) + " goes with " + g.name(y)
	}
	return g.name(x) + goesWithNone([]string{g.name(y)})
}

// goesWithNone says of an item that it goes with none of these.
func goesWithNone(names []string) string {
	if len(names) == 2 {
		return " goes neither with " + names[0] + " nor with " + names[1]
	}
	return " does not go with " + english.List(names, "or")
}
