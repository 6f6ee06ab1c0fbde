package dialogues_test

import (
	"math/rand/v2"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Whoever knew something earlier knew it with what they saw then. Two different numbers of
// 1 to 3: 1 2, 1 3 or 2 3. P sees nothing, S the sum, which tells each of them; so S knew
// from the start that P did not know the numbers, and knew so before P was told the sum, too.
// Judged by what P sees now, each of these would be false, and nothing would be left.
func TestWhatIsToldLaterWasNotKnownBefore(t *testing.T) {
	people := []dialogues.Person{{Kind: "value", Name: "P", What: "nothing"}, {Kind: "value", Name: "S", What: "sum"}}
	told := dialogues.Line{Kind: "told", Who: "P", What: "sum"}
	past := func(who, when, other, does string) dialogues.Line {
		return dialogues.Line{Kind: "past", Who: who, When: when, Other: other, Does: does}
	}
	now := dialogues.Line{Kind: "state", Who: "P", Does: "knows"}
	for name, c := range map[string]struct {
		lines []dialogues.Line
		want  int
	}{
		"from the start":              {[]dialogues.Line{told, past("S", "start", "P", "not")}, 3},
		"before the telling":          {[]dialogues.Line{told, past("S", "before", "P", "not")}, 3},
		"from the start, afterwards":  {[]dialogues.Line{told, now, past("S", "start", "P", "not")}, 3},
		"before the sentence between": {[]dialogues.Line{told, now, past("S", "before", "P", "not")}, 0}, // P had been told
		"the other way round":         {[]dialogues.Line{told, now, past("S", "before", "P", "knows")}, 3},
		"whoever was told":            {[]dialogues.Line{told, past("P", "start", "S", "knows")}, 3}, // whatever the sum, it tells
		"never":                       {[]dialogues.Line{told, past("S", "start", "P", "knows")}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			f := dialogues.Facts{Count: 2, Low: 1, High: 3, People: people, Conversation: c.lines}
			if got := len(brute(f, func(puzzle.FactID) bool { return true })); got != c.want {
				t.Errorf("comparing all choices leaves %d, want %d", got, c.want)
			}
			if done := puzzletest.Count(t, puzzletest.Open(t, dialogues.New(), f), puzzle.Options{Limit: 10}); done.Solutions != c.want || !done.Exact {
				t.Errorf("%d are left, want %d", done.Solutions, c.want)
			}
		})
	}
}

// The same in random conversations, in which somebody is told something before others
// speak of the past.
func TestPastAndToldVariants(t *testing.T) {
	family := dialogues.New()
	puzzletest.VariantsOf(t, suite, family, 250, func(rng *rand.Rand) dialogues.Facts {
		f := random(rng)
		names := []string{"P", "S"}
		if len(f.People) == 1 {
			f.People = append(f.People, dialogues.Person{Kind: "value", Name: "S", What: "sum"})
		}
		for range 1 + rng.IntN(3) {
			line := dialogues.Line{Kind: "told", Who: pick(rng, names...), What: pick(rng, whats...)}
			if rng.IntN(2) == 0 {
				line = dialogues.Line{Kind: "past", When: pick(rng, "start", "before"), Who: "P", Other: "S", Does: pick(rng, "not", "knows")}
				if rng.IntN(2) == 0 {
					line.Who, line.Other = line.Other, line.Who
				}
			}
			f.Conversation = append(f.Conversation, line)
		}
		return f
	}, brute)
}

// Whether a product is known before or after it is known that one number divides the sum of
// any two makes no difference.
func TestKnownInAnyOrder(t *testing.T) {
	sixty := 60
	divides, product := dialogues.Line{Kind: "hint", Property: "divides"}, dialogues.Line{Kind: "bound", What: "product", Relation: "is", Value: &sixty}
	for _, known := range [][]dialogues.Line{{divides, product}, {product, divides}} {
		f := dialogues.Facts{Count: 3, Low: 1, High: 60, Equal: true, Known: known, People: []dialogues.Person{{Kind: "value", Name: "P", What: "sum"}}}
		want := len(brute(f, func(puzzle.FactID) bool { return true }))
		if done := puzzletest.Count(t, puzzletest.Open(t, dialogues.New(), f), puzzle.Options{Limit: 100}); done.Solutions != want || want == 0 {
			t.Errorf("%d choices, want %d", done.Solutions, want)
		}
	}
}
