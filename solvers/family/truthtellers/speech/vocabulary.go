package speech

import (
	"strings"

	kit "solvitur/solvers/formula"
)

type token = kit.Token

// What a token is. Words of the language are in small letters, in Text, and so are
// signs that stand for words; a numeral has its number in Value.
const (
	endOfText = kit.End
	keyword   = kit.Word
	mark      = kit.Sign // ( ) ,
	numeral   = kit.Number
)

const (
	ordinal kit.Kind = kit.Own + iota // a place, in Value: 2nd, "second"
	aPerson                           // Value is the position in the facts, as for the next three
	aKind
	aTrait
	aThing
)

// The forms of a phrase: "is not guilty", "are both guilty", "are all guilty".
const (
	formNot = 1 << iota
	formBoth
	formAll
)

func negated(t token) bool { return t.Form&formNot != 0 }

// eachIn is "both" or "all", in a phrase such as "are both married".
func eachIn(t token) string {
	return map[int]string{formBoth: "both", formAll: "all"}[t.Form&(formBoth|formAll)]
}

// Vocabulary holds everything that formulas of a puzzle can name.
type Vocabulary struct {
	Topics
	Statements int // how many there are; to be set before any is read

	lexicon kit.Lexicon
	all     []kit.Name
	known   []string // what is said of each, not denied
}

// New is a vocabulary for these topics, without statements.
func New(t Topics) *Vocabulary {
	v := &Vocabulary{Topics: t}
	for i, name := range t.People {
		v.add(name, aPerson, i, 0)
	}
	for i, kind := range t.Kinds {
		v.add(kind.Name, aKind, i, 0)
	}
	shared := map[string]int{}
	for _, phrase := range t.Traits {
		for _, base := range pastBases(phrase) {
			shared[base]++
		}
	}
	for i, phrase := range t.Traits {
		for _, form := range phrases(phrase) {
			v.add(form, aTrait, i, 0)
		}
		for _, form := range phrases(denied(phrase)) {
			v.add(form, aTrait, i, formNot)
		}
		for _, base := range pastBases(phrase) {
			if shared[base] > 1 {
				continue // "did not scrap it", of what was scraped or scrapped
			}
			for _, verb := range []string{"did not ", "didn't ", "didn’t "} {
				v.add(verb+base, aTrait, i, formNot)
			}
		}
		v.addShortened(phrase, i)
	}
	for i, sentence := range t.Things {
		v.add(sentence, aThing, i, 0)
		if verb, rest, ok := strings.Cut(sentence, " is "); ok && strings.EqualFold(verb, "there") {
			rest = strings.TrimPrefix(strings.TrimPrefix(rest, "a "), "an ")
			v.add(verb+" is no "+rest, aThing, i, formNot)
			v.add(verb+" is not "+rest, aThing, i, formNot)
		}
	}
	for i, kind := range t.Kinds {
		v.add(Plural(kind.Name), aKind, i, 0)
		if plain := regular(kind.Name); plain != Plural(kind.Name) {
			v.add(plain, aKind, i, 0) // not everybody bends a name that is made up
		}
	}
	v.lexicon = kit.Lexicon{Names: kit.NewNames(signsAndWords(), v.all...), Read: v.begin, Unknown: v.unknown}
	return v
}

// signsAndWords are what a name may not begin with, or be, to stand in a formula
// without quotation marks.
func signsAndWords() []string {
	all := []string{":"}
	for sign := range signs {
		all = append(all, sign)
	}
	for word := range keywords {
		if word != "a" && word != "an" {
			all = append(all, word)
		}
	}
	return all
}

func (v *Vocabulary) add(spelling string, kind kit.Kind, value, form int) {
	if spelling == "" {
		return
	}
	v.all = append(v.all, kit.Name{Spelling: spelling, Kind: kind, Value: value, Form: form})
	if form == 0 {
		v.known = append(v.known, spelling)
	}
}

// addShortened adds "isn't married", "don't own a dog", "are both married" and
// "are not both married".
func (v *Vocabulary) addShortened(phrase string, trait int) {
	for _, form := range phrases(denied(phrase)) {
		if verb, rest, ok := strings.Cut(form, " not "); ok {
			for _, apostrophe := range []string{"'", "’"} {
				v.add(verb+"n"+apostrophe+"t "+rest, aTrait, trait, formNot)
			}
		}
	}
	for _, form := range phrases(phrase) {
		verb, rest, _ := strings.Cut(form, " ")
		if verb != "are" && verb != "were" && verb != "have" {
			continue
		}
		v.add(verb+" both "+rest, aTrait, trait, formBoth)
		v.add(verb+" not both "+rest, aTrait, trait, formNot|formBoth)
		v.add(verb+" all "+rest, aTrait, trait, formAll)
		v.add(verb+" not all "+rest, aTrait, trait, formNot|formAll)
	}
}
