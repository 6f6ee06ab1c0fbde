package logicgrid

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
)

// inside says where something is by an item that is called by its category and its number: "in
// house 3". It says nothing of any other item, nor where that would read oddly: flu is in no patient,
// a red house in no house, and no town in a compartment.
func (g *items) inside(place, thing item) string {
	spot := g.spots[place.Category]
	switch name := g.name(place); {
	case spot.noun == "", g.spots[thing.Category].nowhere,
		!strings.EqualFold(name, spot.noun+" "+strconv.Itoa(place.Place+1)),
		spot.names(g.name(thing)):
		return ""
	default:
		return spot.preposition + " " + name
	}
}

// spot is what a category is if it is one of places; and whether what is in it is nowhere.
type spot struct {
	preposition, noun string
	nowhere           bool
}

// names says whether a name is one of such a place: "the red house".
func (s spot) names(name string) bool {
	return slices.ContainsFunc(strings.Fields(name), func(word string) bool { return english.Called(word, s.noun) })
}

func spotsOf(categories []string) []spot {
	spots := make([]spot, len(categories))
	for c, category := range categories {
		is := func(noun string) bool { return english.Called(category, noun) }
		spots[c].preposition, spots[c].noun = english.PlaceOf(category)
		spots[c].nowhere = slices.ContainsFunc(nowhere, is)
	}
	return spots
}

// nowhere are categories of what is in no numbered place itself.
var nowhere = []string{"age", "city", "color", "colour", "country", "date", "day", "destination", "hobby", "hour", "job", "language", "month", "place", "price", "prize",
	"profession", "sport", "time", "town", "year"}

// numberedItems are, in a formula, what a choice draws from in which something may be.
const numberedItems = "numbered"

// ofPlaces is, in a formula, what a choice draws from that is one category of places with numbers.
const ofPlaces = "places"

// placed are the categories of places that are called by a number, all of them: houses, where one
// is next to another without its being said by what.
func (g *items) placed() (all []string) {
	numbered := g.calledByNumber()
	for c, names := range g.names {
		if g.spots[c].noun != "" && !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(numbered, name) }) {
			all = append(all, g.categories[c])
		}
	}
	return all
}

// inPlace says a clue in other words where it is about the one category of such places, and what it
// names can be somewhere, or is a place itself: a town that is next to another is no luggage, but the blue
// house may be next to a horse.
func inPlace(says string) func(*items, Clue) string {
	return func(g *items, c Clue) string {
		placed := g.placed()
		if len(placed) != 1 || placed[0] != c.By || slices.ContainsFunc(c.names(), func(name string) bool {
			return g.spots[g.categoryOf(name)].nowhere && !g.spots[g.category(c.By)].names(name)
		}) {
			return ""
		}
		return says
	}
}

// calledByNumber are the items that are called by their category and a number: "house 3".
func (g *items) calledByNumber() (all []string) {
	for c, names := range g.names {
		for _, name := range names {
			space := max(0, strings.LastIndex(name, " "))
			if _, err := strconv.Atoi(strings.TrimSpace(name[space:])); err == nil && english.Called(g.categories[c], name[:space]) {
				all = append(all, name)
			}
		}
	}
	return all
}
