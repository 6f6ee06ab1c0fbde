package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// level is one question, for what is unknown, with the case in hand.
type level struct {
	speech.Unknown
	now   int    // the number of the case
	world *world // as it was before the question
}

// cases reasons as a person does: suppose something of one person, see what
// that makes of the statements, and drop the case as soon as a fact is broken.
// Persons are taken in the order chosen.
func (k *task) cases() error {
	tests := k.tests(k.Kept, make([]bool, len(k.said)))
	k.hearKept()
	questions := k.questions()
	w := newWorld(k.story)
	var stack []level
	down := true // the case in hand is new, and not yet looked at
	for {
		if down {
			if err := k.Check(); err != nil {
				return err
			}
			fits, err := k.look(w, tests, len(stack))
			if err != nil {
				return err
			}
			next := slices.IndexFunc(questions, func(u speech.Unknown) bool { return w.value[u.Sort][u.At] < 0 })
			switch {
			case fits && next >= 0:
				stack = append(stack, level{questions[next], -1, w})
				w = newWorld(k.story)
			case fits:
				if err := k.foundWorld(w, len(stack)); err != nil {
					return err
				}
				// What is supposed of statements alone makes no other answer.
				for n := len(stack); !k.only && n > 0 && (stack[n-1].Sort == speech.OfTruth || stack[n-1].Sort == speech.OfWords); n-- {
					stack, w = stack[:n-1], stack[n-1].world
				}
			default:
				k.Stats.DeadEnds++
			}
			down = false
		}
		if len(stack) == 0 {
			return nil
		}
		top := &stack[len(stack)-1]
		top.now++
		suppose, more := k.caseOf(top.Unknown, top.now)
		if !more {
			w = top.world
			stack = stack[:len(stack)-1]
			continue
		}
		w.copyFrom(top.world)
		if suppose.Sort == speech.OfPlace && slices.Contains(w.value[speech.OfPlace], suppose.Value) {
			continue // places are taken once
		}
		k.Stats.Nodes++
		w.set(suppose.Unknown, suppose.Value)
		if err := k.step(w, view.Guess, len(stack), func() string { return "Suppose " + k.supposed(suppose, true) + "." }); err != nil {
			return err
		}
		down = true
	}
}

// hearKept notes which statements were heard, and which kinds answer as they
// are said to: what is asked for in every case.
func (k *task) hearKept() {
	for _, u := range k.said {
		k.heard = append(k.heard, k.Kept(u.fact()))
	}
	for i := range k.facts.Kinds {
		k.answering = append(k.answering, k.Kept(kindID(i)))
	}
}

// questions lists what there is to suppose: how many statements are false, if any
// fact speaks of that; then person by person; then single statements.
func (k *task) questions() (all []speech.Unknown) {
	if k.countsLies() {
		all = append(all, speech.OfLies.At(0))
	}
	for _, who := range k.Positions(orderPeople, k.People) {
		all = append(all, k.ofPerson(who)...)
	}
	all = append(all, k.unknowns(speech.OfThing)...)
	for n, u := range k.said {
		all = append(all, speech.OfTruth.At(n))
		if u.beyond {
			all = append(all, speech.OfWords.At(n))
		}
	}
	return all
}

// caseOf is a case of a question, by number: first it is supposed that it is so.
func (k *task) caseOf(u speech.Unknown, number int) (suppose speech.Is, more bool) {
	_, least, most := k.span(u.Sort)
	if suppose = u.Is(least + number); u.Sort.Whether() {
		suppose.Value = most - number
	}
	return suppose, number <= most-least
}

// countsLies says whether a fact speaks of how many of all statements are
// false.
func (k *task) countsLies() bool {
	if slices.ContainsFunc(k.said, func(u utterance) bool { return k.Kept(u.fact()) && k.countsAll(u.what) }) {
		return true
	}
	for i, held := range k.conditions {
		if k.Kept(conditionID(i)) && k.countsAll(held) {
			return true
		}
	}
	return false
}

// countsAll says whether a formula speaks of how many of all statements are false.
func (s *story) countsAll(f speech.Formula) bool {
	return slices.Contains(speech.Speaks(f), speech.OfLies.At(0))
}

// look settles which statements are true in a case, as far as the case tells,
// and tests it.
func (k *task) look(w *world, tests []test, depth int) (fits bool, err error) {
	for changed := true; changed; {
		changed = false
		for n, u := range k.said {
			if err := k.Check(); err != nil {
				return false, err
			}
			if t := w.said(n); t != speech.Open {
				if words := speech.OfWords.At(n); u.beyond && k.heard[n] && w.value[speech.OfWords][n] < 0 {
					w.set(words, int(t)) // true words say what is so
				}
				continue
			}
			t := k.bound(w, n)
			if t == speech.Open && k.heard[n] {
				t = u.what.Judge(w)
			}
			if t != speech.Open {
				w.call(n, t)
				changed = true
			}
		}
	}
	if lies := w.value[speech.OfLies][0]; lies >= 0 && (lies < w.called[speech.No] || lies > len(k.said)-w.called[speech.Yes]) {
		return false, k.step(w, view.Conflict, depth, func() string {
			return fmt.Sprintf("But then the number of false statements is not %s.", speech.Amount(lies))
		})
	}
	for _, t := range tests {
		k.Stats.Tests++
		if err := k.Check(); err != nil {
			return false, err
		}
		if t.judge(w) == speech.No {
			return false, k.step(w, view.Conflict, depth, func() string { return "But then " + k.failed(w, t) + "." }, t.fact)
		}
	}
	return true, nil
}

// bound is the truth of a statement as far as its speaker's kind fixes it:
// whoever has told all the lies that are due tells the truth from then on.
func (k *task) bound(w *world, n int) speech.Truth {
	who := k.said[n].speaker
	if who < 0 || w.value[speech.OfKind][who] < 0 || !k.answering[w.value[speech.OfKind][who]] {
		return speech.Open
	}
	called, all := k.calledOf(w, who), len(k.saidBy[who])
	low, high := k.facts.Kinds[w.value[speech.OfKind][who]].lies(all)
	switch {
	case called[speech.No] == high:
		return speech.Yes
	case all-called[speech.Yes] == low:
		return speech.No
	}
	return speech.Open
}

// orderPeople is the order in which case by case takes the persons.
const orderPeople = "people"

func orderings(s *story) []puzzle.Ordering {
	if len(s.facts.People) < 2 {
		return nil
	}
	return []puzzle.Ordering{{Name: orderPeople, Label: "Whom to ask first, case by case", Items: s.facts.People}}
}
