package bignumbers

// reasoning is what can be said of sums of digits without the number.
type reasoning struct {
	digits int64   // the number has at most so many
	bounds []int64 // of A, B, C ...: each is at most this
	rest   int64   // of the number and all sums, divided by base-1
	// fitting are the values of the last sum that bound and rest allow, the
	// first few of them.
	fitting []int64
}

// mostFitting bounds how many values are listed.
const mostFitting = 30

// reasonAbout bounds the sums: a number below base^k has at most k digits,
// none of them above base-1; and all sums leave the rest that the number
// leaves.
func (p product) reasonAbout(sums int) reasoning {
	b := int64(p.base)
	r := reasoning{}
	for _, f := range p.factors {
		// Below base^k for the least k: what it is a power of, or has as its
		// largest factor.
		largest, times := f.base, f.exponent
		if f.factorial {
			largest, times = f.n, f.n
		}
		r.digits += f.digitsBelow(largest, times, b)
	}
	r.digits = max(r.digits, 1)
	r.rest = p.rest(max(b-1, 1))
	bound := r.digits * (b - 1)
	for i := range sums {
		if i > 0 {
			bound = sumBound(bound, b)
		}
		r.bounds = append(r.bounds, bound)
	}
	if p.isZero() {
		r.fitting = []int64{0}
		return r
	}
	for n := int64(1); n <= bound && len(r.fitting) < mostFitting; n++ {
		if n%max(b-1, 1) == r.rest {
			r.fitting = append(r.fitting, n)
		}
	}
	return r
}

// digitsBelow is k*times with largest <= base^k, so that a product of so many
// numbers up to largest is at most base^(k*times). One digit more is needed
// where it may be reached.
func (f factor) digitsBelow(largest, times, base int64) int64 {
	k, power := int64(0), int64(1)
	for power < largest {
		power *= base
		k++
	}
	if power == largest && k > 0 {
		return k*times + 1
	}
	return k * times
}

// sumBound is the largest sum of digits of the numbers up to n: exactly up to
// two digits, beyond that all digits as large as can be.
func sumBound(n, base int64) int64 {
	if n < base {
		return n
	}
	if n < base*base {
		// Either n itself or the number before the last round one.
		return max(n/base+n%base, n/base-1+base-1)
	}
	return digitCount(n, int(base)) * (base - 1)
}
