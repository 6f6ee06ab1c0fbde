package cubes

import (
	"slices"

	"solvitur/solvers/puzzle"
)

// look is what a cube shows, face by face: the positions of figures.
type look [faces]int8

// rotation says of each face of a cube that has been turned which face of its net is
// there.
type rotation [faces]int

func (r rotation) of(net look) (l look) {
	for face, from := range r {
		l[face] = net[from]
	}
	return l
}

// then turns once more.
func (r rotation) then(next rotation) (both rotation) {
	for face, from := range next {
		both[face] = r[from]
	}
	return both
}

var (
	asItLies   = rotation{top, front, right, back, left, bottom}
	turned     = rotation{top, right, back, left, front, bottom} // a quarter about the upright axis
	tipped     = rotation{front, bottom, right, top, left, back} // what was in front comes on top
	rotations  = allRotations()
	basicTurns = []rotation{
		asItLies,
		{front, top, left, bottom, right, back}, // the front on top
		{right, top, front, bottom, back, left}, // the right side on top
	}
)

// allRotations are the 24 of them, made of two.
func allRotations() []rotation {
	all := []rotation{asItLies}
	for at := 0; at < len(all); at++ {
		for _, turn := range []rotation{turned, tipped} {
			if next := all[at].then(turn); !slices.Contains(all, next) {
				all = append(all, next)
			}
		}
	}
	return all
}

// turns are the ways in which a cube may be put down.
func (m *model) turns(cube int, keep func(puzzle.FactID) bool) []rotation {
	if cube == 0 && m.First == basic && keep(firstID) {
		return basicTurns
	}
	return rotations
}

// unknown are the faces of a cube of which nothing is known.
func unknown(cube int, keep func(puzzle.FactID) bool) (all []int) {
	for face := range faces {
		if !keep(faceID(cube, face)) {
			all = append(all, face)
		}
	}
	return all
}

// looks are what a cube can look like, each once. Every face that is not known
// multiplies them by the number of figures; check is called for each.
func (m *model) looks(cube int, keep func(puzzle.FactID) bool, check func() error) (all []look, err error) {
	nets := []look{m.nets[cube]}
	for _, face := range unknown(cube, keep) {
		var more []look
		for _, net := range nets {
			for figure := range m.Figures {
				net[face] = int8(figure)
				more = append(more, net)
			}
		}
		nets = more
	}
	seen := map[look]bool{}
	for _, turn := range m.turns(cube, keep) {
		for _, net := range nets {
			if err := check(); err != nil {
				return nil, err
			}
			if l := turn.of(net); !seen[l] {
				seen[l] = true
				all = append(all, l)
			}
		}
	}
	return all, nil
}
