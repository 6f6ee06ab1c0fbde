package truthtellers

import (
	"fmt"
	"maps"

	"solvitur/solvers/fd"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the story's own words.
type replay struct {
	*task
	model *model
	base  looks // what follows before any choice
	about map[fd.Var]subject
}

// subject is what a variable of the model is about.
type subject struct {
	index, other int // other: the trait of a person, else 0
	sort         byte
}

// subjects says what the variables are about, but for auxiliary ones.
func (r *replay) subjects() map[fd.Var]subject {
	if r.about != nil {
		return r.about
	}
	all := map[fd.Var]subject{}
	add := func(vars []fd.Var, sort byte, other int) {
		for i, x := range vars {
			all[x] = subject{i, other, sort}
		}
	}
	add(r.model.kind, 'k', 0)
	for trait, of := range r.model.trait {
		add(of, 't', trait)
	}
	add(r.model.place, 'p', 0)
	add(r.model.thing, 'i', 0)
	add(r.model.said, 's', 0)
	r.about = all
	return all
}

// atom is "x = v" as a formula, with the part of the picture that shows it.
func (r *replay) atom(x subject, v int) (held formula, part string) {
	switch x.sort {
	case 'k':
		return isKind{x.index, v}, kindCell(x.index, v)
	case 't':
		return unless(v == 1, hasTrait{x.index, x.other}), traitCell(x.other, x.index)
	case 'p':
		return inPlace{x.index, v}, placeCell(x.index, v)
	case 'i':
		return unless(v == 1, thing(x.index)), thingCell(x.index)
	}
	return unless(v == 1, isTrue(x.index)), saidMark(x.index)
}

// put shows that x is v, or is not.
func (r *replay) put(l looks, x subject, v int, is bool, role view.Role) {
	_, part := r.atom(x, v)
	switch {
	case x.sort == 'k' || x.sort == 'p':
		l.set(part, truthOf(is), role)
		if x.sort == 'k' && is {
			l[faceLabel(x.index)] = look{role: role, text: r.facts.Kinds[v].Name}
		}
	case x.sort == 's':
		l.call(x.index, truthOf((v == 1) == is), role)
	default:
		l.set(part, truthOf((v == 1) == is), role)
	}
}

// saying is "x = v", or its contrary, in words.
func (r *replay) saying(x subject, v int, is bool) string {
	held, _ := r.atom(x, v)
	if x.sort == 's' && r.said[x.index].speaker >= 0 {
		n := x.index
		return fmt.Sprintf("what %s says is %t: “%s”", r.people[r.said[n].speaker], (v == 1) == is, r.quote(n))
	}
	return r.clause(held, -1, is)
}

// deductions tells what follows before any choice, if a trace is wanted. It
// says false when the search shall stop.
func (r *replay) deductions(o fd.Options) (bool, error) {
	if !r.Trace {
		return true, nil
	}
	deduction, err := r.model.Deduce(r.ctx, o)
	if err != nil {
		return false, err
	}
	subjects := r.subjects()
	for _, in := range deduction.Inferences() {
		x, ok := subjects[in.Gone.X]
		if !ok {
			continue
		}
		facts := r.model.blamed(deduction.Why(in.Gone.X, in.Gone.Values...))
		for _, v := range in.Gone.Values {
			r.put(r.base, x, v, false, view.Deduced)
			if !r.tell(view.Frame{Caption: sentence(r.saying(x, v, false)), Role: view.Deduced, Facts: facts}) {
				return false, nil
			}
		}
		if v, fixed := deduction.Value(in.Gone.X); fixed && (x.sort == 'k' && len(r.facts.Kinds) > 1 || x.sort == 'p') {
			before := len(r.base)
			r.put(r.base, x, v, true, view.Deduced)
			if len(r.base) > before && !r.tell(view.Frame{Caption: "So " + r.saying(x, v, true) + ".", Role: view.Deduced, Facts: r.model.blamed(deduction.Why(in.Gone.X))}) {
				return false, nil
			}
		}
	}
	if deduction.Failed() {
		return r.tell(view.Frame{Caption: "These facts cannot all be true.", Role: view.Conflict, Facts: r.model.blamed(deduction.WhyFailed())}), nil
	}
	return true, nil
}

// tell tells a step at which what follows is shown.
func (r *replay) tell(f view.Frame) bool {
	return r.step(func() looks { return maps.Clone(r.base) }, func() view.Frame { return f })
}

// hear tells a step of the search.
func (r *replay) hear(step fd.Step) bool {
	if !r.Trace {
		return true
	}
	x, known := r.subjects()[step.Var]
	switch {
	case step.Kind == fd.Decision && known:
		return r.step(func() looks {
			l := maps.Clone(r.base)
			r.put(l, x, step.Value, true, view.Guess)
			return l
		}, func() view.Frame {
			return view.Frame{Caption: "Suppose " + r.saying(x, step.Value, true) + ".", Role: view.Guess, Depth: step.Depth}
		})
	case step.Kind == fd.Decision && r.model.count && step.Var == r.model.lies:
		return r.tell(view.Frame{Caption: fmt.Sprintf("Suppose %d statements are false.", step.Value), Role: view.Guess, Depth: step.Depth})
	case step.Kind == fd.Refutation && known:
		return r.tell(view.Frame{Caption: "That has been tried; go on without it: " + r.saying(x, step.Value, false) + ".", Role: view.Crossed, Depth: step.Depth})
	case step.Kind == fd.Failure:
		return r.tell(view.Frame{Caption: "Nothing is left: this cannot be.", Role: view.Conflict, Depth: step.Depth})
	}
	return true
}
