package logicgrid

import (
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// thingKeys are the fields that items stand in.
var thingKeys = []string{"one", "other", "third", "fourth", "fifth"}

func (c Clue) things() []string { return []string{c.One, c.Other, c.Third, c.Fourth, c.Fifth} }

var distinct = rows.Different[*items, Clue]("This clue needs different items: choose another one than %s.", thingKeys...)

// together says what is wrong with a clue in which each of the first items may go
// with each of the others: items of one category never do.
func together(first int) func(*items, Clue) *schema.FieldError {
	return func(g *items, c Clue) *schema.FieldError {
		all := c.things()
		for i, name := range all[first:] {
			for _, x := range all[:first] {
				if name != "" && x != name && g.CategoryOf(x) == g.CategoryOf(name) {
					return schema.Errorf(thingKeys[first+i], "“%s” is of the category %s, as “%s” is, and those never go together: choose an item of another category.",
						name, g.Categories[g.CategoryOf(name)], x)
				}
			}
		}
		return distinct(g, c)
	}
}

// ordered says what is wrong with a clue about the order of a category.
func ordered(g *items, c Clue) *schema.FieldError {
	if err := distinct(g, c); err != nil {
		return err
	}
	if slices.ContainsFunc(c.names(), func(name string) bool { return g.CategoryOf(name) != g.Category(c.By) }) {
		return nil
	}
	return schema.Errorf("one", "All of this is of the category %s, and where it stands there is known: choose an item of another category.", c.By)
}

// names are the items that a clue names.
func (c Clue) names() (all []string) {
	for _, name := range c.things() {
		if name != "" && name != schema.Any {
			all = append(all, name)
		}
	}
	return all
}

// counted says what is wrong with a clue about numbers in the names of a category.
func counted(g *items, c Clue) *schema.FieldError {
	for _, name := range g.Names[g.Category(c.By)] {
		if _, ok := english.NumberIn(name); !ok {
			if !strings.ContainsFunc(name, unicode.IsNumber) {
				return schema.Errorf("by", "There is no number in %s, so that nothing is more or less than it by %s: choose a category of numbers.", name, c.By)
			}
			return schema.Errorf("by", "Which number is meant in %s is not clear: write one whole number up to 1,000,000 in each name of %s.", name, c.By)
		}
	}
	return ordered(g, c)
}
