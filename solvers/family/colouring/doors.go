package colouring

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/paint"
	"solvitur/solvers/sperner"
	"solvitur/solvers/view"
)

// house is a coloured triangle as Sperner's walk sees it: doors have the two colours of the bottom
// corners.
type house struct {
	board
	*sperner.House
	s      paint.Solution
	colour [2]int // of the ends of a door
}

func newHouse(b board, s paint.Solution) *house {
	h := &house{board: b, s: s, colour: [2]int{b.Of(s, b.corners[left]), b.Of(s, b.corners[right])}}
	if h.colour[0] == h.colour[1] { // any two will do
		h.colour[1] = (h.colour[0] + 1) % len(b.Colours)
	}
	slices.Sort(h.colour[:])
	h.House = sperner.New(b.small, func(spot int) int { return b.Of(s, spot) }, h.colour)
	return h
}

func (h *house) doorName(door int) string {
	ends := []string{h.Spots[h.Doors[door][0]], h.Spots[h.Doors[door][1]]}
	slices.Sort(ends)
	return "the door " + ends[0] + "–" + ends[1]
}

// walk draws the house, and goes in through every outer door.
func (h *house) walk() view.View {
	v := h.draw("walk", "Through the doors", func(room int) view.Mark { return view.Mark{ID: roomID(room)} }, h.Coloured(h.s))
	for door, ends := range h.Doors {
		a, c := h.point(ends[0]), h.point(ends[1])
		line := view.Shape{Mark: view.Mark{ID: doorID(door)}, Kind: view.Line, Colour: doorColour, Silent: true, Points: []float64{a.X, a.Y, c.X, c.Y}}
		v.Drawing.Shapes = slices.Insert(v.Drawing.Shapes, len(h.small)+door, line)
	}
	for i := range v.Drawing.Shapes {
		v.Drawing.Shapes[i].Silent = true // the picture above says it
	}
	one, other := h.Colours[h.colour[0]], h.Colours[h.colour[1]]
	outer := h.Outer()
	v.Drawing.Says = fmt.Sprintf("The coloured triangle with its doors, the lines with one %s and one %s end.", one, other)
	stage := view.NewStage(v)
	tell := func(role view.Role, caption string, rooms ...string) {
		v.Frames = append(v.Frames, stage.Next(view.Frame{Caption: caption, Role: role}, stage.In(role, rooms...)))
	}
	kind := map[int]string{0: "an even number", 1: "an odd number"}[len(outer)%2]
	lead := map[bool]string{true: "leads", false: "lead"}[len(outer) == 1]
	tell(view.Plain, fmt.Sprintf("The thick lines, with one %s and one %s end, are doors. %s %s outside, %s.", one, other, english.Capital(english.Some(len(outer), "door", "doors")), lead, kind))
	seen, caught := map[int]bool{}, 0
	for _, door := range outer {
		if seen[door] {
			continue
		}
		seen[door] = true
		rooms, doors := h.Enter(door)
		caption := "In through " + h.doorName(door) + "."
		for i, room := range rooms {
			switch {
			case h.IsThree(room):
				caught++
				tell(view.Answer, caption+" This triangle has no other door: its third spot is of the third colour.", roomID(room))
			case i == len(rooms)-1:
				seen[doors[i]] = true
				tell(view.Guess, fmt.Sprintf("%s And out again through %s: these two doors are a pair.", caption, h.doorName(doors[i])), roomID(room))
			default:
				tell(view.Guess, caption, roomID(room))
				caption = "On through " + h.doorName(doors[i]) + "."
			}
		}
	}
	var all []string
	for room := range h.small {
		if h.IsThree(room) {
			all = append(all, roomID(room))
		}
	}
	says := fmt.Sprintf("%s ended in a triangle of three colours", english.Capital(english.Some(caught, "walk", "walks")))
	if inside := len(all) - caught; inside > 0 {
		says += fmt.Sprintf("; %s, which nobody reaches from outside, are joined in pairs by walks from one to the other", english.Some(inside, "other", "others"))
	}
	tell(view.Answer, fmt.Sprintf("%s: %s in all, as the doors to the outside are.", says, kind), all...)
	return v
}

// doorColour is the picture colour of doors, orange.
const doorColour = 12

func roomID(room int) string { return fmt.Sprintf("room-%d", room) }
func doorID(door int) string { return fmt.Sprintf("door-%d", door) }
