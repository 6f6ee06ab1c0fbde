package circuit_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/family/circuit"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, circuit.New(), 20, brute) }

// The petrol of another road is what the road takes, and with a tank of any size it has several starts.
func TestOthersUseTheLastDrop(t *testing.T) {
	for name, f := range puzzletest.Drawn[circuit.Facts](t, circuit.New(), 10) {
		number := func(n json.Number) float64 { value, _ := n.Float64(); return value }
		left := number(f.Fuel) * number(f.PerGallon)
		for _, o := range f.Oases {
			left += number(o.Gallons)*number(f.PerGallon) - number(o.Miles)
		}
		if left != 0 {
			t.Errorf("%s: petrol for %g miles is left: %v", name, left, f)
		}
		if f.Tank = ""; len(brute(f, puzzle.KeepAll)) < 2 {
			t.Errorf("%s: the tank makes no difference: %v", name, f)
		}
	}
}
