package english

import (
	"strings"
	"unicode/utf8"
)

// Wrap breaks a text into lines that are no wider than a width, at blanks, and
// within a word where it alone is wider. A letter is never broken, and a text of
// none is one empty line. Breadth says how wide a piece of text is.
func Wrap(text string, width float64, breadth func(string) float64) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && breadth(line+" "+word) <= width {
			line += " " + word
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for breadth(word) > width {
			runes := []rune(word)
			n := len(runes) - 1
			for n > 1 && breadth(string(runes[:n])) > width {
				n--
			}
			if n < 1 {
				break
			}
			lines, word = append(lines, string(runes[:n])), string(runes[n:])
		}
		line = word
	}
	return append(lines, line)
}

// Letters is how wide a text is where all letters are as wide.
func Letters(text string) float64 { return float64(utf8.RuneCountInString(text)) }
