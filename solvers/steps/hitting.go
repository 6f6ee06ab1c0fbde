package steps

import (
	"cmp"
	"math/bits"
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
	open   []*model // not hit yet
}

// rulesFor are all sets of at most so many rules, none of which can be left out; a
// cell must follow from the clues and all rules.
func (a *arguer) rulesFor(clues []int32, cell int32, most int) ([][]int32, error) {
	h := &hunt{arguer: a, clues: clues, cell: cell, models: a.alive(cell, clues), barred: newSet(len(a.Groups)), in: newSet(len(a.Groups))}
	err := h.search(most)
	return h.found, err
}

// insert puts a model among others, those that break the fewest rules first.
func insert(all []*model, m *model) []*model {
	at, _ := slices.BinarySearchFunc(all, len(m.list)+1, func(m *model, n int) int { return cmp.Compare(len(m.list), n) })
	return slices.Insert(all, at, m)
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
		h.models = insert(h.models, m)
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
	packed := 0
	h.open = h.open[:0]
	for _, m := range h.models {
		if m.rules.meets(h.in) {
			continue
		}
		free := 0
		apart := true
		for _, g := range m.list {
			if !h.barred.has(g) {
				free++
				apart = apart && !h.packed.has(g)
			}
		}
		h.open = append(h.open, m)
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
	if len(h.open) > 0 && h.reach(left) < len(h.open) {
		return nil
	}
	return best
}

// reach is how many of the models that are open so many rules hit at most: those that
// hit the most.
func (h *hunt) reach(rules int) (n int) {
	hit := h.hit[:0] // the rules that hit any
	for _, m := range h.open {
		for _, g := range m.list {
			if !h.barred.has(g) {
				if h.often[g] == 0 {
					hit = append(hit, g)
				}
				h.often[g]++
			}
		}
	}
	for range rules {
		at := int32(-1)
		for _, g := range hit {
			if at < 0 || h.often[g] > h.often[at] {
				at = g
			}
		}
		if at >= 0 {
			n += int(h.often[at])
			h.often[at] = 0
		}
	}
	for _, g := range hit {
		h.often[g] = 0
	}
	h.hit = hit
	return n
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
	models     []set // the known cells that are wrong
	barred, in set
	chosen     []int32
	least      int // there are no fewer
}

func (k *cover) search(left int) (bool, error) {
	if err := k.meter.spend(int64(len(k.models) / 8)); err != nil {
		return false, err
	}
	m, ok := k.next(left)
	if !ok {
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
		for i, w := range k.known {
			diff[i] &= w
		}
		if diff.count() == 0 {
			return false, nil // it does not follow
		}
		k.models = append(k.models, diff)
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
	for _, c := range members(m) {
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

// next is the model to branch on, nil if all are hit; ok is false if they cannot be hit
// by so few cells.
func (k *cover) next(left int) (best set, ok bool) {
	fewest, packed := 1<<30, 0
	k.used.reset()
	for _, m := range k.models {
		if m.meets(k.in) {
			continue
		}
		free, apart := 0, true
		for i, w := range m {
			w &^= k.barred[i]
			free += bits.OnesCount64(w)
			apart = apart && w&k.used[i] == 0
		}
		if free == 0 {
			return nil, false
		}
		if free < fewest {
			best, fewest = m, free
		}
		if apart {
			packed++
			for i, w := range m {
				k.used[i] |= w &^ k.barred[i]
			}
		}
	}
	if len(k.chosen) == 0 {
		k.least = packed
	}
	return best, packed <= left
}
