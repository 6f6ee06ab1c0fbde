package cryptarithms_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Writing all digits down takes more than the budget of most puzzles.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 1_600, Quick: 10}.Run(t, cryptarithms.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, cryptarithms.New()) }

// All ways of searching agree with each other, and with a brute force that puts
// digits into the texts of the sums and works these out as they are written.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 2_000}, cryptarithms.New(), 1000, random, brute)
}

const alphabet = "ABCDEÉ"

func random(rng *rand.Rand) cryptarithms.Facts {
	one := func(of ...string) string { return of[rng.IntN(len(of))] }
	f := cryptarithms.Facts{Base: 2 + rng.IntN(5), Conditions: []cryptarithms.Condition{}}
	letters := []rune(alphabet)[:2+rng.IntN(4)]
	if rng.IntN(20) == 0 {
		f.Base, letters = 11+rng.IntN(26), letters[:2]
	}
	operand := func() string {
		if rng.IntN(6) == 0 {
			return fmt.Sprint(rng.IntN(30))
		}
		var b strings.Builder
		for range 1 + rng.IntN(3) {
			b.WriteRune(letters[rng.IntN(len(letters))])
		}
		return b.String()
	}
	for range 1 + rng.IntN(2) {
		text := ""
		switch rng.IntN(6) {
		case 0:
			text = operand() + "*" + operand() + " = " + operand() + one("+", "−") + operand()
		case 1:
			text = operand() + " * (" + operand() + one("+", "-") + operand() + ") = " + operand() + "*" + operand()
		case 2:
			text = operand() + " − " + operand() + " = " + operand()
		case 3:
			text = operand() + "·" + operand() + "×" + operand() + " = " + operand()
		default:
			text = operand()
			for range 1 + rng.IntN(3) {
				text += " + " + operand()
			}
			text += " = " + operand()
		}
		f.Equations = append(f.Equations, cryptarithms.Equation{Text: text})
	}
	f.Equations[0].Text = strings.Replace(f.Equations[0].Text, "=", "+ A − A =", 1) // one letter at least
	var known []string
	for _, e := range f.Equations {
		for _, r := range e.Text {
			if strings.ContainsRune(alphabet, r) && !slices.Contains(known, string(r)) {
				known = append(known, string(r))
			}
		}
	}
	some := func(n int) string {
		rng.Shuffle(len(known), func(i, j int) { known[i], known[j] = known[j], known[i] })
		return strings.Join(known[:min(n, len(known))], one("", " ", ", "))
	}
	digit := func(most int) *int { n := rng.IntN(most); return &n }
	for range rng.IntN(4) {
		c := cryptarithms.Condition{Kind: one("different", "different-but", "apart", "leading", "value", "nowhere", "sort", "compare", "total")}
		switch c.Kind {
		case "different":
			if len(known) > f.Base {
				continue
			}
		case "different-but", "apart", "total":
			if c.Letters = some(2 + rng.IntN(2)); len(known) < 2 || c.Kind == "different-but" && len(known)-1 > f.Base || c.Kind == "apart" && f.Base < 3 {
				continue
			}
			if c.Kind == "total" {
				c.Number = digit(2 * f.Base)
			}
		case "value":
			c.Letter, c.How, c.Number = some(1), one("=", "!=", "<=", ">="), digit(f.Base)
		case "nowhere":
			c.Number = digit(mostDigit)
		case "sort":
			c.Letter, c.How = some(1), one("even", "odd", "prime", "square")
		case "compare":
			if len(known) < 2 {
				continue
			}
			c.Letter, c.How = some(1), one("less", "greater", "same", "other", "one-more", "one-less", "next", "twice")
			c.Other = known[1]
		}
		f.Conditions = append(f.Conditions, c)
	}
	return f
}

const mostDigit = 10

// brute gives every letter every digit.
func brute(f cryptarithms.Facts, keep func(puzzle.FactID) bool) (all []cryptarithms.Solution) {
	var spelt []rune
	for _, e := range f.Equations {
		for _, r := range e.Text {
			if strings.ContainsRune(alphabet, r) && !slices.Contains(spelt, r) {
				spelt = append(spelt, r)
			}
		}
	}
	digits := map[rune]int{}
	var put func(rest []rune)
	put = func(rest []rune) {
		if len(rest) > 0 {
			for d := range f.Base {
				digits[rest[0]] = d
				put(rest[1:])
			}
			return
		}
		for i, e := range f.Equations {
			left, right, _ := strings.Cut(e.Text, "=")
			if keep(fmt.Sprint("equations/", i)) && work(left, f.Base, digits).Cmp(work(right, f.Base, digits)) != 0 {
				return
			}
		}
		for i, c := range f.Conditions {
			if keep(fmt.Sprint("conditions/", i)) && !met(c, f, spelt, digits) {
				return
			}
		}
		s := cryptarithms.Solution{Letters: map[string]letters.Digit{}}
		for r, d := range digits {
			s.Letters[string(r)] = letters.Digit{Digit: d}
		}
		all = append(all, s)
	}
	put(spelt)
	return all
}

// signs writes the signs that people write as those that work reads.
var signs = strings.NewReplacer(" ", "", "−", "-", "·", "*", "×", "*")

// work works a side of a sum out, from its text: what stands outside of
// parentheses is split at its last + or −, else at its last sign of
// multiplication.
func work(text string, base int, digits map[rune]int) *big.Int {
	text = signs.Replace(text)
	for _, level := range []string{"+-", "*"} {
		depth := 0
		for i := len(text) - 1; i > 0; i-- {
			switch text[i] {
			case ')':
				depth++
			case '(':
				depth--
			}
			if depth > 0 || !strings.ContainsRune(level, rune(text[i])) {
				continue
			}
			x, y := work(text[:i], base, digits), work(text[i+1:], base, digits)
			switch text[i] {
			case '+':
				return x.Add(x, y)
			case '-':
				return x.Sub(x, y)
			}
			return x.Mul(x, y)
		}
	}
	if strings.HasPrefix(text, "(") {
		return work(text[1:len(text)-1], base, digits)
	}
	if n, ok := new(big.Int).SetString(text, 10); ok {
		return n
	}
	n := new(big.Int)
	for _, r := range text {
		n.Mul(n, big.NewInt(int64(base))).Add(n, big.NewInt(int64(digits[r])))
	}
	return n
}

// met reads a condition as it is worded.
func met(c cryptarithms.Condition, f cryptarithms.Facts, spelt []rune, digits map[rune]int) bool {
	pick := func(text string) (all []rune) {
		for _, r := range spelt {
			if strings.ContainsRune(text, r) {
				all = append(all, r)
			}
		}
		return all
	}
	repeats := func(of []rune) (pairs int) {
		for i := range of {
			for k := range i {
				if digits[of[i]] == digits[of[k]] {
					pairs++
				}
			}
		}
		return pairs
	}
	var d, e int
	for _, r := range pick(c.Letter) {
		d = digits[r]
	}
	for _, r := range pick(c.Other) {
		e = digits[r]
	}
	switch c.Kind + " " + c.How {
	case "different ":
		return repeats(spelt) == 0
	case "different-but ":
		return repeats(spelt) == repeats(pick(c.Letters))
	case "apart ":
		return repeats(pick(c.Letters)) == 0
	case "leading ":
		for _, e := range f.Equations {
			for _, word := range strings.FieldsFunc(e.Text, func(r rune) bool { return !strings.ContainsRune(alphabet, r) }) {
				if runes := []rune(word); len(runes) > 1 && digits[runes[0]] == 0 {
					return false
				}
			}
		}
		return true
	case "nowhere ":
		return !slices.ContainsFunc(spelt, func(r rune) bool { return digits[r] == *c.Number })
	case "total ":
		for _, r := range pick(c.Letters) {
			e += digits[r]
		}
		return e == *c.Number
	case "value =":
		return d == *c.Number
	case "value !=":
		return d != *c.Number
	case "value <=":
		return d <= *c.Number
	case "value >=":
		return d >= *c.Number
	case "sort even":
		return d&1 == 0
	case "sort odd":
		return d&1 == 1
	case "sort prime":
		return big.NewInt(int64(d)).ProbablyPrime(10)
	case "sort square":
		root := new(big.Int).Sqrt(big.NewInt(int64(d))).Int64()
		return root*root == int64(d)
	case "compare less":
		return d < e
	case "compare greater":
		return d > e
	case "compare same":
		return d == e
	case "compare other":
		return d != e
	case "compare one-more":
		return d-e == 1
	case "compare one-less":
		return e-d == 1
	case "compare next":
		return d-e == 1 || e-d == 1
	case "compare twice":
		return d == 2*e
	}
	panic(c.Kind + " " + c.How)
}
