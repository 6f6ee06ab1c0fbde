package english

import (
	"fmt"
	"slices"
	"strings"
)

// surfaces are places that one is on, and not at.
var surfaces = []string{"balcony", "beach", "bridge", "embankment", "hill", "island", "left bank", "pier", "promenade", "quay", "right bank", "river bank", "riverbank", "roof", "shore", "terrace"}

// AtThe says where somebody is: "at the library", "on the riverbank", "at place 2".
func AtThe(place string) string {
	if at := strings.LastIndexByte(place, ' '); at > 0 && at+1 < len(place) && strings.Trim(place[at+1:], "0123456789") == "" {
		return "at " + place
	}
	if slices.ContainsFunc(surfaces, func(s string) bool { return place == s || strings.HasSuffix(place, " "+s) }) {
		return "on the " + place
	}
	return "at the " + place
}

// Cell says which cell of a grid is meant, counted from 0: "row 1, column 2".
func Cell(row, column int) string { return fmt.Sprintf("row %d, column %d", row+1, column+1) }

// prepositions say of which places with numbers one says that something is in, on or at them: of no others.
var prepositions = map[string][]string{
	"in": {"apartment", "bay", "bed", "bowl", "box", "building", "cabin", "cage", "car", "carriage", "cell", "city", "class", "classroom", "coach", "column",
		"compartment", "corner", "country", "cottage", "cup", "drawer", "field", "flat", "garage", "garden", "group", "hall", "heat", "house", "hut", "lane",
		"locker", "office", "pen", "pot", "queue", "room", "row", "seat", "shop", "slot", "stable", "street", "team", "tent", "town", "village", "ward",
		"week"},
	"on": {"bench", "boat", "chair", "day", "deck", "floor", "hook", "island", "level", "page", "platform", "shelf", "ship", "stage", "stool", "storey", "track"},
	"at": {"board", "counter", "desk", "door", "gate", "stall", "stand", "station", "stop", "table", "window"},
}

// PlaceOf is the noun that a word is, one or many, and the preposition that goes with it where it is
// one of places with numbers: "in" and "house" of "Houses". Of any other word both are "".
func PlaceOf(word string) (preposition, noun string) {
	for preposition, places := range prepositions {
		for _, noun := range places {
			if Called(word, noun) {
				return preposition, noun
			}
		}
	}
	return "", ""
}

// Called says whether a word is a noun, one or many, in whatever case: "Shelves" of "shelf".
func Called(word, noun string) bool {
	many := noun + "s"
	switch {
	case strings.HasSuffix(noun, "x"), strings.HasSuffix(noun, "ch"), strings.HasSuffix(noun, "ss"):
		many = noun + "es"
	case strings.HasSuffix(noun, "y") && !strings.HasSuffix(noun, "ay") && !strings.HasSuffix(noun, "ey"):
		many = strings.TrimSuffix(noun, "y") + "ies"
	case strings.HasSuffix(noun, "lf"):
		many = strings.TrimSuffix(noun, "f") + "ves"
	}
	return strings.EqualFold(word, noun) || strings.EqualFold(word, many)
}
