package steps

import (
	"context"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"
)

var puzzles = flag.Int("puzzles", 30, "how many random puzzles are compared with the slow reference, of each kind")

// plain knows a problem and nothing else: all sets of groups and known cells in order
// of cost, each tried by listing what its groups allow.
type plain struct{ Problem }

// follows says whether a literal follows from some groups and some literals.
func (p plain) follows(groups []int, known []Literal, l Literal) bool {
	value := p.values(append(slices.Clone(known), Literal{l.Cell, !l.Is}))
	return value == nil || !p.possible(p.tables(groups), value)
}

// values are some literals by cell; nil if they contradict each other.
func (p plain) values(literals []Literal) []int8 {
	value := make([]int8, p.Cells)
	for _, l := range literals {
		if value[l.Cell] == -sign(l.Is) {
			return nil
		}
		value[l.Cell] = sign(l.Is)
	}
	return value
}

func (p plain) tables(groups []int) (tables []Table) {
	for _, g := range groups {
		tables = append(tables, p.Groups[g].Tables...)
	}
	return tables
}

// possible says whether all tables can be met.
func (p plain) possible(tables []Table, value []int8) bool {
	if len(tables) == 0 {
		return true
	}
	next := make([]int8, len(value))
terms:
	for _, term := range explicit(tables[0]) {
		copy(next, value)
		for i, cell := range tables[0].Cells {
			want := int8(term.On>>i&1) - int8(term.Off>>i&1)
			if want != 0 && next[cell] == -want {
				continue terms
			}
			if want != 0 {
				next[cell] = want
			}
		}
		if p.possible(tables[1:], next) {
			return true
		}
	}
	return false
}

// concludes are the open literals that follow from some groups.
func (p plain) concludes(groups []int, known, open []Literal) (all []Literal) {
	var cells []int
	for _, g := range groups {
		for _, t := range p.Groups[g].Tables {
			cells = append(cells, t.Cells...)
		}
	}
	for _, l := range open {
		if slices.Contains(cells, l.Cell) && p.follows(groups, known, l) {
			all = append(all, l)
		}
	}
	return all
}

// eachOf goes through all choices of n numbers, until one will do.
func eachOf(from []int, n int, will func([]int) bool) bool {
	var chosen []int
	var try func(from []int) bool
	try = func(from []int) bool {
		if len(chosen) == n {
			return will(slices.Clone(chosen))
		}
		for i, x := range from {
			chosen = append(chosen, x)
			if try(from[i+1:]) {
				return true
			}
			chosen = chosen[:len(chosen)-1]
		}
		return false
	}
	return try(from)
}

// cheapest are the least clues, rules and known cells of a step; ok is false if there
// is none whose clues and rules cost at most so much.
func (p plain) cheapest(known, open []Literal, most int) (clues, rules, cells int, ok bool) {
	var isClue, isRule []int
	for g, group := range p.Groups {
		speaks := false // of a cell that is open
		for _, t := range group.Tables {
			speaks = speaks || slices.ContainsFunc(t.Cells, func(cell int) bool {
				return !slices.ContainsFunc(known, func(l Literal) bool { return l.Cell == cell })
			})
		}
		if speaks && group.Clue {
			isClue = append(isClue, g)
		} else if speaks {
			isRule = append(isRule, g)
		}
	}
	for cost := 1; cost <= most; cost++ {
		for clues = 0; clues*DefaultClue <= cost; clues++ {
			rules = cost - clues*DefaultClue
			cells = len(known) + 1
			eachOf(isClue, clues, func(some []int) bool {
				return eachOf(isRule, rules, func(others []int) bool {
					groups := slices.Concat(some, others)
					if all := p.concludes(groups, known, open); len(all) > 0 {
						cells = min(cells, p.fewest(groups, known, all, cells))
					}
					return false
				})
			})
			if cells <= len(known) {
				return clues, rules, cells, true
			}
		}
	}
	return 0, 0, 0, false
}

// fewest are the fewest known cells from which one of some literals follows.
func (p plain) fewest(groups []int, known, any []Literal, below int) int {
	var near []int
	for i, l := range known {
		if slices.ContainsFunc(groups, func(g int) bool {
			return slices.ContainsFunc(p.Groups[g].Tables, func(t Table) bool { return slices.Contains(t.Cells, l.Cell) })
		}) {
			near = append(near, i)
		}
	}
	for n := range below {
		if eachOf(near, n, func(some []int) bool {
			var from []Literal
			for _, i := range some {
				from = append(from, known[i])
			}
			return len(p.concludes(groups, from, any)) > 0
		}) {
			return n
		}
	}
	return below
}

// everyStep calls visit for every step of an argument as it is found, before it is
// thinned, with what is known and what is open before it.
func everyStep(t *testing.T, p Problem, weight int, visit func(s *step, known, open []Literal)) {
	t.Helper()
	m := &meter{check: func() error { return nil }}
	c, err := compile(p)
	if err != nil {
		t.Fatal(err)
	}
	found, err := certain(c, m)
	if err != nil || found == nil {
		t.Fatal("no solution", err)
	}
	a := newArguer(c, m, found)
	a.weight = weight
	a.begin()
	for {
		s, err := a.cheapest()
		if err != nil {
			t.Fatal(err)
		}
		if s == nil {
			return
		}
		var known, open []Literal
		found.backbone.each(func(cell int32) bool {
			if a.known.has(cell) {
				known = append(known, a.literal(cell))
			} else {
				open = append(open, a.literal(cell))
			}
			return true
		})
		visit(s, known, open)
		for _, cell := range s.cells {
			a.learn(cell)
		}
	}
}

// compare has the cost of every step compared with the reference, as far as that can
// follow.
func compare(t *testing.T, p Problem, most int) {
	t.Helper()
	slow := plain{p}
	everyStep(t, p, DefaultClue, func(s *step, known, open []Literal) {
		if t.Failed() {
			return
		}
		cost := len(s.clues)*DefaultClue + len(s.rules)
		clues, rules, cells, ok := slow.cheapest(known, open, min(cost, most))
		if ok != (cost <= most) || ok && (clues != len(s.clues) || rules != len(s.rules) || cells != len(s.known)) {
			t.Errorf("a step of %d clues, %d rules and %d known cells; the reference has %d, %d and %d (%v)", len(s.clues), len(s.rules), len(s.known), clues, rules, cells, ok)
		}
	})
}

// Each step is as cheap as any, by a search of all sets that leaves nothing out.
func TestEveryStepIsSimplest(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 1))
	for range *puzzles {
		compare(t, randomGrid(rng, 3, 3).Problem, 3)
	}
	for range *puzzles / 4 {
		compare(t, randomGrid(rng, 3, 4).Problem, 2)
		compare(t, randomSudoku(rng), 2)
	}
	for range *puzzles * 60 {
		compare(t, randomProblem(rng), 4)
	}
}

// randomProblem is a problem of few cells, with rules and clues of any kind that one
// solution at least satisfies.
func randomProblem(rng *rand.Rand) Problem {
	p := Problem{Cells: 6 + rng.IntN(5)}
	solution := rng.Uint64()
	for range 4 + rng.IntN(5) {
		cells := rng.Perm(p.Cells)[:2+rng.IntN(3)]
		at := func(i int) bool { return solution>>cells[i]&1 != 0 }
		on, dots := uint64(0), 0
		for i := range cells {
			if at(i) {
				on |= 1 << i
				dots++
			}
		}
		all := uint64(1)<<len(cells) - 1
		table := Table{Cells: cells}
		if dots != 1 || rng.IntN(3) == 0 {
			table.Terms = []Term{{on, all &^ on}}
			for range rng.IntN(4) {
				other, care := rng.Uint64()&all, (rng.Uint64()|rng.Uint64())&all
				table.Terms = append(table.Terms, Term{other & care, care &^ other})
			}
		}
		if n := len(p.Groups); n > 0 && p.Groups[n-1].Clue && rng.IntN(2) == 0 {
			p.Groups[n-1].Tables = append(p.Groups[n-1].Tables, table)
			continue
		}
		p.Groups = append(p.Groups, Group{Clue: rng.IntN(3) == 0, Tables: []Table{table}})
	}
	return p
}

// randomSudoku is a sudoku of 4 rows, with as few givens as can be left.
func randomSudoku(rng *rand.Rand) Problem {
	p := Problem{Cells: 64}
	unit := func(cell func(i int) int) {
		var cells []int
		for i := range 4 {
			cells = append(cells, cell(i))
		}
		p.Groups = append(p.Groups, ExactlyOne(cells...))
	}
	for a := range 4 {
		for b := range 4 {
			unit(func(i int) int { return (a*4+b)*4 + i })
			unit(func(i int) int { return (a*4+i)*4 + b })
			unit(func(i int) int { return (i*4+a)*4 + b })
			unit(func(i int) int { return ((a/2*2+i/2)*4+a%2*2+i%2)*4 + b })
		}
	}
	unique := func() bool {
		c, _ := compile(p)
		s, ok, _ := scratch(c, &meter{check: func() error { return nil }}, nil, p.Known)
		if !ok || len(s.trail) < c.Cells {
			return false
		}
		more, _ := s.another()
		return !more
	}
	for !unique() {
		l := Literal{rng.IntN(64), true}
		c, _ := compile(p)
		if _, ok, _ := scratch(c, &meter{check: func() error { return nil }}, nil, append(slices.Clone(p.Known), l)); ok && !slices.Contains(p.Known, l) {
			p.Known = append(p.Known, l)
		}
	}
	for i := len(p.Known) - 1; i >= 0; i-- {
		all := p.Known
		if p.Known = slices.Delete(slices.Clone(all), i, i+1); !unique() {
			p.Known = all
		}
	}
	return p
}

// What an argument says is proved once more, by listing what the groups allow that each
// step names, and no step of it is idle.
func TestEveryStepIsRight(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 2))
	for range *puzzles {
		problems := []Problem{randomGrid(rng, 3, 4).Problem, randomSudoku(rng)}
		// One fact fewer leaves things open, one that is turned round may leave nothing.
		for _, p := range slices.Clone(problems) {
			if n := len(p.Groups) - 1; p.Groups[n].Clue {
				p.Groups = p.Groups[:n]
			} else {
				p.Known = slices.Clone(p.Known)
				p.Known[0].Cell ^= 1
			}
			problems = append(problems, p)
		}
		for _, p := range problems {
			argument, err := Argue(context.Background(), p, Options{Work: 100_000})
			if err != nil {
				t.Fatal(err)
			}
			right(t, p, argument)
		}
	}
}

func right(t *testing.T, p Problem, a Argument) {
	t.Helper()
	known := map[Literal]bool{}
	for _, l := range p.Known {
		known[l] = true
	}
	used := make([]bool, len(a.Steps))
	for i, s := range a.Steps {
		var from []Literal
		for _, k := range s.Known {
			l := k.Literal
			if k.By >= 0 {
				// An exactly-one with both says so.
				if !slices.ContainsFunc(p.Groups, func(g Group) bool {
					return g.Tables[0].Terms == nil && slices.Contains(g.Tables[0].Cells, k.By) && slices.Contains(g.Tables[0].Cells, l.Cell)
				}) || l.Is {
					t.Errorf("step %d: %d does not rule out %d", i, k.By, l.Cell)
				}
				l = Literal{k.By, true}
			}
			if !known[l] {
				t.Errorf("step %d uses what was not shown: %v", i, l)
			}
			from = append(from, k.Literal)
		}
		for _, at := range s.From {
			used[at] = true
		}
		for _, c := range s.Suppose {
			if s.Against < 0 {
				supposed(t, p, from, c)
			}
		}
		groups := slices.Concat(s.Clues, s.Rules)
		if s.Against >= 0 {
			groups = append(groups, s.Against)
		}
		for _, l := range s.Cells {
			if known[l] = true; !(plain{p}).follows(groups, from, l) {
				t.Errorf("step %d does not show %v", i, l)
			}
		}
		if len(s.Cells) == 0 && s.Against >= 0 && (plain{p}).possible((plain{p}).tables(groups), (plain{p}).values(from)) {
			t.Errorf("step %d shows no contradiction", i)
		}
		if len(s.Cells) == 0 && s.Against < 0 && !(plain{p}).follows(groups, from, Literal{s.Told.Cell, !s.Told.Is}) {
			t.Errorf("step %d does not contradict what is given", i)
		}
	}
	for i, s := range a.Steps {
		if !used[i] && !slices.ContainsFunc(s.Cells, func(l Literal) bool { return l.Is }) && a.Open == 0 && i < len(a.Steps)-1 {
			t.Errorf("step %d of %d is idle", i, len(a.Steps))
		}
	}
}

// supposed proves what a contrary leads to, link by link.
func supposed(t *testing.T, p Problem, known []Literal, c Contrary) {
	t.Helper()
	known = append(slices.Clone(known), c.Supposed)
	for _, one := range c.Cases {
		if supposed(t, p, known, one); len(one.Links) == 0 {
			t.Errorf("a case leads nowhere")
		}
	}
	if len(c.Cases) > 0 && (len(c.Cases) != 2 || c.Cases[0].Supposed != (Literal{c.Cases[1].Supposed.Cell, true}) || c.Cases[1].Supposed.Is) {
		t.Errorf("these are not all cases: %v", c.Cases)
	}
	for i, link := range c.Links {
		for _, l := range link.From {
			if !slices.Contains(known, l) {
				t.Errorf("a supposition goes on from what was not shown: %v", l)
			}
		}
		if last := i == len(c.Links)-1; last != (len(link.Cells) == 0) || last && (plain{p}).possible((plain{p}).tables([]int{link.Group}), (plain{p}).values(link.From)) {
			t.Errorf("a supposition does not lead to a contradiction")
		}
		for _, l := range link.Cells {
			if known = append(known, l); !(plain{p}).follows([]int{link.Group}, link.From, l) {
				t.Errorf("within a supposition %v does not follow", l)
			}
		}
	}
}

// What two facts tell alike is one thing that is told: the contradiction is found all the
// same.
func TestToldTwice(t *testing.T) {
	for _, told := range [][]Literal{
		{{0, false}, {1, false}, {0, false}, {2, false}},
		{{0, true}, {1, false}, {0, false}, {0, true}},
	} {
		p := Problem{Cells: 3, Groups: []Group{ExactlyOne(0, 1, 2)}, Known: told}
		argument, err := Argue(context.Background(), p, Options{})
		if err != nil || !argument.Contradiction || len(argument.Steps) != 1 {
			t.Fatalf("%v, %v", argument, err)
		}
		right(t, p, argument)
	}
}

// Where nothing more is certain, no choice of clues is gone through to find that out: of
// forty there would be too many.
func TestNothingFollows(t *testing.T) {
	p := Problem{Cells: 41}
	for cell := range 40 {
		p.Groups = append(p.Groups, Group{Clue: true, Tables: []Table{{Cells: []int{cell, cell + 1}, Terms: []Term{{On: 1}, {On: 2}}}}})
	}
	argument, err := Argue(context.Background(), p, Options{})
	if err != nil || len(argument.Steps) > 0 || argument.Open != p.Cells {
		t.Errorf("%d steps, %d cells open, %v", len(argument.Steps), argument.Open, err)
	}
}
