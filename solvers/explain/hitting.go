package explain

import (
	"context"
	"math/bits"
	"slices"
)

// hitting is the search for a set that has a member in common with every set
// of a list, and does not swallow any set of another.
type hitting struct {
	hit   []set // each must be met
	avoid []set // none may lie within the result
	size  int   // of the sets
	floor int   // it is known that no result has fewer members

	free, used set // for next alone
}

// require adds a set to hit. Sets around others say nothing new and are left
// out.
func (h *hitting) require(s set) {
	for _, known := range h.hit {
		if known.within(s) {
			return
		}
	}
	h.hit = slices.DeleteFunc(h.hit, s.within)
	h.hit = append(h.hit, s)
}

// maxHittingNodes bounds one search for a hitting set, in nodes.
const maxHittingNodes = 200_000

// branch is a node of the search: what is chosen, what is ruled out, and the
// set to hit next.
type branch struct {
	chosen, barred set
}

// find gives a hitting set, the smallest of all if least is set, and whether
// the search was complete: without a result, that there is none; with one and
// least set, that there is no smaller one. Depth-first with an explicit stack.
func (h *hitting) find(ctx context.Context, least bool) (best set, complete bool) {
	h.free, h.used = newSet(h.size), newSet(h.size)
	stack := []branch{{newSet(h.size), newSet(h.size)}}
	bestSize := 0
	for nodes := 0; len(stack) > 0; nodes++ {
		if nodes > maxHittingNodes || nodes%256 == 255 && ctx.Err() != nil {
			return best, false
		}
		node := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if h.swallows(node.chosen) {
			continue
		}
		next, bound, possible := h.next(node)
		if !possible || best != nil && node.chosen.len()+bound >= bestSize {
			continue
		}
		if next == nil {
			best, bestSize = node.chosen, node.chosen.len()
			if !least || bestSize == h.floor {
				return best, true
			}
			continue
		}
		// One branch for each member: it is chosen, and those before it are
		// barred, so that no set is met twice.
		var children []branch
		barred := node.barred.clone()
		for i := range next.without(node.barred).all() {
			child := branch{node.chosen.clone(), barred.clone()}
			child.chosen.add(i)
			children = append(children, child)
			barred.add(i)
		}
		for i := len(children) - 1; i >= 0; i-- {
			stack = append(stack, children[i])
		}
	}
	return best, true
}

func (h *hitting) swallows(chosen set) bool {
	for _, s := range h.avoid {
		if s.within(chosen) {
			return true
		}
	}
	return false
}

// next gives the set with the fewest choices among those that are not hit, nil
// if all are; and how many more members it takes at least, since so many of
// the sets have nothing in common. It is not possible to go on when a set has
// no choice left.
func (h *hitting) next(node branch) (next set, bound int, possible bool) {
	fewest := 0
	// free is what is left of a set; used, of those that the bound counts.
	free, used := h.free, h.used
	clear(used)
	for _, s := range h.hit {
		if s.meets(node.chosen) {
			continue
		}
		n := 0
		for i, word := range s {
			free[i] = word &^ node.barred[i]
			n += bits.OnesCount64(free[i])
		}
		if n == 0 {
			return nil, 0, false
		}
		if next == nil || n < fewest {
			next, fewest = s, n
		}
		if !free.meets(used) {
			bound++
			for i, word := range free {
				used[i] |= word
			}
		}
	}
	return next, bound, true
}

// trim drops members that a hitting set can do without.
func (h *hitting) trim(chosen set) {
	for i := range chosen.clone().all() {
		chosen.drop(i)
		for _, s := range h.hit {
			if !s.meets(chosen) {
				chosen.add(i)
				break
			}
		}
	}
}
