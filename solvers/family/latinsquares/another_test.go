package latinsquares_test

import (
	"testing"

	"solvitur/solvers/family/latinsquares"
	"solvitur/solvers/puzzletest"
)

// Squares of five are too large for the brute force: ways of searching that have little in
// common say that there is one answer.
func TestOthers(t *testing.T) {
	puzzletest.Others[latinsquares.Facts, latinsquares.Solution](t, latinsquares.New(), 3, nil)
}
