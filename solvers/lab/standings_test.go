package lab_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/family/digits"
	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// TestStandings: what is certain comes with the verdict where there are few
// solutions, and with the survey where there are more than a search remembers:
// a is 1, and of the other digits nothing is known.
func TestStandings(t *testing.T) {
	l := lab.New([]puzzle.Family{digits.New()})
	for numbers, early := range map[string]bool{"ab": true, "abcde": false} {
		v := share.Variant{Facts: json.RawMessage(`{"subject":"The number","numbers":["` + numbers + `"],"base":10,"conditions":[{"kind":"formula","formula":"a = 1"}]}`)}
		var views []view.View
		if err := l.Solve(t.Context(), wire.SolveRequest{Family: "digits", Variant: v}, func(e wire.Event) {
			if e.Done != nil {
				views = e.Done.Standings
			}
		}); err != nil {
			t.Fatal(err)
		}
		if (len(views) > 0) != early {
			t.Errorf("%s: %d pictures with the verdict", numbers, len(views))
		}
		events := 0
		if err := l.Survey(t.Context(), wire.SurveyRequest{Family: "digits", Variant: v, Brief: true}, func(e wire.Event) {
			if e.Surveyed != nil {
				events++
				views = append(views, e.Surveyed.Standings.All()...)
				if e.Surveyed.Checked || e.Surveyed.HasSmallest {
					t.Errorf("%s: a brief survey looks at the facts", numbers)
				}
			}
		}); err != nil {
			t.Fatal(err)
		}
		if events != 1 || len(views) == 0 {
			t.Fatalf("%s: %d answers, %d pictures", numbers, events, len(views))
		}
		for _, v := range views {
			for r, row := range v.Table.Rows {
				for d, cell := range row.Cells {
					want := view.Possible
					switch {
					case r == 0 && d == 1:
						want = view.Deduced
					case r == 0:
						want = view.Crossed
					}
					if cell.Role != want {
						t.Errorf("%s: %q is drawn as %q, not %q", numbers, cell.Says, cell.Role, want)
					}
				}
			}
		}
	}
}

// TestRegionsOff: a board is drawn without the regions that do not count.
func TestRegionsOff(t *testing.T) {
	l := lab.New([]puzzle.Family{sudoku.New()})
	facts := `{"size":"4","diagonals":false,"givens":[["1","","",""],["","","",""],["","","",""],["","","",""]],"regions":[["A","A","B","B"],["A","A","B","B"],["C","C","D","D"],["C","C","D","D"]]}`
	for _, off := range [][]string{nil, {"regions"}} {
		drawn := 0
		look := func(views []view.View) {
			for _, v := range views {
				if v.Grid != nil {
					drawn++
					if (v.Grid.Regions == nil) != (off != nil) {
						t.Errorf("off %q: %s is drawn with the regions %v", off, v.Name, v.Grid.Regions)
					}
				}
				for mark := range view.Marks(v) {
					if off != nil && strings.Contains(mark.Says, "region") {
						t.Errorf("off %q: %s", off, mark.Says)
					}
				}
			}
		}
		request := wire.SolveRequest{Family: "sudoku", Variant: share.Variant{Facts: json.RawMessage(facts), Off: off}}
		if err := l.Solve(t.Context(), request, func(e wire.Event) {
			switch {
			case e.Board != nil:
				look(e.Board.Given.All())
			case e.Solution != nil:
				look(e.Solution.Views.All())
			case e.Done != nil:
				look(e.Done.Standings)
			}
		}); err != nil {
			t.Fatal(err)
		}
		if drawn < 3 {
			t.Errorf("off %q: only %d boards were drawn", off, drawn)
		}
	}
}
