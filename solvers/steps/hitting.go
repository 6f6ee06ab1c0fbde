package steps

import (
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
	chosen []int32
	found  [][]int32
}

// rulesFor are all sets of at most so many rules, none of which can be left out; a
// cell must follow from the clues and all rules.
func (a *arguer) rulesFor(clues []int32, cell int32, most int) ([][]int32, error) {
	h := &hunt{arguer: a, clues: clues, cell: cell, models: a.alive(cell, clues), barred: newSet(len(a.Groups))}
	err := h.search(most, h.models)
	return h.found, err
}

// search tries all rules of a model that none of those chosen breaks; so many may
// still be chosen, and the models are those that were not hit before the last one was.
// What was tried is barred for its siblings: all sets with it have been seen.
func (h *hunt) search(left int, models []*model) error {
	if err := h.meter.spend(1); err != nil {
		return err
	}
	hang, all := h.tied(left)
	if !hang {
		return nil
	}
	if left < 2 {
		return h.last(left, models)
	}
	open := make([]*model, 0, len(models))
	for _, m := range models {
		if !h.hits(m) {
			open = append(open, m)
		}
	}
	if err := h.meter.spend(int64(len(models) / 4)); err != nil {
		return err
	}
	if len(open) == 0 {
		m, err := h.escapes()
		if m == nil || err != nil {
			return err
		}
		open = append(open, m)
	}
	if all { // each further rule is in one of these sets
		barred := h.barred
		h.barred = barred.clone()
		h.barred.joinNot(h.joint.ties)
		defer func() { h.barred = barred }()
	}
	m := h.next(open)
	if m == nil {
		return nil
	}
	var barred []int32
	seen := len(h.models)
	for _, g := range m.list {
		if h.barred.has(g) {
			continue
		}
		// What was found below is there for the siblings.
		open = append(open[:len(open):len(open)], h.models[seen:]...)
		seen = len(h.models)
		h.chosen = append(h.chosen, g)
		err := h.search(left-1, open)
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

// hits says whether the last rule that is chosen is one that a model breaks.
func (h *hunt) hits(m *model) bool {
	n := len(h.chosen)
	return n > 0 && m.rules.has(h.chosen[n-1])
}

// last tries the rules that hit all open models and tie all loose ends, the only ones
// with which a single one is enough; or none, if none is left.
func (h *hunt) last(left int, models []*model) error {
	at := slices.IndexFunc(models, func(m *model) bool { return !h.hits(m) })
	if err := h.meter.spend(int64(at+1) / 16); err != nil {
		return err
	}
	var first *model
	if at >= 0 {
		first, models = models[at], models[at:]
	} else if m, err := h.escapes(); m == nil || err != nil {
		return err
	} else {
		first, models = m, nil
	}
	if left == 0 {
		return nil
	}
	seen := len(h.models)
	for _, g := range first.list {
		if !h.joint.ties.has(g) || h.barred.has(g) {
			continue
		}
		misses := func(m *model) bool { return !m.rules.has(g) && !h.hits(m) }
		at := slices.IndexFunc(models, misses)
		looked := at
		if at < 0 {
			looked = len(models)
		}
		if err := h.meter.spend(int64(looked / 16)); err != nil {
			return err
		}
		if at >= 0 || slices.ContainsFunc(h.models[seen:], misses) {
			continue
		}
		h.chosen = append(h.chosen, g)
		var err error
		if h.joined() {
			_, err = h.escapes()
		}
		h.chosen = h.chosen[:len(h.chosen)-1]
		if err != nil {
			return err
		}
	}
	return nil
}

// escapes is a model that hits none of the rules that are chosen; if there is none, they
// have been found.
func (h *hunt) escapes() (*model, error) {
	h.granted.demand(false, h.clues, h.chosen)
	diff, err := h.granted.run(h.wrong(h.cell))
	if err != nil {
		return nil, err
	}
	if diff == nil {
		h.found = append(h.found, slices.Sorted(slices.Values(h.chosen)))
		return nil, nil
	}
	m, err := h.keep(diff, true, h.cell)
	if err == nil {
		h.models = append(h.models, m)
	}
	return m, err
}

// someModels is among how many models the one is chosen to branch on: the first break few rules.
const someModels = 8

// next is the model to branch on, that with the fewest rules that are not barred; nil if one
// has none.
func (h *hunt) next(open []*model) (best *model) {
	fewest := 1 << 30
	for _, m := range open[:min(someModels, len(open))] {
		free := 0
		for _, g := range m.list {
			if !h.barred.has(g) {
				free++
			}
		}
		if free == 0 {
			return nil
		}
		if free < fewest {
			best, fewest = m, free
		}
	}
	return best
}

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
	clear(k.used)
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
