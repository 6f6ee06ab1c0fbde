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

// judge says whether a formula is true, as far as the world settles it. It
// looks at the parts one by one: what only follows from several of them
// together stays open.
func (w *world) judge(f formula) truth {
	switch f := f.(type) {
	case isKind:
		if w.kind[f.who] < 0 {
			return open
		}
		return truthOf(w.kind[f.who] == f.kind)
	case hasTrait:
		return w.trait[f.trait][f.who]
	case inPlace:
		if w.place[f.who] == 0 {
			return open
		}
		return truthOf(w.place[f.who] == f.place)
	case beat:
		if w.place[f.who] == 0 {
			return open
		}
		behind := len(w.place) - w.place[f.who]
		low, high := f.bounds(len(w.place) - 1)
		return truthOf(low <= behind && behind <= high)
	case ahead:
		first, second := w.place[f.first], w.place[f.second]
		if f.first == f.second {
			return no
		}
		if first == 0 || second == 0 {
			return open
		}
		return truthOf(first < second && (!f.directly || first+1 == second))
	case alike:
		if f.a == f.b {
			return yes
		}
		if w.kind[f.a] < 0 || w.kind[f.b] < 0 {
			return open
		}
		return truthOf(w.kind[f.a] == w.kind[f.b])
	case would:
		return w.judge(f.meaning)
	case eachOnce:
		return w.judgeOnce(f)
	case thing:
		return w.thing[f]
	case words:
		return w.words[f]
	case isTrue:
		return w.said[f]
	case negation:
		return w.judge(f.of).not()
	case junction:
		return join(f.op, w.judge(f.a), w.judge(f.b))
	case tally:
		return w.judgeTally(f)
	case chorus:
		return w.judgeChorus(f)
	}
	panic("truthtellers: a formula of an unknown type")
}

// join is the truth of two sentences joined.
func join(op connective, a, b truth) truth {
	switch op {
	case opAnd:
		switch {
		case a == no || b == no:
			return no
		case a == yes && b == yes:
			return yes
		}
		return open
	case opOr:
		return join(opAnd, a.not(), b.not()).not()
	case opImplies:
		return join(opAnd, a, b.not()).not()
	}
	if a == open || b == open {
		return open
	}
	return truthOf((a == b) == (op == opIff))
}

func (w *world) judgeTally(f tally) truth {
	certain, possible := 0, len(f.of)
	for _, part := range f.of {
		switch w.judge(part) {
		case yes:
			certain++
		case no:
			possible--
		}
	}
	return within(f.quantity, certain, possible, len(f.of))
}

// within says whether a number is as stated that lies between two bounds.
func within(q quantity, certain, possible, of int) truth {
	low, high := q.bounds(of)
	return between(certain, possible, low, high)
}

// between says whether a number that lies between two bounds lies between two
// others.
func between(certain, possible, low, high int) truth {
	switch {
	case certain > high || possible < low:
		return no
	case low <= certain && possible <= high:
		return yes
	}
	return open
}

func (w *world) judgeChorus(f chorus) truth {
	trues, falses := 0, 0
	if len(f.of) == len(w.said) && f.scope == scopeAll {
		trues, falses = w.trues, w.falses
		if w.lies >= 0 {
			trues, falses = len(w.said)-w.lies, w.lies
		}
	} else {
		for _, n := range f.of {
			switch w.said[n] {
			case yes:
				trues++
			case no:
				falses++
			}
		}
	}
	if f.value {
		return within(f.quantity, trues, len(f.of)-falses, len(f.of))
	}
	return within(f.quantity, falses, len(f.of)-trues, len(f.of))
}

func (w *world) judgeOnce(f eachOnce) truth {
	used := make([]bool, f.kinds)
	result := yes
	for _, kind := range w.kind {
		switch {
		case kind < 0:
			result = open
		case used[kind]:
			return no
		default:
			used[kind] = true
		}
	}
	return result
}

// answers says whether what a person says fits the person's kind, as far as
// both are settled.
func (s *story) answers(w *world, who int) truth {
	if w.kind[who] < 0 || len(s.facts.Kinds) == 0 {
		return truthOf(len(s.facts.Kinds) == 0)
	}
	trues, falses := 0, 0
	for _, n := range s.saidBy[who] {
		switch w.said[n] {
		case yes:
			trues++
		case no:
			falses++
		}
	}
	all := len(s.saidBy[who])
	low, high := s.facts.Kinds[w.kind[who]].lies(all)
	return between(falses, all-trues, low, high)
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
