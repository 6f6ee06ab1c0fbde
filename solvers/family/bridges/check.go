package bridges

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// violations names every fact that a walk breaks: the rules if it crosses a
// bridge twice, or goes on over one that is not where it has come to, or that
// does not stand; and every bridge that is left out.
func violations(t town, s Solution, keep func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	f := t.facts
	var broken []puzzle.FactID
	crossed := map[string]int{}
	here, walks := s.Start, true
	for _, step := range s.Walk {
		crossed[step.Bridge]++
		i := slices.IndexFunc(f.Map.Links, func(b Bridge) bool { return b.Name == step.Bridge })
		b := f.Map.Links[i]
		switch {
		case !walks:
		case here == b.From:
			here = b.To
		case here == b.To:
			here = b.From
		default:
			walks = false
		}
		walks = walks && keep(bridgeID(i))
	}
	for _, times := range crossed {
		if times > 1 {
			broken = append(broken, ruleOnce)
			break
		}
	}
	if !walks {
		broken = append(broken, ruleStep)
	}
	for i, b := range f.Map.Links {
		if crossed[b.Name] == 0 {
			broken = append(broken, bridgeID(i))
		}
	}
	if f.Start != schema.Any && s.Start != f.Start {
		broken = append(broken, startID)
	}
	// Who goes astray ends nowhere.
	if f.End != schema.Any && (!walks || here != f.End) {
		broken = append(broken, endID)
	}
	if f.Closed == closedWalk && (!walks || here != s.Start) || f.Closed == openWalk && (!walks || here == s.Start) {
		broken = append(broken, closedID)
	}
	return broken, nil
}
