package state_test

import (
	"encoding/json"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// What a link brings is the visitor's own from the first change on, and is not
// while that change is undone. What is undone and redone is whose it was.
func TestWhoseAnInputIsTravelsWithIt(t *testing.T) {
	limit := set("limit", json.Number("7"))
	typing := state.Edit{Edits: []schema.Edit{{Op: "set", Path: "remarks/0/what", Value: "x"}}, Typing: true}
	nothing := edit(schema.Edit{Op: "remove", Path: "nowhere/0"})
	link := start(t).Original()
	link.Strategy = "slow"
	open := state.Open{Input: link, Shared: true}
	for name, test := range map[string]struct {
		events []state.Event
		mine   bool
	}{
		"the original":                         {nil, false},
		"an edit":                              {[]state.Event{limit}, true},
		"a link":                               {[]state.Event{open}, false},
		"a link, undone":                       {[]state.Event{open, state.Undo{}}, false},
		"a link, back at the original":         {[]state.Event{open, state.Reset{}}, false},
		"a link, a question":                   {[]state.Event{open, state.Ask{Claim: "c"}}, false},
		"a link, an edit":                      {[]state.Event{open, limit}, true},
		"a link, a switch":                     {[]state.Event{open, state.Switch{Fact: "remarks/0"}}, true},
		"a link, a new row":                    {[]state.Event{open, newRemark}, true},
		"a link, an edit undone":               {[]state.Event{open, limit, state.Undo{}}, false},
		"a link, typing undone":                {[]state.Event{open, typing, typing, state.Undo{}}, false},
		"a link, an edit undone and redone":    {[]state.Event{open, limit, state.Undo{}, state.Redo{}}, true},
		"an edit, a link":                      {[]state.Event{limit, open}, false},
		"an edit, a link undone":               {[]state.Event{limit, open, state.Undo{}}, true},
		"an edit, a link undone and redone":    {[]state.Event{limit, open, state.Undo{}, state.Redo{}}, false},
		"a link, an edit that cannot be made":  {[]state.Event{open, nothing}, false},
		"a link, a row to be used that is old": {[]state.Event{open, state.Use{Path: "remarks/0"}}, false},
		"a link, a remedy that there is not":   {[]state.Event{open, state.Mend{Path: "limit"}}, false},
		"an experiment":                        {[]state.Event{state.Open{Input: link}}, true},
		"what was changed, opened as a link":   {[]state.Event{limit, state.Open{Input: apply(start(t), limit).Input, Shared: true}}, true},
	} {
		if got := apply(start(t), test.events...).Mine; got != test.mine {
			t.Errorf("%s: the visitor's own: %v", name, got)
		}
	}
}
