package english

import (
	"strings"
	"unicode"
)

// Apostrophes sets a straight apostrophe within a word as it is printed: “the tailor's” becomes
// “the tailor’s”. Names keep the one that they were typed with; what is told of them does not.
func Apostrophes(text string) string {
	if !strings.Contains(text, "'") {
		return text
	}
	runes := []rune(text)
	for i := 1; i+1 < len(runes); i++ {
		if runes[i] == '\'' && unicode.IsLetter(runes[i-1]) && unicode.IsLetter(runes[i+1]) {
			runes[i] = '’'
		}
	}
	return string(runes)
}
