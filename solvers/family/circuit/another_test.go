package circuit_test

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/another"
	"solvitur/solvers/family/circuit"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, circuit.New(), 20, brute) }

// The petrol of another road is what the road takes, and with a tank of any size it has several starts.
func TestOthersUseTheLastDrop(t *testing.T) {
	family := circuit.New()
	for number := range 10 {
		made, err := another.Make(t.Context(), family, family.Presets()[0], another.Seed{Level: puzzle.Any, Number: number}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var f circuit.Facts
		if err := json.Unmarshal(made.Facts, &f); err != nil {
			t.Fatal(err)
		}
		number := func(n json.Number) float64 { value, _ := n.Float64(); return value }
		left := number(f.Fuel) * number(f.PerGallon)
		for _, o := range f.Oases {
			left += number(o.Gallons)*number(f.PerGallon) - number(o.Miles)
		}
		if left != 0 {
			t.Errorf("petrol for %g miles is left: %s", left, made.Facts)
		}
		if f.Tank = ""; len(brute(f, puzzle.KeepAll)) < 2 {
			t.Errorf("the tank makes no difference: %s", made.Facts)
		}
	}
}
