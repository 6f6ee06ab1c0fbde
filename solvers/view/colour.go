package view

import (
	"slices"
	"strings"
)

// colours are the numbers under which the page keeps the colours that have a name
// here.
var colours = map[string]int{
	"red": 1, "blue": 2, "white": 3, "black": 4, "green": 5, "yellow": 6, "gold": 6, "purple": 7, "violet": 7,
	"turquoise": 8, "teal": 8, "pink": 9, "brown": 10, "grey": 11, "gray": 11, "silver": 11, "orange": 12,
	// As in a pack of cards with four colours, but for the red ones.
	"hearts": 1, "spades": 4, "clubs": 5, "diamonds": 12,
}

// unnamed are colours that are easily told apart, for what has no colour of its own.
var unnamed = []int{1, 2, 6, 5, 7, 12, 8, 9, 10, 11}

// Palette are the picture colours of some names: the one that each names, and for those that name none, or
// what an earlier one names, one that no other has. Where there are more names than such colours, the last
// have none, 0.
func Palette(names []string) []int {
	colours := make([]int, len(names))
	for i, name := range names {
		if colour := ColourNamed(name); !slices.Contains(colours, colour) {
			colours[i] = colour
		}
	}
	for i := range colours {
		if free := slices.IndexFunc(unnamed, func(c int) bool { return !slices.Contains(colours, c) }); colours[i] == 0 && free >= 0 {
			colours[i] = unnamed[free]
		}
	}
	return colours
}

// ColourNamed is the picture colour ([Shape.Colour]) of a name or, for "dark blue",
// of its last word; 0 for a name that is none. What is drawn without colour must say
// its name.
func ColourNamed(name string) int {
	words := strings.Fields(strings.ToLower(name))
	if len(words) == 0 {
		return 0
	}
	return colours[words[len(words)-1]]
}
