package sorites_test

import (
	"testing"

	"solvitur/solvers/family/sorites"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[sorites.Facts, sorites.Solution](t, sorites.New(), 5, nil)
}

// By all orders of terms, one conclusion links them, and the same read backwards.
func TestOneConclusion(t *testing.T) {
	for name, f := range puzzletest.Drawn[sorites.Facts](t, sorites.New(), 3) {
		if n := conclusions(f); n != 2 {
			t.Errorf("%s: %d conclusions link all terms: %v", name, n, f)
		}
	}
}

// conclusions is how many conclusions link all terms, each read either way.
func conclusions(f sorites.Facts) (n int) {
	for _, from := range f.Terms {
		for _, to := range f.Terms {
			for _, truth := range [][2]string{{"yes", "yes"}, {"yes", "no"}, {"no", "yes"}, {"no", "no"}} {
				if from.Name != to.Name && linked(f, from.Name, truth[0], to.Name, truth[1]) {
					n++
				}
			}
		}
	}
	return n
}

// Where all terms are equivalent, each pair of them is a conclusion, and where the chain can be
// closed, several are.
func TestOnlyConclusion(t *testing.T) {
	for _, f := range []struct {
		formulas []string
		only     bool
	}{
		{[]string{"p -> q", "q -> r"}, true},
		{[]string{"p -> q", "not r -> not q"}, true},
		{[]string{"p <-> q", "q -> r"}, true},
		{[]string{"p <-> q", "q <-> r"}, false},
		{[]string{"p -> q", "q -> r", "r -> p"}, false},
		{[]string{"p -> q"}, false},
	} {
		facts := sorites.Facts{About: "thing", Terms: []sorites.Term{{Name: "p"}, {Name: "q"}, {Name: "r"}}}
		for _, text := range f.formulas {
			facts.Premises = append(facts.Premises, sorites.Premise{Kind: "formula", Formula: text})
		}
		if got := puzzletest.Open(t, sorites.New(), facts).Question().Only(puzzle.KeepAll); got != f.only {
			t.Errorf("%v: only one conclusion: %t", f.formulas, got)
		}
	}
}
