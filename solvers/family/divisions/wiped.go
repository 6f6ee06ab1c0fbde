package divisions

import (
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/chance"
)

// worked is a division in everyday numbers as it is written down, with the digits of it that
// can still be read.
type worked struct {
	skipped []bool   // by digit of the quotient
	lines   []string // the three numbers, then by digit of the quotient its part and product
	read    []spot
}

// spot is where a digit stands: in which line, and which digit of it.
type spot struct{ line, at int }

// The lines of a division.
const (
	ofTheDivisor = iota
	ofTheDividend
	ofTheQuotient
	ofTheSteps
)

func partOf(step int) int    { return ofTheSteps + 2*step }
func productOf(step int) int { return ofTheSteps + 2*step + 1 }

// power is a power of ten.
func power(n int) int {
	worth := 1
	for range n {
		worth *= 10
	}
	return worth
}

// newWorked divides so that a quotient comes out even.
func newWorked(divisor int, quotient []int) *worked {
	whole := 0
	for _, digit := range quotient {
		whole = 10*whole + digit
	}
	dividend := strconv.Itoa(divisor * whole)
	w := &worked{lines: []string{strconv.Itoa(divisor), dividend, strconv.Itoa(whole)}}
	head := len(dividend) - len(quotient) + 1
	part, _ := strconv.Atoi(dividend[:head])
	for k, digit := range quotient {
		if k > 0 {
			part = 10*part + int(dividend[head+k-1]-'0')
		}
		w.skipped = append(w.skipped, digit == 0)
		w.lines = append(w.lines, strconv.Itoa(part), strconv.Itoa(digit*divisor))
		part -= digit * divisor
	}
	return w
}

// written says whether a line stands on the blackboard: not what a product of 0 is taken from, nor
// the beginning of the dividend a second time.
func (w *worked) written(line int) bool {
	step := (line - ofTheSteps) / 2
	return line < ofTheSteps || !w.skipped[step] && line != partOf(0)
}

// facts are what can be read.
func (w *worked) facts() Facts {
	f := Facts{Base: 10, Divisor: w.text(ofTheDivisor), Dividend: w.text(ofTheDividend), Quotient: w.text(ofTheQuotient)}
	for k, zero := range w.skipped {
		number := k + 1
		if zero {
			f.Lines = append(f.Lines, Line{Kind: skipped, Number: &number})
			continue
		}
		if k > 0 {
			f.Lines = append(f.Lines, Line{Kind: part, Number: &number, Digits: w.text(partOf(k))})
		}
		f.Lines = append(f.Lines, Line{Kind: product, Number: &number, Digits: w.text(productOf(k))})
	}
	f.Lines = append(f.Lines, Line{Kind: even})
	return f
}

// text is a line with a star for every digit that cannot be read.
func (w *worked) text(line int) string {
	stars := []byte(strings.Repeat(string(star), len(w.lines[line])))
	for _, s := range w.read {
		if s.line == line {
			stars[s.at] = w.lines[line][s.at]
		}
	}
	return string(stars)
}

// wipe leaves as few of the same digit as tell the division, if so many of some digit do. Of a long
// division all are looked at that there are of it, one in the divisor among them, without which it
// would take too long to go through all divisors.
func (w *worked) wipe(d *chance.Draw, most int) (digit int, ok bool) {
	long := len(w.lines[ofTheDivisor]) > mostRough
	for _, less := range d.Order(9) {
		digit = less + 1
		w.read = w.all(digit)
		if long && (len(w.read) < most+mostMore || w.read[0].line != ofTheDivisor) {
			continue
		}
		chance.Shuffle(d, w.read)
		if !long {
			w.read = w.read[:min(most, len(w.read))]
		}
		if len(w.read) > 0 && w.only() {
			w.spare()
			return digit, !long || len(w.read) <= most+mostMore
		}
	}
	return digit, false
}

// all are the places of a digit.
func (w *worked) all(digit int) (spots []spot) {
	for line, text := range w.lines {
		for at, r := range text {
			if w.written(line) && int(r-'0') == digit {
				spots = append(spots, spot{line, at})
			}
		}
	}
	return spots
}

// spare wipes each digit without which the others are still enough, those of the divisor last.
func (w *worked) spare() {
	slices.SortStableFunc(w.read, func(a, b spot) int { return min(b.line, 1) - min(a.line, 1) })
	for _, s := range slices.Clone(w.read) {
		all := w.read
		w.read = slices.DeleteFunc(slices.Clone(all), func(other spot) bool { return other == s })
		if !w.only() {
			w.read = all
		}
	}
}

// mostSteps bounds the search for another division that can be read so.
const mostSteps = 1_000_000

// reads is what can be read of a line: how long it is, and some of its digits.
type reads struct {
	from, to int // the numbers of that length
	digits   []readDigit
}

type readDigit struct{ worth, digit int }

func (r reads) fits(n int) bool {
	if n < r.from || n >= r.to {
		return false
	}
	for _, s := range r.digits {
		if n/s.worth%10 != s.digit {
			return false
		}
	}
	return true
}

// only says whether no other division reads so, going through all of them: each divisor, and
// from the last line up. Beyond so many steps that is not known, and not said.
func (w *worked) only() bool {
	look := make([]reads, len(w.lines))
	for line, text := range w.lines {
		look[line] = reads{from: power(len(text) - 1), to: power(len(text))}
	}
	for _, s := range w.read {
		text := w.lines[s.line]
		look[s.line].digits = append(look[s.line].digits, readDigit{power(len(text) - 1 - s.at), int(text[s.at] - '0')})
	}
	found, steps := 0, 0
	n := len(w.skipped)
	worth := make([]int, n) // of the quotient's digits, and of those that are brought down
	known := make([]int, n) // the quotient's digits that can be read, and wiped
	for k := range n {
		worth[k], known[k] = power(n-1-k), wiped
		for _, s := range look[ofTheQuotient].digits {
			if s.worth == worth[k] {
				known[k] = s.digit
			}
		}
	}
	fitting := make([][]int, n) // by digit of the quotient: those that it can be
	var up func(divisor, k, left, dividend int)
	up = func(divisor, k, left, dividend int) {
		for _, digit := range fitting[k] {
			part := digit*divisor + left
			steps++
			switch {
			case k == 0:
				if look[ofTheDividend].fits(part*worth[0] + dividend) {
					found++
				}
			case part/10 < divisor && (w.skipped[k] || look[partOf(k)].fits(part)):
				up(divisor, k-1, part/10, dividend+part%10*worth[k])
			}
			if found > 1 || steps > mostSteps {
				return
			}
		}
	}
	divisors := look[ofTheDivisor]
divisors:
	for divisor := divisors.from; divisor < divisors.to; divisor++ {
		if steps++; found > 1 || steps > mostSteps {
			return false
		}
		for _, s := range divisors.digits {
			if divisor/s.worth%10 != s.digit {
				divisor += s.worth - divisor%s.worth - 1 // on to where this digit is another
				continue divisors
			}
		}
		for k := range fitting {
			fitting[k] = fitting[k][:0]
			if w.skipped[k] {
				fitting[k] = append(fitting[k], 0)
				continue
			}
			product := look[productOf(k)]
			for digit := max(1, (product.from+divisor-1)/divisor); digit < 10 && digit*divisor < product.to; digit++ {
				if (known[k] == wiped || known[k] == digit) && product.fits(digit*divisor) {
					fitting[k] = append(fitting[k], digit)
				}
			}
			if len(fitting[k]) == 0 {
				continue divisors
			}
		}
		up(divisor, n-1, 0, 0)
	}
	return found == 1 && steps <= mostSteps
}
