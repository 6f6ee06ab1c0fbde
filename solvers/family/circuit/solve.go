package circuit

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type search = puzzle.Search[Solution]

// task is one search: the road as far as it is known, and who asks.
type task struct {
	*search
	ring   ring
	layout layout
	// conditions are what is assumed, and, without a fact, that what is denied
	// is not so.
	conditions []puzzle.Assumption
	fits       bool // a drive comes round that is not barred
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[ring, Solution]{
	{Strategy: puzzle.Strategy{Name: "once", Title: "Once round on credit", Teaches: "Drive round once in a car that may owe fuel: where it owes most shows which starts will do. With a small tank every stretch is summed up in three numbers instead: the least to set out with, the gain, and the most to arrive with. Either way the work only grows in step with the number of oases."}, Run: by((*task).once)},
	{Strategy: puzzle.Strategy{Name: "leap", Title: "Learn from a failure", Teaches: "Whoever runs dry on the way from A could not have started at any oasis passed since A either: each was reached with something left over, and a start there would have less. So one failure rules out a whole stretch."}, Run: by((*task).leap)},
	{Strategy: puzzle.Strategy{Name: "every", Title: "Every start, leg by leg", Teaches: "Start everywhere, both ways, and drive until the tank is dry: simple, but up to twice as many legs as the square of the number of oases."}, Run: by((*task).every)},
}

// by makes a way of searching of one that decides the starts of a direction.
func by(decide func(*task, Direction) error) func(*search, ring) error {
	return func(s *search, r ring) error {
		h := &task{search: s, ring: r.kept(s.Kept), conditions: s.Assumed()}
		h.layout = newLayout(h.ring)
		if denied, ok := s.Denied(); ok {
			h.conditions = append(h.conditions, puzzle.Assumption{Claim: claim.Not(denied)})
		}
		for _, d := range directions {
			if err := decide(h, d); err != nil {
				return err
			}
		}
		if !h.fits {
			s.Refuted(h.blame())
		}
		return nil
	}
}

// switches lists the facts that can be switched off, in the order of the
// sentences.
func switches(r ring) []puzzle.FactID {
	ids := make([]puzzle.FactID, 0, len(r.Oases)+2)
	for i := range r.Oases {
		ids = append(ids, oasisID(i))
	}
	if r.Tank != "" {
		ids = append(ids, tankID)
	}
	return append(ids, fuelID)
}

// bars says whether a drive is not one of those asked for, and the assumption
// that it contradicts then; none if it is what is denied.
func (h *task) bars(start int, d Direction) (by puzzle.FactID, is bool) {
	at := func(path []string) (any, error) {
		if path[0] == "start" {
			return h.name(start), nil
		}
		return string(d), nil
	}
	for _, c := range h.conditions {
		if holds, err := c.Holds(at); err != nil || !holds {
			return c.Fact, true
		}
	}
	return "", false
}

// blame gives facts and assumptions that leave no drive: those of the stretch on
// which each runs dry, unless it is barred.
func (h *task) blame() []puzzle.FactID {
	named := map[puzzle.FactID]bool{}
	for _, d := range directions {
		for start := range h.ring.n {
			if by, is := h.bars(start, d); is {
				named[by] = true
				continue
			}
			for _, id := range h.ring.stretch(h.ring.stages(start, d)) {
				named[id] = true
			}
		}
	}
	ids := switches(h.ring)
	for _, c := range h.conditions {
		ids = append(ids, c.Fact)
	}
	return slices.DeleteFunc(ids, func(id puzzle.FactID) bool { return id == "" || !named[id] })
}

// goes reports that a drive comes round.
func (h *task) goes(start int, d Direction) error {
	if err := h.Step(func() view.Frame { return h.round(start, d) }); err != nil {
		return err
	}
	_, barred := h.bars(start, d)
	h.fits = h.fits || !barred
	return h.Found(Solution{Start: h.name(start), Direction: d})
}

// The frames of a replay change the picture that given draws.

func (h *task) name(i int) string { return h.ring.Oases[i].Name }

func (h *task) round(start int, d Direction) view.Frame {
	return h.Stage().Next(view.Frame{
		Caption: fmt.Sprintf("From %s the car gets all the way round, %s.", h.name(start), d),
		Role:    view.Answer,
	}, h.at(start, view.Answer))
}

// at has the car at an oasis, whose disc has a role.
func (h *task) at(i int, role view.Role) view.Looks {
	looks := h.car(i)
	looks[discID(i)] = h.Stage().As(discID(i), role)
	return looks
}

// car has the car at an oasis.
func (h *task) car(at int) view.Looks {
	return view.Looks{carID: h.Stage().First(carID).Moved(h.layout.place(at))}
}

// driven is a leg of a real drive.
func (h *task) driven(s stage) view.Frame {
	frame := view.Frame{Caption: legText(h.ring, s), Depth: 1, Facts: known(h.ring, s)}
	role := view.Guess
	if s.dry() {
		frame.Role, role = view.Conflict, view.Conflict
	}
	looks := h.at(s.to, role)
	looks[gaugeID] = view.Look{Role: view.Guess, Text: h.gauge(s)}
	return h.Stage().Next(frame, looks)
}

func (h *task) gauge(s stage) string {
	if s.dry() {
		return "dry"
	}
	return left(h.ring, s)
}

// setsOut puts the car to a start, without the marks of the drives before.
func (h *task) setsOut(start int, d Direction) view.Frame {
	looks := h.at(start, view.Accent)
	looks[gaugeID] = view.Look{Text: h.ring.gallons(h.ring.start)}
	return h.Stage().Frame(view.Frame{Caption: fmt.Sprintf("Start at %s, %s.", h.name(start), d), Role: view.Guess}, looks)
}

// known are the facts that a leg rests on.
func known(r ring, s stage) []puzzle.FactID {
	var facts []puzzle.FactID
	if r.known[s.from] {
		facts = append(facts, oasisID(s.from))
	}
	if s.row != s.from && r.known[s.row] {
		facts = append(facts, oasisID(s.row))
	}
	return facts
}
