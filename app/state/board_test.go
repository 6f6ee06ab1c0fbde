package state_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// boards is a puzzle with a grid, regions and a grid of names.
func boards(t *testing.T) state.Model {
	t.Helper()
	s := puzzle.Sheet{
		Family: "boards",
		Info:   puzzle.Info{Name: "boards", Strategies: []puzzle.Strategy{{Name: "quick"}}},
		Form: schema.Form{Fields: []schema.Field{
			{Key: "size", Kind: schema.Choice, Options: []schema.Option{{Value: "2"}, {Value: "4"}, {Value: "6"}}},
			{Key: "friends", Kind: schema.Names, Item: "friend"},
			{Key: "givens", Kind: schema.Grid, Rows: "size", Columns: "size", Symbols: "size"},
			{Key: "parts", Kind: schema.Regions, Rows: "size", Columns: "size", Symbols: "size"},
			{Key: "seats", Kind: schema.Grid, Rows: "1", Columns: "friends", From: "friends"},
		}},
		Preset: puzzle.Preset{Name: "demo", Facts: json.RawMessage(`{"size":"4","friends":["Ann","Bob"],
			"givens":[["1","","",""],["","2","","4"],["","","",""],["","","","1"]],
			"parts":[["A","A","B","B"],["A","A","B","B"],["C","C","D","D"],["C","C","D","D"]],
			"seats":[["Ann",""]]}`), Off: []string{"givens/0/0", "givens/3/3"}},
		Done: puzzle.Done{Verdict: puzzle.One, Solutions: 1, Exact: true},
	}
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// written is a board as one line.
func written(t *testing.T, m state.Model, key string) string {
	t.Helper()
	var rows []string
	for _, row := range state.Cells(get(t, m, key)) {
		for c, cell := range row {
			if cell == "" {
				row[c] = "."
			}
		}
		rows = append(rows, strings.Join(row, ""))
	}
	return strings.Join(rows, " ")
}

func TestBoardsFollowTheirSize(t *testing.T) {
	m := apply(boards(t), set("size", "6"))
	if got := written(t, m, "givens"); got != "1..... .2.4.. ...... ...1.. ...... ......" {
		t.Errorf("a larger grid is %s", got)
	}
	if got := written(t, m, "parts"); got != "AAABBB AAABBB CCCDDD CCCDDD EEEFFF EEEFFF" {
		t.Errorf("the regions of a larger board are %s", got)
	}
	// 4 lies on a smaller board's edge, and is no number of its own either; the
	// given in the corner that is cut off is no fact any more.
	m = apply(boards(t), set("size", "2"))
	if got := written(t, m, "givens"); got != "1. .2" {
		t.Errorf("a smaller grid is %s", got)
	}
	if !slices.Equal(m.Off, []string{"givens/0/0"}) {
		t.Errorf("switched off: %v", m.Off)
	}
	m = apply(m, state.Undo{})
	if got := written(t, m, "givens"); got != "1... .2.4 .... ...1" || len(m.Off) != 2 {
		t.Errorf("undone, the grid is %s, and %v are off", got, m.Off)
	}
	m = apply(m, set("size", "nonsense"))
	if got := written(t, m, "givens"); got != "1... .2.4 .... ...1" {
		t.Errorf("a size that is none made the grid %s", got)
	}
}

func TestBoardsFollowTheirNames(t *testing.T) {
	m := apply(boards(t), set("friends/0", "Eve"))
	if got := written(t, m, "seats"); got != "Eve." {
		t.Errorf("after a renaming: %s", got)
	}
	m = apply(m, edit(schema.Edit{Op: "insert", Path: "friends/2", Value: "Cid"}), set("seats/0/2", "Bob"))
	if got := written(t, m, "seats"); got != "Eve.Bob" {
		t.Errorf("with one friend more: %s", got)
	}
	m = apply(m, edit(schema.Edit{Op: "remove", Path: "friends/1"}))
	if got := written(t, m, "seats"); got != "Eve." {
		t.Errorf("without Bob: %s", got)
	}
}

func TestAnEmptiedCellIsNoFact(t *testing.T) {
	m := apply(boards(t), set("givens/0/0", ""))
	if !slices.Equal(m.Off, []string{"givens/3/3"}) {
		t.Errorf("switched off: %v", m.Off)
	}
}

func TestCellsThatDifferAreMarked(t *testing.T) {
	m := apply(boards(t), set("givens/0/1", "3"), set("parts/0/0", "D"), state.Switch{Fact: "givens/1/1"})
	got := m.Differences()
	for path, want := range map[string]bool{
		"givens": true, "givens/0/1": true, "givens/1/1": true, "parts": true, "parts/0/0": true,
		"givens/0/0": false, "givens/1/0": false, "parts/0/1": false, "seats": false, "size": false,
	} {
		if got[path] != want {
			t.Errorf("%s: marked %v, want %v", path, got[path], want)
		}
	}
}

func TestPaste(t *testing.T) {
	for _, test := range []struct {
		field, text string
		size, want  string // want is what the error says where size is ""
	}{
		{"givens", "1.2. .... .... ...4", "4", "1.2. .... .... ...4"},
		{"givens", strings.Repeat(".", 35) + "6", "6", "...... ...... ...... ...... ...... .....6"},
		{"givens", "1..2", "2", "1. .2"},
		{"givens", "1.2", "", "the board has 16 cells (4 × 4), not 3"},
		{"givens", "1.2x", "", "x is not one of 1, 2, 3 or 4"},
		{"parts", "AABB CABB CCDD CCDD", "4", "AABB CABB CCDD CCDD"},
		{"parts", "abab", "2", "AB AB"},
		{"parts", "AABB C.BB CCDD CCDD", "", "row 2, column 2 belongs to no region"},
		{"seats", "Bob Ann", "4", "BobAnn"},
		{"seats", "Bob", "", "the board has 2 cells (1 × 2), not 1"},
	} {
		m := boards(t)
		field, _ := m.Sheet.Form.Field(test.field)
		edits, err := m.Paste(m.Sheet.Form, field, test.text)
		if err != nil {
			if test.size != "" || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%q: %v, want %s", test.text, err, test.want)
			}
			continue
		}
		m = apply(m, edit(edits...))
		if got := written(t, m, test.field); got != test.want || get(t, m, "size") != test.size {
			t.Errorf("%q: size %v and %s, want %s and %s", test.text, get(t, m, "size"), got, test.size, test.want)
		}
		if m = apply(m, state.Undo{}); m.CanUndo() {
			t.Errorf("%q takes more than one step to undo", test.text)
		}
	}
}
