package ui

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// A drawing is one stop of the Tab key, however many of its parts are asked about: of a logic grid that is
// filled in they are hundreds.
func TestADrawingIsOneStop(t *testing.T) {
	for _, c := range []struct{ silent, pressed int }{{0, 3}, {5, 3}, {0, 3 * together}, {together + 5, 2 * together}} {
		var shapes []view.Shape
		for i := range c.silent + c.pressed {
			s := view.Shape{Kind: view.Disc, X: float64(10 * i), R: 3}
			if i >= c.silent {
				s.Claim = fmt.Sprint("said/", i)
			}
			shapes = append(shapes, s)
		}
		source := app.HTMLString(drawing(view.Drawing{Width: 1000, Height: 40, Shapes: shapes}))
		if n := strings.Count(source, `tabindex="0"`); n != 1 {
			t.Errorf("%+v: the Tab key stops %d times", c, n)
		}
		if n := strings.Count(source, `role="button"`); n != c.pressed || strings.Count(source, "<circle") != c.silent+c.pressed {
			t.Errorf("%+v: %d parts can be pressed", c, n)
		}
		if !strings.Contains(source, `data-roving="drawing"`) {
			t.Errorf("%+v: arrow keys do not lead on", c)
		}
	}
}

// In Chromium, the Tab key passes over all that stands in a fold whose own tabindex is negative.
func TestTheTabKeyLeadsIntoTheFoldOfSharing(t *testing.T) {
	source := app.HTMLString(sharing{}.render())
	if fold := regexp.MustCompile(`<details[^>]*>`).FindString(source); fold == "" || strings.Contains(fold, "tabindex") {
		t.Errorf("the fold is %s", fold)
	}
}
