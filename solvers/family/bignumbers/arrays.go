package bignumbers

import (
	"math/bits"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/bignumbers/bigdec"
)

// array is a number with one digit to a cell, the last digit first; 0 has
// none.
type array []uint8

func arrayOf(n int64, base int) (x array) {
	for ; n > 0; n /= int64(base) {
		x = append(x, uint8(n%int64(base)))
	}
	return x
}

// write writes an array down as a number.
func (x array) write() string {
	if len(x) == 0 {
		return "0"
	}
	var b strings.Builder
	b.Grow(len(x))
	for i := len(x) - 1; i >= 0; i-- {
		b.WriteByte(digitNames[x[i]])
	}
	return b.String()
}

// head is the number's first digits, for a step.
func (x array) head() string {
	const most = 30
	if len(x) <= most {
		return x.write()
	}
	return x[len(x)-most:].write() + "…"
}

// timesInt multiplies by a small number at once: one operation for each digit.
func (x array) timesInt(n int64, base int, meter bigdec.Meter) (array, error) {
	if n == 0 {
		return nil, nil
	}
	product := make(array, 0, len(x)+8)
	carry, b := uint64(0), uint64(base)
	for from := 0; from < len(x); from += chunk {
		part := x[from:min(from+chunk, len(x))]
		for _, digit := range part {
			t := uint64(digit)*uint64(n) + carry
			product = append(product, uint8(t%b))
			carry = t / b
		}
		if err := meter(len(part)); err != nil {
			return nil, err
		}
	}
	for ; carry > 0; carry /= b {
		product = append(product, uint8(carry%b))
	}
	return product, nil
}

// times multiplies as at school: one operation for each pair of digits.
func (x array) times(y array, base int, meter bigdec.Meter) (array, error) {
	product := make(array, len(x)+len(y))
	b := uint32(base)
	for i, factor := range y {
		carry := uint32(0)
		for from := 0; from < len(x); from += chunk {
			part := x[from:min(from+chunk, len(x))]
			into := product[i+from : i+from+len(part)]
			for k, digit := range part {
				t := uint32(into[k]) + uint32(factor)*uint32(digit) + carry
				into[k] = uint8(t % b)
				carry = t / b
			}
			if err := meter(len(part)); err != nil {
				return nil, err
			}
		}
		product[i+len(x)] = uint8(carry)
	}
	for len(product) > 0 && product[len(product)-1] == 0 {
		product = product[:len(product)-1]
	}
	return product, nil
}

// chunk is how many digits are worked on between looks at the budget.
const chunk = 1024

// timesAtSchool multiplies by a small number digit by digit.
func (x array) timesAtSchool(n int64, base int, meter bigdec.Meter) (array, error) {
	return x.times(arrayOf(n, base), base, meter)
}

// inArrays multiplies the factors' own factors one after the other, each in the
// way given: with the whole array at once, or as at school.
func inArrays(times func(x array, n int64, base int, meter bigdec.Meter) (array, error)) func(*task) (string, error) {
	return func(a *task) (string, error) { return a.writtenInArrays(times) }
}

func (a *task) writtenInArrays(times func(x array, n int64, base int, meter bigdec.Meter) (array, error)) (string, error) {
	meter := a.meter(chunk)
	x := arrayOf(1, a.number.base)
	multiply := func(n int64, what string, value int64) error {
		var err error
		if x, err = times(x, n, a.number.base, meter); err != nil {
			return err
		}
		if err := a.Check(); err != nil {
			return err
		}
		a.Stats.Nodes++
		a.Stats.Space = max(a.Stats.Space, int64(len(x)))
		return a.Step(func() frame {
			return a.shown(x.head(), "%s: %s.", strings.ReplaceAll(what, "#", english.Thousands(value)), english.Count(len(x), "digit", "digits"))
		})
	}
	for _, f := range a.number.factors {
		if f.factorial {
			for k := int64(2); k <= f.n; k++ {
				if err := multiply(k, "Times #", k); err != nil {
					return "", err
				}
			}
			continue
		}
		if f.base == 1 {
			continue // no multiplication changes anything
		}
		for k := int64(1); k <= f.exponent; k++ {
			if err := multiply(f.base, "Factor #, times "+english.Thousands(f.base), k); err != nil {
				return "", err
			}
			if len(x) == 0 {
				break // nor does one change 0
			}
		}
	}
	return x.write(), nil
}

// writtenBySquaring squares arrays: from the left through the exponent's
// binary digits; a factorial as a product of halves.
func (a *task) writtenBySquaring() (string, error) {
	meter := a.meter(chunk)
	base := a.number.base
	count := func(x array, format string, args ...any) error {
		a.Stats.Nodes++
		a.Stats.Space = max(a.Stats.Space, int64(len(x)))
		if err := a.Check(); err != nil {
			return err
		}
		return a.Step(func() frame { return a.shown(x.head(), format, args...) })
	}
	parts := []array{arrayOf(1, base)}
	for _, f := range a.number.factors {
		if f.factorial {
			for k := int64(2); k <= f.n; k++ {
				parts = append(parts, arrayOf(k, base))
			}
			continue
		}
		x := arrayOf(f.base, base)
		if f.exponent == 0 {
			x = arrayOf(1, base)
		}
		var err error
		for i := bits.Len64(uint64(f.exponent)) - 2; i >= 0; i-- {
			if x, err = x.times(x, base, meter); err != nil {
				return "", err
			}
			if err = count(x, "Square: %d^%s has %s digits.", f.base, english.Thousands(f.exponent>>(i+1)*2), english.Thousands(len(x))); err != nil {
				return "", err
			}
			if f.exponent>>i&1 == 0 {
				continue
			}
			if x, err = x.times(arrayOf(f.base, base), base, meter); err != nil {
				return "", err
			}
			if err = count(x, "Times %d: %d^%s has %s digits.", f.base, f.base, english.Thousands(f.exponent>>i), english.Thousands(len(x))); err != nil {
				return "", err
			}
		}
		parts = append(parts, x)
	}
	for len(parts) > 1 {
		half := parts[:0]
		for i := 0; i < len(parts); i += 2 {
			x := parts[i]
			if i+1 < len(parts) {
				var err error
				if x, err = x.times(parts[i+1], base, meter); err != nil {
					return "", err
				}
				if err = count(x, "A product of %s.", english.Count(len(x), "digit", "digits")); err != nil {
					return "", err
				}
			}
			half = append(half, x)
		}
		parts = half
	}
	return parts[0].write(), nil
}
