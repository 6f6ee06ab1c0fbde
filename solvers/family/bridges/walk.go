package bridges

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/each"
)

// Solution is a walk: the land where it starts, and the bridges in their order.
type Solution struct {
	Start string `json:"start"`
	Walk  []Step `json:"walk,omitempty"`
}

// Step is one bridge crossed.
type Step struct {
	Bridge string `json:"bridge"`
}

// lands are those that a walk comes to, first the one where it starts; up to
// where it goes on over a bridge that is not there.
func (s Solution) lands(t town) []string {
	lands := []string{s.Start}
	for k, step := range s.Walk {
		i := slices.IndexFunc(t.facts.Map.Links, func(b Bridge) bool { return b.Name == step.Bridge })
		if i < 0 {
			return lands
		}
		switch b := t.facts.Map.Links[i]; lands[k] {
		case b.From:
			lands = append(lands, b.To)
		case b.To:
			lands = append(lands, b.From)
		default:
			return lands
		}
	}
	return lands
}

// end is the land where a walk ends, if it is one.
func (s Solution) end(t town) (land string, ok bool) {
	lands := s.lands(t)
	return lands[len(lands)-1], len(lands) == len(s.Walk)+1
}

// bridges are the names of the bridges crossed, in their order.
func (s Solution) bridges() []string {
	names := each.Of(s.Walk, func(step Step) string { return step.Bridge })
	return names
}

// What follows from a walk and can be claimed: at/<i> is the land after so many
// bridges, to the land where it ends, closed whether it comes back.
const (
	atPath     = "at"
	toPath     = "to"
	closedPath = "closed"
)

func derived(t town, s Solution, path []string) (any, error) {
	end, ok := s.end(t)
	if path[0] == atPath && len(path) == 2 {
		n, err := strconv.Atoi(path[1])
		if err != nil || n < 1 || n > len(t.facts.Map.Links) || strconv.Itoa(n) != path[1] {
			return nil, fmt.Errorf("nobody has crossed %q bridges here", path[1])
		}
		if lands := s.lands(t); n < len(lands) {
			return lands[n], nil
		}
		return nil, nil
	}
	switch {
	case len(path) != 1 || path[0] != toPath && path[0] != closedPath:
		return nil, fmt.Errorf("nothing is known of %q", path)
	case !ok:
		return nil, nil
	case path[0] == toPath:
		return end, nil
	}
	return end == s.Start, nil
}
