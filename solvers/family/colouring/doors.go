package colouring

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/paint"
	"solvitur/solvers/view"
)

// house is a coloured triangle as Sperner's walk sees it. Its small triangles are
// rooms; a line between two neighbouring spots that have the two colours of the
// bottom corners is a door. A room of three colours has one door, any other two or
// none. So whoever comes in from the outside and goes on through the other door of
// every room ends in a room of three colours or outside again, and the number of
// such rooms is odd if that of doors to the outside is, and even if that is.
type house struct {
	board
	s      paint.Solution
	colour [2]int   // of the ends of a door
	doors  [][2]int // by their ends, the smaller number first
	rooms  [][]int  // by door, the rooms on its sides: one, if it leads outside
	has    [][]int  // by room, its doors
}

func newHouse(b board, s paint.Solution) *house {
	h := &house{board: b, s: s, has: make([][]int, len(b.small))}
	h.colour = [2]int{b.Of(s, b.corners[left]), b.Of(s, b.corners[right])}
	if h.colour[0] == h.colour[1] { // any two will do
		h.colour[1] = (h.colour[0] + 1) % len(b.Colours)
	}
	slices.Sort(h.colour[:])
	for room, spots := range b.small {
		for i := range spots {
			a, c := spots[i], spots[(i+1)%3]
			ends := [2]int{b.Of(s, a), b.Of(s, c)}
			if slices.Sort(ends[:]); ends != h.colour {
				continue
			}
			door := [2]int{min(a, c), max(a, c)}
			at := slices.Index(h.doors, door)
			if at < 0 {
				at = len(h.doors)
				h.doors, h.rooms = append(h.doors, door), append(h.rooms, nil)
			}
			h.rooms[at] = append(h.rooms[at], room)
			h.has[room] = append(h.has[room], at)
		}
	}
	return h
}

// outer are the doors that lead outside.
func (h *house) outer() (all []int) {
	for door, rooms := range h.rooms {
		if len(rooms) == 1 {
			all = append(all, door)
		}
	}
	return all
}

// through is the way from a door on, coming from a room, or from outside (-1): the
// rooms, and the doors behind them. It ends in a room of three colours, where there
// are as many doors as rooms less one, or outside.
func (h *house) through(door, from int) (rooms, doors []int) {
	for {
		at := slices.IndexFunc(h.rooms[door], func(room int) bool { return room != from })
		if at < 0 {
			return rooms, doors
		}
		from = h.rooms[door][at]
		rooms = append(rooms, from)
		on := slices.IndexFunc(h.has[from], func(other int) bool { return other != door })
		if on < 0 {
			return rooms, doors
		}
		door = h.has[from][on]
		doors = append(doors, door)
	}
}

// isThree says whether a room has three colours.
func (h *house) isThree(room int) bool { return len(h.has[room]) == 1 }

func (h *house) doorName(door int) string {
	ends := []string{h.Spots[h.doors[door][0]], h.Spots[h.doors[door][1]]}
	slices.Sort(ends)
	return "the door " + ends[0] + "–" + ends[1]
}

// walk draws the house, and goes in through every outer door.
func (h *house) walk() view.View {
	v := h.draw("walk", "Through the doors", func(room int) view.Mark { return view.Mark{ID: roomID(room)} }, h.Coloured(h.s))
	for door, ends := range h.doors {
		a, c := h.point(ends[0]), h.point(ends[1])
		line := view.Shape{Mark: view.Mark{ID: doorID(door)}, Kind: view.Line, Colour: doorColour, Silent: true, Points: []float64{a.X, a.Y, c.X, c.Y}}
		v.Drawing.Shapes = slices.Insert(v.Drawing.Shapes, len(h.small)+door, line)
	}
	for i := range v.Drawing.Shapes {
		v.Drawing.Shapes[i].Silent = true // the picture above says it
	}
	one, other := h.Colours[h.colour[0]], h.Colours[h.colour[1]]
	outer := h.outer()
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
		rooms, doors := h.through(door, -1)
		caption := "In through " + h.doorName(door) + "."
		for i, room := range rooms {
			switch {
			case h.isThree(room):
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
		if h.isThree(room) {
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
