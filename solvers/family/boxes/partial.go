package boxes

import (
	"slices"

	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// outcome is what is known of a condition while boxes are being filled.
type outcome int

const (
	open outcome = iota // it depends on boxes still to be filled
	met
	broken
)

// progress is a filling of which some boxes are full, and the others count for
// nothing yet.
type progress struct {
	filling
	full   []bool
	perBox int
}

// test is a condition made fit for judging fillings, whole or in part.
type test struct {
	id     puzzle.FactID
	boxes  []int // those that it speaks of
	judges []func(progress) outcome
}

// conditionTests are the conditions that are kept.
func conditionTests(f store, keep func(puzzle.FactID) bool) []test {
	var tests []test
	for i := range f.Conditions {
		if id := conditions.ID(i); keep(id) {
			t := test{id: id}
			f.post(&t, i)
			tests = append(tests, t)
		}
	}
	return tests
}

// judge says what is known of the condition: it is broken if one of its parts is.
func (t *test) judge(p progress) outcome {
	judged := met
	for _, part := range t.judges {
		switch part(p) {
		case broken:
			return broken
		case open:
			judged = open
		}
	}
	return judged
}

// speaks notes that the condition speaks of a box.
func (t *test) speaks(box int) {
	if !slices.Contains(t.boxes, box) {
		t.boxes = append(t.boxes, box)
	}
}

func (t *test) total(boxes []int, colour int, n many) {
	for _, b := range boxes {
		t.speaks(b)
	}
	t.judges = append(t.judges, func(p progress) outcome {
		least, most := 0, 0
		for _, b := range boxes {
			if p.full[b] {
				least += p.filling[b][colour]
				most += p.filling[b][colour]
			} else {
				most += p.perBox
			}
		}
		return n.among(least, most)
	})
}

func (t *test) cases(n many, of []contents) {
	for _, parts := range of {
		for _, part := range parts {
			t.speaks(part.box)
		}
	}
	t.judges = append(t.judges, func(p progress) outcome {
		there, possible := 0, len(of)
		for _, parts := range of {
			switch parts.judge(p) {
			case met:
				there++
			case broken:
				possible--
			}
		}
		return n.among(there, possible)
	})
}

// joined judges a formula by Kleene's strong logic: it is open unless it is met, or
// broken, however the open conditions turn out one by one.
func (t *test) joined(f store, of *rows.Formula[Condition]) {
	judges := formula.Fold(of, func(n formula.Node[Condition], x, y func(progress) outcome) func(progress) outcome {
		if n.Op == formula.Sentence {
			part := test{}
			conditions.Post(posting{f, &part}, n.Atom)
			for _, box := range part.boxes {
				t.speaks(box)
			}
			return part.judge
		}
		return func(p progress) outcome {
			if n.Op == formula.Not {
				return x(p).contrary()
			}
			a, b := x(p), y(p)
			switch n.Op {
			case formula.And:
				return both(a, b)
			case formula.Or:
				return both(a.contrary(), b.contrary()).contrary()
			case formula.Implies:
				return both(a, b.contrary()).contrary()
			}
			return both(both(a, b.contrary()).contrary(), both(b, a.contrary()).contrary())
		}
	})
	t.judges = append(t.judges, judges)
}

func (o outcome) contrary() outcome { return [...]outcome{open: open, met: broken, broken: met}[o] }

// both is what is known of two conditions together.
func both(a, b outcome) outcome {
	switch {
	case a == broken || b == broken:
		return broken
	case a == met:
		return b
	}
	return open
}

// judge says whether a case is there.
func (all contents) judge(p progress) outcome {
	judged := met
	for _, part := range all {
		switch n := p.filling[part.box][part.colour]; {
		case !p.full[part.box]:
			judged = open
		case n < part.least || n > part.most:
			return broken
		}
	}
	return judged
}
