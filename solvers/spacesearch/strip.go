package spacesearch

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Given draws the start; its parts change as a search looks at other states.
func (k *Kit[M, T, S, A]) Given(m M, keep func(puzzle.FactID) bool) []view.View {
	start := k.limited(m, keep).Start
	drawing := k.scene(m, start)
	drawing.Says = english.Sentence("at the start: " + k.State(m, start))
	return view.Mute([]view.View{{Name: "state", Title: "At the start", Drawing: drawing}}, keep)
}

// Show draws a plan: as a film strip, and as a walk in the graph of states. A plan
// that cannot be followed is not drawn.
func (k *Kit[M, T, S, A]) Show(m M, plan T, keep func(puzzle.FactID) bool) []view.View {
	sp := k.limited(m, keep)
	moves := k.Moves(m, plan)
	states, ok := sp.follow(moves)
	if !ok {
		return nil
	}
	views := []view.View{k.strip(m, states, moves)}
	return append(views, k.graph(m, sp, states, moves)...)
}

// follow gives the states that moves lead through, the start first, up to a move that
// cannot be made or changes nothing: no best plan stays where it is.
func (sp Space[S, A]) follow(moves []A) (states []S, ok bool) {
	states = []S{sp.Start}
	for _, a := range moves {
		at := states[len(states)-1]
		for move := range sp.Moves(at) {
			if move.Action == a && move.To != at {
				states = append(states, move.To)
				break
			}
		}
		if states[len(states)-1] == at {
			return states, false
		}
	}
	return states, true
}

// The film strip: pictures in rows, as large as a phone can show, each below what
// led to it.
const (
	perRow       = 3
	panelWidth   = PictureWidth + 2
	heading      = 7
	mostPanels   = 60
	headingWidth = 21 // characters
)

func (k *Kit[M, T, S, A]) strip(m M, states []S, moves []A) view.View {
	d := &view.Drawing{Width: perRow * panelWidth, Says: fmt.Sprintf("The plan as a film strip of %s.", english.Count(len(states), "picture", "pictures"))}
	height := 0.0
	for i, state := range states[:min(len(states), mostPanels)] {
		picture := k.Picture(m, state)
		height = heading + picture.Height + 3
		x, y := float64(i%perRow*panelWidth)+1, float64(i/perRow)*height
		head, says, mark := "Start", "At the start: ", view.Mark{}
		if i > 0 {
			head = fmt.Sprintf("%d. %s", i, k.Brief(m, moves[i-1]))
			says = fmt.Sprintf("%d. %s: ", i, english.Capital(k.Move(m, moves[i-1])))
			mark.Facts = k.Because(m, moves[i-1])
		}
		mark.Says = english.Sentence(says + k.State(m, state))
		if i == len(states)-1 {
			mark.Role = view.Answer
		}
		d.Shapes = append(d.Shapes,
			view.Shape{Kind: view.Rect, X: x, Y: y + heading, W: PictureWidth, H: picture.Height, Mark: mark},
			view.Shape{Kind: view.Label, X: x, Y: y + heading - 1.8, Size: 3.6, Text: Cut(head, headingWidth), Silent: true})
		for _, shape := range picture.Shapes {
			d.Shapes = append(d.Shapes, moved(shape, x, y+heading))
		}
	}
	d.Height = height * float64((min(len(states), mostPanels)+perRow-1)/perRow)
	v := view.View{Name: "strip", Title: "The plan", Drawing: d}
	if more := len(states) - mostPanels; more > 0 {
		v.Note = fmt.Sprintf("%s more are not drawn.", english.Thousands(more))
	}
	return v
}

// moved is a shape elsewhere, and a part of no replay.
func moved(s view.Shape, x, y float64) view.Shape {
	s.ID, s.Silent, s.Says = "", true, ""
	s.X, s.Y = s.X+x, s.Y+y
	s.Points = slices.Clone(s.Points)
	for i := range s.Points {
		s.Points[i] += []float64{x, y}[i%2]
	}
	return s
}

// Cut shortens a text to so many characters.
func Cut(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-1]) + "…"
}
