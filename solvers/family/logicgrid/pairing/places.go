package pairing

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
)

// spot is what a category is if it is one of places; and whether what is in it is nowhere.
type spot struct {
	preposition, noun string
	nowhere           bool
}

// nowhere are categories of what is in no numbered place itself.
var nowhere = []string{"age", "city", "color", "colour", "country", "date", "day", "destination", "hobby", "hour", "job", "language", "month", "place", "price", "prize",
	"profession", "sport", "time", "town", "year"}

func spotsOf(categories []string) []spot {
	spots := make([]spot, len(categories))
	for c, category := range categories {
		spots[c].preposition, spots[c].noun = english.PlaceOf(category)
		spots[c].nowhere = slices.ContainsFunc(nowhere, func(noun string) bool { return english.Called(category, noun) })
	}
	return spots
}

// names says whether a name is one of such a place: "the red house".
func (s spot) names(name string) bool {
	return slices.ContainsFunc(strings.Fields(name), func(word string) bool { return english.Called(word, s.noun) })
}

// Inside says where something is by an item that is called by its category and its number: "in
// house 3". It says nothing of any other item, nor where that would read oddly: flu is in no patient,
// a red house in no house, and no town in a compartment.
func (g *Items) Inside(place, thing Item) string {
	spot := g.spots[place.Category]
	switch name := g.Name(place); {
	case spot.noun == "", g.spots[thing.Category].nowhere,
		!strings.EqualFold(name, spot.noun+" "+strconv.Itoa(place.Place+1)),
		spot.names(g.Name(thing)):
		return ""
	default:
		return spot.preposition + " " + name
	}
}

// Numbered are the items that are called by their category and a number: "house 3".
func (g *Items) Numbered() (all []string) {
	for c, names := range g.Names {
		for _, name := range names {
			space := max(0, strings.LastIndex(name, " "))
			if _, err := strconv.Atoi(strings.TrimSpace(name[space:])); err == nil && english.Called(g.Categories[c], name[:space]) {
				all = append(all, name)
			}
		}
	}
	return all
}

// Placed are the categories of places that are called by a number, all of them: houses, where one
// is next to another without its being said by what.
func (g *Items) Placed() (all []string) {
	numbered := g.Numbered()
	for c, names := range g.Names {
		if g.spots[c].noun != "" && !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(numbered, name) }) {
			all = append(all, g.Categories[c])
		}
	}
	return all
}

// InPlaces says whether a category is the one of such places, and all of some items can be somewhere
// there, or are a place themselves: a town that is next to another is no luggage, but the blue house may be
// next to a horse.
func (g *Items) InPlaces(category string, names []string) bool {
	placed := g.Placed()
	return len(placed) == 1 && placed[0] == category && !slices.ContainsFunc(names, func(name string) bool {
		return g.spots[g.CategoryOf(name)].nowhere && !g.spots[g.Category(category)].names(name)
	})
}
