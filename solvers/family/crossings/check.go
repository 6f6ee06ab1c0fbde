package crossings

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// place is how many of each kind are somewhere, as the checker counts them.
type place [mostKinds]int

// spot is a state as the checker sees it.
type spot struct {
	here, there place
	back        bool // they cross back next
}

// violations walks through a plan, and names every fact that it breaks. Whether it
// takes the least depends on which facts are kept.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	now := spot{here: m.everybody(keep)}
	seated, led, took := true, true, 0
	places := []place{now.here} // all who were together anywhere
	for _, trip := range s.Trips {
		var aboard place
		for _, name := range trip {
			if i := m.traveller(name); i >= 0 { // a seat may be free
				aboard[i]++
			}
		}
		then, takes, leads := m.cross(now, aboard)
		now, took = then, took+takes
		led = led && leads
		seated = seated && aboard != place{} && slices.Min(now.here[:]) >= 0 && slices.Min(now.there[:]) >= 0
		places = append(places, m.together(now, aboard)...)
	}
	if slices.Max(now.here[:]) > 0 {
		broken = append(broken, ruleAcross)
	}
	if !seated {
		broken = append(broken, ruleSeats)
	}
	if !led {
		broken = append(broken, ruleLeads)
	}
	beaten, err := m.best.Broken(took, keep, func() (int, bool, error) { return m.quickest(keep) })
	broken = append(broken, beaten...)
	for i, b := range m.bans {
		if slices.ContainsFunc(places, b.broken) {
			broken = append(broken, banID(i))
		}
	}
	if m.Limit > 0 && took > m.Limit {
		broken = append(broken, limitID)
	}
	return broken, err
}

func (m *model) everybody(keep func(puzzle.FactID) bool) (all place) {
	for i, t := range m.Travellers {
		if keep(travellerID(i)) {
			all[i] = t.Number
		}
	}
	return all
}

// cross takes some across, and tells what it costs, and whether one of them leads.
func (m *model) cross(s spot, aboard place) (then spot, takes int, led bool) {
	then, takes = s, 1
	then.back = !s.back
	from, to := &then.here, &then.there
	if s.back {
		from, to = to, from
	}
	for i, t := range m.Travellers {
		if aboard[i] == 0 {
			continue
		}
		from[i] -= aboard[i]
		to[i] += aboard[i]
		led = led || t.Leads == yes
		if m.Least == minutes {
			takes = max(takes, t.Minutes)
		}
	}
	return then, takes, led
}

// together are those of whom the bans speak when some have crossed.
func (m *model) together(s spot, aboard place) []place {
	if m.Where == everywhere {
		return []place{s.here, s.there, aboard}
	}
	return []place{s.here, s.there}
}

// broken says whether those who are together somewhere may not be.
func (b banned) broken(p place) bool {
	switch first, second := p[b.first], p[b.second]; {
	case first <= 0 || second <= 0:
		return false
	case b.count:
		return first > second
	}
	return b.guard < 0 || p[b.guard] <= 0
}

// allowed says whether all may be where they are by the bans that are kept.
func (m *model) allowed(keep func(puzzle.FactID) bool, places ...place) bool {
	for i, b := range m.bans {
		if slices.ContainsFunc(places, b.broken) && keep(banID(i)) {
			return false
		}
	}
	return true
}

// mostJudged is how many states are looked at to judge the cost of a plan.
const mostJudged = 20_000

// quickest is what it takes at least.
func (m *model) quickest(keep func(puzzle.FactID) bool) (int, bool, error) {
	start := spot{here: m.everybody(keep)}
	if !m.allowed(keep, start.here) {
		start.back = true // nobody is there who could begin
	}
	return naive.Least(start, func(s spot, tell func(spot, int)) { m.next(s, keep, tell) }, func(s spot) bool { return s.here == place{} }, mostJudged)
}

// next tells of all who may cross together: one after the other takes a seat, in the order
// of the list.
func (m *model) next(s spot, keep func(puzzle.FactID) bool, tell func(spot, int)) {
	from := s.here
	if s.back {
		from = s.there
	}
	var seat func(aboard place, first, seats int)
	seat = func(aboard place, first, seats int) {
		for i := first; seats > 0 && i < len(m.Travellers); i++ {
			if from[i] == aboard[i] {
				continue
			}
			more := aboard
			more[i]++
			if then, takes, led := m.cross(s, more); led && m.allowed(keep, m.together(then, more)...) {
				tell(then, takes)
			}
			seat(more, i, seats-1)
		}
	}
	seat(place{}, 0, m.Seats)
}
