package bridges

import (
	"fmt"

	"solvitur/solvers/view"
)

func landPart(i int) string     { return fmt.Sprintf("land-%d", i) }
func bridgePart(row int) string { return fmt.Sprintf("bridge-%d", row) }

func (h *task) bridgePart(i int) string { return bridgePart(h.town.bridges[i].row) }

func (h *task) fact(i int) []string { return []string{bridgeID(h.town.bridges[i].row)} }

func (h *task) idle(at int) view.Frame {
	caption := fmt.Sprintf("There is no bridge to cross: whoever stays at %s has crossed them all.", h.town.land(at))
	return h.Stage().Next(view.Frame{Caption: caption, Role: view.Answer}, h.looks(view.Answer, []int{at}, nil))
}

// looks has some lands and bridges in a role.
func (h *task) looks(role view.Role, lands, bridges []int) view.Looks {
	looks := view.Looks{}
	for _, i := range lands {
		looks[landPart(i)] = h.Stage().As(landPart(i), role)
	}
	for _, i := range bridges {
		looks[h.bridgePart(i)] = h.Stage().As(h.bridgePart(i), role)
	}
	return looks
}

// tellCondition tells how Euler judges the map: land by land, and piece by
// piece.
func (h *task) tellCondition(possible []ends) error {
	t := h.town
	c := t.condition()
	h.Stats.Tests += int64(t.lands)
	for i := range t.lands {
		if err := h.Step(func() view.Frame {
			caption, role := t.parity(i)+".", view.Given
			if t.odd(i) {
				caption, role = caption+" A walk must begin or end here.", view.Accent
			}
			return h.Stage().Next(view.Frame{Caption: caption}, h.looks(role, []int{i}, nil))
		}); err != nil {
			return err
		}
	}
	if c.pieces > 1 {
		if err := h.Step(func() view.Frame {
			return view.Frame{Caption: fmt.Sprintf("The bridges lie in %d pieces with no way between them.", c.pieces), Role: view.Conflict}
		}); err != nil {
			return err
		}
	}
	return h.Step(func() view.Frame {
		if len(possible) == 0 {
			return view.Frame{Caption: t.whyNot(), Role: view.Conflict}
		}
		from := possible[0].from
		return h.Stage().Next(view.Frame{Caption: "So there is a walk: it begins at " + t.land(from) + ", for example.", Role: view.Deduced}, h.looks(view.Answer, []int{from}, nil))
	})
}

// afresh wipes the walk that was found.
func (h *task) afresh() view.Frame {
	return h.Stage().Frame(view.Frame{Caption: "Now all walks, in the order of the bridges."}, nil)
}

// crossed is a bridge crossed for good, beside those before.
func (h *task) crossed(from, by, to int, detour bool) view.Frame {
	caption := h.over(from, by, to)
	if detour {
		caption = fmt.Sprintf("At %s a bridge is left over: a detour, over %s to %s.", h.town.land(from), called(h.town.name(by)), h.town.land(to))
	}
	return h.Stage().Next(view.Frame{Caption: caption, Depth: 1, Facts: h.fact(by)}, h.looks(view.Guess, []int{to}, []int{by}))
}

func (h *task) over(from, by, to int) string {
	return fmt.Sprintf("From %s over %s to %s.", h.town.land(from), called(h.town.name(by)), h.town.land(to))
}

func (h *task) stuck(at int) view.Frame {
	return view.Frame{Caption: fmt.Sprintf("Stuck at %s with bridges left over: go back to where there is one.", h.town.land(at)), Depth: 1}
}

// The walks of the other frames are shown as far as they have come: at are the lands that
// they came through, one more than bridges.

// tried is a bridge crossed to see where it leads; it is the last of the walk.
func (h *task) tried(at, walk []int) view.Frame {
	n := len(walk)
	return h.so(view.Frame{Caption: h.over(at[n-1], walk[n-1], at[n]), Role: view.Guess, Facts: h.fact(walk[n-1])}, at, walk)
}

func (h *task) avoided(at, walk []int, by int) view.Frame {
	caption := fmt.Sprintf("Not over %s yet: from the other side there is no way back to what is left.", called(h.town.name(by)))
	return h.so(view.Frame{Caption: caption, Role: view.Crossed, Facts: h.fact(by)}, at, walk)
}

// steppedBack leaves a place by the bridge that led there: from a dead end, or
// because all has been tried from it.
func (h *task) steppedBack(at, walk []int, deadEnd bool) view.Frame {
	n := len(walk) - 1
	frame := view.Frame{Caption: fmt.Sprintf("Back over %s to %s, to try another.", called(h.town.name(walk[n])), h.town.land(at[n])), Facts: h.fact(walk[n])}
	if deadEnd {
		frame.Role = view.Conflict
	}
	return h.so(frame, at[:n+1], walk[:n])
}

func (h *task) so(frame view.Frame, at, walk []int) view.Frame {
	frame.Depth = 1
	return h.Stage().Frame(frame, h.looks(view.Guess, at, walk))
}

func (h *task) complete(from int, walk []int) view.Frame {
	caption := "Every bridge is crossed: " + h.town.spelt(walk) + ", from " + h.town.land(from) + "."
	return h.Stage().Next(view.Frame{Caption: caption, Role: view.Answer}, h.looks(view.Answer, nil, walk))
}
