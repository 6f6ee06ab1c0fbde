package bridges

import "math/big"

// treesum sums, over plans, the number of ways to pick bridges such that one
// can get from every land to the first one by exactly one way (spanning trees
// that lead there), times the number of ways in which the bundles can be split
// as the plan says.
//
// The number of trees is a determinant. It is computed modulo so many primes
// of 31 bits that the sum can be put together from the rests; none of that
// depends on the size of the numbers involved.
type treesum struct {
	plans     *plans
	primes    []uint64
	rests     []uint64   // of the sum, by prime
	binomials [][]uint64 // n over k, by prime, for n up to the largest bundle, flattened
	width     int
	matrix    []uint64
}

func newTreesum(p *plans) *treesum {
	s := &treesum{plans: p, matrix: make([]uint64, p.lands*p.lands)}
	// The sum is at most the number of all plans, 2^bridges, times the number
	// of all choices of one bridge out of every land.
	bound := big.NewInt(1)
	for _, b := range p.bundles {
		bound.Lsh(bound, uint(b.bridges))
		s.width = max(s.width, b.bridges+1)
	}
	for _, out := range p.out {
		bound.Mul(bound, big.NewInt(int64(max(out, 1))))
	}
	for product, prime := big.NewInt(1), uint64(1)<<31; product.Cmp(bound) <= 0; {
		for prime--; !big.NewInt(int64(prime)).ProbablyPrime(0); prime-- {
		}
		s.primes = append(s.primes, prime)
		s.binomials = append(s.binomials, pascal(s.width, prime))
		product.Mul(product, big.NewInt(int64(prime)))
	}
	s.rests = make([]uint64, len(s.primes))
	return s
}

// pascal is Pascal's triangle modulo a prime.
func pascal(width int, prime uint64) []uint64 {
	t := make([]uint64, width*width)
	for n := range width {
		t[n*width] = 1
		for k := 1; k <= n; k++ {
			t[n*width+k] = (t[(n-1)*width+k-1] + t[(n-1)*width+k]) % prime
		}
	}
	return t
}

// add adds a plan, as often as there are others like it, and says about how many
// multiplications that took.
func (s *treesum) add(choice []int, alike int) int {
	n := s.plans.lands - 1
	for i, prime := range s.primes {
		term := s.determinant(choice, prime)
		for k, b := range s.plans.bundles {
			term = term * s.binomials[i][b.bridges*s.width+choice[k]] % prime
		}
		s.rests[i] = (s.rests[i] + uint64(alike)*term) % prime
	}
	return len(s.primes) * (n*n*n/3 + n*n + len(choice))
}

// determinant is that of the plan's matrix of lands but the first: on the
// diagonal how many bridges lead out of a land (loops left out), elsewhere,
// negated, how many lead from one to another.
func (s *treesum) determinant(choice []int, prime uint64) uint64 {
	p := s.plans
	n := p.lands
	m := s.matrix
	clear(m)
	lead := func(from, to, bridges int) {
		m[from*n+from] += uint64(bridges)
		m[from*n+to] += prime - uint64(bridges)
	}
	for k, b := range p.bundles {
		lead(b.x, b.y, choice[k])
		lead(b.y, b.x, b.bridges-choice[k])
	}
	if p.closing[0] != p.closing[1] {
		lead(p.closing[0], p.closing[1], 1)
	}
	for i := range m {
		m[i] %= prime
	}
	value := uint64(1)
	for c := 1; c < n; c++ {
		pivot := c
		for pivot < n && m[pivot*n+c] == 0 {
			pivot++
		}
		if pivot == n {
			return 0
		}
		if pivot != c {
			for j := c; j < n; j++ {
				m[pivot*n+j], m[c*n+j] = m[c*n+j], m[pivot*n+j]
			}
			value = prime - value
		}
		value = value * m[c*n+c] % prime
		invert := inverse(m[c*n+c], prime)
		for i := c + 1; i < n; i++ {
			if m[i*n+c] == 0 {
				continue
			}
			factor := prime - m[i*n+c]*invert%prime
			for j := c + 1; j < n; j++ {
				m[i*n+j] = (m[i*n+j] + factor*m[c*n+j]) % prime
			}
		}
	}
	return value
}

// inverse is Euclid's: a number whose product with value leaves 1. It runs on
// 31-bit numbers, far within an int64.
func inverse(value, prime uint64) uint64 {
	a, b := int64(prime), int64(value)
	x, y := int64(0), int64(1)
	for b > 1 {
		q := a / b
		a, b = b, a-q*b
		x, y = y, x-q*y
	}
	if y < 0 {
		y += int64(prime)
	}
	return uint64(y)
}

// total puts the sum together from its rests.
func (s *treesum) total() *big.Int {
	sum, product := new(big.Int), big.NewInt(1)
	for i, prime := range s.primes {
		// sum + product*x leaves the right rest for the next prime
		p := new(big.Int).SetUint64(prime)
		x := new(big.Int).SetUint64(s.rests[i])
		x.Sub(x, sum).Mul(x, new(big.Int).ModInverse(product, p)).Mod(x, p)
		sum.Add(sum, x.Mul(x, product))
		product.Mul(product, p)
	}
	return sum
}
