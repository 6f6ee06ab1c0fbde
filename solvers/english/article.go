package english

import (
	"slices"
	"strings"
)

// Beginnings of words that do not sound as they are spelt.
var (
	vowels     = []string{"hour", "honest", "honour", "honor", "heir"}
	consonants = []string{"unic", "unif", "unio", "uniq", "unit", "univ", "use", "usu", "euro", "once", "one"}
)

// A puts "a" or "an" before a noun, by its first letter; of words that sound
// otherwise it knows the common ones.
func A(noun string) string {
	begins := func(with string) bool { return strings.HasPrefix(strings.ToLower(noun), with) }
	switch {
	case slices.ContainsFunc(vowels, begins):
		return "an " + noun
	case slices.ContainsFunc(consonants, begins):
		return "a " + noun
	}
	if noun != "" && strings.ContainsAny(noun[:1], "aeiouAEIOU") {
		return "an " + noun
	}
	return "a " + noun
}
