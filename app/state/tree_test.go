package state_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// searched is a replay with a tree of so many choices, each with a dead end below
// it and one more choice with a dead end of its own.
func searched(t *testing.T, choices int) state.Model {
	t.Helper()
	s := sheet()
	s.Info.Strategies[0].Tree = true
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	m, _ = state.Update(m, state.Record{Strategy: "quick"})
	tell := func(event wire.Event) {
		m, _ = state.Update(m, state.Told{Run: m.Generation, Kind: state.ForReplay, Name: "quick", Said: event})
	}
	for i := range choices {
		for _, frame := range []view.Frame{
			{Role: view.Guess, Caption: fmt.Sprintf("Suppose %d.", i)},
			{Role: view.Conflict, Depth: 1, Caption: "No."},
			{Role: view.Guess, Depth: 1, Caption: fmt.Sprintf("Suppose %d and more.", i)},
			{Role: view.Conflict, Depth: 2, Caption: "Never."},
		} {
			tell(wire.Event{Steps: &wire.StepsBody{Frames: []view.Frame{frame}}})
		}
	}
	tell(wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.None}, Strategy: "quick"}})
	return m
}

// drawn are the rows in sight: + for what is folded, - for what is open, > for
// where the step on show is.
func drawn(m state.Model) string {
	var b strings.Builder
	for _, row := range m.Replay.Rows() {
		sign := " "
		if row.Inner {
			sign = map[bool]string{true: "-", false: "+"}[row.Open]
		}
		here := " "
		if row.Here {
			here = ">"
		}
		fmt.Fprintf(&b, "%s%s%s%s %d/%d\n", here, strings.Repeat("  ", row.Level), sign, row.Text, row.Rank, row.Of)
	}
	return b.String()
}

func update(m state.Model, events ...state.Event) state.Model {
	for _, event := range events {
		m, _ = state.Update(m, event)
	}
	return m
}

// A small tree is open; what the visitor folds stays so, and the step below it is
// shown by it.
func TestSmallTree(t *testing.T) {
	m := searched(t, 2)
	const open = ` -Suppose 0. 1/2
    No. 1/2
   -Suppose 0 and more. 2/2
      Never. 1/1
 -Suppose 1. 2/2
    No. 1/2
   -Suppose 1 and more. 2/2
      Never. 1/1
`
	if got := drawn(m); got != open {
		t.Errorf("at first:\n%s", got)
	}
	m = update(m, state.Seek{At: 4}, state.Fold{Node: 0})
	const folded = `>+Suppose 0. 1/2
 -Suppose 1. 2/2
    No. 1/2
   -Suppose 1 and more. 2/2
      Never. 1/1
`
	if got := drawn(m); got != folded {
		t.Errorf("folded:\n%s", got)
	}
	if got := drawn(update(m, state.Fold{Node: 0}, state.Seek{At: 0})); got != open {
		t.Errorf("opened again:\n%s", got)
	}
}

// Of a large tree only that is open which leads to the step on show. A step that is
// visited in it folds nothing: what is pressed stays where it is.
func TestLargeTree(t *testing.T) {
	m := searched(t, 500)
	if rows, above, below := m.Replay.InSight(); len(rows) != 300 || above != 0 || below != 200 {
		t.Fatalf("%d rows at first, %d above and %d below", len(rows), above, below)
	}
	if rows, above, below := update(m, state.Seek{At: 4*250 + 1}).Replay.InSight(); len(rows) != 300 || above != 100 || below != 100 || rows[0].Rank != 101 || rows[0].Of != 500 {
		t.Fatalf("%d rows at choice 250, %d above and %d below, the first is %+v", len(rows), above, below, rows[0])
	}
	m = update(m, state.Seek{At: 4})
	const begin = ` -Suppose 0. 1/500
    No. 1/2
   -Suppose 0 and more. 2/2
>     Never. 1/1
 +Suppose 1. 2/500
`
	if got := drawn(m); !strings.HasPrefix(got, begin) {
		t.Errorf("at step 4:\n%s", got[:200])
	}
	before := m.Replay.Rows()
	pressed := slices.IndexFunc(before, func(r state.Row) bool { return r.Text == "Suppose 3." })
	m = update(m, state.Visit{At: before[pressed].Frame})
	after := m.Replay.Rows()
	if m.Replay.At != 13 || after[pressed].Text != "Suppose 3." || !after[pressed].Here {
		t.Errorf("step %d; row %d is %+v", m.Replay.At, pressed, after[pressed])
	}
	// By other ways what was open on the way is folded again.
	if got := update(searched(t, 500), state.Seek{At: 4}, state.Seek{At: 8}); strings.Contains(drawn(got), "Suppose 0 and more.") {
		t.Error("what led to an earlier step stays open")
	}
}

// A way of searching that is no tree has none, and a new replay begins anew.
func TestTreeOfOther(t *testing.T) {
	m := update(searched(t, 2), state.Fold{Node: 0}, state.Record{Strategy: "slow"})
	if m.Replay.Tree != nil || len(m.Replay.Rows()) > 0 {
		t.Error("the tree of another way is shown")
	}
}

// However many nodes there are, the rows come at once. (3,000 steps are the most.)
func BenchmarkRows(b *testing.B) {
	var frames []view.Frame
	for i := range 3000 {
		frames = append(frames, view.Frame{Role: view.Guess, Depth: i % 30})
	}
	r := state.Replay{Frames: frames, Tree: view.Grow(frames)}
	r.At = 2999
	for b.Loop() {
		r.Rows()
	}
}
