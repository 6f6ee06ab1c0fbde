package english

import "strings"

// Common is with how many words all names begin, and with how many they end: of "the window
// is open" and "the window is shut", 3 and 0. At least one word of each name is neither. There is a name.
func Common(names []string) (begin, end int) {
	same := func(word func(words []string) string) bool {
		first := strings.Fields(names[0])
		for _, name := range names {
			if words := strings.Fields(name); len(words) < begin+end+2 || word(words) != word(first) {
				return false
			}
		}
		return true
	}
	for same(func(words []string) string { return words[begin] }) {
		begin++
	}
	for same(func(words []string) string { return words[len(words)-1-end] }) {
		end++
	}
	return begin, end
}
