package runners

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// discID names a runner in the picture, for frames.
func discID(i int) string { return fmt.Sprintf("runner-%d", i) }

// Measures of the track, in units of the picture: the runners' names stand before
// it, the finishing line at its end.
const (
	width, start, finish = 120.0, 38.0, 112.0
	lane, radius         = 9.0, 3.6
)

// at is where a runner stands who comes in at a place, one of so many; 0 is the
// start.
func at(i, place, of int) view.Point {
	x := start
	if place > 0 {
		x = finish - radius - float64(place-1)*(finish-start-3*radius)/float64(of-1)
	}
	return view.Point{X: x, Y: 4 + lane*(float64(i)+0.5)}
}

// track draws the runners, each on a lane of its own: at the start, or as they
// came in.
func track(f race, v view.View, says string, s Solution) view.View {
	v.Drawing = &view.Drawing{Width: width, Height: 8 + lane*float64(len(f.Runners)), Says: says}
	line := func(role view.Role, points ...float64) view.Shape {
		return view.Shape{Kind: view.Line, Points: points, Mark: view.Mark{Role: role}}
	}
	shapes := []view.Shape{line(view.Accent, finish, 3, finish, v.Drawing.Height-3)}
	for i, runner := range f.Runners {
		p := at(i, s.at(runner), len(f.Runners))
		disc := view.Shape{Kind: view.Disc, X: p.X, Y: p.Y, R: radius, Mark: view.Mark{ID: discID(i)}}
		if place := s.at(runner); place > 0 {
			disc.Text, disc.Mark = fmt.Sprint(place), view.Mark{Role: view.Answer, Claim: claim.Of(came(runner, place)).String()}
		}
		shapes = append(shapes, view.Shape{Kind: view.Label, X: 1, Y: p.Y + 1.5, Text: runner}, line(view.Muted, start, p.Y, finish, p.Y), disc)
	}
	v.Drawing.Shapes = shapes
	return v
}

// given draws the runners at the start, and what single remarks leave of the
// places that each may have come in at.
func given(f race, keep func(puzzle.FactID) bool) []view.View {
	m := newModel(f)
	left := m.grid("places", "Who can have come where").Given(fdsearch.Against(m.Model, len(f.Remarks), factOf, keep))
	left.Note = "A cross: one of the remarks alone keeps the runner from this place."
	return []view.View{track(f, view.View{Name: "track", Title: "The runners"}, english.List(f.Runners, "and")+" at the start.", Solution{}), left}
}

// grid has a row for every runner, and a column for every place.
func (m *model) grid(name, title string) fdsearch.Grid {
	return fdsearch.Grid{Name: name, Title: title, Corner: "runner", Rows: m.f.Runners, Vars: m.places, First: 1,
		Columns: each.To(m.n, func(i int) string { return english.Ordinal(i + 1) }),
		Claim:   func(i, place int) claim.Claim { return claim.Of(came(m.f.Runners[i], place)) }}
}

// looks crosses off what is ruled out by now, and lets those run of whom it is
// known where they came in.
func (m *model) looks(now *fdsearch.Moment) view.Looks {
	looks := m.grid("places", "").Looks(now)
	for i, x := range m.places {
		if place, known := now.Value(x); known {
			p := at(i, place, m.n)
			looks[discID(i)] = view.Look{Role: now.Role, Text: fmt.Sprint(place), At: &p}
		}
	}
	return looks
}

// show draws how they came in.
func show(f race, s Solution, _ func(puzzle.FactID) bool) []view.View {
	return []view.View{track(f, view.View{Name: "result", Title: "The finish"}, "At the finish: "+english.List(f.order(s), "and")+".", s)}
}

// order lists the runners as they came in.
func (f race) order(s Solution) []string {
	return slices.SortedStableFunc(slices.Values(f.Runners), func(a, b string) int { return s.at(a) - s.at(b) })
}

// verdict says the outcome as a sentence about this race.
func verdict(f race, r puzzle.Result[Solution]) string {
	switch {
	case r.Verdict == puzzle.None:
		return "No: in whatever order they came in, one of the facts is broken."
	case r.Verdict == puzzle.One:
		return "They came in like this: " + english.List(f.order(r.Found[0]), "and") + "."
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("Nobody can tell: %s results fit.", r.Said(english.Thousands(r.Solutions)))
	}
	return r.StoppedWith("place tried", "places tried", "result that fits", "results that fit")
}

// findings counts, where several results fit, in how many of them a runner has a
// place.
func findings(f race, r puzzle.Result[Solution]) []view.View {
	return fdsearch.HowOften(newModel(f).grid("how-often", "In how many results"), r,
		"Of the %d results that fit, so many have the runner at this place.", func(s Solution, i int) int { return s.at(f.Runners[i]) })
}
