package bridges

import (
	"fmt"

	"solvitur/solvers/english"
)

// ends are where a walk begins and where it ends.
type ends struct{ from, to int }

// condition is what Euler looks at.
type condition struct {
	odd    []int // lands with an odd number of bridges
	pieces int   // into how many the lands with bridges fall apart
	piece  []int // of every land, from 0; -1 for lands without bridges
}

func (t town) condition() condition {
	c := condition{piece: make([]int, t.lands)}
	for i := range c.piece {
		c.piece[i] = -1
		if t.odd(i) {
			c.odd = append(c.odd, i)
		}
	}
	for i := range t.lands {
		if c.piece[i] >= 0 || t.degree[i] == 0 {
			continue
		}
		c.piece[i] = c.pieces
		for reached := []int{i}; len(reached) > 0; {
			here := reached[len(reached)-1]
			reached = reached[:len(reached)-1]
			for _, k := range t.at[here] {
				if there := t.bridges[k].other(here); c.piece[there] < 0 {
					c.piece[there] = c.pieces
					reached = append(reached, there)
				}
			}
		}
		c.pieces++
	}
	return c
}

// natural are all the ends that a walk can have, whatever is wished for: the
// two odd lands in either order; or any land with bridges, if all are even; or
// any land at all, if there is no bridge.
func (t town) natural() []ends {
	c := t.condition()
	if c.pieces > 1 {
		return nil
	}
	switch len(c.odd) {
	case 2:
		return []ends{{c.odd[0], c.odd[1]}, {c.odd[1], c.odd[0]}}
	case 0:
		var all []ends
		for i := range t.lands {
			if t.degree[i] > 0 || len(t.bridges) == 0 {
				all = append(all, ends{i, i})
			}
		}
		return all
	}
	return nil
}

// possible are the ends of walks that also are as wished for. Each of them has
// a walk; there is no other. It takes time linear in the size of the map.
func (t town) possible() []ends {
	var all []ends
	for _, e := range t.natural() {
		if t.wished(e) {
			all = append(all, e)
		}
	}
	return all
}

func (t town) wished(e ends) bool {
	switch {
	case t.start >= 0 && t.start != e.from, t.end >= 0 && t.end != e.to:
		return false
	case t.closed == closedWalk:
		return e.from == e.to
	case t.closed == openWalk:
		return e.from != e.to
	}
	return true
}

// walkable says whether there is a walk.
func (t town) walkable() bool {
	return len(t.possible()) > 0
}

// share says how walks are shared out among their ends: open ones half and half,
// closed ones in proportion to the bridges of the land where they begin, since a
// round trip can be begun whenever it comes through a land.
func (t town) share(e ends) int64 {
	if e.from != e.to {
		return 1
	}
	return int64(t.degree[e.from])
}

// odd says whether a land has an odd number of bridges, so that a walk must begin
// or end there.
func (t town) odd(land int) bool { return t.degree[land]%2 != 0 }

// parity says how many bridges a land has, and of which kind that number is.
func (t town) parity(land int) string {
	return fmt.Sprintf("%s: %s, an %s number", t.land(land), bridgeCount(t.degree[land]), english.Parity(t.degree[land]))
}
