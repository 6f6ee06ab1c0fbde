package truthtellers

import (
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// test is one fact as a test of a world, for the strategies that try worlds.
type test struct {
	fact puzzle.FactID
	// statement is the number of the statement that the test is about, who the
	// person; -1 for none.
	statement, who int
	judge          func(w *world) speech.Truth
}

// tests lists what a world must pass: the facts that are switched on, but for
// the statements that are derived from the rest.
func (s *story) tests(keep func(puzzle.FactID) bool, derived []bool) []test {
	var all []test
	for i, f := range s.conditions {
		if keep(conditionID(i)) {
			all = append(all, test{conditionID(i), -1, -1, func(w *world) speech.Truth { return f.Judge(w) }})
		}
	}
	for i, kind := range s.facts.Kinds {
		if !keep(kindID(i)) || kind.Kind == answersEither {
			continue
		}
		for who := range s.People {
			if len(s.saidBy[who]) == 0 && kind.Kind != answersCount {
				continue
			}
			all = append(all, test{kindID(i), -1, who, func(w *world) speech.Truth {
				if is := speech.IsKind(who, i).Judge(w); is != speech.Yes {
					return is.Not()
				}
				return s.answers(w, who)
			}})
		}
	}
	for n, u := range s.said {
		if !keep(u.fact()) || derived[n] {
			continue
		}
		as := speech.Junction{Op: speech.Iff, A: speech.IsTrue(n), B: u.what}
		all = append(all, test{u.fact(), n, u.speaker, func(w *world) speech.Truth { return as.Judge(w) }})
	}
	return all
}

// derivable says of every statement whether its truth follows from a world in
// which no statement is settled yet.
func (s *story) derivable(keep func(puzzle.FactID) bool) []bool {
	derived := make([]bool, len(s.said))
	for n, u := range s.said {
		derived[n] = keep(u.fact()) && !speech.MentionsStatements(u.what)
	}
	return derived
}
