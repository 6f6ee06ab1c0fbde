package pedigree

import (
	"cmp"
	"fmt"
	"strings"

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
	w := m.world(keep)
	ancestors := view.View{Name: "tree", Title: "The ancestors", Note: "Squares are men, circles women. F stands for a father, M for a mother."}
	return append([]view.View{w.Table(m.answer)}, w.tree(ancestors, func(line string) tree.Look { return tree.Look{Claim: w.claim(line)} })...)
}

// tree draws the ancestors.
func (w *world) tree(v view.View, looks func(line string) tree.Look) []view.View {
	return tree.Draw(v, w.People, w.Words, looks)
}

// claim is that the ancestor is the one at the end of a line; "" where it cannot be.
func (w *world) claim(line string) string {
	if !w.IsMeant(line) {
		return ""
	}
	return w.answer.Is(line).String()
}

// show draws an ancestor, and the line that leads there.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	w := m.world(keep)
	line := s.Line.Letters()
	ancestor := w.tree(view.View{Name: "tree", Title: "The ancestor", Group: "ancestor"}, func(other string) tree.Look {
		switch {
		case other == line:
			return tree.Look{Role: view.Answer, Claim: w.claim(line)}
		case strings.HasPrefix(line, other):
			return tree.Look{Role: view.Deduced}
		}
		return tree.Look{}
	})
	steps := &view.Steps{}
	for i := range line {
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Claim: w.answer.Through(i, descent.At(line, i)).String()}, Text: english.Capital(kinship.Mine(line[:i+1])) + "."})
	}
	for _, other := range w.People.Lines(line, kinship.MostSteps) {
		if other != line {
			steps.Items = append(steps.Items, view.Step{Text: "This is also " + kinship.Mine(other) + "."})
		}
	}
	return append([]view.View{{Name: "line", Title: "Step by step", Steps: steps, Group: "ancestor"}}, ancestor...)
}

// verdict says the outcome: of two phrases, whether those of the one are those of the
// other.
func verdict(m *model, r puzzle.Result[Solution]) string {
	w := m.world(r.Keep)
	switch {
	case r.Verdict == puzzle.Unsolved:
		found := "nobody was"
		if r.Solutions > 0 {
			found = english.Count(r.Solutions, "ancestor was", "ancestors were")
		}
		return fmt.Sprintf("Not decided: %s found before the search was stopped.", found)
	case !r.Exact:
		return fmt.Sprintf("At least %s.", english.Count(r.Solutions, "ancestor fits", "ancestors fit"))
	case len(w.In) == 2 && len(w.Out) == 0:
		return w.Compared(r.Solutions)
	case r.Verdict == puzzle.None:
		return "Nobody fits all of the phrases."
	case r.Verdict == puzzle.One && len(r.Found) > 0:
		return "The ancestor is " + kinship.Mine(r.Found[0].Line.Letters()) + "."
	}
	return fmt.Sprintf("%s.", english.Count(r.Solutions, "ancestor fits", "ancestors fit"))
}

// findings are the sets, drawn and counted.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	if !r.Exact {
		return nil
	}
	w := m.world(r.Keep)
	fit := map[string]bool{}
	for _, line := range w.Fitting() {
		fit[line] = true
	}
	sets := view.View{Name: "sets", Title: "Who is which",
		Note: "The letters are those of the phrases that name somebody. Tinted, and without a colour of its own: who fits all phrases."}
	return append([]view.View{w.Numbers(len(fit))}, w.tree(sets, func(line string) tree.Look {
		var l tree.Look
		for i := range w.Words {
			if w.IsKept(i) && w.IsOne(line, i) {
				l.Text += meant.Letter(i)
				l.Colour = cmp.Or(l.Colour, i+1)
			}
		}
		if fit[line] {
			l.Role, l.Colour = view.Answer, 0
		}
		return l
	})...)
}
