package bridges

import "slices"

// dropping lists the bridges each of which, if it alone were gone, would leave
// a map with a walk.
func (t town) dropping() []int {
	var all []int
	for i := range t.bridges {
		if t.having(slices.Delete(slices.Clone(t.bridges), i, i+1)).walkable() {
			all = append(all, i)
		}
	}
	return all
}

// doubling lists the bridges each of which, if it were there twice, or could be
// crossed twice, would make a walk.
func (t town) doubling() []int {
	var all []int
	for i, b := range t.bridges {
		if t.having(append(slices.Clone(t.bridges), b)).walkable() {
			all = append(all, i)
		}
	}
	return all
}

// adding lists the pairs of different lands such that one bridge more between
// them would make a map with a walk. A bridge from a land to itself changes
// nothing, unless it is the first one there.
func (t town) adding() [][2]int {
	var all [][2]int
	for a := range t.lands {
		for b := a + 1; b < t.lands; b++ {
			if t.having(append(slices.Clone(t.bridges), bridge{a: a, b: b})).walkable() {
				all = append(all, [2]int{a, b})
			}
		}
	}
	return all
}
