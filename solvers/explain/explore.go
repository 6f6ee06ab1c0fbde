package explain

import "slices"

// explorer finds minimal cores of a goal, MARCO's way: a map of the sets of
// facts keeps what is known, and every set that is not on it yet is either
// without proof, which rules out its parts, or holds a new core, which rules out
// the sets around that.
//
// A set is given by what it leaves out: something of every core that is known,
// but not all that a known solution breaks.
//
// Where the facts contradict each other, anything follows from the
// contradiction. Sets of facts that cannot be true together are passed over
// then: they are ruled out as cores are, with all sets around them.
type explorer struct {
	*prover
	*goal
	clash bool // the facts contradict each other

	cores   []set
	minimal bool  // no core can do with less; known for all but a first and only one
	passed  []set // contradictions
}

// first finds a core within a set that proves the goal, if there is one; hint as
// for shrink. A single fact that is enough is the best reason there is.
func (e *explorer) first(all, hint set) error {
	if found, err := e.single(); found || err != nil {
		return err
	}
	core, minimal, err := e.shrink(all, e.goal, hint)
	if err != nil {
		return err
	}
	if e.clash {
		f, err := e.ask(core, contradiction())
		if err != nil {
			return err
		}
		if f.proved {
			e.passed = append(e.passed, core)
			_, err := e.explore(1)
			return err
		}
	}
	e.cores, e.minimal = []set{core}, minimal
	return nil
}

// single looks for a claim that follows from the rules alone, or from one fact.
func (e *explorer) single() (found bool, err error) {
	if e.deny == "" {
		return false, nil
	}
	try := func(s set) (bool, error) {
		f, err := e.ask(s, e.goal)
		if err != nil || !f.proved {
			return false, unlessUndecided(err)
		}
		if f, err = e.ask(s, contradiction()); err != nil || f.proved {
			return false, unlessUndecided(err)
		}
		e.cores, e.minimal = []set{s}, true
		return true, nil
	}
	if found, err := try(newSet(len(e.ids))); found || err != nil {
		return found, err
	}
	preferred := e.of(e.options.Prefer)
	for _, some := range []set{preferred, e.everything().without(preferred)} {
		for i := range some.all() {
			if found, err := try(e.only(i)); found || err != nil {
				return found, err
			}
		}
	}
	return false, nil
}

// explore goes on until there are so many cores, and says whether there are no
// others. If the budget ends first, it says that there may be; only where there
// is no core yet, that is an error.
func (e *explorer) explore(most int) (all bool, err error) {
	unexplored := hitting{hit: slices.Concat(e.cores, e.passed), size: len(e.ids)}
	for _, w := range e.witnesses {
		refutes, err := e.refutedBy(w)
		if err != nil {
			return false, e.unlessEnough(err)
		}
		if refutes {
			unexplored.avoid = append(unexplored.avoid, w.broken)
		}
	}
	for {
		out, complete := unexplored.find(e.ctx, false)
		if out == nil {
			if !complete {
				return false, e.unlessEnough(errUndecided)
			}
			return true, nil
		}
		if len(e.cores) == most && e.ctx.Err() != nil {
			return false, nil
		}
		unexplored.trim(out)
		seed := e.everything().without(out)
		if e.clash {
			f, err := e.ask(seed, contradiction())
			if err != nil {
				return false, e.unlessEnough(err)
			}
			if f.proved {
				passed, _, err := e.shrink(seed, contradiction(), f.core)
				if err != nil {
					return false, err
				}
				e.passed = append(e.passed, passed)
				unexplored.hit = append(unexplored.hit, passed)
				continue
			}
		}
		f, err := e.ask(seed, e.goal)
		if err != nil {
			return false, e.unlessEnough(err)
		}
		if !f.proved {
			broken := out
			if f.witness != nil {
				broken = f.witness.broken
			}
			unexplored.avoid = append(unexplored.avoid, broken)
			continue
		}
		if len(e.cores) == most {
			return false, nil // there is one more
		}
		core, minimal, err := e.shrink(seed, e.goal, f.core)
		if err != nil {
			return false, err
		}
		if !minimal && len(e.cores) > 0 {
			return false, nil
		}
		e.cores, e.minimal = append(e.cores, core), minimal
		if !minimal || most == 1 {
			return false, nil
		}
		unexplored.hit = append(unexplored.hit, core)
	}
}

// unlessEnough passes over the end of the budget where there is a core already.
func (e *explorer) unlessEnough(err error) error {
	if len(e.cores) > 0 {
		return unlessUndecided(err)
	}
	return err
}
