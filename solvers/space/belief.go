package space

import (
	"encoding/binary"
	"errors"
	"iter"
	"slices"
)

// An Uncertain problem asks for a plan that reaches the goal whatever is the
// case: the start is one of several, an action may have one of several
// outcomes, and nothing is seen until the end.
type Uncertain[S comparable, A any] struct {
	// States, where it is given, are all states in the order in which beliefs list
	// them. Beliefs of two problems with the same States are then equal when they
	// hold the same states, and each problem's Beliefs reads those of the other.
	States []S
	// Starts are the states that may be the case at the start.
	Starts []S
	// Actions are what can be done, each with a cost that is not negative.
	Actions []Action[A]
	// Outcomes are the states that an action may lead to, at least one; none
	// when it cannot be done in that state. It must then not be done in a belief
	// that includes the state.
	Outcomes func(from S, action A) []S
	// Goal says whether a state will do. It must hold in all states that may be
	// the case in the end.
	Goal func(S) bool
}

// An Action of an uncertain problem.
type Action[A any] struct {
	Do   A
	Cost int
}

// A Belief is the set of states that may be the case. Beliefs of one problem
// are equal when they hold the same states.
type Belief struct{ members string }

// Len is the number of states in the belief.
func (b Belief) Len() int { return len(b.members) / 4 }

// Beliefs gives the states of the beliefs of one problem. It learns the states
// as the search meets them, and serves one search at a time.
type Beliefs[S comparable, A any] struct {
	problem Uncertain[S, A]
	states  []S
	number  map[S]uint32
	buffer  []uint32
	bytes   []byte
	alone   []Belief // by number: that of the state alone, once it was met
}

// Conformant turns a problem with uncertainty into one of beliefs. Its plans
// are the plans that lead to the goal for certain. An uncertain problem without
// a start is an error: nothing would be the case at all.
//
// There may be as many beliefs as there are sets of states.
func Conformant[S comparable, A any](u Uncertain[S, A]) (Problem[Belief, A], *Beliefs[S, A], error) {
	if len(u.Starts) == 0 {
		return Problem[Belief, A]{}, nil, errors.New("space: an uncertain problem has no start: give all states that may be the case")
	}
	b := &Beliefs[S, A]{problem: u, number: make(map[S]uint32, len(u.States))}
	for _, s := range u.States {
		b.numberOf(s)
	}
	for _, s := range u.Starts {
		b.buffer = append(b.buffer, b.numberOf(s))
	}
	return Problem[Belief, A]{Starts: []Belief{b.belief()}, Moves: b.moves, Goal: b.goal}, b, nil
}

// States lists the states of a belief, in the order in which the search met
// them.
func (b *Beliefs[S, A]) States(belief Belief) iter.Seq[S] {
	return func(yield func(S) bool) {
		for i := 0; i < len(belief.members); i += 4 {
			if !yield(b.states[numberAt(belief.members, i)]) {
				return
			}
		}
	}
}

func numberAt(members string, i int) uint32 {
	return uint32(members[i])<<24 | uint32(members[i+1])<<16 | uint32(members[i+2])<<8 | uint32(members[i+3])
}

func (b *Beliefs[S, A]) numberOf(s S) uint32 {
	n, ok := b.number[s]
	if !ok {
		n = uint32(len(b.states))
		b.states = append(b.states, s)
		b.number[s] = n
	}
	return n
}

// belief makes the belief of the states numbered in the buffer: in ascending
// order and each once, so that equal sets are equal strings.
func (b *Beliefs[S, A]) belief() Belief {
	alone := len(b.buffer) == 1
	if !alone {
		slices.Sort(b.buffer)
		b.buffer = slices.Compact(b.buffer)
		alone = len(b.buffer) == 1
	}
	if alone {
		n := int(b.buffer[0])
		if n >= len(b.alone) {
			b.alone = append(b.alone, make([]Belief, len(b.states)-len(b.alone))...)
		}
		if known := b.alone[n]; known.Len() > 0 {
			return known
		}
	}
	b.bytes = b.bytes[:0]
	for _, n := range b.buffer {
		b.bytes = binary.BigEndian.AppendUint32(b.bytes, n)
	}
	belief := Belief{string(b.bytes)}
	if alone {
		b.alone[b.buffer[0]] = belief
	}
	return belief
}

func (b *Beliefs[S, A]) goal(belief Belief) bool {
	for s := range b.States(belief) {
		if !b.problem.Goal(s) {
			return false
		}
	}
	return true
}

func (b *Beliefs[S, A]) moves(from Belief) iter.Seq[Move[Belief, A]] {
	return func(yield func(Move[Belief, A]) bool) {
		for _, a := range b.problem.Actions {
			to, ok := b.after(from, a.Do)
			if ok && !yield(Move[Belief, A]{Action: a.Do, To: to, Cost: a.Cost}) {
				return
			}
		}
	}
}

// after is the belief after an action, and whether it can be done for certain.
func (b *Beliefs[S, A]) after(from Belief, action A) (Belief, bool) {
	b.buffer = b.buffer[:0]
	for i := 0; i < len(from.members); i += 4 {
		outcomes := b.problem.Outcomes(b.states[numberAt(from.members, i)], action)
		if len(outcomes) == 0 {
			return Belief{}, false
		}
		for _, to := range outcomes {
			b.buffer = append(b.buffer, b.numberOf(to))
		}
	}
	return b.belief(), true
}
