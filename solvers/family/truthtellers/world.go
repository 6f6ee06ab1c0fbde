package truthtellers

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
