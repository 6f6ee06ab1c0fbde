package speech

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// begin reads words of the language, signs and numbers at the beginning of a text.
// Names come before them, the longest first; so a person may be called "A".
func (v *Vocabulary) begin(text []rune, late bool) (all []token, length int, err *kit.Error) {
	one := func(kind kit.Kind, text string, length int) ([]token, int, *kit.Error) {
		return []token{{Kind: kind, Text: text}}, length, nil
	}
	written := firstWord(text)
	word, length := strings.ToLower(written), len([]rune(written))
	switch {
	case late && laterWords[word] && v.before(text, length) != "":
		return nil, 0, v.unknown(text)
	case late && (laterWords[word] || echoVerbs[word] != "" && endsBehind(text[length:])):
		if verb := firstWord(behindSpace(text[length:])); (word == "so" || word == "neither" || word == "nor") && echoVerbs[strings.ToLower(verb)] != "" {
			space := len(text[length:]) - len(behindSpace(text[length:]))
			return []token{{Kind: keyword, Text: word}, {Kind: keyword, Text: strings.ToLower(verb)}}, length + space + len([]rune(verb)), nil
		}
		return one(keyword, word, length)
	case late:
		return nil, 0, nil
	case (text[0] == '.' || text[0] == '!') && strings.TrimSpace(string(text[1:])) == "":
		return nil, len(text), nil // the end of a sentence
	case strings.ContainsRune("(),", text[0]):
		return one(mark, string(text[0]), 1)
	}
	for n := min(3, len(text)); n > 0; n-- {
		if sign := signs[string(text[:n])]; sign != "" {
			return one(keyword, sign, n)
		}
	}
	if words := contractions[strings.ReplaceAll(word, "’", "'")]; len(words) > 0 {
		return v.contraction(words, text, length)
	}
	if t, ok := numbered(word); ok {
		t.Text = word
		return []token{t}, length, nil
	}
	// Names in other letters, "Wisdom" for "wisdom", come after the language's
	// own words: "a knave" is not about a person called A.
	if keywords[word] {
		if v.before(text, length) != "" {
			return nil, 0, v.unknown(text)
		}
		return one(keyword, word, length)
	}
	return nil, 0, nil
}

// contraction reads "isn't" and the like, of so many characters.
func (v *Vocabulary) contraction(words []string, text []rune, length int) (all []token, end int, err *kit.Error) {
	phrase, behind, before := v.shortened(words, text[length:])
	if behind > 0 {
		words = words[:before]
	} else if remedies[strings.ToLower(string(text[:length]))] != "" && !endsBehind(text[length:]) {
		return nil, 0, v.unknown(text)
	}
	for _, word := range words {
		all = append(all, token{Kind: keyword, Text: word})
	}
	if behind > 0 {
		all = append(all, phrase)
	}
	return all, length + behind, nil
}

// behindSpace is a text without the space before it.
func behindSpace(text []rune) []rune { return []rune(strings.TrimLeft(string(text), " ")) }

// endsBehind says whether a clause ends where a text begins, or behind a "not" there:
// "does not" then leaves out what was said before.
func endsBehind(text []rune) bool {
	text = behindSpace(text)
	if word := firstWord(text); strings.EqualFold(word, "not") {
		text = behindSpace(text[len(word):])
	}
	if len(text) == 0 || strings.ContainsRune(",.!)", text[0]) {
		return true
	}
	return clauseEnds[strings.ToLower(firstWord(text))]
}

// shortened reads a phrase of the puzzle that begins within a contraction, "I'm
// married": how much of it stands behind the contraction, and how many words of
// that before it.
func (v *Vocabulary) shortened(words []string, behind []rune) (t token, length, before int) {
	for before := range words {
		head := []rune(strings.Join(words[before:], " "))
		if t, length := v.lexicon.Names.Find(append(head, behind...), false); t.Kind == aTrait && length > len(head) {
			return t, length - len(head), before
		}
	}
	return token{}, 0, 0
}

// firstWord is the word with which a text begins.
func firstWord(text []rune) string {
	n := 0
	for n < len(text) && kit.InWord(text[n]) {
		n++
	}
	return string(text[:n])
}

// numbered reads 3, three, 3rd and third.
func numbered(word string) (token, bool) {
	if n, ok := english.Number(word); ok {
		return token{Kind: numeral, Value: n}, true
	}
	if i := slices.Index(ordinalWords, word); i >= 0 {
		return token{Kind: ordinal, Value: i + 1}, true
	}
	s := numeral
	digits := strings.TrimRight(word, "stndrh")
	if digits != word {
		if !slices.Contains([]string{"st", "nd", "rd", "th"}, word[len(digits):]) {
			return token{}, false
		}
		s = ordinal
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n < 0 || n > 9999 || digits[0] == '+' {
		return token{}, false
	}
	return token{Kind: s, Value: n}, true
}
