package bignumbers

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
)

// mostRecomputed is how many everyday digits a number may have for its answers to be
// computed once more when they are checked. Of longer ones, sums of digits are
// held against what is known without the number, which settles them only if
// that leaves one value.
const mostRecomputed = 20_000

// violations names every fact that the solution breaks: factors left out,
// questions left open, answers that are wrong.
func violations(m *model, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	if !distinctBelow(s.Factors, len(m.factors)) || !answersInOrder(s.Answers, len(m.questions)) {
		return []puzzle.FactID{ruleDigits}, nil
	}
	for i := range m.factors {
		if !slices.Contains(s.Factors, i) {
			broken = append(broken, factorID(i))
		}
	}
	p := m.product(s.Factors)
	text := ""
	if p.isShort() {
		text = p.recomputed()
	}
	wrong, known := false, true
	for i, q := range m.questions {
		at := slices.IndexFunc(s.Answers, func(a Answer) bool { return a.Question == i })
		if at < 0 {
			broken = append(broken, questionID(i))
			continue
		}
		fits, settled := p.judge(q, s.Answers[at].Value, text)
		wrong = wrong || !fits
		known = known && settled
	}
	switch {
	case wrong:
		return append(broken, ruleDigits), nil
	case !known:
		return broken, puzzle.ErrUndecided
	}
	return broken, nil
}

func distinctBelow(positions []int, n int) bool {
	for i, at := range positions {
		if at < 0 || at >= n || i > 0 && at <= positions[i-1] {
			return false
		}
	}
	return true
}

func answersInOrder(answers []Answer, n int) bool {
	var positions []int
	for _, a := range answers {
		positions = append(positions, a.Question)
	}
	return distinctBelow(positions, n)
}

// isShort says whether the number may be computed once more.
func (p product) isShort() bool {
	return p.logarithm()*math.Log10(float64(p.base)) < mostRecomputed
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

// judge says whether an answer fits what is known of the number, and whether
// that settles it: with the digits always; without them, zeros by the prime
// factors, and sums of digits if remainder and bound leave one value only.
func (p product) judge(q Question, value int64, text string) (fits, settled bool) {
	if q.Kind == kindZeros {
		if text != "" && value != int64(len(text)-len(strings.TrimRight(text, "0"))) {
			return text == "0" && value == 1, true
		}
		return value == p.zeros(), true
	}
	if text == "" {
		r := p.reasonAbout(q.Times)
		bound := r.bounds[q.Times-1]
		return value >= 1 && value <= bound && value%max(int64(p.base)-1, 1) == r.rest, len(r.fitting) == 1
	}
	sum := int64(0)
	for _, digit := range text {
		sum += int64(strings.IndexRune(digitNames, digit))
	}
	for range q.Times - 1 {
		sum = digitSum(sum, p.base)
	}
	return value == sum, true
}

const digitNames = "0123456789abcdefghijklmnopqrstuvwxyz"

// holds says whether a claim is true of a solution. A claim about a question
// that was not asked is not.
func holds(m *model, s Solution, claim puzzle.Claim) (bool, error) {
	for i, q := range m.questions {
		at := slices.IndexFunc(s.Answers, func(a Answer) bool { return a.Question == i })
		value := int64(-1)
		if at >= 0 {
			value = s.Answers[at].Value
		}
		switch {
		case q.Kind == kindZeros && claim == claimID("fits", i):
			return at >= 0 && value <= int64(q.Lines)*int64(q.Columns), nil
		case q.Kind == kindSums && claim == claimID("single", i):
			return at >= 0 && value < int64(m.base), nil
		case q.Kind == kindSums && claim == claimID("prime", i):
			return at >= 0 && big.NewInt(value).ProbablyPrime(20), nil
		}
	}
	return false, noClaim(claim)
}

func noClaim(claim puzzle.Claim) error {
	return fmt.Errorf("the claim %q is not known: use fits, single or prime with the position of a question", claim)
}
