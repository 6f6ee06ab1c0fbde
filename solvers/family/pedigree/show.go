package pedigree

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/kinship/tree"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// placeID names the place of the ancestor's pattern in a generation, for frames.
func placeID(i int) string         { return fmt.Sprintf("place-%d", i) }
func phraseLetter(i int) string    { return string(rune('A' + i)) }
func (w *world) isKept(i int) bool { return slices.Contains(w.In, i) || slices.Contains(w.Out, i) }

// given draws the phrases as patterns, and the tree of ancestors.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	w := m.world(keep)
	ancestors := view.View{Name: "tree", Title: "The ancestors", Note: "Squares are men, circles women. F stands for a father, M for a mother."}
	return append([]view.View{w.table()}, w.tree(ancestors, func(line string) tree.Look { return tree.Look{Claim: w.claim(line)} })...)
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

// table shows the patterns of the phrases, and below them that of the ancestor.
func (w *world) table() view.View {
	var heads, columns []string
	for i := range w.Words {
		heads = append(heads, fmt.Sprintf("%s: %s", phraseLetter(i), w.Being(i)))
	}
	for k := range w.Longest() {
		columns = append(columns, fmt.Sprint(k+1))
	}
	t := view.TableOf("generation", append(heads, "the ancestor"), columns, func(i, k int) view.Cell {
		if i == len(w.Words) {
			return w.open(k)
		}
		return w.place(i, k)
	})
	return view.View{Name: "patterns", Title: "The phrases as patterns", Table: t,
		Note: "In each generation the line leads through a father (F) or a mother (M), and · leaves it open which."}
}

// place is a generation in the pattern of a phrase.
func (w *world) place(i, k int) view.Cell {
	cell := view.Cell{Mark: view.Mark{Facts: []string{phraseID(i)}}}
	if k >= len(w.Words[i].Pattern) {
		return cell
	}
	place := w.Words[i].Pattern[k]
	cell.Text, cell.Role = place.String(), view.Given
	if !w.isKept(i) {
		cell.Role = view.Muted
	}
	if place != kinship.Either && len(w.Kin) == 0 && slices.Contains(w.In, i) {
		cell.Claim, cell.Status = w.answer.Through(k, place.Word()).String(), view.Told
	}
	return cell
}

// open is a generation of the ancestor's pattern, for searches and visitors to fill in.
func (w *world) open(k int) view.Cell {
	cell := view.Cell{Mark: view.Mark{ID: placeID(k)}}
	for _, p := range []kinship.Parents{kinship.Fathers, kinship.Mothers, 0} {
		if p != 0 || w.answer.Ends {
			cell.Values = append(cell.Values, view.Value{Text: p.String(), Claim: w.answer.Through(k, cmp.Or(p.Word(), descent.Nobody)).String()})
		}
	}
	return cell
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
		return w.compared(r.Solutions)
	case r.Verdict == puzzle.None:
		return "Nobody fits all of the phrases."
	case r.Verdict == puzzle.One && len(r.Found) > 0:
		return "The ancestor is " + kinship.Mine(r.Found[0].Line.Letters()) + "."
	}
	return fmt.Sprintf("%s.", english.Count(r.Solutions, "ancestor fits", "ancestors fit"))
}

// compared says of two phrases whether those of the first are those of the second.
func (w *world) compared(both int) string {
	a, b := w.Words[w.In[0]], w.Words[w.In[1]]
	first, second := kinship.Count(w.Parts(w.In[0])), kinship.Count(w.Parts(w.In[1]))
	are := func(p kinship.Phrase, n int) string {
		return fmt.Sprintf("my %s: %s", p, english.Count(n, "person", "people"))
	}
	told := fmt.Sprintf("%s; %s.", english.Capital(are(a, first)), are(b, second))
	switch {
	case both == first && both == second:
		return "Yes: they are the same. " + told
	case both == first:
		return "Yes: all of the first are among the second. " + told
	case both == 0:
		return "No: nobody is both. " + told
	}
	return fmt.Sprintf("No: only %s among the second. %s", english.Count(both, "of the first is", "of the first are"), told)
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
	return append([]view.View{w.numbers(len(fit))}, w.tree(sets, func(line string) tree.Look {
		var l tree.Look
		for i := range w.Words {
			if w.isKept(i) && w.IsOne(line, i) {
				l.Text += phraseLetter(i)
				l.Colour = cmp.Or(l.Colour, i+1)
			}
		}
		if fit[line] {
			l.Role, l.Colour = view.Answer, 0
		}
		return l
	})...)
}

// numbers count whom each phrase names, and how many lines lead there.
func (w *world) numbers(fit int) view.View {
	t := &view.Table{Corner: "phrase", Numeric: true, Columns: view.Cells("pattern", "lines", "people")}
	for i, p := range w.Words {
		if w.isKept(i) {
			t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: fmt.Sprintf("%s: my %s", phraseLetter(i), p), Mark: view.Mark{Facts: []string{phraseID(i)}}},
				Cells: view.Cells(p.Pattern.String(), english.Thousands(p.Pattern.Lines()), english.Thousands(kinship.Count(w.Parts(i))))})
		}
	}
	t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: "who fits"}, Cells: []view.Cell{{}, {}, {Text: english.Thousands(fit), Mark: view.Mark{Role: view.Answer}}}})
	note := "Where no relatives married, each line leads to a person of its own."
	if len(w.Kin) > 0 {
		note = "Relatives married: where there are fewer people than lines, several lines lead to one person (pedigree collapse)."
	}
	return view.View{Name: "numbers", Title: "How many they are", Table: t, Note: note}
}
