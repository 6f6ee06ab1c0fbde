package pairing

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// What claims speak of: the table, by item of the first category, and, from the
// table, what goes with any other item.
const (
	InTable = "table"
	inWith  = "with"
)

// Form asks what goes with every item of the first category.
func (g *Items) Form() schema.Form {
	table := schema.Field{Key: InTable, Kind: schema.Table, Label: "What goes with what", Names: g.Names[0]}
	for c, category := range g.Categories[1:] {
		table.Cells = append(table.Cells, schema.Field{Key: category, Kind: schema.Choice, Label: category, Options: schema.OptionsOf(g.Names[c+1])})
	}
	return schema.Form{Fields: []schema.Field{table}}
}

// Goes claims that two items of different categories go together.
func (g *Items) Goes(x, y Item) claim.Atom {
	pair := Ordered(x, y)
	where := inWith
	if pair[0].Category == 0 {
		where = InTable
	}
	return claim.Atom{Path: []string{where, g.Name(pair[0]), g.Categories[pair[1].Category]}, Rel: claim.Is, Value: g.Name(pair[1])}
}

// With is the path to what goes with an item, of a category.
func With(name, category string) []string { return []string{inWith, name, category} }

// Derived is what goes with an item; nil where the table does not say.
func (g *Items) Derived(t Table, path []string) (any, error) {
	x, category, err := g.read(path)
	if err != nil {
		return nil, err
	}
	if g.Row(t, g.Name(x)) == "" {
		return nil, nil
	}
	return g.In(t, g.Categories[category], g.Name(x)), nil
}

// read is the item and the category that a path speaks of.
func (g *Items) read(path []string) (x Item, category int, err error) {
	if len(path) == 3 && (path[0] == InTable || path[0] == inWith) {
		x, known := g.At[path[1]]
		category := g.Category(path[2])
		if known && category >= 0 && category != x.Category {
			return x, category, nil
		}
	}
	return x, 0, fmt.Errorf("nothing is known of %s here", schema.Pointer(path...))
}

// Values are the items that an atom names, one of which goes with the first.
func (g *Items) Values(a claim.Atom) (x Item, values []Item, err error) {
	x, category, err := g.read(a.Path)
	if err != nil {
		return x, nil, err
	}
	for _, value := range a.Values() {
		name, _ := value.(string)
		y, known := g.At[name]
		if !known || y.Category != category || a.Rel != claim.Is && a.Rel != claim.OneOf {
			return x, nil, fmt.Errorf("%v is no item of %s", value, g.Categories[category])
		}
		values = append(values, y)
	}
	return x, values, nil
}

// Says is a claim as a sentence.
func (g *Items) Says(c claim.Claim) (string, error) { return c.Sentence(g.Clause) }

// Clause says what goes with an item, or does not.
func (g *Items) Clause(a claim.Atom, is bool) (string, error) {
	x, values, err := g.Values(a)
	switch {
	case err != nil:
		return "", err
	case len(values) == 1 && is:
		return g.together(x, values[0]), nil
	case is:
		return g.Name(x) + " goes with " + english.List(each.Of(values, g.Name), "or"), nil
	}
	return g.Apart(x, values...), nil
}

// together says that two items go together. Of a numbered place it says that the other is there:
// "milk is in house 3".
func (g *Items) together(x, y Item) string {
	if x, in := g.inside(x, y); in != "" {
		return g.Name(x) + " is " + in
	}
	return g.Name(x) + " goes with " + g.Name(y)
}

// Apart says that an item goes with none of some others, at least one.
func (g *Items) Apart(x Item, from ...Item) string {
	names := each.Of(from, g.Name)
	switch len(names) {
	case 1:
		if x, in := g.inside(x, from[0]); in != "" {
			return g.Name(x) + " is not " + in
		}
	case 2:
		return g.Name(x) + " goes neither with " + names[0] + " nor with " + names[1]
	}
	return g.Name(x) + " does not go with " + english.List(names, "or")
}

// inside is the one of two items that is somewhere, and where, if the other is a numbered place.
func (g *Items) inside(x, y Item) (thing Item, in string) {
	if in := g.Inside(x, y); in != "" {
		return y, in
	}
	return x, g.Inside(y, x)
}
