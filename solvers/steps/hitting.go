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
	*hits           // which rules they break
	barred set
	chosen []int32
	found  [][]int32
}

// rulesFor are all sets of at most so many rules, none of which can be left out, that have
// one of the fresh ones, if these are told; a cell must follow from the clues and all rules.
func (a *arguer) rulesFor(clues []int32, cell int32, most int, fresh *model) ([][]int32, error) {
	h := &hunt{arguer: a, hits: &a.hits, clues: clues, cell: cell, barred: a.barred}
	clear(h.barred)
	h.begin()
	if hang, _ := h.tied(most); !hang {
		return nil, h.meter.spend(1)
	}
	h.models = a.alive(cell, clues)
	if fresh != nil {
		h.models = bySize(append(h.models, fresh))
	}
	h.index(h.models)
	h.level().open = h.level().open[:0]
	h.reopen(0)
	err := h.search(most)
	return h.found, err
}

// ofNode is the work on a node of the search beside what is done with assignments.
const ofNode = 4

// search tries all rules of a model that breaks none of those chosen, or of what ties a
// loose end, whichever are fewer; so many may still be chosen. What was tried is barred for its siblings: all sets with it have been
// seen.
func (h *hunt) search(left int) error {
	if err := h.meter.spend(ofNode); err != nil {
		return err
	}
	hang, all := h.tied(left)
	if !hang {
		return nil
	}
	if left < 2 {
		return h.last(left)
	}
	if first, err := h.first(); first == nil || err != nil {
		return err
	}
	of, fewest := h.joint.least, h.joint.fewest
	if all { // each further rule is in one of these sets
		d := h.level()
		copy(d.barred, h.barred)
		h.barred.joinNot(h.joint.ties)
		defer func() { copy(h.barred, h.level().barred) }()
	}
	m, free := h.next()
	if free == 0 {
		return nil
	}
	if free <= fewest {
		of = m.rules
	}
	d := h.level()
	d.toTry = d.toTry[:0]
	for i, w := range of {
		d.toTry = append(d.toTry, w&^h.barred[i])
	}
	for i := range d.toTry {
		for w := d.toTry[i]; w != 0; w &= w - 1 {
			g := int32(i<<6 + bits.TrailingZeros64(w))
			if left > 2 || h.closes(g) {
				seen := len(h.models)
				h.pick(g)
				err := h.search(left - 1)
				h.drop()
				if err != nil {
					return err
				}
				h.reopen(seen)
				d = h.level()
			}
			h.barred.add(g)
		}
	}
	for i, w := range d.toTry {
		h.barred[i] &^= w
	}
	return nil
}

// first is the first open model; if there can be none, the rules that are chosen are
// found.
func (h *hunt) first() (*model, error) {
	for i, w := range h.level().open {
		if w != 0 {
			return h.models[i<<6+bits.TrailingZeros64(w)], nil
		}
	}
	seen := len(h.models)
	m, err := h.escapes()
	if err == nil {
		h.reopen(seen)
	}
	return m, err
}

// last tries the rules that hit all open models and tie all loose ends, the only ones
// with which a single one is enough; or none, if none is left.
func (h *hunt) last(left int) error {
	first, err := h.first()
	if first == nil || err != nil || left == 0 {
		return err
	}
	for k, w := range first.rules {
		for w &= h.joint.ties[k] &^ h.barred[k]; w != 0; w &= w - 1 {
			g := int32(k<<6 + bits.TrailingZeros64(w))
			if !h.hitsAll(h.level().open, g) {
				continue
			}
			seen := len(h.models)
			h.pick(g)
			var err error
			if h.joined() {
				_, err = h.escapes()
			}
			h.drop()
			if err != nil {
				return err
			}
			h.reopen(seen)
		}
	}
	return nil
}

// escapes is a model that breaks none of the rules that are chosen; if there is none, they
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
		h.add(h.models)
	}
	return m, err
}

// someModels is among how many models the one is chosen to branch on: the first break few rules.
const someModels = 16

// next is the open model to branch on, that with the fewest rules that are not barred, and
// how many these are.
func (h *hunt) next() (best *model, fewest int) {
	fewest = 1 << 30
	looked := 0
	for k, w := range h.level().open {
		for ; w != 0; w &= w - 1 {
			m := h.models[k<<6+bits.TrailingZeros64(w)]
			free := 0
			for i, w := range m.rules {
				free += bits.OnesCount64(w &^ h.barred[i])
			}
			if free < fewest {
				best, fewest = m, free
			}
			if looked++; free == 0 || looked == someModels {
				return best, fewest
			}
		}
	}
	return best, fewest
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
