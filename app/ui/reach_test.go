package ui

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// A sign that is pressed is as large as a finger wants it on a phone, however small it is drawn.
func TestSignsAreWithinReach(t *testing.T) {
	for _, width := range []float64{40, 110, 200} {
		source := app.HTMLString(drawing(view.Drawing{Width: width, Height: 40, Shapes: []view.Shape{
			{Kind: view.Label, X: 30, Y: 30, Size: 4, Anchor: "end", Text: "?", Mark: view.Mark{Claim: "said/0", Status: view.Tried}},
		}}))
		around := regexp.MustCompile(`<rect [^>]*label-reach[^>]*>`).FindString(source) // attributes come in any order
		for _, side := range []string{"width", "height"} {
			found := regexp.MustCompile(` ` + side + `="([0-9.]+)"`).FindStringSubmatch(around)
			if found == nil {
				t.Fatalf("the sign has nothing around it: %s", source)
			}
			if units, _ := strconv.ParseFloat(found[1], 64); units*min(unit, phone/width) < reach-0.01 {
				t.Errorf("of a drawing %g wide the %s is %g units", width, side, units)
			}
		}
	}
}

// So is what can be asked about: it is pressed beside itself where there is room, and else the picture
// is wider than a phone.
func TestWhatIsAskedIsWithinReach(t *testing.T) {
	ask := view.Mark{Claim: "at/0 = 1"}
	disc := func(x, y float64) view.Shape { return view.Shape{Kind: view.Disc, X: x, Y: y, R: 3.6, Mark: ask} }
	square := func(x, y float64) view.Shape { return view.Shape{Kind: view.Square, X: x, Y: y, W: 6, H: 6, Mark: ask} }
	for _, c := range []struct {
		name     string
		shapes   []view.Shape
		scrolled bool
	}{
		{"runners on lanes", []view.Shape{disc(50, 10), disc(50, 19)}, false},
		{"squares of a grid", []view.Shape{square(40, 10), square(46, 10)}, true},
		{"signs that are close", []view.Shape{disc(50, 10), {Kind: view.Label, X: 55, Y: 12, Text: "?", Mark: ask}}, true},
	} {
		source := app.HTMLString(drawing(view.Drawing{Width: 120, Height: 40, Shapes: c.shapes}))
		if scrolled := strings.Contains(source, "within-reach"); scrolled != c.scrolled {
			t.Errorf("%s: scrolled %t, want %t", c.name, scrolled, c.scrolled)
		}
		scale := phone / 120.0
		if width := regexp.MustCompile(` width="([0-9.]+)rem"`).FindStringSubmatch(source); c.scrolled {
			rem, _ := strconv.ParseFloat(width[1], 64)
			scale = rem / 120
		}
		among := crowded(c.shapes, reach/scale)
		if room := among.least(among.apart(reach/scale)) * scale; room < reach-0.01 {
			t.Errorf("%s: a part is %g rem small", c.name, room)
		}
	}
}
