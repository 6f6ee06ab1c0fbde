package bignumbers

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	views "solvitur/solvers/view"
)

// findings tell why without the big number, as far as that goes, and what each
// strategy needs.
func findings(m *model, r puzzle.Result[Solution]) []view {
	p := m.product(m.kept(r.Keep))
	var all []view
	var asked []int // sums of digits asked for, as positions of questions
	zeros := -1
	for i, q := range m.questions {
		switch {
		case !r.Keep(questionID(i)):
		case q.Kind == kindSums:
			asked = append(asked, i)
		case zeros < 0:
			zeros = i
		}
	}
	if len(asked) > 0 {
		all = append(all, p.nines(m, asked))
	}
	if zeros >= 0 {
		all = append(all, p.legendre(questionID(zeros)))
	}
	return append(all, p.costTable())
}

// nines is the argument by bounds and rests, step by step, for the sums that
// are asked for.
func (p product) nines(m *model, asked []int) view {
	times, facts := 0, slices.Clone(p.facts)
	for _, i := range asked {
		times = max(times, m.questions[i].Times)
		facts = append(facts, questionID(i))
	}
	r := p.reasonAbout(times)
	b := int64(p.base)
	var items []views.Step
	say := func(role views.Role, format string, args ...any) {
		items = append(items, views.Step{Mark: views.Mark{Role: role, Facts: facts}, Text: fmt.Sprintf(format, args...)})
	}
	argument := func() view {
		return view{Name: "why", Title: "Why, without the number", Steps: &views.Steps{Items: items}}
	}
	if known := p.obvious(); known != "" {
		say(views.Plain, "%s, and so is every sum of its digits.", known)
		return argument()
	}
	for _, f := range p.factors {
		p.sayLength(f, say)
	}
	digit := fmt.Sprint(b - 1)
	say(views.Plain, "None of %s is above %s. So A, their sum, is at most %s·%s = %s.", english.Count(r.digits, "digit", "digits"), digit, digit, english.Thousands(r.digits), english.Thousands(r.bounds[0]))
	for i := 1; i < times; i++ {
		before := r.bounds[i-1]
		if before >= b*b {
			count := digitCount(before, p.base)
			say(views.Plain, "%s has at most %s, so %s is at most %s·%d = %s.", sumName(i-1), english.Count(count, "digit", "digits"), sumName(i), digit, count, english.Thousands(r.bounds[i]))
			continue
		}
		say(views.Plain, "No number up to %s has a larger sum of digits than %s: that is the bound for %s.", english.Thousands(before), english.Thousands(r.bounds[i]), sumName(i))
	}
	if b > 2 {
		p.sayRest(r, say)
	}
	for _, i := range asked {
		p.sayFitting(p.reasonAbout(m.questions[i].Times), sumName(m.questions[i].Times-1), say)
	}
	return argument()
}

// obvious names a number that takes no argument.
func (p product) obvious() string {
	switch {
	case p.isZero():
		return "The number is 0"
	case p.logarithm() == 0:
		if len(p.factors) == 0 {
			return "No factor is left, and a product of nothing is 1: the number is 1"
		}
		return "The number is 1"
	}
	return ""
}

// saying adds a step to an argument.
type saying func(role views.Role, format string, args ...any)

// sayLength bounds the digits of a factor.
func (p product) sayLength(f factor, say saying) {
	what, largest, count := "", f.base, f.exponent
	if f.factorial {
		what, largest, count = ", the largest of the factors,", f.n, f.n
	}
	if largest < 2 || count < 1 {
		return
	}
	round := p.round(largest)
	relation := "below"
	if round == english.Thousands(largest) {
		relation = "not above"
	}
	say(views.Plain, "%s%s is %s %s: %s is a product of %s such numbers and has at most %s.",
		english.Thousands(largest), what, relation, round, f.print(), english.Thousands(count), english.Count(f.digitsBelow(largest, count, int64(p.base)), "digit", "digits"))
}

// sayRest casts out nines, or whatever is one less than the base.
func (p product) sayRest(r reasoning, say saying) {
	nine := int64(p.base) - 1
	say(views.Plain, "%d = %d + 1, and so on: each power of the base leaves 1 when divided by %d. A number therefore leaves the same remainder as the sum of its digits, and as the sum of the digits of that sum.", nine+1, nine, nine)
	for _, f := range p.factors {
		if f.factorial {
			say(views.Plain, "%s leaves %d when divided by %d.", f.print(), f.rest(nine), nine)
			continue
		}
		say(views.Plain, "%s leaves %d when divided by %d, so %s leaves what %d^%s leaves: %d.", english.Thousands(f.base), f.base%nine, nine, f.print(), f.base%nine, english.Thousands(f.exponent), f.rest(nine))
	}
	if len(p.factors) > 1 {
		say(views.Plain, "Together they leave %d.", r.rest)
	}
}

// sayFitting draws the conclusion for one sum.
func (p product) sayFitting(r reasoning, name string, say saying) {
	bound := r.bounds[len(r.bounds)-1]
	switch n := len(r.fitting); {
	case n == 1:
		say(views.Answer, "From 1 to %s only %d leaves %d: %s is %d, and no digit of the number had to be known.", english.Thousands(bound), r.fitting[0], r.rest, name, r.fitting[0])
	case p.base == 2:
		say(views.Possible, "%s is a number from 1 to %s: here the digits themselves are needed.", name, english.Thousands(bound))
	case n >= mostFitting:
		say(views.Possible, "For %s many values from 1 to %s are possible: here the digits themselves are needed.", name, english.Thousands(bound))
	default:
		var values []string
		for _, v := range r.fitting {
			values = append(values, english.Thousands(v))
		}
		say(views.Possible, "Up to %s these leave %d: %s. Which of them is %s, this argument cannot tell; the digits can.", english.Thousands(bound), r.rest, english.List(values, "and"), name)
	}
}

// round is the least power of the base that a number is not above.
func (p product) round(n int64) string {
	power := int64(1)
	for power < n {
		power *= int64(p.base)
	}
	return english.Thousands(power)
}

// legendre counts the zeros at the end by prime factors.
func (p product) legendre(question puzzle.FactID) view {
	v := view{Name: "legendre", Title: "The zeros, without the number"}
	var items []views.Step
	say := func(role views.Role, format string, args ...any) {
		items = append(items, views.Step{Mark: views.Mark{Role: role, Facts: append(slices.Clone(p.facts), question)}, Text: fmt.Sprintf(format, args...)})
	}
	if known := p.obvious(); known != "" {
		end := "there is no zero at its end"
		if p.isZero() {
			end = "one zero, which is its only digit"
		}
		say(views.Plain, "%s: %s.", known, end)
		v.Steps = &views.Steps{Items: items}
		return v
	}
	var parts []string
	for _, power := range factorised(int64(p.base)) {
		parts = append(parts, powerText(power))
	}
	say(views.Plain, "Each zero at the end stands for a factor of %d = %s.", p.base, strings.Join(parts, "·"))
	for _, power := range factorised(int64(p.base)) {
		total := int64(0)
		for _, f := range p.factors {
			times := f.divisible(power.prime)
			total += times
			switch {
			case f.factorial && times > 0:
				say(views.Plain, "Of the numbers from 1 to %s, %s; in all, %s has %s factors of %d.", english.Thousands(f.n), multiples(f.n, power.prime), f.print(), english.Thousands(times), power.prime)
			case f.factorial:
				say(views.Plain, "%s has no factor of %d.", f.print(), power.prime)
			default:
				say(views.Plain, "%s has %s factors of %d: those of %s, %s times over.", f.print(), english.Thousands(times), power.prime, english.Thousands(f.base), english.Thousands(f.exponent))
			}
		}
		enough := total / power.times
		if power.times > 1 {
			say(views.Plain, "Each zero needs %d of them: there are enough factors of %d for %s.", power.times, power.prime, english.Count(enough, "zero", "zeros"))
		} else if len(p.factors) > 1 {
			say(views.Plain, "In all there are %s factors of %d.", english.Thousands(total), power.prime)
		}
	}
	zeros := p.zeros()
	say(views.Answer, "The scarcest prime decides: %s.", english.Count(zeros, "zero stands at the end", "zeros stand at the end"))
	v.Steps = &views.Steps{Items: items}
	return v
}

func powerText(p primePower) string {
	if p.times == 1 {
		return fmt.Sprint(p.prime)
	}
	return fmt.Sprintf("%d^%d", p.prime, p.times)
}

// multiples says how many numbers up to n a prime divides, how many its square
// divides, and so on.
func multiples(n, prime int64) string {
	var parts []string
	for power := prime; power <= n; power *= prime {
		part := fmt.Sprintf("%s by %s", english.Thousands(n/power), english.Thousands(power))
		if power == prime {
			part = fmt.Sprintf("%s can be divided by %s", english.Thousands(n/power), english.Thousands(power))
		}
		parts = append(parts, part)
	}
	const most = 6
	if len(parts) > most {
		parts = append(parts[:most], "so on")
	}
	return cmp.Or(english.List(parts, "and"), "none")
}
