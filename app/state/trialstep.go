package state

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// step tells a step: where to look, at which facts, what follows.
func (s *Said) step(m *Model, h *wire.HintBody, rung int) {
	step := h.Step
	concluded := rung > 2
	var lit, leaves []string // a picture may have the place beside what can stand there
	place := "cell"          // where all of them are cells
	ask := ""                // what is so or not can be asked; a place to fill in cannot
	pointed := m.Pointed()
	for _, v := range m.TriedOn() {
		for part := range view.Marks(v) {
			if !Plays(part) || !Speaks(part, pointed) {
				continue
			}
			if !hasCells(v) {
				place = "place"
			}
			name := m.nameOf(part)
			if part.Leaf != "" {
				leaves = append(leaves, quoted(name))
				continue
			}
			lit = append(lit, quoted(name))
			ask = " Is it so?"
		}
	}
	if len(lit) == 0 {
		lit = leaves
	}
	switch {
	case concluded: // the conclusion says it, and the board must stay in sight
	case len(step.Concludes) == 0:
		s.say("Look at what is marked, all of it together.")
	case len(lit) == 1:
		s.say("Look at the " + place + " that stands out on the board: " + lit[0] + "." + ask)
	case len(lit) > 0 && len(lit) <= fewLit:
		s.say("Look at the " + place + "s that stand out on the board: " + english.List(lit, "and") + ".")
	case len(lit) > 0:
		s.say("Look at the " + place + "s that stand out on the board.")
	case len(h.Asks) == 1:
		s.say("Think of this: " + quoted(h.Asks[0]) + ". Is it so?")
	case len(h.Asks) > 0:
		asks := slices.Clone(h.Asks)
		for i := range asks {
			asks[i] = quoted(asks[i])
		}
		s.say("Think of these: " + english.List(asks, "and") + ". Are they so?")
	default:
		s.say(m.known(step.Facts))
	}
	if rung > 1 && len(step.Facts) > 0 && !(concluded && m.quotes(step)) {
		s.say(oneOrMore(step.Facts, "This fact says something there:", "These facts say something there:"), step.Facts...)
	}
	if rung == 2 { // the conclusion says them, too
		for _, rule := range step.Rules {
			s.say(rule)
		}
		if len(step.Uses) > 0 {
			var known []puzzle.ClaimText
			for _, used := range step.Uses {
				known = append(known, used.ClaimText)
			}
			s.texts("It is known already:", known)
		}
	}
	if rung > 2 {
		s.say(step.Text)
		s.Suppose = step.Suppose
		if len(step.Concludes) == 0 {
			s.say("So it cannot be.")
		}
		s.Views = h.Views
	}
}

// hasCells says whether what can be pressed in a picture are cells: of a grid, a table, or drawn
// as squares.
func hasCells(v view.View) bool {
	return v.Grid != nil || v.Table != nil || v.Drawing != nil && !slices.ContainsFunc(v.Drawing.Shapes, func(s view.Shape) bool { return Plays(s.Mark) && s.Kind != view.Square })
}

// quotes says whether a step says all its facts itself.
func (m *Model) quotes(step *puzzle.ArguedStep) bool {
	return !slices.ContainsFunc(step.Facts, func(id puzzle.FactID) bool {
		fact, known := m.Fact(id)
		return !known || !strings.Contains(step.Text, strings.TrimSuffix(fact.Text, "."))
	})
}
