package fdsearch_test

import (
	"slices"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// A grid crosses off what each fact rules out by itself, not what only several do
// together; facts that are switched off cross nothing off.
func TestGridOfWhatSingleFactsLeave(t *testing.T) {
	m := fd.NewModel()
	x := m.Ints("x", 3, 1, 3)
	m.Post(fd.Rule, fd.Different(x...))
	m.Post(0, fd.Rel(x[0], fd.LT, x[1], 0)) // a before b
	m.Post(1, fd.Rel(x[1], fd.LT, x[2], 0)) // b before c
	m.Post(2, fd.Ne(x[2], 2))
	facts := fdsearch.Tags(func(tag fd.Tag) puzzle.FactID { return []string{"ab", "bc", "c"}[tag] })
	grid := fdsearch.Grid{Name: "g", Corner: "who", Rows: []string{"a", "b", "c"}, Columns: []string{"1st", "2nd", "3rd"}, Vars: x, First: 1,
		Claim: func(row, value int) claim.Claim { return claim.That(value, []string{"a", "b", "c"}[row]) }}
	v := grid.Given(fdsearch.Against(m, 3, facts, func(id puzzle.FactID) bool { return id != "c" }))
	want := [][]string{{"", "", "ab"}, {"ab", "", "bc"}, {"bc", "", ""}}
	for i, row := range v.Table.Rows {
		for k, cell := range row.Cells {
			crossed := cell.Role == view.Crossed && cell.Status == view.Told && slices.Equal(cell.Facts, []string{want[i][k]})
			open := cell.Role == view.Possible && cell.Status == view.Open && len(cell.Facts) == 0
			if want[i][k] == "" && !open || want[i][k] != "" && !crossed {
				t.Errorf("%s %s: %+v", row.Head.Text, v.Table.Columns[k].Text, cell)
			}
		}
	}
	if cell := v.Table.Rows[0].Cells[2]; cell.Claim != puzzle.Not(claim.That(3, "a").String()) {
		t.Errorf("a cross claims %s", cell.Claim)
	}
}

// Each value of a row is counted, those that no solution has as well; but not where there may be
// more solutions, or is only one.
func TestHowOften(t *testing.T) {
	g := fdsearch.Grid{Corner: "who", Rows: []string{"a", "b"}, Columns: []string{"1st", "2nd", "3rd"}, First: 1}
	value := func(s []int, row int) int { return s[row] }
	r := puzzle.Result[[]int]{Found: [][]int{{1, 2}, {1, 3}, {3, 2}}, Solutions: 3}
	if views := fdsearch.HowOften(g, r, "Of %d.", value); views != nil {
		t.Error("there may be more, and they are counted")
	}
	r.Exact = true
	if one := (puzzle.Result[[]int]{Found: r.Found[:1], Solutions: 1, Exact: true}); fdsearch.HowOften(g, one, "Of %d.", value) != nil {
		t.Error("there is only one, and it is counted")
	}
	v := fdsearch.HowOften(g, r, "Of %d.", value)[0]
	if v.Note != "Of 3." {
		t.Error(v.Note)
	}
	for i, want := range [][]string{{"2", "0", "1"}, {"0", "2", "1"}} {
		for k, cell := range v.Table.Rows[i].Cells {
			if cell.Text != want[k] || !v.Table.Numeric {
				t.Errorf("row %d, column %d: %s, not %s", i, k, cell.Text, want[k])
			}
		}
	}
}
