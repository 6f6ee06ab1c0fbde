package truthtellers_test

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random puzzles are argued, and random answers judged by what arguments are made of.
func TestArguments(t *testing.T) {
	g := &generator{}
	puzzletest.Arguments(t, truthtellers.New(), 800, g.random, func(rng *rand.Rand, f truthtellers.Facts) truthtellers.Solution {
		return randomState(rng, f).solution(f)
	})
}

// notebook is a hundred statements, or another number of them.
func notebook(t *testing.T, n int, quantity, value string) json.RawMessage {
	t.Helper()
	facts, err := json.Marshal(numbered(n, quantity, value))
	if err != nil {
		t.Fatal(err)
	}
	return facts
}

func numbered(n int, quantity, value string) truthtellers.Facts {
	return truthtellers.Facts{
		Statements: []truthtellers.Statement{{Kind: "each", Count: &n, Quantity: quantity, Value: value}},
		Kinds:      []truthtellers.Kind{}, Conditions: []truthtellers.Condition{}, People: []string{}, Traits: []string{}, Things: []string{},
	}
}

var (
	quantities = []string{"exactly", "at least", "at most"}
	values     = []string{"true", "false"}
)

// Of a list in which each statement counts all, the argument shows just what is the same
// for every number of false statements that brings out as many.
func TestListsAreArgued(t *testing.T) {
	family := truthtellers.New()
	for _, n := range []int{1, 2, 3, 4, 5, 10, 29, 30, 31, 62, 63, 64, 99, 100, 199, 200} {
		for _, quantity := range quantities {
			for _, value := range values {
				is := func(k, number int) bool {
					return quantity == "exactly" && number == k || quantity == "at least" && number >= k || quantity == "at most" && number <= k
				}
				var possible [][]bool // by statement
				for lies := 0; lies <= n; lies++ {
					counted, falls, world := map[string]int{"true": n - lies, "false": lies}[value], 0, make([]bool, n)
					for k := 1; k <= n; k++ {
						if world[k-1] = is(k, counted); !world[k-1] {
							falls++
						}
					}
					if falls == lies {
						possible = append(possible, world)
					}
				}
				argued, err := puzzletest.Open(t, family, notebook(t, n, quantity, value)).Argue(t.Context(), puzzle.ArgueOptions{})
				if err != nil {
					t.Fatal(err)
				}
				if len(possible) > 31 {
					if argued.Unfit == "" {
						t.Errorf("%d, %s, %s: %d numbers are possible, and it is argued", n, quantity, value, len(possible))
					}
					continue
				}
				if argued.Unfit != "" || argued.Contradiction != (len(possible) == 0) {
					t.Errorf("%d, %s, %s: %d numbers are possible; contradiction: %v; %s", n, quantity, value, len(possible), argued.Contradiction, argued.Unfit)
					continue
				}
				shown := map[string]bool{}
				for _, step := range argued.Steps {
					for _, c := range step.Concludes {
						shown[c.Claim] = true
					}
				}
				for k := range n {
					for _, truth := range []bool{true, false} {
						certain := len(possible) > 0
						for _, world := range possible {
							certain = certain && world[k] == truth
						}
						text := claim.That(true, "statements", strconv.Itoa(k+1), "true").String()
						if !truth {
							text = puzzle.Not(text)
						}
						if shown[text] != certain {
							t.Errorf("%d, %s, %s: %s is certain: %v, and shown: %v", n, quantity, value, text, certain, shown[text])
						}
					}
				}
			}
		}
	}
}

// Lists are argued beside other statements and conditions, and with facts switched off.
func TestListsAmongOthers(t *testing.T) {
	random := func(rng *rand.Rand) truthtellers.Facts {
		n := 1 + rng.IntN(9)
		f := numbered(n, quantities[rng.IntN(3)], values[rng.IntN(2)])
		texts := []string{"statement 1 is true", "exactly 1 of these statements is false", "at least 2 of these statements are true", "statement 1 is false"}
		if rng.IntN(3) == 0 {
			f.Statements = append(f.Statements, truthtellers.Statement{Kind: "line", Text: texts[rng.IntN(4)]})
		}
		if rng.IntN(2) == 0 {
			f.Conditions = append(f.Conditions, truthtellers.Condition{Kind: "formula", Text: texts[rng.IntN(4)]})
		}
		return f
	}
	puzzletest.Arguments(t, truthtellers.New(), 300, random, func(rng *rand.Rand, f truthtellers.Facts) truthtellers.Solution {
		x := truthtellers.Solution{Statements: map[string]map[string]bool{}}
		n := *f.Statements[0].Count + len(f.Statements) - 1
		for k := range n {
			x.Statements[strconv.Itoa(k+1)] = map[string]bool{"true": rng.IntN(n) == 0}
		}
		return x
	})
}

// What cannot be argued says why.
func TestUnargued(t *testing.T) {
	family := truthtellers.New()
	var two truthtellers.Facts
	if err := json.Unmarshal(puzzletest.Facts(t, family, "broken-window"), &two); err != nil {
		t.Fatal(err)
	}
	two.Kinds = append(two.Kinds, truthtellers.Kind{Kind: "truth", Name: "angel"})
	of, err := json.Marshal(two)
	if err != nil {
		t.Fatal(err)
	}
	for why, facts := range map[string]json.RawMessage{
		"about which statements are true": of,
		"101 numbers":                     notebook(t, 100, "at least", "true"),
	} {
		argued, err := puzzletest.Open(t, family, facts).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.Contains(argued.Unfit, why) {
			t.Errorf("want %q: %q, %v", why, argued.Unfit, err)
		}
	}
}
