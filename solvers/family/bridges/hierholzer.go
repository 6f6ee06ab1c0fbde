package bridges

import (
	"slices"

	"solvitur/solvers/view"
)

// hierholzer finds a walk with these ends, which must be possible. It walks
// over the first bridge left at every land until it is stuck, which is at its
// goal; then it goes back along its way to the last land with a bridge left,
// and walks on from there: a detour that comes back to the same land. What it
// steps back over, it has crossed for good. Every bridge is crossed once.
func (h *task) hierholzer(e ends) (walk []int, err error) {
	t := h.town
	type step struct{ land, by int }
	used, next := make([]bool, len(t.bridges)), make([]int, t.lands)
	way := []step{{e.from, -1}}
	back := false
	for len(way) > 0 {
		here := way[len(way)-1]
		for next[here.land] < len(t.at[here.land]) && used[t.at[here.land][next[here.land]]] {
			next[here.land]++
		}
		if next[here.land] == len(t.at[here.land]) {
			way = way[:len(way)-1]
			if here.by >= 0 {
				walk = append(walk, here.by)
			}
			if !back && len(walk) < len(t.bridges)-len(way) {
				if err := h.Step(func() view.Frame { return h.stuck(here.land) }); err != nil {
					return nil, err
				}
			}
			back = true
			continue
		}
		if err := h.Check(); err != nil {
			return nil, err
		}
		h.Stats.Nodes++
		by := t.at[here.land][next[here.land]]
		used[by] = true
		there := t.bridges[by].other(here.land)
		way = append(way, step{there, by})
		if err := h.Step(func() view.Frame { return h.crossed(here.land, by, there, back) }); err != nil {
			return nil, err
		}
		back = false
	}
	slices.Reverse(walk)
	return walk, nil
}
