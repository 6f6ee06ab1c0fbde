package circuit

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// findings are the whole road at a glance: how far one comes from everywhere,
// the fuel on credit, what decides the matter, and every leg of every start.
func findings(r ring, result puzzle.Result[Solution]) []view.View {
	r = r.kept(result.Keep)
	l := newLayout(r)
	drives := map[Direction][][]stage{}
	legs := 0
	for _, d := range directions {
		drives[d] = r.drivesOf(d)
		legs += legsOf(drives[d])
	}
	views := []view.View{startsTable(r, drives)}
	if r.allKnown() {
		plots := []view.View{credit(r, l, Clockwise), credit(r, l, Counterclockwise)}
		plots[1].Note = "Each line shows what a car gains or owes that goes round from " + r.Oases[0].Name + " and may run up a debt of fuel. From another start the line is the same, begun elsewhere: so whoever starts where it is lowest never falls below what he set out with, as long as a whole round does not cost more than it brings. This is for a tank of any size."
		views = append(views, plots...)
	}
	views = append(views, view.View{Name: "reasons", Title: "What decides", Steps: &view.Steps{Items: reasons(r, legs)}})
	return append(views, traces(r, Clockwise, drives[Clockwise]), traces(r, Counterclockwise, drives[Counterclockwise]))
}

// reasons says in sentences what decides the matter.
func reasons(r ring, legs int) []view.Step {
	var items []view.Step
	tell := func(role view.Role, format string, args ...any) {
		items = append(items, view.Step{Text: fmt.Sprintf(format, args...), Mark: view.Mark{Role: role}})
	}
	fuel, road := r.totals()
	if r.allKnown() {
		verdict := "nothing to spare, and nothing short"
		switch spare := fuel - road; {
		case spare > 0:
			verdict = r.gallonsOf(spare) + " to spare"
		case spare < 0:
			verdict = r.gallonsOf(-spare) + " short"
		}
		tell(view.Plain, "There %s %s in all, and the road takes %s: %s.", english.Are(r.gallonsOf(fuel)), r.gallonsOf(fuel), r.plainly(road), verdict)
		switch {
		case fuel < road:
			tell(view.Plain, "So no start will do, in either direction, whatever the tank holds.")
		default:
			tell(view.Plain, "So with a tank of any size there is a start for either direction: where a car that may owe fuel owes most. If one way round is possible, so is the other.")
		}
	} else {
		tell(view.Plain, "Not everything is known: a start counts unless what is known rules it out.")
	}
	smallest := map[Direction]int64{}
	for _, d := range directions {
		tank, start, ok := r.smallestTank(d)
		if !ok {
			continue
		}
		smallest[d] = tank
		tell(view.Plain, "To go %s, a tank of %s will do (from %s), and none smaller.", d, r.gallonsOf(tank), r.Oases[start].Name)
	}
	if a, b := smallest[Clockwise], smallest[Counterclockwise]; len(smallest) == 2 && a != b {
		easy := Clockwise
		if b < a {
			easy = Counterclockwise
		}
		tell(view.Accent, "With a tank from %s up to less than %s you can go round %s, but not the other way.", r.plainly(min(a, b)), r.gallonsOf(max(a, b)), easy)
	} else if len(smallest) == 2 && r.start == 0 {
		// A stretch that leads past the start s uses, up to s, no more than the
		// tank holds; the rest of it uses no more than s gives, or the drive from
		// s would have run dry there.
		tell(view.Plain, "Both ways need the same tank, as always if it is empty at the start: whoever gets round then uses on no stretch more than the tank holds, not even on one that leads past the start, so every start that works with a large tank works with this one. With something in the tank this may fail.")
	}
	tell(view.Plain, "Trying every start both ways drives %d legs.", legs)
	return items
}

// smallestTank finds the smallest tank with which some start does in a
// direction, and the first such start; not ok if no tank is large enough. A
// given start needs, first, enough fuel all along the way with a tank of any
// size, and second, a tank for every run of legs that uses more than is taken
// on within it: full behind an oasis, it must last to the end of each such
// run. That is the greatest sum of a run of legs, found in one pass for every
// start.
func (r ring) smallestTank(d Direction) (tank int64, start int, ok bool) {
	if !r.allKnown() {
		return 0, 0, false
	}
	for s := range r.n {
		level, run, needed := r.start, int64(0), r.start
		fits := true
		for k := range r.n {
			here := r.at(s, d, k)
			need := r.miles[r.leg(here, d)]
			level += r.fuel[here] - need
			fits = fits && level >= 0
			run = max(need, run-r.fuel[here]+need)
			needed = max(needed, run)
		}
		if fits && (!ok || needed < tank) {
			tank, start, ok = needed, s, true
		}
	}
	return tank, start, ok
}
