package banks

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/river"
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

// Picture is for a film strip.
func (b *Banks) Picture(s river.State) spacesearch.Picture {
	l := layout{width: spacesearch.PictureWidth, left: 15.5, right: 22.5, line: 4.2, size: 3.2, letters: 8, boat: 3, high: 2}
	return l.draw(b, s)
}

// Scene has room for whole names, and for water between the banks.
func (b *Banks) Scene(s river.State) spacesearch.Picture {
	l := layout{width: 112, left: 42, right: 70, line: 6, size: 4, letters: 18, boat: 8, high: 4}
	p := l.draw(b, s)
	middle := p.Height / 2
	if b.by == Torch { // a bridge
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

func (l layout) draw(b *Banks, s river.State) spacesearch.Picture {
	p := spacesearch.Picture{Width: l.width, Height: view.Round(l.line * (float64(len(b.kinds)) + 1.2))}
	for _, x := range []float64{l.left, l.right} {
		p.Shapes = append(p.Shapes, view.Shape{Kind: view.Line, Points: []float64{x, 0, x, p.Height}, Dashed: b.by == Torch})
	}
	x := l.left + 1
	if s.Over {
		x = l.right - 1 - l.boat
	}
	p.Shapes = append(p.Shapes, view.Shape{Kind: view.Rect, X: x, Y: (p.Height - l.high) / 2, W: l.boat, H: l.high, Fill: true,
		Mark: view.Mark{ID: "by", Role: view.Accent, Says: english.Sentence("the " + b.by)}})
	for i, k := range b.kinds {
		name := func(n int8) string {
			switch {
			case n <= 0:
				return ""
			case k.Number == 1:
				return spacesearch.Cut(strings.TrimPrefix(k.Name, "the "), l.letters)
			case utf8.RuneCountInString(k.Name) > l.letters-2:
				return fmt.Sprintf("%d %s", n, b.codes[i]) // as the states are told
			}
			return fmt.Sprintf("%d %s", n, k.Name)
		}
		label := func(id, anchor, text string, x float64) view.Shape {
			return view.Shape{Kind: view.Label, X: x, Y: view.Round(l.line * (float64(i) + 1.3)), Size: l.size, Anchor: anchor, Text: text, Silent: true,
				Mark: view.Mark{ID: fmt.Sprint(id, i), Facts: []string{k.Fact}}}
		}
		p.Shapes = append(p.Shapes, label("here-", "end", name(s.Here[i]), view.Round(l.left-l.size/3)), label("there-", "start", name(s.There[i]), view.Round(l.right+l.size/3)))
	}
	return p
}

// Refuses says of those who stand on a bank why a press on them does not take them over.
func (b *Banks) Refuses(s river.State, id string) string {
	for i, k := range b.kinds {
		for _, side := range []struct {
			id   string
			n    int8
			over bool
		}{{"here-", s.Here[i], false}, {"there-", s.There[i], true}} {
			switch {
			case id != fmt.Sprint(side.id, i) || side.n == 0:
			case side.over == s.Over && k.Number > 1:
				return fmt.Sprintf("the %s cross as part of a whole move", k.Name)
			case side.over == s.Over:
				return k.Name + " crosses as part of a whole move"
			case k.Number == 1:
				return fmt.Sprintf("%s is not on the side where the %s is", k.Name, b.by)
			default:
				return fmt.Sprintf("the %s there are not on the side where the %s is", k.Name, b.by)
			}
		}
	}
	if id == "by" {
		return fmt.Sprintf("the %s does not go by itself", b.by)
	}
	return ""
}
