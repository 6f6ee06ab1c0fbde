package meetings

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// What claims speak of. A meeting is claimed as two of them, whom she met on its
// day, and where. From the whole answer follows whether she met a friend at a
// place ("met/Pat/library"), or at all ("met/Pat"), and whether she was at a
// place at all ("visited/library").
const (
	meetings, friend, place = "meetings", "friend", "place"

	met, visited = "met", "visited"
)

func friendOn(day, name string) claim.Claim { return claim.That(name, meetings, day, friend) }
func placeOn(day, name string) claim.Claim  { return claim.That(name, meetings, day, place) }
func metAt(who, where string) claim.Claim   { return claim.That(true, met, who, where) }

// claims are those beside single meetings: whom she met on a day, where she was
// on a day, where she met whom, and, where that is no rule, whether at all.
func claims(f story) (all []claim.Claim) {
	for _, day := range f.Days {
		for _, name := range f.Friends {
			all = append(all, friendOn(day, name))
		}
		for _, name := range f.Places {
			all = append(all, placeOn(day, name))
		}
	}
	for _, who := range f.Friends {
		for _, where := range f.Places {
			all = append(all, metAt(who, where))
		}
	}
	for _, who := range f.Friends {
		if f.FriendsRepeat {
			all = append(all, claim.That(true, met, who))
		}
	}
	for _, where := range f.Places {
		if f.PlacesRepeat {
			all = append(all, claim.That(true, visited, where))
		}
	}
	return all
}

// pattern is what some meetings have in common: the day, one of these friends,
// and one of these places. What is not there may be any.
type pattern struct {
	day             string
	friends, places []string
}

func (p pattern) covers(m meeting) bool {
	return (p.day == "" || p.day == m.day) && oneOf(p.friends, m.friend) && oneOf(p.places, m.place)
}

func oneOf(names []string, name string) bool { return len(names) == 0 || slices.Contains(names, name) }

// derived says whether there was a meeting like those that a path speaks of.
func derived(f story, s Solution, path []string) (any, error) {
	p, err := patternAt(f, path)
	return slices.ContainsFunc(f.schedule(s), p.covers), err
}

// patternAt is what a path speaks of that does not lead into the answer.
func patternAt(f story, path []string) (p pattern, err error) {
	known := true
	switch {
	case len(path) == 2 && path[0] == visited:
		p.places = path[1:]
	case len(path) == 2 && path[0] == met:
		p.friends = path[1:]
	case len(path) == 3 && path[0] == met:
		p.friends, p.places = path[1:2], path[2:]
	default:
		known = false
	}
	for _, name := range p.friends {
		known = known && slices.Contains(f.Friends, name)
	}
	for _, name := range p.places {
		known = known && slices.Contains(f.Places, name)
	}
	if !known {
		err = fmt.Errorf("nothing is known of %s here", schema.Pointer(path...))
	}
	return p, err
}

// patternOf is what an atom says that there was a meeting like, or, with none,
// that there was none.
func patternOf(f story, a claim.Atom) (p pattern, none bool, err error) {
	if a.Path[0] != meetings {
		p, err = patternAt(f, a.Path)
		there, isBool := a.Value.(bool)
		if err == nil && (a.Rel != claim.Is || !isBool) {
			err = fmt.Errorf("%s is true or false: write = true", schema.Pointer(a.Path...))
		}
		return p, !there, err
	}
	var names []string
	for _, value := range a.Values() {
		names = append(names, fmt.Sprint(value))
	}
	if p.day = a.Path[1]; a.Path[2] == friend {
		p.friends = names
	} else {
		p.places = names
	}
	return p, false, nil
}

// says is a claim as a sentence.
func says(f story, c claim.Claim) (string, error) {
	girl := english.Capital(f.Girl)
	if p, ok := oneMeeting(f, c); ok {
		return girl + " " + p.told(!c.Not) + ".", nil
	}
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		p, none, err := patternOf(f, a)
		return girl + " " + p.told(is != none), err
	})
}

// oneMeeting reads a claim of whom she met on a day, and where: one meeting.
func oneMeeting(f story, c claim.Claim) (p pattern, ok bool) {
	if len(c.All) != 2 {
		return p, false
	}
	p, _, err := patternOf(f, c.All[0])
	q, _, otherErr := patternOf(f, c.All[1])
	if err != nil || otherErr != nil || p.day == "" || p.day != q.day || len(p.friends) == 0 || len(q.places) == 0 {
		return p, false
	}
	p.places = q.places
	return p, true
}

// told says of the girl that there was a meeting like this, or that there was none.
func (p pattern) told(is bool) string {
	said := map[bool]string{true: "met ", false: "did not meet "}[is]
	if len(p.friends) == 0 {
		said = map[bool]string{true: "was", false: "was not"}[is]
	}
	said += english.List(p.friends, "or")
	if len(p.places) > 0 {
		said += " " + atOneOf(p.places)
	}
	if p.day != "" {
		said += " on " + p.day
	}
	return said
}

// atOneOf says where somebody is, with one preposition for all places where that will do: "at the
// library or the cinema", "at the library or on the riverbank".
func atOneOf(places []string) string {
	said := each.Of(places, english.AtThe)
	first, _, _ := strings.Cut(said[0], " ")
	if !slices.ContainsFunc(said, func(at string) bool { return !strings.HasPrefix(at, first+" ") }) {
		for i, name := range places[1:] {
			said[i+1] = "the " + name
		}
	}
	return english.List(said, "or")
}
