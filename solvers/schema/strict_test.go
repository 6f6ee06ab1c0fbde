package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

func TestMembersAreCalledByTheirVeryNames(t *testing.T) {
	type mark struct {
		Claim string `json:"claim"`
	}
	type inner struct {
		Facts json.RawMessage `json:"facts"`
		Work  [][]mark        `json:"work,omitempty"`
		Words struct {
			Title string `json:"title"`
		} `json:"words,omitzero"`
		Orders map[string][]string `json:"orders"`
	}
	type whole struct {
		Family string `json:"family"`
		inner
	}
	for raw, says := range map[string]string{
		`{"family":"a","facts":{"FACTS":1},"work":[[{"claim":"a"}],[]],"words":{"title":"A"},"orders":{"Family":["b"]}}`: "",
		`{"FACTS":{}}`:                             "FACTS: Nothing is called FACTS here: did you mean facts?",
		`{"facts":{},"Facts":{}}`:                  "Facts: Nothing is called Facts here: did you mean facts?",
		`{"colour":1}`:                             "colour: Nothing is called colour here: remove it, or use one of",
		`{"words":{"TITLE":"A"}}`:                  "words/TITLE: Nothing is called TITLE",
		`{"work":[[{"claim":"a"},{"Claim":"b"}]]}`: "work/0/1/Claim: Nothing is called Claim",
		`{"family":3}`:                             "cannot unmarshal",
		`{} {}`:                                    "after its end",
	} {
		var into whole
		err := schema.Strictly([]byte(raw), &into)
		if says == "" && err != nil || says != "" && (err == nil || !strings.Contains(err.Error(), says)) {
			t.Errorf("%s gives %v, want %q", raw, err, says)
		}
	}
}
