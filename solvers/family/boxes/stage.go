package boxes

import (
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// stage is what the replay shows: the table, and balls that move between the
// boxes and their places before them.
type stage struct {
	*view.Stage
	*layout
	x     *crosses
	balls [][]seat // by colour
}

// seat is where a ball is: a box, -1 before the boxes, and the place in it.
type seat struct{ box, at int }

// scene is what a step of the replay wants to show.
type scene struct {
	cells view.Looks
	lying filling     // the balls in the boxes
	roles []view.Role // of the balls, by box
}

func newStage(k *task) *stage {
	f := k.f
	s := &stage{Stage: k.Stage(), layout: newLayout(f), x: cross(f, k.Kept)}
	for _, colour := range f.Colours {
		balls := make([]seat, colour.Balls)
		for i := range balls {
			balls[i].box = -1
		}
		s.balls = append(s.balls, balls)
	}
	return s
}

func newScene(f store) *scene {
	return &scene{cells: view.Looks{}, lying: newFilling(f.Facts), roles: make([]view.Role, len(f.Boxes))}
}

// filled is the scene in which some boxes are full, in one role but for the one
// that conflicts (-1 for none).
func (s *stage) filled(x filling, boxes []int, conflict int, role view.Role) *scene {
	look := newScene(s.f)
	for _, b := range boxes {
		look.roles[b] = role
		if b == conflict {
			look.roles[b] = view.Conflict
		}
		for c, n := range x[b] {
			look.lying[b][c] = n
			look.cells[cellID(b, c)] = view.Look{Role: view.Muted}
			if n > 0 {
				look.cells[cellID(b, c)] = view.Look{Role: look.roles[b], Text: fmt.Sprint(n)}
			}
		}
	}
	return look
}

// frame is a step of the replay; a nil scene is the picture as it is given.
func (s *stage) frame(depth int, role view.Role, facts []puzzle.FactID, look *scene, caption string) view.Frame {
	if look == nil {
		look = newScene(s.f)
	}
	return s.Frame(view.Frame{Caption: caption, Role: role, Facts: facts, Depth: depth}, s.looks(look))
}

// looks puts the balls where the scene wants them. Balls that are in the right
// box already stay where they are.
func (s *stage) looks(look *scene) view.Looks {
	if !s.drawn {
		return look.cells
	}
	boxes, looks := len(s.f.Boxes), look.cells
	taken := make([]map[int]bool, boxes) // places in boxes
	for b := range taken {
		taken[b] = map[int]bool{}
	}
	now := make([][]seat, len(s.balls))
	missing := newFilling(s.f.Facts)
	for c, balls := range s.balls {
		now[c] = make([]seat, len(balls))
		for b := range boxes {
			missing[b][c] = look.lying[b][c]
		}
		for i, ball := range balls {
			now[c][i].box = -1
			if ball.box >= 0 && missing[ball.box][c] > 0 {
				missing[ball.box][c]--
				taken[ball.box][ball.at] = true
				now[c][i] = ball
			}
		}
	}
	for b := range boxes {
		for c := range now {
			for i := 0; i < len(now[c]) && missing[b][c] > 0; i++ {
				if now[c][i].box >= 0 {
					continue
				}
				at := 0
				for taken[b][at] {
					at++
				}
				taken[b][at] = true
				missing[b][c]--
				now[c][i] = seat{b, at}
			}
		}
	}
	for c := range now {
		for i, ball := range now[c] {
			if ball.box >= 0 {
				x, y := s.place(ball.box, ball.at)
				moved := s.As(ballID(c, i), look.roles[ball.box])
				moved.At = &view.Point{X: x, Y: y}
				looks[ballID(c, i)] = moved
			}
		}
	}
	s.balls = now
	return looks
}
