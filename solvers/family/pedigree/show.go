package pedigree

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// placeID names the place of the ancestor's pattern in a generation, for frames;
// personID names the person at the end of a line.
func placeID(i int) string         { return fmt.Sprintf("place-%d", i) }
func personID(line string) string  { return "person-" + line }
func phraseLetter(i int) string    { return string(rune('A' + i)) }
func (w *world) isKept(i int) bool { return slices.Contains(w.one, i) || slices.Contains(w.none, i) }

// given draws the phrases as patterns, and the tree of ancestors.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	w := m.world(keep)
	views := []view.View{w.table()}
	if tree := w.tree("tree", "The ancestors", func(line string) look {
		return look{claim: m.named(line).String()}
	}); tree.Drawing != nil {
		tree.Note = "Squares are men, circles women. F stands for a father, M for a mother."
		views = append(views, tree)
	}
	return views
}

// table shows the patterns of the phrases, and below them that of the ancestor.
func (w *world) table() view.View {
	t := &view.Table{Corner: "generation"}
	for i := range w.longest() {
		t.Columns = append(t.Columns, view.Cell{Text: fmt.Sprint(i + 1)})
	}
	for i, p := range w.phrases {
		row := view.Row{Head: view.Cell{Text: fmt.Sprintf("%s: %s", phraseLetter(i), w.being(i, p))}}
		for k := range w.longest() {
			cell := view.Cell{Mark: view.Mark{Facts: []string{phraseID(i)}}}
			if k < len(p.pattern) {
				cell.Text, cell.Role = p.pattern[k].String(), view.Given
				if !w.isKept(i) {
					cell.Role = view.Muted
				}
				if p.pattern[k] != either && len(w.same) == 0 && slices.Contains(w.one, i) {
					cell.Claim, cell.Status = through(k, whoAt(cell.Text, 0)).String(), view.Told
				}
			}
			row.Cells = append(row.Cells, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	row := view.Row{Head: view.Cell{Text: "the ancestor"}}
	for k := range w.longest() {
		cell := view.Cell{Mark: view.Mark{ID: placeID(k)}}
		for _, who := range []string{"father", "mother", nobody} {
			if who != nobody || w.uneven {
				cell.Values = append(cell.Values, view.Value{Text: map[string]string{"father": "F", "mother": "M", nobody: "–"}[who], Claim: through(k, who).String()})
			}
		}
		row.Cells = append(row.Cells, cell)
	}
	t.Rows = append(t.Rows, row)
	return view.View{Name: "patterns", Title: "The phrases as patterns", Table: t,
		Note: "In each generation the line leads through a father (F) or a mother (M), and · leaves it open which."}
}

// show draws an ancestor, and the line that leads there.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	w := m.world(keep)
	line := s.line()
	tree := w.tree("tree", "The ancestor", func(other string) look {
		switch {
		case other == line:
			return look{role: view.Answer, claim: m.named(line).String()}
		case len(other) < len(line) && line[:len(other)] == other:
			return look{role: view.Deduced}
		}
		return look{}
	})
	steps := &view.Steps{}
	for i := range line {
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Claim: through(i, whoAt(line, i)).String()}, Text: english.Capital(mine(line[:i+1])) + "."})
	}
	for _, other := range w.people.lines(line, mostSteps) {
		if other != line {
			steps.Items = append(steps.Items, view.Step{Text: "This is also " + mine(other) + "."})
		}
	}
	views := []view.View{{Name: "line", Title: "Step by step", Steps: steps, Group: "ancestor"}}
	if tree.Drawing != nil {
		tree.Group = "ancestor"
		views = append(views, tree)
	}
	return views
}

// verdict says the outcome: of two phrases, whether those of the one are those of the
// other.
func verdict(m *model, r puzzle.Result[Solution]) string {
	w := m.world(r.Keep)
	switch {
	case r.Verdict == puzzle.Unsolved:
		return fmt.Sprintf("Not decided: %s found before the search was stopped.", map[bool]string{true: "nobody was", false: english.Count(r.Solutions, "ancestor was", "ancestors were")}[r.Solutions == 0])
	case !r.Exact:
		return fmt.Sprintf("At least %s.", english.Count(r.Solutions, "ancestor fits", "ancestors fit"))
	case len(w.one) == 2 && len(w.none) == 0:
		return w.compared(r.Solutions)
	case r.Verdict == puzzle.None:
		return "Nobody fits all of the phrases."
	case r.Verdict == puzzle.One && len(r.Found) > 0:
		return "The ancestor is " + mine(r.Found[0].line()) + "."
	}
	return fmt.Sprintf("%s.", english.Count(r.Solutions, "ancestor fits", "ancestors fit"))
}

// compared says of two phrases whether those of the first are those of the second.
func (w *world) compared(both int) string {
	a, b := w.phrases[w.one[0]], w.phrases[w.one[1]]
	first, second := count(w.parts(a.pattern)), count(w.parts(b.pattern))
	are := func(p phrase, n int) string {
		if n == 1 {
			return fmt.Sprintf("my %s: 1 person", p)
		}
		return fmt.Sprintf("my %s: %s people", p, english.Thousands(n))
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
	for _, line := range w.fitting() {
		fit[line] = true
	}
	sets := w.tree("sets", "Who is which", func(line string) look {
		var in string
		colour := 0
		for i := range w.phrases {
			if w.isKept(i) && w.isOne(line, i) {
				in += phraseLetter(i)
				colour = cmp.Or(colour, i+1)
			}
		}
		if fit[line] {
			return look{text: in, role: view.Answer}
		}
		return look{text: in, colour: colour}
	})
	views := []view.View{w.numbers(len(fit))}
	if sets.Drawing != nil {
		sets.Note = "The letters are those of the phrases that name somebody. Tinted, and without a colour of its own: who fits all phrases."
		views = append(views, sets)
	}
	return views
}

// numbers count whom each phrase names, and how many lines lead there.
func (w *world) numbers(fit int) view.View {
	t := &view.Table{Corner: "phrase", Numeric: true, Columns: view.Cells("pattern", "lines", "people")}
	for i, p := range w.phrases {
		if w.isKept(i) {
			t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: fmt.Sprintf("%s: my %s", phraseLetter(i), p), Mark: view.Mark{Facts: []string{phraseID(i)}}},
				Cells: view.Cells(p.pattern.String(), english.Thousands(p.pattern.lines()), english.Thousands(count(w.parts(p.pattern))))})
		}
	}
	t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: "who fits"}, Cells: []view.Cell{{}, {}, {Text: english.Thousands(fit), Mark: view.Mark{Role: view.Answer}}}})
	note := "Where no relatives married, each line leads to a person of its own."
	if len(w.same) > 0 {
		note = "Relatives married: where there are fewer people than lines, several lines lead to one person (pedigree collapse)."
	}
	return view.View{Name: "numbers", Title: "How many they are", Table: t, Note: note}
}
