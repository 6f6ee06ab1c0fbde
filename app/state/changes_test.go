package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Everything that “Back to the original” takes back is counted, and nothing else.
func TestChangesAreCounted(t *testing.T) {
	given := sheet()
	given.Orderings = []puzzle.Ordering{{Name: "friends", Label: "Friends", Items: []string{"Ann", "Bob"}}}
	fresh, err := state.New(given)
	if err != nil {
		t.Fatal(err)
	}
	order := func(items ...string) state.Event { return state.Reorder{Name: "friends", Items: items} }
	remove := func(path string) state.Event { return edit(schema.Edit{Op: "remove", Path: path}) }
	for name, c := range map[string]struct {
		events []state.Event
		want   int
	}{
		"nothing":                          {nil, 0},
		"a number":                         {[]state.Event{set("limit", json.Number("4"))}, 1},
		"a row":                            {[]state.Event{set("remarks/0/what", "d")}, 1},
		"a row and a number":               {[]state.Event{set("remarks/0/what", "d"), set("limit", json.Number("4"))}, 2},
		"two rows are gone":                {[]state.Event{remove("remarks/0"), remove("remarks/0")}, 2},
		"rows in other places":             {[]state.Event{edit(schema.Edit{Op: "move", Path: "remarks/0", To: 1})}, 1},
		"a fact switched off":              {[]state.Event{state.Switch{Fact: "remarks/0"}}, 1},
		"another strategy":                 {[]state.Event{state.Choose{Strategy: "slow"}}, 1},
		"the first strategy, by name":      {[]state.Event{state.Choose{Strategy: "quick"}}, 0},
		"another order":                    {[]state.Event{order("Bob", "Ann")}, 1},
		"another order and back":           {[]state.Event{order("Bob", "Ann"), order("Ann", "Bob")}, 0},
		"more time":                        {[]state.Event{state.Budget{Seconds: 60}}, 1},
		"strategy, order, row, and number": {[]state.Event{state.Choose{Strategy: "slow"}, order("Bob", "Ann"), set("remarks/0/what", "d"), set("limit", json.Number("4"))}, 4},
	} {
		t.Run(name, func(t *testing.T) {
			m := apply(fresh, c.events...)
			if got := m.Changes(); got != c.want {
				t.Errorf("%d changes, want %d", got, c.want)
			}
			if m = apply(m, state.Reset{}); m.Changes() != 0 || !m.Input.Same(m.Original()) && c.want > 0 {
				t.Errorf("after Reset there are %d changes", m.Changes())
			}
		})
	}
	// Moved there and back, an order leaves no trace in the link.
	if m := apply(fresh, order("Bob", "Ann"), order("Ann", "Bob")); !m.Input.Same(m.Original()) {
		t.Errorf("an order as at first is kept: %v", m.Orders)
	}
}

// The verdict's own reason stays while another one is asked for, and is there
// again at once when that is put away.
func TestTheOwnReasonStays(t *testing.T) {
	given := sheet()
	given.Done = puzzle.Done{Verdict: puzzle.None, Exact: true, Answer: "None."}
	given.Reason = &puzzle.Reason{Core: []string{"remarks/0"}, Minimal: true}
	m, err := state.New(given)
	if err != nil {
		t.Fatal(err)
	}
	m = apply(m, state.Ask{Claim: "x"})
	if !m.Reason.Asked() || m.Reason.Claim != "x" || !m.Own().Known || m.Own().Core[0] != "remarks/0" {
		t.Errorf("while something else is asked, the reason is %+v and the own one %+v", m.Reason, m.Own())
	}
	m = apply(m, state.Ask{Claim: "y"}, state.Unask{})
	if m.Reason.Asked() || !m.Reason.Known || m.Reason.Core[0] != "remarks/0" {
		t.Errorf("afterwards the reason is %+v", m.Reason)
	}
}

func TestRowsAndFactsHaveNames(t *testing.T) {
	named := schema.Field{Key: "colours", Kind: schema.Rows, Item: "colour", Shapes: []schema.Shape{{Fields: []schema.Field{{Key: "name", Kind: schema.Text}}}}}
	noted := schema.Field{Key: "remarks", Kind: schema.Rows, Item: "remark", Shapes: []schema.Shape{{Fields: []schema.Field{{Key: "note", Kind: schema.Text, Optional: true}}}}}
	for _, c := range []struct {
		field schema.Field
		row   map[string]any
		want  string
	}{
		{named, map[string]any{"name": "red"}, "colour red"},
		{named, map[string]any{"name": ""}, "colour 3"},
		{noted, map[string]any{"note": "by the way"}, "remark 3"},
	} {
		if got := state.RowName(c.field, 2, c.row); got != c.want {
			t.Errorf("%v is called %q, want %q", c.row, got, c.want)
		}
	}
	m := start(t)
	if got := m.FactName("remarks/1"); got != "2" {
		t.Errorf("in the only list the second fact is %q", got)
	}
	m.Sheet.Form.Fields = append(m.Sheet.Form.Fields, named)
	if got := m.FactName("remarks/1"); got != "remark 2" {
		t.Errorf("with two lists the second remark is %q", got)
	}
	if got := m.FactName("limit"); got != "" {
		t.Errorf("a field of its own is called %q", got)
	}
}
