package schoolgirls_test

import (
	"testing"

	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[schoolgirls.Facts, schoolgirls.Solution](t, schoolgirls.New(), 3, nil)
}
