package state

import "solvitur/solvers/view"

// replay takes a step of the player.
func (m Model) replay(event Event) (Model, []Effect) {
	r := &m.Replay
	switch e := event.(type) {
	case Record:
		m.Veil = Shown // the search ends at the answer
		m.leave()
		m.Replay = r.anew(e.Strategy)
		return m.next(true)
	case Seek:
		r.Seek(e.At, len(r.Frames))
	case Visit:
		r.visit(e.At)
	case Fold:
		r.fold(e.Node)
	case Pace:
		r.Speed = max(1, min(e.Speed, 60))
	case Play:
		if tick, ok := r.Play(len(r.Frames)); ok {
			return m, []Effect{Animate{tick}}
		}
	case Tick:
		if r.Tick(e, len(r.Frames)) {
			return m, []Effect{Animate{e}}
		}
	}
	return m, nil
}

// anew is the replay of a strategy that has yet to be recorded.
func (r Replay) anew(strategy string) Replay {
	r.Seek(0, 0)
	return Replay{Strategy: strategy, Pending: true, Player: r.Player, Speed: r.Speed}
}

// Board is the given picture as the replay has left it.
func (m Model) Board() []view.View {
	frames := m.Replay.Frames[:m.Replay.At]
	touched := map[string]bool{}
	for _, frame := range m.Replay.Frames {
		for _, change := range frame.Changes {
			touched[change.ID] = true
		}
	}
	var board []view.View
	for _, v := range m.Answer.Given.All() {
		if view.Mentions(v, touched) {
			board = append(board, v)
		}
	}
	return view.Apply(board, frames)
}

// Frame is the step on show.
func (r Replay) Frame() (view.Frame, bool) {
	if r.At == 0 || r.At > len(r.Frames) {
		return view.Frame{}, false
	}
	return r.Frames[r.At-1], true
}

// Leap is the position of the next step of a kind, or with back of the one
// before, seen from the step on show. It says whether there is one.
func (r Replay) Leap(kind view.Role, back bool) (at int, ok bool) {
	step := 1
	if back {
		step = -1
	}
	for at = r.At + step; at >= 1 && at <= len(r.Frames); at += step {
		if r.Frames[at-1].Role == kind {
			return at, true
		}
	}
	return r.At, false
}

// Count is how many steps of a kind there are.
func (r Replay) Count(kind view.Role) (n int) {
	for _, frame := range r.Frames {
		if frame.Role == kind {
			n++
		}
	}
	return n
}
