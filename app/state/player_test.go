package state_test

import (
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Play, Pause, Play within one pause: the tick of the first playing is still to
// come, and must not walk beside that of the second.
func TestOneTickAtATime(t *testing.T) {
	const frames = 10
	var p state.Player
	first, _ := p.Play(frames)
	if _, ok := p.Play(frames); ok || p.Playing {
		t.Fatal("it does not pause")
	}
	second, ok := p.Play(frames)
	if !ok {
		t.Fatal("it does not play again")
	}
	if p.Tick(first, frames) || p.At != 0 {
		t.Errorf("the tick of the first playing still counts: at %d", p.At)
	}
	if !p.Tick(second, frames) || p.At != 1 {
		t.Errorf("the tick of the second playing does not count: at %d", p.At)
	}
	if p.Seek(9, frames); p.Tick(second, frames) || p.At != 9 {
		t.Errorf("it was stopped, and is at %d", p.At)
	}
	last, _ := p.Play(frames)
	if p.Tick(last, frames) || p.At != 10 || p.Playing {
		t.Errorf("at its end it is at %d, playing %v", p.At, p.Playing)
	}
	if p.Play(frames); p.At != 0 {
		t.Errorf("played again from its end, it is at %d", p.At)
	}
}

// A tick of a replay that was recorded before does not move the one after it.
func TestATickOutlivesNoReplay(t *testing.T) {
	record := func(m state.Model) state.Model {
		m = apply(m, state.Record{Strategy: "slow"})
		return apply(m,
			state.Told{Run: m.Generation, Kind: state.ForReplay, Said: wire.Event{Steps: &wire.StepsBody{Frames: make([]view.Frame, 5)}}},
			state.Told{Run: m.Generation, Kind: state.ForReplay, Said: done(puzzle.None, 0)})
	}
	m, effects := state.Update(record(start(t)), state.Play{})
	old := effects[0].(state.Animate).Tick
	m = apply(record(m), state.Play{}, old)
	if m.Replay.At != 0 || !m.Replay.Playing {
		t.Errorf("at %d, playing %v", m.Replay.At, m.Replay.Playing)
	}
}

// A replay that is recorded anew, since something else was asked for in between, tells each
// step once.
func TestARecordingThatIsInterrupted(t *testing.T) {
	m := apply(start(t), state.Record{Strategy: "slow"})
	steps := state.Told{Run: m.Generation, Kind: state.ForReplay, Said: wire.Event{Steps: &wire.StepsBody{Frames: make([]view.Frame, 2)}}}
	m = apply(m, steps, state.Ask{Claim: "a = 1"},
		state.Told{Run: m.Generation, Kind: state.ForReason, Name: "a = 1", Said: wire.Event{Why: &wire.WhyBody{Decided: true}}},
		steps, state.Told{Run: m.Generation, Kind: state.ForReplay, Said: done(puzzle.None, 0)})
	if len(m.Replay.Frames) != 2 || !m.Replay.Known {
		t.Errorf("it has %d steps, known %v", len(m.Replay.Frames), m.Replay.Known)
	}
}
