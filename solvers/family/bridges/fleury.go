package bridges

import (
	"solvitur/solvers/view"
)

// fleury lists all walks with these ends, which must be possible, in the order
// of the bridges and as wanted. Before it crosses a bridge it makes sure that all the
// bridges left can still be reached from the other side; the numbers of
// bridges at the lands then see to it that the walk can be finished. So it
// takes about b*b*d looks at bridges from one walk to the next, for b bridges
// and at most d at a land.
func (h *task) fleury(e ends, w wanted, found func(walk []int) error) error {
	t := h.town
	used := make([]bool, len(t.bridges))
	next := make([]int, len(t.bridges)+1) // the next bridge to try, for every depth
	at := []int{e.from}
	var walk []int
	reach := newReach(t)
	for {
		depth := len(walk)
		here := at[depth]
		if depth == len(t.bridges) {
			if err := found(walk); err != nil {
				return err
			}
		}
		chosen := -1
		for next[depth] < len(t.at[here]) && chosen < 0 {
			by := t.at[here][next[depth]]
			next[depth]++
			if used[by] {
				continue
			}
			if err := h.Check(); err != nil {
				return err
			}
			h.Stats.Tests++
			used[by] = true
			there := t.bridges[by].other(here)
			if reach.all(used, there, depth+1) {
				if w.fits(t, e, append(at, there), append(walk, by)) {
					chosen = by
					break
				}
				used[by] = false
				continue
			}
			used[by] = false
			if err := h.Step(func() view.Frame { return h.avoided(at, walk, by) }); err != nil {
				return err
			}
		}
		if chosen < 0 {
			if depth == 0 {
				return nil
			}
			used[walk[depth-1]] = false
			if err := h.Step(func() view.Frame { return h.steppedBack(at, walk, false) }); err != nil {
				return err
			}
			walk, at = walk[:depth-1], at[:depth]
			continue
		}
		h.Stats.Nodes++
		there := t.bridges[chosen].other(here)
		if err := h.Step(func() view.Frame { return h.tried(append(at, there), append(walk, chosen)) }); err != nil {
			return err
		}
		walk, at = append(walk, chosen), append(at, there)
		next[depth+1] = 0
	}
}

// reach tells whether bridges can be reached; it holds what that needs.
type reach struct {
	town    town
	seen    []int // the round in which a land was last reached
	round   int
	pending []int
}

func newReach(t town) *reach { return &reach{town: t, seen: make([]int, t.lands)} }

// all says whether all bridges that are not used can be reached from a land; n
// is the number of those that are used.
func (r *reach) all(used []bool, from, n int) bool {
	r.round++
	ends := 0 // of bridges left, at the lands reached
	r.pending = append(r.pending[:0], from)
	r.seen[from] = r.round
	for len(r.pending) > 0 {
		here := r.pending[len(r.pending)-1]
		r.pending = r.pending[:len(r.pending)-1]
		for _, i := range r.town.at[here] {
			if used[i] {
				continue
			}
			b := r.town.bridges[i]
			ends++
			if b.a == b.b {
				ends++
			}
			if there := b.other(here); r.seen[there] != r.round {
				r.seen[there] = r.round
				r.pending = append(r.pending, there)
			}
		}
	}
	return ends == 2*(len(r.town.bridges)-n)
}
