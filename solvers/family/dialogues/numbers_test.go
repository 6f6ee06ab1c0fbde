package dialogues_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// Numbers may be entered in any order, and are compared in theirs.
func TestEntered(t *testing.T) {
	instance := open(t, "sum-and-product")
	for raw, want := range map[string]string{
		`{"numbers":{"larger":{"number":13},"smaller":{"number":4}}}`: `{"numbers":{"smaller":{"number":4},"larger":{"number":13}}}`,
		`{"numbers":{"smaller":{"number":13},"larger":{"number":4}}}`: `{"numbers":{"smaller":{"number":4},"larger":{"number":13}}}`,
		`{"numbers":{"smaller":{"number":4},"larger":{"number":4}}}`:  "numbers: The numbers are all different: do not write one twice.",
		`{"numbers":{"smaller":{"number":4}}}`:                        "numbers/larger: This is missing: fill in the row larger.",
		`{"numbers":{"smaller":{"number":4},"larger":{}}}`:            "numbers/larger/number: This is missing",
		`{"numbers":[4,13]}`: "numbers: This should be a table",
	} {
		got, err := instance.ReadAnswer(json.RawMessage(raw))
		if told := string(got); err == nil && told != want {
			t.Errorf("%s is read as %s", raw, told)
		}
		faults := schema.FieldErrors(err)
		if err != nil && (len(faults) == 0 || !strings.HasPrefix(faults[0].Path+": "+faults[0].Message, want)) {
			t.Errorf("%s is refused: %v", raw, err)
		}
	}
	// 13 and 4, in whichever order, break nothing; 2 and 6 do.
	for raw, want := range map[string]string{
		`{"numbers":{"smaller":{"number":13},"larger":{"number":4}}}`: "[]",
		`{"numbers":{"smaller":{"number":6},"larger":{"number":2}}}`:  "[conversation/1]",
	} {
		if broken, err := instance.Violations(json.RawMessage(raw), nil); err != nil || fmt.Sprint(broken) != want {
			t.Errorf("%s breaks %q, %v", raw, broken, err)
		}
	}
}

// Rows and sentences name numbers by their rank.
func TestRanks(t *testing.T) {
	for count, want := range map[int]string{
		1: "The number is 3.",
		2: "The larger number is 3.",
		3: "The largest number is 3.",
		8: "The largest number is 3.",
	} {
		facts := fmt.Appendf(nil, `{"count":%d,"low":1,"high":9,"equal":true,"known":[],"people":[],"conversation":[]}`, count)
		instance := puzzletest.Open(t, dialogues.New(), json.RawMessage(facts))
		names := instance.Answer().Fields[0].Names
		if len(names) != count {
			t.Fatalf("%d numbers have the rows %q", count, names)
		}
		if got, err := instance.Says("numbers/" + names[count-1] + "/number = 3"); err != nil || got != want {
			t.Errorf("it is said: %s (%v)", got, err)
		}
	}
	instance := open(t, "lottery-numbers")
	for says, want := range map[string]string{
		`numbers/second/number = 34`:                                 "The second smallest number is 34.",
		`not:numbers/second/number >= 34`:                            "The second smallest number is less than 34.",
		`numbers/largest/number in [85,90]`:                          "The largest number is 85 or 90.",
		`numbers/largest/number = 85 & numbers/smallest/number = 17`: "The largest number is 85 and the smallest number is 17.",
		`numbers/third/number = 91`:                                  "",
		`numbers/sixth/number = 9`:                                   "",
	} {
		if got, err := instance.Says(says); got != want || (err == nil) != (want != "") {
			t.Errorf("%s is said: %s (%v)", says, got, err)
		}
	}
}

// A sentence that is switched off makes another conversation: what an answer
// breaks is judged by those that are said.
func TestOtherConversation(t *testing.T) {
	instance := open(t, "sum-and-product")
	done, found := solve(t, instance, puzzle.Options{Keep: puzzletest.Without("conversation/3")})
	if done.Verdict != puzzle.Many {
		t.Fatalf("without the last sentence: %s", done.Answer)
	}
	only := 0
	for _, numbers := range found {
		raw := fmt.Appendf(nil, `{"numbers":{"smaller":{"number":%d},"larger":{"number":%d}}}`, numbers[0], numbers[1])
		without, err := instance.Violations(raw, puzzletest.Without("conversation/3"))
		if err != nil || len(without) > 0 {
			t.Errorf("%s breaks %q, %v", raw, without, err)
		}
		if all, err := instance.Violations(raw, nil); err == nil && len(all) == 0 {
			only++
		} else if err != nil || fmt.Sprint(all) != "[conversation/3]" {
			t.Errorf("%s breaks %q with all sentences, %v", raw, all, err)
		}
	}
	if only != 1 {
		t.Errorf("%d of these answers fit all sentences", only)
	}
}
