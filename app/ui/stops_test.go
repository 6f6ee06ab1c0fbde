package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// A drawing is one stop of the Tab key, however many of its parts are asked about: of a logic grid that is
// filled in they are hundreds.
func TestADrawingIsOneStop(t *testing.T) {
	var shapes []view.Shape
	for _, claim := range []string{"said/0", "said/1", "said/2"} {
		shapes = append(shapes, view.Shape{Kind: view.Disc, R: 3, Mark: view.Mark{Claim: claim}})
	}
	source := app.HTMLString(drawing(view.Drawing{Width: 40, Height: 40, Shapes: shapes}))
	if n := strings.Count(source, `tabindex="0"`); n != 1 {
		t.Errorf("the Tab key stops %d times", n)
	}
	if !strings.Contains(source, `data-roving="drawing"`) {
		t.Error("arrow keys do not lead on")
	}
}

// In Chromium, the Tab key passes over all that stands in a fold whose own tabindex is negative.
func TestTheTabKeyLeadsIntoTheFoldOfSharing(t *testing.T) {
	source := app.HTMLString(sharing{}.render())
	if fold := regexp.MustCompile(`<details[^>]*>`).FindString(source); fold == "" || strings.Contains(fold, "tabindex") {
		t.Errorf("the fold is %s", fold)
	}
}
