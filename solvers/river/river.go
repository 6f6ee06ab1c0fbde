// Package river is river crossing problems in numbers: so many of each of some kinds must get
// across, a few at a time, with somebody who leads; bans say who may not be with whom, and a
// crossing takes as long as the slowest of those who cross. The bridge that is crossed at night with
// one torch is one of them.
//
//	r := river.New([]river.Kind{{Number: 1, Leads: true, Takes: 1}, {Number: 1, Leads: true, Takes: 2}}, 2, nil, false)
//	r.Bound(r.Start())           // what it takes at least, were nothing forbidden
//	for m := range r.Moves(s)    // who can cross from a state, to what it leads, and what it takes
//
// Of those of one kind it does not matter which of them cross. What is forbidden is forbidden
// whenever a crossing has ended, and, if one likes, on the way. Who searches is in package space.
//
// Sources: W. Pressman and D. Singmaster, The Jealous Husbands and The Missionaries and Cannibals,
// The Mathematical Gazette 73 (1989); G. Rote, Crossing the Bridge at Night, Bulletin of the EATCS 78
// (2002).
package river

import (
	"cmp"
	"iter"
	"slices"

	"solvitur/solvers/space"
)

// MostKinds is how many kinds there are at most.
const MostKinds = 12

// Crowd is how many of each kind there are somewhere.
type Crowd [MostKinds]int8

// Heads is how many there are.
func (c Crowd) Heads() (n int) {
	for _, of := range c {
		n += int(of)
	}
	return n
}

// State is who is here and who is there, and whether the boat or torch is there.
type State struct {
	Here, There Crowd
	Over        bool
}

// Kind is some who are alike.
type Kind struct {
	Number int  // 0 to 127
	Leads  bool // can row, or carry the torch
	Takes  int  // what a crossing takes of which none is slower: 1 at least, minutes or crossings
}

// Ban says of two kinds, by their numbers, that First may not be with Second without Guard, which is
// -1 for in any case; or that First may not outnumber Second, if there are any.
type Ban struct {
	First, Second, Guard int
	Outnumber            bool
}

// River is one of the problems.
type River struct {
	kinds []Kind
	seats int
	bans  []Ban
	start State
	order []int // the kinds of which there are any, the slowest first

	everywhere bool
}

// New is for [MostKinds] kinds at most (it panics where there are more) who cross by so many seats, at
// least 1; everywhere says that bans hold on the way as well.
func New(kinds []Kind, seats int, bans []Ban, everywhere bool) *River {
	r := &River{kinds: kinds, seats: seats, bans: bans, everywhere: everywhere}
	for i, k := range kinds {
		if r.start.Here[i] = int8(k.Number); k.Number > 0 {
			r.order = append(r.order, i)
		}
	}
	slices.SortStableFunc(r.order, func(a, b int) int { return cmp.Compare(kinds[b].Takes, kinds[a].Takes) })
	return r
}

// Start has all of them here.
func (r *River) Start() State { return r.start }

// Reached says whether nobody is here any more.
func Reached(s State) bool { return s.Here == Crowd{} }

// Moves are the crossings from a state, always in the same order. There are none from the start, if
// it is forbidden.
func (r *River) Moves(s State) iter.Seq[space.Move[State, Crowd]] {
	return func(yield func(space.Move[State, Crowd]) bool) {
		if s == r.start && !r.safe(s.Here) {
			return
		}
		from := s.Here
		if s.Over {
			from = s.There
		}
		for c := range r.loads(from) {
			to := s.after(c)
			if (!r.everywhere || r.safe(c)) && r.safe(to.Here) && r.safe(to.There) &&
				!yield(space.Move[State, Crowd]{Action: c, To: to, Cost: r.takes(c)}) {
				return
			}
		}
	}
}

// after is a state after some have crossed.
func (s State) after(c Crowd) State {
	for i, n := range c {
		if s.Over {
			n = -n
		}
		s.Here[i], s.There[i] = s.Here[i]-n, s.There[i]+n
	}
	s.Over = !s.Over
	return s
}

// loads are all who can cross together, with somebody who leads, as far as there
// are seats: counted up like the digits of a number.
func (r *River) loads(from Crowd) iter.Seq[Crowd] {
	return func(yield func(Crowd) bool) {
		var c Crowd
		aboard := 0
		for {
			i := 0
			for i < MostKinds && (aboard == r.seats || c[i] == from[i]) {
				aboard -= int(c[i])
				c[i] = 0
				i++
			}
			if i == MostKinds {
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

func (r *River) led(c Crowd) bool {
	for i, k := range r.kinds {
		if c[i] > 0 && k.Leads {
			return true
		}
	}
	return false
}

func (r *River) safe(c Crowd) bool {
	for _, b := range r.bans {
		switch first, second := c[b.First], c[b.Second]; {
		case b.Outnumber && second > 0 && first > second,
			!b.Outnumber && first > 0 && second > 0 && (b.Guard < 0 || c[b.Guard] == 0):
			return false
		}
	}
	return true
}

// takes is what it takes those who cross: as long as the slowest of them.
func (r *River) takes(c Crowd) int {
	for _, i := range r.order {
		if c[i] > 0 {
			return r.kinds[i].Takes
		}
	}
	return 1
}

// Bound is what it takes at least, were nothing forbidden: so many trips over as
// the seats ask for, each as slow as it must be, and somebody back for the next.
func (r *River) Bound(s State) int {
	waiting, slow, quickest := 0, 0, 1
	for _, i := range r.order {
		for range s.Here[i] {
			if waiting%r.seats == 0 {
				slow += r.kinds[i].Takes
			}
			waiting++
		}
		quickest = r.kinds[i].Takes // the last is the quickest
	}
	back, over := 0, waiting
	switch {
	case waiting == 0:
		return 0
	case s.Over:
		back, over = 1, waiting+1
	}
	trips := 1
	if r.seats > 1 && over > 1 {
		trips = (over - 2 + r.seats - 1) / (r.seats - 1)
	}
	further := max(0, trips-(waiting+r.seats-1)/r.seats) // trips over of which nothing is known
	return slow + (back+trips-1+further)*quickest
}
