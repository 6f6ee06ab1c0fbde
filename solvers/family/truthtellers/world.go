package truthtellers

import (
	"slices"

	"solvitur/solvers/family/truthtellers/speech"
)

// world is how things may be, as far as that is settled.
type world struct {
	value [speech.Sorts][]int // by sort and position; open where nothing is settled
	// called counts the statements that are settled: those that are false, and those
	// that are true.
	called [2]int
}

func newWorld(s *story) *world {
	w := &world{}
	for sort := range speech.Sorts {
		n, least, most := s.span(sort)
		value := int(speech.Open)
		if sort == speech.OfKind && least == most {
			value = least // everybody is of the one kind
		}
		w.value[sort] = slices.Repeat([]int{value}, n)
	}
	return w
}

// copyFrom makes w equal to another world of the same story.
func (w *world) copyFrom(v *world) {
	for sort := range w.value {
		copy(w.value[sort], v.value[sort])
	}
	w.called = v.called
}

// set settles what something is, or opens the question.
func (w *world) set(u speech.Unknown, value int) {
	now := &w.value[u.Sort][u.At]
	if u.Sort == speech.OfTruth {
		if *now >= 0 {
			w.called[*now]--
		}
		if value >= 0 {
			w.called[value]++
		}
	}
	*now = value
}

// call settles whether a statement is true, or opens the question.
func (w *world) call(n int, t speech.Truth) { w.set(speech.OfTruth.At(n), int(t)) }

// Value is what something is; negative where that is open.
func (w *world) Value(of speech.Sort, at int) int { return w.value[of][at] }

// Called is how many statements are settled so.
func (w *world) Called(as speech.Truth) int { return w.called[as] }

// said is whether a statement is true.
func (w *world) said(n int) speech.Truth { return speech.Truth(w.value[speech.OfTruth][n]) }

// answers says whether what a person says fits the person's kind, as far as
// both are settled.
func (s *story) answers(w *world, who int) speech.Truth {
	kind := w.value[speech.OfKind][who]
	if kind < 0 || len(s.facts.Kinds) == 0 {
		return speech.TruthOf(len(s.facts.Kinds) == 0)
	}
	called, all := s.calledOf(w, who), len(s.saidBy[who])
	low, high := s.facts.Kinds[kind].lies(all)
	return speech.Between(called[speech.No], all-called[speech.Yes], low, high)
}

// calledOf counts what a person says, as far as it is settled: what is false, and what is
// true.
func (s *story) calledOf(w *world, who int) (called [2]int) {
	for _, n := range s.saidBy[who] {
		if t := w.said(n); t != speech.Open {
			called[t]++
		}
	}
	return called
}

// lies are the least and the most lies that one of the kind tells among so
// many statements.
func (k Kind) lies(of int) (low, high int) {
	switch k.Kind {
	case answersTruly:
		return 0, 0
	case answersFalse:
		return of, of
	case answersCount:
		return *k.Lies, *k.Lies
	}
	return 0, of
}
