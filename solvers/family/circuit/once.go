package circuit

import (
	"fmt"
	"math"

	"solvitur/solvers/view"
)

// once decides all starts of a direction in linear time.
func (h *task) once(d Direction) error {
	decide := h.onCredit
	if !h.ring.unlimited {
		decide = h.inStretches
	}
	needs, err := decide(d)
	if err != nil {
		return err
	}
	for start, need := range needs {
		h.Stats.Nodes++
		if need > h.ring.start {
			if err := h.Step(func() view.Frame { return h.lacks(start, d, need) }); err != nil {
				return err
			}
			continue
		}
		if err := h.goes(start, d); err != nil {
			return err
		}
	}
	return nil
}

// onCredit is for a tank of any size. A car that may owe fuel drives round
// once, from the first oasis; level[k] is what it has gained when it arrives
// after k legs. A car that starts at the k-th oasis instead has the same ups
// and downs, beginning at level[k]: it must have brought as much as the lowest
// level still to come lies below that. The levels to come are those behind k,
// and, one round later, those up to k with the gain of a whole round.
//
// It gives what the tank must hold before the start, for every oasis.
func (h *task) onCredit(d Direction) (needs []int64, err error) {
	r, n := h.ring, h.ring.n
	level := make([]int64, n+1)
	for k := range n {
		if err := h.Check(); err != nil {
			return nil, err
		}
		h.Stats.Tests++
		here := r.at(0, d, k)
		level[k+1] = level[k] + r.fuel[here] - r.miles[r.leg(here, d)]
		if err := h.Step(func() view.Frame { return h.owes(here, r.at(0, d, k+1), d, level[k+1]) }); err != nil {
			return nil, err
		}
	}
	behind := make([]int64, n+1) // the lowest level after more than k legs
	behind[n] = math.MaxInt64
	for k := n - 1; k >= 0; k-- {
		behind[k] = min(behind[k+1], level[k+1])
	}
	needs = make([]int64, n)
	before := int64(math.MaxInt64) // the lowest level after 1 to k legs
	for k := range n {
		lowest := behind[k]
		if k > 0 {
			before = min(before, level[k])
			lowest = min(lowest, before+level[n])
		}
		needs[r.at(0, d, k)] = max(0, level[k]-lowest)
	}
	return needs, nil
}

// span is what a stretch of road does to a car with a tank: one that sets out
// with x arrives with min(x+gain, most) if x is at least least, and does not
// arrive otherwise.
type span struct{ least, gain, most int64 }

// never is the least of a stretch that is too long for any car.
const never = math.MaxInt64

// then joins two stretches to one.
func (a span) then(b span) span {
	if a.least == never || b.least == never || b.least > a.most {
		return span{least: never}
	}
	return span{
		least: max(a.least, b.least-a.gain),
		gain:  a.gain + b.gain,
		most:  min(a.most+b.gain, b.most),
	}
}

// hop is the span of a single leg: fill up, and drive.
func (r ring) hop(from int, d Direction) span {
	need := r.miles[r.leg(from, d)]
	if need > r.tank {
		return span{least: never}
	}
	return span{least: max(0, need-r.fuel[from]), gain: r.fuel[from] - need, most: r.tank - need}
}

// inStretches is for a tank of limited size, for which the levels of a drive
// depend on where it was full. A round from the k-th oasis is the end of the
// ring from there on, and then its beginning up to there; every end and every
// beginning is one hop joined to the one before.
func (h *task) inStretches(d Direction) (needs []int64, err error) {
	r, n := h.ring, h.ring.n
	ends := make([]span, n+1) // from after k legs to the first oasis again
	ends[n] = span{most: r.tank}
	for k := n - 1; k >= 0; k-- {
		if err := h.Check(); err != nil {
			return nil, err
		}
		h.Stats.Tests++
		from := r.at(0, d, k)
		ends[k] = r.hop(from, d).then(ends[k+1])
		if err := h.Step(func() view.Frame { return h.joined(from, d, ends[k]) }); err != nil {
			return nil, err
		}
	}
	needs = make([]int64, n)
	beginning := span{most: r.tank}
	for k := range n {
		if err := h.Check(); err != nil {
			return nil, err
		}
		h.Stats.Tests += 2
		from := r.at(0, d, k)
		needs[from] = ends[k].then(beginning).least
		beginning = beginning.then(r.hop(from, d))
	}
	return needs, nil
}

func (h *task) owes(from, to int, d Direction, level int64) view.Frame {
	debt := h.ring.gallons(level)
	if level < 0 {
		debt = "owes " + h.ring.gallons(-level)
	}
	looks := h.car(to)
	looks[gaugeID] = view.Look{Role: view.Guess, Text: debt}
	return h.Stage().Next(view.Frame{
		Caption: fmt.Sprintf("On credit, %s: from %s to %s, where the car %s.", d, h.name(from), h.name(to), balance(h.ring, level)),
		Depth:   1,
		Facts:   known(h.ring, stage{from: from, row: h.ring.leg(from, d)}),
	}, looks)
}

func balance(r ring, level int64) string {
	if level < 0 {
		return "owes " + r.gallonsOf(-level)
	}
	return "has gained " + orNothing(level, r.gallonsOf(level))
}

func (h *task) joined(from int, d Direction, s span) view.Frame {
	text := "no car with this tank gets through"
	if s.least != never {
		text = fmt.Sprintf("set out with at least %s, and arrive with %s more or less, but never with more than %s",
			h.ring.gallonsOf(s.least), h.ring.signed(s.gain), h.ring.gallonsOf(s.most))
	}
	return h.Stage().Next(view.Frame{
		Caption: fmt.Sprintf("From %s %s to %s: %s.", h.name(from), d, h.name(0), text),
		Depth:   1,
		Facts:   known(h.ring, stage{from: from, row: h.ring.leg(from, d)}),
	}, h.car(from))
}

func (h *task) lacks(start int, d Direction, need int64) view.Frame {
	text := fmt.Sprintf("the car would have to bring %s, and has %s", h.ring.gallonsOf(need), orNothing(h.ring.start, h.ring.gallonsOf(h.ring.start)))
	if need == never {
		text = "the tank is too small"
	}
	return h.Stage().Next(view.Frame{
		Caption: fmt.Sprintf("To start at %s and go %s, %s.", h.name(start), d, text),
		Role:    view.Crossed,
	}, h.at(start, view.Crossed))
}
