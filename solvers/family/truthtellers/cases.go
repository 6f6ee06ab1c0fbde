package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// question is something that a person who reasons case by case supposes.
type question struct {
	sort  byte // 'k' kind, 't' trait, 'p' place, 'i' thing, 's' statement, 'w' its words, 'n' number of lies
	index int  // of the person, thing or statement
	other int  // the trait
	size  int  // answers, from 0
}

// level is one question with the case in hand.
type level struct {
	question
	now   int
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
			q, open := k.nextQuestion(w, questions)
			switch {
			case fits && open:
				stack = append(stack, level{q, -1, w})
				w = newWorld(k.story)
			case fits:
				if err := k.foundWorld(w, len(stack)); err != nil {
					return err
				}
				// What is supposed of statements alone makes no other answer.
				for n := len(stack); !k.only && n > 0 && (stack[n-1].sort == 's' || stack[n-1].sort == 'w'); n-- {
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
		if top.now++; top.now == top.size {
			w = top.world
			stack = stack[:len(stack)-1]
			continue
		}
		w.copyFrom(top.world)
		if !k.possible(w, top.question, top.now) {
			continue
		}
		k.Stats.Nodes++
		k.suppose(w, top.question, top.now)
		if err := k.step(func() looks { return k.looks(w, view.Guess) }, func() view.Frame {
			return view.Frame{Caption: "Suppose " + k.supposed(top.question, top.now) + ".", Role: view.Guess, Depth: len(stack)}
		}); err != nil {
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

// questions lists what there is to suppose before single statements: how many
// statements are false, if any speaks of that; then person by person.
func (k *task) questions() []question {
	var all []question
	if k.countsLies() {
		all = append(all, question{'n', 0, 0, len(k.said) + 1})
	}
	for _, who := range k.Positions(orderPeople, k.people) {
		if len(k.facts.Kinds) > 1 {
			all = append(all, question{'k', who, 0, len(k.facts.Kinds)})
		}
		for trait := range k.facts.Traits {
			all = append(all, question{'t', who, trait, 2})
		}
		if k.facts.Ranked {
			all = append(all, question{'p', who, 0, len(k.people)})
		}
	}
	for i := range k.facts.Things {
		all = append(all, question{'i', i, 0, 2})
	}
	return all
}

// countsLies says whether a fact speaks of how many of all statements are
// false.
func (k *task) countsLies() bool {
	for _, u := range k.said {
		if k.Kept(u.fact()) && countsAll(u.what) {
			return true
		}
	}
	for i, held := range k.conditions {
		if k.Kept(conditionID(i)) && countsAll(held) {
			return true
		}
	}
	return false
}

// countsAll says whether a formula speaks of how many of all statements are false.
func countsAll(f formula) bool { return slices.Contains(speaksOf(f), theirNumber) }

// nextQuestion is the first that is open.
func (k *task) nextQuestion(w *world, questions []question) (question, bool) {
	for _, q := range questions {
		var open bool
		switch q.sort {
		case 'n':
			open = w.lies < 0
		case 'k':
			open = w.kind[q.index] < 0
		case 't':
			open = w.trait[q.other][q.index] == 0
		case 'p':
			open = w.place[q.index] == 0
		case 'i':
			open = w.thing[q.index] == 0
		}
		if open {
			return q, true
		}
	}
	for n, t := range w.said {
		if t == open {
			return question{'s', n, 0, 2}, true
		}
		if _, there := k.said[n].what.(words); there && w.words[n] == open {
			return question{'w', n, 0, 2}, true
		}
	}
	return question{}, false
}

// possible says whether a case is one at all: places are taken once.
func (k *task) possible(w *world, q question, now int) bool {
	return q.sort != 'p' || !slices.Contains(w.place, now+1)
}

// suppose puts a case into the world.
func (k *task) suppose(w *world, q question, now int) {
	held := truthOf(now == 0) // first suppose that it is so
	switch q.sort {
	case 'n':
		w.lies = now
	case 'k':
		w.kind[q.index] = now
	case 't':
		w.trait[q.other][q.index] = held
	case 'p':
		w.place[q.index] = now + 1
	case 'i':
		w.thing[q.index] = held
	case 's':
		w.call(q.index, held)
	case 'w':
		w.words[q.index] = held
	}
}

func (k *task) supposed(q question, now int) string {
	switch q.sort {
	case 'n':
		return fmt.Sprintf("%s of all statements are false", quantity{"exactly", now})
	case 'k':
		return k.english(isKind{q.index, now}, -1)
	case 't':
		return k.clause(hasTrait{q.index, q.other}, -1, now == 0)
	case 'p':
		return k.english(inPlace{q.index, now + 1}, -1)
	case 'i':
		return k.clause(thing(q.index), -1, now == 0)
	case 'w':
		return k.clause(words(q.index), -1, now == 0)
	}
	if who := k.said[q.index].speaker; who >= 0 {
		return fmt.Sprintf("what %s says is %t: “%s”", k.people[who], now == 0, k.quote(q.index))
	}
	return fmt.Sprintf("statement %d is %t", q.index+1, now == 0)
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
			if w.said[n] != open {
				if _, there := u.what.(words); there && k.heard[n] && w.words[n] == open {
					w.words[n] = w.said[n] // true words say what is so
				}
				continue
			}
			t := k.bound(w, n)
			if t == open && k.heard[n] {
				t = w.judge(u.what)
			}
			if t != open {
				w.call(n, t)
				changed = true
			}
		}
	}
	if w.lies >= 0 && between(w.falses, len(k.said)-w.trues, w.lies, w.lies) == no {
		return false, k.step(func() looks { return k.looks(w, view.Guess) }, func() view.Frame {
			return view.Frame{Caption: fmt.Sprintf("But then not %s statements are false.", amount(w.lies)), Role: view.Conflict, Depth: depth}
		})
	}
	for _, t := range tests {
		k.Stats.Tests++
		if err := k.Check(); err != nil {
			return false, err
		}
		if t.judge(w) == no {
			return false, k.step(func() looks { return k.looks(w, view.Guess) }, func() view.Frame {
				return view.Frame{Caption: "But then " + k.failed(w, t) + ".", Role: view.Conflict, Facts: []string{t.fact}, Depth: depth}
			})
		}
	}
	return true, nil
}

// bound is the truth of a statement as far as its speaker's kind fixes it:
// whoever has told all the lies that are due tells the truth from then on.
func (k *task) bound(w *world, n int) truth {
	who := k.said[n].speaker
	if who < 0 || w.kind[who] < 0 || !k.answering[w.kind[who]] {
		return open
	}
	falses, unsaid := 0, 0
	for _, other := range k.saidBy[who] {
		switch w.said[other] {
		case no:
			falses++
		case open:
			unsaid++
		}
	}
	low, high := k.facts.Kinds[w.kind[who]].lies(len(k.saidBy[who]))
	switch {
	case falses == high:
		return yes
	case falses+unsaid == low:
		return no
	}
	return open
}

// orderPeople is the order in which case by case takes the persons.
const orderPeople = "people"

func orderings(s *story) []puzzle.Ordering {
	if len(s.facts.People) < 2 {
		return nil
	}
	return []puzzle.Ordering{{Name: orderPeople, Label: "Whom to ask first, case by case", Items: s.facts.People}}
}
