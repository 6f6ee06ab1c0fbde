package boxes

import (
	"slices"

	"solvitur/solvers/puzzle"
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
func conditionTests(f Facts, keep func(puzzle.FactID) bool) []test {
	var tests []test
	for i, c := range f.Conditions {
		if id := conditions.ID(i); keep(id) {
			t := test{id: id}
			conditions.Post(posting{f, &t}, c)
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
