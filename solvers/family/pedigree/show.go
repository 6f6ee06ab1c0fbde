package pedigree

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/kinship/meant"
	"solvitur/solvers/kinship/tree"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws the phrases as patterns, and the tree of ancestors.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	w := m.World(keep)
	ancestors := view.View{Name: "tree", Title: "The ancestors", Note: "Squares are men, circles women. F stands for a father, M for a mother."}
	return append([]view.View{w.Table()}, tree.Draw(ancestors, w.People, w.Words, func(line string) tree.Look { return tree.Look{Claim: w.Claim(line)} })...)
}

// show draws an ancestor, and the line that leads there.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	w, line := m.World(keep), s.Line.Letters()
	steps := &view.Steps{}
	for i := range line {
		through := m.Answer().Through(i, descent.At(line, i)).String()
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Claim: through}, Text: english.Capital(kinship.Mine(line[:i+1])) + "."})
	}
	for _, other := range w.People.Lines(line, kinship.MostSteps) {
		if other != line {
			steps.Say(nil, "This is also %s.", kinship.Mine(other))
		}
	}
	views := []view.View{{Name: "line", Title: "Step by step", Steps: steps, Group: "ancestor"}}
	return append(views, tree.Draw(view.View{Name: "tree", Title: "The ancestor", Group: "ancestor"}, w.People, w.Words, func(other string) tree.Look {
		switch {
		case other == line:
			return tree.Look{Role: view.Answer, Claim: w.Claim(line)}
		case strings.HasPrefix(line, other):
			return tree.Look{Role: view.Deduced}
		}
		return tree.Look{}
	})...)
}

// reason says why a claim is true of everybody who fits, or why nobody does.
func reason(m *model, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	a := m.World(keep).Argue()
	line, named := m.Answer().Claimed(c)
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

// verdict says the outcome: of two phrases, whether those of the one are those of the
// other.
func verdict(m *model, r puzzle.Result[Solution]) string {
	w := m.World(r.Keep)
	switch {
	case r.Verdict == puzzle.Unsolved:
		found := "nobody was"
		if r.Solutions > 0 {
			found = english.Count(r.Solutions, "ancestor was", "ancestors were")
		}
		return fmt.Sprintf("Not decided: %s found before the search was stopped.", found)
	case r.Exact && len(w.In) == 2 && len(w.Out) == 0:
		return w.Compared(r.Solutions)
	case r.Verdict == puzzle.None:
		return "Nobody fits all of the phrases."
	case r.Verdict == puzzle.One && len(r.Found) > 0:
		return "The ancestor is " + kinship.Mine(r.Found[0].Line.Letters()) + "."
	}
	return english.Capital(r.Said(english.Count(r.Solutions, "ancestor fits", "ancestors fit"))) + "."
}

// findings are the sets, drawn and counted.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	if !r.Exact {
		return nil
	}
	w := m.World(r.Keep)
	fit := w.Fitting()
	sets := view.View{Name: "sets", Title: "Who is which",
		Note: "The letters are those of the phrases that name somebody. Tinted, and without a colour of its own: who fits all phrases."}
	return append([]view.View{w.Numbers(len(fit))}, tree.Draw(sets, w.People, w.Words, func(line string) tree.Look {
		var l tree.Look
		for i := range w.Words {
			if w.IsKept(i) && w.IsOne(line, i) {
				l.Text += meant.Letter(i)
				l.Colour = cmp.Or(l.Colour, i+1)
			}
		}
		if slices.Contains(fit, line) {
			l.Role, l.Colour = view.Answer, 0
		}
		return l
	})...)
}
