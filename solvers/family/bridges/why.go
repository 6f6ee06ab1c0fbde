package bridges

import (
	"fmt"
	"maps"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// reason says why a claim is true of all walks, or why there is none: by what stands
// in the way of a walk of which it is false.
func reason(t town, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	a := &argument{town: t.kept(keep)}
	title := "What stands in the way"
	switch {
	case !a.walkable() || len(a.bridges) == 0:
		if over := stepsOver(c.All); c.Not && !a.misses(over) {
			a.twice(over)
		}
		a.Items = slices.Concat(a.Items, a.reasons(), a.changes())
	case c.Not:
		a.against(c.All)
	default:
		title, a.Items = "What makes it so", a.forced(c)
	}
	return []view.View{{Name: "why", Title: title, Steps: &a.Steps}}
}

// argument is what is said against a walk.
type argument struct {
	town
	view.Steps
}

// forced says why every walk is as claimed.
func (t town) forced(c claim.Claim) []view.Step {
	for _, atom := range c.All {
		if atom.Path[0] == walkPath || atom.Path[0] == atPath {
			return []view.Step{{Text: "Every other bridge has been crossed by then, is not where the walk has come to, or cuts it off from bridges that are still to be crossed."}}
		}
	}
	return t.reasons()
}

// against says what stands in the way of a walk that is as claimed: the first thing
// that is wrong with it.
func (a *argument) against(atoms []claim.Atom) {
	over := stepsOver(atoms)
	switch {
	case a.misses(over), a.twice(over), a.astray(over, atoms):
	case !slices.ContainsFunc(a.possible(), func(e ends) bool { return a.endsAs(e, atoms) }):
		a.Items = append(a.Items, a.reasons()...)
	default:
		a.Say(nil, "Whoever goes so comes to a bridge that is not at hand, or is cut off from bridges that are still to be crossed.")
	}
}

// stepsOver are the bridges that a claim gives to steps, from 1.
func stepsOver(atoms []claim.Atom) map[int]string {
	over := map[int]string{}
	for _, atom := range atoms {
		if name, ok := atom.Value.(string); ok && atom.Rel == claim.Is && atom.Path[0] == walkPath {
			over[step(atom)] = name
		}
	}
	return over
}

// endsAs says whether a walk with these ends is as claimed, as far as its ends go.
func (t town) endsAs(e ends, atoms []claim.Atom) bool {
	w := wanted{}
	for _, atom := range atoms {
		if step(atom) == 0 {
			w[0] = append(w[0], claim.Of(atom))
		}
	}
	return w.fits(t, e, []int{e.from}, nil)
}

// misses says that there is no such step, or no such bridge.
func (a *argument) misses(over map[int]string) bool {
	for _, n := range steps(over) {
		row := a.row(over[n])
		if !slices.ContainsFunc(a.bridges, func(b bridge) bool { return b.row == row }) {
			a.Say([]puzzle.FactID{bridgeID(row)}, "%s has been washed away.", english.Capital(called(over[n])))
			return true
		}
		if n > len(a.bridges) {
			a.Say(nil, "There %s to cross, and so no step %d.", isAre(len(a.bridges)), n)
			return true
		}
	}
	return false
}

func isAre(n int) string {
	if n == 1 {
		return "is 1 bridge"
	}
	return fmt.Sprintf("are %d bridges", n)
}

// twice says why no bridge is crossed twice: that would be a walk over another map.
func (a *argument) twice(over map[int]string) bool {
	first := map[string]int{}
	for _, n := range steps(over) {
		name := over[n]
		if first[name] == 0 {
			first[name] = n
			continue
		}
		row := a.row(name)
		at := slices.IndexFunc(a.bridges, func(b bridge) bool { return b.row == row })
		a.Say([]puzzle.FactID{ruleOnce, bridgeID(row)}, "Steps %d and %d would both be over %s, and the walk crosses every bridge exactly once.", first[name], n, called(name))
		doubled := a.having(append(slices.Clone(a.bridges), a.bridges[at]))
		odd := doubled.condition().odd
		switch {
		case doubled.walkable():
			a.Say(nil, "To cross it twice is like having a second one beside it: with that, there would be a walk as well.")
		case len(odd) > 2:
			a.Say(nil, "To cross it twice is like having a second one beside it: then %s would have an odd number of bridges, and a walk has only two ends.", some(doubled.landNames(odd), "and"))
		default:
			a.Say(nil, "To cross it twice is like having a second one beside it: then the walk could not begin and end as it is to.")
		}
		return true
	}
	return false
}

// astray follows the walk as far as it is known from its beginning, and says where
// nobody can go on, or what can no longer be reached.
func (a *argument) astray(over map[int]string, atoms []claim.Atom) bool {
	possible := a.possible()
	starts := make([]int, len(possible))
	for k, e := range possible {
		starts[k] = e.from
	}
	for _, atom := range atoms {
		if name, ok := atom.Value.(string); ok && atom.Rel == claim.Is && atom.Path[0] == startPath {
			if land := a.number[name]; slices.Contains(starts, land) {
				starts = []int{land}
			} else {
				return false // which is a matter of Euler's
			}
		}
	}
	used, reach := make([]bool, len(a.bridges)), newReach(a.town)
	here := starts
	for n := 1; over[n] != ""; n++ {
		row := a.row(over[n])
		at := slices.IndexFunc(a.bridges, func(b bridge) bool { return b.row == row })
		b := a.bridges[at]
		var next []int
		for _, land := range here {
			if land == b.a || land == b.b {
				next = append(next, b.other(land))
			}
		}
		joins := a.land(b.a) + " and " + a.land(b.b)
		switch {
		case len(next) > 0:
		case n == 1:
			a.Say([]puzzle.FactID{bridgeID(row)}, "The walk can start at %s only, and %s joins %s.", some(a.landNames(here), "or"), called(over[n]), joins)
			a.Items = append(a.Items, a.reasons()...)
			return true
		default:
			a.Say([]puzzle.FactID{bridgeID(row)}, "After step %d the walk is at %s, and %s joins %s.", n-1, some(a.landNames(here), "or"), called(over[n]), joins)
			return true
		}
		used[at] = true
		if here = slices.DeleteFunc(slices.Clone(next), func(land int) bool { return !reach.all(used, land, n) }); len(here) == 0 {
			a.Say([]puzzle.FactID{bridgeID(row)}, "After step %d the walk is at %s, and not all bridges that are left can be reached from there.", n, some(a.landNames(next), "or"))
			return true
		}
	}
	for _, n := range steps(over) {
		if n == 1 || over[n-1] == "" {
			continue
		}
		from, to := a.facts.Map.Links[a.row(over[n-1])], a.facts.Map.Links[a.row(over[n])]
		if from.From != to.From && from.From != to.To && from.To != to.From && from.To != to.To {
			a.Say([]puzzle.FactID{bridgeID(a.row(over[n-1])), bridgeID(a.row(over[n]))}, "%s joins %s and %s, and %s joins %s and %s: nobody goes straight from one to the other.",
				english.Capital(called(over[n-1])), from.From, from.To, called(over[n]), to.From, to.To)
			return true
		}
	}
	return false
}

// row is the number of a bridge in the facts.
func (t town) row(name string) int {
	return slices.IndexFunc(t.facts.Map.Links, func(b Bridge) bool { return b.Name == name })
}

// steps are the numbers of the steps that are known, in ascending order.
func steps(over map[int]string) []int { return slices.Sorted(maps.Keys(over)) }
