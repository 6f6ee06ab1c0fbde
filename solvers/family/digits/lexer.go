package digits

import (
	"unicode"

	"solvitur/solvers/schema"
)

// tokenKind names the kinds of token.
type tokenKind uint8

const (
	tokenEnd tokenKind = iota
	tokenNumber
	tokenWord
	tokenSign
)

// token is a piece of a formula; at counts characters from 0.
type token struct {
	kind tokenKind
	text string
	at   int
}

// spellings are other ways of writing a sign.
var spellings = map[string]string{
	"==": "=", "≠": "!=", "<>": "!=", "≤": "<=", "=<": "<=", "≥": ">=", "=>": ">=",
	"·": "*", "×": "*", "−": "-", "–": "-",
}

var signs = map[string]bool{
	"+": true, "-": true, "*": true, "^": true, "(": true, ")": true, ",": true,
	"=": true, "!=": true, "<": true, "<=": true, ">": true, ">=": true,
}

// hints are for signs that the language does not have.
var hints = map[rune]string{
	'/': "There is no / here: write div for the whole quotient and mod for the remainder.",
	'%': "There is no % here: write mod for the remainder.",
	'!': "There is no ! here: write not, or != for “is not”.",
	'&': "There is no & here: write and.",
	'|': "There is no | here: write or.",
	'.': "There are no decimals here: all numbers are whole.",
	'[': "There are no square brackets here: write ( and ).",
	'{': "There are no braces here: write ( and ).",
}

// lex takes a formula apart. The list ends with tokenEnd.
func lex(path, text string) ([]token, *schema.FieldError) {
	runes := []rune(text)
	var tokens []token
	for at := 0; at < len(runes); {
		r := runes[at]
		end := at + 1
		run := func(belongs func(rune) bool) {
			for end < len(runes) && belongs(runes[end]) {
				end++
			}
		}
		switch {
		case unicode.IsSpace(r):
			at++
			continue
		case r >= '0' && r <= '9':
			run(func(r rune) bool { return r >= '0' && r <= '9' })
			tokens = append(tokens, token{tokenNumber, string(runes[at:end]), at})
		case unicode.IsLetter(r):
			run(unicode.IsLetter)
			tokens = append(tokens, token{tokenWord, string(runes[at:end]), at})
		default:
			if end < len(runes) {
				if two := standard(string(runes[at : end+1])); signs[two] {
					end++
				}
			}
			sign := standard(string(runes[at:end]))
			if !signs[sign] {
				if hint := hints[r]; hint != "" {
					return nil, schema.At(path, at, "%s", hint)
				}
				return nil, schema.At(path, at, "“%c” means nothing in a formula: remove it.", r)
			}
			tokens = append(tokens, token{tokenSign, sign, at})
		}
		at = end
	}
	return append(tokens, token{tokenEnd, "", len(runes)}), nil
}

func standard(sign string) string {
	if s, ok := spellings[sign]; ok {
		return s
	}
	return sign
}
