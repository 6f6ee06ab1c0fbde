package boxes

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/view"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	f store

	// The orders chosen, as positions in the facts' lists.
	boxes, colours []int

	conditions []test // those that are kept
	stage      *stage // what the replay shows; nil without a trace
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[store, Solution]{
	{Strategy: puzzle.Strategy{Name: propagation, Tree: true, Title: "Propagation: work out what follows", Teaches: "For every box and colour the table says how many balls there can be. A number that a condition rules out is crossed off at once, and every cross may lead to more; a choice is made only when nothing more follows."}, Run: by((*task).propagate)},
	{Strategy: puzzle.Strategy{Name: boxByBox, Title: "Box by box", Teaches: "The way of a program of 1988: take balls for the first box, test the conditions that speak of it, go on to the next, and step back when nothing fits. The order of boxes and colours changes the work, sometimes greatly."}, Run: by((*task).boxByBox)},
	{Strategy: puzzle.Strategy{Name: listFront, Title: "List all fillings, then test: new ones in front", Teaches: "Write a list of all ways to fill the boxes, then test one after the other. A new way is put in front of the list, in one step; at the end the list is turned round once."}, Run: by(listed(inFront, true))},
	{Strategy: puzzle.Strategy{Name: listEnd, Title: "List all fillings, then test: new ones at the end", Teaches: "The same list, built the obvious way: walk along it to its end and put the new way there. Twice as many fillings mean four times the walking."}, Run: by(listed(atEnd, false))},
}

// by makes a way of searching of what a task does once there may be a solution.
func by(search func(*task) error) func(*puzzle.Search[Solution], store) error {
	return func(s *puzzle.Search[Solution], f store) error {
		k := newTask(f, s)
		if s.Trace {
			k.stage = newStage(k)
		}
		if err := k.Check(); err != nil {
			return err
		}
		if short, err := k.short(); short {
			return err
		}
		return search(k)
	}
}

func listed(add put, turn bool) func(*task) error {
	return func(k *task) error { return k.list(add, turn) }
}

func newTask(f store, s *puzzle.Search[Solution]) *task {
	order := orderings(f)
	k := &task{Search: s, f: f, conditions: conditionTests(f, s.Kept)}
	k.boxes, k.colours = s.Positions("boxes", order[0].Items), s.Positions("colours", order[1].Items)
	return k
}

// shortage says in words that there are fewer balls than places in boxes, ""
// if that is not so. The facts named prove it by themselves.
func shortage(f store, keep func(puzzle.FactID) bool) (string, []puzzle.FactID) {
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
		if tests[i].judge(p) == rows.Broken {
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
