package english

import "strings"

// Initials are the fewest letters that each name begins with and no other does, with
// no regard to capitals; a name whole that others begin with.
func Initials(names []string) []string {
	short := make([]string, len(names))
	for i, name := range names {
		letters := []rune(name)
		n := 1
		for n < len(letters) && shared(names, i, string(letters[:n])) {
			n++
		}
		short[i] = string(letters[:n])
	}
	return short
}

// shared says whether another name begins with the same letters.
func shared(names []string, i int, letters string) bool {
	for k, other := range names {
		if k != i && strings.HasPrefix(strings.ToLower(other), strings.ToLower(letters)) {
			return true
		}
	}
	return false
}
