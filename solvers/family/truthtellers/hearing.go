package truthtellers

import (
	"slices"

	"solvitur/solvers/puzzle"
)

// hearing is an answer, read as the checker reads it, with what its statements
// are called: a way to complete it. What they say is so or not so, with nothing
// between; nothing of this is used in a search.
type hearing struct {
	*story
	value  [sorts][]int // as for a world
	called []truth      // what each statement is called; open for nothing
	// lies is how many of all statements are supposed to be false; -1 for nothing.
	lies  int
	tries int // how much completing it may still cost
}

// mostTries bounds how often demands are looked at to complete an answer.
const mostTries = 2_000_000

// hearingOf reads an answer. Where it is asked which statements are true, it says so.
func hearingOf(s *story, w *world) *hearing {
	h := &hearing{story: s, value: w.value, called: slices.Repeat([]truth{open}, len(s.said)), lies: -1, tries: mostTries}
	if s.only {
		h.calledAll(w)
	}
	return h
}

// calledAll calls the statements what they are in a world, if that settles all.
func (h *hearing) calledAll(w *world) bool {
	for n, t := range w.value[ofTruth] {
		h.called[n] = truth(t)
	}
	return !slices.Contains(h.called, open)
}

// so says whether something is so. Every statement that it speaks of is called
// true or false.
func (h *hearing) so(f formula) bool {
	switch f := f.(type) {
	case is:
		switch f.sort {
		case ofTruth:
			return h.called[f.at] == truth(f.value)
		case ofKind, ofTrait, ofPlace, ofThing:
			return h.value[f.sort][f.at] == f.value
		}
	case beat:
		behind := 0
		for _, place := range h.value[ofPlace] {
			if place > h.value[ofPlace][f.who] {
				behind++
			}
		}
		return f.is(behind, len(h.people)-1)
	case ahead:
		first, second := h.value[ofPlace][f.first], h.value[ofPlace][f.second]
		return first < second && (!f.directly || first+1 == second)
	case alike:
		return h.value[ofKind][f.a] == h.value[ofKind][f.b]
	case eachOnce:
		return len(slices.Compact(slices.Sorted(slices.Values(h.value[ofKind])))) == len(h.people)
	case would:
		switch h.facts.Kinds[h.value[ofKind][f.who]].Kind {
		case answersTruly:
			return h.so(f.what)
		case answersFalse:
			return !h.so(f.what)
		}
		return false
	case negation:
		return !h.so(f.of)
	case junction:
		return h.joinedSo(f)
	case tally:
		n := 0
		for _, part := range f.of {
			if h.so(part) {
				n++
			}
		}
		return f.is(n, len(f.of))
	case chorus:
		return f.is(h.count(f), len(f.of))
	}
	panic("truthtellers: what nobody can judge was to be judged")
}

func (h *hearing) joinedSo(f junction) bool {
	a, b := h.so(f.a), h.so(f.b)
	switch f.op {
	case opAnd:
		return a && b
	case opOr:
		return a || b
	case opImplies:
		return !a || b
	case opIff:
		return a == b
	}
	return a != b
}

// is says whether so many of all are as many as it says.
func (q quantity) is(n, of int) bool {
	switch q.word {
	case "at least":
		return n >= q.n
	case "at most":
		return n <= q.n
	case "all":
		return n == of
	case "none":
		return n == 0
	}
	return n == q.n
}

// count counts the statements that are called as a chorus says.
func (h *hearing) count(f chorus) (n int) {
	if h.lies >= 0 && f.scope == scopeAll {
		if f.value {
			return len(h.said) - h.lies
		}
		return h.lies
	}
	for _, i := range f.of {
		if h.called[i] == truthOf(f.value) {
			n++
		}
	}
	return n
}

// known says whether what a demand says is known to be so or not.
func (h *hearing) known(d demand) bool {
	for _, n := range d.of {
		if n == theirNumber && h.lies < 0 && slices.Contains(h.called, open) || n >= 0 && h.called[n] == open {
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
			if n >= 0 && h.called[n] == open && !slices.Contains(unsettled, n) {
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
	if counted && slices.Contains(h.called, open) {
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
			if d.statement >= 0 && h.called[d.statement] == open && h.known(d) {
				h.called[d.statement], more = truthOf(h.so(d.what)), true
			}
		}
	}
	if h.lie() && h.breaks(demands) == "" {
		at := slices.IndexFunc(unsettled, func(n int) bool { return h.called[n] == open })
		if at < 0 {
			return true, nil
		}
		for _, way := range []truth{yes, no} {
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
	least, most := h.liesAmong(h.everything())
	return h.lies < 0 || least <= h.lies && h.lies <= most
}

// liesAmong counts the false ones among some statements, at least and at most.
func (h *hearing) liesAmong(of []int) (least, most int) {
	for _, n := range of {
		if h.called[n] == no {
			least++
		}
		if h.called[n] != yes {
			most++
		}
	}
	return least, most
}

// truths says of every statement whether it is true in an answer to the facts that
// are kept; open where it may be either, or is not known to be one.
func (s *story) truths(x Solution, keep func(puzzle.FactID) bool) []truth {
	of := func() *hearing { return hearingOf(s, x.world) }
	first := of()
	demands := first.demands(keep)
	if possible, err := first.complete(demands); err != nil || !possible {
		// No answer to these facts: what is said is as true as its words all the same.
		demands = slices.DeleteFunc(demands, func(d demand) bool { return d.statement < 0 || len(d.of) > 0 })
		if possible, err := first.complete(demands); err != nil || !possible {
			return slices.Repeat([]truth{open}, len(s.said))
		}
	}
	settled := map[int]bool{}
	for _, d := range demands {
		settled[d.statement] = settled[d.statement] || len(d.of) == 0
	}
	truths := first.called
	for n, called := range truths {
		if other := of(); called != open && !settled[n] && other.called[n] == open {
			other.called[n] = called.not()
			if possible, err := other.complete(demands); err != nil || possible {
				truths[n] = open
			}
		}
	}
	return truths
}
