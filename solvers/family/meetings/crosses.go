package meetings

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// triple is a meeting by the positions of day, friend and place in the facts'
// lists.
type triple struct{ day, friend, place int }

// crosses says which meetings the remarks rule out.
type crosses struct {
	facts story
	n     int      // days, friends, places
	all   []triple // all meetings, possible or not
	by    [][]puzzle.FactID
	tests []test // the remarks that are about several meetings together

	remark  puzzle.FactID // that is posted just now
	several bool          // it is about several meetings together

	// The texts of claims: by day, whom she met, and where; by friend, where she met them.
	friendOn, placeOn, met [][]string
}

// newCrosses has no crosses yet.
func newCrosses(f story) *crosses {
	c := &crosses{facts: f, n: len(f.Days)}
	c.all = make([]triple, 0, c.n*c.n*c.n)
	for day := range c.n {
		for friend := range c.n {
			for place := range c.n {
				c.all = append(c.all, triple{day, friend, place})
			}
		}
	}
	c.by = make([][]puzzle.FactID, len(c.all))
	return c
}

// write makes the texts of claims, of which a picture has hundreds.
func (c *crosses) write() {
	for _, day := range c.facts.Days {
		friends, places := make([]string, c.n), make([]string, c.n)
		for i := range c.n {
			friends[i] = friendOn(day, c.facts.Friends[i]).String()
			places[i] = placeOn(day, c.facts.Places[i]).String()
		}
		c.friendOn, c.placeOn = append(c.friendOn, friends), append(c.placeOn, places)
	}
	for _, who := range c.facts.Friends {
		places := make([]string, c.n)
		for i, where := range c.facts.Places {
			places[i] = metAt(who, where).String()
		}
		c.met = append(c.met, places)
	}
}

// claim is the text of the claim that there was a meeting.
func (c *crosses) claim(t triple) puzzle.Claim {
	return claim.Joined(c.friendOn[t.day][t.friend], c.placeOn[t.day][t.place])
}

// cross goes through all meetings and all remarks that are kept.
func cross(f story, keep func(puzzle.FactID) bool) *crosses {
	c := newCrosses(f)
	for i := range f.Remarks {
		if c.remark, c.several = remarks.ID(i), false; !keep(c.remark) {
			continue
		}
		if f.post(c, i); c.several {
			t := test{id: c.remark, days: c.n}
			f.post(&t, i)
			c.tests = append(c.tests, t)
		}
	}
	return c
}

func (c *crosses) never(l link) { c.crossOff(l.covers) }

// any crosses off what is left of a day, if there is a single one.
func (c *crosses) any(cases []together) {
	day, one := onOneDay(cases)
	if c.several = !one; one {
		c.crossOff(func(t triple) bool {
			return t.day == day && !slices.ContainsFunc(cases, func(of together) bool { return of[0].covers(t) })
		})
	}
}

// joined crosses nothing off.
func (c *crosses) joined(story, *rows.Formula[Remark]) { c.several = true }

// crossOff notes what the remark in hand rules out.
func (c *crosses) crossOff(rulesOut func(triple) bool) {
	for at, t := range c.all {
		if rulesOut(t) {
			c.by[at] = append(c.by[at], c.remark)
		}
	}
}

func (c *crosses) index(t triple) int { return (t.day*c.n+t.friend)*c.n + t.place }

// against names the remarks that rule a meeting out; none if it is possible.
func (c *crosses) against(t triple) []puzzle.FactID { return c.by[c.index(t)] }

func (c *crosses) possible(t triple) bool { return len(c.against(t)) == 0 }

// meeting gives a meeting its names.
func (c *crosses) meeting(t triple) meeting {
	return meeting{c.facts.Days[t.day], c.facts.Friends[t.friend], c.facts.Places[t.place]}
}

// why collects the remarks against several meetings, each once, in order.
func (c *crosses) why(ts []triple) []puzzle.FactID {
	in := map[puzzle.FactID]bool{}
	for _, t := range ts {
		for _, id := range c.against(t) {
			in[id] = true
		}
	}
	var ids []puzzle.FactID
	for i := range c.facts.Remarks {
		if id := remarks.ID(i); in[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// solution names the meetings chosen.
func (c *crosses) solution(chosen []triple) Solution {
	s := Solution{Meetings: make(map[string]Met, c.n)}
	for _, t := range chosen {
		m := c.meeting(t)
		s.Meetings[m.day] = Met{m.friend, m.place}
	}
	return s
}
