package meant

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/view"
)

// PlaceID names the place of the pattern of whoever is meant in a generation, for frames.
func PlaceID(i int) string { return fmt.Sprintf("place-%d", i) }

// Letter is what a phrase is called for short.
func Letter(i int) string { return string(rune('A' + i)) }

// IsKept says whether a phrase holds.
func (w *World) IsKept(i int) bool { return slices.Contains(w.Phrases(), i) }

// Table shows the patterns of the phrases, and below them that of the ancestor.
func (w *World) Table() view.View {
	var heads, columns []string
	for i := range w.Words {
		heads = append(heads, fmt.Sprintf("%s: %s", Letter(i), w.Being(i)))
	}
	for k := range w.longest() {
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
func (w *World) place(i, k int) view.Cell {
	cell := view.Cell{Mark: view.Mark{Facts: []string{w.Phrase(i)}}}
	if k >= len(w.Words[i].Pattern) {
		return cell
	}
	place := w.Words[i].Pattern[k]
	cell.Text, cell.Role = place.String(), view.Given
	if !w.IsKept(i) {
		cell.Role = view.Muted
	}
	if place != kinship.Either && len(w.Kin) == 0 && slices.Contains(w.In, i) {
		cell.Claim, cell.Status = w.Answer().Through(k, place.Word()).String(), view.Told
	}
	return cell
}

// open is a generation of the ancestor's pattern, for searches and visitors to fill in.
func (w *World) open(k int) view.Cell {
	answer := w.Answer()
	cell := view.Cell{Mark: view.Mark{ID: PlaceID(k)}}
	for _, p := range []kinship.Parents{kinship.Fathers, kinship.Mothers, 0} {
		if p != 0 || answer.Ends {
			cell.Values = append(cell.Values, view.Value{Text: p.String(), Claim: answer.Through(k, cmp.Or(p.Word(), descent.Nobody)).String()})
		}
	}
	return cell
}

// Numbers count whom each phrase names, and how many lines lead there.
func (w *World) Numbers(fit int) view.View {
	t := &view.Table{Corner: "phrase", Numeric: true, Columns: view.Cells("pattern", "lines", "people")}
	for i, p := range w.Words {
		if w.IsKept(i) {
			t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: fmt.Sprintf("%s: my %s", Letter(i), p), Mark: view.Mark{Facts: []string{w.Phrase(i)}}},
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

// Compared says whether those of the first phrase that holds are those of the second, and so many are both;
// there are two at least: see [World.Two].
func (w *World) Compared(both int) string {
	a, b := w.Words[w.In[0]], w.Words[w.In[1]]
	first, second := kinship.Count(w.Parts(w.In[0])), kinship.Count(w.Parts(w.In[1]))
	are := func(p kinship.Phrase, n int) string {
		return fmt.Sprintf("my %s: %s", p, english.Count(n, "person", "people"))
	}
	told := fmt.Sprintf("%s; %s.", english.Capital(are(a, first)), are(b, second))
	switch how := share(both, first); {
	case how == All && both == second:
		return "Yes: they are the same. " + told
	case how == All:
		return "Yes: all of the first are among the second. " + told
	case how == None:
		return "No: nobody is both. " + told
	}
	return fmt.Sprintf("No: only %s among the second. %s", english.Count(both, "of the first is", "of the first are"), told)
}
