package view_test

import (
	"slices"
	"testing"

	"solvitur/solvers/view"
)

// No two of some names are drawn in one colour, whichever of them name one.
func TestPaletteTellsNamesApart(t *testing.T) {
	for _, names := range [][]string{{"red", "north", "south"}, {"silver", "grey", "gold", "yellow"}, {"a", "b", "c", "d"}, {"green", "dark green", "x"}} {
		colours := view.Palette(names)
		if slices.Contains(colours, 0) || len(slices.Compact(slices.Sorted(slices.Values(colours)))) < len(names) {
			t.Errorf("%q are drawn as %v", names, colours)
		}
		if want := view.ColourNamed(names[0]); want > 0 && colours[0] != want {
			t.Errorf("%s is drawn as %d", names[0], colours[0])
		}
	}
}
