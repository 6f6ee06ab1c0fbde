// Package pairing is about categories of as many items each, of which every item goes with one of each
// other category: houses, drinks and pets. It knows the items by number, what can be claimed of them, and
// how that is said: “milk goes with tea”, and of what is called by a number “milk is in house 3”. It knows
// no clues and no engine.
//
//	items.go   the items, and what goes with what as a table
//	claims.go  what can be claimed, and how it is said
//	places.go  categories of places that are called by a number
package pairing

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
)

// Item is an item by the numbers of its category and of its place there.
type Item struct{ Category, Place int }

// Items are the items of all categories.
type Items struct {
	Categories []string
	Names      [][]string // by category
	N          int        // items in each
	At         map[string]Item
	spots      []spot // by category
}

// New numbers the items by their names, of which none comes twice.
func New(categories []string, names [][]string) *Items {
	g := &Items{Categories: categories, Names: names, N: len(names[0]), At: map[string]Item{}, spots: spotsOf(categories)}
	for c, list := range names {
		for i, name := range list {
			g.At[name] = Item{Category: c, Place: i}
		}
	}
	return g
}

// Category is the number of a category.
func (g *Items) Category(name string) int { return slices.Index(g.Categories, name) }

// CategoryOf is the number of an item's category.
func (g *Items) CategoryOf(name string) int { return g.At[name].Category }

// Name is that of an item.
func (g *Items) Name(x Item) string { return g.Names[x.Category][x.Place] }

// All are items by their names.
func (g *Items) All(names ...string) (all []Item) {
	for _, name := range names {
		all = append(all, g.At[name])
	}
	return all
}

// Amount is the number in the name of an item, if there is one.
func (g *Items) Amount(category, place int) int {
	n, _ := english.NumberIn(g.Names[category][place])
	return n
}

// Heading is an item's name as it stands in a heading.
func Heading(name string) string { return strings.TrimPrefix(name, "the ") }

// Of are the items of a category.
func (g *Items) Of(category int) []Item {
	all := make([]Item, g.N)
	for i := range all {
		all[i] = Item{Category: category, Place: i}
	}
	return all
}

// Pairs are all pairs of items of different categories, each once, the first of them of the category that
// comes first.
func (g *Items) Pairs() (all [][2]Item) {
	for second := range g.Categories {
		for first := range second {
			for _, x := range g.Of(first) {
				for _, y := range g.Of(second) {
					all = append(all, [2]Item{x, y})
				}
			}
		}
	}
	return all
}

// Ordered is a pair as Pairs has it.
func Ordered(x, y Item) [2]Item {
	if x.Category > y.Category {
		x, y = y, x
	}
	return [2]Item{x, y}
}

// Table is one way in which the items go together: by item of the first category, and by other category,
// the item that goes with it.
type Table map[string]map[string]string

// Row is the item of the first category that an item goes with; "" where the table does not say.
func (g *Items) Row(t Table, name string) string {
	category := g.CategoryOf(name)
	if category == 0 {
		return name
	}
	for _, row := range g.Names[0] {
		if t[row][g.Categories[category]] == name {
			return row
		}
	}
	return ""
}

// In is the item of a category that an item goes with.
func (g *Items) In(t Table, category, name string) string {
	row := g.Row(t, name)
	if category == g.Categories[0] {
		return row
	}
	return t[row][category]
}
