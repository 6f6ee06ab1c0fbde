package bignumbers

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	views "solvitur/solvers/view"
)

// reason says how the numbers come about that a claim speaks of, or all that are
// asked for: without the big number as far as that goes, and then from its digits.
func reason(m *model, c claim.Claim, keep func(puzzle.FactID) bool) []view {
	p := m.product(m.kept(keep))
	var all []view
	told := map[string]bool{}
	for i, q := range m.questions {
		if told[q.of()] || !m.speaksOf(c, i) {
			continue
		}
		told[q.of()] = true
		asked := false
		for k, other := range m.questions {
			asked = asked || other.of() == q.of() && keep(questionID(k))
		}
		if !asked {
			text := fmt.Sprintf("Nothing asks for %s, and what is not asked is not answered.", q.of())
			all = append(all, view{Name: fmt.Sprintf("why-%d", i), Title: "Why", Steps: &views.Steps{Items: []views.Step{{Text: text, Mark: views.Mark{Facts: []puzzle.FactID{ruleAsked}}}}}})
			continue
		}
		v := p.why(m, i, c)
		v.Name, v.Title = fmt.Sprintf("why-%d", i), map[bool]string{true: "The zeros at the end", false: "How " + q.of() + " comes about"}[q.Kind == kindZeros]
		v.Steps.Items = append(v.Steps.Items, p.consequences(c, m, q.of())...)
		all = append(all, v)
	}
	return all
}

// speaksOf says whether a claim is about the number that a question asks for; the
// one that claims nothing is about all.
func (m *model) speaksOf(c claim.Claim, i int) bool {
	name := m.questions[i].of()
	return len(c.All) == 0 || slices.ContainsFunc(c.All, func(a claim.Atom) bool {
		if a.Path[0] == inAnswers {
			return a.Path[1] == name
		}
		q, err := m.about(a.Path)
		return err == nil && q.of() == name
	})
}

// why is the argument for one question, and against the values that a claim denies.
func (p product) why(m *model, i int, c claim.Claim) view {
	q := m.questions[i]
	if q.Kind == kindZeros {
		return p.legendre(questionID(i))
	}
	v := p.nines(m, []int{i})
	r := p.reasonAbout(q.Times)
	if known := p.obvious(); known != "" || len(r.fitting) == 1 {
		return v
	}
	for _, a := range c.All {
		value, ok := a.Value.(int)
		if nine := max(p.base-1, 1); ok && c.Not && a.Rel == claim.Is && a.Path[0] == inAnswers && a.Path[1] == q.of() && int64(value%nine) != r.rest {
			v.Steps.Items = append(v.Steps.Items, views.Step{Text: fmt.Sprintf("%s leaves %d, and cannot be %s.", english.Thousands(value), value%nine, q.of()), Mark: views.Mark{Role: views.Answer}})
			return v
		}
	}
	text := "So many digits are written down by a search and added up."
	if p.digits() < mostRecomputed {
		text = fmt.Sprintf("Written down and added up, the digits give %s = %s.", q.of(), english.Thousands(readOff(p.recomputed(), q, p.base)))
	}
	v.Steps.Items = append(v.Steps.Items, views.Step{Text: text, Mark: views.Mark{Role: views.Answer, Facts: []string{questionID(i)}}})
	return v
}

// consequences say what a claim asks about what follows from a number.
func (p product) consequences(c claim.Claim, m *model, name string) (items []views.Step) {
	for _, a := range c.All {
		q, err := m.about(a.Path)
		if err != nil || q.of() != name {
			continue
		}
		text := ""
		switch a.Path[0] {
		case fits:
			text = fmt.Sprintf("The page has room for %s.", english.Count(int64(q.Lines)*int64(q.Columns), "zero", "zeros"))
		case single:
			text = fmt.Sprintf("A number has a single digit if it is below %d.", p.base)
		case prime:
			if p.digits() >= mostRecomputed {
				continue
			}
			text = divisibility(readOff(p.recomputed(), q, p.base))
		}
		items = append(items, views.Step{Text: text, Mark: views.Mark{Role: views.Deduced}})
	}
	return items
}

// divisibility says whether a number is prime, and if not, what divides it.
func divisibility(n int64) string {
	for d := int64(2); d*d <= n; d++ {
		if n%d == 0 {
			return fmt.Sprintf("%s is no prime number: it is %s times %s.", english.Thousands(n), english.Thousands(d), english.Thousands(n/d))
		}
	}
	if n < 2 {
		return fmt.Sprintf("%d is no prime number: these begin with 2.", n)
	}
	return fmt.Sprintf("%s is a prime number: no smaller number but 1 divides it.", english.Thousands(n))
}
