package ui

import (
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/schema"
)

// completion is what can stand where the caret of a formula is.
type completion struct {
	path       string
	text       string // of the formula when the words were looked up
	start, end int    // the word under the caret, in characters
	words      []string
}

// mostWords is how many words are offered at once.
const mostWords = 8

// complete looks up the known words that begin like the one before the caret.
func complete(path, text string, caret int, known []string) completion {
	runes := []rune(text)
	caret = max(0, min(caret, len(runes)))
	start := caret
	for start > 0 && isWord(runes[start-1]) {
		start--
	}
	c := completion{path: path, text: text, start: start, end: caret}
	begun := strings.ToLower(string(runes[start:caret]))
	if begun == "" {
		return c
	}
	for _, word := range known {
		lower := strings.ToLower(word)
		if strings.HasPrefix(lower, begun) && lower != begun && !slices.Contains(c.words, word) {
			c.words = append(c.words, word)
		}
		if len(c.words) == mostWords {
			break
		}
	}
	return c
}

func isWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' || r == '\'' || r == '-'
}

// with is the formula with one of the words in place of the one begun.
func (c completion) with(word string) string {
	runes := []rune(c.text)
	if c.end > len(runes) {
		return c.text
	}
	return string(runes[:c.start]) + word + string(runes[c.end:])
}

// completing notes what to offer after a deed, and says whether that changes
// what is shown.
func (p *PuzzlePage) completing(d deed) bool {
	before := len(p.complete.words)
	p.complete = completion{}
	if d.Do != "set" || !d.Typing {
		return before > 0
	}
	if field, ok := p.fieldAt(d.Path); ok && field.Kind == schema.Formula {
		p.complete = complete(d.Path, d.Text, d.Caret, words(field, p.model.Facts))
	}
	return true
}
