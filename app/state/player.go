package state

// Player is how far something that plays by itself has come: a replay, an
// animation.
type Player struct {
	At      int // frames shown, from none to all
	Playing bool

	turn int // of playing: a tick of an earlier one is dropped
}

// Seek shows another frame, and stops. A player that is shown something else is
// sought, not made anew: ticks may be under way.
func (p *Player) Seek(at, frames int) { p.At, p.Playing = max(0, min(at, frames)), false }

// Play starts or stops it, from the beginning if it has come to the end. It gives
// the tick that is called for after a pause, if one is.
func (p *Player) Play(frames int) (Tick, bool) {
	if p.Playing = !p.Playing; !p.Playing {
		return Tick{}, false
	}
	if p.At >= frames {
		p.At = 0
	}
	p.turn++
	return Tick{p.turn}, true
}

// Tick shows the next frame, and says whether the same tick is called for again.
func (p *Player) Tick(t Tick, frames int) (again bool) {
	if !p.Playing || t.turn != p.turn {
		return false
	}
	p.At = min(p.At+1, frames)
	p.Playing = p.At < frames
	return p.Playing
}
