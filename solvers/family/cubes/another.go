package cubes

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers as many other cubes: a stack is made first, and then its cubes are turned. So
// that a stack that is turned as a whole counts once, the first cube is put down in three ways.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

// upright are the faces that come to the sides of a stack.
var upright = []string{"front", "right", "back", "left"}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m := &model{Facts: like}
	var sides []string
	for _, side := range like.Sides {
		if side.Shows == different {
			sides = append(sides, side.Side)
		}
	}
	if !slices.Equal(sides, upright) || len(like.Sides) > len(sides) || like.Cubes > len(like.Figures) {
		return draft, puzzle.ErrNoOthers // other sides have too many stacks, or none
	}
	dull := func(l look) bool { return l.figures() < min(len(like.Figures), 4) }
	stack := m.drawn(d)
	for tries := mostDrawn; tries > 0 && slices.ContainsFunc(stack, dull); tries-- {
		stack = m.drawn(d)
	}
	f := like
	f.First, f.Faces = basic, nil
	for _, l := range stack {
		faces := make([]string, len(l))
		for face, figure := range chance.Of(d, rotations).of(l) {
			faces[face] = f.Figures[figure].Name
		}
		f.Faces = append(f.Faces, faces)
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story: fmt.Sprintf("%s other cubes can be stacked so that no side shows a figure twice, and in one way only, if a stack counts as the same when it is turned as a whole, or put upside down. So that none counts twice, cube 1 is put down in one of three ways.",
			english.Capital(english.Words(f.Cubes))),
		Question: "How are the cubes stacked, so that no side shows a figure twice?",
	}, nil
}

// mostDrawn is how many stacks are drawn at most, until no cube is dull: one with hardly a
// choice of figures.
const mostDrawn = 1_000

// drawn is a stack at random that is right.
func (m *model) drawn(d *chance.Draw) []look {
	n := len(m.Figures)
	stack := make([]look, m.Cubes)
	for _, face := range []int{front, right, back, left} {
		for i, figure := range d.Order(n)[:m.Cubes] {
			stack[i][face] = int8(figure)
		}
	}
	for i := range stack {
		stack[i][top], stack[i][bottom] = int8(d.Below(n)), int8(d.Below(n))
	}
	return stack
}

// figures is how many a cube shows.
func (l look) figures() int {
	slices.Sort(l[:])
	return len(slices.Compact(l[:]))
}
