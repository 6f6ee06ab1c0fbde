package formula

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Name is something that a puzzle has a name for, in one spelling of several.
type Name struct {
	Spelling string
	Kind     Kind // Own or beyond
	Value    int  // its position among those of its kind
	Quoted   bool // it can stand in quotation marks only
	Form     int  // which spelling this is, by the family's own count: "is" or "is not"
}

// Names are all those of a puzzle. They may hold any signs, and spaces. In quotation
// marks each can stand in a formula; without them it can unless it is a word or a
// number, or begins with a sign of the language.
type Names struct {
	longestFirst []spelling
	language     []string
}

type spelling struct {
	Name
	runes  []rune
	quoted bool // it stands in quotation marks only
}

// NewNames makes Names for a language with these words and signs. Of two that are
// spelt alike the first is meant.
func NewNames(language []string, all ...Name) *Names {
	names := &Names{language: language}
	for _, name := range all {
		if name.Spelling == "" {
			continue
		}
		runes := []rune(name.Spelling)
		quoted := name.Quoted || run(runes, isFigure) == len(runes) || names.opens(name.Spelling) ||
			slices.ContainsFunc(language, func(word string) bool { return strings.EqualFold(word, name.Spelling) })
		names.longestFirst = append(names.longestFirst, spelling{name, runes, quoted})
	}
	slices.SortStableFunc(names.longestFirst, func(a, b spelling) int { return cmp.Compare(len(b.runes), len(a.runes)) })
	return names
}

// opens says whether a text begins with a sign of the language.
func (n *Names) opens(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	_, quote := quotes[first]
	return quote || strings.ContainsRune(brackets, first) || slices.ContainsFunc(n.language, func(sign string) bool {
		return !isWord(sign) && strings.HasPrefix(text, sign)
	})
}

// Find looks for the longest name at the beginning of a text, in the very letters
// of the name or in capital and small ones alike, and gives how many characters it
// takes; 0 if there is none. It takes time linear in the number of names.
func (n *Names) Find(text []rune, exact bool) (t Token, length int) {
	if n == nil || len(text) == 0 {
		return Token{}, 0
	}
	closing, quoted := quotes[text[0]]
	if quoted {
		text = text[1:]
	}
	for _, name := range n.longestFirst {
		length := len(name.runes)
		if length > len(text) || name.quoted && !quoted {
			continue
		}
		if written := text[:length]; !slices.Equal(written, name.runes) && (exact || !alike(string(written), name.Spelling) || n.meansAnother(written, name)) {
			continue
		}
		goesOn := length < len(text) && InWord(text[length]) && InWord(name.runes[length-1])
		ends := length < len(text) && text[length] == closing
		t = Token{Kind: name.Kind, Text: string(text[:length]), Value: name.Value, Form: name.Form}
		switch {
		case quoted && ends:
			return t, length + 2
		case !quoted && !goesOn:
			return t, length
		}
	}
	return Token{}, 0
}

// meansAnother says whether what is written as a name is, but for its capitals, may be another one as
// well: that is meant if it is spelt just so, and else it is not known which.
func (n *Names) meansAnother(written []rune, name spelling) bool {
	return slices.ContainsFunc(n.longestFirst, func(other spelling) bool {
		return slices.Equal(other.runes, written) || (other.Kind != name.Kind || other.Value != name.Value) && alike(string(written), other.Spelling)
	})
}

// either says which names a text may begin with, if it is spelt like several and as none of them.
func (n *Names) either(text []rune) *Error {
	if n == nil || len(text) == 0 {
		return nil
	}
	closing, quoted := quotes[text[0]]
	if quoted {
		text = text[1:]
	}
	var written string
	var names []string
	for _, name := range n.longestFirst {
		length := len(name.runes)
		if length > len(text) || written != "" && len([]rune(written)) != length || !alike(string(text[:length]), name.Spelling) || name.quoted && !quoted {
			continue
		}
		ends := length == len(text) || !InWord(text[length]) || !InWord(name.runes[length-1])
		if quoted {
			ends = length < len(text) && text[length] == closing
		}
		if ends {
			written = string(text[:length])
			names = append(names, "“"+name.Spelling+"”")
		}
	}
	if len(names) < 2 {
		return nil
	}
	return Wrong(0, "“%s” may be %s: write it with the capitals of the one that is meant.", written, strings.Join(names, " or "))
}

// quotes are the quotation marks, and what closes each.
var quotes = map[rune]rune{'“': '”', '"': '"', '„': '“', '«': '»'}

// quote puts every name into quotation marks that stands without them and needs them,
// and gives the first of these and where it begins.
func (n *Names) quote(text string) (quoted, first string, at int) {
	if n == nil {
		return text, "", 0
	}
	var out []rune
	runes := []rune(text)
	for i := 0; i < len(runes); {
		if closing, opens := quotes[runes[i]]; opens {
			if end := slices.Index(runes[i+1:], closing); end >= 0 {
				out = append(out, runes[i:i+end+2]...)
				i += end + 2
				continue
			}
		}
		begins := i == 0 || !InWord(runes[i-1])
		name, length := n.unquoted(runes[i:])
		if !begins || length == 0 {
			out = append(out, runes[i])
			i++
			continue
		}
		if first == "" {
			first, at = name, i
		}
		out = append(append(append(out, '“'), []rune(name)...), '”')
		i += length
	}
	return string(out), first, at
}

// unquoted is the longest name of several words at the beginning of a text, if that
// needs quotation marks. A single word that does is one of the language, or a number.
func (n *Names) unquoted(text []rune) (name string, length int) {
	for _, known := range n.longestFirst {
		length := len(known.runes)
		if length <= len(text) && alike(string(text[:length]), known.Spelling) && (length == len(text) || !InWord(text[length])) {
			if !known.quoted || !strings.Contains(known.Spelling, " ") {
				return "", 0
			}
			return known.Spelling, length
		}
	}
	return "", 0
}

// Write is a name of the puzzle as it is read for sure: in quotation marks where it would not
// be read without them, or could be the beginning of a longer one.
func (n *Names) Write(name string) string {
	for _, other := range n.longestFirst {
		if same := other.Spelling == name; same && !other.quoted {
			return name
		} else if same || n.continues(name, other) {
			return "“" + name + "”"
		}
	}
	return name
}

// continues says whether what may follow a name makes it another one: "Al and Bo".
func (n *Names) continues(name string, other spelling) bool {
	length := utf8.RuneCountInString(name)
	if length >= len(other.runes) || !strings.EqualFold(string(other.runes[:length]), name) {
		return false
	}
	if InWord(other.runes[length]) && InWord(other.runes[length-1]) {
		return false
	}
	rest := []rune(strings.TrimSpace(string(other.runes[length:])))
	word := string(rest[:run(rest, unicode.IsLetter)])
	return word == "" || slices.ContainsFunc(n.language, func(known string) bool { return strings.EqualFold(known, word) })
}

func isFigure(r rune) bool { return r >= '0' && r <= '9' }

// alike says whether two names differ at most by capital letters, or by apostrophes: straight ones are
// typed, and others are shown.
func alike(a, b string) bool {
	return strings.EqualFold(strings.ReplaceAll(a, "’", "'"), strings.ReplaceAll(b, "’", "'"))
}

// InWord says whether a character goes on with a word.
func InWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' || r == '’' || r == '_'
}
