package truthtellers

import "slices"

// truth is what is known of a sentence. Of what is so or not, it is its value.
type truth int

const (
	open truth = iota - 1 // not known
	no
	yes
)

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}

// not is the truth of the contrary.
func (t truth) not() truth {
	if t == open {
		return open
	}
	return yes - t
}

// world is how things may be, as far as that is settled.
type world struct {
	value [sorts][]int // by sort and position; open where nothing is settled
	// called counts the statements that are settled: those that are false, and those
	// that are true.
	called [2]int
}

func newWorld(s *story) *world {
	w := &world{}
	for sort := range sorts {
		n, least, most := inWords[sort].size(s)
		value := int(open)
		if sort == ofKind && least == most {
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
func (w *world) set(u unknown, value int) {
	now := &w.value[u.sort][u.at]
	if u.sort == ofTruth {
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
func (w *world) call(n int, t truth) { w.set(unknown{ofTruth, n}, int(t)) }

// said is whether a statement is true.
func (w *world) said(n int) truth { return truth(w.value[ofTruth][n]) }
