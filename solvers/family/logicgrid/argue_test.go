package logicgrid_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/puzzle"
)

// Whatever the clues say, an argument ends in a contradiction where there is no answer,
// and nowhere else.
func TestArguments(t *testing.T) {
	family := logicgrid.New()
	for i := range 300 {
		raw, err := json.Marshal(random(rand.New(rand.NewPCG(uint64(i), 15))))
		if err != nil {
			t.Fatal(err)
		}
		instance, err := family.Parse(raw)
		if err != nil {
			continue
		}
		argued, err := instance.Argue(t.Context(), puzzle.ArgueOptions{Work: 20_000})
		if err != nil {
			t.Fatal(err)
		}
		for event, err := range instance.Solve(t.Context(), puzzle.Options{Limit: 1, Bare: true}) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Done != nil && argued.Unfit == "" && argued.Contradiction != (event.Done.Verdict == puzzle.None) {
				t.Errorf("contradiction: %v, and the verdict is %s: %s", argued.Contradiction, event.Done.Verdict, raw)
			}
		}
	}
}
