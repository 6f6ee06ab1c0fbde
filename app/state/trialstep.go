package state

import (
	"fmt"
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
	if !concluded { // the conclusion says it, and the board must stay in sight
		s.say(m.whereToLook(h))
	}
	if rung > 1 && len(step.Facts) > 0 && !(concluded && m.quotes(step)) {
		s.say(oneOrMore(step.Facts, "This fact says something there:", "These facts say something there:"), step.Facts...)
	}
	switch {
	case concluded:
		s.say(step.Text)
		s.Suppose = step.Suppose
		if len(step.Concludes) == 0 {
			s.say("So it cannot be.")
			if h.HasCore && len(h.Core) > len(step.Facts) { // with what went before
				s.fold(fmt.Sprintf("In all, %d facts contradict each other:", len(h.Core)), h.Core)
			}
		}
		s.Views = h.Views
	case rung > 1:
		for _, rule := range step.Rules {
			s.say(rule)
		}
		var known, supposed []puzzle.ClaimText
		for _, used := range step.Uses {
			if positive, _ := puzzle.Positive(used.Claim); m.Trial.at(positive) > 0 {
				supposed = append(supposed, used.ClaimText)
			} else {
				known = append(known, used.ClaimText)
			}
		}
		if len(known) > 0 {
			s.texts("It is known already:", known)
		}
		if len(supposed) > 0 {
			s.texts("You suppose:", supposed)
		}
	}
}

// whereToLook says which parts of the board a step speaks of, or else what it is about.
func (m *Model) whereToLook(h *wire.HintBody) string {
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
	case len(h.Step.Concludes) == 0 && len(h.Asks) == 0:
		return "Look at what is marked, all of it together."
	case len(lit) == 1:
		return "Look at the " + place + " that stands out on the board: " + lit[0] + "." + ask
	case len(lit) > 0 && len(lit) <= fewLit:
		return "Look at the " + place + "s that stand out on the board: " + english.List(lit, "and") + "."
	case len(lit) > 0:
		return "Look at the " + place + "s that stand out on the board."
	case len(h.Asks) == 1:
		return "Think of this: " + quoted(h.Asks[0]) + ". Is it so?"
	case len(h.Asks) > 0:
		asks := slices.Clone(h.Asks)
		for i := range asks {
			asks[i] = quoted(asks[i])
		}
		return "Think of these: " + english.List(asks, "and") + ". Are they so?"
	}
	return m.known(h.Step.Facts)
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
