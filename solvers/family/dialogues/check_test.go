package dialogues

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
)

// What is too much to go through is called neither right nor wrong; what does
// not depend on it is judged all the same, before and after.
func TestTooMuchToJudge(t *testing.T) {
	var f Facts
	if err := json.Unmarshal([]byte(`{
		"count": 3, "low": 1, "high": 40, "equal": true,
		"known": [{"kind": "hint", "property": "odd-sum"}],
		"people": [{"kind": "value", "name": "Sam", "what": "sum"}],
		"conversation": [{"kind": "state", "who": "Sam", "does": "knows"}]
	}`), &f); err != nil {
		t.Fatal(err)
	}
	if _, errs := read(&f); len(errs) > 0 {
		t.Fatal(errs)
	}
	// Only 1, 1 and 1, and 40, 40 and 39 are told by an odd sum: 3 and 119.
	for _, test := range []struct {
		most    int
		numbers []int
		broken  []puzzle.FactID
		err     error
	}{
		{maxChoices, []int{1, 1, 1}, nil, nil},
		{maxChoices, []int{1, 2, 4}, []puzzle.FactID{"conversation/0"}, nil},
		{10, []int{1, 1, 1}, nil, puzzle.ErrUndecided},
		{10, []int{1, 2, 4}, nil, puzzle.ErrUndecided},
		{10, []int{1, 1, 2}, []puzzle.FactID{"known/0"}, nil},
	} {
		j := newJudge(newScript(f, puzzle.KeepAll))
		j.most = test.most
		for range 2 {
			broken, err := j.broken(test.numbers)
			if !errors.Is(err, test.err) || !slices.Equal(broken, test.broken) {
				t.Errorf("%v, with %d choices at most: %q, %v", test.numbers, test.most, broken, err)
			}
			if _, err := j.broken([]int{40, 40, 40}); err != nil { // breaks the hint
				t.Errorf("the hint is not judged: %v", err)
			}
		}
	}
}

// Whoever hears that the product is 0 thinks of the pairs with a 0, and of no others: of
// numbers that follow one another, 0 to 4, only 0 and 1. The products of the other pairs,
// 2, 6 and 12, tell each of them as well.
func TestTheProductIsNought(t *testing.T) {
	f := Facts{
		Count: 2, High: 4, Equal: true,
		Known:        []Line{{Kind: lineHint, Property: string(consecutive)}},
		People:       []Person{{Kind: "value", Name: "P", What: string(product)}},
		Conversation: []Line{{Kind: lineState, Who: "P", Does: does}},
	}
	j := newJudge(newScript(f, puzzle.KeepAll))
	for low := range 4 {
		if broken, err := j.broken([]int{low, low + 1}); len(broken) > 0 || err != nil {
			t.Errorf("%d and %d: %q, %v", low, low+1, broken, err)
		}
	}
	f.Known = nil // now 0 and 0, and 0 and 2, are there too
	if broken, err := newJudge(newScript(f, puzzle.KeepAll)).broken([]int{0, 1}); len(broken) == 0 || err != nil {
		t.Errorf("0 and 1 of all pairs: %q, %v", broken, err)
	}
}

// Searches that go on at once have a judge each; one that nobody uses any more
// is lent again, with what it knows.
func TestJudgesAreLent(t *testing.T) {
	c, errs := read(&Facts{Count: 2, Low: 1, High: 9, Conversation: []Line{{Kind: lineState, Who: "Sam", Does: does}}, People: []Person{{Kind: "value", Name: "Sam", What: string(sum)}}})
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	all, none := puzzle.KeepAll, func(puzzle.FactID) bool { return false }
	a, b, other := c.lend(all), c.lend(all), c.lend(none)
	if a == b || a == other {
		t.Error("two searches share a judge")
	}
	c.giveBack(b)
	c.giveBack(a)
	c.giveBack(other)
	if again := c.lend(all); again != a {
		t.Error("what a judge has found out is lost")
	}
	if again := c.lend(none); again != other {
		t.Error("a judge is lent for other facts, or lost")
	}
	if len(c.judges.idle) > 0 {
		t.Errorf("%d judges too many are kept", len(c.judges.idle))
	}
}
