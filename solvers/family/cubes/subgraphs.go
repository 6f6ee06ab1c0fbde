package cubes

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// axes are the pairs of opposite faces of a net.
var axes = [3][2]int{{front, back}, {right, left}, {top, bottom}}

// subgraph takes one axis from each cube.
type subgraph []int

// bySubgraphs chooses one edge of each cube for front and back, and another for right
// and left. Where a choice touches no figure more than twice, its edges form paths and
// circles, and can be directed so that none has two beginnings or two ends at one
// figure: the beginnings are what one side shows, and the ends the side behind it.
func bySubgraphs(s *search, m *model) error {
	if unfit := m.unfit(s.Kept); unfit != "" {
		return puzzle.NotApplicable(unfit)
	}
	g := &graph{model: m, search: s}
	all, err := g.subgraphs()
	if err != nil {
		return err
	}
	for _, one := range all {
		for _, other := range all {
			if err := s.Check(); err != nil {
				return err
			}
			s.Stats.Tests++
			if share(one, other) {
				continue
			}
			if err := g.tell(view.Deduced, one, other, "Two subgraphs that share no line: one for front and back, the other for right and left."); err != nil {
				return err
			}
			if err := g.stacks(one, other); err != nil {
				return err
			}
		}
	}
	return nil
}

// unfit says why pairs of opposite faces cannot decide the puzzle, if they cannot.
func (m *model) unfit(keep func(puzzle.FactID) bool) string {
	var sides [faces]bool
	for i, side := range m.Sides {
		if !keep(sideID(i)) {
			continue
		}
		if side.Shows != different {
			return "The two subgraphs only tell of sides that show no figure twice."
		}
		sides[side.face()] = true
	}
	if !sides[front] || !sides[right] || !sides[back] || !sides[left] {
		return "The two subgraphs tell of stacks all of whose four sides show no figure twice."
	}
	for i := range m.Cubes {
		if len(unknown(i, keep)) > 0 {
			return "The two subgraphs need to know all faces."
		}
	}
	return ""
}

// graph is the way by subgraphs: the figures are its points, and each cube has three
// edges between what is on opposite faces.
type graph struct {
	*model
	*search
}

// ends are the figures that an edge joins.
func (m *model) ends(cube, axis int) (one, other int8) {
	return m.nets[cube][axes[axis][0]], m.nets[cube][axes[axis][1]]
}

func share(one, other subgraph) bool {
	for cube, axis := range one {
		if other[cube] == axis {
			return true
		}
	}
	return false
}

// subgraphs are all choices of one edge from each cube that touch no figure more than
// twice; an edge from a figure to itself touches it twice. There are at most 3^cubes.
func (g *graph) subgraphs() (all []subgraph, err error) {
	chosen := make(subgraph, 0, g.Cubes)
	var touched [mostFigures]int
	touch := func(cube, axis, by int) (most int) {
		one, other := g.ends(cube, axis)
		touched[one] += by
		touched[other] += by
		return max(touched[one], touched[other])
	}
	for axis := 0; ; {
		if axis == len(axes) { // step back
			if len(chosen) == 0 {
				return all, nil
			}
			last := len(chosen) - 1
			touch(last, chosen[last], -1)
			axis, chosen = chosen[last]+1, chosen[:last]
			continue
		}
		if err := g.Check(); err != nil {
			return nil, err
		}
		cube := len(chosen)
		g.Stats.Nodes++
		switch most := touch(cube, axis, 1); {
		case most > 2:
			g.Stats.DeadEnds++
			err = g.tell(view.Conflict, append(chosen, axis), nil, "With this line of cube %d a figure is touched more than twice.", cube+1)
			touch(cube, axis, -1)
			axis++
		case cube == g.Cubes-1:
			all = append(all, append(slices.Clone(chosen), axis))
			err = g.tell(view.Possible, all[len(all)-1], nil, "Subgraph %d takes a line from each cube, and touches no figure more than twice.", len(all))
			touch(cube, axis, -1)
			axis++
		default:
			chosen = append(chosen, axis)
			axis = 0
		}
		if err != nil {
			return nil, err
		}
	}
}

// stacks reports the stacks of a pair of subgraphs: the first is directed from front
// to back, the second from right to left, in all ways.
func (g *graph) stacks(one, other subgraph) error {
	across := g.directed(other)
	for _, along := range g.directed(one) {
		for _, beside := range across {
			if err := g.Check(); err != nil {
				return err
			}
			g.Stats.Nodes++
			stack := make([]look, g.Cubes)
			for i := range stack {
				turn := turnTo(axes[one[i]][along>>i&1], axes[other[i]][beside>>i&1])
				if !slices.ContainsFunc(g.turns(i, g.Kept), func(t rotation) bool { return t.of(g.nets[i]) == turn.of(g.nets[i]) }) {
					stack = nil
					break
				}
				stack[i] = turn.of(g.nets[i])
			}
			if stack == nil {
				continue
			}
			err := g.tell(view.Answer, one, other, "Directed from front to back and from right to left, they are a stack.")
			if err == nil {
				err = g.Found(g.solution(stack))
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// turnTo is the rotation that brings two faces of the net to the front and to the
// right.
func turnTo(inFront, onRight int) rotation {
	i := slices.IndexFunc(rotations, func(r rotation) bool { return r[front] == inFront && r[right] == onRight })
	return rotations[i]
}

// directed are the ways to direct the edges of a subgraph so that no figure is the
// beginning of two, or the end of two: bit i says that the edge of cube i is turned
// round.
func (m *model) directed(s subgraph) (all []int) {
	for bits := range 1 << len(s) {
		var begins, ends [mostFigures]bool
		fits := true
		for cube, axis := range s {
			from, to := m.ends(cube, axis)
			if bits>>cube&1 == 1 {
				from, to = to, from
			}
			fits = fits && !begins[from] && !ends[to]
			begins[from], ends[to] = true, true
		}
		if fits {
			all = append(all, bits)
		}
	}
	return all
}

// tell tells a step, with the edges of one subgraph and of another in the picture.
func (g *graph) tell(role view.Role, one, other subgraph, caption string, args ...any) error {
	return g.Step(func() view.Frame {
		looks := view.Looks{}
		for cube, axis := range one {
			looks[edgeID(cube, axis)] = g.Stage().As(edgeID(cube, axis), view.Answer)
		}
		for cube, axis := range other {
			looks[edgeID(cube, axis)] = g.Stage().As(edgeID(cube, axis), view.Possible)
		}
		if role == view.Conflict {
			last := len(one) - 1
			looks[edgeID(last, one[last])] = g.Stage().As(edgeID(last, one[last]), view.Conflict)
		}
		return g.Stage().Frame(view.Frame{Caption: fmt.Sprintf(caption, args...), Role: role}, looks)
	})
}

// argument counts the subgraphs of a puzzle that they decide.
func (m *model) argument(keep func(puzzle.FactID) bool) *view.Steps {
	if m.unfit(keep) != "" {
		return nil
	}
	all, pairs := m.allSubgraphs(), 0
	for i, one := range all {
		for _, other := range all[:i] {
			if !share(one, other) {
				pairs++
			}
		}
	}
	steps := []string{
		fmt.Sprintf("Each cube has three lines, one for each pair of opposite faces: there are %s to choose one of each cube.", english.Count(pow(3, m.Cubes), "way", "ways")),
		fmt.Sprintf("%s no figure more than twice.", english.Count(len(all), "of these touches", "of these touch")),
		fmt.Sprintf("%s no line: these can be front and back, and right and left.", english.Count(pairs, "pair of those shares", "pairs of those share")),
	}
	if pairs == 0 {
		steps[2] = "Any two of those share a line, and so a pair of opposite faces would have to be in two places. There is no stack."
	}
	argument := &view.Steps{}
	for _, text := range steps {
		argument.Items = append(argument.Items, view.Step{Text: text})
	}
	return argument
}

func pow(base, n int) int {
	p := 1
	for range n {
		p *= base
	}
	return p
}

// allSubgraphs are the subgraphs, found without a search that listens.
func (m *model) allSubgraphs() (all []subgraph) {
	for n := range pow(3, m.Cubes) {
		s := make(subgraph, m.Cubes)
		var touched [mostFigures]int
		fits := true
		for cube := range s {
			s[cube] = n % 3
			n /= 3
			one, other := m.ends(cube, s[cube])
			touched[one]++
			touched[other]++
			fits = fits && touched[one] <= 2 && touched[other] <= 2
		}
		if fits {
			all = append(all, s)
		}
	}
	return all
}
