package machines

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws the start, and what follows what.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	views := kit.Given(m, keep)
	if v, told := m.unseen.Table(m.aim(keep).Run, m.linesOf); told {
		views = append(views, v)
	}
	return views
}

// findings are why no plan is better, what a look at the start would save, and what
// keeps things as they are wanted.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	views := kit.Findings(m, r)
	if r.Verdict == puzzle.Unsolved {
		return views
	}
	aim := m.aim(r.Keep)
	if v, told := aim.Seen(m.begins(r.Keep), plural[m.Unit], m.cost); told {
		views = append(views, v)
	}
	if v, told := aim.Keeping(m.linesOf); told {
		views = append(views, v)
	}
	return views
}
