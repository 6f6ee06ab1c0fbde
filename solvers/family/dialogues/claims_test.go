package dialogues_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// agrees says whether a solution agrees with part of an answer.
func agrees(t *testing.T, instance puzzle.Instance, part string) bool {
	t.Helper()
	claims, err := instance.ReadPart(json.RawMessage(part))
	if err != nil {
		t.Fatal(err)
	}
	for _, says := range claims {
		if _, err := instance.Says(says); err != nil {
			t.Errorf("%s claims what cannot be said: %v", part, err)
		}
	}
	done, _, _ := puzzletest.Search[dialogues.Solution](t, instance, puzzle.Options{Assume: claims})
	return done.Solutions > 0
}

// Part of an answer is read in any order, as a whole one is: in whichever row a
// number is filled in, it is among those chosen or not. Of the classic
// conversation it is published that they are 4 and 13.
func TestPartInAnyOrder(t *testing.T) {
	pair := puzzletest.Open(t, dialogues.New(), puzzletest.Facts(t, dialogues.New(), "sum-and-product"))
	for part, want := range map[string]bool{
		`{"numbers":{"smaller":{"number":4}}}`:                         true,
		`{"numbers":{"larger":{"number":13}}}`:                         true,
		`{"numbers":{"smaller":{"number":13}}}`:                        true,
		`{"numbers":{"larger":{"number":4}}}`:                          true,
		`{"numbers":{"smaller":{"number":13},"larger":{"number":4}}}`:  true,
		`{"numbers":{"smaller":{"number":5}}}`:                         false,
		`{"numbers":{"smaller":{"number":13},"larger":{"number":13}}}`: false,
		`{"numbers":{"smaller":{"number":13},"larger":{"number":5}}}`:  false,
	} {
		if got := agrees(t, pair, part); got != want {
			t.Errorf("%s agrees: %v", part, got)
		}
	}
}

// What is entered twice must have been chosen twice: of three numbers whose
// product is 36 and whose sum is 13, known to be 1, 6, 6 and 2, 2, 9.
func TestPartWithTwins(t *testing.T) {
	ages := puzzletest.Open(t, dialogues.New(), json.RawMessage(`{"count": 3, "low": 1, "high": 36, "equal": true, "people": [{"kind": "value", "name": "Ann", "what": "sum"}], "conversation": [],
		"known": [{"kind": "bound", "what": "product", "relation": "is", "value": 36}, {"kind": "bound", "what": "sum", "relation": "is", "value": 13}]}`))
	rows := []string{"smallest", "middle", "largest"}
	for a := 1; a <= 10; a++ {
		for b := a; b <= 10; b++ {
			// In rows where neither stands by its rank, for the most part.
			part := fmt.Sprintf(`{"numbers":{"%s":{"number":%d},"%s":{"number":%d}}}`, rows[(a+1)%3], b, rows[a%3], a)
			want := false
			for _, triple := range [][3]int{{1, 6, 6}, {2, 2, 9}} {
				for i, n := range triple {
					for _, m := range triple[i+1:] {
						want = want || n == a && m == b
					}
				}
			}
			if got := agrees(t, ages, part); got != want {
				t.Errorf("%s agrees: %v", part, got)
			}
		}
	}
}
