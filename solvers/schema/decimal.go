package schema

import (
	"encoding/json"
	"strconv"
	"strings"

	"solvitur/solvers/whole"
)

// scaled takes a plain number apart into its sign and, as a whole number, so many
// times ten of it as there are decimals asked for, which are no fewer than it has.
func scaled(number string, decimals int) (negative bool, n whole.Number) {
	digits, negative := strings.CutPrefix(number, "-")
	before, behind, _ := strings.Cut(digits, ".")
	n = whole.Read(before + behind + strings.Repeat("0", decimals-len(behind)))
	return negative && n != "0", n
}

// decimalsOf is how many digits stand behind the points of two numbers, at most.
func decimalsOf(a, b string) int {
	_, behindA, _ := strings.Cut(a, ".")
	_, behindB, _ := strings.Cut(b, ".")
	return max(len(behindA), len(behindB))
}

// isLess compares two plain numbers. Those of most forms are short and whole.
func isLess(a, b string) bool {
	x, errX := strconv.ParseInt(a, 10, 64)
	y, errY := strconv.ParseInt(b, 10, 64)
	if errX == nil && errY == nil {
		return x < y
	}
	decimals := decimalsOf(a, b)
	belowA, m := scaled(a, decimals)
	belowB, n := scaled(b, decimals)
	switch {
	case belowA != belowB:
		return belowA
	case belowA:
		return n.Compare(m) < 0
	}
	return m.Compare(n) < 0
}

// quotient is what a fraction such as 28/3 is as a number of the field, rounded to
// the nearest, and whether it is that exactly.
func quotient(text string, field Field) (decimal json.Number, exact, ok bool) {
	above, below, found := strings.Cut(text, "/")
	if !found || len(text) > maxNumberLength {
		return "", false, false
	}
	var parts [2]string
	for i, part := range []string{above, below} {
		readings := ReadNumber(part, Field{})
		if len(readings) != 1 {
			return "", false, false
		}
		parts[i] = readings[0].String()
	}
	decimals := decimalsOf(parts[0], parts[1])
	negative, dividend := scaled(parts[0], decimals)
	negativeToo, divisor := scaled(parts[1], decimals)
	if divisor == "0" {
		return "", false, false
	}
	sign := ""
	if negative != negativeToo {
		sign = "-"
	}
	// One digit more than is asked for says how to round.
	tenfold, remainder := whole.Read(string(dividend) + strings.Repeat("0", field.Decimals+1)).Over(divisor)
	exact = remainder == "0" && strings.HasSuffix(string(tenfold), "0")
	rounded := string(tenfold.Plus(5))
	rounded = strings.Repeat("0", max(0, field.Decimals+2-len(rounded))) + rounded
	point := len(rounded) - 1 - field.Decimals
	decimal, ok = spell(sign, rounded[:point], rounded[point:len(rounded)-1])
	return decimal, exact, ok
}
