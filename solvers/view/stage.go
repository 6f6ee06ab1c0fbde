package view

import (
	"cmp"
	"maps"
	"slices"
)

// Stage makes the frames of a replay: whoever tells a step says what every part
// should look like now, and the stage gives the changes since the step before.
type Stage struct {
	first map[string]Look // every part that can change, as it is given
	place map[string]int  // and where it stands among the others
	now   Looks
}

// Look is how a part looks.
type Look struct {
	Role Role
	Text string
	// At is where a part stands that has been moved; nil where it stands at first.
	At *Point
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
	s := &Stage{first: map[string]Look{}, place: map[string]int{}}
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
			if p.colour != nil {
				look.Colour = *p.colour
			}
			if _, known := s.first[p.ID]; !known {
				s.place[p.ID] = len(s.place)
			}
			s.first[p.ID] = look
		})
	}
	return s
}

// First is how a part looks at first.
func (s *Stage) First(id string) Look { return s.first[id] }

// As is a part as it is at first, but in this role: with its text.
func (s *Stage) As(id string, role Role) Look {
	look := s.first[id]
	look.Role = role
	return look
}

// Frame is a step in which the parts look so, and all others as at first. Looks of
// parts that are not on the stage are passed over.
func (s *Stage) Frame(frame Frame, next Looks) Frame {
	note := func(id string) {
		if _, known := s.first[id]; !known {
			return
		}
		if change, changed := s.look(s.now, id).until(s.look(next, id)); changed {
			change.ID = id
			frame.Changes = append(frame.Changes, change)
		}
	}
	for id := range s.now {
		note(id)
	}
	for id := range next {
		if _, noted := s.now[id]; !noted {
			note(id)
		}
	}
	// Few parts change in a step, though many look otherwise than at first.
	slices.SortFunc(frame.Changes, func(a, b Change) int { return s.place[a.ID] - s.place[b.ID] })
	s.now = next
	return frame
}

// Next is a step in which these parts look so, and all others as in the step before.
func (s *Stage) Next(frame Frame, looks Looks) Frame {
	next := maps.Clone(s.now)
	if next == nil {
		next = Looks{}
	}
	maps.Copy(next, looks)
	return s.Frame(frame, next)
}

func (s *Stage) look(looks Looks, id string) Look {
	look, ok := looks[id]
	if !ok {
		return s.first[id]
	}
	if look.At == nil {
		look.At = s.first[id].At
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
	if l.Colour != next.Colour {
		c.Colour, changed = &next.Colour, true
	}
	return c, changed
}
