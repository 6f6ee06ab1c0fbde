package truthtellers

import (
	"fmt"
	"math/big"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/permutations"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// worldByWorld tries every way in which everything could be, and tests each: a
// truth table, line by line. Statements that speak of the world follow from
// it; those that speak of statements, and those that nobody heard, are tried
// both ways. It takes the product of all possibilities.
func (k *task) worldByWorld() error {
	w := newWorld(k.story)
	derived := k.derivable(k.Kept)
	tests := k.tests(k.Kept, derived)
	wheels := k.wheels(w, derived)
	k.Stats.Space = 1 // one world at a time
	for {
		if err := k.Check(); err != nil {
			return err
		}
		k.Stats.Nodes++
		for n, u := range k.said {
			if derived[n] {
				w.call(n, u.what.Judge(w))
			}
		}
		if err := k.tryWorld(w, tests); err != nil {
			return err
		}
		// Turn the wheels like those of a counter: the last one first.
		i := len(wheels) - 1
		for ; i >= 0 && !wheels[i](); i-- {
		}
		if i < 0 {
			return nil
		}
	}
}

// tryWorld tests one world.
func (k *task) tryWorld(w *world, tests []test) error {
	for _, t := range tests {
		k.Stats.Tests++
		if err := k.Check(); err != nil {
			return err
		}
		if t.judge(w) == speech.Yes {
			continue
		}
		k.Stats.DeadEnds++
		return k.step(w, view.Conflict, 0, func() string {
			return fmt.Sprintf("World %d will not do: %s.", k.Stats.Nodes, k.failed(w, t))
		}, t.fact)
	}
	return k.foundWorld(w, 0)
}

// wheels sets a world to its first state; each wheel turns one possibility on,
// and says false when it comes round to the first.
func (k *task) wheels(w *world, derived []bool) (all []func() bool) {
	wheel := func(u speech.Unknown) {
		_, least, most := k.span(u.Sort)
		w.set(u, least)
		all = append(all, func() bool {
			next := w.value[u.Sort][u.At] + 1
			if next > most {
				next = least
			}
			w.set(u, next)
			return next > least
		})
	}
	for _, u := range k.unknowns(speech.OfKind, speech.OfTrait) {
		wheel(u)
	}
	if places := w.value[speech.OfPlace]; k.facts.Ranked {
		for who := range places {
			places[who] = who + 1
		}
		all = append(all, func() bool { return permutations.Next(places) })
	}
	for _, u := range k.unknowns(speech.OfThing) {
		wheel(u)
	}
	for n, u := range k.said {
		if u.beyond {
			wheel(speech.OfWords.At(n))
		}
		if !derived[n] {
			wheel(speech.OfTruth.At(n))
		}
	}
	return all
}

// countWorlds is how many worlds there are to try.
func (s *story) countWorlds(keep func(puzzle.FactID) bool) *big.Int {
	n := big.NewInt(1)
	times := func(m int) { n.Mul(n, big.NewInt(int64(m))) }
	for _, u := range s.unknowns(speech.OfKind, speech.OfTrait, speech.OfThing) {
		_, least, most := s.span(u.Sort)
		times(most - least + 1)
	}
	for _, u := range s.unknowns(speech.OfPlace) {
		times(u.At + 1)
	}
	derived := s.derivable(keep)
	for i, u := range s.said {
		if u.beyond {
			times(2)
		}
		if !derived[i] {
			times(2)
		}
	}
	return n
}
