package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// mostUnheard are as many statements whose truth is supposed in all ways.
const mostUnheard = 10

// aboutStatements adds a condition on which statements are true where an answer does not
// tell that: what it comes to, together with what their speakers are like and with those
// statements of theirs that are heard. The truth of the others can be either, as long as
// each speaker tells so many lies as fits.
func (a *arguing) aboutStatements(i int, held speech.Formula) error {
	speakers, all := a.spokenOf(held)
	var heard []int
	for _, n := range all {
		if !a.said[n].beyond {
			heard = append(heard, n)
		}
	}
	if len(a.facts.Kinds) > 1 || len(heard) > mostCounted || len(all) > mostUnheard ||
		slices.ContainsFunc(heard, func(n int) bool { return speech.MentionsStatements(a.said[n].what) }) {
		return puzzle.ErrUnargued(fmt.Sprintf("“%s” This is about which statements are true, and the answer does not say that: it cannot be argued in simple steps.", a.textOf(conditionID(i))))
	}
	for set := range 1 << len(heard) {
		var with []puzzle.FactID
		speaks := []speech.Formula{held}
		for k, n := range heard {
			if set>>k&1 != 0 {
				with, speaks = append(with, a.said[n].fact()), append(speaks, a.said[n].what)
			}
		}
		for kind := range a.facts.Kinds {
			with = append(with, kindID(kind))
		}
		unheard := slices.DeleteFunc(slices.Clone(all), func(n int) bool {
			k := slices.Index(heard, n)
			return k >= 0 && set>>k&1 != 0
		})
		met := func(w *world) bool {
			for _, n := range all {
				w.call(n, a.said[n].what.Judge(w))
			}
			for truths := range 1 << len(unheard) {
				for k, n := range unheard {
					w.call(n, speech.TruthOf(truths>>k&1 != 0))
				}
				if held.Judge(w) == speech.Yes && !slices.ContainsFunc(speakers, func(who int) bool { return a.answers(w, who) != speech.Yes }) {
					return true
				}
			}
			return false
		}
		if err := a.clue(conditionID(i), with, speaks, met); err != nil {
			return err
		}
	}
	return nil
}

// spokenOf are the speakers of the statements that a formula speaks of, and all that they
// say.
func (a *arguing) spokenOf(held speech.Formula) (speakers, all []int) {
	for n, u := range a.said {
		named := slices.ContainsFunc(statementsOf(held), func(of int) bool { return of == n || of == theirNumber })
		switch {
		case named && u.speaker < 0:
			all = append(all, n) // nobody answers for it
		case named && !slices.Contains(speakers, u.speaker):
			speakers = append(speakers, u.speaker)
			all = append(all, a.saidBy[u.speaker]...)
		}
	}
	return speakers, all
}
