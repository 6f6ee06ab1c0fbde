package fdsearch

// Tries counts a search as somebody would who tries one value after the other.
// A search decides between a value of a variable and all others: once the
// first of two has failed, the second stands without a decision. To the reader
// of a table it was tried all the same, or the solution to which it led would
// come from nowhere. So each solution and each dead end ends a try of its own,
// unless nothing was to be tried at all.
type Tries struct {
	Made, Failed int64
	// without is the variable whose value was taken back last, from 1; 0 for
	// none. What it is otherwise counts as a try as soon as something comes of
	// it, unless the next decision tries another of its values.
	without int
	// learnt says that the search has jumped back and goes on by what it learned,
	// which counts as a try as soon as something comes of that alone.
	learnt bool
}

// Learn notes that the search jumps back by what it has learned.
func (t *Tries) Learn() { t.without, t.learnt = 0, true }

// Decide counts a decision about a variable.
func (t *Tries) Decide(variable int) {
	t.learnt = false
	if t.without != variable+1 {
		t.settle()
	}
	t.Made++
	t.without = 0
}

// TakeBack notes that the latest decision, about this variable, is taken back.
func (t *Tries) TakeBack(variable int) { t.without = variable + 1 }

// DeadEnd counts a dead end.
func (t *Tries) DeadEnd() {
	t.settle()
	t.Failed++
}

// Solution counts the try that ends with a solution.
func (t *Tries) Solution() { t.settle() }

func (t *Tries) settle() {
	if t.without != 0 || t.learnt {
		t.Made++
	}
	t.without, t.learnt = 0, false
}
