package machines

import (
	"fmt"
	"math"
	"strings"

	"solvitur/solvers/automaton"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// picture draws what may be the case. Things of two states stand in a square where
// their number is one of a square's, as lamps that are lit or not; two things of more
// states are a map with a place for each case; all others have a row of boxes each, one
// for every state that they may have.
func picture(m *model, b space.Belief) spacesearch.Picture {
	if side := int(math.Sqrt(float64(len(m.things)))); side > 1 && side*side == len(m.things) && m.cases == 1<<len(m.things) {
		return m.lamps(b, side)
	}
	if len(m.things) == 2 && min(len(m.things[0].States), len(m.things[1].States)) > 2 {
		return m.places(b)
	}
	const line = 8
	p := spacesearch.Picture{Height: float64(line * len(m.things))}
	for i, t := range m.things {
		can := m.can(len(t.States), t.Of, b)
		for k, state := range t.States {
			s := box(float64(line*i), line, len(t.States), k, label(t, k))
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
func (m *model) places(b space.Belief) spacesearch.Picture {
	across, down := m.things[0], m.things[1]
	height := float64(max(6, spacesearch.PictureWidth/len(across.States)))
	p := spacesearch.Picture{Height: height * float64(len(down.States))}
	can := m.can(m.cases, func(at int) int { return at }, b)
	for at := range m.cases {
		i, k := across.Of(at), down.Of(at)
		s := box(height*float64(k), height, len(across.States), i, label(across, i)+label(down, k))
		p.Shapes = append(p.Shapes, shown(s, fmt.Sprintf("case-%d", at), can, at, m.caseOf(at)))
	}
	return p
}

// lamps draws the second state of a thing as a lamp that is lit.
func (m *model) lamps(b space.Belief, side int) spacesearch.Picture {
	p := spacesearch.Picture{Height: spacesearch.PictureWidth}
	pitch := spacesearch.PictureWidth / float64(side)
	for i, t := range m.things {
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

// pressed is the lamp that somebody presses for a setting, where there is a single control
// with a state for each lamp.
func (m *model) pressed(_ space.Belief, setting int) string {
	if len(m.controls) == 1 && len(m.controls[0].States) == len(m.things) {
		return fmt.Sprintf("lamp-%d", setting)
	}
	return ""
}

// pressing tells of the first thing what pressing it does: the visitor's own words, of lamps or of gates.
func (m *model) pressing() string {
	return fmt.Sprintf("Press %s, and %s: so with the others.", m.things[0].Name, m.setting(0))
}

// mostInTable is how many cases, and how many settings, a table shows.
const mostInTable = 16

// given draws the start, and what follows what.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	views := kit.Given(m, keep)
	if m.cases > mostInTable || m.settings > mostInTable {
		return views
	}
	x := newMachine(m, keep)
	figures, settings := make([]string, m.cases), make([]string, m.settings)
	for at := range figures {
		figures[at] = m.figures(at)
	}
	for setting := range settings {
		settings[setting] = m.setting(setting)
	}
	t := view.TableOf("now", figures, settings, func(at, setting int) view.Cell {
		after := x.run.After(at, setting)
		cell := view.Cell{Text: figures[after[0]]}
		cell.Says = english.Sentence("then " + m.caseOf(after[0]))
		if len(after) > 1 {
			cell.Text = "?"
			cell.Says = fmt.Sprintf("Then nobody knows: %s.", english.Count(len(after), "case is possible", "cases are possible"))
		}
		for i := range m.Lines {
			if x.run.Kept&m.automaton.Fitting(at, setting)>>i&1 != 0 {
				cell.Facts = append(cell.Facts, lineID(i))
			}
		}
		return cell
	})
	for at := range t.Rows {
		t.Rows[at].Head.Says = english.Sentence(m.caseOf(at))
	}
	note := "A row for every case, a column for every setting; each figure is the place of a state in its list, counted from 0."
	if len(m.things) > 1 {
		names := english.Each(m.things, func(p automaton.Part) string { return p.Name })
		note = fmt.Sprintf("A row for every case, a column for every setting. The figures stand for %s: the place of the state in its list, counted from 0.", english.List(names, "and"))
	}
	return append(views, view.View{Name: "table", Title: "What follows what", Note: note, Table: t})
}
