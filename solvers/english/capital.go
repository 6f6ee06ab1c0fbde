package english

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/each"
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
	first, rest, _ := strings.Cut(sentence, " ")
	if second, _, _ := strings.Cut(rest, " "); slices.Contains(noNames, first) || first == "A" && !goesOn(second) {
		return strings.ToLower(sentence[:1]) + sentence[1:]
	}
	return sentence
}

// JoinClauses makes sentences clauses of one, with semicolons between them.
func JoinClauses(sentences []string) string {
	return strings.Join(each.Of(sentences, Clause), "; ")
}

// goesOn says whether a word goes on behind a name, "A says", and not behind an article, "a knave".
func goesOn(word string) bool {
	return strings.HasSuffix(word, "s") || slices.Contains([]string{"", "and", "came", "cannot", "did", "never", "or", "will"}, word)
}

// noNames are words that sentences begin with, and no names.
var noNames = []string{"All", "An", "Any", "At", "Each", "Either", "Every", "Exactly", "If", "In", "It", "Neither", "No", "Nobody", "None", "Not", "Nothing", "Of", "On", "One", "Some", "The", "There", "These", "Two", "When"}
