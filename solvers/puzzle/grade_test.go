package puzzle_test

import (
	"testing"

	"solvitur/solvers/puzzle"
)

// TestGrade: how hard an argument is, by what its steps take at once: clues and rules.
func TestGrade(t *testing.T) {
	many := func(n int, clues, rules int) (steps [][2]int) {
		for range n {
			steps = append(steps, [2]int{clues, rules})
		}
		return steps
	}
	for _, test := range []struct {
		steps [][2]int
		level puzzle.Level
		text  string
	}{
		{many(1, 1, 0), puzzle.Easy, "1 step, from 1 fact"},
		{many(90, 0, 1), puzzle.Easy, "90 steps, each from one fact or rule"},
		{append(many(9, 1, 0), [2]int{2, 0}), puzzle.Medium, "10 steps, the hardest from 2 facts at once"},
		{append(many(5, 0, 2), many(3, 1, 0)...), puzzle.Medium, "8 steps, the hardest from 2 rules at once"},
		{many(6, 0, 2), puzzle.Hard, "6 steps, the hardest from 2 rules at once"},
		{[][2]int{{2, 5}}, puzzle.Hard, "1 step, from 2 facts and 5 rules at once"},
		{many(20, 1, 1), puzzle.Hard, "20 steps, the hardest from 1 fact and 1 rule at once"},
		{many(21, 1, 1), puzzle.VeryHard, "21 steps, the hardest from 1 fact and 1 rule at once"},
		{[][2]int{{0, 22}}, puzzle.VeryHard, "1 step, from 22 rules at once"},
	} {
		var argued puzzle.Argued
		for _, step := range test.steps {
			argued.Steps = append(argued.Steps, puzzle.ArguedStep{ClueCount: step[0], RuleCount: step[1]})
		}
		grade := argued.Grade()
		if grade == nil || grade.Level != test.level || grade.Text != test.text || argued.Level() != test.level {
			t.Errorf("%v: %+v, want %s, %q", test.steps, grade, test.level, test.text)
		}
	}
	for _, ungraded := range []puzzle.Argued{{Hardest: -1, Unfit: "It cannot be argued."}, {Hardest: -1, Contradiction: true}} {
		if grade := ungraded.Grade(); grade != nil || ungraded.Level() != puzzle.NoLevel {
			t.Errorf("%+v has the grade %+v", ungraded, grade)
		}
	}
}
