package ui

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
	source := app.HTMLString(facts{model: &m, differs: m.Differences()}.render())
	for _, name := range []string{`"Delete colour red"`, `"Delete colour 2"`, `"On: colour red"`, `"On: colour 2"`} {
		if !strings.Contains(source, name) {
			t.Errorf("nothing is called %s", name)
		}
	}
}
