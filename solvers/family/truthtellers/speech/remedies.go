package speech

import (
	"cmp"
	"slices"
	"strings"

	kit "solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// remedies say what to write for words with which people speak of lying, or
// point at somebody, and which alone say too little.
var remedies = map[string]string{
	"lies": lying, "lie": lying, "lied": lying, "lying": lying, "truth": lying, "honest": lying, "tells": lying, "telling": lying, "speaks": lying,
	"says": "say it with a colon, as in “A: B is …”, or write “A would say that …”",
	"said": "say it with a colon, as in “A: B is …”, or write “A would say that …”",
	"he":   somebody, "she": somebody, "him": somebody, "her": somebody, "you": somebody, "myself": "write “me”", "himself": somebody, "herself": somebody,
	"anyone": anybody, "anybody": anybody, "has": phrase, "can": phrase, "cannot": phrase, "can't": phrase, "hasn't": phrase, "haven't": phrase, "will": phrase, "won't": phrase,
	"does": contrary, "doesn't": contrary, "do": contrary, "don't": contrary,
	"must": asItIs, "may": asItIs, "might": asItIs, "could": asItIs, "should": asItIs, "probably": asItIs, "perhaps": asItIs,
	"beaten": "turn it round, as in “A beat B”", "lost": notWon, "winner": "write “won”", "loser": notWon,
	"faster": order, "slower": order, "higher": order, "lower": order, "better": order, "worse": order, "earlier": order, "later": order, "sooner": order,
	"when": "write “if”", "whenever": "write “if”", "provided": "write “if”", "assuming": "write “if”", "supposing": "write “if”", "here": "leave it out, or write “among us”", "those": "write “these statements” or “them”",
	"one": "say “exactly 1” or “at least 1”", "more": counting, "less": counting, "fewer": counting, "half": counting, "over": counting, "under": counting, "up": counting, "precisely": exactly, "many": counting, "few": counting, "any": counting, "two": counting,
	"always": lying, "never": "write “not”, or of which kind the person is", "told": lying, "liar": lying, "truthful": lying, "denies": "say it with a colon, as in “A: B is not …”", "deny": "write “would say that” and the contrary",
	"apart": besides, "besides": besides, "otherwise": twice, "too": leave, "also": leave, "well": "leave out “as well”", "actually": leave, "really": leave,
	"although": "write “and”", "though": "write “and”", "whereas": "write “and”", "while": "write “and”", "yet": "write “and”", "however": "write “and”",
	"because": asItIs, "since": asItIs, "therefore": asItIs, "hence": asItIs, "whether": asItIs, "immediately": directly, "right": lying, "wrong": lying, "correct": lying, "incorrect": lying, "untrue": lying, "just": leave,
	"who": "say it in a sentence of its own, with the name", "whoever": eachOfKind,
}

// beforeRemedies say what to write for words that mean something else before others.
var beforeRemedies = map[string]map[string]string{
	"just":      {aNumeral: exactly, "ahead": directly, "before": directly, "behind": directly, "after": directly, "in case": onlyIf, "if": onlyIf, "when": onlyIf},
	"right":     {"ahead": directly, "before": directly, "behind": directly, "after": directly},
	"exactly":   {"in case": onlyIf, "if": onlyIf, "when": onlyIf, "whenever": onlyIf},
	"precisely": {"in case": onlyIf, "if": onlyIf, "when": onlyIf, "whenever": onlyIf},
	"between":   {aNumeral: "say it in two parts, with “at least” and with “at most”"},
}

// aNumeral stands for any of them.
const aNumeral = "1"

// lookAlikes are words that look like some of the language, and mean something else.
var lookAlikes = wordSet("where very ever along mother head palace world potion beast east feast font minds finds bellow")

const (
	exactly    = "write “exactly” before the number"
	lying      = "write of which kind the person is, or which statement is true or false"
	somebody   = "write the name of the person"
	anybody    = "write “everybody”, “somebody” or “nobody”"
	phrase     = "add the whole phrase to “What can be true of each”"
	contrary   = "to deny a phrase write “it is not so that …” before the name, and the phrase as it stands in the list"
	eachOfKind = "write it out for each person, as in “if A is …, then A …”"
	asItIs     = "say that it is so, or that it is not"
	order      = "write “ahead of” or “behind”"
	besides    = "name those of whom it is true, or write “only” and a name"
	twice      = "write “(if …, then …) and (if not …, then …)”"
	leave      = "leave it out"
	directly   = "write “directly”"
	onlyIf     = "write “if and only if”, or “if”"
	notWon     = "write “did not win” or “is last”"
	counting   = "write “exactly”, “at least” or “at most” and a number"
)

// unknown says that nothing known begins here, and what may be meant.
func (v *Vocabulary) unknown(text []rune) *kit.Error {
	n := len([]rune(firstWord(text)))
	if n == 0 {
		return kit.Wrong(0, "The sign “%s” has no meaning here: leave it out, or write the word for it.", string(text[0]))
	}
	const longest = 30
	word := string(text[:min(n, longest)])
	remedy := remedies[strings.ToLower(word)]
	if remedy = cmp.Or(v.before(text, n), remedy); remedy != "" {
		return kit.Wrong(0, "“%s” is not understood here: %s.", word, remedy)
	}
	// A word of the language is offered only where a letter is wrong: other words
	// that look like it mean something else.
	var known []string
	for _, words := range []map[string]bool{keywords, laterWords} {
		for k := range words {
			if len(k) > 4 {
				known = append(known, k)
			}
		}
	}
	slices.Sort(known)
	near := schema.Nearest(word, v.known)
	if without := affirmed(word, near); without != "" {
		return kit.Wrong(0, "“%s” is not understood here: write “not %s”.", word, without)
	}
	if near == "" && !lookAlikes[strings.ToLower(word)] {
		near = schema.Slip(word, known)
	}
	if near != "" {
		return kit.Wrong(0, "“%s” is not known here: did you mean “%s”?", word, near)
	}
	return kit.Wrong(0, "“%s” is not known here: use the names of this puzzle (%s), or add it to one of the lists.", word, v.some())
}

// before is what to write for a word of so many letters that means something else before
// the one behind it; "" where it does not.
func (v *Vocabulary) before(text []rune, n int) string {
	word, behind := strings.ToLower(string(text[:n])), strings.ToLower(strings.TrimSpace(string(text[n:])))
	next := firstWord([]rune(behind))
	if strings.HasPrefix(behind, "in case") {
		next = "in case"
	}
	if t, ok := numbered(next); ok && t.Kind == numeral {
		next = aNumeral
	}
	return beforeRemedies[word][next]
}

// affirmed is "married" of "unmarried", where that is in a phrase of the puzzle: a word
// that denies what another says is no slip for it.
func affirmed(word, phrase string) string {
	for _, prefix := range []string{"un", "in", "im", "ir", "il", "dis", "non-", "non"} {
		rest, ok := strings.CutPrefix(strings.ToLower(word), prefix)
		if ok && slices.Contains(strings.Fields(strings.ToLower(phrase)), rest) {
			return rest
		}
	}
	return ""
}

// some lists the names of the puzzle, or the first of them.
func (v *Vocabulary) some() string {
	const most = 8
	if len(v.known) > most {
		return strings.Join(v.known[:most], ", ") + " and others"
	}
	return cmp.Or(strings.Join(v.known, ", "), "there are none yet")
}
