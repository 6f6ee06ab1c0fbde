package state

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/schema"
)

// Completion is what can stand where the caret of a formula is.
type Completion struct {
	path   string
	text   string // of the formula when the words were looked up
	caret  int    // in characters
	words  []suggestion
	Active int // the word that Enter takes; -1 for none
}

// suggestion is a word to write in place of the characters from start to the
// caret.
type suggestion struct {
	word  string
	start int
}

// mostWords is how many words are offered at once.
const mostWords = 14

// complete looks up the words that may stand at the caret: those that go on as
// the text before it begins, and those that may follow it where a word has
// ended, or where next says so. Words that may stand anywhere are offered only
// once begun.
func complete(path, text string, caret int, sorts []sortOfWord, next bool) Completion {
	runes := []rune(text)
	caret = max(0, min(caret, len(runes)))
	c := Completion{path: path, text: text, caret: caret, Active: -1}
	before := runes[:caret]
	c.words = begun(before, sorts)
	if next || len(c.words) == 0 && (caret == 0 || !partOfPhrase(before[caret-1])) {
		c.words = append(following(before, sorts), c.words...)
	}
	c.words = c.words[:min(len(c.words), mostWords)]
	return c
}

// begun gives the words of which a part is written. Of one and the same word
// the longest part counts, and of several words that with the longest part
// comes first: after "is of the s" that is "is of the same kind as".
func begun(before []rune, sorts []sortOfWord) (words []suggestion) {
	for _, sort := range sorts {
		for _, word := range sort.words {
			if start, ok := begins(before, word); ok && sort.fits(before[:start]) {
				words = add(words, suggestion{word, start})
			}
		}
	}
	slices.SortStableFunc(words, func(a, b suggestion) int { return cmp.Compare(a.start, b.start) })
	return words
}

// following gives the words that may come next.
func following(before []rune, sorts []sortOfWord) (words []suggestion) {
	for _, sort := range sorts {
		if len(sort.after) == 0 || !sort.fits(before) {
			continue
		}
		for _, word := range sort.words {
			words = add(words, suggestion{word, len(before)})
		}
	}
	return words
}

func add(words []suggestion, s suggestion) []suggestion {
	if slices.ContainsFunc(words, func(known suggestion) bool { return known.word == s.word }) {
		return words
	}
	return append(words, s)
}

// begins finds the longest end of the text, from the beginning of a word on,
// that a longer word begins with.
func begins(before []rune, word string) (start int, ok bool) {
	whole := []rune(word)
	for n := min(len(before), len(whole)-1); n > 0; n-- {
		start = len(before) - n
		if start > 0 && partOfPhrase(before[start-1]) && partOfPhrase(before[start]) {
			continue
		}
		if !unicode.IsSpace(before[start]) && strings.EqualFold(string(before[start:]), string(whole[:n])) {
			return start, true
		}
	}
	return 0, false
}

func partOfPhrase(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("_'’-", r)
}

// with is the formula with one of the words in it, and where the caret is then.
func (c Completion) with(at int) (text string, caret int) {
	runes := []rune(c.text)
	if at < 0 || at >= len(c.words) || c.caret > len(runes) {
		return c.text, c.caret
	}
	s := c.words[at]
	head, word := string(runes[:s.start]), s.word
	if s.start > 0 && (partOfPhrase(runes[s.start-1]) || strings.ContainsRune(",:)", runes[s.start-1])) {
		word = " " + word
	}
	return head + word + string(runes[c.caret:]), s.start + len([]rune(word))
}

// sortOfWord is an offer of a formula with the names that it stands for.
type sortOfWord struct {
	words []string
	after []before
}

// before is what may stand before a word.
type before struct {
	kind  string   // schema.AtStart, schema.AfterNumber, schema.AfterName, or "" for a word or sign
	names []string // one of these, for the last two
}

// fits says whether words of this sort may follow the text.
func (s sortOfWord) fits(text []rune) bool {
	if len(s.after) == 0 {
		return true
	}
	written := strings.TrimRightFunc(string(text), unicode.IsSpace)
	return slices.ContainsFunc(s.after, func(b before) bool { return b.ends(written) })
}

func (b before) ends(written string) bool {
	switch b.kind {
	case schema.AtStart:
		return written == ""
	case schema.AfterNumber:
		digits := strings.TrimRightFunc(written, unicode.IsDigit)
		return digits != written && !endsInWord(digits)
	}
	for _, name := range b.names {
		// Names keep their case: a person A is no article.
		rest, ok := strings.CutSuffix(written, name)
		if !ok && b.kind == "" {
			if cut := len(written) - len(name); cut >= 0 && strings.EqualFold(written[cut:], name) {
				rest, ok = written[:cut], true
			}
		}
		if ok && name != "" && !(endsInWord(rest) && partOfPhrase([]rune(name)[0])) {
			return true
		}
	}
	return false
}

func endsInWord(text string) bool {
	runes := []rune(text)
	return len(runes) > 0 && partOfPhrase(runes[len(runes)-1])
}

// sortsOf are the words that a formula may use besides signs and figures.
// names are those of a list.
func sortsOf(field schema.Field, names func(from string) []string) []sortOfWord {
	if len(field.Offers) == 0 {
		return []sortOfWord{{words: slices.Concat(field.Words, names(field.From))}}
	}
	var sorts []sortOfWord
	for _, offer := range field.Offers {
		sort := sortOfWord{words: slices.Concat(offer.Words, names(offer.From))}
		for _, after := range offer.After {
			from, isName := strings.CutPrefix(after, schema.AfterName)
			switch {
			case after == schema.AtStart, after == schema.AfterNumber:
				sort.after = append(sort.after, before{kind: after})
			case isName:
				sort.after = append(sort.after, before{kind: schema.AfterName, names: names(from)})
			default:
				sort.after = append(sort.after, before{names: []string{after}})
			}
		}
		sorts = append(sorts, sort)
	}
	return sorts
}

// After is what to offer after a deed. Whatever is done elsewhere, nothing is
// offered any more.
func (c Completion) After(m *Model, d Deed) Completion {
	switch {
	case d.Do == "set" && d.Typing, d.Do == "suggest" && d.Value == "open":
		if field, _, ok := m.Sheet.Form.At(m.Facts, d.Path); ok && field.Kind == schema.Formula {
			return complete(d.Path, d.Text, d.Caret, sortsOf(field, m.Names), d.Took || d.Do == "suggest")
		}
	case d.Do == "suggest" && d.Path == c.path && c.Any():
		return c.walk(d.Value)
	}
	return Completion{}
}

// Take writes an offered word into the formula that is being typed, as if the
// visitor had typed it: the one that the deed names by its number, or the one that
// was walked to.
func (c Completion) Take(d Deed) Deed {
	at, ok := d.number()
	if !ok {
		at = c.Active
	}
	text, caret := c.with(at)
	return Deed{Do: "set", Path: c.path, Text: text, Caret: caret, Typing: true, Took: true}
}

// Any says whether something is offered.
func (c Completion) Any() bool { return len(c.words) > 0 }

// Open says whether something is offered for the formula at a path.
func (c Completion) Open(path string) bool { return c.path == path && c.Any() }

// Within says whether they are offered for a formula in a row.
func (c Completion) Within(row string) bool {
	return c.Any() && strings.HasPrefix(c.path, row+"/")
}

// Words are the words on offer.
func (c Completion) Words() []string {
	words := make([]string, len(c.words))
	for i, s := range c.words {
		words[i] = s.word
	}
	return words
}

// walk moves over the words, past none of them at either end.
func (c Completion) walk(where string) Completion {
	n := len(c.words)
	switch where {
	case "next":
		c.Active = (c.Active+2)%(n+1) - 1
	case "previous":
		c.Active = (c.Active+n+1)%(n+1) - 1
	default:
		return Completion{}
	}
	return c
}

// Said tells in words how many words fit, for those who do not see the list.
func (c Completion) Said() string {
	switch len(c.words) {
	case 0:
		return ""
	case 1:
		return "1 word fits: " + c.words[0].word + "."
	}
	return fmt.Sprintf("%d words fit; arrow keys choose, Enter takes one.", len(c.words))
}
