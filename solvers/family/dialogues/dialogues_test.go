package dialogues_test

import (
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzletest"
)

// The theorems on primes speak of the classic conversation only, and give up on
// any other.
var suite = puzzletest.Suite{GivesUp: []string{"primes"}}

func TestFamily(t *testing.T) { suite.Run(t, dialogues.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, dialogues.New()) }
