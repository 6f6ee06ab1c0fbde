package english

import (
	"fmt"
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

// Count puts a number before a noun: "1 ball", "0 balls", "1,250 balls".
func Count[N ~int | ~int64](n N, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return Thousands(n) + " " + many
}

var words = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Words writes a count before a noun in words up to twelve, and larger ones as
// Thousands does: "no", "one", "twelve", "13".
func Words(n int) string {
	if n < 0 || n >= len(words) {
		return Thousands(n)
	}
	return words[n]
}
