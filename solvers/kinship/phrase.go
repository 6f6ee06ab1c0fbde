package kinship

import (
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/formula"
)

// Phrase is a chain of words, each a step or several: "grandfathers’
// great-grandfathers". The pattern is that of all of it.
type Phrase struct {
	Words   []Word
	Pattern Pattern
}

// Word is a word of a phrase.
type Word struct {
	Text    string // in the singular: "maternal grandfather"
	Pattern Pattern
}

// String writes a phrase as one says it, with words in the plural where several
// people are meant.
func (p Phrase) String() string {
	var b strings.Builder
	several := false
	for i, w := range p.Words {
		several = several || slices.Contains(w.Pattern, Either)
		b.WriteString(w.Text)
		if several {
			b.WriteByte('s')
		}
		if last := i == len(p.Words)-1; !last && several {
			b.WriteString("’ ")
		} else if !last {
			b.WriteString("’s ")
		}
	}
	return b.String()
}

// token is a word as it is written, at its first character.
type token struct {
	text string
	at   int
}

// Read reads a chain of words: with or without apostrophes, and "X of my Y" as
// well as "my Y’s X".
func Read(text string) (Phrase, *formula.Error) {
	tokens, wrong := tokens(text)
	if wrong != nil {
		return Phrase{}, wrong
	}
	parts := [][]Word{nil} // what stands between "of" and "of"
	var side *token
	for i, t := range tokens {
		_, isSide := sides[t.text]
		says, last := t.text != "my" && t.text != "the", len(parts)-1
		switch {
		case side != nil && (isSide || t.text == "of" || !says):
			return Phrase{}, formula.Wrong(side.at, "“%s” says nothing before “%s”: write it before a word for relatives, as in “%s grandmother”.", side.text, t.text, side.text)
		case !says:
		case isSide:
			side = &tokens[i]
		case t.text == "of" && len(parts[last]) == 0:
			return Phrase{}, formula.Wrong(t.at, "Say who is meant before “of”: grandfathers of my mother.")
		case t.text == "of":
			parts = append(parts, nil)
		default:
			w, wrong := readWord(t, side)
			if wrong != nil {
				return Phrase{}, wrong
			}
			side, parts[last] = nil, append(parts[last], w)
		}
	}
	end := len([]rune(text))
	if side != nil {
		return Phrase{}, formula.Wrong(side.at, "Say who is meant behind “%s”: %s grandfather.", side.text, side.text)
	}
	if len(parts[len(parts)-1]) == 0 {
		return Phrase{}, formula.Wrong(end, "A word for ancestors is missing here: write one, such as parents or great-grandmothers.")
	}
	slices.Reverse(parts)
	var p Phrase
	for _, w := range slices.Concat(parts...) {
		p.Words = append(p.Words, w)
		p.Pattern = append(p.Pattern, w.Pattern...)
	}
	if n := len(p.Pattern); n > MostSteps {
		return Phrase{}, formula.Wrong(end, "This leads %d generations back, and at most %d are allowed: leave out a word.", n, MostSteps)
	}
	return p, nil
}

// tokens cuts a text into words. An apostrophe ends a word, and an "s" behind it
// belongs to it.
func tokens(text string) (all []token, wrong *formula.Error) {
	var now []rune
	apostrophe := false
	end := func(at int) {
		if t := strings.Trim(string(now), "-"); t != "" && !(apostrophe && t == "s") {
			all = append(all, token{t, at - len(now)})
		}
		now = now[:0]
	}
	runes := []rune(strings.ToLower(text))
	for i, r := range runes {
		switch {
		case unicode.IsLetter(r), r == '-':
			now = append(now, r)
		case r == '‑': // does not break a line
			now = append(now, '-')
		case unicode.IsSpace(r), strings.ContainsRune("'’‘", r):
			end(i)
			apostrophe = !unicode.IsSpace(r)
		default:
			return nil, formula.Wrong(i, "“%s” is no part of a word for relatives: leave it out.", string(r))
		}
	}
	end(len(runes))
	return all, nil
}
