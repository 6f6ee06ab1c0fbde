package circuit

import (
	"fmt"
	"math/big"
	"strings"
)

// gallons writes an amount in gallons: exactly, with two decimals at least, if
// six are enough or if it is a simple fraction, and otherwise rounded, with a sign that says so.
// It never writes 0 for what is not nothing.
func (r ring) gallons(amount int64) string {
	value := big.NewRat(amount, 1000*r.perGallon)
	sign := ""
	if value.Sign() < 0 {
		sign = "−"
		value.Neg(value)
	}
	for decimals := 2; decimals <= 6; decimals++ {
		text := value.FloatString(decimals)
		if exact, _ := new(big.Rat).SetString(text); exact.Cmp(value) == 0 {
			return sign + text
		}
	}
	if denominator := value.Denom(); denominator.IsInt64() && denominator.Int64() < 100 {
		whole, rest := new(big.Int).QuoRem(value.Num(), denominator, new(big.Int))
		if whole.Sign() == 0 {
			return fmt.Sprintf("%s%d/%d", sign, rest, denominator)
		}
		return fmt.Sprintf("%s%d %d/%d", sign, whole, rest, denominator)
	}
	if text := value.FloatString(3); strings.Trim(text, "0.") != "" {
		return "≈ " + sign + text
	}
	return "≈ " + sign + value.FloatString(12)
}

// plainly writes an amount in gallons within a sentence, where whole gallons need
// no decimals to stand below each other.
func (r ring) plainly(amount int64) string { return strings.TrimSuffix(r.gallons(amount), ".00") }

// signed is plainly with its sign.
func (r ring) signed(amount int64) string {
	if amount < 0 {
		return r.plainly(amount)
	}
	return "+" + r.plainly(amount)
}

func (r ring) gallonsOf(amount int64) string {
	if text := r.plainly(amount); text != "1" {
		return text + " gallons"
	}
	return "1 gallon"
}

// orNothing is what is left, in a sentence that has an amount for some of it.
func orNothing(amount int64, some string) string {
	if amount == 0 {
		return "nothing"
	}
	return some
}

// remains says that so much is left of what a leg began with.
func (r ring) remains(amount int64) string {
	text := orNothing(amount, r.plainly(amount))
	if amount == 0 || text == "1" {
		return text + " remains"
	}
	return text + " remain"
}

// have, need and left are the figures of a leg, as a table shows them.
func have(r ring, s stage) string {
	if s.plenty {
		return "plenty"
	}
	return r.gallons(s.have)
}

func need(r ring, s stage) string {
	if !r.known[s.row] {
		return "?"
	}
	return r.gallons(s.need)
}

func left(r ring, s stage) string {
	switch {
	case s.plenty:
		return "plenty"
	case s.dry():
		return "go back"
	}
	return r.gallons(s.left)
}

// legText is a leg in a sentence.
func legText(r ring, s stage) string {
	way := fmt.Sprintf("From %s to %s", r.Oases[s.from].Name, r.Oases[s.to].Name)
	switch {
	case s.plenty:
		return way + ": there is plenty."
	case !r.known[s.row]:
		return fmt.Sprintf("%s: the car has %s, and the way may be short.", way, r.gallonsOf(s.have))
	case s.dry():
		return fmt.Sprintf("%s: the car has %s and needs %s. Go back.", way, r.gallonsOf(s.have), r.plainly(s.need))
	}
	return fmt.Sprintf("%s: the car has %s and needs %s; %s.", way, r.gallonsOf(s.have), r.plainly(s.need), r.remains(s.left))
}
