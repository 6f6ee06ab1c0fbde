package english

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Thousands writes a number with commas between groups of three digits:
// "-12,345".
func Thousands[N ~int | ~int64](n N) string { return Grouped(fmt.Sprint(n)) }

// Grouped is Thousands for a number of any length in decimal digits.
func Grouped(digits string) string {
	var b strings.Builder
	for i := range digits {
		if rest := len(digits) - i; i > 0 && rest%3 == 0 && digits[i-1] != '-' {
			b.WriteByte(',')
		}
		b.WriteByte(digits[i])
	}
	return b.String()
}

// InBase writes a number in a base up to 36: with the digits 0 to 9, then A to Z.
func InBase[N ~int | ~int64](n N, base int) string {
	return strings.ToUpper(strconv.FormatInt(int64(n), base))
}

// Digit is a digit in print, in any base.
func Digit(d int) string { return InBase(d, 36) }

// OfBase is what is said behind numbers in a base: " in base 16", and "" in base ten.
func OfBase(base int) string {
	if base == 10 {
		return ""
	}
	return fmt.Sprintf(" in base %d", base)
}

// Digits are those of a base in print, from 0 on.
func Digits(base int) []string {
	digits := make([]string, base)
	for d := range digits {
		digits[d] = Digit(d)
	}
	return digits
}

// Count puts a number before a noun: "1 ball", "0 balls", "1,250 balls".
func Count[N ~int | ~int64](n N, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return Thousands(n) + " " + many
}

// InWords is Count with the number as Words writes it: "one ball", "no balls", "13 balls".
func InWords(n int, one, many string) string {
	if n == 1 {
		return Words(n) + " " + one
	}
	return Words(n) + " " + many
}

// Some is Count with an article in place of 1: "a ball", "2 balls".
func Some(n int, one, many string) string {
	if n == 1 {
		return A(one)
	}
	return Count(n, one, many)
}

var words = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Number is the number that a word means, from "zero" to "twelve".
func Number(word string) (n int, ok bool) {
	n = slices.Index(words[1:], word) + 1
	return n, n > 0 || word == "zero"
}

// Words writes a count before a noun in words up to twelve, and larger ones as
// Thousands does: "no", "one", "twelve", "13".
func Words(n int) string {
	if n < 0 || n >= len(words) {
		return Thousands(n)
	}
	return words[n]
}

// Ordinal is a place in figures: "1st", "2nd", "3rd", "4th", "11th".
func Ordinal(n int) string {
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
	return Thousands(n) + end
}

// Are is the verb for a number with what is counted, "1 ball" or "two balls".
func Are(counted string) string {
	if number, _, _ := strings.Cut(counted, " "); number == "1" || number == "one" {
		return "is"
	}
	return "are"
}

// Parity is "even" or "odd".
func Parity(n int) string {
	if n%2 == 0 {
		return "even"
	}
	return "odd"
}
