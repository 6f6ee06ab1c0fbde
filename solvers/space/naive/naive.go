package naive

import (
	"errors"
	"sync"

	"solvitur/solvers/puzzle"
)

// ErrLimit: there are more states than allowed.
var ErrLimit = errors.New("there are too many states to look at all of them")

// Least is the least cost of a way from start to a goal, and whether there is
// one; moves tells of every state next to one, with what it costs to go there,
// which is not negative. At most so many states are looked at.
func Least[S comparable](start S, moves func(from S, tell func(to S, cost int)), goal func(S) bool, states int) (cost int, ok bool, err error) {
	costs := map[S]int{start: 0}
	waiting := []S{start}
	for len(waiting) > 0 {
		from := waiting[0]
		waiting = waiting[1:]
		sofar := costs[from]
		moves(from, func(to S, more int) {
			known, met := costs[to]
			if total := sofar + more; !met || total < known {
				costs[to] = total
				waiting = append(waiting, to)
			}
		})
		if len(costs) > states {
			return 0, false, ErrLimit
		}
	}
	for state, total := range costs {
		if goal(state) && (!ok || total < cost) {
			cost, ok = total, true
		}
	}
	return cost, ok, nil
}

// Known keeps the cost of the best plans: solutions are many, and what each is compared
// with is one.
type Known struct {
	// Facts are all that the best cost may depend on, and the rule that chooses the best plans.
	Facts []puzzle.Fact

	mu  sync.Mutex
	all map[string]least // by the facts kept: a byte for each
}

type least struct {
	cost int
	ok   bool
	err  error
}

// Broken names the rule that chooses the best plans where there is one that costs less than a
// given one. What the best costs work gives, as Least does, which is asked once for each set of
// facts that are kept; if it fails, the error is [puzzle.ErrUndecided].
func (k *Known) Broken(cost int, keep func(puzzle.FactID) bool, work func() (cost int, ok bool, err error)) (rules []puzzle.FactID, _ error) {
	kept := make([]byte, 0, 64) // most lists are shorter, and then this stays where it is
	for _, fact := range k.Facts {
		if keep(fact.ID) {
			kept = append(kept, 1)
		} else {
			kept = append(kept, 0)
		}
	}
	k.mu.Lock()
	best, known := k.all[string(kept)]
	k.mu.Unlock()
	if !known {
		best.cost, best.ok, best.err = work()
		k.mu.Lock()
		defer k.mu.Unlock()
		if k.all == nil {
			k.all = map[string]least{}
		}
		k.all[string(kept)] = best
	}
	if best.err != nil {
		return nil, puzzle.ErrUndecided
	}
	if !best.ok || cost <= best.cost {
		return nil, nil
	}
	for _, fact := range k.Facts {
		if fact.Chooses {
			rules = append(rules, fact.ID)
		}
	}
	if rules == nil {
		panic("naive: no rule among the facts chooses the best plans")
	}
	return rules, nil
}
