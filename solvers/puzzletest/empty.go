package puzzletest

import (
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// checkEmpty checks the empty puzzle of the kind, with which one begins a puzzle of
// one's own: its facts are right, are decided as soon as they are on the page, and
// nothing can be taken out of them.
func (s Suite) checkEmpty(t *testing.T, family puzzle.Family) {
	facts, err := family.Empty()
	if err != nil {
		t.Fatalf("there is no empty puzzle to begin with: %v", err)
	}
	if doc, err := schema.Decode(facts); err != nil || !schema.MembersOf(family.Form()).Of(doc) || !family.Form().Fits(doc) {
		t.Errorf("a page would not take these facts for those of its kind (%v)\n%s", err, facts)
	}
	instance, err := family.Parse(facts)
	if err != nil {
		t.Fatalf("the empty puzzle is refused: %v\n%s", err, facts)
	}
	const limit = 1000 // what the page looks for
	for event, err := range instance.Solve(t.Context(), puzzle.Options{Limit: limit, Nodes: s.nodes()}) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Done != nil && event.Done.Verdict == puzzle.Unsolved {
			t.Errorf("the empty puzzle is not decided: %s\n%s", event.Done.Answer, facts)
		}
	}
	if smaller, err := puzzle.Shrinks(family, facts); err != nil || smaller {
		t.Errorf("something can be taken out of the empty puzzle still (%v)\n%s", err, facts)
	}
}
