package english

import (
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
