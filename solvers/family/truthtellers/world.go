package truthtellers

import "slices"

// truth is what is known of a sentence.
type truth int8

const (
	open truth = iota // not known
	yes
	no
)

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}

// not is the truth of the contrary.
func (t truth) not() truth { return [...]truth{open: open, yes: no, no: yes}[t] }

// world is how things may be, as far as that is settled.
type world struct {
	kind  []int     // by person; -1 is open
	trait [][]truth // by trait and person
	place []int     // by person; 0 is open
	thing []truth
	said  []truth // by statement
	words []truth // by statement: whether what nobody can judge is so
	// trues and falses count the statements that are settled.
	trues, falses int
	// lies is the number of false statements among all, if that is supposed
	// before they are settled; -1 is open.
	lies int
}

func newWorld(s *story) *world {
	w := &world{kind: make([]int, len(s.people)), place: make([]int, len(s.people)), thing: make([]truth, len(s.facts.Things)), said: make([]truth, len(s.said)), words: make([]truth, len(s.said)), lies: -1}
	for who := range w.kind {
		if len(s.facts.Kinds) != 1 {
			w.kind[who] = -1
		}
	}
	for range s.facts.Traits {
		w.trait = append(w.trait, make([]truth, len(s.people)))
	}
	return w
}

// copyFrom makes w equal to another world of the same story.
func (w *world) copyFrom(v *world) {
	copy(w.kind, v.kind)
	copy(w.place, v.place)
	copy(w.thing, v.thing)
	copy(w.said, v.said)
	copy(w.words, v.words)
	for i := range w.trait {
		copy(w.trait[i], v.trait[i])
	}
	w.trues, w.falses, w.lies = v.trues, v.falses, v.lies
}

// call settles whether a statement is true, or opens the question.
func (w *world) call(n int, t truth) {
	for _, change := range []struct {
		t  truth
		by int
	}{{w.said[n], -1}, {t, 1}} {
		switch change.t {
		case yes:
			w.trues += change.by
		case no:
			w.falses += change.by
		}
	}
	w.said[n] = t
}

// solution writes a settled world down.
func (s *story) solution(w *world) Solution {
	out := Solution{Kinds: []string{}, Traits: [][]string{}, Order: []string{}, Things: []string{}, True: []int{}, Words: []int{}}
	for _, kind := range w.kind {
		if kind >= 0 {
			out.Kinds = append(out.Kinds, s.facts.Kinds[kind].Name)
		}
	}
	for _, of := range w.trait {
		have := []string{}
		for who, t := range of {
			if t == yes {
				have = append(have, s.people[who])
			}
		}
		out.Traits = append(out.Traits, have)
	}
	if s.facts.Ranked {
		out.Order = make([]string, len(s.people))
		for who, place := range w.place {
			out.Order[place-1] = s.people[who]
		}
	}
	for i, t := range w.thing {
		if t == yes {
			out.Things = append(out.Things, s.facts.Things[i])
		}
	}
	for n, t := range w.said {
		if t == yes {
			out.True = append(out.True, n+1)
		}
		if w.words[n] == yes {
			out.Words = append(out.Words, n+1)
		}
	}
	return out
}

// world reads a solution back, and names the rules that it breaks: only a
// world that breaks none is settled throughout.
func (s *story) world(x Solution) (w *world, broken []string) {
	w = newWorld(s)
	if !s.readKinds(w, x.Kinds) || !s.readTraits(w, x.Traits) {
		broken = append(broken, s.rule(ruleKinds))
	}
	if !s.readOrder(w, x.Order) {
		broken = append(broken, s.rule(ruleOrder))
	}
	if next := inOrder(s.facts.Things, x.Things); next == nil && len(x.Things) > 0 {
		broken = append(broken, s.rule(ruleThings))
	} else {
		for i := range w.thing {
			w.thing[i] = truthOf(slices.Contains(next, i))
		}
	}
	for n, u := range s.said {
		w.call(n, no)
		if _, judged := u.what.(words); judged {
			w.words[n] = no
		}
	}
	if !ascending(x.True, len(s.said)) || !ascending(x.Words, len(s.said)) {
		return w, append(broken, ruleStatements)
	}
	for _, number := range x.True {
		w.call(number-1, yes)
	}
	for _, number := range x.Words {
		if w.words[number-1] == open {
			return w, append(broken, ruleStatements)
		}
		w.words[number-1] = yes
	}
	return w, broken
}

// ascending says whether these are different numbers from 1 to n, in order.
func ascending(numbers []int, n int) bool {
	last := 0
	for _, number := range numbers {
		if number <= last || number > n {
			return false
		}
		last = number
	}
	return true
}

func (s *story) readKinds(w *world, names []string) bool {
	wanted := len(s.people)
	if len(s.facts.Kinds) == 0 {
		wanted = 0
	}
	if len(names) != wanted {
		return false
	}
	for who, name := range names {
		if w.kind[who] = s.kindIndex(name); w.kind[who] < 0 {
			return false
		}
	}
	return true
}

func (s *story) readTraits(w *world, traits [][]string) bool {
	if len(traits) != len(w.trait) {
		return false
	}
	for i, names := range traits {
		have := inOrder(s.people, names)
		if have == nil && len(names) > 0 {
			return false
		}
		for who := range w.trait[i] {
			w.trait[i][who] = truthOf(slices.Contains(have, who))
		}
	}
	return true
}

func (s *story) readOrder(w *world, order []string) bool {
	if !s.facts.Ranked {
		return len(order) == 0
	}
	if len(order) != len(s.people) {
		return false
	}
	for i, name := range order {
		who := slices.Index(s.people, name)
		if who < 0 || w.place[who] != 0 {
			return false
		}
		w.place[who] = i + 1
	}
	return true
}

// inOrder gives the positions of names in a list, nil if they are not in the
// list's order.
func inOrder(list, names []string) []int {
	var at []int
	for _, name := range names {
		i := slices.Index(list, name)
		if i < 0 || len(at) > 0 && i <= at[len(at)-1] {
			return nil
		}
		at = append(at, i)
	}
	return at
}
