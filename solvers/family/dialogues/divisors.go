package dialogues

import "iter"

// factors holds the smallest prime factor of every number from 2 up to a limit,
// and 0 for those below 2.
type factors []int32

// newFactors sieves in time proportional to the limit, but for a factor that
// hardly grows.
func newFactors(limit int) factors {
	smallest := make(factors, limit+1)
	for p := 2; p <= limit; p++ {
		if smallest[p] > 0 {
			continue
		}
		for n := p; n <= limit; n += p {
			if smallest[n] == 0 {
				smallest[n] = int32(p)
			}
		}
	}
	return smallest
}

// A primePower is a prime of a product, and how often it divides a divisor.
type primePower struct {
	prime, whole     int // whole: the power of the prime in the product
	most, first, now int // exponents: in the product, in the first divisor, in the one at hand
}

// divisors goes through the divisors of the product of two numbers from 1 up to
// the limit, each once: x first, then those that differ little from it. Like the
// digits of a counter, the exponents of the primes go round, the smallest prime
// fastest, until all are back where they were in x. A divisor takes constant
// time on average, which is far less than trying what might divide.
func (f factors) divisors(x, y int) iter.Seq[int] {
	return func(yield func(int) bool) {
		divisor := x
		var powers [16]primePower // the product of so many different primes exceeds 64 bits
		n := 0
		for ; x > 1 || y > 1; n++ {
			p := int(f[x])
			if q := int(f[y]); p == 0 || 0 < q && q < p {
				p = q
			}
			power := primePower{prime: p, whole: 1}
			for ; x%p == 0; x /= p {
				power.most, power.first, power.whole = power.most+1, power.first+1, power.whole*p
			}
			for ; y%p == 0; y /= p {
				power.most, power.whole = power.most+1, power.whole*p
			}
			power.now = power.first
			powers[n] = power
		}
		for yield(divisor) {
			back := true
			for i := 0; i < n && back; i++ {
				power := &powers[i]
				if power.now < power.most {
					power.now++
					divisor *= power.prime
				} else {
					power.now = 0
					divisor /= power.whole
				}
				back = power.now == power.first
			}
			if back {
				return
			}
		}
	}
}
