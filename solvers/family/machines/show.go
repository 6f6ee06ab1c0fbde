package machines

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws the start, and what follows what.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	return append(kit.Given(m, keep), m.unseen.Table(m.aim(keep).Run, m.linesOf)...)
}

// findings are why no plan is better, what a look at the start would save, and what
// keeps things as they are wanted.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	views := kit.Findings(m, r)
	if r.Verdict == puzzle.Unsolved {
		return views
	}
	aim := m.aim(r.Keep)
	return slices.Concat(views, aim.Seen(m.begins(r.Keep), plural[m.Unit], m.cost), aim.Keeping(m.linesOf))
}
