package bridges

import (
	"strconv"

	"solvitur/solvers/claim"
)

// wanted is what a search assumes, and the contrary of what it denies, by the
// number of steps that it takes to know whether a walk with known ends fits.
type wanted map[int][]claim.Claim

func (h *task) wanted() (wanted, error) {
	var all []claim.Claim
	for _, a := range h.Assumed() {
		all = append(all, a.Claim)
	}
	if denied, ok := h.Denied(); ok {
		all = append(all, claim.Not(denied))
	}
	w := wanted{}
	for _, c := range all {
		parts := []claim.Claim{c}
		if !c.Not { // each atom is known in its own time
			parts = nil
			for _, a := range c.All {
				parts = append(parts, claim.Of(a))
			}
		}
		for _, part := range parts {
			after := 0
			for _, a := range part.All {
				if a.Path[0] != startPath && a.Path[0] != walkPath {
					if _, err := derived(h.town, Solution{}, a.Path); err != nil {
						return nil, err
					}
				}
				after = max(after, step(a))
			}
			after = min(after, len(h.town.bridges)) // at the end, no later step is taken
			w[after] = append(w[after], part)
		}
	}
	return w, nil
}

// along says whether one has to walk to know.
func (w wanted) along() bool {
	n := len(w)
	if _, atOnce := w[0]; atOnce {
		n--
	}
	return n > 0
}

// fits judges the steps of a walk with these ends that it has come to, and the
// lands that they led to, by what is known since the last one.
func (w wanted) fits(t town, e ends, lands, walk []int) bool {
	at := func(path []string) (any, error) {
		switch path[0] {
		case startPath:
			return t.land(e.from), nil
		case toPath:
			return t.land(e.to), nil
		case closedPath:
			return e.from == e.to, nil
		}
		k, err := strconv.Atoi(path[1])
		switch {
		case path[0] == walkPath && k < len(walk):
			return t.name(walk[k]), nil
		case path[0] == atPath && k < len(lands):
			return t.land(lands[k]), nil
		}
		return nil, err
	}
	for _, c := range w[len(walk)] {
		if holds, err := c.Holds(at); err != nil || !holds {
			return false
		}
	}
	return true
}
