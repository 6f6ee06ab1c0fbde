package cryptarithms

import (
	"fmt"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/longsum"
	"solvitur/solvers/family/cryptarithms/statements"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws the sums, and what single facts leave of the digits that each letter
// may be.
func given(m *sums, keep func(puzzle.FactID) bool) []view.View {
	model := newModel(m, true)
	left := model.grid("digits", "What each letter may be").Given(fdsearch.Against(model.Model.Model, int(m.tagOf(len(m.Conditions))), m.factOf, keep))
	left.Note = "A cross: one of the sums or conditions alone rules this digit out."
	return append(m.drawings(nil), left)
}

// long is an equation to be drawn.
func long(m statements.Sums, i int) longsum.Sum {
	return longsum.Sum{Equation: m.Equations[i], Number: i, Fact: equationID(i)}
}

// drawings draw the sums: with letters, or with digits in their place.
func (m *sums) drawings(digits []int) (views []view.View) {
	for i := range m.Equations {
		views = append(views, long(m.Sums, i).View(digits))
	}
	return views
}

// grid has a row for every letter, and a column for every digit.
func (m *model) grid(name, title string) fdsearch.Grid {
	return fdsearch.Grid{Name: name, Title: title, Corner: "letter", Rows: m.Names, Columns: english.Digits(m.Base), Vars: m.Digits,
		Claim: func(i, digit int) claim.Claim { return letters.Stands(m.Names[i], digit) }}
}

// show draws an answer: the sums with digits, and what the words come to.
func show(m *sums, s Solution, _ func(puzzle.FactID) bool) []view.View {
	t := &view.Table{Corner: "word", Columns: view.Cells("digits"), Numeric: true}
	if m.Base != 10 {
		t.Columns = append(t.Columns, view.Cell{Text: "in everyday numbers"})
	}
	for _, word := range m.Words {
		var digits strings.Builder
		for _, letter := range word {
			digits.WriteString(english.Digit(s.At(string(letter))))
		}
		number := s.Number(word, m.Base)
		row := view.Row{Head: view.Cell{Text: word}, Cells: view.Cells(digits.String())}
		if m.Base != 10 {
			row.Cells = append(row.Cells, view.Cell{Text: english.Thousands(number)})
		}
		row.Cells[0].Mark = view.Mark{Role: view.Answer, Claim: statements.Makes(word, number).String()}
		t.Rows = append(t.Rows, row)
	}
	return append(m.drawings(s.Digits(m.Names)), view.View{Name: "words", Title: "The words", Table: t})
}

// findings list the answers, and count how often each letter is each digit.
func findings(m *sums, r puzzle.Result[Solution]) []view.View {
	if len(r.Found) < 2 {
		return nil
	}
	t := &view.Table{Corner: "answer", Columns: view.Cells(m.printed(nil)...)}
	list := r.List(100, "answers", "", t, func(s Solution) []string { return m.printed(s.Digits(m.Names)) })
	if !r.Exact || len(r.Found) < r.Solutions {
		return []view.View{list}
	}
	often := newModel(m, false).grid("how-often", "In how many answers").HowOften(len(r.Found), func(answer, i int) int {
		return r.Found[answer].At(m.Names[i])
	})
	often.Note = fmt.Sprintf("Of the %d answers, so many have this digit for the letter.", r.Solutions)
	return []view.View{often, list}
}
