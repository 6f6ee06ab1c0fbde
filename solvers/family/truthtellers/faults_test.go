package truthtellers_test

import (
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// Somebody who is gone is missed wherever the name stands: as a speaker, and in
// what others say.
func TestEveryUseOfAMissingNameIsMarked(t *testing.T) {
	facts := puzzletest.Facts(t, truthtellers.New(), "knights-and-knaves-5", schema.Edit{Op: "remove", Path: "people/0"})
	_, err := truthtellers.New().Parse(facts)
	marked := map[string]bool{}
	for _, fault := range schema.FieldErrors(err) {
		marked[fault.Path] = true
	}
	for _, path := range []string{"statements/0/text", "statements/1/text"} {
		if !marked[path] {
			t.Errorf("%s speaks of A and is not marked: %v", path, err)
		}
	}
	// Whether it was written or chosen.
	facts = puzzletest.Facts(t, truthtellers.New(), "knights-and-knaves-5", schema.Edit{Op: "remove", Path: "people/0"},
		schema.Edit{Op: "insert", Path: "statements/0", Value: map[string]any{"kind": "is", "speaker": "A", "who": "B", "is": "is", "of": "knave"}})
	_, err = truthtellers.New().Parse(facts)
	paths := ""
	for _, fault := range schema.FieldErrors(err) {
		paths += fault.Path + " "
	}
	if want := "statements/0/speaker statements/1/text statements/2/text "; paths != want {
		t.Errorf("marked are %s, not %s", paths, want)
	}
	// A fault in who says it does not renumber the statements that follow.
	facts = puzzletest.Facts(t, truthtellers.New(), "knights-and-knaves-5",
		puzzletest.Set("statements/0/text", "Z: B is a knave"), puzzletest.Set("statements/1/text", "B: statement 2 is true"))
	_, err = truthtellers.New().Parse(facts)
	if faults := schema.FieldErrors(err); len(faults) != 1 || faults[0].Path != "statements/0/text" {
		t.Errorf("faults: %v", err)
	}
}
