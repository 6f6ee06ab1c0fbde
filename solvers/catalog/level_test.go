package catalog_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
)

// TestLevels: how hard the puzzles of the gallery are that are argued. Whoever changes
// the measure, or what arguments are made of, reads here what becomes of them.
func TestLevels(t *testing.T) {
	want := map[puzzle.Level][]string{
		puzzle.Easy: {
			"jealous-boyfriend", "three-gods", "boxes-and-balls", "hundred-statements", "swimming-championship", "knights-and-knaves-1", "knights-and-knaves-2",
			"knights-and-knaves-3", "sudoku", "sack-race", "vegetable-show", "three-tables", "five-beds",
		},
		puzzle.Medium: {
			"phone-number", "broken-window", "greyhound-race", "horse-race", "knights-and-knaves-4", "knights-and-knaves-5", "which-answer",
			"send-more-money", "zebra", "jigsaw-sudoku", "wheat-trial",
		},
		puzzle.Hard:     {"fooled-trainer", "fell-race", "night-train", "sun-and-tune"},
		puzzle.VeryHard: {"cp-is-fun", "donald-gerald-robert", "eight-houses", "flea-market", "nine-cards"},
	}
	got := map[puzzle.Level][]string{}
	for _, preset := range catalog.Presets() {
		family, _ := catalog.Family(preset.Family)
		if !family.Info().Argued {
			continue
		}
		instance, err := family.Parse(preset.Facts, preset.Off...)
		if err != nil {
			t.Fatal(err)
		}
		argued, err := instance.Argue(t.Context(), puzzle.ArgueOptions{Keep: func(id puzzle.FactID) bool { return !slices.Contains(preset.Off, id) }})
		if err != nil {
			t.Fatalf("%s: %v", preset.Name, err)
		}
		if level := argued.Level(); level != puzzle.NoLevel {
			got[level] = append(got[level], preset.Name)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("want -, got +:\n%s", diff)
	}
}
