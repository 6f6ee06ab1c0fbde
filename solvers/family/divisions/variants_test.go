package divisions_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/english"
	"solvitur/solvers/family/divisions"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// All ways of searching agree with each other, and with a brute force that divides
// on paper, digit by digit.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 100_000}, divisions.New(), 1000, random, brute)
}

func text(n, base int) string { return english.InBase(n, base) }

// random is a division with most of its digits wiped off, and sometimes one of them
// written wrongly.
func random(rng *rand.Rand) divisions.Facts {
	one := func(of ...string) string { return of[rng.IntN(len(of))] }
	base, long, quotients := 2+rng.IntN(3), 1+rng.IntN(2), 1+rng.IntN(3)
	switch rng.IntN(5) {
	case 0:
		base, long, quotients = 5+rng.IntN(6), 1, 1+rng.IntN(2)
	case 1:
		base, long, quotients = 11+rng.IntN(26), 1, 1
	}
	between := func(digits int) int {
		least := 1
		for range digits - 1 {
			least *= base
		}
		return least + rng.IntN(least*(base-1))
	}
	divisor, quotient := between(long), between(quotients)
	left := 0
	if rng.IntN(2) == 0 {
		left = rng.IntN(divisor)
	}
	written := work(divisor, divisor*quotient+left, base)
	wipe := func(n string, wrong bool) string {
		known := rng.IntN(4)
		return strings.Map(func(r rune) rune {
			if rng.IntN(4) >= known {
				return '*'
			}
			if wrong && rng.IntN(20) == 0 {
				return rune(text(1+rng.IntN(base-1), base)[0])
			}
			return r
		}, n)
	}
	f := divisions.Facts{Base: base, Divisor: wipe(text(divisor, base), true), Dividend: wipe(text(divisor*quotient+left, base), true), Quotient: wipe(text(quotient, base), true), Lines: []divisions.Line{}}
	for n, digit := range text(quotient, base) {
		row := func(kind, digits string) {
			if rng.IntN(4) > 0 {
				number := n + 1
				f.Lines = append(f.Lines, divisions.Line{Kind: kind, Number: &number, Digits: digits})
			}
		}
		if n > 0 {
			row("part", wipe(written.parts[n], written.parts[n] != "0"))
		}
		if digit == '0' {
			row("skipped", "")
		} else {
			row("product", wipe(written.products[n], true))
		}
	}
	for range rng.IntN(4) {
		row := divisions.Line{Kind: one("even", "remainder", "digit", "different")}
		switch row.Kind {
		case "remainder":
			row.Digits = wipe(text(left, base), left > 0)
		case "digit":
			row.Of, row.How, row.Digits = one("divisor", "dividend", "quotient"), one("has", "lacks"), text(rng.IntN(base), base)
		case "different":
			row.Of = one("divisor", "dividend", "quotient")
		}
		f.Lines = append(f.Lines, row)
	}
	return f
}

// paper are the lines of a division, by the quotient's digit.
type paper struct {
	quotient        string
	products, parts []string
	left            string
}

// work divides as one does on paper: bring down a digit of the dividend, see how
// often the divisor goes into what is there, take that away.
func work(divisor, dividend, base int) (p paper) {
	rest := 0
	for _, r := range text(dividend, base) {
		digit, _ := strconv.ParseInt(string(r), base, 64)
		rest = rest*base + int(digit)
		times := 0
		for (times+1)*divisor <= rest {
			times++
		}
		if times == 0 && p.quotient == "" {
			continue
		}
		p.quotient += text(times, base)
		p.parts, p.products = append(p.parts, text(rest, base)), append(p.products, text(times*divisor, base))
		rest -= times * divisor
	}
	p.left = text(rest, base)
	return p
}

// fits says whether a number can have been what is left of it.
func fits(pattern, number string) bool {
	if len(pattern) != len(number) {
		return false
	}
	for i, r := range number {
		if pattern[i] != '*' && rune(pattern[i]) != r {
			return false
		}
	}
	return true
}

// brute divides every dividend of the length given by every divisor.
func brute(f divisions.Facts, keep func(puzzle.FactID) bool) (all []divisions.Solution) {
	digits := func(n string) [][]string { return [][]string{strings.Split(n, "")} }
	power := func(n int) int {
		worth := 1
		for range n {
			worth *= f.Base
		}
		return worth
	}
	for divisor := power(len(f.Divisor) - 1); divisor < power(len(f.Divisor)); divisor++ {
		if keep("divisor") && !fits(f.Divisor, text(divisor, f.Base)) {
			continue
		}
		for dividend := power(len(f.Dividend) - 1); dividend < power(len(f.Dividend)); dividend++ {
			if n := text(dividend, f.Base); keep("dividend") && !fits(f.Dividend, n) {
				continue
			}
			p := work(divisor, dividend, f.Base)
			if len(p.quotient) != len(f.Quotient) || keep("quotient") && !fits(f.Quotient, p.quotient) {
				continue
			}
			three := map[string]string{"divisor": text(divisor, f.Base), "dividend": text(dividend, f.Base), "quotient": p.quotient}
			if p.meets(f, three, keep) {
				all = append(all, divisions.Solution{Divisor: digits(three["divisor"]), Dividend: digits(three["dividend"]), Quotient: digits(p.quotient)})
			}
		}
	}
	return all
}

// meets reads the lines as they are worded.
func (p paper) meets(f divisions.Facts, three map[string]string, keep func(puzzle.FactID) bool) bool {
	for i, l := range f.Lines {
		if !keep(fmt.Sprint("lines/", i)) {
			continue
		}
		ok := true
		switch l.Kind {
		case "product":
			ok = p.products[*l.Number-1] != "0" && fits(l.Digits, p.products[*l.Number-1])
		case "part":
			ok = fits(l.Digits, p.parts[*l.Number-1])
		case "skipped":
			ok = p.quotient[*l.Number-1] == '0'
		case "even":
			ok = p.left == "0"
		case "remainder":
			ok = fits(l.Digits, p.left)
		case "digit":
			ok = strings.Contains(three[l.Of], l.Digits) == (l.How == "has")
		case "different":
			for _, r := range three[l.Of] {
				ok = ok && strings.Count(three[l.Of], string(r)) == 1
			}
		}
		if !ok {
			return false
		}
	}
	return true
}
