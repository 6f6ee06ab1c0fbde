package formula

import (
	"unicode"
)

// Kind is what a token is.
type Kind uint8

const (
	End    Kind = iota // behind the last token
	Number             // figures, in Text
	Word               // letters, as they are written
	Sign               // one of the signs of the language, in its usual spelling
	Own                // from here on they are the family's own: the sorts of its names
)

// Token is a piece of a formula.
type Token struct {
	Kind  Kind
	Text  string
	At    int // the character at which it begins, from 0
	Value int // of a name: its position among those of its kind
	Form  int // of a name: which of its spellings this is, by the family's own count
}

// Is says whether a token is one of these words or signs.
func (t Token) Is(texts ...string) bool {
	if t.Kind == Word || t.Kind == Sign {
		for _, text := range texts {
			if t.Text == text {
				return true
			}
		}
	}
	return false
}

// brackets and the comma are signs of every language.
const brackets = "(),"

// tokens takes a text apart. The list ends with the token End.
func (l *Language[A]) tokens(text string) ([]Token, *Error) {
	runes := []rune(text)
	var all []Token
	for at := 0; at < len(runes); {
		if unicode.IsSpace(runes[at]) {
			at++
			continue
		}
		t, length := l.token(runes[at:])
		if t.At = at; length == 0 {
			if hint := l.Hints[runes[at]]; hint != "" {
				return nil, Wrong(at, "%s", hint)
			}
			return nil, Wrong(at, "“%c” means nothing in a formula: remove it.", runes[at])
		}
		all = append(all, t)
		at += length
	}
	return append(all, Token{Kind: End, At: len(runes)}), nil
}

// token is what stands at the beginning of a text, and its length; 0 for what the
// language does not have. Names as they are written come before everything else,
// names in other letters, "pat" for "Pat", after it.
func (l *Language[A]) token(text []rune) (Token, int) {
	if t, length := l.Names.Find(text, true); length > 0 {
		return t, length
	}
	if sign, length := l.Operators.sign(text); length > 0 {
		return Token{Kind: Sign, Text: sign}, length
	}
	figures := run(text, isFigure)
	letters := run(text, unicode.IsLetter)
	switch {
	case figures > 0:
		return Token{Kind: Number, Text: string(text[:figures])}, figures
	case letters > 0 && l.Operators.has(string(text[:letters])):
		return Token{Kind: Word, Text: string(text[:letters])}, letters
	}
	if t, length := l.Names.Find(text, false); length > 0 {
		return t, length
	}
	return Token{Kind: Word, Text: string(text[:letters])}, letters
}

// run is how many characters at the beginning of a text belong together.
func run(text []rune, belongs func(rune) bool) (n int) {
	for n < len(text) && belongs(text[n]) {
		n++
	}
	return n
}
