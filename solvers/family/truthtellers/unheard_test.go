package truthtellers_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

// A statement that is switched off may have been anything: its words are never
// quoted, and whether it was true is told only where that follows: from who said it,
// or from how many lies are due. What may be said of it is written here by hand.
func TestSolutionsNeverMisquoteWhatNobodyHeard(t *testing.T) {
	type called = func(x truthtellers.Solution) string
	either := func(truthtellers.Solution) string { return "?" }
	by := func(name string) called {
		return func(x truthtellers.Solution) string {
			return map[any]string{"Truth": "true", "Lie": "false", "Wisdom": "?", "knight": "true", "knave": "false"}[x.People[name]["kind"]]
		}
	}
	for _, c := range []struct {
		preset, experiment string
		off                map[int]called // by number, from 0
	}{
		{"three-gods", "Nobody heard", map[int]called{0: by("left")}},
		{"fooled-trainer", "Silent Charlie", map[int]called{4: either, 5: either}},
		{"fooled-trainer", "Silent Bill", map[int]called{2: either, 3: either}},
		{"which-answer", "Blot", map[int]called{4: func(x truthtellers.Solution) string { return fmt.Sprint(x.Statements["5"]["true"]) }}},
		{"knights-and-knaves-4", "A alone", map[int]called{1: by("B")}},
	} {
		t.Run(c.preset+"/"+c.experiment, func(t *testing.T) {
			instance, off := experiment(t, c.preset, c.experiment)
			keep := func(id puzzle.FactID) bool { return !slices.Contains(off, id) }
			for event, err := range instance.Solve(t.Context(), puzzle.Options{Keep: keep}) {
				if err != nil {
					t.Fatal(err)
				}
				if event.Solution == nil {
					continue
				}
				var x truthtellers.Solution
				if err := json.Unmarshal(event.Solution, &x); err != nil {
					t.Fatal(err)
				}
				views := instance.Show(event.Solution, keep)
				for n := range len(facts(t, c.preset).Statements) {
					words, got := pictured(views, n)
					of, unheard := c.off[n]
					switch {
					case unheard != strings.Contains(words, "…") || words == "":
						t.Errorf("statement %d is quoted as %q", n+1, words)
					case unheard && got != of(x):
						t.Errorf("statement %d is called %q in %s, should be %s", n+1, got, event.Solution, of(x))
					case !unheard && got != "true" && got != "false":
						t.Errorf("statement %d is called %q in %s", n+1, got, event.Solution)
					}
				}
			}
		})
	}
}

// Bea is a knight, and says that Al is a knave; he says that she is a knight, and so is one.
// Where nobody heard her, what she said was true all the same: a survey does not say that
// it was not, by words that nobody heard.
func TestASurveyAsksNothingOfWhatNobodyHeard(t *testing.T) {
	instance := puzzletest.Open(t, truthtellers.New(), json.RawMessage(`{
		"people": ["Al", "Bea"], "traits": [], "ranked": false, "things": [],
		"kinds": [{"kind": "truth", "name": "knight"}, {"kind": "lies", "name": "knave"}],
		"statements": [{"kind": "line", "text": "Bea: Al is a knave"}, {"kind": "line", "text": "Al: Bea is a knight"}],
		"conditions": [{"kind": "is", "who": "Bea", "is": "is", "of": "knight"}]}`))
	survey, err := explain.Survey(t.Context(), instance, explain.Options{Keep: func(id puzzle.FactID) bool { return id != "statements/0" }})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := texts(survey.Certain), []string{"Statement 2 is true.", "Al is a knight.", "Bea is a knight."}; !slices.Equal(got, want) {
		t.Errorf("certain: %q", got)
	}
	if got, want := texts(survey.Excluded), []string{"Al is a knave.", "Bea is a knave."}; !slices.Equal(got, want) {
		t.Errorf("excluded: %q", got)
	}
}

// experiment is a preset as one of its experiments has it, and what is off.
func experiment(t *testing.T, name, called string) (puzzle.Instance, []puzzle.FactID) {
	t.Helper()
	instance, _ := preset(t, name)
	for _, p := range truthtellers.New().Presets() {
		for _, e := range p.Experiments {
			if p.Name == name && e.Name == called {
				return instance, *e.Off
			}
		}
	}
	t.Fatalf("%s has no experiment %s", name, called)
	return nil, nil
}

// pictured is what pictures quote of a statement, and whether they call it true.
func pictured(views []view.View, n int) (words, called string) {
	part := func(m view.Mark, text string) {
		switch {
		case m.ID == fmt.Sprintf("said-%d", n):
			called = text
		case slices.Equal(m.Facts, []string{fmt.Sprintf("statements/%d", n)}) && text != "":
			words = strings.TrimSpace(words + " " + text)
		}
	}
	for _, v := range views {
		if v.Drawing != nil {
			for _, shape := range v.Drawing.Shapes {
				part(shape.Mark, shape.Text)
			}
		}
		if v.Table != nil {
			for _, row := range v.Table.Rows {
				for _, cell := range row.Cells {
					part(cell.Mark, cell.Text)
				}
			}
		}
	}
	return words, called
}
