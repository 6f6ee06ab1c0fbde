package crossings

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// picture draws who is on which side of the river, a line for each kind, and the
// boat or torch between them.
func picture(m *model, s state) spacesearch.Picture {
	const line, size, left, right, letters = 4.2, 3.2, 15.5, 22.5, 8
	height := 5 + line*float64(len(m.Travellers))
	p := spacesearch.Picture{Height: height}
	for _, x := range []float64{left, right} {
		p.Shapes = append(p.Shapes, view.Shape{Kind: view.Line, Points: []float64{x, 0, x, height}, Dashed: m.By == torch})
	}
	x, y := left+1, height/2
	if s.over {
		x = right - 4
	}
	p.Shapes = append(p.Shapes, view.Shape{Kind: view.Rect, X: x, Y: y - 1, W: 3, H: 2, Fill: true, Mark: view.Mark{ID: "by", Role: view.Accent, Says: english.Sentence("the " + m.By)}})
	for i, t := range m.Travellers {
		name := func(n int8) string {
			short := spacesearch.Cut(strings.TrimPrefix(t.Name, "the "), letters)
			switch {
			case n <= 0:
				return ""
			case t.Number == 1:
				return short
			}
			return fmt.Sprintf("%d %s", n, spacesearch.Cut(t.Name, letters-2))
		}
		label := func(id, anchor, text string, x float64) view.Shape {
			return view.Shape{Kind: view.Label, X: x, Y: 5.5 + line*float64(i), Size: size, Anchor: anchor, Text: text, Silent: true,
				Mark: view.Mark{ID: fmt.Sprint(id, i), Facts: []string{travellerID(i)}}}
		}
		p.Shapes = append(p.Shapes, label("here-", "end", name(s.here[i]), left-1), label("there-", "start", name(s.there[i]), right+1))
	}
	return p
}
