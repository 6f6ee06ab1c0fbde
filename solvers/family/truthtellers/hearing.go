package truthtellers

import (
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// hearing is an answer, read as the checker reads it, with what its statements
// are called: a way to complete it. What they say is so or not so, with nothing
// between; nothing of this is used in a search.
type hearing struct {
	*story
	value  [speech.Sorts][]int // as for a world
	called []speech.Truth      // what each statement is called; open for nothing
	// lies is how many of all statements are supposed to be false; -1 for nothing.
	lies  int
	tries int // how much completing it may still cost
}

// mostTries bounds how often demands are looked at to complete an answer.
const mostTries = 2_000_000

// hearingOf reads an answer. Where it is asked which statements are true, it says so.
func hearingOf(s *story, w *world) *hearing {
	h := &hearing{story: s, value: w.value, called: slices.Repeat([]speech.Truth{speech.Open}, len(s.said)), lies: -1, tries: mostTries}
	if s.only {
		h.calledAll(w)
	}
	return h
}

// calledAll calls the statements what they are in a world, if that settles all.
func (h *hearing) calledAll(w *world) bool {
	for n, t := range w.value[speech.OfTruth] {
		h.called[n] = speech.Truth(t)
	}
	return !slices.Contains(h.called, speech.Open)
}

// so says whether something is so. Every statement that it speaks of is called
// true or false.
func (h *hearing) so(f speech.Formula) bool {
	switch f := f.(type) {
	case speech.Is:
		switch f.Sort {
		case speech.OfTruth:
			return h.called[f.At] == speech.Truth(f.Value)
		case speech.OfKind, speech.OfTrait, speech.OfPlace, speech.OfThing:
			return h.value[f.Sort][f.At] == f.Value
		}
	case speech.Beat:
		behind := each.Count(h.value[speech.OfPlace], func(place int) bool { return place > h.value[speech.OfPlace][f.Who] })
		return fits(f.Quantity, behind, len(h.People)-1)
	case speech.Ahead:
		first, second := h.value[speech.OfPlace][f.First], h.value[speech.OfPlace][f.Second]
		return first < second && (!f.Directly || first+1 == second)
	case speech.Alike:
		return h.value[speech.OfKind][f.A] == h.value[speech.OfKind][f.B]
	case speech.EachOnce:
		return len(slices.Compact(slices.Sorted(slices.Values(h.value[speech.OfKind])))) == len(h.People)
	case speech.Would:
		switch h.facts.Kinds[h.value[speech.OfKind][f.Who]].Kind {
		case answersTruly:
			return h.so(f.What)
		case answersFalse:
			return !h.so(f.What)
		}
		return false
	case speech.Not:
		return !h.so(f.Of)
	case speech.Junction:
		return h.joinedSo(f)
	case speech.Tally:
		return fits(f.Quantity, each.Count(f.Of, h.so), len(f.Of))
	case speech.Chorus:
		return fits(f.Quantity, h.count(f), len(f.Of))
	}
	panic("truthtellers: what nobody can judge was to be judged")
}

func (h *hearing) joinedSo(f speech.Junction) bool {
	a, b := h.so(f.A), h.so(f.B)
	switch f.Op {
	case speech.And:
		return a && b
	case speech.Or:
		return a || b
	case speech.Implies:
		return !a || b
	case speech.Iff:
		return a == b
	}
	return a != b
}

// fits says whether so many of all are as many as is said.
func fits(q speech.Quantity, n, of int) bool {
	switch q.Word {
	case "at least":
		return n >= q.N
	case "at most":
		return n <= q.N
	case "all":
		return n == of
	case "none":
		return n == 0
	}
	return n == q.N
}

// count counts the statements that are called as a chorus says.
func (h *hearing) count(f speech.Chorus) (n int) {
	if h.lies >= 0 && f.Scope == speech.ScopeAll {
		if f.Value {
			return len(h.said) - h.lies
		}
		return h.lies
	}
	for _, i := range f.Of {
		if h.called[i] == speech.TruthOf(f.Value) {
			n++
		}
	}
	return n
}

// known says whether what a demand says is known to be so or not.
func (h *hearing) known(d demand) bool {
	for _, n := range d.of {
		if n == theirNumber && h.lies < 0 && slices.Contains(h.called, speech.Open) || n >= 0 && h.called[n] == speech.Open {
			return false
		}
	}
	return true
}

// complete calls statements true or false so that all demands are met, and says
// whether that can be; if not, they are called as before. Those of which nothing is
// demanded are called nothing.
func (h *hearing) complete(demands []demand) (possible bool, err error) {
	var unsettled []int
	need := func(of ...int) {
		for _, n := range of {
			if n >= 0 && h.called[n] == speech.Open && !slices.Contains(unsettled, n) {
				unsettled = append(unsettled, n)
			}
		}
	}
	counted := false
	for _, d := range demands {
		need(d.of...)
		if d.statement >= 0 {
			need(d.statement)
		}
		counted = counted || slices.Contains(d.of, theirNumber)
	}
	least, most := -1, -1 // supposing nothing
	if counted && slices.Contains(h.called, speech.Open) {
		least, most = 0, len(h.said)
	}
	for h.lies = least; h.lies <= most && !possible && err == nil; h.lies++ {
		possible, err = h.call(unsettled, demands)
	}
	h.lies = -1
	return possible, err
}

// call calls unsettled statements true or false: as what they say is, where that is
// known, else one way and then the other.
func (h *hearing) call(unsettled []int, demands []demand) (possible bool, err error) {
	before := slices.Clone(h.called)
	for more := true; more; {
		if h.tries -= len(demands) + 1; h.tries < 0 {
			copy(h.called, before)
			return false, puzzle.ErrUndecided
		}
		more = false
		for _, d := range demands {
			if d.statement >= 0 && h.called[d.statement] == speech.Open && h.known(d) {
				h.called[d.statement], more = speech.TruthOf(h.so(d.what)), true
			}
		}
	}
	if h.lie() && h.breaks(demands) == "" {
		at := slices.IndexFunc(unsettled, func(n int) bool { return h.called[n] == speech.Open })
		if at < 0 {
			return true, nil
		}
		for _, way := range []speech.Truth{speech.Yes, speech.No} {
			h.called[unsettled[at]] = way
			if possible, err := h.call(unsettled[at:], demands); err != nil || possible {
				return possible, err
			}
		}
	}
	copy(h.called, before)
	return false, nil
}

// lie says whether as many statements can be false as are supposed to be.
func (h *hearing) lie() bool {
	least, most := h.liesAmong(speech.Positions(len(h.said)))
	return h.lies < 0 || least <= h.lies && h.lies <= most
}

// liesAmong counts the false ones among some statements, at least and at most.
func (h *hearing) liesAmong(of []int) (least, most int) {
	for _, n := range of {
		if h.called[n] == speech.No {
			least++
		}
		if h.called[n] != speech.Yes {
			most++
		}
	}
	return least, most
}

// truths says of every statement whether it is true in an answer to the facts that
// are kept; open where it may be either, or is not known to be one.
func (s *story) truths(x Solution, keep func(puzzle.FactID) bool) []speech.Truth {
	of := func() *hearing { return hearingOf(s, x.world) }
	first := of()
	demands := first.demands(keep)
	if possible, err := first.complete(demands); err != nil || !possible {
		// No answer to these facts: what is said is as true as its words all the same.
		demands = slices.DeleteFunc(demands, func(d demand) bool { return d.statement < 0 || len(d.of) > 0 })
		if possible, err := first.complete(demands); err != nil || !possible {
			return slices.Repeat([]speech.Truth{speech.Open}, len(s.said))
		}
	}
	settled := map[int]bool{}
	for _, d := range demands {
		settled[d.statement] = settled[d.statement] || len(d.of) == 0
	}
	truths := first.called
	for n, called := range truths {
		if other := of(); called != speech.Open && !settled[n] && other.called[n] == speech.Open {
			other.called[n] = called.Not()
			if possible, err := other.complete(demands); err != nil || possible {
				truths[n] = speech.Open
			}
		}
	}
	return truths
}
