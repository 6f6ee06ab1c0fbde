package truthtellers

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// sort is what a token is.
type sort uint8

const (
	endOfText sort = iota
	keyword        // a word of the language, lower-case, in text
	numeral        // a number, in value: 3, "three"
	ordinal        // a place, in value: 2nd, "second"
	mark           // a sign: ( ) , ; the signs for connectives are keywords
	aPerson        // value is the position in the facts, as for the next three
	aKind
	aTrait // negated for "did not do it"
	aThing
)

// keywords are the words of the language. They cannot be names.
var keywords = wordSet(`and or not but xor iff if then implies is am are was were a an the of exactly at least most all
	none no some every each both i me us them people persons statement statements option options this these above below
	other others true false number place last won beat before after ahead in front behind directly same different kind
	kinds as than would say that everybody everyone nobody somebody someone to only like another`)

// signs that stand for words.
var signs = map[string]string{"&": "and", "&&": "and", "|": "or", "||": "or", "!": "not", "¬": "not", "∧": "and", "∨": "or", "->": "implies", "→": "implies", "<->": "iff", "↔": "iff", "=": "iff"}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

var ordinalWords = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}

func wordSet(text string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(text) {
		set[word] = true
	}
	return set
}

// entry is a name that the puzzle declares, in one of its spellings.
type entry struct {
	spelling []rune
	sort     sort
	value    int
	negated  bool
}

// vocabulary holds everything that formulas of a puzzle can name.
type vocabulary struct {
	entries []entry // longest first
	known   []string
}

func newVocabulary(f Facts) *vocabulary {
	v := &vocabulary{}
	for i, name := range f.People {
		v.add(name, aPerson, i, false)
	}
	for i, kind := range f.Kinds {
		v.add(kind.Name, aKind, i, false)
	}
	for i, phrase := range f.Traits {
		for _, form := range phrases(phrase) {
			v.add(form, aTrait, i, false)
		}
		for _, form := range phrases(denied(phrase)) {
			v.add(form, aTrait, i, true)
		}
	}
	for i, sentence := range f.Things {
		v.add(sentence, aThing, i, false)
	}
	for i, kind := range f.Kinds {
		v.add(plural(kind.Name), aKind, i, false)
	}
	slices.SortStableFunc(v.entries, func(a, b entry) int { return cmp.Compare(len(b.spelling), len(a.spelling)) })
	return v
}

func (v *vocabulary) add(spelling string, s sort, value int, negated bool) {
	if spelling == "" {
		return
	}
	v.entries = append(v.entries, entry{[]rune(spelling), s, value, negated})
	if !negated {
		v.known = append(v.known, spelling)
	}
}

// find looks for the longest name that stands at the beginning of text.
func (v *vocabulary) find(text []rune, exact bool) (entry, bool) {
	for _, e := range v.entries {
		n := len(e.spelling)
		if n > len(text) || n < len(text) && inWord(text[n]) && inWord(e.spelling[n-1]) {
			continue
		}
		if slices.Equal(text[:n], e.spelling) || !exact && strings.EqualFold(string(text[:n]), string(e.spelling)) {
			return e, true
		}
	}
	return entry{}, false
}

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' || r == '’' || r == '_'
}

// plural is the plural of a kind, by the plainest rule of English.
func plural(name string) string {
	for _, end := range []string{"s", "x", "ch", "sh"} {
		if strings.HasSuffix(name, end) {
			return name + "es"
		}
	}
	if stem, ok := strings.CutSuffix(name, "y"); ok && stem != "" && !strings.ContainsAny(stem[len(stem)-1:], "aeiou") {
		return stem + "ies"
	}
	return name + "s"
}

// auxiliaries are verbs that take "not" behind them.
var auxiliaries = []string{"is", "am", "are", "was", "were", "has", "have", "can", "will", "must", "may"}

// denied is the contrary of a phrase that follows a name, or "" where only a
// whole sentence would do: "is guilty", "is not guilty".
func denied(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	if slices.Contains(auxiliaries, verb) {
		return verb + " not " + rest
	}
	if verb == "did" && rest == "it" {
		return "did not do it"
	}
	return ""
}

// phrases are the spellings of a phrase for one, for oneself, and for several.
func phrases(phrase string) []string {
	all := []string{phrase}
	for verb, others := range map[string][]string{"is ": {"am ", "are "}, "has ": {"have "}, "was ": {"were "}} {
		if rest, ok := strings.CutPrefix(phrase, verb); ok {
			for _, other := range others {
				all = append(all, other+rest)
			}
		}
	}
	return all
}
