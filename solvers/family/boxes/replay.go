package boxes

import (
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the puzzle's own words.
type replay struct {
	*task
	model   *model
	options fd.Options      // of the search: facts kept, claim denied
	where   map[fd.Var]spot // what a variable counts
	depth   int             // decisions that stand
	trail   []assumption    // what is supposed, and what has been tried in vain
	shown   int             // how often consequences were worked out for the picture
}

// spot is a colour in a box.
type spot struct{ box, colour int }

// assumption is something that the search takes for granted below a depth.
type assumption struct {
	depth int
	says  fd.Constraint
}

// maxShown is how many steps of the search are shown with all that follows from
// them; later ones are told in words only.
const maxShown = 300

func newReplay(k *task, m *model, options fd.Options) *replay {
	r := &replay{task: k, model: m, options: options, where: map[fd.Var]spot{}}
	for b, counts := range m.holds {
		for c, x := range counts {
			r.where[x] = spot{b, c}
		}
	}
	return r
}

// deductions tells what follows before any choice, if a trace is wanted.
func (r *replay) deductions() error {
	if !r.Trace {
		return nil
	}
	deduction, err := r.model.Deduce(r.Context(), fd.Options{Keep: r.options.Keep, Assume: r.options.Assume})
	if err != nil {
		return err
	}
	left := map[fd.Var][]int{}
	for x := range r.where {
		left[x] = r.model.Domain(x)
	}
	for _, in := range deduction.Inferences() {
		at, ok := r.where[in.Gone.X]
		if !ok {
			continue
		}
		before := left[in.Gone.X]
		now := slices.DeleteFunc(slices.Clone(before), func(v int) bool { return slices.Contains(in.Gone.Values, v) })
		left[in.Gone.X] = now
		if len(now) == 0 {
			continue // told below
		}
		facts := r.model.tags.Facts(deduction.Why(in.Gone.X, in.Gone.Values...))
		if r.plain(at, facts, before, now) {
			continue
		}
		if err := r.Step(func() view.Frame {
			return r.stage.frame(0, view.Deduced, facts, r.scene(func(s spot) []int { return left[r.model.holds[s.box][s.colour]] }, view.Deduced), r.bounds(at, before, now))
		}); err != nil {
			return err
		}
	}
	if deduction.Failed() {
		return r.Step(func() view.Frame {
			return r.stage.frame(0, view.Conflict, r.model.tags.Facts(deduction.WhyFailed()), nil, "These facts cannot all be true.")
		})
	}
	return nil
}

// plain says whether a step goes without saying: a single condition says so,
// and the table shows it from the start; or there are no more balls than that.
func (r *replay) plain(at spot, facts []puzzle.FactID, before, now []int) bool {
	most := now[len(now)-1]
	if r.f.PerBox < 3 && now[0] == before[0] && most > 0 {
		return true // "at most one" says little where there are at most two
	}
	if len(facts) > 1 {
		return false
	}
	x := r.stage.x
	switch {
	case len(facts) == 0: // the box holds no more
		return most > 0
	case most == 0:
		return slices.Contains(x.against[at.box][at.colour], facts[0])
	case facts[0] == colourID(at.colour):
		return most == r.f.Colours[at.colour].Balls
	}
	return now[0] > 0 && now[0] == x.demand[at.box][at.colour] && slices.Contains(x.by[at.box][at.colour], facts[0])
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

// scene shows what is left of every number, and the balls that are certain.
func (r *replay) scene(left func(spot) []int, role view.Role) *scene {
	s := &scene{cells: map[[2]int]cellLook{}, lying: newFilling(r.f), roles: make([]view.Role, len(r.f.Boxes))}
	for b := range r.f.Boxes {
		s.roles[b] = role
		for c := range r.f.Colours {
			numbers := left(spot{b, c})
			if len(numbers) == 0 {
				continue
			}
			least, most := numbers[0], numbers[len(numbers)-1]
			s.lying[b][c] = least
			switch {
			case most == 0 && len(r.stage.x.against[b][c]) == 0:
				s.cells[[2]int{b, c}] = cellLook{role: view.Crossed}
			case least > 0:
				s.cells[[2]int{b, c}] = cellLook{role, amount(least, least == most)}
			}
		}
	}
	return s
}

// hear tells a step of the search.
func (r *replay) hear(step fd.Step) error {
	switch step.Kind {
	case fd.Decision:
		r.depth = step.Depth
		r.suppose(step.Depth, fd.Eq(step.Var, step.Value))
		return r.Step(func() view.Frame {
			at := r.where[step.Var]
			return r.stage.frame(step.Depth-1, view.Guess, nil, r.consequences(), fmt.Sprintf("Suppose the %s box holds %s.", r.f.Boxes[at.box], r.exact(at, step.Value)))
		})
	case fd.Refutation:
		r.depth = step.Depth
		r.suppose(step.Depth, fd.Ne(step.Var, step.Value))
		return r.Step(func() view.Frame {
			at := r.where[step.Var]
			return r.stage.frame(step.Depth, view.Conflict, nil, r.consequences(), fmt.Sprintf("Everything with %s in the %s box has been tried: go on without it.", r.exact(at, step.Value), r.f.Boxes[at.box]))
		})
	case fd.Failure:
		return r.Step(func() view.Frame {
			facts, look := r.whyFailed(), r.consequences()
			return r.stage.frame(r.depth, view.Conflict, facts, look, "Nothing is left: this cannot be.")
		})
	}
	return nil
}

// suppose puts an assumption at a depth; what stood deeper is forgotten.
func (r *replay) suppose(depth int, says fd.Constraint) {
	if !r.Trace {
		return
	}
	r.trail = slices.DeleteFunc(r.trail, func(a assumption) bool {
		_, decided := says.(fd.Compare)
		return a.depth > depth || decided && says.(fd.Compare).Op == fd.EQ && a.depth == depth
	})
	r.trail = append(r.trail, assumption{depth, says})
}

func (r *replay) exact(at spot, n int) string {
	return balls(n, r.f.Colours[at.colour].Name)
}

// deduce works out what follows from the facts and from what is supposed.
func (r *replay) deduce() (*fd.Deduction, error) {
	if r.shown++; r.shown > maxShown {
		return nil, errors.New("enough has been shown")
	}
	assume := slices.Clone(r.options.Assume)
	for _, a := range r.trail {
		assume = append(assume, a.says)
	}
	return r.model.Deduce(r.Context(), fd.Options{Keep: r.options.Keep, Assume: assume})
}

// consequences is the scene with all that follows; nil if there is none.
func (r *replay) consequences() *scene {
	deduction, err := r.deduce()
	if err != nil {
		return nil
	}
	return r.scene(func(s spot) []int { return deduction.Domain(r.model.holds[s.box][s.colour]) }, view.Guess)
}

// whyFailed names the facts behind a dead end, if they follow from what is
// supposed and not also from what was tried in vain before.
func (r *replay) whyFailed() []puzzle.FactID {
	deduction, err := r.deduce()
	if err != nil || !deduction.Failed() {
		return nil
	}
	return r.model.tags.DeadEnd(deduction.WhyFailed(), func(assumed int) bool {
		i := assumed - len(r.options.Assume)
		if i < 0 {
			return false
		}
		c, ok := r.trail[i].says.(fd.Compare)
		return ok && c.Op == fd.NE
	})
}
