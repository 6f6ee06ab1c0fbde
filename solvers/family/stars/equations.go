package stars

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// group is some circles that add up to as much as every line: those on a line, or
// those of which a remark says so.
type group struct {
	fact    puzzle.FactID
	circles []int
}

// equal are the groups with equal sums, of the facts that are kept.
func (f *figure) equal(keep func(puzzle.FactID) bool) (all []group) {
	add := func(id puzzle.FactID, circles []int) {
		if keep(id) {
			all = append(all, group{id, circles})
		}
	}
	for i, line := range f.lines {
		add(lineID(i), line)
	}
	for i, r := range f.Remarks {
		if r.Kind == magicKind {
			add(remarkID(i), f.groups[r.Circles])
		}
	}
	return all
}

// equation says that the numbers of the circles, each times its coefficient, add up
// to rhs. The last coefficient is that of the sum of all lines.
type equation struct {
	coeffs []int
	rhs    int
	from   []bool // by fact of the system: those that it was made of
}

// system is all that facts say of sums, as linear equations.
type system struct {
	facts []puzzle.FactID
	rows  []equation
	sum   int // the column of the sum
}

// usesAll says whether every number is used, and once.
func (f *figure) usesAll(keep func(puzzle.FactID) bool) bool {
	return f.Different && keep(differentID) && len(f.numbers) == f.circles
}

func (f *figure) system(keep func(puzzle.FactID) bool) *system {
	s := &system{sum: f.circles}
	add := func(id puzzle.FactID, circles []int, ofSum, rhs int) {
		e := equation{coeffs: make([]int, f.circles+1), rhs: rhs}
		for _, c := range circles {
			e.coeffs[c] = 1
		}
		e.coeffs[s.sum] = ofSum
		s.facts, s.rows = append(s.facts, id), append(s.rows, e)
	}
	for _, g := range f.equal(keep) {
		add(g.fact, g.circles, -1, 0)
	}
	if f.Sum != nil && keep(sumID) {
		add(sumID, nil, 1, *f.Sum)
	}
	for i, r := range f.Remarks {
		switch id := remarkID(i); {
		case !keep(id):
		case r.Kind == givenKind && r.How == rows.So:
			add(id, []int{f.number[r.Circle]}, 0, *r.Number)
		case r.Kind == sumKind && r.How == rows.Exactly:
			add(id, f.groups[r.Circles], 0, *r.Number)
		}
	}
	if f.usesAll(keep) {
		total, all := 0, make([]int, f.circles)
		for c, n := range f.numbers {
			total, all[c] = total+n, c
		}
		add(differentID, all, 0, total)
	}
	for i := range s.rows {
		s.rows[i].from = make([]bool, len(s.rows))
		s.rows[i].from[i] = true
	}
	return s
}

// tooLarge bounds the coefficients that are worked with: products of two fit.
const tooLarge = 1 << 30

// solve eliminates columns, one after the other, and gives for each the row that
// tells it by columns that come later and are told by none: Gauss's and Jordan's
// method, in whole numbers. Rows that tell nothing are at the end, as rest. It says
// false where numbers become too large.
func (s *system) solve(columns []int) (tells map[int]equation, rest []equation, ok bool) {
	rows := make([]equation, len(s.rows))
	for i, row := range s.rows {
		rows[i] = equation{slices.Clone(row.coeffs), row.rhs, slices.Clone(row.from)}
	}
	done, at := 0, map[int]int{}
	for _, column := range columns {
		i := slices.IndexFunc(rows[done:], func(e equation) bool { return e.coeffs[column] != 0 })
		if i < 0 {
			continue
		}
		rows[done], rows[done+i] = rows[done+i], rows[done]
		for k := range rows {
			if k != done && rows[k].coeffs[column] != 0 && !rows[k].without(rows[done], column) {
				return nil, nil, false
			}
		}
		at[column] = done
		done++
	}
	tells = map[int]equation{}
	for column, row := range at {
		tells[column] = rows[row]
	}
	return tells, rows[done:], true
}

// without takes another equation, some times, from this one, so that a column goes.
func (e *equation) without(other equation, column int) bool {
	a, b := other.coeffs[column], e.coeffs[column]
	common := 0
	combine := func(x, y int) int {
		z := x*a - y*b
		common = gcd(common, z)
		return z
	}
	for i := range e.coeffs {
		e.coeffs[i] = combine(e.coeffs[i], other.coeffs[i])
	}
	e.rhs = combine(e.rhs, other.rhs)
	for i, from := range other.from {
		e.from[i] = e.from[i] || from
	}
	fits := true
	divide := func(x *int) {
		*x /= max(common, 1)
		fits = fits && -tooLarge < *x && *x < tooLarge
	}
	for i := range e.coeffs {
		divide(&e.coeffs[i])
	}
	divide(&e.rhs)
	return fits
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// behind are the facts that an equation was made of.
func (s *system) behind(e equation) (facts []puzzle.FactID) {
	for i, from := range e.from {
		if from {
			facts = append(facts, s.facts[i])
		}
	}
	return facts
}

// order is one in which as many circles as can be follow from those before them:
// what follows comes at once, else a circle of the line that lacks the fewest, the
// first of them by the order preferred.
func (s *system) order(preferred []int, groups []group) (order []int) {
	left := slices.Clone(preferred)
	for len(left) > 0 {
		tells, _, ok := s.solve(left)
		next := -1
		for _, c := range left {
			if e, told := tells[c]; ok && told && !slices.ContainsFunc(left, func(d int) bool { return d != c && e.coeffs[d] != 0 }) {
				next = c
				break
			}
		}
		if next < 0 {
			next = fewest(left, groups)
		}
		order = append(order, next)
		left = slices.DeleteFunc(left, func(c int) bool { return c == next })
	}
	return order
}

// fewest is the first circle left of the group that lacks the fewest.
func fewest(left []int, groups []group) int {
	next, least := left[0], len(left)+1
	for _, g := range groups {
		lacks, first := 0, -1
		for _, c := range left {
			if slices.Contains(g.circles, c) {
				if lacks++; first < 0 {
					first = c
				}
			}
		}
		if lacks > 0 && lacks < least {
			next, least = first, lacks
		}
	}
	return next
}
