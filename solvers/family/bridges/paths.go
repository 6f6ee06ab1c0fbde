package bridges

import (
	"solvitur/solvers/view"
)

// paths tries all paths from every land, in the order of lands and bridges.
func (h *task) paths() error {
	for from := range h.town.lands {
		if h.town.start >= 0 && h.town.start != from {
			continue
		}
		if err := h.pathsFrom(from); err != nil {
			return err
		}
	}
	return nil
}

func (h *task) pathsFrom(from int) error {
	t := h.town
	used, next := make([]bool, len(t.bridges)), make([]int, len(t.bridges)+1)
	at := []int{from}
	var walk []int
	forward := false
	for {
		if err := h.Check(); err != nil {
			return err
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
			if err := h.Step(func() view.Frame { return h.tried(append(at, there), append(walk, by)) }); err != nil {
				return err
			}
			used[by] = true
			walk, at = append(walk, by), append(at, there)
			next[depth+1], forward = 0, true
			if len(walk) == len(t.bridges) && t.wished(ends{from, there}) {
				if err := h.goes(from, walk); err != nil {
					return err
				}
			}
			continue
		}
		if depth == 0 {
			return nil
		}
		// Who has just come here and must go back is at the end of a path.
		deadEnd := forward && !(depth == len(t.bridges) && t.wished(ends{from, here}))
		if deadEnd {
			h.Stats.DeadEnds++
		}
		forward = false
		by := walk[depth-1]
		used[by] = false
		if err := h.Step(func() view.Frame { return h.steppedBack(at, walk, deadEnd) }); err != nil {
			return err
		}
		walk, at = walk[:depth-1], at[:depth]
	}
}
