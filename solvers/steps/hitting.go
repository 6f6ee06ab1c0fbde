package steps

import (
	"cmp"
	"slices"
)

// hunt looks for the fewest rules from which, with some clues and all that is known, a
// cell follows.
type hunt struct {
	*arguer
	clues  []int32
	cell   int32
	models []*model // in which it does not, those that break the fewest rules first
	barred set
	in     set // chosen
	chosen []int32
	found  [][]int32
}

// rulesFor are all sets of at most so many rules, none of which can be left out; a
// cell must follow from the clues and all rules.
func (a *arguer) rulesFor(clues []int32, cell int32, most int) ([][]int32, error) {
	h := &hunt{arguer: a, clues: clues, cell: cell, models: a.alive(cell, clues), barred: newSet(len(a.Groups)), in: newSet(len(a.Groups))}
	slices.SortStableFunc(h.models, func(a, b *model) int { return cmp.Compare(len(a.list), len(b.list)) })
	err := h.search(most)
	return h.found, err
}

// search tries all rules of a model that none of those chosen breaks; so many may
// still be chosen. What was tried is barred for its siblings: all sets with it have
// been seen.
func (h *hunt) search(left int) error {
	if err := h.meter.spend(1 + int64(len(h.models)/4)); err != nil {
		return err
	}
	m := h.next(left)
	for m == followed {
		h.granted.demand(false, h.clues, h.chosen)
		diff, err := h.granted.run(h.wrong(h.cell))
		if err != nil {
			return err
		}
		if diff == nil {
			h.found = append(h.found, slices.Sorted(slices.Values(h.chosen)))
			return nil
		}
		if m, err = h.keep(diff, true, h.cell); err != nil {
			return err
		}
		at, _ := slices.BinarySearchFunc(h.models, len(m.list)+1, func(m *model, n int) int { return cmp.Compare(len(m.list), n) })
		h.models = slices.Insert(h.models, at, m)
		m = h.next(left)
	}
	if m == nil || left == 0 {
		return nil
	}
	var barred []int32
	for _, g := range m.list {
		if h.barred.has(g) {
			continue
		}
		h.chosen = append(h.chosen, g)
		h.in.add(g)
		err := h.search(left - 1)
		h.in.remove(g)
		h.chosen = h.chosen[:len(h.chosen)-1]
		if err != nil {
			return err
		}
		h.barred.add(g)
		barred = append(barred, g)
	}
	for _, g := range barred {
		h.barred.remove(g)
	}
	return nil
}

// followed is no model: every one that is at hand is hit.
var followed = &model{}

// next is the model to branch on, followed if all are hit, and nil if they cannot
// be hit by so few rules: as many models as that have no rule in common.
func (h *hunt) next(left int) *model {
	best, fewest := followed, 1<<30
	h.packed.reset()
	packed, open := 0, 0
	clear(h.often)
	for _, m := range h.models {
		if m.rules.meets(h.in) {
			continue
		}
		free := 0
		apart := true
		for _, g := range m.list {
			if !h.barred.has(g) {
				free++
				h.often[g]++
				apart = apart && !h.packed.has(g)
			}
		}
		open++
		if free == 0 {
			return nil
		}
		if free < fewest {
			best, fewest = m, free
		}
		if apart {
			if packed++; packed > left {
				return nil
			}
			for _, g := range m.list {
				if !h.barred.has(g) {
					h.packed.add(g)
				}
			}
		}
	}
	// Even the rules that hit the most must hit them all.
	if open > 0 {
		most := append(h.most[:0], h.often...)
		for range left {
			at := 0
			for i, n := range most {
				if n > most[at] {
					at = i
				}
			}
			open -= int(most[at])
			most[at] = 0
		}
		if h.most = most; open > 0 {
			return nil
		}
	}
	return best
}

func (s set) reset() { clear(s) }

// fewestKnown are the fewest cells of those known from which a cell follows by some
// groups, at most so many; ok is false if there are no so few. From all of them
// it must follow.
func (a *arguer) fewestKnown(groups []int32, cell int32, most int) (cells []int32, ok bool, err error) {
	k := &cover{arguer: a, groups: groups, cell: cell, barred: newSet(a.Cells), in: newSet(a.Cells)}
	for n := 0; n <= most; n++ {
		if done, err := k.search(n); err != nil || done {
			return slices.Sorted(slices.Values(k.chosen)), done, err
		}
		n = max(n, k.least-1)
	}
	return nil, false, nil
}

// cover is the same search as a hunt's, for known cells.
type cover struct {
	*arguer
	groups     []int32
	cell       int32
	models     [][]int32 // the known cells that are wrong
	barred, in set
	chosen     []int32
	least      int // there are no fewer
}

func (k *cover) search(left int) (bool, error) {
	var m []int32
	fewest := 1 << 30
	packed, used := 0, newSet(k.Cells)
	for _, cells := range k.models {
		free, hit, apart := 0, false, true
		for _, c := range cells {
			hit = hit || k.in.has(c)
			if !k.barred.has(c) {
				free++
				apart = apart && !used.has(c)
			}
		}
		switch {
		case hit:
			continue
		case free == 0:
			return false, nil
		case free < fewest:
			m, fewest = cells, free
		}
		if apart {
			packed++
			for _, c := range cells {
				if !k.barred.has(c) {
					used.add(c)
				}
			}
		}
	}
	if len(k.chosen) == 0 {
		k.least = packed
	}
	if packed > left {
		return false, nil
	}
	if m == nil {
		fixed := []Literal{k.wrong(k.cell)}
		for _, c := range k.chosen {
			fixed = append(fixed, k.literal(c))
		}
		k.bare.demand(false, k.groups)
		diff, err := k.bare.run(fixed...)
		if err != nil || diff == nil {
			return diff == nil && err == nil, err
		}
		var cells []int32
		diff.each(func(c int32) bool {
			if k.known.has(c) {
				cells = append(cells, c)
			}
			return true
		})
		if len(cells) == 0 {
			return false, nil // it does not follow
		}
		k.models = append(k.models, cells)
		return k.search(left)
	}
	if left == 0 {
		return false, nil
	}
	var barred []int32
	defer func() {
		for _, c := range barred {
			k.barred.remove(c)
		}
	}()
	for _, c := range m {
		if k.barred.has(c) {
			continue
		}
		k.chosen = append(k.chosen, c)
		k.in.add(c)
		done, err := k.search(left - 1)
		if done || err != nil {
			return done, err
		}
		k.in.remove(c)
		k.chosen = k.chosen[:len(k.chosen)-1]
		k.barred.add(c)
		barred = append(barred, c)
	}
	return false, nil
}
