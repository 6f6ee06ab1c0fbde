package state

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// Another is what a visitor asks of another puzzle like this one, and how far it is.
type Another struct {
	Level   puzzle.Level // "" is the first there is
	Seed    string       // as it was typed; "" is any
	Pending bool
	turn    int // of the request: what is told of another one is dropped
	Known   int // puzzles looked at, of
	Of      int // so many at most
	Failure string
	drawn   string // the key of the latest one that was drawn
	over    string // the key of what was there when it was asked for
}

// What a visitor does, and what the worker says.
type (
	// Want says how hard another puzzle is to be, or which it is.
	Want struct {
		Level puzzle.Level
		Seed  string
	}
	// Renew asks for another puzzle like this one; Abandon gives it up.
	Renew   struct{}
	Abandon struct{}
	// Made is what the worker says of it.
	Made struct {
		Turn int
		Said wire.Event
	}
)

// The effects.
type (
	// Draw has a worker of its own make another puzzle, and gives up the one before.
	Draw struct {
		Turn    int
		Request wire.AnotherRequest
	}
	// Undraw gives up what is being made.
	Undraw struct{}
)

func (Want) event()    {}
func (Renew) event()   {}
func (Abandon) event() {}
func (Made) event()    {}
func (Draw) effect()   {}
func (Undraw) effect() {}

// another does what is about another puzzle.
func (m Model) another(event Event) (Model, []Effect) {
	a := m.Another
	switch e := event.(type) {
	case Want:
		a.Level, a.Seed, a.Failure = e.Level, e.Seed, ""
		switch named := levelIn(e.Seed, m.Sheet.Others); {
		case named == "":
		case e.Seed != m.Another.Seed:
			a.Level = named
		case e.Level != named: // the seed is for the number alone
			if a.Seed = e.Seed[strings.LastIndex(e.Seed, "-")+1:]; levelIn(a.Seed, m.Sheet.Others) != "" {
				a.Seed = "" // it is no more than a level
			}
		}
	case Renew:
		a = Another{Level: a.Level, Seed: a.Seed, Pending: true, turn: a.turn + 1, drawn: a.drawn, over: m.Input.key()}
		m.Another = a
		return m, []Effect{Draw{Turn: a.turn, Request: wire.AnotherRequest{
			Family: m.Sheet.Family, Puzzle: m.Sheet.Preset.Name, Level: a.Level, Seed: a.Seed,
		}}}
	case Abandon:
		a.Pending = false
		m.Another = a
		return m, []Effect{Undraw{}}
	case Made:
		return m.made(e)
	}
	m.Another = a
	return m, nil
}

// levelIn is the level that a seed names, "" if it names none of these.
func levelIn(seed string, levels []puzzle.Level) puzzle.Level {
	for part := range strings.SplitSeq(strings.ToLower(strings.TrimSpace(seed)), "-") {
		if level := puzzle.Level(part); slices.Contains(levels, level) {
			return level
		}
	}
	return ""
}

// changedMeanwhile: nothing that somebody has just done is replaced.
const changedMeanwhile = "It is drawn, but you have changed the facts meanwhile, and it would take their place. Press “Another like it” once more if you want it."

// made takes in what is said of another puzzle. One that is there is opened, to be
// solved.
func (m Model) made(e Made) (Model, []Effect) {
	if !m.Another.Pending || e.Turn != m.Another.turn {
		return m, nil
	}
	switch said := e.Said; {
	case said.Progress != nil:
		m.Another.Known, m.Another.Of = said.Progress.Known, said.Progress.Of
	case said.Err != nil:
		m.Another.Pending = false
		m.Another.Failure = english.Sentence(fieldErrors(said.Err)[0].Message)
	case said.Made != nil:
		m.Another.Pending = false
		if m.Another.over != m.Input.key() {
			m.Another.Failure, m.Another.Seed = changedMeanwhile, said.Made.Seed // the same one, if it is wanted
			return m, nil
		}
		m.Another.Seed = ""
		input, err := m.Read(said.Made.Variant)
		if err != nil {
			m.Another.Failure = english.Sentence(err.Error())
			return m, nil
		}
		m.Boards.Turns++
		was := m.Input
		m, effects := Update(m, Open{Veil: Veiled, Input: input, Notice: "Here is another one (seed " + said.Made.Seed + ")."})
		m.Another.drawn = m.Input.key()
		if !m.Same(was) {
			m.Ways = []Way{undoing}
		}
		return m, effects
	}
	return m, nil
}
