package stars

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// model is the puzzle as finite domains: the number in every circle, and the sum of
// all lines.
type model struct {
	*fd.Model
	f      *figure
	number []fd.Var // by circle
	sum    fd.Var
	ids    []puzzle.FactID // by tag
}

func newModel(f *figure) *model {
	m := &model{Model: fd.NewModel(), f: f}
	for _, name := range f.names {
		m.number = append(m.number, m.Enum(name, f.numbers...))
	}
	m.sum = m.Int("sum", f.leastSum(), f.mostSum())
	if f.Different {
		m.fact(differentID)
		m.post(fd.AllDifferent{Vars: m.number, Strength: fd.Hall})
	}
	if f.Sum != nil {
		m.fact(sumID)
		m.post(fd.Eq(m.sum, *f.Sum))
	}
	for i, line := range f.lines {
		m.fact(lineID(i))
		m.like(m.vars(line))
	}
	for i, r := range f.Remarks {
		m.fact(remarkID(i))
		remarks.Post(m, r)
	}
	return m
}

// fact says for which fact constraints are posted from here on.
func (m *model) fact(id puzzle.FactID) { m.ids = append(m.ids, id) }

func (m *model) post(c fd.Constraint) { m.Post(fd.Tag(len(m.ids)-1), c) }

// like says that some circles add up to as much as every line.
func (m *model) like(circles []fd.Var) {
	coeffs := slices.Repeat([]int{1}, len(circles))
	m.post(fd.Scalar(append(coeffs, -1), append(circles, m.sum), fd.EQ, 0))
}

func (m *model) circle(name string) fd.Var { return m.number[m.f.number[name]] }

// several are the circles that a remark lists.
func (m *model) several(r Remark) []fd.Var { return m.vars(m.f.groups[r.Circles]) }

func (m *model) vars(circles []int) (vars []fd.Var) {
	for _, c := range circles {
		vars = append(vars, m.number[c])
	}
	return vars
}

// leastSum and mostSum bound what any line can add up to, whichever facts are kept.
func (f *figure) leastSum() int {
	least := f.numbers[0]
	for _, g := range f.equal(puzzle.KeepAll) {
		least = min(least, len(g.circles)*f.numbers[0])
	}
	if f.Sum != nil {
		least = min(least, *f.Sum)
	}
	return least
}

func (f *figure) mostSum() int {
	greatest := f.numbers[len(f.numbers)-1]
	most := greatest
	for _, g := range f.equal(puzzle.KeepAll) {
		most = max(most, len(g.circles)*greatest)
	}
	if f.Sum != nil {
		most = max(most, *f.Sum)
	}
	return most
}

// tags is the fact that a tag stands for.
func (m *model) tags(tag fd.Tag) puzzle.FactID { return m.ids[tag] }

// atom is what an atom of a claim says of the circle or the sum that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	if a.Path[0] == inCircles {
		return fdsearch.Number(a, m.circle(a.Path[1]))
	}
	sum, _ := a.Value.(int)
	var all fd.Conjunction
	for _, line := range m.f.lines {
		all = append(all, fd.Sum(m.vars(line), fd.EQ, sum))
	}
	return all, nil
}

// solution reads an answer.
func (m *model) solution(x fd.Solution) Solution {
	numbers := make([]int, m.f.circles)
	for c, v := range m.number {
		numbers[c] = x.Value(v)
	}
	return m.f.solution(numbers)
}

func (f *figure) solution(numbers []int) Solution {
	s := Solution{f.ordered, make([]int, f.circles)}
	for i, c := range f.byName {
		s.Numbers[i] = numbers[c]
	}
	return s
}

// says is that a circle holds a number, or does not, or that the lines add up to it.
func (m *model) says(x fd.Var, n int, is bool) string {
	verb := map[bool]string{true: " holds ", false: " does not hold "}[is]
	switch {
	case x != m.sum:
		return "circle " + m.f.names[slices.Index(m.number, x)] + verb + fmt.Sprint(n)
	case is:
		return fmt.Sprintf("every line adds up to %d", n)
	}
	return fmt.Sprintf("lines do not add up to %d", n)
}

// looks shows the numbers that are known by now.
func (m *model) looks(now *fdsearch.Moment) view.Looks {
	looks := view.Looks{}
	for c, x := range m.number {
		if n, known := now.Value(x); known {
			looks[discID(c)] = view.Look{Role: now.Role, Text: fmt.Sprint(n)}
		}
	}
	return looks
}

// searched is what a search is to the engine.
func searched(s *puzzle.Search[Solution], f *figure) fdsearch.Puzzle[Solution] {
	m := newModel(f)
	p := fdsearch.Puzzle[Solution]{
		Model: m.Model, Tags: m.tags, Atom: m.atom, Solution: m.solution,
		Options: fd.Options{Order: append([]fd.Var{m.sum}, fdsearch.Vars(s.Order("circles", f.names), m.circle)...)},
		Teller:  fdsearch.Teller{Looks: m.looks, Says: m.says},
	}
	if len(f.equal(s.Kept)) == 0 && (f.Sum == nil || !s.Kept(sumID)) { // nothing speaks of it, and one value is as good as any
		p.Options.Assume = []fd.Constraint{fd.Eq(m.sum, m.Domain(m.sum)[0])}
	}
	return p
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*figure, Solution]{byEquations, bySymmetry, fdsearch.Propagation(searched), fdsearch.Backtracking(searched)}
