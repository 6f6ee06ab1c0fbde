package dialogues

import (
	"math"
	"testing"
)

// A label keeps clear of dots where any of its places is free, and stays in
// the plot wherever its dot is.
func TestLabelsKeepClear(t *testing.T) {
	const text = "17, 34, 51, 68 and 85"
	half := letterWidth * float64(len(text)) / 2
	for _, c := range []struct {
		name  string
		dot   spot
		taken []spot
	}{
		{"in a corner", spot{plotRight - 6, plotTop + 1, 1.4}, []spot{{plotRight - 12, plotTop + 3, 1.4}, {plotRight, plotTop, 1.4}}},
		{"by the axes", spot{plotLeft, plotBottom, 1.4}, []spot{{plotLeft + 3, plotBottom - 8, 1.4}}},
		{"among others", spot{60, 40, 1.4}, []spot{{55, 36, 1.4}, {66, 36, 1.4}, {66, 40, 1.4}}},
	} {
		taken := append(c.taken, c.dot)
		x, y, covered := beside(c.dot.x, c.dot.y, text, taken)
		if x-half < plotLeft-0.01 || x+half > plotWidth || y-letterHeight < plotTop-0.01 || y > plotBottom {
			t.Errorf("%s: the label at %.1f, %.1f leaves the plot", c.name, x, y)
		}
		for _, s := range taken {
			if math.Abs(s.x-x) < half+s.r && s.y+s.r > y-letterHeight && s.y-s.r < y {
				t.Errorf("%s: the label at %.1f, %.1f covers the dot at %.1f, %.1f", c.name, x, y, s.x, s.y)
			}
		}
		// A second label of the same dot finds its place beside the first.
		_, second, _ := beside(c.dot.x, c.dot.y, text, append(taken, covered...))
		if math.Abs(second-y) < letterHeight {
			t.Errorf("%s: two labels lie on each other", c.name)
		}
	}
}
