package divisions

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// model is the division as finite domains: all its digits, those of the lines from
// the right, with zeros in front up to the greatest length that they may have.
type model struct {
	*fd.Model
	*division
	divisor, dividend, quotient []fd.Var
	products, parts             [][]fd.Var // by the quotient's digit
	left                        []fd.Var
	zero                        fd.Var
	ids                         []puzzle.FactID
	names                       map[fd.Var][]string // where a digit stands, as a path
	tag                         fd.Tag              // of the fact that is posted
}

func newModel(m *division) *model {
	x := &model{Model: fd.NewModel(), division: m, tag: fd.Rule, names: map[fd.Var][]string{}}
	x.zero = x.Int("zero", 0, 0)
	x.divisor, x.dividend, x.quotient = x.number(ofDivisor, m.divisor), x.number(ofDividend, m.dividend), x.number(ofQuotient, m.quotient)
	x.divide()
	for _, n := range m.numbers() {
		x.begin(n.key)
		for i, d := range n.pattern {
			if d != wiped {
				x.post(fd.Eq(x.of(n.key)[i], d))
			}
		}
	}
	for i, l := range m.Lines {
		x.begin(lines.ID(i))
		lines.Post(x, l)
	}
	return x
}

// begin makes a fact the one that is posted.
func (x *model) begin(id puzzle.FactID) {
	x.tag = fd.Tag(len(x.ids))
	x.ids = append(x.ids, id)
}

func (x *model) post(c fd.Constraint) { x.Post(x.tag, c) }

// number are the digits of a number, which does not begin with 0.
func (x *model) number(key string, p pattern) []fd.Var {
	vars := x.Ints(key, len(p), 0, x.Base-1)
	for i, v := range vars {
		x.names[v] = digitPath(key, i)
	}
	x.post(fd.Ne(vars[0], 0))
	return vars
}

// line are the digits of a line, from the right.
func (x *model) line(key string, step, n int) []fd.Var {
	vars := x.Ints(key, n, 0, x.Base-1)
	for place, v := range vars {
		if key == inParts {
			place++ // what was left before, with the next digit brought down
		}
		x.names[v] = linePath(key, step, place)
	}
	return vars
}

// of are the digits of one of the three numbers.
func (x *model) of(key string) []fd.Var {
	return map[string][]fd.Var{ofDivisor: x.divisor, ofDividend: x.dividend, ofQuotient: x.quotient}[key]
}

// reads posts what a line reads: no digits in front of it, and none of its own is
// 0 in front.
func (x *model) reads(line []fd.Var, text string) {
	p, _ := parse(text, x.Base)
	for place, v := range line {
		i := len(p) - 1 - place
		switch {
		case i < 0:
			x.post(fd.Eq(v, 0))
		case p[i] != wiped:
			x.post(fd.Eq(v, p[i]))
		case i == 0 && len(p) > 1:
			x.post(fd.Ne(v, 0))
		}
	}
}

// divide posts the rule: every product, and every subtraction, column by column
// with what is carried.
func (x *model) divide() {
	d, head := len(x.divisor), x.head()
	divisor := reversed(x.divisor)
	for step, digit := range x.quotient {
		from := append([]fd.Var{x.dividend[head-1+step]}, x.left...)
		if step == 0 {
			if from = reversed(x.dividend[:head]); head == d {
				from = append(from, x.zero)
			}
		}
		product := x.times(step, divisor, digit)
		key, of := inParts, step+2 // it stands where the next product is taken from
		if step == len(x.quotient)-1 {
			key, of = inLeft, 0
		}
		left := x.line(key, of, d)
		x.subtract(from, product, append(left[:d:d], x.zero))
		powers, vars := []int{}, []fd.Var{}
		for place, worth := 0, 1; place < d; place, worth = place+1, worth*x.Base {
			powers, vars = append(powers, worth, -worth), append(vars, left[place], divisor[place])
		}
		x.post(fd.Scalar(powers, vars, fd.LT, 0)) // less is left than the divisor
		x.parts, x.products, x.left = append(x.parts, from), append(x.products, product), left
	}
}

// times is the product of a digit and the divisor.
func (x *model) times(step int, divisor []fd.Var, digit fd.Var) []fd.Var {
	product := x.line(inProducts, step+1, len(divisor)+1)
	carried := x.zero
	for place, of := range divisor {
		z := x.Int("product", 0, (x.Base-1)*(x.Base-1))
		x.post(fdsearch.Times(x.Model, digit, of, z))
		carry := product[place+1]
		if place < len(divisor)-1 {
			carry = x.Int("carry", 0, x.Base-2)
		}
		x.post(fd.Scalar([]int{1, 1, -1, -x.Base}, []fd.Var{z, carried, product[place], carry}, fd.EQ, 0))
		carried = carry
	}
	return product
}

// subtract posts that a product, taken from a part, leaves so much.
func (x *model) subtract(from, product, left []fd.Var) {
	carried := x.zero
	for place := range from {
		carry := x.zero
		if place < len(from)-1 {
			carry = x.Bool("borrow")
		}
		x.post(fd.Scalar([]int{1, 1, 1, -1, -x.Base}, []fd.Var{product[place], left[place], carried, from[place], carry}, fd.EQ, 0))
		carried = carry
	}
}

func reversed(vars []fd.Var) (all []fd.Var) {
	for i := len(vars) - 1; i >= 0; i-- {
		all = append(all, vars[i])
	}
	return all
}

// searched is what a search is to the engine: the divisor, the quotient and the
// dividend are to be decided on, and all else follows.
func searched(s *puzzle.Search[Solution], m *division) fdsearch.Puzzle[Solution] {
	x := newModel(m)
	p := fdsearch.Puzzle[Solution]{Model: x.Model, Tags: func(tag fd.Tag) puzzle.FactID { return x.ids[tag] }, Atom: x.atom, Solution: x.solution,
		Teller: fdsearch.Teller{Looks: func(now *fdsearch.Moment) view.Looks { return x.looks(now, s.Kept) }, Says: x.clause}}
	for _, n := range []string{ofDivisor, ofQuotient, ofDividend} {
		p.Options.Order = append(p.Options.Order, x.of(n)...)
	}
	return p
}

func (x *model) solution(s fd.Solution) Solution {
	write := func(vars []fd.Var) [][]string {
		row := each.Of(vars, func(v fd.Var) string { return english.Digit(s.Value(v)) })
		return [][]string{row}
	}
	return Solution{write(x.divisor), write(x.dividend), write(x.quotient)}
}

// atom is what an atom of a claim says of the digit that it speaks of.
func (x *model) atom(a claim.Atom) (fd.Constraint, error) {
	v, ok := x.at(a.Path)
	if ok {
		if c, ok := fdsearch.Compare(a, v, digitOf); ok {
			return c, nil
		}
	}
	return nil, nothingKnown(a.Path)
}

// clause is, in words, that a digit is so, or is not; "" for what is carried.
func (x *model) clause(v fd.Var, value int, is bool) string {
	path, ok := x.names[v]
	if !ok {
		return ""
	}
	verb := " is "
	if !is {
		verb = " is not "
	}
	return subject(path) + verb + english.Digit(value)
}

// looks shows the digits that are known by now, beside those that are given.
func (x *model) looks(now *fdsearch.Moment, keep func(puzzle.FactID) bool) view.Looks {
	looks := view.Looks{}
	for _, c := range x.set.cells {
		v, ok := x.at(c.path)
		if value, known := now.Value(v); ok && known && !c.told(keep) {
			looks[c.id()] = view.Look{Role: now.Role, Text: english.Digit(value)}
		}
	}
	return looks
}

// at is the digit at a path.
func (x *model) at(path []string) (fd.Var, bool) {
	if key, i, ok := x.digitAt(path); ok {
		return x.of(key)[i], true
	}
	key, n, place, ok := x.lineAt(path)
	if !ok {
		return 0, false
	}
	switch key {
	case inProducts:
		return x.products[n-1][place], true
	case inParts:
		return x.parts[n-1][place], true
	}
	return x.left[place], true
}
