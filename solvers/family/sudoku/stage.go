package sudoku

import (
	"slices"
	"strconv"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// stage is what the replay shows at the moment. Its frames say only what
// changes.
type stage struct {
	plain []look // by cell, as it is given
	now   []look // nil before the first frame
}

// look is what a cell shows.
type look struct {
	role view.Role
	text string
}

func newStage(b *board, keep func(puzzle.FactID) bool) *stage {
	s := &stage{plain: make([]look, len(b.given))}
	for cell := range s.plain {
		c := b.cell(cell, keep)
		s.plain[cell] = look{c.Role, c.Text}
	}
	s.now = s.plain
	return s
}

// filled shows the numbers that a search has put in, and all other cells as
// they are given.
func (k *task) filled(x []int, role view.Role) []look {
	looks := slices.Clone(k.stage.plain)
	for cell, n := range x {
		if n > 0 && !k.fixed[cell] {
			looks[cell] = look{role, strconv.Itoa(n)}
		}
	}
	return looks
}

// frame is a step of the replay; nil looks are the board as it is given.
func (s *stage) frame(depth int, role view.Role, facts []puzzle.FactID, looks []look, caption string) view.Frame {
	if looks == nil {
		looks = s.plain
	}
	frame := view.Frame{Caption: caption, Role: role, Facts: facts, Depth: depth}
	for cell, l := range looks {
		if s.now[cell] != l {
			frame.Changes = append(frame.Changes, view.Rewrite(cellID(cell), l.role, l.text))
		}
	}
	s.now = looks
	return frame
}
