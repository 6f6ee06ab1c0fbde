package bridges_test

import (
	"testing"

	"solvitur/solvers/family/bridges"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[bridges.Facts, bridges.Solution](t, bridges.New(), 10, nil)
}

// Two lands have an odd number of bridges, all others an even one, so that walks begin and end there.
func TestOtherTowns(t *testing.T) {
	for name, f := range puzzletest.Drawn[bridges.Facts](t, bridges.New(), 10) {
		ends := map[string]int{}
		for _, b := range f.Map.Links {
			ends[b.From]++
			ends[b.To]++
		}
		odd := 0
		for _, n := range ends {
			odd += n % 2
		}
		if odd != 2 || len(ends) != len(f.Map.Nodes) || len(f.Map.Links) < 6 {
			t.Errorf("%s: %v", name, f)
		}
	}
}
