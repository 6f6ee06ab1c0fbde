package view

import (
	"cmp"
	"maps"
	"slices"
)

// Stage makes the frames of a replay: whoever tells a step says what every part
// should look like now, and the stage gives the changes since the step before.
type Stage struct {
	first Looks          // every part that can change, as it is given
	place map[string]int // and where it stands among the others
	now   Looks          // those that look otherwise in the step before
	own   bool           // nobody else has that map
}

// Look is how a part looks.
type Look struct {
	Role Role
	Text string
	// At is where a part stands that has been moved; nil where it stands at first.
	At *Point
	// Height is that of a shape which grows or shrinks; nil where it keeps its first.
	Height *float64
	// Colour is its picture colour; 0 where it keeps its first.
	Colour int
}

// Point is a place in a picture.
type Point struct{ X, Y float64 }

// Moved is that look at another place.
func (l Look) Moved(x, y float64) Look {
	l.At = &Point{x, y}
	return l
}

// Looks are the parts, by ID, that look otherwise than at first.
type Looks map[string]Look

// NewStage is a stage on which these views are seen. Every part with an ID can
// change.
func NewStage(views ...View) *Stage {
	s := &Stage{place: map[string]int{}}
	s.first = looksOf(views, func(id string) { s.place[id] = len(s.place) })
	return s
}

// looksOf is how every part of some views looks; each is told of once.
func looksOf(views []View, found func(id string)) Looks {
	looks := Looks{}
	for _, v := range views {
		v.with(func(p part) {
			if p.ID == "" {
				return
			}
			look := Look{Role: p.Role}
			if p.text != nil {
				look.Text = *p.text
			}
			if p.x != nil {
				look.At = &Point{*p.x, *p.y}
			}
			if p.h != nil {
				height := *p.h
				look.Height = &height
			}
			if p.colour != nil {
				look.Colour = *p.colour
			}
			if _, known := looks[p.ID]; !known {
				found(p.ID)
			}
			looks[p.ID] = look
		})
	}
	return looks
}

// First is how a part looks at first.
func (s *Stage) First(id string) Look { return s.first[id] }

// As is a part as it is at first, but in this role: with its text.
func (s *Stage) As(id string, role Role) Look {
	look := s.first[id]
	look.Role = role
	return look
}

// In has parts as they are at first, but in this role.
func (s *Stage) In(role Role, ids ...string) Looks {
	looks := Looks{}
	for _, id := range ids {
		looks[id] = s.As(id, role)
	}
	return looks
}

// Frame is a step in which the parts look so, and all others as at first. Looks of
// parts that are not on the stage are passed over.
func (s *Stage) Frame(frame Frame, next Looks) Frame {
	for id := range s.now {
		if _, noted := next[id]; !noted {
			s.change(&frame, id, next)
		}
	}
	frame = s.changed(frame, next)
	s.now, s.own = next, false
	return frame
}

// Next is a step in which these parts look so, and all others as in the step before. It
// takes no longer where many others look otherwise than at first.
func (s *Stage) Next(frame Frame, looks Looks) Frame {
	frame = s.changed(frame, looks)
	if !s.own {
		s.now, s.own = maps.Clone(s.now), true
		if s.now == nil {
			s.now = Looks{}
		}
	}
	maps.Copy(s.now, looks)
	return frame
}

// changed is a frame with the changes to some looks, in the order of the parts.
func (s *Stage) changed(frame Frame, looks Looks) Frame {
	for id, look := range looks {
		if was, noted := s.now[id]; !noted || was != look {
			s.change(&frame, id, looks)
		}
	}
	// Few parts change in a step, though many look otherwise than at first.
	slices.SortFunc(frame.Changes, func(a, b Change) int { return s.place[a.ID] - s.place[b.ID] })
	return frame
}

// change adds to a frame how a part changes to what it is in some looks.
func (s *Stage) change(frame *Frame, id string, looks Looks) {
	if _, known := s.first[id]; !known {
		return
	}
	if change, changed := s.look(s.now, id).until(s.look(looks, id)); changed {
		change.ID = id
		frame.Changes = append(frame.Changes, change)
	}
}

// Picture is a step in which the stage looks as this view does, part for part.
func (s *Stage) Picture(frame Frame, v View) Frame {
	return s.Frame(frame, looksOf([]View{v}, func(string) {}))
}

func (s *Stage) look(looks Looks, id string) Look {
	look, ok := looks[id]
	if !ok {
		return s.first[id]
	}
	if look.At == nil {
		look.At = s.first[id].At
	}
	if look.Height == nil {
		look.Height = s.first[id].Height
	}
	look.Colour = cmp.Or(look.Colour, s.first[id].Colour)
	return look
}

// until is what changes from one look to another.
func (l Look) until(next Look) (c Change, changed bool) {
	if l.Role != next.Role {
		c.Role, changed = &next.Role, true
	}
	if l.Text != next.Text {
		c.Text, changed = &next.Text, true
	}
	if next.At != nil && l.At != nil && *l.At != *next.At {
		c.X, c.Y, changed = &next.At.X, &next.At.Y, true
	}
	if next.Height != nil && l.Height != nil && *l.Height != *next.Height {
		c.H, changed = next.Height, true
	}
	if l.Colour != next.Colour {
		c.Colour, changed = &next.Colour, true
	}
	return c, changed
}
