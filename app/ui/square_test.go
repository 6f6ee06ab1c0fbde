package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// A square of a drawing tells its role by a sign, unless it has a text; a label may
// run upwards.
func TestSquaresHaveSigns(t *testing.T) {
	source := app.HTMLString(drawing(view.Drawing{Width: 10, Height: 10, Shapes: []view.Shape{
		{Kind: view.Square, W: 4, H: 4, Mark: view.Mark{Role: view.Crossed}},
		{Kind: view.Square, W: 4, H: 4, Text: "7", Mark: view.Mark{Role: view.Conflict}},
		{Kind: view.Label, X: 3, Y: 9, Text: "up", Upright: true},
	}}))
	for _, part := range []string{">×<", ">7<", `rotate(-90 3 9)`} {
		if !strings.Contains(source, part) {
			t.Errorf("there is no %s in %s", part, source)
		}
	}
	if strings.Contains(source, ">!<") {
		t.Errorf("a sign in place of a text: %s", source)
	}
}
