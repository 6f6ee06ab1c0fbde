package truthtellers_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// A statement that is switched off may have been anything: no solution quotes it,
// whether or not its words would be as true as what was said. What each of the
// words means is written here by hand.
func TestSolutionsNeverMisquoteWhatNobodyHeard(t *testing.T) {
	type means = func(x truthtellers.Solution) bool
	place := func(name string, n int) means {
		return func(x truthtellers.Solution) bool { return x.Order[n-1] == name }
	}
	is := func(who int, kind string) means {
		return func(x truthtellers.Solution) bool { return x.Kinds[who] == kind }
	}
	for _, c := range []struct {
		preset, experiment string
		off                map[int]means // by number, from 0
	}{
		{"three-gods", "Nobody heard", map[int]means{0: is(1, "Truth")}},
		{"fooled-trainer", "Silent Charlie", map[int]means{4: place("Charlie", 3), 5: place("Bill", 5)}},
		{"fooled-trainer", "Silent Bill", map[int]means{2: place("Bill", 1), 3: place("Charlie", 2)}},
		{"which-answer", "Blot", map[int]means{4: func(x truthtellers.Solution) bool { return len(x.True) == 0 || x.True[0] >= 5 }}},
		{"knights-and-knaves-4", "A alone", map[int]means{1: func(x truthtellers.Solution) bool { return strings.Count(fmt.Sprint(x.Kinds), "knight") == 1 }}},
	} {
		t.Run(c.preset+"/"+c.experiment, func(t *testing.T) {
			instance, off := experiment(t, c.preset, c.experiment)
			agreed, hidden := 0, 0
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
					words, called := pictured(views, n)
					if want := map[bool]string{true: "true", false: "false"}[slices.Contains(x.True, n+1)]; called != want {
						t.Errorf("statement %d is called %q in %s, should be %s", n+1, called, event.Solution, want)
					}
					unknown := strings.Contains(words, "…")
					means, isOff := c.off[n]
					switch {
					case isOff && !unknown:
						t.Errorf("nobody heard statement %d, and %s calls %q %s", n+1, event.Solution, words, called)
					case !isOff && (unknown || words == ""):
						t.Errorf("statement %d is not quoted in %s: %q", n+1, event.Solution, words)
					case isOff && means(x) == (called == "true"):
						agreed++
					case isOff:
						hidden++
					}
				}
			}
			if agreed == 0 || hidden == 0 {
				t.Errorf("in %d solutions what nobody heard is as true as what is switched off, in %d it is not", agreed, hidden)
			}
		})
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
