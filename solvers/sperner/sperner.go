// Package sperner is the walk through the doors by which Sperner's lemma is proved.
//
// A big triangle is cut into small ones, and its spots have colours. The small triangles are rooms; a
// line between two neighbouring spots of two certain colours is a door. A room of three colours has one
// door, any other two or none. So whoever comes in from the outside and goes on through the other door
// of every room ends in a room of three colours or outside again, and the number of such rooms is odd
// if that of doors to the outside is, and even if that is.
//
// Source: E. Sperner, Neuer Beweis für die Invarianz der Dimensionszahl und des Gebietes, Abhandlungen
// aus dem Mathematischen Seminar der Universität Hamburg 6 (1928). The walk is that of D. Cohen, Journal
// of Combinatorial Theory 2 (1967).
package sperner

import "slices"

// House has the rooms and the doors of a coloured triangle, by their numbers.
type House struct {
	Doors [][2]int // by their ends, the smaller number first
	rooms [][]int  // by door, the rooms on its sides: one, if it leads outside
	has   [][]int  // by room, its doors
}

// New is for rooms with such corners, no three of them at one line, and doors with an end of each of two
// different colours of three.
func New(rooms [][3]int, colour func(spot int) int, ends [2]int) *House {
	h := &House{has: make([][]int, len(rooms))}
	slices.Sort(ends[:])
	for room, spots := range rooms {
		for i := range spots {
			a, b := spots[i], spots[(i+1)%3]
			colours := [2]int{colour(a), colour(b)}
			if slices.Sort(colours[:]); colours != ends {
				continue
			}
			door := [2]int{min(a, b), max(a, b)}
			at := slices.Index(h.Doors, door)
			if at < 0 {
				at = len(h.Doors)
				h.Doors, h.rooms = append(h.Doors, door), append(h.rooms, nil)
			}
			h.rooms[at] = append(h.rooms[at], room)
			h.has[room] = append(h.has[room], at)
		}
	}
	return h
}

// Outer are the doors that lead outside.
func (h *House) Outer() (all []int) {
	for door, rooms := range h.rooms {
		if len(rooms) == 1 {
			all = append(all, door)
		}
	}
	return all
}

// Enter is the way in through an outer door and on: the rooms, and the doors behind them. It ends in a
// room of three colours, where there are as many doors as rooms less one, or outside. Through a door
// between two rooms nobody comes in: of that there are neither.
func (h *House) Enter(door int) (rooms, doors []int) {
	if len(h.rooms[door]) != 1 {
		return nil, nil
	}
	for from := -1; ; { // it comes into no room twice, since it began at an end
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

// IsThree says whether a room has three colours.
func (h *House) IsThree(room int) bool { return len(h.has[room]) == 1 }
