package meetings

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the story's own words.
type replay struct {
	*task
	model   *model
	tags    fdsearch.Tags
	options fd.Options // of the search: facts kept, claim denied
	// decisions are the meetings supposed at the moment, the first one first.
	decisions []triple
}

// link is a pair of a day, a friend and a place that is or is not part of the
// story: the day and the friend of a meeting, say. The one that is left out
// is -1.
type link struct{ day, friend, place int }

// side says what a variable of the model is about, and what its values are.
type side struct {
	link            // with -1 for what the value says
	value    byte   // 'd', 'f' or 'p'
	question string // what "only ... is left" is about
}

// sides describes the variables that speak of two things. The pairs speak of
// three, and follow from them.
func (r *replay) sides() map[fd.Var]side {
	m, f := r.model, r.f
	sides := map[fd.Var]side{}
	for day := range f.Days {
		sides[m.friendOn[day]] = side{link{day, -1, -1}, 'f', "for " + f.Days[day]}
		sides[m.placeOn[day]] = side{link{day, -1, -1}, 'p', "for " + f.Days[day]}
	}
	for rank, x := range m.dayOf {
		at := m.friends[rank]
		sides[x] = side{link{-1, at, -1}, 'd', "for " + f.Friends[at]}
		sides[m.placeOf[rank]] = side{link{-1, at, -1}, 'p', "for " + f.Friends[at]}
	}
	for rank, x := range m.dayAt {
		at := m.places[rank]
		sides[x] = side{link{-1, -1, at}, 'd', "for the " + f.Places[at]}
		sides[m.friendAt[rank]] = side{link{-1, -1, at}, 'f', "for the " + f.Places[at]}
	}
	return sides
}

// with is the link that a side and one of its values make.
func (r *replay) with(s side, value int) link {
	l := s.link
	switch s.value {
	case 'd':
		l.day = value
	case 'f':
		l.friend = r.model.friends[value]
	case 'p':
		l.place = r.model.places[value]
	}
	return l
}

func (l link) covers(t triple) bool {
	return (l.day < 0 || l.day == t.day) && (l.friend < 0 || l.friend == t.friend) && (l.place < 0 || l.place == t.place)
}

func (r *replay) excluded(l link) string {
	switch girl := english.Capital(r.f.Girl); {
	case l.place < 0:
		return fmt.Sprintf("%s cannot have met %s on %s.", girl, r.f.Friends[l.friend], r.f.Days[l.day])
	case l.friend < 0:
		return fmt.Sprintf("%s cannot have been at the %s on %s.", girl, r.f.Places[l.place], r.f.Days[l.day])
	default:
		return fmt.Sprintf("%s cannot have met %s at the %s.", girl, r.f.Friends[l.friend], r.f.Places[l.place])
	}
}

func (r *replay) valueName(s side, value int) string {
	l := r.with(s, value)
	switch s.value {
	case 'd':
		return r.f.Days[l.day]
	case 'f':
		return r.f.Friends[l.friend]
	}
	return "the " + r.f.Places[l.place]
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
	r.lost = map[triple]bool{}
	sides := r.sides()
	told := map[link]bool{}
	left := map[fd.Var]int{}
	for _, in := range deduction.Inferences() {
		s, ok := sides[in.Gone.X]
		if !ok {
			continue
		}
		if _, begun := left[in.Gone.X]; !begun {
			left[in.Gone.X] = r.c.n
		}
		left[in.Gone.X] -= len(in.Gone.Values)
		facts := r.tags.Facts(deduction.Why(in.Gone.X, in.Gone.Values...))
		for _, value := range in.Gone.Values {
			l := r.with(s, value)
			if told[l] {
				continue
			}
			told[l] = true
			if err := r.cross(l, facts); err != nil {
				return err
			}
		}
		if value, fixed := deduction.Value(in.Gone.X); fixed && left[in.Gone.X] == 1 && r.c.n > 1 {
			if err := r.Step(func() view.Frame {
				return r.frame(0, view.Deduced, r.tags.Facts(deduction.Why(in.Gone.X)), nil, "Only %s is left %s.", r.valueName(s, value), s.question)
			}); err != nil {
				return err
			}
		}
	}
	if deduction.Failed() {
		return r.Step(func() view.Frame {
			return r.frame(0, view.Conflict, r.tags.Facts(deduction.WhyFailed()), nil, "These facts cannot all be true.")
		})
	}
	return nil
}

// cross tells that a pair is out of the question.
func (r *replay) cross(l link, facts []string) error {
	look := map[triple]view.Role{}
	for _, t := range r.c.all {
		if l.covers(t) && r.c.possible(t) && !r.lost[t] {
			look[t] = view.Crossed
			r.lost[t] = true
		}
	}
	if len(look) == 0 {
		return nil // it can be seen already
	}
	return r.Step(func() view.Frame {
		return r.frame(0, view.Crossed, facts, look, "%s", r.excluded(l))
	})
}

// hear tells a step of the search. A decision stands one level deeper than
// what it is decided upon.
func (r *replay) hear(step fd.Step) error {
	if !r.Trace {
		return nil
	}
	look := map[triple]view.Role{}
	suppose := func() {
		for _, t := range r.decisions {
			look[t] = view.Guess
		}
	}
	switch step.Kind {
	case fd.Decision:
		t := r.meetingOf(step)
		r.decisions = append(r.decisions[:step.Depth-1], t)
		suppose()
		return r.Step(func() view.Frame {
			return r.frame(step.Depth-1, view.Guess, nil, look, "Suppose %s.", r.c.meeting(t))
		})
	case fd.Refutation:
		t := r.meetingOf(step)
		r.decisions = r.decisions[:step.Depth]
		suppose()
		look[t] = view.Conflict
		return r.Step(func() view.Frame {
			return r.frame(step.Depth, view.Conflict, nil, look, "Everything with %s has been tried: go on without it.", r.c.meeting(t))
		})
	case fd.Failure:
		suppose()
		return r.Step(func() view.Frame {
			return r.frame(len(r.decisions), view.Conflict, r.whyFailed(), look, "Nothing is left: this cannot be.")
		})
	}
	return nil
}

// meetingOf is the meeting that the engine decides on. All other variables
// follow from the days' meetings, so it decides on nothing else.
func (r *replay) meetingOf(step fd.Step) triple {
	return r.model.triple(slices.Index(r.model.pair, step.Var), step.Value)
}

// whyFailed names the remarks behind a dead end, if they follow from the
// meetings supposed alone and not also from those that were tried before.
func (r *replay) whyFailed() []puzzle.FactID {
	assume := slices.Clone(r.options.Assume)
	for _, t := range r.decisions {
		assume = append(assume, fd.Eq(r.model.pair[t.day], r.model.value(t)))
	}
	deduction, err := r.model.Deduce(r.Context(), fd.Options{Keep: r.options.Keep, Assume: assume})
	if err != nil || !deduction.Failed() {
		return nil
	}
	return r.tags.Facts(deduction.WhyFailed())
}
