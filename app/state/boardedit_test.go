package state

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// do lets deeds be done, one after the other.
func do(t *testing.T, m Model, all ...Deed) Model {
	t.Helper()
	for _, d := range all {
		event, ok := m.Means(d)
		if !ok {
			t.Fatalf("%+v means nothing", d)
		}
		m, _ = Update(m, event)
	}
	return m
}

func TestTypingIntoACell(t *testing.T) {
	m := named(t, "sudoku")
	for _, test := range []struct {
		path, text, want string
	}{
		{"givens/0/0", "7", `set givens/0/0 "7"`}, // each is a step of undo
		{"givens/0/0", " 7 ", `set givens/0/0 "7"`},
		{"givens/0/3", "0", `set givens/0/3 ""`},
		{"givens/0/3", ".", `set givens/0/3 ""`},
		{"givens/0/3", "", `set givens/0/3 ""`},
		{"givens/0", "7", ""}, {"givens", "7", ""}, {"givens/9/0", "7", ""}, {"givens/0/0/0", "7", ""},
	} {
		if got := edits(m, Deed{Do: "set", Path: test.path, Text: test.text, Typing: true}); got != test.want {
			t.Errorf("%q in %s makes %q, want %q", test.text, test.path, got, test.want)
		}
	}
	// Of a larger board, a number is typed sign by sign.
	large := do(t, m, Deed{Do: "set", Path: "size", Text: "12"})
	if got := edits(large, Deed{Do: "set", Path: "givens/0/0", Text: "1", Typing: true}); got != `set givens/0/0 "1"; typing` {
		t.Errorf("the first sign of a number makes %q", got)
	}
}

// A dash switches a given off and on; where nothing is given, it does nothing.
func TestADashInACell(t *testing.T) {
	m := named(t, "sudoku")
	off := do(t, m, Deed{Do: "set", Path: "givens/0/3", Text: "2-", Typing: true})
	if !off.IsOff("givens/0/3") || off.Boards.Turns == m.Boards.Turns || encode(off.Facts) != encode(m.Facts) {
		t.Errorf("switched off are %v; the box is set right: %v", off.Off, off.Boards.Turns != m.Boards.Turns)
	}
	if on := do(t, off, Deed{Do: "set", Path: "givens/0/3", Text: "-"}); on.IsOff("givens/0/3") {
		t.Error("a second dash leaves it off")
	}
	if event, ok := m.Means(Deed{Do: "set", Path: "givens/0/0", Text: "-"}); ok {
		t.Errorf("in an empty cell a dash means %v", event)
	}
	// What is emptied is no fact that could be off, and what comes in its place is on.
	if m := do(t, off, Deed{Do: "empty", Path: "givens/0/3"}); len(m.Off) > 0 {
		t.Errorf("of an empty cell, %v is off", m.Off)
	}
}

// A text that is no board is told at once, however long it is, and stays to be mended as far
// as it could be one.
func TestPastingALongText(t *testing.T) {
	m := named(t, "sudoku")
	for _, test := range []struct{ sign, says string }{{"x", "x is not one of"}, {"7", "and this text has more"}, {"1 ", "and this text has more"}, {"é", "é is not one of"}} {
		for _, n := range []int{5_000, 100_000} {
			pasted := do(t, m, Deed{Do: "board", Path: "givens", Text: strings.Repeat(test.sign, n)})
			draft, says := pasted.Boards.Draft, test.says
			if n*len(test.sign) > LongestBoard {
				says = "this text is longer than a board can be"
			}
			if !strings.Contains(draft.Fault, says) || len(draft.Text) != min(n*len(test.sign), LongestBoard) || len(pasted.Errors) > 0 {
				t.Errorf("%d of %q: it says %q, and there stay %d bytes", n, test.sign, draft.Fault, len(draft.Text))
			}
		}
	}
}

// A board is pasted at one stroke, of 81 cells or of 256, which changes the size
// and the regions; one step of undo takes all of it back. Givens that are off stay
// off where there is something still.
func TestPastingAWholeBoard(t *testing.T) {
	m := do(t, named(t, "sudoku"), Deed{Do: "switch", Path: "givens/0/3"}, Deed{Do: "switch", Path: "givens/0/4"})
	for _, test := range []struct {
		text, size string
		off        []string
	}{
		{strings.Repeat("123456789", 9), "9", []string{"givens/0/3", "givens/0/4"}},
		{strings.Repeat("...4.....", 9), "9", []string{"givens/0/3"}},
		{strings.Repeat("5...............", 16), "16", nil},
	} {
		pasted := do(t, m, Deed{Do: "board", Path: "givens", Text: test.text})
		size, _ := schema.Get(pasted.Facts, "size")
		regions, _ := schema.Get(pasted.Facts, "regions")
		if size != test.size || !slices.Equal(pasted.Off, test.off) {
			t.Errorf("%.20s…: the size is %v, off are %v", test.text, size, pasted.Off)
		}
		if cells := Cells(regions); len(cells) != len(Cells(boardAt(pasted, "givens"))) {
			t.Errorf("%.20s…: the regions have %d rows", test.text, len(cells))
		}
		if back := do(t, pasted, Deed{Do: "undo"}); encode(back.Input) != encode(m.Input) {
			t.Errorf("%.20s…: undone, there is %s", test.text, encode(back.Input))
		}
	}
}

func boardAt(m Model, path string) any {
	value, _ := schema.Get(m.Facts, path)
	return value
}

// A text that is no board is kept beside it, with what is wrong, until the facts
// change; what it stands in is unfolded and stays so.
func TestATextThatIsNoBoard(t *testing.T) {
	m := named(t, "sudoku")
	bad := do(t, m, Deed{Do: "board", Path: "givens", Text: "12x"})
	if d := bad.Boards.Draft; d.Field != "givens" || d.Text != "12x" || !strings.Contains(d.Fault, "x is not one of") {
		t.Errorf("what is kept is %+v", d)
	}
	if bad.CanUndo() || encode(bad.Input) != encode(m.Input) {
		t.Error("the facts have changed")
	}
	after := do(t, bad, Deed{Do: "set", Path: "givens/0/0", Text: "1"})
	if after.Boards.Draft != (Draft{}) {
		t.Errorf("after a change it is still there: %+v", after.Boards.Draft)
	}
	if !after.Boards.Unfolded("givens/text") || m.Boards.Unfolded("givens/text") {
		t.Error("the part folds by itself, or the model before was changed")
	}
	if nothing := do(t, m, Deed{Do: "board", Path: "size", Text: "1"}); encode(nothing.Boards) != encode(m.Boards) {
		t.Error("a board was put into what is none")
	}
}

func TestPaintingRegions(t *testing.T) {
	m := named(t, "sudoku")
	for _, test := range []struct{ with, cells, want string }{
		{"B", "0/0 0/1", `set regions/0/0 "B"; set regions/0/1 "B"`},
		{"A", "0/0 0/3", `set regions/0/3 "A"`}, // the first is A already
		{"A", "0/0", ""}, {"A", "", ""}, {"", "0/0", ""},
		{"B", "9/9 x 0", ""}, // a row is no cell
	} {
		if got := edits(m, Deed{Do: "paint", Path: "regions", Value: test.cells, Text: test.with}); got != test.want {
			t.Errorf("%q on %q makes %q, want %q", test.with, test.cells, got, test.want)
		}
	}
	if got := edits(m, Deed{Do: "paint", Path: "givens", Value: "0/0", Text: "A"}); got != "" {
		t.Errorf("givens are painted: %s", got)
	}
	if got, want := edits(named(t, "cube-stacking"), Deed{Do: "paint", Path: "faces", Value: "0/0 0/1", Text: "star"}), `set faces/0/0 "star"`; got != want {
		t.Errorf("a star painted on two faces makes %q, want %q", got, want)
	}
	painted := do(t, m, Deed{Do: "paint", Path: "regions", Value: "0/0", Text: "B"})
	if !painted.Boards.Unfolded("regions") {
		t.Error("the editor folds after a stroke")
	}
	usual := do(t, painted, Deed{Do: "boxes", Path: "regions"})
	if encode(usual.Facts) != encode(m.Facts) {
		t.Error("the usual boxes are not back")
	}
	if again, ok := usual.Means(Deed{Do: "boxes", Path: "regions"}); ok {
		t.Errorf("there is still something to do: %v", again)
	}
}

func TestEmptyingAGrid(t *testing.T) {
	m := do(t, named(t, "sudoku"), Deed{Do: "switch", Path: "givens/0/3"}, Deed{Do: "clear", Path: "givens"})
	for _, row := range Cells(boardAt(m, "givens")) {
		if slices.ContainsFunc(row, func(cell string) bool { return cell != "" }) {
			t.Errorf("a row is still %q", row)
		}
	}
	if len(m.Off) > 0 || len(m.Emptied("givens")) > 0 || len(m.Emptied("regions")) > 0 {
		t.Errorf("off are %v, and there is more to empty", m.Off)
	}
}
