package meetings

import (
	"slices"

	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// target is what remarks are posted to: the engine's model, the crosses, what judges a
// choice of meetings, the tables of arguments. Each remark comes to one of these.
type target interface {
	// never says that no meeting is like this.
	never(link)
	// any says that there is one of these cases.
	any([]together)
}

// joining is a target that takes formulas as well.
type joining interface {
	target
	// joined takes a formula of remarks.
	joined(story, *rows.Formula[Remark])
}

// posting is a target, and the story whose remark is posted to it.
type posting struct {
	story
	target
}

// post makes the i-th remark known to a target.
func (f story) post(to joining, i int) {
	if joined := f.formulas[i]; joined != nil {
		to.joined(f, joined)
		return
	}
	remarks.Post(posting{f, to}, f.Remarks[i])
}

// link is what meetings have in common, by position in the facts' lists: the day, the
// friend, the place; -1 where it may be any.
type link struct{ day, friend, place int }

// together are meetings that there are together, each on a day of its own.
type together []link

func (l link) covers(t triple) bool {
	return (l.day < 0 || l.day == t.day) && (l.friend < 0 || l.friend == t.friend) && (l.place < 0 || l.place == t.place)
}

// on is what is left to have in common on a day.
func (l link) on(day int) link { return link{day, l.friend, l.place} }

// link finds the positions of names.
func (f Facts) link(day, friend, place string) link {
	at := func(names []string, name string) int {
		if name == schema.Any {
			return -1
		}
		return slices.Index(names, name)
	}
	return link{at(f.Days, day), at(f.Friends, friend), at(f.Places, place)}
}

// onADay are the cases that there is a meeting: one for each day that it may have.
func (f Facts) onADay(l link) (cases []together) {
	for day := range f.Days {
		if l.day < 0 || l.day == day {
			cases = append(cases, together{l.on(day)})
		}
	}
	return cases
}

// inTurn are the cases that there is one meeting before another, right before it, or
// right before or after it.
func (f Facts) inTurn(how string, one, other link) (cases []together) {
	for first := range f.Days {
		for second := range f.Days {
			if rows.Ordered(how, second-first) {
				cases = append(cases, together{one.on(first), other.on(second)})
			}
		}
	}
	return cases
}

// onOneDay says that the cases are all about one day: then each meeting of that day is
// in order, or not, by itself.
func onOneDay(cases []together) (day int, ok bool) {
	for i, c := range cases {
		if len(c) != 1 || i > 0 && c[0].day != day {
			return 0, false
		}
		day = c[0].day
	}
	return day, len(cases) > 0
}
