package steps

import (
	"cmp"
	"math/bits"
	"slices"
)

// step is a step by numbers.
type step struct {
	cells        []int32 // what it concludes
	clues, rules []int32
	known        []int32
	unproved     bool // not proved simplest
}

func (s *step) groups() []int32 { return slices.Concat(s.clues, s.rules) }

// cost compares steps: those of one price by how many known cells they rest on.
func (a *arguer) cost(s, other *step) int {
	return cmp.Or(a.price(s, other), cmp.Compare(len(s.known), len(other.known)))
}

// price compares the groups of steps: a clue costs as much as some rules; of one sum, fewer
// clues come first.
func (a *arguer) price(s, other *step) int {
	sum := func(s *step) int { return len(s.clues)*a.weight + len(s.rules) }
	return cmp.Or(cmp.Compare(sum(s), sum(other)), cmp.Compare(len(s.clues), len(other.clues)))
}

// better says whether a step is to be taken before another of the same cost: the one
// that concludes most cells that are so, then most cells, then one by which nothing else
// is left.
func (a *arguer) better(s, than *step) bool {
	if than == nil {
		return true
	}
	if c := a.cost(s, than); c != 0 {
		return c < 0
	}
	if n, m := a.dots(s), a.dots(than); n != m {
		return n > m
	}
	if len(s.cells) != len(than.cells) {
		return len(s.cells) > len(than.cells)
	}
	return a.oneOf(s) && !a.oneOf(than)
}

// oneOf says whether a step is by a single exactly-one.
func (a *arguer) oneOf(s *step) bool {
	return len(s.clues) == 0 && len(s.rules) == 1 && a.tables[a.of[s.rules[0]][0]].one
}

func (a *arguer) dots(s *step) (n int) {
	for _, cell := range s.cells {
		if a.solution.has(cell) {
			n++
		}
	}
	return n
}

// look takes note of what follows from a rule alone.
func (a *arguer) look(t int32) {
	a.alone[t] = nil
	table := &a.tables[t]
	on, off := a.knownOf(t, a.known)
	newOn, newOff, ok := table.forced(on, off)
	open := a.openOf(table, newOn|newOff)
	if !ok || open == 0 {
		return
	}
	key := seen{t, on | off}
	s := a.singles[key]
	if s == nil {
		s = &single{open: open, from: on | off}
		a.singles[key] = s
		if table.one {
			known := on
			if on == 0 {
				known = off
			}
			s.step = &step{rules: []int32{int32(table.group)}, known: table.cellsOf(known), cells: table.cellsOf(open)}
			s.least = len(s.step.known)
		}
	}
	a.alone[t] = s
	if !slices.Contains(a.ready, t) {
		a.ready = append(a.ready, t)
	}
}

// openOf are the cells of a mask that can be concluded and are not yet.
func (a *arguer) openOf(t *table, mask uint64) (open uint64) {
	for i, cell := range t.cells {
		if mask>>i&1 != 0 && a.backbone.has(cell) && !a.known.has(cell) {
			open |= 1 << i
		}
	}
	return open
}

// byOneRule is the simplest step of one rule, nil if there is none.
func (a *arguer) byOneRule() (best *step, err error) {
	a.ready = slices.DeleteFunc(a.ready, func(t int32) bool { return a.alone[t] == nil })
	fewest := MostCells
	for _, t := range a.ready {
		if s := a.alone[t]; s.step != nil {
			fewest = min(fewest, len(s.step.known))
		}
	}
	least := fewest
	for _, t := range a.ready {
		s := a.alone[t]
		if s.step == nil {
			if err := a.reason(t, s, fewest, enough); err != nil {
				return nil, err
			}
		}
		least = min(least, s.least)
		if s.step == nil {
			continue
		}
		fewest = min(fewest, len(s.step.known))
		if a.better(s.step, best) {
			best = s.step
		}
	}
	if best != nil {
		found := *best
		found.unproved = len(best.known) > least
		best = &found
	}
	return best, nil
}

// cheapest is the simplest next step; nil if nothing more follows. Costs are gone through
// from the least: no pair of clues and a cell is tried with more rules than another
// might cost in all.
func (a *arguer) cheapest() (*step, error) {
	if s, err := a.byOneRule(); s != nil || err != nil {
		return s, err
	}
	var pairs [][]pair // by number of clues
	for cost := min(2, a.weight); ; cost++ {
		for n := 0; n <= len(a.clues) && n*a.weight <= cost; n++ {
			if n > 0 && n*a.weight == cost {
				if s, err := a.byClues(n); s != nil || err != nil {
					return s, err
				}
				continue
			}
			if n == len(pairs) {
				more, err := a.pairs(n)
				if err != nil {
					return nil, err
				}
				pairs = append(pairs, more)
				if n == len(a.clues) && !slices.ContainsFunc(pairs, func(p []pair) bool { return len(p) > 0 }) {
					return nil, nil
				}
			}
			if s, err := a.withRules(pairs[n], cost-n*a.weight); s != nil || err != nil {
				return s, err
			}
		}
	}
}

// byClues is the simplest step of so many clues and no rule.
func (a *arguer) byClues(n int) (best *step, err error) {
	var pairs []pair
	err = choose(a.clues, n, func(clues []int32) error {
		if err := a.meter.spend(1); err != nil {
			return err
		}
		seen := newSet(a.Cells)
		for _, t := range a.tablesOf(clues) {
			for _, cell := range a.tables[t].cells {
				if seen.has(cell) || a.known.has(cell) || !a.backbone.has(cell) {
					continue
				}
				seen.add(cell)
				a.granted.demand(false, clues)
				diff, err := a.granted.run(a.wrong(cell))
				if err != nil {
					return err
				}
				if diff == nil {
					pairs = append(pairs, pair{clues, cell})
				}
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return a.withRules(pairs, 0)
}

// pairs are those with so many clues.
func (a *arguer) pairs(n int) (pairs []pair, err error) {
	err = choose(a.clues, n, func(clues []int32) error {
		if err := a.meter.spend(1); err != nil {
			return err
		}
		cells, err := a.follow(clues)
		for _, cell := range cells {
			pairs = append(pairs, pair{clues, cell})
		}
		return err
	})
	return pairs, err
}

// pair is a cell that follows from some clues, all rules and all that is known.
type pair struct {
	clues []int32
	cell  int32
}

// follow are the cells that do. A world in which one is wrong, and some clues and all rules
// hold, serves until something new is known that it contradicts; and what follows once
// follows for good, from more clues as well.
func (a *arguer) follow(clues []int32) (cells []int32, err error) {
	does := a.recall(clues).follow
	for i := range clues {
		does.join(a.recall(slices.Concat(clues[:i], clues[i+1:])).follow)
	}
	open := newSet(a.Cells)
	for i := range open {
		does[i] &^= a.known[i]
		open[i] = a.backbone[i] &^ a.known[i] &^ does[i]
	}
	kept := a.worlds[:0]
	for _, m := range a.worlds {
		if m.dead {
			continue
		}
		kept = append(kept, m)
		if !slices.ContainsFunc(clues, m.clues.has) {
			for i, w := range m.diff {
				open[i] &^= w
			}
		}
	}
	a.worlds = kept
	for i := range open {
		for open[i] != 0 && err == nil {
			cell := int32(i<<6) + int32(bits.TrailingZeros64(open[i]))
			open.remove(cell)
			a.granted.demand(true, clues)
			diff, failure := a.granted.run(a.wrong(cell))
			if failure != nil {
				return nil, failure
			}
			if diff == nil {
				does.add(cell)
				continue
			}
			for k, w := range diff {
				open[k] &^= w
			}
			_, err = a.keep(diff, false, cell)
		}
	}
	return members(does), err
}

// withRules is the simplest step among some pairs with at most so many rules; all of them
// are tried.
func (a *arguer) withRules(pairs []pair, n int) (best *step, err error) {
	seen := map[string]bool{}
	for _, p := range pairs {
		all, err := a.newRulesFor(p, n)
		if err != nil {
			return nil, err
		}
		for _, rules := range all {
			s := &step{clues: p.clues, rules: rules}
			most := a.Cells
			if best != nil {
				switch c := a.price(s, best); {
				case c > 0:
					continue
				case c == 0: // at a lower price it may rest on more cells
					most = len(best.known)
				}
			}
			known, ok, err := a.fewestKnown(s.groups(), p.cell, most)
			if err != nil {
				return nil, err
			}
			key := keyOf(p.clues, rules, known)
			if s.known = known; !ok || seen[key] {
				continue
			}
			seen[key] = true
			if s.cells, err = a.concluded(s); err != nil {
				return nil, err
			}
			if a.better(s, best) {
				best = s
			}
		}
	}
	return best, nil
}

func keyOf(lists ...[]int32) string {
	var key []byte
	for _, list := range lists {
		for _, n := range list {
			key = append(key, byte(n), byte(n>>8), byte(n>>16))
		}
		key = append(key, 0xff, 0xff, 0xff)
	}
	return string(key)
}

// concluded are all cells that follow as a step says.
func (a *arguer) concluded(s *step) (cells []int32, err error) {
	fixed := make([]Literal, 0, len(s.known)+1)
	for _, cell := range s.known {
		fixed = append(fixed, a.literal(cell))
	}
	a.bare.demand(false, s.groups())
	seen := newSet(a.Cells)
	for _, g := range s.groups() {
		for _, t := range a.of[g] {
			for _, cell := range a.tables[t].cells {
				if seen.has(cell) || a.known.has(cell) || !a.backbone.has(cell) {
					continue
				}
				seen.add(cell)
				diff, err := a.bare.run(append(fixed, a.wrong(cell))...)
				if err != nil {
					return nil, err
				}
				if diff == nil {
					cells = append(cells, cell)
				}
			}
		}
	}
	slices.Sort(cells)
	return cells, nil
}

// choose goes through the choices of n of some groups.
func choose(from []int32, n int, visit func([]int32) error) error {
	var chosen []int32
	var try func(from []int32) error
	try = func(from []int32) error {
		if len(chosen) == n {
			return visit(slices.Clone(chosen))
		}
		for i, g := range from {
			if len(from)-i < n-len(chosen) {
				break
			}
			chosen = append(chosen, g)
			if err := try(from[i+1:]); err != nil {
				return err
			}
			chosen = chosen[:len(chosen)-1]
		}
		return nil
	}
	return try(from)
}
