package boxes

import (
	"fmt"
	"iter"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the puzzle's own words.
type replay struct {
	*task
	model *model
	where map[fd.Var]spot // what a variable counts
}

// spot is a colour in a box.
type spot struct{ box, colour int }

func newReplay(k *task, m *model) *replay {
	r := &replay{task: k, model: m, where: map[fd.Var]spot{}}
	for b, counts := range m.holds {
		for c, x := range counts {
			r.where[x] = spot{b, c}
		}
	}
	return r
}

func (r *replay) teller() fdsearch.Teller {
	return fdsearch.Teller{
		Looks:  r.looks,
		Follow: r.follow,
		Suppose: func(_ *fdsearch.Moment, l fdsearch.Literal) string {
			at := r.where[l.X]
			return fmt.Sprintf("Suppose the %s box holds %s.", r.f.Boxes[at.box], r.exact(at, l.Value))
		},
		Tried: func(_ *fdsearch.Moment, l fdsearch.Literal) string {
			at := r.where[l.X]
			return fmt.Sprintf("Everything with %s in the %s box has been tried: go on without it.", r.exact(at, l.Value), r.f.Boxes[at.box])
		},
		Solved: func(x fd.Solution) (string, view.Looks) {
			return solved, r.stage.looks(r.stage.filled(r.model.filling(x), r.boxes, -1, view.Answer))
		},
	}
}

// follow tells what follows, but for what goes without saying.
func (r *replay) follow(m *fdsearch.Moment, all iter.Seq[fdsearch.Conclusion]) error {
	for c := range all {
		at, ours := r.where[c.X]
		if !ours || len(c.Now) == 0 || r.plain(at, c) {
			continue
		}
		if err := m.Tell(view.Deduced, r.bounds(at, c.Was, c.Now), c.Facts); err != nil {
			return err
		}
	}
	return nil
}

// plain says whether a step goes without saying: a single condition says so,
// and the table shows it from the start; or there are no more balls than that.
func (r *replay) plain(at spot, c fdsearch.Conclusion) bool {
	least, most := c.Now[0], c.Now[len(c.Now)-1]
	if r.f.PerBox < 3 && least == c.Was[0] && most > 0 {
		return true // "at most one" says little where there are at most two
	}
	facts, x := c.Facts(), r.stage.x
	switch {
	case len(facts) > 1:
		return false
	case len(facts) == 0: // the box holds no more
		return most > 0
	case most == 0:
		return slices.Contains(x.against[at.box][at.colour], facts[0])
	case facts[0] == colourID(at.colour):
		return most == r.f.Colours[at.colour].Balls
	}
	return least > 0 && least == x.demand[at.box][at.colour] && slices.Contains(x.by[at.box][at.colour], facts[0])
}

// bounds says how many balls there can be now.
func (r *replay) bounds(at spot, before, now []int) string {
	least, most := now[0], now[len(now)-1]
	box, colour := r.f.Boxes[at.box], r.f.Colours[at.colour].Name
	switch {
	case most == 0:
		return fmt.Sprintf("There can be no %s ball in the %s box.", colour, box)
	case least == most && least == r.f.PerBox && least > 1:
		return fmt.Sprintf("The %s box holds nothing but %s balls.", box, colour)
	case least == 1 && before[0] == 0:
		return fmt.Sprintf("The %s box must hold %s.", box, balls(1, colour))
	case least == most:
		return fmt.Sprintf("The %s box must hold exactly %s.", box, english.Count(least, colour+" ball", colour+" balls"))
	case least > before[0]:
		return fmt.Sprintf("The %s box must hold at least %s.", box, english.Count(least, colour+" ball", colour+" balls"))
	case most < before[len(before)-1]:
		return fmt.Sprintf("The %s box can hold at most %s.", box, english.Count(most, colour+" ball", colour+" balls"))
	}
	return fmt.Sprintf("The %s box can hold %s %s balls.", box, ranges(now), colour)
}

// ranges lists numbers: "0, 2".
func ranges(numbers []int) string {
	text := fmt.Sprint(numbers[0])
	for _, n := range numbers[1:] {
		text += fmt.Sprintf(", %d", n)
	}
	return text
}

// looks shows what is left of every number, and the balls that are certain.
func (r *replay) looks(m *fdsearch.Moment) view.Looks {
	s := newScene(r.f)
	for b := range r.f.Boxes {
		s.roles[b] = m.Role
		for c := range r.f.Colours {
			numbers := m.Left(r.model.holds[b][c])
			if len(numbers) == 0 {
				continue
			}
			least, most := numbers[0], numbers[len(numbers)-1]
			s.lying[b][c] = least
			switch {
			case most == 0 && len(r.stage.x.against[b][c]) == 0:
				s.cells[cellID(b, c)] = view.Look{Role: view.Crossed}
			case least > 0:
				s.cells[cellID(b, c)] = view.Look{Role: m.Role, Text: amount(least, least == most)}
			}
		}
	}
	return r.stage.looks(s)
}

func (r *replay) exact(at spot, n int) string {
	return balls(n, r.f.Colours[at.colour].Name)
}
