package pedigree

import (
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// The letters of a line of descent.
const (
	father = 'F'
	mother = 'M'
)

// parents is a set of letters: what a place of a pattern allows.
type parents uint8

const (
	fathers parents = 1 << iota
	mothers
	either = fathers | mothers
)

// letters are the letters, in the order of lines.
var letters = []byte{father, mother}

func setOf(letter byte) parents {
	if letter == father {
		return fathers
	}
	return mothers
}

func (p parents) has(letter byte) bool { return p&setOf(letter) != 0 }

func (p parents) String() string { return [...]string{"–", "F", "M", "·"}[p] }

// who is the step of a line where a place allows one letter, or none.
func (p parents) who() string { return [...]string{nobody, "father", "mother"}[p] }

// pattern is a set of lines of one length: all that have, at each place, one of the
// letters allowed.
type pattern []parents

// line is the only line of a pattern, if it has only one.
func (p pattern) line() (line string, only bool) {
	var b strings.Builder
	for _, place := range p {
		if place != fathers && place != mothers {
			return "", false
		}
		b.WriteByte(letters[place-1])
	}
	return b.String(), len(p) > 0
}

// lines is how many lines fit.
func (p pattern) lines() int {
	n := 1
	for _, place := range p {
		n *= [...]int{0, 1, 1, 2}[place]
	}
	return n
}

func (p pattern) fits(line string) bool {
	if len(line) != len(p) {
		return false
	}
	for i, place := range p {
		if !place.has(line[i]) {
			return false
		}
	}
	return true
}

func (p pattern) String() string {
	var b strings.Builder
	for _, place := range p {
		b.WriteString(place.String())
	}
	return b.String()
}

// bases are the words that others are made of, by their patterns.
var bases = map[string]pattern{
	"parent": {either}, "father": {fathers}, "mother": {mothers},
	"grandparent": {either, either}, "grandfather": {either, fathers}, "grandmother": {either, mothers},
}

// sides are words that say through whom one goes first.
var sides = map[string]parents{"paternal": fathers, "maternal": mothers}

// aside are words for relatives who are no ancestors.
var aside = strings.Fields("child children son daughter brother sister sibling uncle aunt cousin nephew niece grandchild grandchildren grandson granddaughter husband wife spouse")

// offered are the words that the editor completes.
var offered = func() (words []string) {
	for _, great := range []string{"", "great-", "great-great-"} {
		for _, base := range []string{"parents", "fathers", "mothers", "grandparents", "grandfathers", "grandmothers"} {
			if great == "" || strings.HasPrefix(base, "grand") {
				words = append(words, great+base)
			}
		}
	}
	return append(words, "paternal", "maternal", "of my")
}()

// phrase is a chain of words, each a step or several: "grandfathers’
// great-grandfathers". The pattern is that of all of it.
type phrase struct {
	words   []word
	pattern pattern
}

type word struct {
	text    string // in the singular: "maternal grandfather"
	pattern pattern
}

// String writes a phrase as one says it, with words in the plural where several
// people are meant.
func (p phrase) String() string {
	var b strings.Builder
	several := false
	for i, w := range p.words {
		several = several || slices.Contains(w.pattern, either)
		b.WriteString(w.text)
		if several {
			b.WriteByte('s')
		}
		if last := i == len(p.words)-1; !last && several {
			b.WriteString("’ ")
		} else if !last {
			b.WriteString("’s ")
		}
	}
	return b.String()
}

// mine is the person at the end of a line, in words; "me" for none.
func mine(line string) string {
	if line == "" {
		return "me"
	}
	steps := make([]string, len(line))
	for i := range line {
		steps[i] = whoAt(line, i)
	}
	return "my " + strings.Join(steps, "’s ")
}

// token is a word as it is written, at its first character.
type token struct {
	text string
	at   int
}

// readPhrase reads a chain of words: with or without apostrophes, and "X of my Y" as
// well as "my Y’s X".
func readPhrase(text string) (phrase, *formula.Error) {
	tokens, wrong := tokens(text)
	if wrong != nil {
		return phrase{}, wrong
	}
	parts := [][]word{nil} // what stands between "of" and "of"
	var side *token
	for i, t := range tokens {
		_, isSide := sides[t.text]
		says, last := t.text != "my" && t.text != "the", len(parts)-1
		switch {
		case side != nil && (isSide || t.text == "of" || !says):
			return phrase{}, formula.Wrong(side.at, "“%s” says nothing before “%s”: write it before a word for relatives, as in “%s grandmother”.", side.text, t.text, side.text)
		case !says:
		case isSide:
			side = &tokens[i]
		case t.text == "of" && len(parts[last]) == 0:
			return phrase{}, formula.Wrong(t.at, "Say who is meant before “of”: grandfathers of my mother.")
		case t.text == "of":
			parts = append(parts, nil)
		default:
			w, wrong := readWord(t, side)
			if wrong != nil {
				return phrase{}, wrong
			}
			side, parts[last] = nil, append(parts[last], w)
		}
	}
	end := len([]rune(text))
	if side != nil {
		return phrase{}, formula.Wrong(side.at, "Say who is meant behind “%s”: %s grandfather.", side.text, side.text)
	}
	if len(parts[len(parts)-1]) == 0 {
		return phrase{}, formula.Wrong(end, "A word for ancestors is missing here: write one, such as parents or great-grandmothers.")
	}
	slices.Reverse(parts)
	var p phrase
	for _, w := range slices.Concat(parts...) {
		p.words = append(p.words, w)
		p.pattern = append(p.pattern, w.pattern...)
	}
	if n := len(p.pattern); n > mostSteps {
		return phrase{}, formula.Wrong(end, "This leads %d generations back, and at most %d are allowed: leave out a word.", n, mostSteps)
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

// readWord reads one word, with the side before it.
func readWord(t token, side *token) (word, *formula.Error) {
	singular := strings.TrimSuffix(t.text, "s")
	rest, greats := singular, 0
	for ; strings.HasPrefix(rest, "great-"); greats++ {
		rest = strings.TrimPrefix(rest, "great-")
	}
	base, ok := bases[rest]
	switch {
	case greats >= mostSteps:
		return word{}, formula.Wrong(t.at, "This leads %d generations back, and at most %d are allowed: leave out some “great-”.", greats+len(base), mostSteps)
	case slices.Contains(aside, rest):
		return word{}, formula.Wrong(t.at, "“%s” are no ancestors, and how many there are no pedigree tells: use words such as parent, grandmother or great-grandfather.", t.text)
	case ok && greats > 0 && len(base) == 1:
		return word{}, formula.Wrong(t.at, "Nobody is called “%s”: did you mean “%sgrand%s”?", t.text, strings.Repeat("great-", greats), rest)
	case !ok:
		if near := schema.Nearest(t.text, append(slices.Clone(offered), "father", "mother", "parent", "grandparent", "grandfather", "grandmother", "great-grandparent", "great-grandfather", "great-grandmother")); near != "" {
			return word{}, formula.Wrong(t.at, "“%s” is no word for relatives that is known here: did you mean “%s”?", schema.Brief(t.text), near)
		}
		return word{}, formula.Wrong(t.at, "“%s” is no word for relatives that is known here: use parent, father, mother, grandparent, grandfather, grandmother, with as many “great-” as you need.", schema.Brief(t.text))
	}
	w := word{singular, slices.Concat(slices.Repeat(pattern{either}, greats), base)}
	if side == nil {
		return w, nil
	}
	if len(w.pattern) == 1 {
		return word{}, formula.Wrong(side.at, "“%s” goes before grandparents and those before them: leave it out.", side.text)
	}
	w.text = side.text + " " + singular
	w.pattern[0] = sides[side.text]
	return w, nil
}
