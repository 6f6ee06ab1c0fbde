package boxes

import (
	"fmt"

	"solvitur/solvers/bylevel"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/view"
)

// boxByBox fills the boxes in the order chosen. As soon as a box is full, every
// condition that speaks of it is tested: with the boxes still to come it may be
// met, broken, or open. A ball that is taken counts as a choice.
func (k *task) boxByBox() error {
	work := make([]bylevel.Work, len(k.boxes))
	if t := k.brokenFromTheStart(); t != nil {
		k.Stats.DeadEnds++
		k.Refuted([]puzzle.FactID{t.id})
		return k.Step(func() view.Frame {
			return k.stage.frame(0, view.Conflict, []puzzle.FactID{t.id}, nil, fmt.Sprintf("There is no box that this could be true of: %s", k.f.condition(t.id)))
		})
	}
	by := speaksOf(k.boxes, k.conditions)
	w := newFiller(k.f, k.boxes, k.colours, k.stock())
	w.onBall = func(depth int) error {
		if err := k.Check(); err != nil {
			return err
		}
		k.Stats.Nodes++
		work[depth].Tried++
		return nil
	}
	w.onBox = func(depth int) (bool, error) {
		t := k.firstBroken(by[depth], w.progress)
		if t == nil {
			return true, k.Step(func() view.Frame { return k.putFrame(w, depth) })
		}
		k.Stats.DeadEnds++
		work[depth].Refused++
		return false, k.Step(func() view.Frame { return k.refuseFrame(w, depth, t) })
	}
	w.onBack = func(depth int, none bool) error {
		if !none {
			return nil
		}
		k.Stats.DeadEnds++
		return k.Step(func() view.Frame { return k.backFrame(w, depth) })
	}
	first := int64(0) // balls tried until the first solution
	w.onWhole = func() error {
		if first == 0 {
			first = k.Stats.Nodes
		}
		return k.report(len(k.boxes), w.filling)
	}
	if err := w.run(); err != nil {
		return err
	}
	if !k.Bare {
		k.Discovered(k.workTable(work, first))
		if !k.Trace { // a replay is about this order alone
			k.Discovered(k.orderTable()...)
		}
	}
	return nil
}

// brokenFromTheStart finds a condition on no box at all that would need one.
func (k *task) brokenFromTheStart() *test {
	nothing := progress{full: make([]bool, len(k.f.Boxes)), perBox: k.f.PerBox}
	for i, t := range k.conditions {
		if len(t.boxes) == 0 && t.judge(nothing) == rows.Broken {
			k.Stats.Tests++
			return &k.conditions[i]
		}
	}
	return nil
}

// solved is said of a filling that breaks nothing.
const solved = "All conditions are met: this is a solution."

// report tells a filling that breaks nothing.
func (k *task) report(depth int, x filling) error {
	if err := k.Step(func() view.Frame {
		return k.stage.frame(depth, view.Answer, nil, k.stage.filled(x, k.boxes, -1, view.Answer), solved)
	}); err != nil {
		return err
	}
	return k.Found(x.solution(k.f))
}

func (k *task) putFrame(w *filler, depth int) view.Frame {
	b := k.boxes[depth]
	return k.stage.frame(depth, view.Guess, nil, k.stage.filled(w.filling, k.boxes[:depth+1], -1, view.Guess),
		fmt.Sprintf("Put %s into the %s box.", k.f.content(w.filling[b]), k.f.Boxes[b]))
}

func (k *task) refuseFrame(w *filler, depth int, t *test) view.Frame {
	b := k.boxes[depth]
	return k.stage.frame(depth, view.Conflict, []puzzle.FactID{t.id}, k.stage.filled(w.filling, k.boxes[:depth+1], b, view.Guess),
		fmt.Sprintf("%s in the %s box? No: %s", english.Capital(k.f.content(w.filling[b])), k.f.Boxes[b], k.f.condition(t.id)))
}

func (k *task) backFrame(w *filler, depth int) view.Frame {
	b := k.boxes[depth]
	if depth == 0 {
		return k.stage.frame(0, view.Conflict, nil, nil, fmt.Sprintf("Nothing fits into the %s box, and there is no step back from there.", k.f.Boxes[b]))
	}
	before := k.boxes[depth-1]
	return k.stage.frame(depth, view.Conflict, nil, k.stage.filled(w.filling, k.boxes[:depth], before, view.Guess),
		fmt.Sprintf("Nothing that is left fits into the %s box: step back to the %s one.", k.f.Boxes[b], k.f.Boxes[before]))
}

// workTable shows where in the tree the work was done.
func (k *task) workTable(work []bylevel.Work, first int64) view.View {
	names := each.Of(k.boxes, func(b int) string { return k.f.Boxes[b] })
	return bylevel.Table{Corner: "box", Tried: "balls tried", Refused: "fillings refused",
		Note: "The boxes in the order in which they were filled; a filling that breaks a condition is not followed any further." +
			bylevel.First(first, k.Stats.Nodes, "ball tried", "balls tried")}.View(names, work)
}
