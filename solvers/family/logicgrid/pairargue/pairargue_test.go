package pairargue_test

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/logicgrid/pairargue"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/puzzle"
)

func people() *pairing.Items {
	return pairing.New([]string{"name", "age", "town"}, [][]string{{"Ann", "Bob", "Cid"}, {"20", "30", "40"}, {"Graz", "Linz", "Wels"}})
}

// Every table meets the rules, and what is none does not.
func TestRules(t *testing.T) {
	g := people()
	a, err := pairargue.New(g, "rule")
	if err != nil {
		t.Fatal(err)
	}
	broken := func(rows [3][3]int) bool {
		return slices.ContainsFunc(a.Argument.Groups, func(group puzzle.Group) bool {
			return slices.ContainsFunc(group.Tables, func(table puzzle.CellTable) bool {
				on, n := uint64(0), 0
				for i, cell := range table.Cells {
					for _, pair := range g.Pairs() {
						if a.Cell(pair[0], pair[1]) == cell && rows[pair[0].Category][pair[0].Place] == rows[pair[1].Category][pair[1].Place] {
							on, n = on|1<<i, n+1
						}
					}
				}
				if table.Terms == nil {
					return n != 1
				}
				return !slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.On&^on == 0 && term.Off&on == 0 })
			})
		})
	}
	if broken([3][3]int{{0, 1, 2}, {2, 0, 1}, {1, 0, 2}}) || !broken([3][3]int{{0, 1, 2}, {2, 0, 0}, {1, 0, 2}}) {
		t.Error("the rules are not what they should be")
	}
	out := func(x, y string) puzzle.Literal { return puzzle.Literal{Cell: a.Cell(g.At[x], g.At[y])} }
	so := out("Ann", "30")
	so.Is = true
	got := strings.Join(a.Argument.Join([]puzzle.Literal{out("Ann", "20"), so, out("Bob", "Graz"), out("Ann", "Linz"), out("Ann", "Wels")}), "; ")
	if want := "Ann goes with 30; Ann does not go with 20, Linz or Wels; Bob does not go with Graz"; got != want {
		t.Errorf("%q, should be %q", got, want)
	}
}

// A clue that Ann comes right before the one from Wels says, within its own world, that she is not the
// last and not from there.
func TestWorld(t *testing.T) {
	g := people()
	a, _ := pairargue.New(g, "rule")
	w := a.World()
	w.Note([]string{"Ann", "Wels"}, "age")
	age := func(name string) int { return slices.Index(g.Names[1], w.In("age", name)) }
	table, ok := w.Table(func() bool { return age("Ann")+1 == age("Wels") && w.Row("Ann") != w.Row("Wels") })
	if !ok || len(table.Cells) != 7 || len(table.Terms) != 2 {
		t.Fatalf("%d ways with %d squares", len(table.Terms), len(table.Cells))
	}
	a.Clue("clues/0", table)
	for _, pair := range [][2]string{{"Ann", "40"}, {"Ann", "Wels"}, {"Wels", "20"}} {
		at := slices.Index(table.Cells, a.Cell(g.At[pair[0]], g.At[pair[1]]))
		if slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.Off>>at&1 == 0 }) {
			t.Errorf("%v may be", pair)
		}
	}
	if _, ok := a.Outright(puzzle.Inference{Groups: []int{len(a.Argument.Groups) - 1}, Concludes: []puzzle.Literal{{Cell: table.Cells[0]}}}); ok {
		t.Error("that is told outright")
	}
}

// More squares than can be argued of are refused.
func TestTooMany(t *testing.T) {
	var names [][]string
	for _, kind := range []string{"a", "b", "c", "d", "e"} {
		var items []string
		for i := range 9 {
			items = append(items, kind+string(rune('0'+i)))
		}
		names = append(names, items)
	}
	if _, err := pairargue.New(pairing.New([]string{"a", "b", "c", "d", "e"}, names), "rule"); err == nil {
		t.Error("there are not too many")
	}
}
