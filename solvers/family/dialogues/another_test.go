package dialogues_test

import (
	"fmt"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[dialogues.Facts, dialogues.Solution](t, dialogues.New(), 3, nil)
}

// Other boys have other ages, mostly, and what is remarked of them changes.
func TestOtherBoys(t *testing.T) {
	of, remarks := map[string]bool{}, map[string]bool{}
	for _, f := range puzzletest.Drawn[dialogues.Facts](t, dialogues.New(), 20) {
		if f.Count == 3 {
			of[fmt.Sprint(f.Known[0].What, *f.Known[0].Value)], remarks[f.Conversation[1].Property] = true, true
		}
	}
	if len(of) < 10 || len(remarks) < 3 {
		t.Errorf("products %v, remarks %v", of, remarks)
	}
}
