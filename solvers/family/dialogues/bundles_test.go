package dialogues_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

// Choices that nothing tells apart are found, counted and listed as if each stood
// for itself, however few there are.
func TestBundledVariants(t *testing.T) {
	defer dialogues.BundleFrom(dialogues.BundleFrom(0))
	puzzletest.VariantsOf(t, suite, dialogues.New(), 250, aboutEnds, brute)
}

// What is left after each sentence, and for each upper limit, is the same number of
// choices whether they are bundled or not.
func TestBundledCounts(t *testing.T) {
	defer dialogues.BundleFrom(dialogues.BundleFrom(0))
	bundled := 0
	for i := range 400 {
		facts := aboutEnds(rand.New(rand.NewPCG(uint64(i), 5)))
		raw, err := json.Marshal(facts)
		if err != nil {
			t.Fatal(err)
		}
		instance, err := dialogues.New().Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		for _, strategy := range []string{"worlds", "limits"} {
			dialogues.BundleFrom(math.MaxInt)
			single, _ := solve(t, instance, puzzle.Options{Strategy: strategy})
			dialogues.BundleFrom(0)
			done, _ := solve(t, instance, puzzle.Options{Strategy: strategy})
			if done.Stats.Space < single.Stats.Space {
				bundled++
			}
			for _, name := range []string{"course", "rows", "fates", "limits"} {
				if got, want := tables(done.Views, name), tables(single.Views, name); got != want {
					t.Fatalf("%s: of bundles %s is\n%s\nnot\n%s", raw, name, got, want)
				}
			}
		}
	}
	if bundled < 200 {
		t.Errorf("only %d searches of 800 had anything to bundle", bundled)
	}
}

// tables gives all words of the tables of a name in alphabetical order: bundles may list
// choices in another order.
func tables(views []view.View, name string) string {
	text := view.Texts(slices.DeleteFunc(slices.Clone(views), func(v view.View) bool { return v.Name != name }))
	words := strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || r == ';' })
	slices.Sort(words)
	return strings.Join(words, " ")
}

// The reason why 1, 2, 3, 4 and 6 were not drawn counts all that Dora cannot tell from
// them, the multiples of 1 there are from 2 to 90; they stand among the choices though
// another pair of the same ends would.
func TestReasonAmongBundles(t *testing.T) {
	done, _ := solve(t, open(t, "lottery-numbers", set("ask", "1 7 20 33 90")), puzzle.Options{})
	text := view.Texts(done.Views)
	const others = 89*88*87*86/24 - 1 - 6
	const want = "With 1, 7, 20, 33 and 90, Dora knows that 1 divides the sum of any two, and before anything was said cannot tell that from 1, 2, 3, 4 and 5;"
	if !strings.Contains(text, want) || !strings.Contains(text, fmt.Sprintf("and %s more: Dora does not know the numbers.", english.Thousands(others))) {
		t.Errorf("%q, with %d more, is missing from\n%s", want, others, text[max(0, len(text)-900):])
	}
}

// aboutEnds makes conversations about the smallest and the largest number alone.
func aboutEnds(rng *rand.Rand) dialogues.Facts {
	ends := []string{"difference", "largest", "smallest", "nothing"}
	f := random(rng)
	f.Count = pick(rng, 3, 3, 4)
	f.High = f.Low + f.Count + rng.IntN([]int{3: 7, 4: 4}[f.Count])
	f.Known = nil
	if rng.IntN(2) == 0 {
		f.Known = []dialogues.Line{{Kind: "hint", Property: "divides"}}
		if f.Low > 0 {
			f.High += rng.IntN(4)
			ends = append(ends, "divisor", "divisor", "gcd")
		}
	}
	for i := range f.People {
		f.People[i].What = pick(rng, ends...)
		if f.People[i].Also != "" {
			f.People[i].Also = pick(rng, "*", "*", pick(rng, ends...))
		}
	}
	for i, l := range f.Conversation {
		if l.What != "" {
			f.Conversation[i].What = pick(rng, ends...)
		}
		if l.Property != "" {
			f.Conversation[i].Property = "divides"
		}
	}
	return f
}
