package divisions

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// upwards is the way from the last line up.
const upwards = "upwards"

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*division, Solution]{
	fdsearch.Propagation(searched),
	fdsearch.Learning(searched),
	{Strategy: puzzle.Strategy{Name: upwards, Title: "Divisor by divisor, from the last line up", Tree: true,
		Teaches: "Take a divisor, and see which of its multiples can be which product: most divisors are out at once. Then undo the division: what is left over and the last product make the line above it, whose last digit was brought down, and so on up to the first."}, Run: climb},
	{Strategy: puzzle.Strategy{Name: fdsearch.ByGenerating, Title: "Write all divisions down, then look",
		Teaches: "Every divisor with every quotient: multiply, divide anew, and only then look whether what can be read on the blackboard stands there. A machine has the patience."}, Run: generate},
}

// task is a plain search.
type task struct {
	*puzzle.Search[Solution]
	*legibles
}

func newTask(s *puzzle.Search[Solution], m *division) *task {
	return &task{Search: s, legibles: m.legible(s.Kept)}
}

// each goes through the numbers that read like a pattern and do not begin with 0.
func (a *task) each(p pattern, visit func(int) error) error {
	first := a.power(len(p) - 1)
	for n := first; n < first*a.Base; n++ {
		if err := a.Check(); err != nil {
			return err
		}
		if a.reads(n, p) {
			if err := visit(n); err != nil {
				return err
			}
		}
	}
	return nil
}

// remains goes through what can be left over.
func (a *task) remains(divisor int, visit func(int) error) error {
	for n := range divisor {
		if err := a.Check(); err != nil || a.even && n > 0 {
			return err
		}
		if a.against(n, a.left) == nil {
			if err := visit(n); err != nil {
				return err
			}
		}
	}
	return nil
}

// climb tries every divisor.
func climb(s *puzzle.Search[Solution], m *division) error {
	a := newTask(s, m)
	return a.each(a.divisor, func(divisor int) error {
		a.Stats.Nodes++
		digits := make([][]int, len(a.steps)) // that the quotient can have
		for k, step := range a.steps {
			for d := range a.Base {
				a.Stats.Tests++
				if (a.quotient[k] == wiped || a.quotient[k] == d) && (k > 0 || d > 0) && (!step.skipped || d == 0) &&
					(len(step.products) == 0 || d > 0) && a.against(d*divisor, step.products) == nil {
					digits[k] = append(digits[k], d)
				}
			}
			if len(digits[k]) == 0 {
				a.Stats.DeadEnds++
				return a.refuse(state{divisor: divisor}, 0, step.products, func() string {
					return fmt.Sprintf("%s as the divisor? No: none of its multiples can be product %d.", a.text(divisor), k+1)
				})
			}
		}
		if err := a.tell(state{divisor: divisor}, 0, func() string {
			return fmt.Sprintf("Suppose the divisor is %s: each product can be one of its multiples.", a.text(divisor))
		}); err != nil {
			return err
		}
		return a.remains(divisor, func(left int) error { return a.up(divisor, left, digits) })
	})
}

// up undoes the division from what is left over.
func (a *task) up(divisor, left int, digits [][]int) error {
	last := len(a.steps) - 1
	rests := make([]int, last+2) // what step k leaves, at k+1
	next := make([]int, last+1)
	rests[last+1] = left
	now := state{divisor: divisor, rests: rests, quotient: make([]int, last+1)}
	for k := last; k <= last; {
		if err := a.Check(); err != nil {
			return err
		}
		if next[k] == len(digits[k]) {
			next[k] = 0
			k++
			continue
		}
		d := digits[k][next[k]]
		next[k]++
		a.Stats.Nodes++
		part := d*divisor + rests[k+1]
		now.quotient[k], now.from = d, k
		depth := last - k + 1
		if why, ok := a.stands(k, part); !ok {
			a.Stats.DeadEnds++
			if err := a.refuse(now, depth, why, func() string {
				return fmt.Sprintf("Digit %d of the quotient is %s? No: the line above product %d would be %s.", k+1, english.Digit(d), k+1, a.text(part))
			}); err != nil {
				return err
			}
			continue
		}
		if k > 0 {
			if err := a.tell(now, depth, func() string {
				return fmt.Sprintf("Suppose digit %d of the quotient is %s: product %d was taken from %s.", k+1, english.Digit(d), k+1, a.text(part))
			}); err != nil {
				return err
			}
			k--
			rests[k+1] = part / a.Base
			continue
		}
		quotient := 0
		for _, d := range now.quotient {
			quotient = quotient*a.Base + d
		}
		if err := a.whole(now, depth, divisor, quotient, left); err != nil {
			return err
		}
	}
	return nil
}

// stands says whether what product k is taken from can be read there, and which row is
// against it.
func (a *task) stands(k, part int) (why []told, ok bool) {
	a.Stats.Tests++
	if row := a.against(part, a.steps[k].parts); row != nil {
		return []told{*row}, false
	}
	if head := a.head(); k == 0 {
		return nil, part >= a.power(head-1) && a.reads(part, a.dividend[:head])
	}
	d := a.dividend[a.head()-1+k]
	return nil, d == wiped || d == part%a.Base
}

// whole takes three numbers, of which only the conditions on single digits are to be
// seen yet.
func (a *task) whole(now state, depth, divisor, quotient, left int) error {
	dividend := divisor*quotient + left
	division := func() string {
		return fmt.Sprintf("%s divided by %s is %s", a.text(dividend), a.text(divisor), a.text(quotient))
	}
	a.Stats.Tests++
	if row := a.refuses(divisor, dividend, quotient); row != nil {
		a.Stats.DeadEnds++
		return a.refuse(now, depth, []told{*row}, func() string { return division() + "? No." })
	}
	if err := a.Step(func() view.Frame {
		return a.Stage().Frame(view.Frame{Caption: division() + ", and all lines can be read so.", Role: view.Answer, Depth: depth},
			a.looks(now, view.Answer))
	}); err != nil {
		return err
	}
	return a.Found(a.answer(divisor, dividend, quotient))
}

// generate writes all divisions down.
func generate(s *puzzle.Search[Solution], m *division) error {
	a := newTask(s, m)
	return a.each(a.divisor, func(divisor int) error {
		return a.each(a.quotient, func(quotient int) error {
			return a.remains(divisor, func(left int) error {
				a.Stats.Nodes++
				now := state{divisor: divisor, rests: make([]int, len(a.steps)+1), quotient: a.digits(quotient, len(a.steps))}
				rest := left
				for k := len(a.steps) - 1; k >= 0; k-- {
					d := now.quotient[k]
					now.rests[k+1], now.from = rest, k
					part := d*divisor + rest
					rest = part / a.Base
					row := a.against(d*divisor, a.steps[k].products)
					why, ok := a.stands(k, part)
					if row != nil {
						why = []told{*row}
					}
					if ok && row == nil && (d > 0 || len(a.steps[k].products) == 0) && (d == 0 || !a.steps[k].skipped) {
						continue
					}
					a.Stats.DeadEnds++
					return a.refuse(now, 0, why, func() string {
						return fmt.Sprintf("%s times %s, and %s left over? No: step %d would look otherwise.", a.text(divisor), a.text(quotient), a.text(left), k+1)
					})
				}
				return a.whole(now, 0, divisor, quotient, left)
			})
		})
	})
}
