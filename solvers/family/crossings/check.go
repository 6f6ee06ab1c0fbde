package crossings

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space/naive"
)

// place is how many of each kind are somewhere, as the checker counts them.
type place [mostKinds]int

// violations walks through a plan, and names every fact that it breaks. Whether it
// takes the least depends on which facts are kept.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	here, there := m.everybody(keep), place{}
	seated, led, took := true, true, 0
	wrong := make([]bool, len(m.Bans))
	m.forbidden(here, wrong)
	for n, trip := range s.Trips {
		from, to := &here, &there
		if n%2 == 1 {
			from, to = to, from
		}
		var aboard place
		leads, takes := false, 0
		for _, name := range trip {
			if i := m.traveller(name); i >= 0 { // a seat may be free
				aboard[i]++
				leads = leads || m.Travellers[i].Leads == yes
				takes = max(takes, m.Travellers[i].Minutes)
			}
		}
		for i := range m.Travellers {
			seated = seated && from[i] >= aboard[i]
			from[i] -= aboard[i]
			to[i] += aboard[i]
		}
		if m.Least == crossings {
			takes = 1
		}
		took += takes
		led, seated = led && leads, seated && aboard != place{}
		m.forbidden(here, wrong)
		m.forbidden(there, wrong)
		if m.Where == everywhere {
			m.forbidden(aboard, wrong)
		}
	}
	if slices.Max(here[:]) > 0 {
		broken = append(broken, ruleAcross)
	}
	if !seated {
		broken = append(broken, ruleSeats)
	}
	if !led {
		broken = append(broken, ruleLeads)
	}
	beaten, err := m.best.Beats(took, keep, func() (int, bool, error) { return m.quickest(keep) })
	if beaten {
		broken = append(broken, ruleLeast)
	}
	for i := range m.Bans {
		if wrong[i] {
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

// forbidden notes which bans are broken by those who are together somewhere.
func (m *model) forbidden(p place, wrong []bool) {
	for i, b := range m.bans {
		switch first, second := p[b.first], p[b.second]; {
		case first <= 0 || second <= 0:
		case b.count:
			wrong[i] = wrong[i] || first > second
		case b.guard < 0 || p[b.guard] <= 0:
			wrong[i] = true
		}
	}
}

// mostJudged is how many states are looked at to judge the cost of a plan.
const mostJudged = 20_000

// spot is a state as the checker sees it.
type spot struct {
	here, there place
	back        bool
}

// quickest is what it takes at least.
func (m *model) quickest(keep func(puzzle.FactID) bool) (int, bool, error) {
	start := spot{here: m.everybody(keep)}
	if !m.allowed(keep, start.here) {
		start.back = true // nobody is there who could begin
	}
	return naive.Least(start, func(s spot, tell func(spot, int)) { m.next(s, keep, tell) }, func(s spot) bool { return s.here == place{} }, mostJudged)
}

// allowed says whether all may be where they are by the bans that are kept.
func (m *model) allowed(keep func(puzzle.FactID) bool, places ...place) bool {
	wrong := make([]bool, len(m.Bans))
	for _, p := range places {
		m.forbidden(p, wrong)
	}
	for i := range wrong {
		if wrong[i] && keep(banID(i)) {
			return false
		}
	}
	return true
}

// next tells of everybody who may cross: one after the other takes a seat.
func (m *model) next(s spot, keep func(puzzle.FactID) bool, tell func(spot, int)) {
	type load struct {
		to     spot
		aboard place
		last   int // nobody who comes earlier in the list takes a seat any more
		leads  bool
		takes  int
	}
	loads := []load{{to: s, takes: 1}}
	for range m.Seats {
		var more []load
		for _, l := range loads {
			for i := l.last; i < len(m.Travellers); i++ {
				then, t := l, m.Travellers[i]
				from, to := &then.to.here, &then.to.there
				if s.back {
					from, to = to, from
				}
				if from[i] == 0 {
					continue
				}
				from[i]--
				to[i]++
				then.aboard[i]++
				then.last, then.leads = i, l.leads || t.Leads == yes
				if m.Least == minutes {
					then.takes = max(then.takes, t.Minutes)
				}
				more = append(more, then)
			}
		}
		for _, l := range more {
			places := []place{l.to.here, l.to.there}
			if m.Where == everywhere {
				places = append(places, l.aboard)
			}
			if l.to.back = !s.back; l.leads && m.allowed(keep, places...) {
				tell(l.to, l.takes)
			}
		}
		loads = more
	}
}
