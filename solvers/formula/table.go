package formula

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Op is an operator, by its position in the table of its language.
type Op uint8

// Place is where an operator stands.
type Place uint8

const (
	// Operand is no operator, but what a family reads: a number, a name.
	Operand Place = iota
	// Infix stands between its operands and takes them from the left.
	Infix
	// Single stands between its operands and not twice in a row: a^2.
	Single
	// Comparison stands between its operands; a < b < c is short for a < b and b < c.
	Comparison
	// Prefix stands before its operand.
	Prefix
	// Function stands before its operand, which is in parentheses.
	Function
)

// Sort is what a part of a formula is, by the language's own count.
type Sort uint8

// Operator is a row of the table.
type Operator struct {
	Signs []string // the spellings, words or signs, the usual one first
	Place Place
	Binds int  // how tightly, compared with the others
	Of    Sort // what it takes
	Is    Sort // what it, or the operand, is

	// Means says that this is only another way to write an operator that stands
	// before it in the table, with its sides exchanged: > for <.
	Means Op

	Print string // how it is set in print, if not as its usual spelling
	Close bool   // without spaces around it, in print
	// Either way says that a op (b op c) is (a op b) op c, and needs no parentheses.
	EitherWay bool
	// Apart sets others that bind as tightly in parentheses: (a mod b)·c.
	Apart bool
	// Within is how tightly an operand of another sort must bind to stand without
	// parentheses in print, where more are set than must be: not (a = b), a or (b and c).
	// 0 is as it must be.
	Within int
}

// Table is the operators of a language, by [Op].
type Table []Operator

// find is the operator that a token is, standing at such a place.
func (t Table) find(token Token, at ...Place) (Op, bool) {
	for op, operator := range t {
		if slices.Contains(at, operator.Place) && token.Is(operator.Signs...) {
			return Op(op), true
		}
	}
	return 0, false
}

// sign is the sign at the beginning of a text, in its usual spelling, and the
// length of the longest spelling that stands there.
func (t Table) sign(text []rune) (usual string, length int) {
	if len(text) > 0 && strings.ContainsRune(brackets, text[0]) {
		return string(text[0]), 1
	}
	for _, operator := range t {
		for _, spelling := range operator.Signs {
			if n := utf8.RuneCountInString(spelling); !isWord(spelling) && n > length && n <= len(text) && string(text[:n]) == spelling {
				usual, length = operator.Signs[0], n
			}
		}
	}
	return usual, length
}

func isWord(spelling string) bool {
	first, _ := utf8.DecodeRuneInString(spelling)
	return unicode.IsLetter(first)
}

// Language is all words and signs of the language.
func (t Table) Language() (all []string) {
	for _, operator := range t {
		all = append(all, operator.Signs...)
	}
	return all
}

// has says whether a word is one of the language.
func (t Table) has(word string) bool { return slices.Contains(t.Words(), word) }

// Words are the words of the language, in the order of the table: what may be
// offered while a formula is typed, and cannot be a name.
func (t Table) Words() (words []string) {
	for _, operator := range t {
		for _, spelling := range operator.Signs {
			if isWord(spelling) {
				words = append(words, spelling)
			}
		}
	}
	return words
}
