package crossings

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
)

// crowd is how many of each kind there are somewhere.
type crowd [mostKinds]int8

func (c crowd) heads() (n int) {
	for _, of := range c {
		n += int(of)
	}
	return n
}

// state is who is here and who is there, and whether the boat or torch is there.
type state struct {
	here, there crowd
	over        bool
}

var kit = spacesearch.Kit[*model, Solution, state, crowd]{
	Space: func(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[state, crowd] {
		return newRiver(m, keep).space()
	},
	Within: func(m *model) (puzzle.FactID, int) { return limitID, m.Limit },
	Facts:  sentences,
	Plan: func(m *model, crowds []crowd) (s Solution) {
		if len(crowds) > 0 {
			s.Trips = make([]Trip, len(crowds))
		}
		for i, c := range crowds {
			s.Trips[i] = m.trip(c)
		}
		return s
	},
	Moves: func(m *model, s Solution) (crowds []crowd) {
		for _, t := range s.Trips {
			var c crowd
			for _, name := range t {
				if i := m.traveller(name); i >= 0 {
					c[i]++
				}
			}
			crowds = append(crowds, c)
		}
		return crowds
	},
	State:  (*model).told,
	Short:  (*model).short,
	Legend: "The letters stand for those who are still here, and the arrow for the way that is open.",
	Move:   (*model).crossing,
	Brief: func(m *model, c crowd) string {
		var all []string
		for i, t := range m.Travellers {
			switch {
			case c[i] > 0 && t.Number == 1:
				all = append(all, strings.TrimPrefix(t.Name, "the "))
			case c[i] > 0:
				all = append(all, fmt.Sprintf("%d %s", c[i], m.codes[i]))
			}
		}
		return strings.Join(all, ", ")
	},
	Because: func(m *model, c crowd) (facts []puzzle.FactID) {
		for i := range m.Travellers {
			if c[i] > 0 {
				facts = append(facts, travellerID(i))
			}
		}
		return facts
	},
	Picture: picture,
	Scene:   scene,
	Refuses: (*model).refuses,
	Cost:    (*model).cost,
	Never:   "It cannot be done.",
	Phrases: map[string]spacesearch.Phrase{
		"seat": {Is: "in crossing {n} place {i} is for {value}", Not: "in crossing {n} place {i} is not for {value}"},
	},
}

// river is what a search knows of the facts that are kept, by numbers.
type river struct {
	*model
	all   crowd
	bans  []banned
	order []int // the kinds, the slowest first
}

func newRiver(m *model, keep func(puzzle.FactID) bool) *river {
	r := &river{model: m}
	for i, t := range m.Travellers {
		if keep(travellerID(i)) {
			r.all[i] = int8(t.Number)
			r.order = append(r.order, i)
		}
	}
	slices.SortStableFunc(r.order, func(a, b int) int { return cmp.Compare(m.Travellers[b].Minutes, m.Travellers[a].Minutes) })
	for i, b := range m.bans {
		if keep(banID(i)) {
			r.bans = append(r.bans, b)
		}
	}
	return r
}

func (r *river) space() spacesearch.Space[state, crowd] {
	start := state{here: r.all}
	return spacesearch.Space[state, crowd]{
		Start: start,
		Moves: func(s state) iter.Seq[space.Move[state, crowd]] {
			return func(yield func(space.Move[state, crowd]) bool) {
				if s == start && !r.safe(r.all) {
					return
				}
				from := s.here
				if s.over {
					from = s.there
				}
				for c := range r.loads(from) {
					to := s.after(c)
					if (r.Where == banks || r.safe(c)) && r.safe(to.here) && r.safe(to.there) &&
						!yield(space.Move[state, crowd]{Action: c, To: to, Cost: r.takes(c)}) {
						return
					}
				}
			}
		},
		Goal:  func(s state) bool { return s.here == crowd{} },
		Bound: r.bound,
	}
}

// after is a state after some have crossed.
func (s state) after(c crowd) state {
	for i, n := range c {
		if s.over {
			n = -n
		}
		s.here[i], s.there[i] = s.here[i]-n, s.there[i]+n
	}
	s.over = !s.over
	return s
}

// loads are all who can cross together, with somebody who leads, as far as there
// are seats: counted up like the digits of a number.
func (r *river) loads(from crowd) iter.Seq[crowd] {
	return func(yield func(crowd) bool) {
		var c crowd
		aboard := 0
		for {
			i := 0
			for i < mostKinds && (aboard == r.Seats || c[i] == from[i]) {
				aboard -= int(c[i])
				c[i] = 0
				i++
			}
			if i == mostKinds {
				return
			}
			c[i]++
			aboard++
			if r.led(c) && !yield(c) {
				return
			}
		}
	}
}

func (r *river) led(c crowd) bool {
	for i, t := range r.Travellers {
		if c[i] > 0 && t.Leads == yes {
			return true
		}
	}
	return false
}

func (r *river) safe(c crowd) bool {
	for _, b := range r.bans {
		switch {
		case b.count && c[b.second] > 0 && c[b.first] > c[b.second],
			!b.count && c[b.first] > 0 && c[b.second] > 0 && (b.guard < 0 || c[b.guard] == 0):
			return false
		}
	}
	return true
}

func (r *river) takes(c crowd) int {
	for _, i := range r.order {
		if c[i] > 0 {
			return r.costs(i)
		}
	}
	return 1
}

// costs is what a crossing costs of which this one is the slowest.
func (r *river) costs(i int) int {
	if r.Least == crossings {
		return 1
	}
	return r.Travellers[i].Minutes
}

// bound is what it takes at least, were nothing forbidden: so many trips over as
// the seats ask for, each as slow as it must be, and somebody back for the next.
func (r *river) bound(s state) int {
	waiting, slow, quickest := 0, 0, 1
	for _, i := range r.order {
		for range s.here[i] {
			if waiting%r.Seats == 0 {
				slow += r.costs(i)
			}
			waiting++
		}
		quickest = r.costs(i) // the last is the quickest
	}
	back, over := 0, waiting
	switch {
	case waiting == 0:
		return 0
	case s.over:
		back, over = 1, waiting+1
	}
	trips := 1
	if r.Seats > 1 && over > 1 {
		trips = (over - 2 + r.Seats - 1) / (r.Seats - 1)
	}
	further := max(0, trips-(waiting+r.Seats-1)/r.Seats) // trips over of which nothing is known
	return slow + (back+trips-1+further)*quickest
}

// trip is who crosses, seat by seat.
func (m *model) trip(c crowd) (t Trip) {
	seat := 0
	for i := range m.Travellers {
		for range c[i] {
			t[seat] = m.Travellers[i].Name
			seat++
		}
	}
	for ; seat < m.Seats; seat++ {
		t[seat] = nobody
	}
	return t
}

// seatKeys are the keys of the seats in an answer.
var seatKeys = [mostSeats]string{"seat1", "seat2", "seat3", "seat4"}
