package truthtellers

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// tokens takes a formula apart. Names come before words of the language, the
// longest first; so a person may be called "A".
func (v *vocabulary) tokens(text []rune, offset int) ([]token, *kit.Error) {
	var all []token
	for i := 0; ; {
		for i < len(text) && (unicode.IsSpace(text[i]) || i == len(text)-1 && (text[i] == '.' || text[i] == '!')) {
			i++
		}
		if i == len(text) {
			return append(all, token{Kind: endOfText, At: offset + i}), nil
		}
		if words, n := v.contraction(text[i:]); n > 0 {
			if t, length, before := v.shortened(words, text[i+n:]); length > 0 {
				for _, word := range words[:before] {
					all = append(all, token{Kind: keyword, Text: word, At: offset + i})
				}
				t.At = offset + i
				all = append(all, t)
				i += n + length
				continue
			}
			if remedies[strings.ToLower(string(text[i:i+n]))] != "" {
				return nil, v.unknown(text[i:], offset+i)
			}
			for _, word := range words {
				all = append(all, token{Kind: keyword, Text: word, At: offset + i})
			}
			i += n
			continue
		}
		t, n := v.token(text[i:])
		t.At = offset + i
		if n == 0 {
			return nil, v.unknown(text[i:], t.At)
		}
		all = append(all, t)
		i += n
	}
}

// contraction reads "isn't" and the like at the beginning of text.
func (v *vocabulary) contraction(text []rune) (words []string, length int) {
	word := firstWord(text)
	words = contractions[strings.ReplaceAll(strings.ToLower(word), "’", "'")]
	if _, taken := v.names.Find(text, true); len(words) == 0 || taken > 0 {
		return nil, 0
	}
	return words, len([]rune(word))
}

// shortened reads a phrase of the puzzle that begins within a contraction, "I'm
// married": how much of it stands behind the contraction, and how many words of
// that before it.
func (v *vocabulary) shortened(words []string, behind []rune) (t token, length, before int) {
	for before := range words {
		head := []rune(strings.Join(words[before:], " "))
		if t, length := v.names.Find(append(head, behind...), false); t.Kind == aTrait && length > len(head) {
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

// token reads the token at the beginning of text, and how long it is: 0 if
// there is none.
func (v *vocabulary) token(text []rune) (token, int) {
	if t, length := v.names.Find(text, true); length > 0 {
		return t, length
	}
	for n := 3; n > 0; n-- {
		if n <= len(text) && signs[string(text[:n])] != "" {
			return token{Kind: keyword, Text: signs[string(text[:n])]}, n
		}
	}
	if strings.ContainsRune("(),", text[0]) {
		return token{Kind: mark, Text: string(text[0])}, 1
	}
	word := firstWord(text)
	n := len([]rune(word))
	word = strings.ToLower(word)
	if t, ok := numbered(word); ok {
		t.Text = word
		return t, n
	}
	// Names in other letters, "Wisdom" for "wisdom", come after the language's
	// own words: "a knave" is not about a person called A.
	if keywords[word] {
		return token{Kind: keyword, Text: word}, n
	}
	if t, length := v.names.Find(text, false); length > 0 {
		return t, length
	}
	if laterWords[word] {
		return token{Kind: keyword, Text: word}, n
	}
	return token{}, 0
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
func (v *vocabulary) unknown(text []rune, at int) *kit.Error {
	n := len([]rune(firstWord(text)))
	if n == 0 {
		return kit.Wrong(at, "The sign “%s” has no meaning here: leave it out, or write the word for it.", string(text[0]))
	}
	const longest = 30
	word := string(text[:min(n, longest)])
	if remedy := remedies[strings.ToLower(word)]; remedy != "" {
		return kit.Wrong(at, "“%s” is not understood here: %s.", word, remedy)
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
	if near == "" {
		near = schema.Slip(word, known)
	}
	if near != "" {
		return kit.Wrong(at, "“%s” is not known here: did you mean “%s”?", word, near)
	}
	return kit.Wrong(at, "“%s” is not known here: use the names of this puzzle (%s), or add it to one of the lists.", word, v.some())
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
