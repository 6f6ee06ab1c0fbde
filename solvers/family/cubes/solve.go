package cubes

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type search = puzzle.Search[Solution]

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*model, Solution]{
	{Strategy: puzzle.Strategy{Name: "ahead", Title: "Cross off, then choose", Tree: true, Teaches: "Whenever a cube is put down, cross off for each of the others how it cannot lie any more. Go on with the cube that has the fewest ways left, and turn back as soon as one has none."}, Run: lookAhead},
	{Strategy: puzzle.Strategy{Name: "stepwise", Title: "Cube by cube", Tree: true, Teaches: "Put one cube on the other, in the order you like, and look at the sides at once: whatever shows a figure once too often goes no further."}, Run: stepwise},
	{Strategy: puzzle.Strategy{Name: "subgraphs", Title: "Two subgraphs", Teaches: "Only opposite faces matter. Draw the figures as points, and each pair of opposite faces of a cube as a line between two of them. Front and back are a choice of one line from each cube that touches no point more than twice; left and right are another, of other lines."}, Run: bySubgraphs},
	{Strategy: puzzle.Strategy{Name: "generate-and-test", Title: "Whole stacks, then a look", Teaches: "Put all cubes down before looking at any side. Each cube makes it 24 times as much."}, Run: generate},
}

// task is a search cube by cube.
type task struct {
	*search
	*model
	order []int      // of cubes
	looks [][]look   // by cube
	left  [][][]look // by how many cubes have been put down, and by cube: what is left for it
	shown tally      // what is counted of them
	sides []int      // that hold, by their rows
	faces []int      // of each of these, the face of the cubes
	stack []look     // by cube
}

func newTask(s *search, m *model) (*task, error) {
	a := &task{search: s, model: m, order: s.Positions("cubes", m.cubeNames()), stack: make([]look, m.Cubes)}
	for i := range m.Cubes {
		looks, err := m.looks(i, s.Kept, s.Check)
		if err != nil {
			return nil, err
		}
		a.looks = append(a.looks, looks)
	}
	for i := range m.Sides {
		if s.Kept(sideID(i)) {
			a.sides, a.faces = append(a.sides, i), append(a.faces, m.Sides[i].face())
		}
	}
	return a, nil
}

// tally counts the figures on each side that holds.
type tally [][mostFigures]int

// tallied counts what the first n cubes of the order show.
func (a *task) tallied(n int) tally {
	t := make(tally, len(a.sides))
	a.tallyInto(t, n)
	return t
}

func (a *task) tallyInto(t tally, n int) {
	clear(t)
	for _, cube := range a.order[:n] {
		a.add(t, a.stack[cube])
	}
}

func (a *task) add(t tally, l look) {
	for k, face := range a.faces {
		t[k][l[face]]++
	}
}

// wrong is the first side that one more cube makes wrong; -1 for none.
func (a *task) wrong(t tally, l look) int {
	for k, i := range a.sides {
		a.Stats.Tests++
		figure := l[a.faces[k]]
		switch a.Sides[i].Shows {
		case different:
			if t[k][figure] > 0 {
				return i
			}
		case twice:
			if t[k][figure] > 1 {
				return i
			}
		case same:
			for other, n := range t[k] {
				if n > 0 && other != int(figure) {
					return i
				}
			}
		}
	}
	return -1
}

// failed is the first side that is wrong in a whole stack; -1 for none.
func (a *task) failed(t tally) int {
	clear(t)
	for _, cube := range a.order {
		if failed := a.wrong(t, a.stack[cube]); failed >= 0 {
			return failed
		}
		a.add(t, a.stack[cube])
	}
	return -1
}

// tell tells a step: what the first n cubes show, and which side is wrong.
func (a *task) tell(role view.Role, n, failed int, caption string, args ...any) error {
	return a.Step(func() view.Frame {
		frame := view.Frame{Caption: fmt.Sprintf(caption, args...), Role: role, Depth: max(0, n-1)}
		looks := view.Looks{}
		for k, cube := range a.order[:n] {
			for face, figure := range a.stack[cube] {
				look := view.Look{Role: view.Deduced, Text: a.Figures[figure].Sign}
				if k == n-1 {
					look.Role = view.Guess
				}
				if role == view.Answer {
					look.Role = role
				}
				if failed >= 0 && face == a.Sides[failed].face() {
					look.Role = view.Conflict
				}
				looks[cellID(cube, face)] = look
			}
		}
		if failed >= 0 {
			frame.Facts = []string{sideID(failed)}
		}
		return a.Stage().Frame(frame, looks)
	})
}

// lying is how a cube lies: "cube 2 shows red in front and blue on the right". It is put
// into words only where a step is told.
type lying struct {
	*task
	cube int
}

func (a *task) lies(cube int) lying { return lying{a, cube} }

func (a lying) String() string {
	cube, l := a.cube, a.stack[a.cube]
	return fmt.Sprintf("cube %d shows %s on top, %s in front and %s on the right", cube+1, a.Figures[l[top]].Name, a.Figures[l[front]].Name, a.Figures[l[right]].Name)
}

// stepwise puts cube after cube down, and steps back.
func stepwise(s *search, m *model) error {
	a, err := newTask(s, m)
	if err != nil {
		return err
	}
	next := make([]int, m.Cubes)    // by place in the order
	shown := make([]tally, m.Cubes) // by the cubes below
	shown[0] = a.tallied(0)
	for at := 0; at >= 0; {
		cube := a.order[at]
		if next[at] == len(a.looks[cube]) {
			next[at] = 0
			at--
			continue
		}
		if err := s.Check(); err != nil {
			return err
		}
		s.Stats.Nodes++
		a.stack[cube] = a.looks[cube][next[at]]
		next[at]++
		switch failed := a.wrong(shown[at], a.stack[cube]); {
		case failed >= 0:
			s.Stats.DeadEnds++
			err = a.tell(view.Conflict, at+1, failed, "If %s, the %s is wrong.", a.lies(cube), a.Sides[failed].Side)
		case at == m.Cubes-1:
			if err = a.tell(view.Answer, m.Cubes, -1, "If %s, all sides are right.", a.lies(cube)); err == nil {
				err = s.Found(m.solution(a.stack))
			}
		default:
			err = a.tell(view.Guess, at+1, -1, "Suppose that %s.", a.lies(cube))
			at++
			shown[at] = a.tallied(at)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// lookAhead keeps for each cube the looks that go with the cubes that have been put
// down: forward checking, with the smallest domain first (R. M. Haralick and
// G. L. Elliott, 1980).
func lookAhead(s *search, m *model) error {
	a, err := newTask(s, m)
	if err != nil {
		return err
	}
	a.shown = a.tallied(0)
	a.left = [][][]look{a.looks}
	for range m.Cubes {
		a.left = append(a.left, make([][]look, m.Cubes))
	}
	return a.ahead(0)
}

// ahead puts the cubes down that come after the first n of the order, each in the
// looks that are left for it. It goes no deeper than there are cubes.
func (a *task) ahead(n int) error {
	if n == a.Cubes {
		if err := a.tell(view.Answer, n, -1, "All sides are right."); err != nil {
			return err
		}
		return a.Found(a.solution(a.stack))
	}
	left := a.left[n]
	given := slices.Clone(a.order)
	defer copy(a.order, given)
	slices.SortStableFunc(a.order[n:], func(i, k int) int { return len(left[i]) - len(left[k]) })
	cube := a.order[n]
	for _, l := range left[cube] {
		if err := a.Check(); err != nil {
			return err
		}
		a.Stats.Nodes++
		a.stack[cube] = l
		var err error
		if none := a.crossOff(n + 1); none >= 0 {
			a.Stats.DeadEnds++
			err = a.tell(view.Conflict, n+1, -1, "If %s, nothing is left for cube %d.", a.lies(cube), none+1)
		} else if err = a.tell(view.Guess, n+1, -1, "Suppose that %s.", a.lies(cube)); err == nil {
			err = a.ahead(n + 1)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// crossOff finds the looks that are left once n cubes have been put down, and gives a cube
// for which none is, or -1. What was left where as many had been is written over.
func (a *task) crossOff(n int) (none int) {
	a.tallyInto(a.shown, n)
	for _, cube := range a.order[n:] {
		next := a.left[n][cube][:0]
		for _, l := range a.left[n-1][cube] {
			if a.wrong(a.shown, l) < 0 {
				next = append(next, l)
			}
		}
		a.left[n][cube] = next
		if len(next) == 0 {
			return cube
		}
	}
	return -1
}

// generate puts all cubes down, and looks then.
func generate(s *search, m *model) error {
	a, err := newTask(s, m)
	if err != nil {
		return err
	}
	stacks := 1.0
	for _, looks := range a.looks {
		stacks *= float64(len(looks))
	}
	if err := a.tell(view.Plain, 0, -1, "There are %s stacks to look at.", english.Thousands(int64(stacks))); err != nil {
		return err
	}
	next, shown := make([]int, m.Cubes), a.tallied(0)
	for at := 0; at >= 0; {
		for k, cube := range a.order {
			a.stack[cube] = a.looks[cube][next[k]]
		}
		if err := s.Check(); err != nil {
			return err
		}
		s.Stats.Nodes++
		if failed := a.failed(shown); failed >= 0 {
			s.Stats.DeadEnds++
			err = a.tell(view.Conflict, m.Cubes, failed, "Stack %s: the %s is wrong.", english.Thousands(s.Stats.Nodes), a.Sides[failed].Side)
		} else if err = a.tell(view.Answer, m.Cubes, -1, "Stack %s: all sides are right.", english.Thousands(s.Stats.Nodes)); err == nil {
			err = s.Found(m.solution(a.stack))
		}
		if err != nil {
			return err
		}
		for at = m.Cubes - 1; at >= 0; at-- {
			if next[at]++; next[at] < len(a.looks[a.order[at]]) {
				break
			}
			next[at] = 0
		}
	}
	return nil
}

// classes are how many stacks of these differ when a stack that is turned as a whole,
// or of which each cube is turned upside down about the same axis, is the same: the
// symmetries of a square.
func classes(stacks [][]look) int {
	known := map[string]bool{}
	key := func(stack []look) string {
		shown := make([]byte, 0, faces*len(stack))
		for _, l := range stack {
			for _, figure := range l {
				shown = append(shown, byte(figure))
			}
		}
		return string(shown)
	}
	n := 0
	for _, stack := range stacks {
		if known[key(stack)] {
			continue
		}
		n++
		over := turned.then(rotation{bottom, front, left, back, right, top})
		for range 4 {
			for _, turn := range []rotation{turned, over} {
				next := slices.Clone(stack)
				for i := range next {
					next[i] = turn.of(next[i])
				}
				known[key(next)] = true
				if turn == turned {
					stack = next
				}
			}
		}
	}
	return n
}
