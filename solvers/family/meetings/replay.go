package meetings

import (
	"fmt"
	"iter"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the story's own words.
type replay struct {
	*task
	model *model
}

func (r *replay) teller() fdsearch.Teller {
	return fdsearch.Teller{
		Looks:  r.looks,
		Follow: r.follow,
		Suppose: func(_ *fdsearch.Moment, l fdsearch.Literal) string {
			return fmt.Sprintf("Suppose %s.", r.c.meeting(r.meetingOf(l)))
		},
		Tried: func(_ *fdsearch.Moment, l fdsearch.Literal) string {
			return fmt.Sprintf("Everything with %s has been tried: go on without it.", r.c.meeting(r.meetingOf(l)))
		},
		Solved: func(x fd.Solution) (string, view.Looks) {
			chosen := r.model.meetings(x)
			return r.toldWhole(chosen), r.looked(cast(chosen, view.Answer))
		},
	}
}

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

func (r *replay) excluded(l link) string {
	switch girl := english.Capital(r.f.Girl); {
	case l.place < 0:
		return fmt.Sprintf("%s cannot have met %s on %s.", girl, r.f.Friends[l.friend], r.f.Days[l.day])
	case l.friend < 0:
		return fmt.Sprintf("%s cannot have been %s on %s.", girl, english.AtThe(r.f.Places[l.place]), r.f.Days[l.day])
	default:
		return fmt.Sprintf("%s cannot have met %s %s.", girl, r.f.Friends[l.friend], english.AtThe(r.f.Places[l.place]))
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

// follow tells what follows: which pairs are out of the question, and of what
// only one is left.
func (r *replay) follow(m *fdsearch.Moment, all iter.Seq[fdsearch.Conclusion]) error {
	sides, told := r.sides(), map[link]bool{}
	r.lost = map[triple]bool{}
	for c := range all {
		s, ours := sides[c.X]
		if !ours {
			continue
		}
		for _, value := range c.Gone {
			l := r.with(s, value)
			if told[l] {
				continue
			}
			told[l] = true
			if r.cross(l) {
				if err := m.Tell(view.Crossed, r.excluded(l), c.Facts); err != nil {
					return err
				}
			}
		}
		if len(c.Now) == 1 {
			if err := m.Tell(view.Deduced, fmt.Sprintf("Only %s is left %s.", r.valueName(s, c.Now[0]), s.question), m.Why(c.X)); err != nil {
				return err
			}
		}
	}
	return nil
}

// cross crosses a pair off, and says whether that can be seen.
func (r *replay) cross(l link) (seen bool) {
	for _, t := range r.c.all {
		if l.covers(t) && r.c.possible(t) && !r.lost[t] {
			r.lost[t], seen = true, true
		}
	}
	return seen
}

// looks shows what is supposed.
func (r *replay) looks(m *fdsearch.Moment) view.Looks {
	look := map[triple]view.Role{}
	for _, l := range m.Supposed() {
		look[r.meetingOf(l)] = view.Guess
	}
	if m.TakenBack != nil {
		look[r.meetingOf(*m.TakenBack)] = view.Conflict
	}
	return r.looked(look)
}

// meetingOf is the meeting that the engine decides on. All other variables
// follow from the days' meetings, so it decides on nothing else.
func (r *replay) meetingOf(l fdsearch.Literal) triple {
	return r.model.triple(slices.Index(r.model.pair, l.X), l.Value)
}
