package bridges

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// violations names every fact that a walk breaks: the rules if it is not a
// walk over bridges of the map, each crossed once; and every bridge that is
// left out.
func violations(f Facts, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	var broken []puzzle.FactID
	crossed := map[string]int{}
	for _, name := range s.Bridges {
		crossed[name]++
	}
	for _, b := range f.Map.Links {
		if crossed[b.Name] > 1 {
			broken = append(broken, ruleOnce)
			break
		}
	}
	if !isWalk(f, s) {
		broken = append(broken, ruleStep)
	}
	for i, b := range f.Map.Links {
		if crossed[b.Name] == 0 {
			broken = append(broken, bridgeID(i))
		}
	}
	first, last := "", ""
	if len(s.Lands) > 0 {
		first, last = s.Lands[0], s.Lands[len(s.Lands)-1]
	}
	if f.Start != schema.Any && first != f.Start {
		broken = append(broken, startID)
	}
	if f.End != schema.Any && last != f.End {
		broken = append(broken, endID)
	}
	if f.Closed == closedWalk && first != last || f.Closed == openWalk && first == last {
		broken = append(broken, closedID)
	}
	return broken, nil
}

// isWalk says whether each bridge is one of the map and joins the lands before
// and after it. The empty walk names a land only if the facts do.
func isWalk(f Facts, s Solution) bool {
	if len(s.Bridges) == 0 {
		return len(s.Lands) == 0 || len(s.Lands) == 1 && (s.Lands[0] == f.Start || s.Lands[0] == f.End)
	}
	if len(s.Lands) != len(s.Bridges)+1 {
		return false
	}
	for k, name := range s.Bridges {
		i := slices.IndexFunc(f.Map.Links, func(b Bridge) bool { return b.Name == name })
		if i < 0 {
			return false
		}
		b, here, there := f.Map.Links[i], s.Lands[k], s.Lands[k+1]
		if !(b.From == here && b.To == there) && !(b.From == there && b.To == here) {
			return false
		}
	}
	return true
}
