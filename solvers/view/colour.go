package view

import "strings"

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

// Palette are the picture colours of some names: what they name, where one of them names a
// colour at all (the others have none, 0); else different ones, by their numbers.
func Palette(names []string) []int {
	colours, named := make([]int, len(names)), false
	for i, name := range names {
		colours[i] = ColourNamed(name)
		named = named || colours[i] > 0
	}
	for i := range colours {
		if !named {
			colours[i] = unnamed[i%len(unnamed)]
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
