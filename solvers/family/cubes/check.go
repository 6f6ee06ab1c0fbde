package cubes

import (
	"slices"

	"solvitur/solvers/puzzle"
)

// violations names the sides that show what they should not, and of each cube that
// is none of those described the faces that say so together.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	for i := range m.Cubes {
		broken = append(broken, m.otherwise(i, s.Stack[cubeName(i)], keep)...)
	}
	for i, side := range m.Sides {
		times := map[string]int{}
		for _, cube := range s.Stack {
			times[cube.on(side.Side)]++
		}
		wrong := side.Shows == same && len(times) > 1
		for _, n := range times {
			wrong = wrong || side.Shows == different && n > 1 || side.Shows == twice && n > 2
		}
		if wrong && keep(sideID(i)) {
			broken = append(broken, sideID(i))
		}
	}
	return broken, nil
}

// on is what a cube shows on a side.
func (c Cube) on(side string) string {
	switch side {
	case "front":
		return c.Front
	case "right":
		return c.Right
	case "back":
		return c.Back
	}
	return c.Left
}

// point is where a face is, seen from the middle of the cube.
type point [3]int

// places are those of the faces: x to the right, y to the back, z up.
var places = []point{{0, 0, 1}, {0, -1, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, 0, -1}}

// otherwise names facts that say together that a cube does not lie so: as few as are
// needed, none to spare.
func (m *model) otherwise(cube int, lies Cube, keep func(puzzle.FactID) bool) (facts []puzzle.FactID) {
	for face := range places {
		if keep(faceID(cube, face)) {
			facts = append(facts, faceID(cube, face))
		}
	}
	if cube == 0 && m.First == basic && keep(firstID) {
		facts = append(facts, firstID)
	}
	if m.canLie(cube, lies, facts) {
		return nil
	}
	for i := len(facts) - 1; i >= 0; i-- {
		if fewer := slices.Delete(slices.Clone(facts), i, i+1); !m.canLie(cube, lies, fewer) {
			facts = fewer
		}
	}
	return facts
}

// canLie says whether a cube of which only some facts are known can lie so. It is
// turned by all matrices of 0, 1 and -1 that keep lengths and handedness.
func (m *model) canLie(cube int, lies Cube, facts []puzzle.FactID) bool {
	shown := []string{lies.Top, lies.Front, lies.Right, lies.Back, lies.Left, lies.Bottom}
	known := make([]bool, len(places)) // by face
	for face := range known {
		known[face] = slices.Contains(facts, faceID(cube, face))
	}
	first := slices.Contains(facts, firstID)
	for _, x := range places {
		for _, y := range places {
			z := cross(x, y)
			if z == (point{}) {
				continue // x and y are on one axis
			}
			// The face at p of the net comes to where x, y and z say.
			to := func(p point) (q point) {
				for i := range q {
					q[i] = p[0]*x[i] + p[1]*y[i] + p[2]*z[i]
				}
				return q
			}
			fits := !first || isBasic(to)
			for face, p := range places {
				fits = fits && (!known[face] || shown[slices.Index(places, to(p))] == m.Faces[cube][face])
			}
			if fits {
				return true
			}
		}
	}
	return false
}

func cross(a, b point) point {
	return point{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}

// isBasic says whether a cube is put down as its net lies; or with the face in front
// on top, and the one on top in front; or with the face on the right on top, and the
// one on top in front.
func isBasic(to func(point) point) bool {
	up, ahead := places[0], places[1]
	return to(up) == up && to(ahead) == ahead || to(up) == ahead && (to(ahead) == up || to(places[2]) == up)
}
