package fdsearch

import "solvitur/solvers/fd"

// mostPairs is how many pairs of factors are listed; of more, only the bounds are
// reasoned on.
const mostPairs = 400

// Times is that z is the product of x and y.
func Times(m *fd.Model, x, y, z fd.Var) fd.Constraint {
	of, by := m.Domain(x), m.Domain(y)
	if len(of)*len(by) > mostPairs {
		return fd.Product{X: x, Y: y, Z: z}
	}
	table := fd.Table{Vars: []fd.Var{x, y, z}}
	for _, a := range of {
		for _, b := range by {
			if x != y || a == b {
				table.Tuples = append(table.Tuples, []int{a, b, a * b})
			}
		}
	}
	return table
}
