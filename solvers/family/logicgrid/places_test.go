package logicgrid_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/family/logicgrid"
)

// What is printed of a numbered place can be typed: that something is in, on or at it. Of an item
// that is not called so it cannot.
func TestPlacesInFormulas(t *testing.T) {
	for text, want := range map[string]string{
		"milk is in house 3":                               "Milk goes with house 3.",
		"Milk is not in House 3":                           "Milk does not go with house 3.",
		"“milk” is at “house 3”":                           "Milk goes with house 3.",
		"not milk is in house 3":                           "Not (milk goes with house 3).",
		"milk is on parking space 2":                       "Milk goes with parking space 2.",
		"milk is not at house 1 or tea is in house 2":      "Milk does not go with house 1 or tea goes with house 2.",
		"milk is in house 3 iff house 3 goes with in debt": "Milk goes with house 3 iff house 3 goes with in debt.",
		"milk is number 3 in order of house":               "Milk is number 3 in order of “house”.",
		"The house of milk is 2 more than that of tea.":    "The “house” of milk is 2 more than that of tea.",
		"milk is not next to tea in order of house":        "Milk is not next to tea in order of “house”.",
		// As it was said once; links hold it.
		"milk is number 3 by house":                                         "Milk is number 3 in order of “house”.",
		"milk is number 3 by “house”":                                       "Milk is number 3 in order of “house”.",
		"Milk comes next to tea by house.":                                  "Milk is next to tea in order of “house”.",
		"milk comes neither right before nor right after tea by house":      "Milk is not next to tea in order of “house”.",
		"milk is somewhere after tea by house":                              "error: “by” stands where",
		"milk comes between tea and juice by house":                         "Milk comes between tea and juice in order of “house”.",
		"milk and tea are at least 2 places apart by house":                 "Milk and tea are at least 2 places apart in order of “house”.",
		"milk is 2 times tea by house and milk is 1 more than tea by house": "The “house” of milk is 2 times that of tea and the “house” of milk is 1 more than that of tea.",
		"house 3 is in house 1":                                             "error: “house 1” is of the category house",
		"house 1 is in milk":                                                "error: “milk” stands where a name such as “house 1” is expected",
		"milk is house 3":                                                   "error: “house 3” stands where",
	} {
		facts := fmt.Sprintf(`{"categories": ["house", "drink", "parking spaces", "state"], "items1": ["house 1", "house 2", "house 3"],
			"items2": ["milk", "tea", "juice"], "items3": ["parking space 1", "parking space 2", "parking space 3"],
			"items4": ["in debt", "rich", "poor"], "clues": [{"kind": "formula", "formula": %q}]}`, text)
		instance, err := logicgrid.New().Parse(json.RawMessage(facts))
		got := fmt.Sprint("error: ", err)
		if err == nil {
			got = instance.Facts()[1].Text
		}
		if message, wrong := strings.CutPrefix(want, "error: "); got != want && !(wrong && err != nil && strings.Contains(got, message)) {
			t.Errorf("%q: %s, should be %s", text, got, want)
		}
	}
}
