package columns_test

import (
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/cryptarithms/columns"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/formula"
)

// sums reads equations.
func sums(t *testing.T, base int, texts ...string) *speech.Sums {
	return speech.ReadAll(texts, base, func(_ int, err *formula.Error) { t.Fatal(err) })
}

// Column by column a sum has the answers that it has as one equation, and as its digits tried
// one after the other come to; so have products and differences, and sums of which a column cannot come
// out right.
func TestSameAnswers(t *testing.T) {
	for _, text := range []string{"AB + BA = CAC", "A * B = CD", "AB - C = BA", "AA * A = BCB", "12 + A = B", "A + B = A + B", "AB + 1 = CB"} {
		s := sums(t, 5, text)
		want := 0
		digits := make([]int, len(s.Names))
		for n := range speech.Power(5, len(digits)) {
			for i := range digits {
				digits[i], n = n%5, n/5
			}
			if least, _ := speech.Bounds(s.Equations[0].Products(), digits, digits); least == 0 {
				want++
			}
		}
		whole, byColumn := columns.New(s), columns.New(s)
		whole.Whole(0, 0)
		byColumn.Columns(0, 0)
		for i, m := range []*columns.Model{whole, byColumn} {
			if n, _, err := m.Count(t.Context(), fd.Options{Order: m.Digits, Distinct: m.Digits}); int(n) != want || err != nil {
				t.Errorf("%s has %d answers (%d), should have %d: %v", text, n, i, want, err)
			}
		}
	}
}

// What is carried is what a claim says of it, and so is the number of a word: where all of the
// claims of an answer are posted, it alone is left.
func TestAtoms(t *testing.T) {
	s := sums(t, 10, "SEND + MORE = MONEY")
	m := columns.New(s)
	m.Columns(0, 0)
	var said []claim.Claim
	for column, n := range []int{0, 1, 1, 0, 1} {
		if column > 0 {
			said = append(said, speech.CarriedTo(0, column, n))
		}
	}
	said = append(said, speech.Makes("MORE", 1085), speech.Makes("SEND", 9567), speech.Unused(3))
	for _, c := range said {
		for _, a := range c.All {
			is, err := m.Atom(a)
			if err != nil {
				t.Fatal(err)
			}
			m.Post(1, is)
		}
	}
	if n, _, err := m.Count(t.Context(), fd.Options{Order: m.Digits, Distinct: m.Digits}); n != 1 || err != nil {
		t.Errorf("%d are left: %v", n, err)
	}
	if got := m.Says(m.Carries[0].Var, 1, false) + "; " + m.Says(m.Digits[0], 9, true); got != "1 is not carried to column 2 from the right; S is 9" {
		t.Error(got)
	}
	for _, a := range []claim.Atom{{Path: []string{"words", "SEND"}, Rel: claim.Is, Value: "much"}, {Path: []string{"words", "MEND"}, Rel: claim.Is, Value: 1}} {
		if _, err := m.Atom(a); err == nil {
			t.Errorf("%s is said", a)
		}
	}
}
