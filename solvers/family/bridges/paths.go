package bridges

import (
	"context"

	"solvitur/solvers/view"
)

// paths tries all paths from every land, in the order of lands and bridges.
func (h *hunt) paths(ctx context.Context) error {
	for from := range h.town.lands {
		if h.town.start >= 0 && h.town.start != from {
			continue
		}
		if more, err := h.pathsFrom(ctx, from); err != nil || !more {
			return err
		}
	}
	return nil
}

func (h *hunt) pathsFrom(ctx context.Context, from int) (more bool, err error) {
	t := h.town
	used, next := make([]bool, len(t.bridges)), make([]int, len(t.bridges)+1)
	at := []int{from}
	var walk []int
	forward := false
	for {
		if err := h.Check(ctx); err != nil {
			return false, err
		}
		depth := len(walk)
		here := at[depth]
		for next[depth] < len(t.at[here]) && used[t.at[here][next[depth]]] {
			next[depth]++
		}
		if next[depth] < len(t.at[here]) {
			by := t.at[here][next[depth]]
			next[depth]++
			there := t.bridges[by].other(here)
			h.Stats.Nodes++
			if !h.Step(func() view.Frame { return h.crossed(here, by, there, false) }) {
				return false, nil
			}
			used[by] = true
			walk, at = append(walk, by), append(at, there)
			next[depth+1], forward = 0, true
			if len(walk) == len(t.bridges) && t.wished(ends{from, there}) && !h.goes(from, walk) {
				return false, nil
			}
			continue
		}
		if depth == 0 {
			return true, nil
		}
		// Who has just come here and must go back is at the end of a path.
		if forward && !(depth == len(t.bridges) && t.wished(ends{from, here})) {
			h.Stats.DeadEnds++
		}
		forward = false
		by := walk[depth-1]
		used[by] = false
		if !h.Step(func() view.Frame { return h.steppedBack(at[depth-1], by, here, depth < len(t.bridges)) }) {
			return false, nil
		}
		walk, at = walk[:depth-1], at[:depth]
	}
}
