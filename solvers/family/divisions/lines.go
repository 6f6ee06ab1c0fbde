package divisions

import (
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// The kinds of line.
const (
	product   = "product"
	part      = "part"
	skipped   = "skipped"
	remainder = "remainder"
	even      = "even"
	digit     = "digit"
	different = "different"
)

// What a line's How may be.
const (
	has   = "has"
	lacks = "lacks"
)

var (
	ordinal = schema.Field{Key: "number", Kind: schema.Number, Label: "which product", Min: "1", Max: "15"}
	written = schema.Field{Key: "digits", Kind: schema.Text, Label: "digits", MaxLength: 2 * mostDigits}
	ofWhich = schema.Field{Key: "of", Kind: schema.Choice, Label: "number", Options: schema.Labelled(ofDivisor, "the divisor", ofDividend, "the dividend", ofQuotient, "the quotient")}
)

// lines are the kinds of what is told below the division; check.go says when an
// answer meets them.
var lines = rows.List[Facts, Line, *model]{Key: "lines", Kinds: []rows.Kind[Facts, Line, *model]{
	{
		Name: product, Label: "a product that is taken away",
		Says:   "product {number} reads {digits}",
		Fields: []schema.Field{ordinal, written}, New: `{"kind": "product", "number": 1, "digits": "***"}`,
		Wrong: func(f Facts, l Line) *schema.FieldError {
			if err := f.step(l, 1); err != nil {
				return err
			}
			d := utf8.RuneCountInString(f.Divisor)
			return f.line(l, d, d+1, "A product")
		},
		Posts: func(m *model, l Line) {
			m.reads(m.products[*l.Number-1], l.Digits)
			m.post(fd.Ne(m.quotient[*l.Number-1], 0))
		},
	}, {
		Name: part, Label: "what a product is taken from",
		Says:   "product {number} is taken from {digits}",
		Fields: []schema.Field{ordinal, written}, New: `{"kind": "part", "number": 2, "digits": "***"}`,
		Wrong: func(f Facts, l Line) *schema.FieldError {
			if err := f.step(l, 2); err != nil {
				return err
			}
			return f.line(l, 1, utf8.RuneCountInString(f.Divisor)+1, "What a product is taken from")
		},
		Posts: func(m *model, l Line) { m.reads(m.parts[*l.Number-1], l.Digits) },
	}, {
		Name: skipped, Label: "a product that is not written, as the digit is 0",
		Says:   "digit {number} of the quotient is 0, and has no product",
		Fields: []schema.Field{ordinal}, New: `{"kind": "skipped", "number": 2}`,
		Wrong: func(f Facts, l Line) *schema.FieldError { return f.step(l, 2) },
		Posts: func(m *model, l Line) { m.post(fd.Eq(m.quotient[*l.Number-1], 0)) },
	}, {
		Name: even, Label: "nothing is left over",
		Says: "the division comes out even",
		Posts: func(m *model, _ Line) {
			for _, x := range m.left {
				m.post(fd.Eq(x, 0))
			}
		},
	}, {
		Name: remainder, Label: "what is left over at the end",
		Says:   "what is left over reads {digits}",
		Fields: []schema.Field{written}, New: `{"kind": "remainder", "digits": "*"}`,
		Wrong: func(f Facts, l Line) *schema.FieldError {
			return f.line(l, 1, utf8.RuneCountInString(f.Divisor), "What is left over")
		},
		Posts: func(m *model, l Line) { m.reads(m.left, l.Digits) },
	}, {
		Name: digit, Label: "a digit that a number has, or has not",
		Says:   "{of} {how} {digits}",
		Fields: []schema.Field{ofWhich, rows.How("whether", has, "has a digit", lacks, "has no digit"), {Key: "digits", Kind: schema.Text, Label: "digit", MaxLength: 4}},
		New:    `{"kind": "digit", "how": "lacks", "digits": "7"}`,
		Wrong: func(f Facts, l Line) *schema.FieldError {
			p, err := parse(l.Digits, f.Base)
			if err == nil && (len(p) > 1 || p[0] == wiped) {
				err = schema.Errorf("", "This speaks of one digit: write one from 0 to %s.", english.Digit(f.Base-1))
			}
			if err != nil {
				return err.Below("digits")
			}
			return nil
		},
		Posts: func(m *model, l Line) {
			p, _ := parse(l.Digits, m.Base)
			var any []fd.Constraint
			for _, x := range m.of(l.Of) {
				if any = append(any, fd.Eq(x, p[0])); l.How == lacks {
					m.post(fd.Ne(x, p[0]))
				}
			}
			if l.How == has {
				m.post(fd.Or(any...))
			}
		},
	}, {
		Name: different, Label: "a number without a digit twice",
		Says:   "{of} has no digit twice",
		Fields: []schema.Field{ofWhich},
		Posts:  func(m *model, l Line) { m.post(fd.AllDifferent{Vars: m.of(l.Of), Strength: fd.Values}) },
	},
}}

// step says what is wrong with the number of a product.
func (f Facts) step(l Line, least int) *schema.FieldError {
	switch n := utf8.RuneCountInString(f.Quotient); {
	case *l.Number > n:
		return schema.Errorf("number", "The quotient has %s, one for each product: choose a number up to %d.", english.Count(n, "digit", "digits"), n).
			Or("Choose the last", schema.Edit{Op: "set", Path: "number", Value: n})
	case *l.Number < least && l.Kind == skipped:
		return schema.Errorf("number", "The quotient does not begin with 0: choose a number from 2 on.")
	case *l.Number < least:
		return schema.Errorf("number", "Product 1 is taken from the beginning of the dividend: write the digits there, or choose a number from 2 on.")
	}
	return nil
}

// line says what is wrong with what a line reads, which has so many digits.
func (f Facts) line(l Line, least, most int, what string) *schema.FieldError {
	p, err := parse(l.Digits, f.Base)
	d := english.Count(utf8.RuneCountInString(f.Divisor), "digit", "digits")
	switch {
	case err != nil:
	case len(p) > most:
		err = schema.Errorf("", "%s has %s at most, since the divisor has %s: take %d out.", what, english.Count(most, "digit", "digits"), d, len(p)-most)
	case len(p) < least:
		err = schema.Errorf("", "%s has at least as many digits as the divisor, %d: add %d. For a digit 0 of the quotient, say that it has no product.", what, least, least-len(p))
	case p[0] == 0 && (len(p) > 1 || l.Kind == product):
		err = schema.Errorf("", "A line does not begin with 0: write another digit there, or a star.")
	}
	if err != nil {
		return err.Below("digits")
	}
	return nil
}
