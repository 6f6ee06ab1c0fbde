package dialogues_test

import (
	"slices"
	"testing"

	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

var suite = puzzletest.Suite{Nodes: 150_000}

func TestFamily(t *testing.T) { suite.Run(t, lighter{dialogues.New()}) }

// lighter is the family without the experiments on millions of choices, which
// have a test of their own.
type lighter struct{ puzzle.Family }

var heavy = []string{"E7.5", "E7.5 equal", "Only Dora", "Eva first"}

func (f lighter) Presets() []puzzle.Preset {
	presets := f.Family.Presets()
	for i := range presets {
		presets[i].Experiments = slices.DeleteFunc(slices.Clone(presets[i].Experiments), func(e puzzle.Experiment) bool { return slices.Contains(heavy, e.Name) })
	}
	return presets
}

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, dialogues.New()) }
