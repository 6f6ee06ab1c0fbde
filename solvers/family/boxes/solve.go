package boxes

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	f Facts

	// The orders chosen, as positions in the facts' lists.
	boxes, colours []int

	conditions []test // those that are kept
	stage      *stage // what the replay shows; nil without a trace
}

func solve(f Facts, s *puzzle.Search[Solution]) error {
	k := newTask(f, s)
	if s.Trace {
		k.stage = newStage(f, s.Kept)
	}
	if err := k.Check(); err != nil {
		return err
	}
	if short, err := k.short(); short {
		return err
	}
	switch s.Strategy {
	case propagation:
		return k.propagate()
	case boxByBox:
		return k.boxByBox()
	case listFront:
		return k.list(inFront)
	default:
		return k.list(atEnd)
	}
}

func newTask(f Facts, s *puzzle.Search[Solution]) *task {
	order := orderings(f)
	k := &task{Search: s, f: f, conditions: conditionTests(f, s.Kept)}
	for _, name := range s.Order("boxes", order[0].Items) {
		k.boxes = append(k.boxes, f.box(name))
	}
	for _, name := range s.Order("colours", order[1].Items) {
		k.colours = append(k.colours, f.colour(name))
	}
	return k
}

// shortage says in words that there are fewer balls than places in boxes, ""
// if that is not so. The facts named prove it by themselves.
func shortage(f Facts, keep func(puzzle.FactID) bool) (string, []puzzle.FactID) {
	sum, places := 0, len(f.Boxes)*f.PerBox
	var known []puzzle.FactID
	for c, colour := range f.Colours {
		if !keep(colourID(c)) {
			return "", nil
		}
		sum += colour.Balls
		known = append(known, colourID(c))
	}
	if sum >= places {
		return "", nil
	}
	return fmt.Sprintf("%s of %s need %s, and there %s only %d.", english.Count(len(f.Boxes), "box", "boxes"), english.Count(f.PerBox, "ball", "balls"),
		english.Count(places, "ball", "balls"), map[bool]string{true: "is", false: "are"}[sum == 1], sum), known
}

// short reports, before any search, that there are too few balls.
func (k *task) short() (bool, error) {
	k.Stats.Tests++
	text, facts := shortage(k.f, k.Kept)
	if text == "" {
		return false, nil
	}
	k.Stats.DeadEnds++
	k.Refuted(facts)
	return true, k.Step(func() view.Frame {
		return view.Frame{Caption: text, Role: view.Conflict, Facts: facts}
	})
}

// unlimited is more balls than all boxes together can hold.
const unlimited = maxBoxes*maxPerBox + 1

// stock is how many balls of each colour may be used: as many as there are, or
// any number where that fact is switched off.
func (k *task) stock() []int {
	stock := make([]int, len(k.f.Colours))
	for c, colour := range k.f.Colours {
		stock[c] = unlimited
		if k.Kept(colourID(c)) {
			stock[c] = colour.Balls
		}
	}
	return stock
}

// firstBroken judges facts on a filling, and counts the tests.
func (k *task) firstBroken(tests []test, p progress) *test {
	t, tested := firstBroken(tests, p)
	k.Stats.Tests += int64(tested)
	return t
}

// firstBroken judges facts on a filling until one is broken, and gives that one
// and how many were tested.
func firstBroken(tests []test, p progress) (t *test, tested int) {
	for i := range tests {
		if tests[i].judge(p) == broken {
			return &tests[i], i + 1
		}
	}
	return nil, len(tests)
}

// speaksOf lists, for every box in the order given, the tests to make when it is
// full: those that speak of it.
func speaksOf(boxes []int, tests []test) [][]test {
	by := make([][]test, len(boxes))
	for depth, b := range boxes {
		for _, t := range tests {
			if slices.Contains(t.boxes, b) {
				by[depth] = append(by[depth], t)
			}
		}
	}
	return by
}
