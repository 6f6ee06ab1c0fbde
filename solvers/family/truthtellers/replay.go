package truthtellers

import (
	"fmt"
	"iter"
	"maps"
	"strings"

	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the story's own words.
type replay struct {
	*task
	model *model
	about map[fd.Var]subject
	// levels is what is known: first by the facts alone, then by each guess.
	levels []looks
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
func (r *replay) put(x subject, v int, is bool, role view.Role) {
	l := r.known()
	_, part := r.atom(x, v)
	switch {
	case x.sort == 'k' || x.sort == 'p':
		l.set(part, truthOf(is), role)
		if x.sort == 'k' && is {
			l[faceLabel(x.index)] = view.Look{Role: role, Text: r.facts.Kinds[v].Name}
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

// maxTold is how many consequences of one guess are told one by one.
const maxTold = 30

func (r *replay) teller() fdsearch.Teller {
	r.levels = []looks{{}}
	return fdsearch.Teller{
		Stage:      r.stage,
		Looks:      func(*fdsearch.Moment) view.Looks { return view.Looks(maps.Clone(r.known())) },
		Throughout: true,
		Most:       maxTold,
		Follow:     r.follow,
		Suppose:    r.suppose,
		Tried:      r.tried,
		Solved: func(x fd.Solution) (string, view.Looks) {
			w := r.model.world(x)
			return r.solved(w), view.Looks(r.looks(w, view.Answer))
		},
	}
}

// known is what is known at the moment.
func (r *replay) known() looks { return r.levels[len(r.levels)-1] }

// follow tells what follows that cannot be seen yet.
func (r *replay) follow(m *fdsearch.Moment, all iter.Seq[fdsearch.Conclusion]) error {
	subjects := r.subjects()
	for c := range all {
		x, ours := subjects[c.X]
		if !ours || c.Assumed {
			continue
		}
		var news []string
		for _, v := range c.Gone {
			_, part := r.atom(x, v)
			if _, known := r.known()[part]; known {
				continue
			}
			r.put(x, v, false, view.Deduced)
			news = append(news, r.saying(x, v, false))
		}
		if len(news) == 0 {
			continue
		}
		if err := m.Tell(view.Deduced, sentence(strings.Join(news, ", ")), c.Facts); err != nil {
			return err
		}
	}
	for _, x := range append(append([]fd.Var(nil), r.model.kind...), r.model.place...) {
		v, fixed := m.Value(x)
		s := subjects[x]
		_, part := r.atom(s, v)
		if _, known := r.known()[part]; known || !fixed || s.sort == 'k' && len(r.facts.Kinds) == 1 {
			continue
		}
		r.put(s, v, true, view.Deduced)
		if s.sort == 'p' || len(r.facts.Kinds) > 2 {
			if err := m.Tell(view.Deduced, sentence("so "+r.saying(s, v, true)), m.Why(x)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *replay) suppose(m *fdsearch.Moment, l fdsearch.Literal) string {
	r.levels = r.levels[:min(m.Depth, len(r.levels))]
	r.levels = append(r.levels, maps.Clone(r.known()))
	x, ours := r.subjects()[l.X]
	if !ours {
		return fmt.Sprintf("Suppose %s statements are false.", amount(l.Value))
	}
	r.put(x, l.Value, true, view.Guess)
	return "Suppose " + r.saying(x, l.Value, true) + "."
}

func (r *replay) tried(m *fdsearch.Moment, l fdsearch.Literal) string {
	r.levels = r.levels[:min(m.Depth+1, len(r.levels))]
	x, ours := r.subjects()[l.X]
	if !ours {
		return fmt.Sprintf("That case is closed. Now suppose that not %s statements are false.", amount(l.Value))
	}
	r.put(x, l.Value, false, view.Deduced)
	return "That case is closed. Otherwise " + r.saying(x, l.Value, false) + "."
}
