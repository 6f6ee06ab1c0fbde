package formula

import (
	"slices"
	"strings"
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

// Lexicon takes texts apart. Names as they are written come before everything else,
// and names in other letters, "pat" for "Pat", after what a language reads early.
type Lexicon struct {
	Names *Names
	// Read reads what begins a text besides names, early or late, and gives its length,
	// 0 for nothing of the language. One word may stand for several tokens, or for none.
	Read func(text []rune, late bool) (all []Token, length int, err *Error)
	// Unknown says what is wrong with what begins a text and means nothing.
	Unknown func(text []rune) *Error
}

// Tokens takes a text apart that begins at a character of its field. The list ends
// with the token End.
func (l *Lexicon) Tokens(text []rune, offset int) (all []Token, err *Error) {
	for at := 0; at < len(text); {
		if unicode.IsSpace(text[at]) {
			at++
			continue
		}
		some, length, err := l.begin(text[at:])
		if err == nil && length == 0 {
			err = l.Unknown(text[at:])
		}
		if err != nil {
			err.At += offset + at
			return nil, err
		}
		for _, t := range some {
			t.At = offset + at
			all = append(all, t)
		}
		at += length
	}
	return append(all, Token{Kind: End, At: offset + len(text)}), nil
}

// begin is what stands at the beginning of a text.
func (l *Lexicon) begin(text []rune) (all []Token, length int, err *Error) {
	if t, length := l.Names.Find(text, true); length > 0 {
		return []Token{t}, length, nil
	}
	if all, length, err := l.Read(text, false); length > 0 || err != nil {
		return all, length, err
	}
	if t, length := l.Names.Find(text, false); length > 0 {
		return []Token{t}, length, nil
	}
	if err := l.Names.either(text); err != nil {
		return nil, 0, err
	}
	return l.Read(text, true)
}

// tokens takes a formula apart.
func (l *Language[A]) tokens(text string) ([]Token, *Error) {
	lexicon := &Lexicon{l.Names, l.begin, l.unknown}
	return lexicon.Tokens([]rune(text), 0)
}

// Alike says whether two formulas are written alike, word for word and sign for sign,
// but for blanks, quotation marks, and large and small letters.
func (l *Language[A]) Alike(a, b string) bool {
	one, err := l.tokens(a)
	other, wrong := l.tokens(b)
	return err == nil && wrong == nil && slices.EqualFunc(one, other, func(a, b Token) bool {
		return a.Kind == b.Kind && a.Value == b.Value && (a.Kind >= Own || strings.EqualFold(a.Text, b.Text))
	})
}

// begin reads signs, numbers and words of the language early, and other words late.
func (l *Language[A]) begin(text []rune, late bool) (all []Token, length int, err *Error) {
	sign, length := l.Operators.sign(text)
	figures, letters := run(text, isFigure), run(text, unicode.IsLetter)
	switch {
	case length > 0:
		return []Token{{Kind: Sign, Text: sign}}, length, nil
	case figures > 0:
		return []Token{{Kind: Number, Text: string(text[:figures])}}, figures, nil
	case letters > 0 && (late || l.Operators.has(string(text[:letters]))):
		return []Token{{Kind: Word, Text: string(text[:letters])}}, letters, nil
	}
	return nil, 0, nil
}

func (l *Language[A]) unknown(text []rune) *Error {
	if hint := l.Hints[text[0]]; hint != "" {
		return Wrong(0, "%s", hint)
	}
	return Wrong(0, "“%c” means nothing in a formula: remove it.", text[0])
}

// run is how many characters at the beginning of a text belong together.
func run(text []rune, belongs func(rune) bool) (n int) {
	for n < len(text) && belongs(text[n]) {
		n++
	}
	return n
}
