package view

import "strings"

// colours are the numbers under which the page keeps the colours that have a name
// here.
var colours = map[string]int{
	"red": 1, "blue": 2, "white": 3, "black": 4, "green": 5, "yellow": 6, "gold": 6, "purple": 7, "violet": 7,
	"turquoise": 8, "teal": 8, "pink": 9, "brown": 10, "grey": 11, "gray": 11, "silver": 11, "orange": 12,
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
