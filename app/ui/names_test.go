package ui

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Who only hears a row's tools learns what they delete, and a switch is not
// called off and then said not to be on.
func TestToolsAreCalledByWhatTheyTouch(t *testing.T) {
	m, err := state.New(puzzle.Sheet{
		Family: "test",
		Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form: schema.Form{Fields: []schema.Field{{Key: "colours", Kind: schema.Rows, Item: "colour", Shapes: []schema.Shape{{
			Sentence: "{name}: {many} balls",
			Fields:   []schema.Field{{Key: "name", Kind: schema.Text}, {Key: "many", Kind: schema.Number}},
		}}}}},
		Preset: puzzle.Preset{Facts: json.RawMessage(`{"colours":[{"name":"red","many":2},{"name":"","many":3}]}`), Off: []string{"colours/0"}},
		Facts:  []puzzle.Fact{{ID: "colours/0"}, {ID: "colours/1"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	source := factsOf(&m)
	for _, name := range []string{`"Delete colour red"`, `"Delete colour 2"`, `"On: colour red"`, `"On: colour 2"`} {
		if !strings.Contains(source, name) {
			t.Errorf("nothing is called %s", name)
		}
	}
}

// A field that is ticked to state a fact has one box to tick. One that is switched off
// as well, by a link or an experiment, has its switch beside it.
func TestATickedFactHasOneBox(t *testing.T) {
	for _, off := range [][]string{nil, {"diagonals"}} {
		m, err := state.New(puzzle.Sheet{
			Family: "test",
			Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
			Form:   schema.Form{Fields: []schema.Field{{Key: "diagonals", Kind: schema.Switch, Label: "Diagonals, too"}}},
			Preset: puzzle.Preset{Facts: json.RawMessage(`{"diagonals":true}`), Off: off},
			Facts:  []puzzle.Fact{{ID: "diagonals"}},
		})
		if err != nil {
			t.Fatal(err)
		}
		source := factsOf(&m)
		if n := strings.Count(source, `type="checkbox"`); n != 1+len(off) {
			t.Errorf("off %q: there are %d boxes to tick", off, n)
		}
	}
}

// A full stop behind a gap of a sentence does not stand in a line of its own, and a quotation mark
// not in another line than what it opens.
func TestStopsStayWithTheirGaps(t *testing.T) {
	m, err := state.New(puzzle.Sheet{
		Family: "test",
		Info:   puzzle.Info{Name: "test", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form: schema.Form{Fields: []schema.Field{{Key: "sides", Kind: schema.Rows, Item: "side", Shapes: []schema.Shape{{
			Sentence: "The {side}, says “{who}”.",
			Fields:   []schema.Field{{Key: "side", Kind: schema.Text}, {Key: "who", Kind: schema.Text}},
		}}}}},
		Preset: puzzle.Preset{Facts: json.RawMessage(`{"sides":[{"side":"front","who":"Ann"}]}`)},
		Facts:  []puzzle.Fact{{ID: "sides/0"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	source := factsOf(&m)
	if n := strings.Count(source, `class="bound"`); n != 3 || !strings.Contains(source, "> says <") {
		t.Errorf("%d of 3 signs are kept together with their gaps:\n%s", n, source)
	}
}
