package chart_test

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/chart"
	"solvitur/solvers/view"
)

// On a logarithmic scale a change of unit is a shift: figures that are a thousandth
// of the others are drawn at the same place.
func TestUnitsAreShifted(t *testing.T) {
	d := chart.Log("Two sorts.", []chart.Series{{Name: "counts", Sign: "C", Unit: "digits"}, {Name: "times", Sign: "T", Unit: "seconds"}}, []chart.Item{
		{Label: "one", Figures: []chart.Figure{{Amount: 1_000, Text: "1,000"}, {Amount: 1, Text: "1 s"}}},
		{Label: "two", Figures: []chart.Figure{{Amount: 100_000, Text: "100,000"}, {Amount: 100, Text: "100 s"}}},
		{Label: "three", Figures: []chart.Figure{{Text: "too many"}, {}}},
	})
	var at []float64
	for _, s := range d.Shapes[4:] {
		if s.Kind == view.Disc && s.Y > 15 {
			at = append(at, s.X)
		}
	}
	if len(at) != 4 || at[0] != at[1] || at[2] != at[3] || at[0] >= at[2] {
		t.Errorf("dots at %v", at)
	}
	for _, s := range d.Shapes {
		if s.X < 0 || s.X > d.Width || s.Y < 0 || s.Y > d.Height {
			t.Errorf("%s %q lies outside, at %v, %v", s.Kind, s.Text, s.X, s.Y)
		}
	}
}

// Nothing known is no reason to fall over.
func TestNothingKnown(t *testing.T) {
	if d := chart.Log("Nothing.", []chart.Series{{Name: "counts"}}, []chart.Item{{Label: "one", Figures: []chart.Figure{{}}}}); len(d.Shapes) == 0 {
		t.Error("an empty drawing")
	}
}

func TestOutOfLine(t *testing.T) {
	for _, c := range []struct {
		figures []float64
		want    []int
	}{
		{nil, nil}, {[]float64{3}, nil}, {[]float64{1, 2, 3}, nil}, {[]float64{1, 2, 9, 3, 4, 10}, []int{2}}, {[]float64{2, 2}, []int{1}}, {[]float64{3, 2, 1}, []int{1, 2}},
	} {
		if got := chart.OutOfLine(c.figures); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v are out of line, not %v", c.figures, got, c.want)
		}
	}
}

func ExampleOutOfLine() {
	fmt.Println(chart.OutOfLine([]float64{7_092, 129_725, 730_341, 166_786, 585_051, 2_761_921}))
	// Output: [2]
}
