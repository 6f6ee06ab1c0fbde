package cryptarithms

import (
	"fmt"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/longsum"
	"solvitur/solvers/family/cryptarithms/speech"
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
func long(m *speech.Sums, i int) longsum.Sum {
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
	columns := []string{"digits"}
	if m.Base != 10 {
		columns = append(columns, "in everyday numbers")
	}
	t := view.TableOf("word", m.Words, columns, func(i, column int) view.Cell {
		word := m.Words[i]
		number := s.Number(word, m.Base)
		if column > 0 {
			return view.Cell{Text: english.Thousands(number)}
		}
		digits := each.Of(s.Digits(letters.Spelt(word)), english.Digit)
		return view.Cell{Text: strings.Join(digits, ""), Mark: view.Mark{Role: view.Answer, Claim: speech.Makes(word, number).String()}}
	})
	t.Numeric = true
	return append(m.drawings(s.Digits(m.Names)), view.View{Name: "words", Title: "The words", Table: t})
}

// findings list the answers, and count how often each letter is each digit.
func findings(m *sums, r puzzle.Result[Solution]) []view.View {
	if len(r.Found) < 2 {
		return nil
	}
	t := &view.Table{Corner: "answer", Columns: view.Cells(m.Print(nil)...)}
	list := r.List(100, "answers", "", t, func(s Solution) []string { return m.Print(s.Digits(m.Names)) })
	often := fdsearch.HowOften(newModel(m, false).grid("how-often", "In how many answers"), r,
		"Of the %d answers, so many have this digit for the letter.", func(s Solution, i int) int { return s.At(m.Names[i]) })
	return append(often, list)
}

// written is an answer as its sums, with digits for letters.
func (m *sums) written(s Solution) string {
	return english.List(m.Print(s.Digits(m.Names)), "and")
}

// verdict says the outcome as a sentence about these sums.
func verdict(m *sums, r puzzle.Result[Solution]) string {
	in := english.OfBase(m.Base)
	switch {
	case r.Verdict == puzzle.None:
		return "There is no answer" + in + ": whatever digits the letters are, a sum is wrong or a condition broken."
	case r.Verdict == puzzle.One:
		return m.written(r.Found[0]) + in + ", and there is no other answer."
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("There are %s answers%s, one of them %s.", r.Said(english.Thousands(r.Solutions)), in, m.written(r.Found[0]))
	case r.Solutions == 1:
		return m.written(r.Found[0]) + in + " is an answer; whether there is another was not decided."
	}
	return fmt.Sprintf("Not decided: stopped after %s.", english.Count(r.Stats.Nodes, "digit tried", "digits tried"))
}
