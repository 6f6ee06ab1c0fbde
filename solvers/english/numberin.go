package english

import (
	"slices"
	"strings"
	"unicode"
)

// NumberIn is the whole number in a name, 5 of "5 points", 1200 of "1,200 steps", −5 of
// "−5 °C" and "minus 5"; false if there is none, or more than one, one beyond [MostNumber], or
// what may mean another: "1.200", "10:30", "1e3", "1½", "5k", "2 million".
func NumberIn(name string) (n int, ok bool) {
	runes := []rune(name)
	first := slices.IndexFunc(runes, unicode.IsDigit)
	if first < 0 {
		return 0, false
	}
	at, group := first, 0
scan:
	for ; at < len(runes); at++ {
		switch r := runes[at]; {
		case r >= '0' && r <= '9':
			if n = n*10 + int(r-'0'); n > MostNumber {
				return 0, false
			}
			group++
		case strings.ContainsRune(thousands, r) && group <= 3 && threeFollow(runes[at+1:]):
			group = 0
		default:
			break scan
		}
	}
	before := strings.Fields(string(runes[:first]))
	minus := len(before) > 0 && strings.EqualFold(before[len(before)-1], "minus") && unicode.IsSpace(runes[first-1])
	if minus || first > 0 && strings.ContainsRune("-−", runes[first-1]) && (first == 1 || unicode.IsSpace(runes[first-2])) {
		n = -n
	}
	rest := strings.FieldsFunc(string(runes[at:]), func(r rune) bool { return r == '-' || unicode.IsSpace(r) })
	return n, !slices.ContainsFunc(runes, oddNumber) && !slices.ContainsFunc(runes[at:], unicode.IsDigit) &&
		(len(rest) == 0 || !slices.Contains(multiples, strings.ToLower(rest[0])))
}

// oddNumber says whether a sign is a number besides the usual figures: ½, ², Ⅳ, ٣.
func oddNumber(r rune) bool { return unicode.IsNumber(r) && (r < '0' || r > '9') }

// multiples are words that make the number before them another one.
var multiples = []string{"k", "dozen", "hundred", "thousand", "lakh", "million", "billion"}

// MostNumber bounds the numbers in names.
const MostNumber = 1_000_000

// thousands are the signs that people write between groups of three digits. A point
// is none of them here: it may as well stand before decimals.
const thousands = ",'’ \u00a0\u2009\u202f"

// threeFollow says whether three digits come next, and not four.
func threeFollow(runes []rune) bool {
	end := slices.IndexFunc(runes, func(r rune) bool { return !unicode.IsDigit(r) })
	return end == 3 || end < 0 && len(runes) == 3
}
