package truthtellers

import (
	"cmp"
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

// amount is a number in words: "zero", "one", "13".
func amount(n int) string {
	if n == 0 {
		return "zero"
	}
	return english.Words(n)
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
	if first, _ := utf8.DecodeRuneInString(kind); unicode.IsUpper(first) {
		return kind
	}
	return english.A(kind)
}

// sentence ends a text with a full stop, and begins it with a capital letter.
func sentence(text string) string { return english.Capital(text) + "." }
