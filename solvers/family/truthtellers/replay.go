package truthtellers

import (
	"fmt"
	"maps"
	"strings"

	"solvitur/solvers/fd"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the story's own words. It works out
// anew, with reasons, what follows from the facts and the guesses that stand.
type replay struct {
	*task
	model *model
	given fd.Options // the facts kept, and what is denied
	about map[fd.Var]subject
	// levels is what stands: first what follows from the facts alone, then one
	// level for each guess.
	levels []standing
}

// standing is one level of a search.
type standing struct {
	assumed []fd.Constraint // the guess, and what was refuted since
	shown   looks           // what follows
	failed  bool            // it was told that this cannot be
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

// begin tells what follows before any guess, if a trace is wanted.
func (r *replay) begin() error {
	if !r.Trace {
		return nil
	}
	r.levels = []standing{{shown: looks{}}}
	return r.follow(0)
}

// maxTold is how many consequences of one guess are told one by one.
const maxTold = 30

// follow works out what follows from all that stands, and tells what of it is
// new.
func (r *replay) follow(depth int) error {
	top := &r.levels[len(r.levels)-1]
	o := r.given
	o.Assume = append([]fd.Constraint(nil), o.Assume...)
	for _, level := range r.levels {
		o.Assume = append(o.Assume, level.assumed...)
	}
	deduction, err := r.model.Deduce(r.Context(), o)
	if err != nil {
		return err
	}
	told := 0
	tell := func(caption string, why func() fd.Core) error {
		if told++; told > maxTold {
			return nil
		}
		return r.tell(view.Frame{Caption: sentence(caption), Role: view.Deduced, Facts: r.model.tags.Facts(why()), Depth: depth})
	}
	subjects := r.subjects()
	for _, in := range deduction.Inferences() {
		x, ok := subjects[in.Gone.X]
		if !ok || in.Assumed >= 0 {
			continue
		}
		var news []string
		for _, v := range in.Gone.Values {
			_, part := r.atom(x, v)
			if _, known := top.shown[part]; known {
				continue
			}
			r.put(top.shown, x, v, false, view.Deduced)
			news = append(news, r.saying(x, v, false))
		}
		if len(news) == 0 {
			continue
		}
		if err := tell(strings.Join(news, ", "), func() fd.Core { return deduction.Why(in.Gone.X, in.Gone.Values...) }); err != nil {
			return err
		}
	}
	for _, x := range append(append([]fd.Var(nil), r.model.kind...), r.model.place...) {
		v, fixed := deduction.Value(x)
		s := subjects[x]
		_, part := r.atom(s, v)
		if _, known := top.shown[part]; known || !fixed || s.sort == 'k' && len(r.facts.Kinds) == 1 {
			continue
		}
		r.put(top.shown, s, v, true, view.Deduced)
		if s.sort == 'p' || len(r.facts.Kinds) > 2 {
			if err := tell("so "+r.saying(s, v, true), func() fd.Core { return deduction.Why(x) }); err != nil {
				return err
			}
		}
	}
	if told > maxTold {
		if err := r.tell(view.Frame{Caption: fmt.Sprintf("And %d more things follow.", told-maxTold), Role: view.Deduced, Depth: depth}); err != nil {
			return err
		}
	}
	if deduction.Failed() {
		top.failed = true
		caption := "These facts cannot all be true."
		if depth > 0 || len(r.levels[0].assumed) > 0 {
			caption = "With that, these facts cannot all be true."
		}
		return r.tell(view.Frame{Caption: caption, Role: view.Conflict, Facts: r.model.tags.Facts(deduction.WhyFailed()), Depth: depth})
	}
	return nil
}

// tell tells a step at which all is shown that follows from what stands.
func (r *replay) tell(f view.Frame) error {
	return r.step(func() looks { return maps.Clone(r.levels[len(r.levels)-1].shown) }, func() view.Frame { return f })
}

// hear tells a step of the search.
func (r *replay) hear(step fd.Step) error {
	if !r.Trace {
		return nil
	}
	x, known := r.subjects()[step.Var]
	switch step.Kind {
	case fd.Decision:
		r.levels = r.levels[:min(step.Depth, len(r.levels))]
		level := standing{assumed: []fd.Constraint{fd.Eq(step.Var, step.Value)}, shown: maps.Clone(r.levels[len(r.levels)-1].shown)}
		caption := fmt.Sprintf("Suppose %s statements are false.", amount(step.Value))
		if known {
			r.put(level.shown, x, step.Value, true, view.Guess)
			caption = "Suppose " + r.saying(x, step.Value, true) + "."
		}
		r.levels = append(r.levels, level)
		if err := r.tell(view.Frame{Caption: caption, Role: view.Guess, Depth: step.Depth}); err != nil {
			return err
		}
		return r.follow(step.Depth)
	case fd.Refutation:
		r.levels = r.levels[:min(step.Depth+1, len(r.levels))]
		top := &r.levels[len(r.levels)-1]
		top.assumed = append(top.assumed, fd.Ne(step.Var, step.Value))
		caption := fmt.Sprintf("That case is closed. Now suppose that not %s statements are false.", amount(step.Value))
		if known {
			r.put(top.shown, x, step.Value, false, view.Deduced)
			caption = "That case is closed. Otherwise " + r.saying(x, step.Value, false) + "."
		}
		if err := r.tell(view.Frame{Caption: caption, Role: view.Crossed, Depth: step.Depth}); err != nil {
			return err
		}
		return r.follow(step.Depth)
	case fd.Failure:
		if top := r.levels[len(r.levels)-1]; !top.failed {
			return r.tell(view.Frame{Caption: "Nothing is left: this cannot be.", Role: view.Conflict, Depth: step.Depth})
		}
	}
	return nil
}
