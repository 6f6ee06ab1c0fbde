package unseen

import (
	"fmt"
	"math"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// Picture draws what may be the case. Things of two states stand in a square where
// their number is one of a square's, as lamps that are lit or not; two things of more
// states are a map with a place for each case; all others have a row of boxes each below
// their name, one for every state that they may have.
func (m *Machine) Picture(b space.Belief) spacesearch.Picture {
	if side := int(math.Sqrt(float64(len(m.of.Things)))); side > 1 && side*side == len(m.of.Things) && m.of.Cases == 1<<len(m.of.Things) {
		return m.lamps(b, side)
	}
	if len(m.of.Things) == 2 && min(len(m.of.Things[0].States), len(m.of.Things[1].States)) > 2 {
		return m.places(b)
	}
	const size, letter = 3, 1.5
	name, boxes := 3, 7
	if len(m.of.Things) == 1 { // what it is, the title says
		name, boxes = 0, 8
	}
	line := name + boxes
	p := spacesearch.Picture{Height: float64(line * len(m.of.Things))}
	for i, t := range m.of.Things {
		if name > 0 {
			p.Shapes = append(p.Shapes, view.Shape{Kind: view.Label, X: 0.6, Y: float64(line*i) + 2.7, Size: size, Silent: true,
				Text: spacesearch.Cut(t.Name, int(math.Floor(spacesearch.PictureWidth/letter)))})
		}
		can := m.can(len(t.States), t.Of, b)
		for k, state := range t.States {
			s := box(float64(line*i+name), float64(boxes), len(t.States), k, label(t, k))
			p.Shapes = append(p.Shapes, shown(s, fmt.Sprintf("state-%d-%d", i, k), can, k, state))
		}
	}
	return p
}

// box is one of some boxes in a row, with as much of its label as there is room for.
func box(y, height float64, n, k int, label string) view.Shape {
	const size, letter = 4, 2.1
	w := float64(spacesearch.PictureWidth) / float64(n)
	return view.Shape{Kind: view.Square, X: view.Round(w*float64(k) + 0.4), Y: y + 0.5, W: view.Round(w - 0.8), H: height - 1, Size: size,
		Text: spacesearch.Cut(label, max(1, int((w-0.8)/letter)))}
}

// shown is a box that says whether one of some states or cases is the case, may be, or is
// not, and then has nothing in it.
func shown(s view.Shape, id, can string, k int, says string) view.Shape {
	certain := "perhaps: "
	s.ID, s.Role = id, view.Possible
	switch {
	case can[k] == '0':
		certain, s.Role, s.Text = "not: ", view.Muted, ""
	case strings.Count(can, "1") == 1:
		certain, s.Role = "for certain: ", view.Answer
	}
	s.Says = english.Sentence(certain + says)
	return s
}

// places draws the cases of two things: those of the first from left to right.
func (m *Machine) places(b space.Belief) spacesearch.Picture {
	across, down := m.of.Things[0], m.of.Things[1]
	height := float64(max(6, spacesearch.PictureWidth/len(across.States)))
	p := spacesearch.Picture{Height: height * float64(len(down.States))}
	can := m.can(m.of.Cases, func(at int) int { return at }, b)
	for at := range m.of.Cases {
		i, k := across.Of(at), down.Of(at)
		s := box(height*float64(k), height, len(across.States), i, label(across, i)+label(down, k))
		p.Shapes = append(p.Shapes, shown(s, fmt.Sprintf("case-%d", at), can, at, m.Case(at)))
	}
	return p
}

// lamps draws the second state of a thing as a lamp that is lit.
func (m *Machine) lamps(b space.Belief, side int) spacesearch.Picture {
	p := spacesearch.Picture{Height: spacesearch.PictureWidth}
	pitch := spacesearch.PictureWidth / float64(side)
	for i, t := range m.of.Things {
		can := m.can(len(t.States), t.Of, b)
		s := view.Shape{Kind: view.Disc, X: view.Round(pitch * (float64(i%side) + 0.5)), Y: view.Round(pitch * (float64(i/side) + 0.5)), R: view.Round(pitch * 0.36), Size: view.Round(pitch * 0.4),
			Text: map[string]string{"10": "", "01": "●", "11": "?"}[can], Mark: view.Mark{ID: fmt.Sprintf("lamp-%d", i), Says: english.Sentence("perhaps " + t.States[0] + ", perhaps " + t.States[1])}}
		switch can {
		case "10":
			s.Role, s.Says = view.Muted, english.Sentence(t.States[0])
		case "01":
			s.Role, s.Says = view.Answer, english.Sentence(t.States[1])
		}
		p.Shapes = append(p.Shapes, s)
	}
	return p
}

// Pressed is the lamp that somebody presses for a setting, where there is a single control
// with a state for each lamp.
func (m *Machine) Pressed(_ space.Belief, setting int) string {
	if len(m.of.Controls) == 1 && len(m.of.Controls[0].States) == len(m.of.Things) {
		return fmt.Sprintf("lamp-%d", setting)
	}
	return ""
}

// Pressing tells of the first thing what pressing it does: the visitor's own words, of lamps or of gates.
func (m *Machine) Pressing() string {
	return fmt.Sprintf("Press %s, and %s: so with the others.", m.of.Things[0].Name, m.Setting(0))
}
