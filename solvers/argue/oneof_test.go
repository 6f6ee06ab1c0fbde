package argue_test

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/argue"
	"solvitur/solvers/puzzle"
)

// What a rule forces is told with what has taken others and what was ruled out; two that are both
// so are no lack of any.
func TestRules(t *testing.T) {
	var a puzzle.Argument
	rules := argue.Rules{Clause: func(cell int, is bool) string { return fmt.Sprintf("cell %d is %v", cell, is) }}
	rules.Add(&a, "rule:one", "Pat has one place.", argue.OneOf{Of: "Pat", Kind: "place", Names: []string{"the 1st", "the 2nd", "the 3rd"}}, func(i int) int { return 10 + i })
	a.Groups = append(a.Groups, puzzle.Group{Fact: "remarks/0", Clue: true})
	if !slices.Equal(a.Groups[0].Tables[0].Cells, []int{10, 11, 12}) || a.Groups[0].Tables[0].Terms != nil {
		t.Errorf("the rule is %v", a.Groups[0])
	}
	off := func(cell, by int) puzzle.Premise { return puzzle.Premise{Literal: puzzle.Literal{Cell: cell}, By: by} }
	on := func(cell int) puzzle.Literal { return puzzle.Literal{Cell: cell, Is: true} }
	for _, test := range []struct {
		what string
		s    puzzle.Inference
		want string
	}{
		{"one is taken, one is ruled out", puzzle.Inference{Groups: []int{0}, Concludes: []puzzle.Literal{on(11)}, From: []puzzle.Premise{off(10, 20), off(12, -1)}},
			"Cell 11 is true, the only place left for Pat: cell 20 is true, and the 3rd is ruled out."},
		{"none is left", puzzle.Inference{Groups: []int{0}, From: []puzzle.Premise{off(10, 20), off(11, -1), off(12, -1)}}, "But then no place is left for Pat."},
		{"two are so", puzzle.Inference{Groups: []int{0}, From: []puzzle.Premise{{Literal: on(10), By: -1}, {Literal: on(11), By: -1}}}, ""},
		{"another group", puzzle.Inference{Groups: []int{1}, Concludes: []puzzle.Literal{on(11)}}, ""},
		{"two groups", puzzle.Inference{Groups: []int{0, 1}, Concludes: []puzzle.Literal{on(11)}}, ""},
		{"what is not so", puzzle.Inference{Groups: []int{0}, Concludes: []puzzle.Literal{{Cell: 11}}}, ""},
	} {
		if text, _ := rules.Tell(test.s); text != test.want {
			t.Errorf("%s: %q", test.what, text)
		}
	}
	rules.Takes = func(r argue.OneOf, cell, by int) string { return r.Name(cell) }
	rules.Taken = func(names []string) string { return fmt.Sprint(names, " are taken") }
	rules.Said = func(r argue.OneOf, name string) string { return name + " is left for " + r.Of }
	text, _ := rules.Tell(puzzle.Inference{Groups: []int{0}, Concludes: []puzzle.Literal{on(11)}, From: []puzzle.Premise{off(10, 20), off(12, -1)}})
	if want := "the 2nd is left for Pat: [the 1st] are taken, and the 3rd is ruled out."; text != want {
		t.Errorf("%q", text)
	}
}
