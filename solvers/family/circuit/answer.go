package circuit

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// verdict is the outcome as a sentence about this road.
func verdict(r ring, result puzzle.Result[Solution]) string {
	r = r.kept(result.Keep)
	suppose := ""
	if !r.allKnown() {
		suppose = ", as far as is known"
	}
	if result.Verdict == puzzle.None {
		fuel, road := r.totals()
		switch {
		case r.allKnown() && fuel < road:
			return fmt.Sprintf("No: the road takes %s, and there are only %s in all.", r.gallonsOf(road), r.plainly(fuel))
		case !r.unlimited:
			return "No: wherever you start, and whichever way round, this tank runs dry."
		}
		return "No: wherever you start, and whichever way round, the tank runs dry."
	}
	if !result.Exact {
		switch result.Solutions {
		case 0:
			return "Not decided: the search was stopped before it found a start that will do."
		case 1:
			return fmt.Sprintf("Yes, %s from %s; whether there are other ways was not decided.", result.Found[0].Direction, result.Found[0].Start)
		}
	}
	if !result.Exact || result.Solutions > len(result.Found) {
		return fmt.Sprintf("Yes, in %s ways, such as %s from %s%s.", result.Said(fmt.Sprint(result.Solutions)), result.Found[0].Direction, result.Found[0].Start, suppose)
	}
	starts := map[Direction][]string{}
	for _, s := range result.Found {
		starts[s.Direction] = append(starts[s.Direction], s.Start)
	}
	there, back := starts[Clockwise], starts[Counterclockwise]
	switch {
	case len(back) == 0:
		return fmt.Sprintf("Yes, but clockwise only, from %s%s%s.", strings.TrimSuffix(r.places(there), " only"), r.spare(), suppose)
	case len(there) == 0:
		return fmt.Sprintf("Yes, but counterclockwise only, from %s%s%s.", strings.TrimSuffix(r.places(back), " only"), r.spare(), suppose)
	}
	return fmt.Sprintf("Yes, either way: clockwise from %s, counterclockwise from %s%s%s.", r.places(there), r.places(back), strings.Replace(r.spare(), " with", " each time with", 1), suppose)
}

// spare says what is left at the end, where it is the same for every drive.
func (r ring) spare() string {
	if fuel, road := r.totals(); r.allKnown() && r.unlimited {
		return ", with " + orNothing(fuel-road, r.gallonsOf(fuel-road)) + " left"
	}
	return ""
}

// places names starts; many of them by number.
func (r ring) places(starts []string) string {
	const most = 4
	switch {
	case len(starts) == len(r.Oases):
		return "every oasis"
	case len(starts) == 1:
		return starts[0] + " only"
	case len(starts) <= most:
		return english.List(starts, "or")
	}
	return fmt.Sprintf("%s and %d others", strings.Join(starts[:most], ", "), len(starts)-most)
}
