package english

import "strings"

// A puts "a" or "an" before a noun, by its first letter.
func A(noun string) string {
	if noun != "" && strings.ContainsAny(noun[:1], "aeiouAEIOU") {
		return "an " + noun
	}
	return "a " + noun
}
