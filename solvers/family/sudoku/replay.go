package sudoku

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the puzzle's own words.
type replay struct {
	*task
	model   *model
	options fd.Options   // of the search: facts kept, claim denied
	depth   int          // decisions that stand
	trail   []assumption // what is supposed, and what has been tried in vain
	shown   int          // how often consequences were worked out for the picture
}

// assumption is something that the search takes for granted below a depth.
type assumption struct {
	depth int
	says  fd.Compare
}

// maxShown is how many steps of the search are shown with all that follows from
// them; later ones are told in words only.
const maxShown = 300

// deductions tells which cells are settled before any choice, if a trace is
// wanted.
func (r *replay) deductions() error {
	if !r.Trace {
		return nil
	}
	deduction, err := r.model.Deduce(r.Context(), fd.Options{Keep: r.options.Keep, Assume: r.options.Assume})
	if err != nil {
		return err
	}
	looks := slices.Clone(r.stage.plain)
	left := map[fd.Var]uint32{}
	for _, in := range deduction.Inferences() {
		x := in.Gone.X
		cell := slices.Index(r.model.cells, x)
		if cell < 0 || r.fixed[cell] {
			continue
		}
		if _, known := left[x]; !known {
			left[x] = r.all()
		}
		for _, n := range in.Gone.Values {
			left[x] &^= bit(n)
		}
		now := r.numbers(left[x])
		if len(now) != 1 {
			continue
		}
		looks[cell] = look{view.Deduced, now[0]}
		facts := r.model.tags.Facts(deduction.Why(x))
		if err := r.Step(func() view.Frame {
			return r.stage.frame(0, view.Deduced, facts, slices.Clone(looks), fmt.Sprintf("%s can only be %s.", english.Capital(r.place(cell)), now[0]))
		}); err != nil {
			return err
		}
	}
	if deduction.Failed() {
		return r.Step(func() view.Frame {
			return r.stage.frame(0, view.Conflict, r.model.tags.Facts(deduction.WhyFailed()), slices.Clone(looks), "These facts cannot all be true.")
		})
	}
	return nil
}

// hear tells a step of the search.
func (r *replay) hear(step fd.Step) error {
	if step.Kind == fd.Decision || step.Kind == fd.Refutation {
		r.depth = step.Depth
	}
	if !r.Trace {
		return nil
	}
	switch cell := int(step.Var); step.Kind {
	case fd.Decision:
		r.suppose(step.Depth, fd.Eq(step.Var, step.Value))
		return r.Step(func() view.Frame {
			looks, _ := r.consequences()
			return r.stage.frame(step.Depth-1, view.Guess, nil, looks, fmt.Sprintf("Suppose %s.", r.is(cell, step.Value, "holds")))
		})
	case fd.Refutation:
		r.suppose(step.Depth, fd.Ne(step.Var, step.Value))
		return r.Step(func() view.Frame {
			looks, _ := r.consequences()
			return r.stage.frame(step.Depth, view.Conflict, nil, looks, fmt.Sprintf("Everything with %d in %s has been tried: go on without it.", step.Value, r.place(cell)))
		})
	case fd.Failure:
		return r.Step(func() view.Frame {
			looks, facts := r.consequences()
			return r.stage.frame(r.depth, view.Conflict, facts, looks, "Nothing is left: this cannot be.")
		})
	}
	return nil
}

// suppose puts an assumption at a depth; what stood deeper is forgotten.
func (r *replay) suppose(depth int, says fd.Compare) {
	r.trail = slices.DeleteFunc(r.trail, func(a assumption) bool {
		return a.depth > depth || says.Op == fd.EQ && a.says.Op == fd.EQ && a.depth == depth
	})
	r.trail = append(r.trail, assumption{depth, says})
}

// consequences are the cells that are settled by what is supposed, and, if that
// leads to a contradiction, its facts, unless it rests as well on what was tried
// in vain before.
func (r *replay) consequences() ([]look, []puzzle.FactID) {
	if r.shown++; r.shown > maxShown {
		return nil, nil
	}
	assume := slices.Clone(r.options.Assume)
	for _, a := range r.trail {
		assume = append(assume, a.says)
	}
	deduction, err := r.model.Deduce(r.Context(), fd.Options{Keep: r.options.Keep, Assume: assume})
	if err != nil {
		return nil, nil
	}
	looks := slices.Clone(r.stage.plain)
	for cell, x := range r.model.cells {
		if n, ok := deduction.Value(x); ok && !r.fixed[cell] {
			looks[cell] = look{view.Guess, strconv.Itoa(n)}
		}
	}
	var facts []puzzle.FactID
	if deduction.Failed() {
		facts = r.model.tags.DeadEnd(deduction.WhyFailed(), func(assumed int) bool {
			i := assumed - len(r.options.Assume)
			return i >= 0 && r.trail[i].says.Op == fd.NE
		})
	}
	return looks, facts
}
