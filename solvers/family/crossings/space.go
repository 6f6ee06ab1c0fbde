package crossings

import (
	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/river"
	"solvitur/solvers/spacesearch"
)

var kit = spacesearch.Kit[*model, Solution, river.State, river.Crowd]{
	Space:  space,
	Within: func(m *model) (puzzle.FactID, int) { return limitID, m.Limit },
	Facts:  sentences,
	Plan:   func(m *model, crowds []river.Crowd) Solution { return Solution{each.Of(crowds, m.trip)} },
	Moves:  func(m *model, s Solution) []river.Crowd { return each.Of(s.Trips, m.crowd) },
	State:  (*model).Told,
	Short:  (*model).Short,
	Legend: "The letters stand for those who are still here, and the arrow for the way that is open.",
	Move:   (*model).Crossing,
	Brief:  (*model).Brief,
	Because: func(m *model, c river.Crowd) (facts []puzzle.FactID) {
		for i := range m.Travellers {
			if c[i] > 0 {
				facts = append(facts, travellerID(i))
			}
		}
		return facts
	},
	Picture: (*model).Picture,
	Scene:   (*model).Scene,
	Refuses: (*model).Refuses,
	Cost:    (*model).cost,
	Never:   "It cannot be done.",
	Phrases: map[string]spacesearch.Phrase{
		"seat": {Is: "in crossing {n} place {i} is for {value}", Not: "in crossing {n} place {i} is not for {value}"},
	},
}

// space has those travellers and bans that are kept.
func space(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[river.State, river.Crowd] {
	kinds := make([]river.Kind, len(m.Travellers))
	for i, t := range m.Travellers {
		kinds[i] = river.Kind{Number: t.Number, Leads: t.Leads == yes, Takes: t.Minutes}
		if !keep(travellerID(i)) {
			kinds[i].Number = 0
		}
		if m.Least == crossings {
			kinds[i].Takes = 1
		}
	}
	bans := each.Of(puzzle.Kept(m.bans, banID, keep), func(b banned) river.Ban {
		return river.Ban{First: b.first, Second: b.second, Guard: b.guard, Outnumber: b.count}
	})
	r := river.New(kinds, m.Seats, bans, m.Where == everywhere)
	return spacesearch.Space[river.State, river.Crowd]{Start: r.Start(), Moves: r.Moves, Goal: river.Reached, Bound: r.Bound}
}

// trip is who crosses, seat by seat.
func (m *model) trip(c river.Crowd) (t Trip) {
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

// crowd is how many of each kind cross.
func (m *model) crowd(t Trip) (c river.Crowd) {
	for _, name := range t {
		if i := m.traveller(name); i >= 0 {
			c[i]++
		}
	}
	return c
}

// seatKeys are the keys of the seats in an answer.
var seatKeys = [mostSeats]string{"seat1", "seat2", "seat3", "seat4"}
