package paint_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

var board = paint.Board{Item: "spot", Items: "spots", Spots: []string{"a", "b", "c"}, Colours: []string{"red", "green"}}

// The rule of colours is broken by a spot that has none, or one that there is not.
func TestUncoloured(t *testing.T) {
	coloured := func(of ...string) paint.Solution {
		s := paint.Solution{Spots: map[string]paint.Spot{}}
		for i, colour := range of {
			s.Spots[board.Spots[i]] = paint.Spot{Colour: colour}
		}
		return s
	}
	if broken := board.Uncoloured(coloured("red", "green", "red")); len(broken) > 0 {
		t.Errorf("%q are broken", broken)
	}
	for _, s := range []paint.Solution{coloured("red", "green"), coloured("red", "green", "blue")} {
		if broken := board.Uncoloured(s); !slices.Equal(broken, []puzzle.FactID{paint.RuleColours}) {
			t.Errorf("%v breaks %q", s, broken)
		}
	}
}

// Remarks that are kept fix a spot; those that agree are all named, and of others the first counts.
func TestFixed(t *testing.T) {
	remarks := []paint.Remark{
		{Kind: "spot", Spot: "a", How: rows.So, Colour: "red"},
		{Kind: "spot", Spot: "b", How: rows.NotSo, Colour: "red"},
		{Kind: "own", Spot: "a", Colour: "red"},
		{Kind: "spot", Spot: "a", How: rows.So, Colour: "green"},
		{Kind: "spot", Spot: "c", How: rows.So, Colour: "green"},
	}
	id := func(i int) puzzle.FactID { return fmt.Sprint("remarks/", i) }
	own := func(r paint.Remark) int {
		if r.Kind == "own" {
			return board.Spot(r.Spot)
		}
		return -1
	}
	got := board.Fixed(remarks, id, func(id puzzle.FactID) bool { return id != "remarks/4" }, own)
	if want := map[int]paint.Fixed{0: {Colour: 0, By: []puzzle.FactID{"remarks/0", "remarks/2"}}}; !reflect.DeepEqual(got, want) {
		t.Errorf("fixed are %v, not %v", got, want)
	}
}
