package fdsearch

import (
	"context"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// maxShown is how many steps of a search are shown with all that follows from
// them; later ones show what followed before the first choice.
const maxShown = 500

// telling is a search while it is told.
type telling struct {
	Teller
	model   *fd.Model
	tags    Tags
	options fd.Options // the facts that are kept, and what is assumed besides
	context context.Context
	on      func() bool // whether anybody listens
	stage   *view.Stage // nil where nobody wants a trace
	step    func(func() view.Frame) error
	refuted func([]puzzle.FactID) // nil where nobody asks which facts contradict each other

	depth  int        // decisions that stand
	trail  []supposed // what stands
	worked int        // how often consequences were worked out for the search
	failed bool       // what follows from the trail has been told to be a dead end

	root *fd.Deduction // what follows from the facts
	now  *fd.Deduction // and from the trail; nil where it is not worked out
}

// supposed is what a search takes for granted below a depth: something that it
// supposes, or the contrary of what it has tried in vain.
type supposed struct {
	Literal
	depth int
	tried bool
}

// newTelling is a search for s that has yet to begin.
func newTelling[S any](s *puzzle.Search[S], p *Puzzle[S]) (*telling, error) {
	denied, tags, err := Assume(s, p.Model, p.Tags, p.Atom)
	if err != nil {
		return nil, err
	}
	o := p.Options
	o.Keep, o.Assume, o.Listener = tags.Keep(s.Kept), append(denied, o.Assume...), nil
	t := &telling{Teller: p.Teller, model: p.Model, tags: tags, options: o, context: s.Context(), on: s.Telling, stage: s.Stage(), step: s.Step}
	if !s.NoCore {
		t.refuted = s.Refuted
	}
	return t, nil
}

// begin tells what follows before any choice.
func (t *telling) begin() (err error) {
	if !t.on() {
		return nil
	}
	if t.root, err = t.deduce(nil); err != nil {
		return err
	}
	t.now = t.root
	return t.follow(&Moment{Role: view.Deduced, of: t, before: t.model.Domain, left: map[fd.Var][]int{}})
}

// hear tells a step of the search.
func (t *telling) hear(step fd.Step) error {
	if step.Kind != fd.Failure && step.Kind != fd.Found {
		t.depth = step.Depth
	}
	if !t.on() {
		return nil
	}
	l := Literal{step.Var, step.Value}
	switch step.Kind {
	case fd.Decision:
		m := t.suppose(supposed{l, step.Depth, false})
		if err := m.tell(view.Frame{Caption: t.supposes(m, l), Role: view.Guess, Depth: step.Depth - 1}); err != nil {
			return err
		}
		return t.goOn(m)
	case fd.Refutation:
		m := t.suppose(supposed{l, step.Depth, true})
		m.TakenBack = &l
		if err := m.tell(view.Frame{Caption: t.takesBack(m, l), Role: view.Crossed, Depth: step.Depth}); err != nil {
			return err
		}
		m.TakenBack = nil
		return t.goOn(m)
	case fd.Failure:
		if t.failed {
			return nil
		}
		return t.moment().tell(view.Frame{Caption: "Nothing is left: this cannot be.", Role: view.Conflict, Facts: t.deadEnd(), Depth: t.depth})
	case fd.Learnt:
		t.trail = slices.DeleteFunc(t.trail, func(other supposed) bool { return other.depth > step.Depth })
		t.now, t.failed = nil, false
		return t.moment().tell(view.Frame{Caption: learnt(step.Value), Role: view.Crossed, Depth: step.Depth})
	}
	return nil
}

// learnt says that a dead end has taught a no-good.
func learnt(n int) string {
	if n == 1 {
		return "What led there can never be: learnt, and back to the beginning."
	}
	return fmt.Sprintf("%s things led there, and never go together: learnt, and back to where that first tells something.", english.Capital(english.Words(n)))
}

// moment is the present one, with all that follows.
func (t *telling) moment() *Moment {
	m := &Moment{Depth: t.depth, Role: view.Guess, of: t, before: t.root.Domain}
	if t.now != nil {
		m.before = t.now.Domain
	}
	return m
}

// suppose takes something for granted; what stood deeper is forgotten.
func (t *telling) suppose(s supposed) *Moment {
	t.trail = slices.DeleteFunc(t.trail, func(other supposed) bool {
		return other.depth > s.depth || other.Literal == s.Literal || !s.tried && !other.tried && other.depth == s.depth
	})
	before := t.trail
	t.trail = append(t.trail, s)
	t.now, t.failed = nil, false
	if t.worked++; t.worked > maxShown {
		return t.moment()
	}
	t.now, _ = t.deduce(t.trail) // it is shown where it can be
	m := t.moment()
	if !t.Throughout {
		return m
	}
	if earlier, err := t.deduce(before); err == nil {
		m.before = earlier.Domain
	}
	m.left = map[fd.Var][]int{s.X: {s.Value}}
	if s.tried {
		m.left[s.X] = slices.DeleteFunc(m.before(s.X), func(v int) bool { return v == s.Value })
	}
	return m
}

// goOn tells what follows from what has just been supposed, if it is told.
func (t *telling) goOn(m *Moment) error {
	if !t.Throughout || t.now == nil {
		return nil
	}
	return t.follow(m)
}

// deduce works out what follows from the facts and a trail.
func (t *telling) deduce(trail []supposed) (*fd.Deduction, error) {
	o := fd.Options{Keep: t.options.Keep, Assume: slices.Clone(t.options.Assume)}
	for _, s := range trail {
		if s.tried {
			o.Assume = append(o.Assume, fd.Ne(s.X, s.Value))
		} else {
			o.Assume = append(o.Assume, fd.Eq(s.X, s.Value))
		}
	}
	return t.model.Deduce(t.context, o)
}

// deadEnd names the facts behind a dead end; none where they are not enough,
// since it rests as well on what was tried in vain before.
func (t *telling) deadEnd() []puzzle.FactID {
	if t.now == nil || !t.now.Failed() {
		return nil
	}
	return t.tags.DeadEnd(t.now.WhyFailed(), func(assumed int) bool {
		i := assumed - len(t.options.Assume)
		return i >= 0 && t.trail[i].tried
	})
}

// found tells a solution.
func (t *telling) found(x fd.Solution) error {
	return t.step(func() view.Frame {
		frame := view.Frame{Caption: "Everything fits: this is a solution.", Role: view.Answer, Depth: t.depth}
		m := &Moment{Depth: t.depth, Role: view.Answer, of: t, before: func(y fd.Var) []int { return []int{x.Value(y)} }}
		if t.Solved == nil {
			return t.stage.Frame(frame, t.Looks(m))
		}
		caption, looks := t.Solved(x)
		frame.Caption = caption
		return t.stage.Frame(frame, looks)
	})
}

func (t *telling) supposes(m *Moment, l Literal) string {
	if t.Suppose != nil {
		return t.Suppose(m, l)
	}
	return "Suppose " + t.Says(l.X, l.Value, true) + "."
}

func (t *telling) takesBack(m *Moment, l Literal) string {
	if t.Tried != nil {
		return t.Tried(m, l)
	}
	return "All of that has been tried: " + t.Says(l.X, l.Value, false) + "."
}

// conclude tells a conclusion where the family has no words of its own for it.
func (t *telling) conclude(m *Moment, c Conclusion) error {
	if c.Assumed || len(c.Now) == 0 { // it can be seen; it is told at the end
		return nil
	}
	if len(c.Now) == 1 {
		if clause := t.Says(c.X, c.Now[0], true); clause != "" {
			return m.Tell(view.Deduced, "So "+clause+".", m.Why(c.X))
		}
		return nil
	}
	var clauses []string
	for _, v := range c.Gone {
		if clause := t.Says(c.X, v, false); clause != "" {
			clauses = append(clauses, clause)
		}
	}
	if len(clauses) == 0 {
		return nil
	}
	return m.Tell(view.Deduced, english.Capital(english.List(clauses, "and"))+".", c.Facts)
}
