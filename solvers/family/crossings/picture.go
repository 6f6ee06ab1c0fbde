package crossings

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// layout is how a state is drawn: who is on which side of the river, a line for each
// kind, and the boat or torch between them.
type layout struct {
	width       float64
	left, right float64 // the banks
	line, size  float64 // how far lines are apart, and how large letters are
	letters     int     // of a name
	boat, high  float64 // its length and height
}

// picture is for a film strip.
func picture(m *model, s state) spacesearch.Picture {
	l := layout{width: spacesearch.PictureWidth, left: 15.5, right: 22.5, line: 4.2, size: 3.2, letters: 8, boat: 3, high: 2}
	return l.draw(m, s)
}

// scene has room for whole names, and for water between the banks.
func scene(m *model, s state) spacesearch.Picture {
	l := layout{width: 112, left: 42, right: 70, line: 6, size: 4, letters: 18, boat: 8, high: 4}
	p := l.draw(m, s)
	middle := p.Height / 2
	if m.By == torch { // a bridge
		for _, y := range []float64{middle - l.high, middle + l.high} {
			p.Shapes = append(p.Shapes, view.Shape{Kind: view.Line, Points: []float64{l.left, y, l.right, y}})
		}
		return p
	}
	for i, x := range []float64{12, 19, 7, 15} { // ripples
		x, y := l.left+x, p.Height*[]float64{0.15, 0.3, 0.75, 0.9}[i]
		p.Shapes = append(p.Shapes, view.Shape{Kind: view.Line, Points: []float64{x, y, x + 1.5, y - 0.7, x + 3, y, x + 4.5, y - 0.7}})
	}
	return p
}

func (l layout) draw(m *model, s state) spacesearch.Picture {
	p := spacesearch.Picture{Width: l.width, Height: view.Round(l.line * (float64(len(m.Travellers)) + 1.2))}
	for _, x := range []float64{l.left, l.right} {
		p.Shapes = append(p.Shapes, view.Shape{Kind: view.Line, Points: []float64{x, 0, x, p.Height}, Dashed: m.By == torch})
	}
	x := l.left + 1
	if s.over {
		x = l.right - 1 - l.boat
	}
	p.Shapes = append(p.Shapes, view.Shape{Kind: view.Rect, X: x, Y: (p.Height - l.high) / 2, W: l.boat, H: l.high, Fill: true,
		Mark: view.Mark{ID: "by", Role: view.Accent, Says: english.Sentence("the " + m.By)}})
	for i, t := range m.Travellers {
		name := func(n int8) string {
			switch {
			case n <= 0:
				return ""
			case t.Number == 1:
				return spacesearch.Cut(strings.TrimPrefix(t.Name, "the "), l.letters)
			case utf8.RuneCountInString(t.Name) > l.letters-2:
				return fmt.Sprintf("%d %s", n, m.codes[i]) // as the states are told
			}
			return fmt.Sprintf("%d %s", n, t.Name)
		}
		label := func(id, anchor, text string, x float64) view.Shape {
			return view.Shape{Kind: view.Label, X: x, Y: view.Round(l.line * (float64(i) + 1.3)), Size: l.size, Anchor: anchor, Text: text, Silent: true,
				Mark: view.Mark{ID: fmt.Sprint(id, i), Facts: []string{travellerID(i)}}}
		}
		p.Shapes = append(p.Shapes, label("here-", "end", name(s.here[i]), view.Round(l.left-l.size/3)), label("there-", "start", name(s.there[i]), view.Round(l.right+l.size/3)))
	}
	return p
}

// refuses says of those who stand on a bank why a press on them does not take them over.
func (m *model) refuses(s state, id string) string {
	for i, t := range m.Travellers {
		for _, side := range []struct {
			id   string
			n    int8
			over bool
		}{{"here-", s.here[i], false}, {"there-", s.there[i], true}} {
			switch {
			case id != fmt.Sprint(side.id, i) || side.n == 0:
			case side.over == s.over && t.Number > 1:
				return fmt.Sprintf("the %s cross as part of a whole move", t.Name)
			case side.over == s.over:
				return t.Name + " crosses as part of a whole move"
			case t.Number == 1:
				return fmt.Sprintf("%s is not on the side where the %s is", t.Name, m.By)
			default:
				return fmt.Sprintf("the %s there are not on the side where the %s is", t.Name, m.By)
			}
		}
	}
	if id == "by" {
		return fmt.Sprintf("the %s does not go by itself", m.By)
	}
	return ""
}
