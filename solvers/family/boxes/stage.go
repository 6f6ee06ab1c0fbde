package boxes

import (
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// stage is what the replay shows at the moment. Its frames say only what
// changes: cells of the table, and balls that move between the boxes and their
// places before them.
type stage struct {
	*layout
	x     *crosses
	cells map[[2]int]cellLook // that look otherwise than at first
	balls [][]ballLook        // by colour
	first [][]view.Cell       // the table as it is given
	rest  []view.Role         // of the balls that lie before the boxes, by colour
}

// cellLook is what a cell of the table shows.
type cellLook struct {
	role view.Role
	text string
}

// ballLook is where a ball is and how it looks; box is -1 before the boxes.
type ballLook struct {
	box, at int
	role    view.Role
}

// scene is what a step of the replay wants to show.
type scene struct {
	cells map[[2]int]cellLook
	lying filling     // the balls in the boxes; nil for none
	roles []view.Role // of the balls, by box
}

func newStage(f Facts, keep func(puzzle.FactID) bool) *stage {
	s := &stage{layout: newLayout(f), x: cross(f, keep)}
	for c, colour := range f.Colours {
		role := view.Plain
		if !keep(colourID(c)) {
			role = view.Muted
		}
		s.rest = append(s.rest, role)
		looks := make([]ballLook, colour.Balls)
		for i := range looks {
			looks[i] = ballLook{box: -1, role: role}
		}
		s.balls = append(s.balls, looks)
	}
	for b := range f.Boxes {
		var row []view.Cell
		for c := range f.Colours {
			row = append(row, s.x.cell(f, b, c))
		}
		s.first = append(s.first, row)
	}
	return s
}

// look is the scene in which some boxes are full, in one role but for the one
// that conflicts (-1 for none).
func (s *stage) look(x filling, boxes []int, conflict int, role view.Role) *scene {
	if s == nil {
		return nil
	}
	look := &scene{cells: map[[2]int]cellLook{}, lying: newFilling(s.f), roles: make([]view.Role, len(s.f.Boxes))}
	for _, b := range boxes {
		look.roles[b] = role
		if b == conflict {
			look.roles[b] = view.Conflict
		}
		for c, n := range x[b] {
			look.lying[b][c] = n
			if n > 0 {
				look.cells[[2]int{b, c}] = cellLook{look.roles[b], fmt.Sprint(n)}
			} else {
				look.cells[[2]int{b, c}] = cellLook{role: view.Muted}
			}
		}
	}
	return look
}

// frame is a step of the replay; a nil scene is the picture as it is given.
func (s *stage) frame(depth int, role view.Role, facts []puzzle.FactID, look *scene, caption string) view.Frame {
	if look == nil {
		look = &scene{}
	}
	frame := view.Frame{Caption: caption, Role: role, Facts: facts, Depth: depth}
	for b, row := range s.first {
		for c, cell := range row {
			at := [2]int{b, c}
			plain := cellLook{cell.Role, cell.Text}
			now, ok := look.cells[at]
			if !ok {
				now = plain
			}
			before, ok := s.cells[at]
			if !ok {
				before = plain
			}
			if now != before {
				frame.Changes = append(frame.Changes, view.Rewrite(cellID(b, c), now.role, now.text))
			}
		}
	}
	s.cells = look.cells
	if s.drawn {
		frame.Changes = append(frame.Changes, s.moveBalls(look)...)
	}
	return frame
}

// moveBalls puts the balls where the scene wants them. Balls that are in the
// right box already stay where they are.
func (s *stage) moveBalls(look *scene) []view.Change {
	boxes := len(s.f.Boxes)
	wanted := look.lying
	if wanted == nil {
		wanted = newFilling(s.f)
	}
	taken := make([]map[int]bool, boxes) // places in boxes
	for b := range taken {
		taken[b] = map[int]bool{}
	}
	now := make([][]ballLook, len(s.balls))
	missing := newFilling(s.f)
	for c, looks := range s.balls {
		now[c] = make([]ballLook, len(looks))
		for b := range boxes {
			missing[b][c] = wanted[b][c]
		}
		for i, ball := range looks {
			now[c][i] = ballLook{box: -1, role: s.rest[c]}
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
				now[c][i].box, now[c][i].at = b, at
			}
		}
	}
	var changes []view.Change
	for c := range now {
		for i := range now[c] {
			ball, before := &now[c][i], s.balls[c][i]
			if ball.box >= 0 {
				ball.role = look.roles[ball.box]
			}
			if *ball == before {
				continue
			}
			change := view.Recast(ballID(c, i), ball.role)
			if ball.box != before.box || ball.at != before.at {
				x, y := s.shelf(s.layout.first(c) + i)
				if ball.box >= 0 {
					x, y = s.place(ball.box, ball.at)
				}
				change.X, change.Y = &x, &y
			}
			changes = append(changes, change)
		}
	}
	s.balls = now
	return changes
}
