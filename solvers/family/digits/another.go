package digits

import (
	"fmt"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// renewal offers numbers with as many digits, in the same groups and the same base, and
// conditions drawn from what is true of them: more than enough, of which most may go. Whether they are
// argued depends on the conditions, so nobody says how hard they are.
var renewal = puzzle.Renewal[Facts, Solution]{
	Draft: draft, Spare: "conditions",
	Levels: func(Facts) []puzzle.Level { return []puzzle.Level{puzzle.Any} },
}

// Fewer letters are soon found; more, and a base in which digits are no longer read at a
// glance, take too long to be proved.
const (
	fewestDrawn, mostDrawn      = 3, 7
	leastBase, mostBase         = 4, 16
	drawnOfEach                 = 3    // conditions of each sort
	leastModulus, mostModulus   = 3, 9 // a number is divided by
	leastMultiple, mostMultiple = 2, 4
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	a := drawing{Draw: d, base: like.Base, digit: map[byte]int{}}
	for _, number := range like.Numbers {
		block := strings.ReplaceAll(number, "-", "")
		a.blocks = append(a.blocks, block)
		for i := range len(block) {
			if strings.IndexByte(a.letters, block[i]) < 0 {
				a.letters += block[i : i+1]
			}
		}
	}
	if n := len(a.letters); n < fewestDrawn || n > mostDrawn || a.base < leastBase || a.base > mostBase {
		return draft, puzzle.ErrNoOthers
	}
	for i := range len(a.letters) {
		a.digit[a.letters[i]] = d.Below(a.base)
	}
	f := like
	f.Conditions = a.conditions()
	chance.Shuffle(d, f.Conditions)
	question := "Which number is it?"
	if len(f.Numbers) > 1 {
		question = "Which numbers are they?"
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "Somebody has thought of digits, and tells no more of them than the conditions say. Each letter stands for one digit, and two letters may stand for the same.",
		Question: question}, nil
}

// drawing draws conditions that are true of some digits.
type drawing struct {
	*chance.Draw
	base    int
	letters string
	digit   map[byte]int
	blocks  []string // the numbers, letter by letter
}

// two are two letters and their digits, the first no larger.
func (a *drawing) two() (x, y string, low, high int) {
	order := a.Order(len(a.letters))
	p, q := a.letters[order[0]], a.letters[order[1]]
	if a.digit[p] > a.digit[q] {
		p, q = q, p
	}
	return string(p), string(q), a.digit[p], a.digit[q]
}

// value is what a block of letters is worth.
func (a *drawing) value(block string) (n int) {
	for i := range len(block) {
		n = n*a.base + a.digit[block[i]]
	}
	return n
}

// part is a stretch of a number, of two letters or more if it has as many.
func (a *drawing) part() string {
	block := chance.Of(a.Draw, a.blocks)
	from := a.Below(max(len(block)-1, 1))
	return block[from : from+a.Between(min(2, len(block)-from), len(block)-from)]
}

func (a *drawing) conditions() (all []Condition) {
	formula := func(format string, args ...any) {
		all = append(all, Condition{Kind: kindFormula, Formula: fmt.Sprintf(format, args...)})
	}
	for range drawnOfEach {
		// Two digits compared.
		switch x, y, low, high := a.two(); {
		case low == high:
			formula("%s = %s", x, y)
		case low > 0 && high%low == 0 && high/low <= mostMultiple:
			times := high / low
			all = append(all, Condition{Kind: kindTimes, Left: y, Times: &times, Right: x})
		case a.Once(2):
			formula("%s = %s + %d", y, x, high-low)
		default:
			all = append(all, Condition{Kind: kindRelation, Left: x, Relation: "<", Right: y})
		}
		// One of two things, of which one is true.
		if x, y, low, high := a.two(); low != high {
			truth, other := fmt.Sprintf("%s = %s + %d", y, x, high-low), fmt.Sprintf("%s = %d*%s", y, a.Between(leastMultiple, mostMultiple), x)
			if a.Once(2) {
				truth, other = other, truth
			}
			formula("%s or %s", truth, other)
		}
		// A sum of digits, and what is left of a number.
		block := a.part()
		sum := 0
		for i := range len(block) {
			sum += a.digit[block[i]]
		}
		if len(block) > 1 {
			formula("sum(%s) = %d", block, sum)
		}
		block, by := a.part(), a.Between(leastModulus, mostModulus)
		formula("%s mod %d = %d", block, by, a.value(block)%by)
		// Two stretches compared.
		if p, q := a.part(), a.part(); a.value(p) != a.value(q) {
			sign := map[bool]string{true: "<", false: ">"}[a.value(p) < a.value(q)]
			all = append(all, Condition{Kind: kindRelation, Left: p, Relation: sign, Right: q})
		}
	}
	return all
}
