package ui

import (
	"regexp"
	"strconv"
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
