package fd

import (
	"cmp"
	"slices"
)

// clauses is propagator 0: it holds every clause, those of the model and those
// learned. A clause is a disjunction of literals "x takes one of these values"
// (Beckert, Hähnle and Manyà's signed clauses), so a no-good over domains of
// any size is one line, without an auxiliary variable for each value.
//
// Two literals of different variables are watched while they are not false.
// When one becomes false and no third variable can replace it, the other
// variable must satisfy the clause (Moskewicz et al., DAC 2001, for the watched
// literals).
type clauses struct {
	all     []clause
	free    []int32
	watches [][]watcher // by word
	learned int
	bump    float64
	allowed []uint64 // scratch
	limit   int      // learned clauses to hold before forgetting some
}

type clause struct {
	literals []literal // the first two are watched
	tags     tagSet    // the facts it rests on, if they are being recorded
	tag      int32     // for a clause of the model: its own tag, else -1
	learned  bool
	levels   int32 // how many levels its literals came from (Audemard and Simon, IJCAI 2009)
	activity float64
}

// watcher stands in the list of the word of its literal. blocker is another
// literal of the clause, of a one-word variable: while that is true, the clause
// need not be looked at.
type watcher struct {
	clause  int32
	mask    uint64
	blocker literal
}

// add stores a clause whose first two literals (if it has two variables) are
// fit to be watched, and returns its number.
func (c *clauses) add(s *engine, cl clause) int32 {
	var id int32
	if n := len(c.free); n > 0 {
		id = c.free[n-1]
		c.free = c.free[:n-1]
		c.all[id] = cl
	} else {
		id = int32(len(c.all))
		c.all = append(c.all, cl)
	}
	if cl.learned {
		c.learned++
	}
	if len(cl.literals) >= 2 {
		c.attach(s, id)
	}
	return id
}

// addAtRoot adds clauses when no decision stands; some of their literals may be
// false already. It reports false if one of them cannot be satisfied.
func (c *clauses) addAtRoot(s *engine, all [][]literal) bool {
	for _, ls := range all {
		n := 0 // literals found fit to be watched
		for i, l := range ls {
			if n < 2 && s.bits[l.word]&l.mask != 0 && (n == 0 || s.owner[l.word] != s.owner[ls[0].word]) {
				ls[n], ls[i] = ls[i], ls[n]
				n++
			}
		}
		id := c.add(s, clause{literals: ls, tag: -1})
		if n < 2 && !c.force(s, id) {
			return false
		}
	}
	return true
}

// reduce forgets the less useful half of the learned clauses once there are
// many. Those that are the reason of something on the trail stay.
func (c *clauses) reduce(s *engine) {
	if c.learned < c.limit {
		return
	}
	c.limit += 200
	locked := make([]bool, len(c.all))
	for _, e := range s.trail {
		if e.by == 0 {
			locked[e.hint] = true
		}
	}
	var candidates []int32
	for id := range c.all {
		cl := &c.all[id]
		if cl.learned && !locked[id] && cl.levels > 2 {
			candidates = append(candidates, int32(id))
		}
	}
	slices.SortFunc(candidates, func(a, b int32) int {
		return cmp.Or(
			-cmp.Compare(c.all[a].levels, c.all[b].levels),
			cmp.Compare(c.all[a].activity, c.all[b].activity),
			cmp.Compare(a, b))
	})
	c.drop(candidates[:len(candidates)/2])
}

// forget drops all that was learned. Nothing can be explained by it any more.
func (c *clauses) forget() {
	var all []int32
	for id := range c.all {
		if c.all[id].learned {
			all = append(all, int32(id))
		}
	}
	c.drop(all)
}

// drop takes learned clauses out.
func (c *clauses) drop(ids []int32) {
	for _, id := range ids {
		c.all[id] = clause{}
		c.free = append(c.free, id)
		c.learned--
	}
	for w, list := range c.watches {
		c.watches[w] = slices.DeleteFunc(list, func(o watcher) bool { return c.all[o.clause].literals == nil })
	}
}

// grow makes room for all words and attaches the clauses of the model.
func (c *clauses) grow(s *engine) {
	c.watches = make([][]watcher, len(s.bits))
	for id := range c.all {
		c.attach(s, int32(id))
	}
}

func (c *clauses) attach(s *engine, id int32) {
	for len(c.watches) < len(s.bits) {
		c.watches = append(c.watches, nil)
	}
	ls := c.all[id].literals
	c.watches[ls[0].word] = append(c.watches[ls[0].word], watcher{id, ls[0].mask, s.blocker(ls[1])})
	c.watches[ls[1].word] = append(c.watches[ls[1].word], watcher{id, ls[1].mask, s.blocker(ls[0])})
}

// wake visits the clauses that watch word w, which has just lost values of
// old. A literal that was false before has been dealt with, and whatever made
// its clause harmless then goes no later than it does.
func (c *clauses) wake(s *engine, w int32, old uint64) bool {
	list := c.watches[w]
	kept := 0
	now := s.bits[w]
	for i, watch := range list {
		if now&watch.mask != 0 || old&watch.mask == 0 || s.bits[watch.blocker.word]&^watch.blocker.mask == 0 {
			list[kept] = watch
			kept++
			continue
		}
		fate := c.visit(s, watch.clause, w)
		if fate == movedOn {
			continue
		}
		list[kept] = watch
		kept++
		if fate == unit && !c.force(s, watch.clause) {
			kept += copy(list[kept:], list[i+1:])
			c.watches[w] = list[:kept]
			return false
		}
	}
	c.watches[w] = list[:kept]
	return true
}

// blocker gives l if it can serve as one, else a literal that is never true.
func (s *engine) blocker(l literal) literal {
	if s.doms[s.owner[l.word]].words > 1 {
		return literal{s.yes.word, 0}
	}
	return l
}

// fate is what becomes of a watcher whose literal is false.
type fate uint8

const (
	unit      fate = iota // the other watched variable must satisfy the clause
	satisfied             // it does so already
	movedOn               // another literal is watched instead
)

// visit looks for another literal to watch in the place of the one on w, which
// is false. Unless the clause is satisfied, that one is the second afterwards.
func (c *clauses) visit(s *engine, id, w int32) fate {
	ls := c.all[id].literals
	if ls[0].word == w {
		ls[0], ls[1] = ls[1], ls[0]
	}
	first := ls[0]
	other := s.owner[first.word]
	if s.doms[other].words == 1 && s.bits[first.word]&^first.mask == 0 {
		return satisfied
	}
	for k := 2; k < len(ls); k++ {
		l := ls[k]
		if s.bits[l.word]&l.mask != 0 && s.owner[l.word] != other {
			ls[1], ls[k] = l, ls[1]
			c.watches[l.word] = append(c.watches[l.word], watcher{id, l.mask, s.blocker(first)})
			return movedOn
		}
	}
	return unit
}

// force makes the variable of the first literal satisfy the clause.
func (c *clauses) force(s *engine, id int32) bool {
	ls := c.all[id].literals
	x := s.owner[ls[0].word]
	d := &s.doms[x]
	s.by = 0
	if d.words == 1 {
		return s.cut(ls[0].word, ls[0].mask, id)
	}
	c.allowed = append(c.allowed[:0], make([]uint64, d.words)...)
	for _, l := range ls {
		if s.owner[l.word] == x {
			c.allowed[l.word-d.first] = l.mask
		}
	}
	for w := d.minWord; w <= d.maxWord; w++ {
		if !s.cut(w, c.allowed[w-d.first], id) {
			return false
		}
	}
	return true
}

func (c *clauses) propagate(*engine) bool { return true }

// explain: the other variables of the clause cannot satisfy it.
func (c *clauses) explain(r *reason, w int32, _ uint64, id int32) {
	cl := &c.all[id]
	x := r.owner[w]
	for _, l := range cl.literals {
		if r.owner[l.word] != x {
			r.lost(l.word, l.mask)
		}
	}
	cl.activity += c.bump
	r.facts(cl.tag, cl.tags)
}
