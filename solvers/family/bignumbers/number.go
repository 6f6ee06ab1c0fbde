package bignumbers

import (
	"fmt"
	"math"
	"strings"

	"solvitur/solvers/puzzle"
)

// model is a puzzle in a form fit for work.
type model struct {
	base      int // of the digits
	factors   []factor
	questions []Question
}

// factor is base^exponent, or n! where base is 0 and factorial is set.
type factor struct {
	factorial      bool
	base, exponent int64
	n              int64
}

func (f factor) print() string {
	if f.factorial {
		return fmt.Sprintf("%d!", f.n)
	}
	return fmt.Sprintf("%d^%d", f.base, f.exponent)
}

// isZero says whether the factor, and with it the number, is 0.
func (f factor) isZero() bool { return !f.factorial && f.base == 0 && f.exponent > 0 }

// logarithm is the factor's logarithm in a base; 0 for 0.
func (f factor) logarithm(base int) float64 {
	switch {
	case f.factorial:
		ln, _ := math.Lgamma(float64(f.n) + 1)
		return ln / math.Log(float64(base))
	case f.base < 2:
		return 0
	}
	return float64(f.exponent) * math.Log(float64(f.base)) / math.Log(float64(base))
}

// product is the number that some factors make.
type product struct {
	base    int
	factors []factor
	facts   []puzzle.FactID // that state them
}

// product of the factors at these positions.
func (m *model) product(positions []int) product {
	p := product{base: m.base}
	for _, i := range positions {
		p.factors, p.facts = append(p.factors, m.factors[i]), append(p.facts, factorID(i))
	}
	return p
}

func (p product) print() string {
	if len(p.factors) == 0 {
		return "1"
	}
	var parts []string
	for _, f := range p.factors {
		parts = append(parts, f.print())
	}
	return strings.Join(parts, "·")
}

func (p product) isZero() bool {
	for _, f := range p.factors {
		if f.isZero() {
			return true
		}
	}
	return false
}

// logarithm is that of the number, in its base.
func (p product) logarithm() (sum float64) {
	for _, f := range p.factors {
		sum += f.logarithm(p.base)
	}
	return sum
}

// digits is about how many digits the number has in everyday figures, whatever
// its base: a measure of its size.
func (p product) digits() (n int64) {
	for _, f := range p.factors {
		n += int64(f.logarithm(10))
	}
	return n + 1
}

// rest is what division by modulus leaves; modulus is small.
func (p product) rest(modulus int64) int64 {
	rest := 1 % modulus
	for _, f := range p.factors {
		rest = rest * f.rest(modulus) % modulus
	}
	return rest
}

func (f factor) rest(modulus int64) int64 {
	rest := 1 % modulus
	if f.factorial {
		for k := int64(2); k <= f.n && rest != 0; k++ {
			rest = rest * (k % modulus) % modulus
		}
		return rest
	}
	square := f.base % modulus
	for e := f.exponent; e > 0; e >>= 1 {
		if e&1 != 0 {
			rest = rest * square % modulus
		}
		square = square * square % modulus
	}
	return rest
}

// primePower is a prime and how often it divides something.
type primePower struct{ prime, times int64 }

// factorised takes a small number apart.
func factorised(n int64) (powers []primePower) {
	for p := int64(2); n > 1; p++ {
		if p*p > n {
			p = n
		}
		times := int64(0)
		for ; n%p == 0; n /= p {
			times++
		}
		if times > 0 {
			powers = append(powers, primePower{p, times})
		}
	}
	return powers
}

// divisible counts how often a prime divides the factor: a factorial by
// Legendre's formula.
func (f factor) divisible(prime int64) (times int64) {
	if f.factorial {
		for n := f.n / prime; n > 0; n /= prime {
			times += n
		}
		return times
	}
	for b := f.base; b > 1 && b%prime == 0; b /= prime {
		times++
	}
	return times * f.exponent
}

// zeros counts the zeros at the end without the number: as often as the base
// divides it. 0 itself has one.
func (p product) zeros() int64 {
	if p.isZero() {
		return 1
	}
	least := int64(math.MaxInt64)
	for _, power := range factorised(int64(p.base)) {
		times := int64(0)
		for _, f := range p.factors {
			times += f.divisible(power.prime)
		}
		least = min(least, times/power.times)
	}
	return least
}

// digitSum adds up the digits of a small number.
func digitSum(n int64, base int) (sum int64) {
	for ; n > 0; n /= int64(base) {
		sum += n % int64(base)
	}
	return sum
}

// digitCount is how many digits a small number has; 0 has one.
func digitCount(n int64, base int) int64 {
	count := int64(1)
	for n /= int64(base); n > 0; n /= int64(base) {
		count++
	}
	return count
}
