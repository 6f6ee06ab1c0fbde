package fdsearch_test

import (
	"testing"

	"solvitur/solvers/fdsearch"
)

// What is learned from a dead end may lead to the next one, or to a solution, with
// nothing tried in between: each of them ends a try of its own all the same.
func TestWhatIsLearnedIsTried(t *testing.T) {
	var tries fdsearch.Tries
	tries.Decide(0)
	tries.DeadEnd()
	tries.Learn()
	tries.DeadEnd()
	tries.Learn()
	tries.Decide(1)
	tries.Solution()
	if tries.Made != 3 || tries.Failed != 2 {
		t.Errorf("%d tries, %d in vain; want 3 and 2", tries.Made, tries.Failed)
	}
}
