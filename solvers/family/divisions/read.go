package divisions

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// division is a puzzle in a form fit for work. It is never changed once made.
type division struct {
	Facts
	divisor, dividend, quotient pattern
	lines                       []pattern // by row; nil where it tells no digits
	set                         blackboard
}

// pattern are the digits of a number from the left, wiped where they are not known.
type pattern []int

const (
	wiped = -1
	star  = '*'
)

// tells says whether any digit is known.
func (p pattern) tells() bool { return slices.ContainsFunc(p, func(d int) bool { return d != wiped }) }

func (p pattern) String() string {
	var b strings.Builder
	for _, d := range p {
		if d == wiped {
			b.WriteRune(star)
		} else {
			b.WriteString(english.Digit(d))
		}
	}
	return b.String()
}

// head is how many digits of the dividend the first product is taken from.
func (m *division) head() int { return len(m.dividend) - len(m.quotient) + 1 }

// mostValue bounds the numbers, so that whatever is made of them can be reckoned with.
const mostValue = 1_000_000_000_000_000

// places is how many digits a number may have in a base.
func places(base int) (n int) {
	for worth := 1; worth <= mostValue/base; worth *= base {
		n++
	}
	return min(n, mostDigits)
}

// tidy writes stars as stars and digits as capitals, without blanks.
func tidy(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return -1
		case strings.ContainsRune(".·?_□∗×", r):
			return star
		}
		return unicode.ToUpper(r)
	}, text)
}

// read finds what the form cannot know, and makes the puzzle fit for work.
func read(f *Facts) (*division, []*schema.FieldError) {
	var errs []*schema.FieldError
	whole := func(path string, text *string) (p pattern) {
		*text = tidy(*text)
		p, err := parse(*text, f.Base)
		if err == nil && len(p) > places(f.Base) {
			err = schema.Errorf("", "In base %d a number may have at most %d digits here: take %d out.", f.Base, places(f.Base), len(p)-places(f.Base))
		}
		if err == nil && p[0] == 0 {
			err = schema.Errorf("", "The %s does not begin with 0: write another digit there, or a star.", path)
		}
		if err != nil {
			errs = append(errs, err.Below(path))
		}
		return p
	}
	m := &division{divisor: whole(ofDivisor, &f.Divisor), dividend: whole(ofDividend, &f.Dividend), quotient: whole(ofQuotient, &f.Quotient)}
	for i := range f.Lines {
		f.Lines[i].Digits = tidy(f.Lines[i].Digits)
	}
	if m.Facts = *f; len(errs) > 0 {
		return nil, errs
	}
	if err := m.shape(); err != nil {
		return nil, []*schema.FieldError{err}
	}
	if errs = lines.Faults(*f, f.Lines); len(errs) > 0 {
		return nil, errs
	}
	for _, l := range f.Lines {
		p, _ := parse(l.Digits, f.Base) // Faults has seen those that must be right
		m.lines = append(m.lines, p)
	}
	m.set = m.board()
	return m, nil
}

// parse reads a number.
func parse(text string, base int) (p pattern, _ *schema.FieldError) {
	if text == "" {
		return nil, schema.Errorf("", "Nothing is written here: write a star for every digit that is wiped off, such as ***.")
	}
	for _, r := range text {
		d, err := strconv.ParseInt(string(r), mostBase, 0)
		switch {
		case r == star:
			d = wiped
		case err != nil:
			return nil, schema.Errorf("", "“%c” is neither a digit nor a star: write digits, and * for each that is wiped off.", r)
		case int(d) >= base:
			return nil, schema.Errorf("", "%c is no digit in base %d, whose greatest is %s: write a smaller one, or choose base %d or above.", r, base, english.Digit(base-1), d+1)
		}
		p = append(p, int(d))
	}
	return p, nil
}

// shape finds numbers whose lengths no division has: the first part has as many
// digits as the divisor, or one more.
func (m *division) shape() *schema.FieldError {
	d, n, q := len(m.divisor), len(m.dividend), len(m.quotient)
	if n < d {
		return schema.Errorf(ofDividend, "The dividend has %s, and the divisor %d: write at least as many here.", digitsOf(m.dividend), d)
	}
	most := n - d + 1
	if q == most || q == most-1 {
		return nil
	}
	long := fmt.Sprint(most)
	if most > 1 {
		long = fmt.Sprintf("%d or %d", most-1, most)
	}
	err := schema.Errorf(ofQuotient, "A number of %s divided by one of %s makes a quotient of %s, not of %d: add or take out stars.", digitsOf(m.dividend), digitsOf(m.divisor), digits(long), q)
	if q > most {
		return err.Or(fmt.Sprintf("Make it %s long", digits(fmt.Sprint(most))), schema.Edit{Op: "set", Path: ofQuotient, Value: m.quotient[:most].String()})
	}
	return err.Or(fmt.Sprintf("Make it %s long", digits(fmt.Sprint(most-1))), schema.Edit{Op: "set", Path: ofQuotient, Value: m.quotient.String() + strings.Repeat(string(star), most-1-q)})
}

// digits writes how many digits there are.
func digits(n string) string {
	if n == "1" {
		return "1 digit"
	}
	return n + " digits"
}
