package logicgrid

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/family/logicgrid/staircase"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws what single clues say.
func given(g *items, keep func(puzzle.FactID) bool) []view.View {
	v := newModel(g, fd.Values).Told(len(g.clues), factOf, keep).View("grid", "What can go with what")
	v.Note = "A dot: these two go together. A cross: they do not. Only what one clue alone says is drawn."
	return []view.View{v}
}

// show draws the table, and the grid filled in.
func show(g *items, s Solution, _ func(puzzle.FactID) bool) []view.View {
	table := &view.Table{Corner: g.Categories[0], Columns: view.Cells(g.Categories[1:]...)}
	for _, x := range g.Of(0) {
		row := view.Row{Head: view.Cell{Text: pairing.Heading(g.Name(x))}}
		for _, category := range g.Categories[1:] {
			name := s.Table[g.Name(x)][category]
			cell := view.Cell{Text: pairing.Heading(name), Mark: view.Mark{Role: view.Answer}}
			if y, known := g.At[name]; known {
				cell.Claim = claim.Of(g.Goes(x, y)).String()
			}
			row.Cells = append(row.Cells, cell)
		}
		table.Rows = append(table.Rows, row)
	}
	filled := staircase.Of(g.Items).View("filled", "The grid filled in", "A square for every two items of different categories, with a dot where they go together and a cross where they do not.", func(x, y item) (view.Mark, string) {
		goes := g.Goes(x, y)
		if with, _ := g.Derived(s.Table, goes.Path); with == goes.Value {
			return view.Mark{Role: view.Answer, Claim: claim.Of(goes).String()}, staircase.Dot
		}
		return view.Mark{Role: view.Crossed, Claim: claim.Not(claim.Of(goes)).String()}, ""
	})
	return []view.View{{Name: "table", Title: "What goes with what", Table: table}, filled}
}

// verdict says the outcome as a sentence about this puzzle.
func verdict(g *items, r puzzle.Result[Solution]) string {
	switch {
	case r.Verdict == puzzle.None:
		return "No: however the table is filled in, one of the clues is broken."
	case r.Verdict == puzzle.One && len(g.questions()) > 0:
		return g.answers(r.Found[0]) + "."
	case r.Verdict == puzzle.One:
		return "There is exactly one way to fill in the table."
	case r.Verdict == puzzle.Many && r.Exact && g.agree(r.Found, r.Solutions):
		return fmt.Sprintf("%s, in each of the %s ways to fill in the table.", g.answers(r.Found[0]), english.Words(r.Solutions))
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("Nobody can tell: there are %s ways to fill in the table.", r.Said(english.Thousands(r.Solutions)))
	}
	return r.StoppedWith("choice", "choices", "way that fits", "ways that fit")
}

// questions are those about an item.
func (g *items) questions() []Ask {
	return slices.DeleteFunc(slices.Clone(g.asked), func(a Ask) bool { return a.Kind != "" })
}

// sought are the answers that each question has, if it is not the table that is asked for.
func sought(g *items) (all [][]claim.Claim) {
	if len(g.questions()) < len(g.asked) {
		return nil
	}
	for _, ask := range g.asked {
		var answers []claim.Claim
		for _, y := range g.Of(g.Category(ask.By)) {
			answers = append(answers, claim.Of(g.Goes(g.At[ask.One], y)))
		}
		all = append(all, answers)
	}
	return all
}

// answers is what is asked, answered by a table.
func (g *items) answers(s Solution) string {
	var answers []string
	for _, ask := range g.questions() {
		goes, _ := g.Derived(s.Table, pairing.With(ask.One, ask.By))
		answers = append(answers, fmt.Sprintf("%s goes with %s", goes, ask.One))
	}
	return english.Capital(english.List(answers, "and"))
}

// agree says whether all tables, of which there are so many, are at hand and answer
// what is asked alike.
func (g *items) agree(found []Solution, tables int) bool {
	return len(g.questions()) > 0 && len(found) == tables &&
		!slices.ContainsFunc(found, func(s Solution) bool { return g.answers(s) != g.answers(found[0]) })
}
