package bignumbers

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
)

// mostRecomputed is how many everyday digits a number may have for its answers to be
// computed once more when they are checked. Of longer ones, sums of digits are
// held against what is known without the number, which settles them only if
// that leaves one value.
const mostRecomputed = 20_000

// alwaysRecomputed is how many digits are computed in no time. Of a longer number the digits
// that a search has written are taken, if they are its digits.
const alwaysRecomputed = 1000

// violations names every fact that the solution breaks: questions left open, the
// rule if an answer is wrong of the number that the factors make which are on, and
// the other one if there is an answer to questions that are all switched off.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	p := m.product(m.kept(keep))
	text := ""
	switch digits := p.digits(); {
	case digits >= mostRecomputed:
	case digits > alwaysRecomputed && p.is(s.digits):
		text = s.digits
	default:
		text = p.recomputed()
	}
	wrong, known := false, true
	asked := map[string]bool{}
	for i, q := range m.questions {
		value := s.Answers[q.of()].Value
		asked[q.of()] = asked[q.of()] || keep(questionID(i))
		if value == nil {
			broken = append(broken, questionID(i))
			continue
		}
		if text == "" {
			right, settled := p.reckon(q, *value)
			wrong, known = wrong || !right, known && settled
			continue
		}
		wrong = wrong || *value != readOff(text, q, p.base)
	}
	for _, name := range m.asked() {
		if !asked[name] && s.Answers[name].Value != nil {
			broken = append(broken, ruleAsked)
			break
		}
	}
	switch {
	case wrong:
		return append(broken, ruleDigits), nil
	case !known:
		return broken, puzzle.ErrUndecided
	}
	return broken, nil
}

// recomputed writes the number down by math/big, factor by factor.
func (p product) recomputed() string {
	x := big.NewInt(1)
	for _, f := range p.factors {
		if f.factorial {
			for k := int64(2); k <= f.n; k++ {
				x.Mul(x, big.NewInt(k))
			}
			continue
		}
		x.Mul(x, new(big.Int).Exp(big.NewInt(f.base), big.NewInt(f.exponent), nil))
	}
	return x.Text(p.base)
}

const digitNames = "0123456789abcdefghijklmnopqrstuvwxyz"

// worth is what a digit is worth.
var worth = func() (values [256]byte) {
	for value := range digitNames {
		values[digitNames[value]] = byte(value)
	}
	return values
}()

// readOff answers a question from the digits.
func readOff(text string, q Question, base int) int64 {
	if q.Kind == kindZeros {
		return int64(len(text) - len(strings.TrimRight(text, "0")))
	}
	sum := int64(0)
	for range q.Times {
		sum = 0
		for i := range len(text) {
			sum += int64(worth[text[i]])
		}
		text = strconv.FormatInt(sum, base)
	}
	return sum
}

// reckon says whether an answer fits what is known of a long number without its
// digits, and whether that settles it: zeros by how often the base's prime factors
// divide it, and sums of digits if remainder and bound leave one value only.
func (p product) reckon(q Question, value int64) (right, settled bool) {
	if slices.ContainsFunc(p.factors, func(f factor) bool { return !f.factorial && f.base == 0 && f.exponent > 0 }) {
		return value == readOff("0", q, p.base), true
	}
	if q.Kind == kindZeros {
		zeros := int64(math.MaxInt64)
		for prime, times := range primes(p.base) {
			n := int64(0)
			for _, f := range p.factors {
				n += f.multiplicity(prime)
			}
			zeros = min(zeros, n/times)
		}
		return value == zeros, true
	}
	// A number of so many digits has at most that many of the largest.
	base := int64(p.base)
	bound := (int64(p.logarithm()) + 2) * (base - 1)
	for range q.Times - 1 {
		bound = mostSum(bound, base)
	}
	nine := max(base-1, 1)
	rest := p.remainder(nine)
	least := rest // the least value with this remainder
	if least == 0 {
		least = nine
	}
	return value >= 1 && value <= bound && value%nine == rest, least+nine > bound
}

// primes are the prime factors of a number base, each with how often it is one.
func primes(base int) map[int64]int64 {
	times := map[int64]int64{}
	for prime := 2; base > 1; prime++ {
		for ; base%prime == 0; base /= prime {
			times[int64(prime)]++
		}
	}
	return times
}

// multiplicity is how often a prime divides a factor: n! as often as 1 to n have
// multiples of it, of its square and so on among them.
func (f factor) multiplicity(prime int64) (times int64) {
	if f.factorial {
		for power := prime; power <= f.n; power *= prime {
			times += f.n / power
		}
		return times
	}
	for base := f.base; base > 0 && base%prime == 0; base /= prime {
		times += f.exponent
	}
	return times
}

// remainder is what division by a small number leaves.
func (p product) remainder(modulus int64) int64 {
	m := big.NewInt(modulus)
	rest := big.NewInt(1)
	for _, f := range p.factors {
		if f.factorial {
			for k := range min(f.n, modulus) { // which is a factor itself, if it is reached
				rest.Mul(rest, big.NewInt(k+1))
			}
		} else {
			rest.Mul(rest, new(big.Int).Exp(big.NewInt(f.base), big.NewInt(f.exponent), m))
		}
	}
	return rest.Mod(rest, m).Int64()
}

// mostSum is the most that the digits of a number up to n can add up to: tried out
// where there are few such numbers, and else no more than all digits of the largest.
func mostSum(n, base int64) (most int64) {
	sum := func(k int64) (sum int64) {
		for ; k > 0; k /= base {
			sum += k % base
		}
		return sum
	}
	const few = 10_000
	if n <= few {
		for k := range n + 1 {
			most = max(most, sum(k))
		}
		return most
	}
	for ; n > 0; n /= base {
		most += base - 1
	}
	return most
}
