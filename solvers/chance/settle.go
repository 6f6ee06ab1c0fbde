package chance

import "slices"

// Settling completes facts that are drawn until they leave one of some results.
type Settling[F, R any] struct {
	Results []R
	Meets   func(fact F, result R) bool
	// More gives facts to choose from, if some are needed at all. One result meets all of them, and
	// the first ones too.
	More func() []F
	// MostLeft is how many results the facts may leave to begin with, and MostMore how
	// many facts may be added: more of either are not looked at.
	MostLeft, MostMore int
}

// Settled adds facts to some, each time the first that leaves fewest results, until one result is left. It
// is nil if that takes too many, if some leave too many to begin with, or if any could be spared in the end.
func (s Settling[F, R]) Settled(facts []F) []F {
	left := s.meeting(s.Results, facts...)
	if len(left) == 0 || len(left) > s.MostLeft {
		return nil
	}
	var more []F
	if len(left) > 1 {
		more = s.More()
	}
	for most := len(facts) + s.MostMore; len(left) > 1; {
		best, fewest := -1, left
		for i, fact := range more {
			if fewer := s.meeting(left, fact); len(fewer) < len(fewest) {
				best, fewest = i, fewer
			}
		}
		if best < 0 || len(facts) == most {
			return nil
		}
		facts, left = append(slices.Clip(facts), more[best]), fewest
	}
	for i := range facts {
		if len(s.meeting(s.Results, slices.Delete(slices.Clone(facts), i, i+1)...)) == 1 {
			return nil
		}
	}
	return facts
}

// meeting are those of some results that meet all of some facts.
func (s Settling[F, R]) meeting(results []R, facts ...F) []R {
	return slices.DeleteFunc(slices.Clone(results), func(result R) bool {
		return slices.ContainsFunc(facts, func(fact F) bool { return !s.Meets(fact, result) })
	})
}
