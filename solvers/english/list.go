package english

import "strings"

// List joins phrases by commas and a last word: "A", "A and B", "A, B and C". A
// list of none is empty.
func List(phrases []string, word string) string {
	last := len(phrases) - 1
	if last < 1 {
		return strings.Join(phrases, "")
	}
	return strings.Join(phrases[:last], ", ") + " " + word + " " + phrases[last]
}

// NoneOf denies phrases: "not A", "neither A nor B", "not A, B or C".
func NoneOf(phrases []string) string {
	if len(phrases) == 2 {
		return "neither " + List(phrases, "nor")
	}
	return "not " + List(phrases, "or")
}

// ListAre is a list with its verb: "A is", "A and B are".
func ListAre(phrases []string) string {
	if len(phrases) == 1 {
		return phrases[0] + " is"
	}
	return List(phrases, "and") + " are"
}
