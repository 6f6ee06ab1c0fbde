package sumargue_test

import (
	"slices"
	"testing"

	"solvitur/solvers/family/cryptarithms/columns"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/family/cryptarithms/sumargue"
	"solvitur/solvers/formula"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// An answer meets every group of an argument in just one way, and an assignment that is none breaks
// one; each letter is asked for.
func TestSound(t *testing.T) {
	m := speech.ReadAll([]string{"TWO + TWO = FOUR"}, 10, func(_ int, err *formula.Error) { t.Fatal(err) })
	model := columns.New(m)
	model.Columns(0, 0)
	for _, may := range [][]int{nil, m.Positions([]string{"T", "F"})} {
		a := sumargue.New(m)
		a.Different("conditions/0", m.Positions(m.Names), may)
		if !a.Sum("equations/0", 0, model) {
			t.Fatal("there is too much")
		}
		made := a.Made()
		if len(made.Goals) != 10*len(m.Names) {
			t.Errorf("%d goals", len(made.Goals))
		}
		broken := func(digits ...int) (facts []string) {
			answer := letters.Of(m.Names, digits)
			for _, g := range made.Groups {
				if !met(m, made, g, answer) {
					facts = append(facts, g.Fact)
				}
			}
			return slices.Compact(facts)
		}
		if facts := broken(7, 3, 4, 1, 6, 8); facts != nil { // 734 + 734 = 1468
			t.Errorf("%v are broken", facts)
		}
		if facts := broken(7, 3, 4, 1, 6, 9); !slices.Equal(facts, []string{"equations/0"}) {
			t.Errorf("%v are broken by a wrong sum", facts)
		}
		shared := []string{"equations/0"} // where T and F may be equal, that they are breaks nothing
		if may == nil {
			shared = []string{"conditions/0", "equations/0"}
		}
		if facts := broken(1, 3, 4, 1, 6, 8); !slices.Equal(facts, shared) {
			t.Errorf("%v: %v are broken by a wrong sum in which T is F", may, facts)
		}
		if facts := broken(0, 0, 0, 0, 0, 0); !slices.Equal(facts, []string{"conditions/0"}) { // 000 + 000 = 0000
			t.Errorf("%v are broken by the same digits", facts)
		}
	}
}

// met says whether an answer is one of the ways of a group; of a rule, whether one cell is so.
func met(m *speech.Sums, made puzzle.Argument, g puzzle.Group, answer letters.Solution) bool {
	return !slices.ContainsFunc(g.Tables, func(table puzzle.CellTable) bool {
		on, n := uint64(0), 0
		for i, cell := range table.Cells {
			a := made.Cells[cell].All[0]
			value, err := m.Derived(answer, a.Path)
			if a.Path[0] == letters.InLetters {
				value, err = answer.At(a.Path[1]), nil
			}
			if err == nil && value == a.Value {
				on, n = on|1<<i, n+1
			}
		}
		if table.Terms == nil {
			return n != 1
		}
		return !slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.On&^on == 0 && term.Off&on == 0 })
	})
}

// A column that can come out right in too many ways is no step.
func TestTooMany(t *testing.T) {
	m := speech.ReadAll([]string{"A + B + C + D + E + F = G"}, 10, func(_ int, err *formula.Error) { t.Fatal(err) })
	model := columns.New(m)
	model.Columns(0, 0)
	if sumargue.New(m).Sum("equations/0", 0, model) {
		t.Error("there is not too much")
	}
}
