package bridges

import (
	"fmt"

	"solvitur/solvers/view"
)

// The frames of a replay change the picture that given draws.

func landPart(i int) string     { return fmt.Sprintf("land-%d", i) }
func bridgePart(row int) string { return fmt.Sprintf("bridge-%d", row) }

func (h *hunt) bridgePart(i int) string { return bridgePart(h.town.bridges[i].row) }

func (h *hunt) fact(i int) []string { return []string{bridgeID(h.town.bridges[i].row)} }

func (h *hunt) idle(at int) view.Frame {
	return view.Frame{Caption: fmt.Sprintf("There is no bridge to cross: whoever stays at %s has crossed them all.", h.town.land(at)), Role: view.Answer, Changes: []view.Change{view.Recast(landPart(at), view.Answer)}}
}

// tellCondition tells how Euler judges the map: land by land, and piece by
// piece.
func (h *hunt) tellCondition(possible []ends) error {
	t := h.town
	c := t.condition()
	h.Stats.Tests += int64(t.lands)
	for i := range t.lands {
		if err := h.Step(func() view.Frame {
			frame := view.Frame{Caption: t.parity(i) + ".", Changes: []view.Change{view.Recast(landPart(i), view.Given)}}
			if t.odd(i) {
				frame.Caption += " A walk must begin or end here."
				frame.Changes = []view.Change{view.Recast(landPart(i), view.Accent)}
			}
			return frame
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
		return view.Frame{Caption: "So there is a walk: it begins at " + t.land(possible[0].from) + ", for example.", Role: view.Deduced,
			Changes: []view.Change{view.Recast(landPart(possible[0].from), view.Answer)}}
	})
}

// afresh wipes the walk that was found.
func (h *hunt) afresh() view.Frame {
	frame := view.Frame{Caption: "Now all walks, in the order of the bridges."}
	for i := range h.town.bridges {
		frame.Changes = append(frame.Changes, view.Recast(h.bridgePart(i), view.Plain))
	}
	return frame
}

func (h *hunt) crossed(from, by, to int, detour bool) view.Frame {
	caption := fmt.Sprintf("From %s over %s to %s.", h.town.land(from), called(h.town.name(by)), h.town.land(to))
	if detour {
		caption = fmt.Sprintf("At %s a bridge is left over: a detour, over %s to %s.", h.town.land(from), called(h.town.name(by)), h.town.land(to))
	}
	return view.Frame{Caption: caption, Depth: 1, Facts: h.fact(by), Changes: []view.Change{view.Recast(h.bridgePart(by), view.Guess), view.Recast(landPart(to), view.Guess)}}
}

// tried is a bridge crossed to see where it leads.
func (h *hunt) tried(from, by, to int) view.Frame {
	frame := h.crossed(from, by, to, false)
	frame.Role = view.Guess
	return frame
}

func (h *hunt) stuck(at int) view.Frame {
	return view.Frame{Caption: fmt.Sprintf("Stuck at %s with bridges left over: go back to where there is one.", h.town.land(at)), Depth: 1}
}

func (h *hunt) avoided(from, by int) view.Frame {
	return view.Frame{Caption: fmt.Sprintf("Not over %s yet: from the other side there is no way back to what is left.", called(h.town.name(by))), Depth: 1, Role: view.Crossed, Facts: h.fact(by),
		Changes: []view.Change{view.Recast(landPart(from), view.Guess)}}
}

// steppedBack leaves a place by the bridge that led there: from a dead end, or
// because all has been tried from it.
func (h *hunt) steppedBack(to, by, from int, deadEnd bool) view.Frame {
	frame := view.Frame{Caption: fmt.Sprintf("Back over %s to %s, to try another.", called(h.town.name(by)), h.town.land(to)), Depth: 1, Facts: h.fact(by),
		Changes: []view.Change{view.Recast(h.bridgePart(by), view.Plain), view.Recast(landPart(from), view.Plain)}}
	if deadEnd {
		frame.Role = view.Conflict
	}
	return frame
}

func (h *hunt) complete(from int, walk []int) view.Frame {
	changes := make([]view.Change, len(walk))
	for k, i := range walk {
		changes[k] = view.Recast(h.bridgePart(i), view.Answer)
	}
	return view.Frame{Caption: "Every bridge is crossed: " + h.town.spelt(walk) + ", from " + h.town.land(from) + ".", Role: view.Answer, Changes: changes}
}
