package bignumbers

// moduli are the largest primes below 2^31: products of two rests fit into 64 bits.
var moduli = [...]uint64{2147483647, 2147483629, 2147483587, 2147483579}

// is says whether digits are those of the number, judged by their length and by what division
// by four primes leaves: of digits that are wrong in whatever way, one set in 10^37 passes. To
// compute them once more, and above all to write them down, takes twenty times as long.
func (p product) is(digits string) bool {
	if length := float64(len(digits)); length < p.logarithm()-1 || length > p.logarithm()+2 {
		return false
	}
	for i, rest := range p.restsOf(digits) {
		if rest != p.modulo(moduli[i]) {
			return false
		}
	}
	return true
}

// restsOf are what division of the number with these digits leaves. Some digits at a time are
// taken in.
func (p product) restsOf(digits string) (rests [len(moduli)]uint64) {
	base := uint64(p.base)
	for len(digits) > 0 {
		value, shift, n := uint64(0), uint64(1), 0
		for ; n < len(digits) && shift*base < 1<<31; n++ {
			value = value*base + uint64(worth[digits[n]])
			shift *= base
		}
		digits = digits[n:]
		for i, prime := range moduli {
			rests[i] = (rests[i]*shift + value) % prime
		}
	}
	return rests
}

// modulo is what division of the number by a prime below 2^31 leaves.
func (p product) modulo(prime uint64) uint64 {
	rest := uint64(1)
	for _, f := range p.factors {
		if f.factorial {
			for k := uint64(2); k <= uint64(f.n); k++ {
				rest = rest * (k % prime) % prime
			}
			continue
		}
		power := uint64(f.base) % prime
		for exponent := f.exponent; exponent > 0; exponent >>= 1 {
			if exponent&1 != 0 {
				rest = rest * power % prime
			}
			power = power * power % prime
		}
	}
	return rest
}
