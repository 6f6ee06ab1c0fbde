package boxes_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/boxes"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// The longest list takes n(n+1)/2 steps; larger ones are left unfinished.
var suite = puzzletest.Suite{Nodes: 120_000, Quick: 6}

func TestFamily(t *testing.T) { suite.Run(t, boxes.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, boxes.New()) }

// A formula is refused at its character, and by what is wrong with its parts.
func TestBadFormulas(t *testing.T) {
	for text, want := range map[string]string{
		"the attic holds":                        "stands where",
		"the red box holds a green ball, or not": "A formula has no commas",
		"the red box holds 7 green ball":         "“7” stands where",
		"every box with a red ball holds a red ball too or no box holds two balls of one colour": "so this says nothing",
		"the red box holds exactly 200 red balls":                                                "200 is out of bounds",
	} {
		_, err := boxes.New().Parse(json.RawMessage(`{"conditions":[{"kind":"formula","formula":` + strconv.Quote(text) + `}],
			"colours":[{"balls":2,"name":"red","group":"*"},{"balls":2,"name":"green","group":"*"}],"boxes":["red","green"],"perBox":2}`))
		errs := schema.FieldErrors(err)
		if len(errs) != 1 || errs[0].Path != "conditions/0/formula" || errs[0].Offset == nil || !strings.Contains(errs[0].Message, want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
