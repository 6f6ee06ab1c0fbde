package state

import "solvitur/solvers/view"

// replay takes a step of the player.
func (m Model) replay(event Event) (Model, []Effect) {
	r := &m.Replay
	switch e := event.(type) {
	case Record:
		m.Replay = Replay{Strategy: e.Strategy, Pending: true, Speed: r.Speed}
		return m.next(true)
	case Seek:
		r.At, r.Playing = max(0, min(e.At, len(r.Frames))), false
	case Pace:
		r.Speed = max(1, min(e.Speed, 60))
	case Play:
		r.Playing = !r.Playing
		if r.Playing && r.At == len(r.Frames) {
			r.At = 0
		}
		if r.Playing {
			return m, []Effect{Animate{}}
		}
	case Tick:
		if !r.Playing {
			return m, nil
		}
		if r.At = min(r.At+1, len(r.Frames)); r.At < len(r.Frames) {
			return m, []Effect{Animate{}}
		}
		r.Playing = false
	}
	return m, nil
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
	for _, v := range m.Answer.Given {
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
