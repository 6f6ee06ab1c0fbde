package fd

import "slices"

// Limits of Implied: of variables, and of the numbers in equations once they are solved.
// Within them nothing passes 2^61.
const (
	impliedVars  = 32
	impliedCoeff = 1 << 12
	impliedRHS   = 1 << 20
)

// Implied gives the sums of one to three variables that follow, by adding and
// subtracting, from equations posted as Rule. An AllDifferent of as many variables as
// values is one of them, since their sum is known. Posted as Rule in their turn, the sums
// spare a search much that it would find out again and again. Those that have been
// posted already are left out.
//
// The time is O(n^4) for n variables. Of more than 32, and where coefficients or sums
// become large, nothing is found.
func (m *Model) Implied() []Constraint {
	f := implier{model: m}
	f.collect()
	f.known = slices.Clone(f.rows)
	if n := len(f.vars); n == 0 || n > impliedVars || !f.solve() {
		return nil
	}
	f.combine(f.expressions(), 2)
	return f.sums
}

// implier is Implied at work.
type implier struct {
	model *Model
	vars  []Var
	rows  [][]int // equations: a coefficient for each of vars, and the right-hand side
	known [][]int
	pivot []int // by row, once solved: the place of the variable that it is solved for
	free  int   // the number of the other variables
	sums  []Constraint
}

// collect reads the equations of the model.
func (f *implier) collect() {
	var sums []Linear
	for tag, c := range f.model.Constraints() {
		if tag != Rule {
			continue
		}
		switch c := c.(type) {
		case Linear:
			if c.Op == EQ {
				sums = append(sums, c)
			}
		case Relation:
			if c.Op == EQ {
				sums = append(sums, Linear{[]int{1, -1}, []Var{c.X, c.Y}, EQ, c.C})
			}
		case AllDifferent:
			if total, ok := f.model.total(c); ok {
				sums = append(sums, Sum(c.Vars, EQ, total))
			}
		}
	}
	for _, c := range sums {
		f.vars = append(f.vars, c.Vars...)
	}
	slices.Sort(f.vars)
	f.vars = slices.Compact(f.vars)
	for _, c := range sums {
		row := make([]int, len(f.vars)+1)
		for i, x := range c.Vars {
			at, _ := slices.BinarySearch(f.vars, x)
			row[at] += c.Coeffs[i]
		}
		row[len(f.vars)] = c.RHS
		f.rows = append(f.rows, lowestTerms(row))
	}
}

// total is the sum of variables that differ and have no value to spare.
func (m *Model) total(c AllDifferent) (sum int, ok bool) {
	if slices.ContainsFunc(c.Offsets, func(k int) bool { return k != 0 }) {
		return 0, false
	}
	values := map[int]bool{}
	for _, x := range c.Vars {
		for v := range m.domains[x].values() {
			if values[v] = true; len(values) > len(c.Vars) {
				return 0, false
			}
		}
	}
	for v := range values {
		sum += v
	}
	return sum, len(values) == len(c.Vars)
}

// solve brings the equations into reduced row echelon form, without fractions. It
// reports false if they contradict each other or numbers become too large.
func (f *implier) solve() bool {
	n, done := len(f.vars), 0
	for c := range n {
		at := slices.IndexFunc(f.rows[done:], func(row []int) bool { return row[c] != 0 })
		if at < 0 {
			continue
		}
		f.rows[done], f.rows[done+at] = f.rows[done+at], f.rows[done]
		for i, row := range f.rows {
			if i == done {
				continue
			}
			f.rows[i] = lowestTerms(without(make([]int, n+1), row, f.rows[done], c))
			for k, v := range f.rows[i] {
				if k < n && abs(v) > impliedCoeff || abs(v) > impliedRHS {
					return false
				}
			}
		}
		f.pivot = append(f.pivot, c)
		done++
	}
	contradicts := slices.ContainsFunc(f.rows[done:], func(row []int) bool { return row[n] != 0 })
	f.rows, f.free = f.rows[:done], n-done
	return !contradicts
}

// expressions tells what every variable is by those that can be chosen freely:
// coefficients of these, then those of all variables, then a constant. The first ones
// make up what the second ones do, less the constant.
func (f *implier) expressions() [][]int {
	n := len(f.vars)
	all := make([][]int, n)
	row, free := 0, 0
	for x := range all {
		e := make([]int, f.free+n+1)
		all[x] = e
		if row == len(f.pivot) || f.pivot[row] != x {
			e[free], e[f.free+x] = 1, 1
			free++
			continue
		}
		solved := f.rows[row]
		row++
		e[f.free+x], e[f.free+n] = solved[x], solved[n]
		k := 0
		for y := range n {
			if !slices.Contains(f.pivot, y) {
				e[k] = -solved[y]
				k++
			}
		}
	}
	return all
}

// combine looks for combinations of one expression and up to so many more in which
// nothing is left to be chosen.
func (f *implier) combine(expressions [][]int, more int) {
	room := make([]int, len(expressions)*(f.free+len(f.vars)+1))
	for i, e := range expressions {
		chosen := slices.IndexFunc(e[:f.free], func(v int) bool { return v != 0 })
		if chosen < 0 {
			f.found(e[f.free:])
		}
		if chosen < 0 || more == 0 {
			continue
		}
		var rest [][]int
		left := room
		for _, other := range expressions[i+1:] {
			if slices.ContainsFunc(other[:f.free], func(v int) bool { return v != 0 }) {
				rest = append(rest, without(left[:len(e)], other, e, chosen))
				left = left[len(e):]
			}
		}
		f.combine(rest, more-1)
	}
}

// found takes down a sum.
func (f *implier) found(sum []int) {
	sum = lowestTerms(sum)
	if slices.ContainsFunc(f.known, func(row []int) bool { return slices.Equal(row, sum) }) {
		return
	}
	c := Linear{Op: EQ, RHS: sum[len(f.vars)]}
	for i, x := range f.vars {
		if sum[i] != 0 {
			c.Coeffs, c.Vars = append(c.Coeffs, sum[i]), append(c.Vars, x)
		}
	}
	if f.model.check(c) == nil {
		f.known = append(f.known, sum)
		f.sums = append(f.sums, c)
	}
}

// without writes to out a multiple of row plus one of other, such that nothing is at c.
func without(out, row, other []int, c int) []int {
	a, b := other[c], row[c]
	for i := range out {
		out[i] = a*row[i] - b*other[i]
	}
	return out
}

// lowestTerms divides a row by what all of it can be divided by, and makes its first
// number positive that is not 0.
func lowestTerms(row []int) []int {
	divisor, sign := 0, 0
	for _, v := range row {
		if sign == 0 {
			sign = v
		}
		for v != 0 {
			divisor, v = v, divisor%v
		}
	}
	if divisor = abs(divisor); sign < 0 {
		divisor = -divisor
	}
	out := slices.Clone(row)
	if divisor != 0 {
		for i := range out {
			out[i] /= divisor
		}
	}
	return out
}

func abs(v int) int { return max(v, -v) }
