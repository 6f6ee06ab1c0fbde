package truthtellers

import (
	"fmt"
	"math/big"
	"slices"

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
				w.call(n, w.judge(u.what))
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
		if t.judge(w) == yes {
			continue
		}
		k.Stats.DeadEnds++
		return k.step(func() looks { return k.looks(w, view.Guess) }, func() view.Frame {
			return view.Frame{Caption: fmt.Sprintf("World %d will not do: %s.", k.Stats.Nodes, k.failed(w, t)), Role: view.Conflict, Facts: []string{t.fact}}
		})
	}
	return k.foundWorld(w, 0)
}

// wheels sets a world to its first state; each wheel turns one possibility on,
// and says false when it comes round to the first.
func (k *task) wheels(w *world, derived []bool) []func() bool {
	var all []func() bool
	if len(k.facts.Kinds) > 1 {
		for who := range w.kind {
			w.kind[who] = 0
			all = append(all, func() bool {
				w.kind[who] = (w.kind[who] + 1) % len(k.facts.Kinds)
				return w.kind[who] > 0
			})
		}
	}
	flip := func(t *truth) func() bool {
		*t = no
		return func() bool {
			*t = t.not()
			return *t == yes
		}
	}
	for _, of := range w.trait {
		for who := range of {
			all = append(all, flip(&of[who]))
		}
	}
	if k.facts.Ranked {
		for who := range w.place {
			w.place[who] = who + 1
		}
		all = append(all, func() bool { return permute(w.place) })
	}
	for i := range w.thing {
		all = append(all, flip(&w.thing[i]))
	}
	for n, u := range k.said {
		if _, there := u.what.(words); there {
			all = append(all, flip(&w.words[n]))
		}
		if derived[n] {
			continue
		}
		w.call(n, no)
		all = append(all, func() bool {
			w.call(n, w.said[n].not())
			return w.said[n] == yes
		})
	}
	return all
}

// countWorlds is how many worlds there are to try.
func (s *story) countWorlds(keep func(puzzle.FactID) bool) *big.Int {
	n := big.NewInt(1)
	times := func(m int) { n.Mul(n, big.NewInt(int64(m))) }
	for who := range s.people {
		times(max(1, len(s.facts.Kinds)) << len(s.facts.Traits))
		if s.facts.Ranked {
			times(who + 1)
		}
	}
	derived := s.derivable(keep)
	for i, u := range s.said {
		if _, there := u.what.(words); there {
			times(2)
		}
		if !derived[i] {
			times(2)
		}
	}
	times(1 << len(s.facts.Things))
	return n
}

// permute goes to the next permutation in lexicographic order, or from the
// last one back to the first, and then says false.
func permute(p []int) bool {
	i := len(p) - 2
	for i >= 0 && p[i] >= p[i+1] {
		i--
	}
	if i < 0 {
		slices.Reverse(p)
		return false
	}
	j := len(p) - 1
	for p[j] <= p[i] {
		j--
	}
	p[i], p[j] = p[j], p[i]
	slices.Reverse(p[i+1:])
	return true
}
