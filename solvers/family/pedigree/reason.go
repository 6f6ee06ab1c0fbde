package pedigree

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// reason says why a claim is true of everybody who fits, or why nobody does.
func reason(m *model, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	a := m.World(keep).Argue()
	line, named := m.answer.Claimed(c)
	switch {
	case len(c.All) == 0:
		a.Nobody()
	case named && c.Not:
		a.IsNot(line)
	case len(c.All) == 1 && !c.Not && a.Asks(c.All[0].Path[1], fmt.Sprint(c.All[0].Value)):
	default:
		a.Everyone()
	}
	return []view.View{{Name: "why", Title: "Why it is so", Steps: &a.Steps}}
}
