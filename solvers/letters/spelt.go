package letters

import (
	"slices"
	"unicode"
)

// Spelt are the letters of a text, one by one; whatever else stands there is left out.
func Spelt(text string) (names []string) {
	for _, r := range text {
		if unicode.IsLetter(r) {
			names = append(names, string(r))
		}
	}
	return names
}

// Unlike are the letters of a text, each once.
func Unlike(text string) (names []string) {
	for _, name := range Spelt(text) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
