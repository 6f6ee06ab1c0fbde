package fdpairing_test

import (
	"slices"
	"testing"

	"solvitur/solvers/family/logicgrid/fdpairing"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/family/logicgrid/staircase"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/formula"
	"solvitur/solvers/permutations"
	"solvitur/solvers/view"
)

// clue is a clue of the tests.
type clue struct {
	one, other string
	says       func(m *fdpairing.Model, x, y pairing.Item)
	holds      func(at func(name string) int) bool // by rows of a table
}

// people are three of each.
func people() *pairing.Items {
	return pairing.New([]string{"name", "age", "town"}, [][]string{{"Ann", "Bob", "Cid"}, {"20", "30", "40"}, {"Graz", "Linz", "Wels"}})
}

// together and before are clues of two items, with what they say of a table.
func together(one, other string, is bool) clue {
	return clue{one, other, func(m *fdpairing.Model, x, y pairing.Item) { m.Link(is, x, y) }, func(at func(string) int) bool { return (at(one) == at(other)) == is }}
}

func before(g *pairing.Items, by int, one, other string) clue {
	return clue{one, other, func(m *fdpairing.Model, x, y pairing.Item) { m.Relate(by, x, y, func(x, y int) bool { return x < y }) }, func(at func(string) int) bool {
		place := func(name string) int {
			return slices.IndexFunc(g.Names[by], func(item string) bool { return at(item) == at(name) })
		}
		return place(one) < place(other)
	}}
}

// A model has the tables that its clues are true of, whichever of its items they speak of.
func TestTables(t *testing.T) {
	g := people()
	for _, clues := range [][]clue{
		{together("Ann", "30", true)}, {together("40", "Wels", true), together("Bob", "Graz", false)}, {together("20", "Linz", false)},
		{before(g, 0, "20", "Graz")}, {before(g, 1, "Ann", "Linz")}, {before(g, 1, "20", "Linz")}, {before(g, 2, "Cid", "40"), before(g, 1, "Ann", "Bob")},
		{before(g, 1, "20", "20")},
	} {
		m := fdpairing.New(g, fd.Hall)
		fdpairing.Post(m, clues, map[int]*formula.Formula[clue]{}, func(m *fdpairing.Model, c clue) { c.says(m, g.At[c.one], g.At[c.other]) })
		want := 0
		for ages := range permutations.Of(3) {
			for towns := range permutations.Of(3) {
				at := func(name string) int {
					x := g.At[name]
					return [][]int{{0, 1, 2}, ages, towns}[x.Category][x.Place]
				}
				if !slices.ContainsFunc(clues, func(c clue) bool { return !c.holds(at) }) {
					want++
				}
			}
		}
		if n, _, err := m.Count(t.Context(), fd.Options{}); int(n) != want || err != nil {
			t.Errorf("%d tables, should be %d: %v", n, want, err)
		}
	}
}

// What a clue tells at once is drawn with what follows from it alone: a dot, and crosses in its row and column.
func TestTold(t *testing.T) {
	g := people()
	m := fdpairing.New(g, fd.Values)
	fdpairing.Post(m, []clue{together("Ann", "30", true), together("40", "Wels", false)}, map[int]*formula.Formula[clue]{}, func(m *fdpairing.Model, c clue) { c.says(m, g.At[c.one], g.At[c.other]) })
	tags := func(tag fd.Tag) string { return []string{"first", "second"}[tag] }
	count := func(keep func(string) bool) map[view.Role]int {
		roles := map[view.Role]int{}
		for _, s := range m.Told(2, tags, keep).View("grid", "").Drawing.Shapes {
			if s.Kind == view.Square {
				roles[s.Role]++
			}
		}
		return roles
	}
	if roles := count(func(string) bool { return true }); roles[view.Given] != 1 || roles[view.Crossed] != 5 || roles[view.Plain] != 21 {
		t.Errorf("%v", roles)
	}
	if roles := count(func(id string) bool { return id == "second" }); roles[view.Given] != 0 || roles[view.Crossed] != 1 {
		t.Errorf("%v", roles)
	}
}

// Who stands before another in the order of a third category does not go with it, which is told at once.
func TestRelateTells(t *testing.T) {
	g := people()
	m := fdpairing.New(g, fd.Values)
	fdpairing.Post(m, []clue{before(g, 2, "Ann", "30")}, map[int]*formula.Formula[clue]{}, func(m *fdpairing.Model, c clue) { c.says(m, g.At[c.one], g.At[c.other]) })
	told := m.Told(1, func(fd.Tag) string { return "clue" }, func(string) bool { return true })
	crossed := map[string]bool{}
	for _, s := range told.View("grid", "").Drawing.Shapes {
		crossed[s.ID] = s.Role == view.Crossed
	}
	if !crossed[staircase.ID(g.At["Ann"], g.At["30"])] || crossed[staircase.ID(g.At["Ann"], g.At["20"])] {
		t.Errorf("%v", crossed)
	}
}

// At a moment of a search, what nothing is left for is crossed off, and there is a dot where one is left
// for both; what single clues say stays as it is.
func TestLooks(t *testing.T) {
	g := people()
	m := fdpairing.New(g, fd.Values)
	fdpairing.Post(m, []clue{together("Ann", "30", true)}, map[int]*formula.Formula[clue]{}, func(m *fdpairing.Model, c clue) { c.says(m, g.At[c.one], g.At[c.other]) })
	told := m.Told(1, func(fd.Tag) string { return "clue" }, func(string) bool { return true })
	town, age := m.Vars[2][0], m.Vars[1][0] // Graz goes with Bob, and 20 with Cid
	values := make([]int, 1+max(town, age))
	values[town], values[age] = 1, 2
	looks := told.Looks(fdsearch.Put(m.Model, view.Guess, []fd.Var{town, age}, values))
	for _, c := range []struct {
		one, other string
		look       view.Look
		changed    bool
	}{
		{"Bob", "Graz", view.Look{Role: view.Guess, Text: staircase.Dot}, true},
		{"Ann", "Graz", view.Look{Role: view.Crossed}, true},
		{"20", "Graz", view.Look{Role: view.Crossed}, true},
		{"Bob", "Linz", view.Look{}, false}, // nothing is concluded
		{"Ann", "30", view.Look{}, false},
		{"Ann", "20", view.Look{}, false},
	} {
		if look, changed := looks[staircase.ID(g.At[c.one], g.At[c.other])]; changed != c.changed || look.Role != c.look.Role || look.Text != c.look.Text {
			t.Errorf("%s and %s: %+v, changed: %v", c.one, c.other, look, changed)
		}
	}
}
