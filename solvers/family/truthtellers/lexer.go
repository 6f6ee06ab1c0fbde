package truthtellers

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// begin reads words of the language, signs and numbers at the beginning of a text.
// Names come before them, the longest first; so a person may be called "A".
func (v *vocabulary) begin(text []rune, late bool) (all []token, length int, err *kit.Error) {
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
func (v *vocabulary) contraction(words []string, text []rune, length int) (all []token, end int, err *kit.Error) {
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
func (v *vocabulary) shortened(words []string, behind []rune) (t token, length, before int) {
	for before := range words {
		head := []rune(strings.Join(words[before:], " "))
		if t, length := v.Names.Find(append(head, behind...), false); t.Kind == aTrait && length > len(head) {
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

// unknown says that nothing known begins here, and what may be meant.
func (v *vocabulary) unknown(text []rune) *kit.Error {
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
func (v *vocabulary) before(text []rune, n int) string {
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
func (v *vocabulary) some() string {
	const most = 8
	switch n := len(v.known); {
	case n == 0:
		return "there are none yet"
	case n > most:
		return strings.Join(v.known[:most], ", ") + " and others"
	}
	return strings.Join(v.known, ", ")
}
