package truthtellers

import (
	"cmp"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/english"
)

// listed writes names into a sentence: "A, B and C".
func listed(names []string, word string) string { return cmp.Or(english.List(names, word), "nobody") }

func (q quantity) String() string {
	switch q.word {
	case "all", "none":
		return q.word
	}
	return q.word + " " + amount(q.n)
}

func amount(n int) string {
	if n < len(numberWords) {
		return numberWords[n]
	}
	return fmt.Sprint(n)
}

// others are those whom somebody beat.
func (q quantity) others() string {
	switch q.word {
	case "all":
		return "everybody else"
	case "none":
		return "nobody"
	}
	return q.String() + plural1(" other", q)
}

func plural1(noun string, q quantity) string {
	if q.n == 1 && q.word != "all" && q.word != "none" {
		return noun
	}
	return noun + "s"
}

// article puts "a" or "an" before a kind; a kind with a capital is a name.
func article(kind string) string {
	first, _ := utf8.DecodeRuneInString(kind)
	switch {
	case unicode.IsUpper(first):
		return kind
	case strings.ContainsRune("aeiou", first):
		return "an " + kind
	}
	return "a " + kind
}

// nth is a place: 1st, 2nd, 3rd, 4th.
func nth(n int) string {
	end := "th"
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return fmt.Sprint(n) + end
}

// sentence ends a text with a full stop, and begins it with a capital letter.
func sentence(text string) string { return english.Capital(text) + "." }
