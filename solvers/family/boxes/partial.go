package boxes

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
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
	judges []func(progress) rows.Outcome
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
func (t *test) judge(p progress) rows.Outcome {
	judged := rows.Met
	for _, part := range t.judges {
		switch part(p) {
		case rows.Broken:
			return rows.Broken
		case rows.Open:
			judged = rows.Open
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
	t.judges = append(t.judges, func(p progress) rows.Outcome {
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
	t.judges = append(t.judges, func(p progress) rows.Outcome {
		there, possible := 0, len(of)
		for _, parts := range of {
			switch parts.judge(p) {
			case rows.Met:
				there++
			case rows.Broken:
				possible--
			}
		}
		return n.among(there, possible)
	})
}

// joined judges a formula by what judges its conditions.
func (t *test) joined(f store, of *rows.Formula[Condition]) {
	t.judges = append(t.judges, rows.Judge(of, func(c Condition) func(progress) rows.Outcome {
		part := test{}
		conditions.Post(posting{f, &part}, c)
		for _, box := range part.boxes {
			t.speaks(box)
		}
		return part.judge
	}))
}

// judge says whether a case is there.
func (all contents) judge(p progress) rows.Outcome {
	judged := rows.Met
	for _, part := range all {
		switch n := p.filling[part.box][part.colour]; {
		case !p.full[part.box]:
			judged = rows.Open
		case n < part.least || n > part.most:
			return rows.Broken
		}
	}
	return judged
}
