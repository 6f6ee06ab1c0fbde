package stars

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/view"
)

var byEquations = puzzle.Way[*figure, Solution]{
	Strategy: puzzle.Strategy{Name: "equations", Tree: true, Title: "Solve the equations, choose the rest",
		Teaches: "Every line is a linear equation. Once they are solved, a few circles can be chosen, and all others follow: a number is tried only in those few. The order comes from the figure, so that as much as possible follows early."},
	Run: func(s *puzzle.Search[Solution], f *figure) error { return fill(s, f, nil) },
}

var bySymmetry = puzzle.Way[*figure, Solution]{
	Strategy: puzzle.Strategy{Name: "symmetry", Tree: true, Title: "The same, one of each class",
		Teaches: "What can be turned, mirrored or otherwise moved so that every line falls on a line is found only once: a circle holds less than those it could be moved to. The other placements of the class are written down without any search."},
	Run: func(s *puzzle.Search[Solution], f *figure) error {
		if !f.Different || !s.Kept(differentID) {
			return fill(s, f, nil) // equal numbers are not to be told apart by less and more
		}
		all, complete := f.symmetries(s.Kept, f.alike(s.Kept))
		if !complete {
			all, _ = f.symmetries(s.Kept, f.drawnAlike)
		}
		return fill(s, f, all)
	},
}

// filler is a search that puts numbers into circles in turn: into some each that is
// left, into others the one that follows.
type filler struct {
	*puzzle.Search[Solution]
	f          *figure
	places     []place
	symmetries [][]int

	index  []int    // by number: its position in f.numbers, -1 for none
	domain []uint64 // by circle: the positions of the numbers that it may hold
	x      []int    // by circle
	used   uint64   // positions of the numbers that stand somewhere
	once   bool     // no number stands twice
	sum    int      // of all lines
}

// place is one of the circles, in the order in which they are filled.
type place struct {
	circle int
	told   bool // it follows from those before it
	by     equation
	terms  []int // the circles before it that the equation has
	facts  []puzzle.FactID
	tests  []test
	left   uint64 // what has not been tried of a circle that is free
}

// test can be made as soon as the last of its circles is filled.
type test struct {
	fact    puzzle.FactID // "" for an order among classes
	circles []int
	fits    func(x []int) bool
}

// fill finds all placements; with symmetries one of each class, and the others by
// them.
func fill(s *puzzle.Search[Solution], f *figure, symmetries [][]int) error {
	w := &filler{Search: s, f: f, symmetries: symmetries, x: make([]int, f.circles), once: f.Different && s.Kept(differentID)}
	w.narrow()
	system := f.system(s.Kept)
	preferred := make([]int, f.circles)
	for c := range preferred {
		preferred[c] = c
	}
	order := system.order(preferred, f.equal(s.Kept))
	if _, chosen := s.Orders["circles"]; chosen {
		order = s.Positions("circles", f.names)
	}
	backwards := slices.Clone(order)
	slices.Reverse(backwards)
	tells, rest, ok := system.solve(append(backwards, system.sum))
	if !ok {
		return puzzle.NotApplicable("The equations of this figure have coefficients that are too large to work with.")
	}
	for _, e := range rest {
		if e.rhs != 0 {
			return w.contradicted(system.behind(e), fmt.Sprintf("put together, these facts say that 0 is %d", e.rhs))
		}
	}
	w.prepare(order, tells, system)
	sums, err := w.sums(system, tells)
	if err != nil {
		return err
	}
	for _, w.sum = range sums {
		if err := w.run(len(sums) > 1); err != nil {
			return err
		}
	}
	return nil
}

// contradicted ends a search that needs none.
func (w *filler) contradicted(facts []puzzle.FactID, why string) error {
	w.Stats.DeadEnds++
	w.Refuted(facts)
	return w.Step(func() view.Frame {
		return view.Frame{Caption: "Nothing need be tried: " + why + ".", Role: view.Conflict, Facts: facts}
	})
}

// narrow finds the numbers that each circle may hold by single remarks, and by what
// is assumed and denied of it.
func (w *filler) narrow() {
	f := w.f
	w.index = slices.Repeat([]int{-1}, largest+1)
	all := uint64(0)
	for i, n := range f.numbers {
		w.index[n] = i
		all |= 1 << i
	}
	w.domain = slices.Repeat([]uint64{all}, f.circles)
	leave := func(c int, fits func(n int) bool) {
		for i, n := range f.numbers {
			if !fits(n) {
				w.domain[c] &^= 1 << i
			}
		}
	}
	for i, r := range f.Remarks {
		switch c := f.number[r.Circle]; {
		case !w.Kept(remarkID(i)):
		case r.Kind == givenKind:
			leave(c, func(n int) bool { return (n == *r.Number) == (r.How == rows.So) })
		case r.Kind == "parity":
			leave(c, func(n int) bool { return (n%2 == 0) == (r.How == even) })
		}
	}
	if w.symmetries != nil {
		return // a class may be met by one of it that is not as assumed
	}
	claims := []claim.Claim{}
	for _, a := range w.Assumed() {
		claims = append(claims, a.Claim)
	}
	if denied, ok := w.Denied(); ok {
		claims = append(claims, claim.Not(denied))
	}
	for _, c := range claims {
		if c.Not && len(c.All) > 1 {
			continue
		}
		for _, a := range c.All {
			if a.Path[0] == inCircles {
				leave(f.number[a.Path[1]], func(n int) bool {
					holds, err := claim.Claim{Not: c.Not, All: []claim.Atom{a}}.Holds(func([]string) (any, error) { return n, nil })
					return err != nil || holds
				})
			}
		}
	}
}

// prepare lays out the places, and what is tested at each.
func (w *filler) prepare(order []int, tells map[int]equation, s *system) {
	f := w.f
	tests := f.tests(w.Kept)
	for _, pair := range breaking(order, w.symmetries) {
		tests = append(tests, test{circles: pair[:], fits: func(x []int) bool { return x[pair[0]] < x[pair[1]] }})
	}
	at := make([]int, f.circles)
	for i, c := range order {
		p := place{circle: c}
		if e, told := tells[c]; told {
			p.told, p.by, p.facts = true, e, s.behind(e)
			for _, d := range order[:i] {
				if e.coeffs[d] != 0 {
					p.terms = append(p.terms, d)
				}
			}
		}
		at[c] = i
		w.places = append(w.places, p)
	}
	for _, t := range tests {
		last := 0
		for _, c := range t.circles {
			last = max(last, at[c])
		}
		w.places[last].tests = append(w.places[last].tests, t)
	}
}

// tests are the remarks that are neither equations nor about a single circle.
func (f *figure) tests(keep func(puzzle.FactID) bool) (all []test) {
	for i, r := range f.Remarks {
		t := test{fact: remarkID(i), circles: []int{f.number[r.Circle], f.number[r.Other]}}
		c, d := t.circles[0], t.circles[1]
		switch {
		case !keep(t.fact):
			continue
		case r.Kind == sumKind && r.How != rows.Exactly:
			t.circles = f.groups[r.Circles]
			t.fits = func(x []int) bool {
				total := 0
				for _, c := range t.circles {
					total += x[c]
				}
				return rows.Within(total, r.How, *r.Number)
			}
		case r.Kind == "compare":
			t.fits = func(x []int) bool { return (x[c] < x[d]) == (r.How == rows.Less) && x[c] != x[d] }
		case r.Kind == "apart":
			t.fits = func(x []int) bool { return rows.Within(max(x[c]-x[d], x[d]-x[c]), r.How, *r.Number) }
		default:
			continue
		}
		all = append(all, t)
	}
	return all
}

// sums are the sums that all lines can have: one, if the equations tell it.
func (w *filler) sums(s *system, tells map[int]equation) (sums []int, err error) {
	groups := w.f.equal(w.Kept)
	if e, told := tells[s.sum]; told {
		if sum := e.rhs / e.coeffs[s.sum]; sum*e.coeffs[s.sum] == e.rhs {
			return []int{sum}, nil
		}
		c := max(e.coeffs[s.sum], -e.coeffs[s.sum])
		return nil, w.contradicted(s.behind(e), fmt.Sprintf("these facts say that %d times the sum of a line is %s", c, english.Thousands(e.rhs*c/e.coeffs[s.sum])))
	}
	if len(groups) == 0 {
		return []int{0}, nil
	}
	n := w.f.numbers
	lo, hi := 0, mostCircles*largest
	for _, g := range groups {
		least, most := 0, 0
		for i := range g.circles {
			if w.once {
				least, most = least+n[min(i, len(n)-1)], most+n[max(len(n)-1-i, 0)]
			} else {
				least, most = least+n[0], most+n[len(n)-1]
			}
		}
		lo, hi = max(lo, least), min(hi, most)
	}
	for sum := lo; sum <= hi; sum++ {
		sums = append(sums, sum)
	}
	return sums, nil
}

// run finds all placements with the sum in hand, depth first.
func (w *filler) run(chosen bool) error {
	if chosen {
		w.Stats.Nodes++
		if err := w.Check(); err != nil {
			return err
		}
		if err := w.tell(0, 0, view.Guess, nil, "Suppose that every line adds up to %d.", w.sum); err != nil {
			return err
		}
	}
	w.used = 0
	deep := 0 // choices that stand
	for at, forward := 0, true; at >= 0; {
		if at == len(w.places) {
			if err := w.report(deep); err != nil {
				return err
			}
			at, forward = at-1, false
			continue
		}
		p := &w.places[at]
		switch {
		case forward && !p.told:
			p.left = w.domain[p.circle]
		case !forward:
			w.used &^= 1 << w.index[w.x[p.circle]]
			if p.told {
				at--
				continue
			}
			deep--
		}
		fits, err := true, error(nil)
		if p.told {
			if fits, err = w.follow(p, at, deep); !fits {
				w.Stats.DeadEnds++
			}
		} else {
			if w.once {
				p.left &^= w.used
			}
			if p.left == 0 {
				at, forward = at-1, false
				continue
			}
			w.Stats.Nodes++
			if err = w.Check(); err != nil {
				return err
			}
			w.put(p.circle, bits.TrailingZeros64(p.left))
			p.left &= p.left - 1
			deep++
			if w.Telling() {
				err = w.tell(at+1, deep-1, view.Guess, nil, "Suppose that circle %s holds %d.", w.f.names[p.circle], w.x[p.circle])
			}
		}
		if err != nil {
			return err
		}
		if fits {
			if t := w.failed(p); t == nil {
				at, forward = at+1, true
				continue
			} else if w.Stats.DeadEnds++; w.Trace {
				if err := w.refuse(t, at+1, deep); err != nil {
					return err
				}
			}
			forward = false // take it back, and try another
			continue
		}
		at, forward = at-1, false
	}
	return nil
}

// put writes a number, by its position, into a circle.
func (w *filler) put(circle, i int) {
	w.x[circle] = w.f.numbers[i]
	w.used |= 1 << i
}

// failed is the first test that what is filled in does not pass; nil for none.
func (w *filler) failed(p *place) *test {
	for i := range p.tests {
		if !p.tests[i].fits(w.x) {
			return &p.tests[i]
		}
	}
	return nil
}

// What is wrong with a number that follows.
const (
	nothing = iota
	notWhole
	notHeld
	usedTwice
)

// following works out the number of a circle that follows, its position among the numbers,
// and what is wrong with it.
func (w *filler) following(p *place) (value, i, wrong int) {
	e := &p.by
	value = e.rhs - e.coeffs[len(w.x)]*w.sum
	for _, c := range p.terms {
		value -= e.coeffs[c] * w.x[c]
	}
	by := e.coeffs[p.circle]
	if value%by != 0 {
		return 0, -1, notWhole
	}
	value, i = value/by, -1
	if value >= 0 && value <= largest {
		i = w.index[value]
	}
	switch {
	case i < 0 || w.domain[p.circle]&(1<<i) == 0:
		return value, i, notHeld
	case w.once && w.used&(1<<i) != 0:
		return value, i, usedTwice
	}
	return value, i, nothing
}

// follow puts the number of a circle that follows into it, and says whether it can
// stand there.
func (w *filler) follow(p *place, at, deep int) (fits bool, err error) {
	value, i, wrong := w.following(p)
	if fits = wrong == nothing; fits {
		w.put(p.circle, i)
	}
	if !w.Telling() { // most of the work of a search is here: no words are made for nobody
		return fits, w.Step(nil)
	}
	name := w.f.names[p.circle]
	switch wrong {
	case notWhole:
		err = w.tell(at, deep, view.Conflict, p.facts, "No whole number is left for circle %s.", name)
	case notHeld:
		err = w.tell(at, deep, view.Conflict, p.facts, "Circle %s would have to hold %d, and it cannot.", name, value)
	case usedTwice:
		err = w.tell(at, deep, view.Conflict, append(slices.Clip(p.facts), differentID), "Circle %s would have to hold %d, which is used already.", name, value)
	default:
		err = w.tell(at+1, deep, view.Deduced, p.facts, "It follows that circle %s holds %d.", name, value)
	}
	return fits, err
}

// refuse tells that a test failed.
func (w *filler) refuse(t *test, filled, deep int) error {
	if t.fact != "" {
		return w.tell(filled, deep, view.Conflict, []puzzle.FactID{t.fact}, "That is against a remark. %s", w.Text(t.fact))
	}
	return w.tell(filled, deep, view.Conflict, nil, "Circle %s would hold more than circle %s, to which it can be moved: the same placement, turned or mirrored, is met elsewhere.",
		w.f.names[t.circles[0]], w.f.names[t.circles[1]])
}

// tell tells a step in which some of the places are filled.
func (w *filler) tell(filled, deep int, role view.Role, facts []puzzle.FactID, format string, args ...any) error {
	if !w.Telling() {
		return w.Step(nil)
	}
	return w.Step(func() view.Frame {
		looks := view.Looks{}
		for _, p := range w.places[:filled] {
			look := view.Look{Role: view.Guess, Text: fmt.Sprint(w.x[p.circle])}
			if p.told {
				look.Role = view.Deduced
			}
			if role == view.Answer {
				look.Role = role
			}
			looks[discID(p.circle)] = look
		}
		return w.Stage().Frame(view.Frame{Caption: fmt.Sprintf(format, args...), Role: role, Facts: facts, Depth: deep}, looks)
	})
}

// report gives a placement, and those that symmetries make of it.
func (w *filler) report(deep int) error {
	if err := w.tell(len(w.places), deep, view.Answer, nil, "Every circle is filled, and all adds up: this is a solution."); err != nil {
		return err
	}
	if len(w.symmetries) == 0 {
		return w.Found(w.f.solution(w.x))
	}
	moved := make([]int, len(w.x))
	for i, g := range w.symmetries {
		if i > 0 { // what is written down is counted, too
			w.Stats.Nodes++
			if err := w.Check(); err != nil {
				return err
			}
		}
		for c, to := range g {
			moved[to] = w.x[c]
		}
		if err := w.Found(w.f.solution(moved)); err != nil {
			return err
		}
	}
	return nil
}
