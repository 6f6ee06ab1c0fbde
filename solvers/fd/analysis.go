package fd

import (
	"slices"
)

// analysis turns a failure into a no-good: a set of premises that the model
// cannot satisfy, of which only one variable's were reached at the last
// decision's level (the first unique implication point of Marques-Silva and
// Sakallah, IEEE ToC 1999, on set-valued literals as in Veksler and Strichman,
// IJCAI 2010).
type analysis struct {
	reason  reason
	start   int32   // where the last decision's level begins on the trail
	open    []int32 // by variable: how many of its words have premises at that level
	levels  int
	active  []float64 // by variable: how often lately it took part in failures
	bump    float64
	current []bool // by word: has a premise at the last level
	spare   reason // for trying to do without a premise
	seen    []int  // scratch: levels
}

func (s *engine) prepareAnalysis(tracing bool) {
	a := &s.analysis
	a.reason.engine = s
	a.reason.tracing = tracing
	a.reason.need = make([]uint64, len(s.bits))
	a.spare.engine = s
	a.spare.need = make([]uint64, len(s.bits))
	a.current = make([]bool, len(s.bits))
	a.open = make([]int32, len(s.doms))
	a.active = make([]float64, len(s.doms))
	a.bump = 1
	s.clauses.bump = 1
}

// learn analyses the present failure, which must lie above the root, and
// returns the clause that forbids it with the level at which the clause forces
// something new. The clause's first literal is one that will do so. A clause
// without literals says that the model has no solution at all.
func (s *engine) learn() (clause, int) {
	a := &s.analysis
	r := &a.reason
	r.clear()
	a.start = s.levels[len(s.levels)-1]
	a.levels = 0
	r.onNew = s.premise
	r.failure()
	uip := noVar
	for i := int32(len(s.trail)) - 1; i >= 0; i-- {
		e := &s.trail[i]
		if e.by == byState {
			continue
		}
		hit := r.need[e.word] & e.old
		if hit == 0 {
			continue
		}
		if i < a.start {
			// Nothing of the last level is involved: analyse the level that is.
			if a.start = s.startOf(i); a.start < 0 {
				break
			}
			s.recount()
		}
		// That a domain is empty is no premise to learn from: its last loss is
		// replaced by the reasons for it in any case.
		emptied := s.wiped != noVar && int(i) == len(s.trail)-1
		if a.levels == 1 && !emptied || e.by == byDecision {
			uip = s.owner[e.word]
			break
		}
		r.need[e.word] &^= hit
		r.because(i, hit)
		s.settle(e.word)
	}
	r.onNew = nil
	for _, w := range r.touched {
		a.current[w] = false
		a.open[s.owner[w]] = 0
	}
	s.decay()
	return s.assemble(uip)
}

// startOf is where the level of trail entry i begins, or -1 for the root.
func (s *engine) startOf(i int32) int32 {
	k, _ := slices.BinarySearch(s.levels, i+1)
	if k == 0 {
		return -1
	}
	return s.levels[k-1]
}

// recount looks through all premises for those of the level under analysis.
func (s *engine) recount() {
	a := &s.analysis
	for _, w := range a.reason.touched {
		if x := s.owner[w]; !a.current[w] && a.reason.need[w]&s.wordAt(w, a.start) != 0 {
			a.current[w] = true
			if a.open[x]++; a.open[x] == 1 {
				a.levels++
			}
		}
	}
}

// premise is told of every new premise. It counts the variables that have one
// at the last level.
func (s *engine) premise(w int32, mask uint64) {
	a := &s.analysis
	x := s.owner[w]
	a.active[x] += a.bump
	if a.current[w] || mask&s.wordAt(w, a.start) == 0 {
		return
	}
	a.current[w] = true
	if a.open[x]++; a.open[x] == 1 {
		a.levels++
	}
}

// settle recounts word w after premises of it were replaced by their reasons.
func (s *engine) settle(w int32) {
	a := &s.analysis
	if !a.current[w] || a.reason.need[w]&s.wordAt(w, a.start) != 0 {
		return
	}
	a.current[w] = false
	x := s.owner[w]
	if a.open[x]--; a.open[x] == 0 {
		a.levels--
	}
}

// assemble makes a clause of the premises. Those of the root hold for ever and
// are left out of it; what they rest on goes into its tags.
func (s *engine) assemble(uip Var) (clause, int) {
	a := &s.analysis
	r := &a.reason
	root := s.levels[0]
	var literals []literal
	var rooted bool
	slices.Sort(r.touched)
	r.touched = slices.Compact(r.touched)
	if !r.tracing {
		s.minimise(uip)
	}
	for _, w := range r.touched {
		if r.need[w] == 0 {
			continue
		}
		mask := r.need[w] & s.wordAt(w, root)
		if mask != r.need[w] {
			rooted = true
			r.need[w] &^= mask
		} else {
			r.need[w] = 0
		}
		if mask != 0 {
			literals = append(literals, literal{w, mask})
		}
	}
	level := 0
	seen := a.seen[:0]
	first, second := 0, -1
	for i, l := range literals {
		if s.owner[l.word] == uip {
			// Among the words of the first variable, watch one that the jump
			// back will bring to life again.
			if l.mask&s.wordAt(l.word, a.start) != 0 {
				first = i
			}
			continue
		}
		k := s.levelOf(l)
		if k > level || second < 0 {
			level, second = k, i
		}
		if !slices.Contains(seen, k) {
			seen = append(seen, k)
		}
	}
	a.seen = seen
	if second < 0 && len(literals) > 1 {
		second = 1 - min(first, 1)
	}
	if len(literals) > 1 {
		literals[0], literals[first] = literals[first], literals[0]
		if second == 0 {
			second = first
		}
		literals[1], literals[second] = literals[second], literals[1]
	}
	if rooted && r.tracing {
		r.toRoot(root)
	}
	cl := clause{literals: literals, tag: -1, learned: true, activity: s.clauses.bump, levels: int32(len(seen) + 1)}
	if r.tracing {
		cl.tags = slices.Clone(r.cited)
	}
	return cl, level
}

// minimise drops premises that follow from the others (and from the root) by
// the reasons at hand.
func (s *engine) minimise(uip Var) {
	r := &s.analysis.reason
	for _, w := range r.touched {
		if r.need[w] != 0 && s.owner[w] != uip && s.redundant(w) {
			r.need[w] = 0
		}
	}
}

// redundant says whether the premise of word w follows from the other ones.
func (s *engine) redundant(w int32) bool {
	r, spare := &s.analysis.reason, &s.analysis.spare
	root := s.levels[0]
	spare.clear()
	want := r.need[w]
	for i := s.last[w]; i >= root; i = s.trail[i].prev {
		e := &s.trail[i]
		hit := want & e.old
		if hit == 0 {
			continue
		}
		if e.by < 0 {
			return false
		}
		want &^= hit
		spare.because(i, hit)
		want |= spare.need[w]
		spare.need[w] = 0
		for _, t := range spare.touched {
			if t != w && spare.need[t]&s.wordAt(t, root)&^r.need[t] != 0 {
				return false
			}
		}
	}
	return true
}

// decay makes what happened so far count less than what comes.
func (s *engine) decay() {
	a, c := &s.analysis, s.clauses
	if a.bump /= 0.95; a.bump > 1e100 {
		for x := range a.active {
			a.active[x] *= 1e-100
		}
		a.bump *= 1e-100
	}
	if c.bump /= 0.999; c.bump > 1e100 {
		for id := range c.all {
			c.all[id].activity *= 1e-100
		}
		c.bump *= 1e-100
	}
}

// levelOf is the decision level at which the last value of a false literal
// went.
func (s *engine) levelOf(l literal) int {
	i := s.last[l.word]
	for s.trail[i].old&l.mask == 0 {
		i = s.trail[i].prev
	}
	k, _ := slices.BinarySearch(s.levels, i+1)
	return k
}

// toRoot follows all premises down to the constraints, from trail position
// end; the tags it meets are then in cited. It must only be used where
// nothing below end was decided.
func (r *reason) toRoot(end int32) {
	for i := end - 1; i >= 0; i-- {
		e := &r.trail[i]
		if e.by == byState {
			continue
		}
		if hit := r.need[e.word] & e.old; hit != 0 {
			r.need[e.word] &^= hit
			r.because(i, hit)
		}
	}
}
