package english

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Capital begins a text with a capital letter.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// Sentence begins a message with a capital letter and ends it with a full stop,
// unless it ends with another mark.
func Sentence(text string) string {
	if text == "" || strings.HasSuffix(text, ".") || strings.HasSuffix(text, "!") || strings.HasSuffix(text, "?") {
		return Capital(text)
	}
	return Capital(text) + "."
}

// Clause makes part of a sentence of a whole one: its full stop goes, that of what it quotes at
// its end as well, and a first word that is no name begins with a small letter.
func Clause(sentence string) string {
	if quoted, ends := strings.CutSuffix(sentence, ".”"); ends {
		sentence = quoted + "”"
	}
	sentence = strings.TrimSuffix(sentence, ".")
	if first, _, _ := strings.Cut(sentence, " "); slices.Contains(noNames, first) {
		return strings.ToLower(sentence[:1]) + sentence[1:]
	}
	return sentence
}

// noNames are words that sentences begin with, and no names. "A" may be one, and so is left out.
var noNames = []string{"All", "Any", "At", "Each", "Either", "Every", "Exactly", "If", "In", "Neither", "No", "Not", "Of", "On", "One", "The", "There", "Two", "When"}
