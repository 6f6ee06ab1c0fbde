package cryptarithms

import (
	"strings"
	"unicode"

	"solvitur/solvers/family/cryptarithms/race"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/family/cryptarithms/statements"
	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// sums is a puzzle in a form fit for work. It is never changed once made.
type sums struct {
	statements.Sums
	Conditions []Condition
	Orders     []race.Published
}

const mostLetters = 40

// read finds what the form cannot know, and makes the puzzle fit for work. Letters
// are made capitals.
func read(f *Facts) (*sums, []*schema.FieldError) {
	texts := make([]string, len(f.Equations))
	for i := range f.Equations {
		texts[i] = capitals(f.Equations[i].Text)
		f.Equations[i].Text = texts[i]
	}
	for i := range f.Conditions {
		c := &f.Conditions[i]
		c.Letters, c.Letter, c.Other = capitals(c.Letters), capitals(c.Letter), capitals(c.Other)
	}
	for i := range f.Orders {
		f.Orders[i].Order = capitals(f.Orders[i].Order)
	}
	var errs []*schema.FieldError
	all := speech.ReadAll(texts, f.Base, func(i int, err *formula.Error) { errs = append(errs, err.Field(equationID(i)+"/equation")) })
	if len(errs) > 0 {
		return nil, errs
	}
	if n := len(all.Names); n == 0 || n > mostLetters {
		return nil, []*schema.FieldError{schema.Errorf("equations/0/equation", "There are %d different letters in the sums, and there must be 1 to %d: write words such as SEND.", n, mostLetters)}
	}
	m := &sums{statements.Sums{Sums: all}, f.Conditions, f.Orders}
	return m, append(conditions.Faults(m, m.Conditions), race.Faults("orders", m.Orders, m.Names)...)
}

// clashes are conditions that ask for more digits than there are.
func clashes(m *sums, keep func(puzzle.FactID) bool) []*schema.FieldError {
	return conditions.Clashes(m, m.Conditions, keep)
}

func capitals(text string) string { return strings.Map(unicode.ToUpper, text) }
