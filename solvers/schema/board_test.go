package schema_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"solvitur/solvers/schema"
)

func numbers(n int) (symbols []string) {
	for i := range n {
		symbols = append(symbols, fmt.Sprint(i+1))
	}
	return symbols
}

func TestRegionName(t *testing.T) {
	for i, want := range map[int]string{0: "A", 1: "B", 25: "Z", 26: "AA", 27: "AB", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA"} {
		if got := schema.RegionName(i); got != want {
			t.Errorf("region %d is called %s, want %s", i, got, want)
		}
	}
}

func TestBoxes(t *testing.T) {
	for _, test := range []struct {
		rows, columns, regions int
		want                   string
	}{
		{4, 4, 4, "AABB AABB CCDD CCDD"},
		{6, 6, 6, "AAABBB AAABBB CCCDDD CCCDDD EEEFFF EEEFFF"},
		{5, 5, 5, "AAAAA BBBBB CCCCC DDDDD EEEEE"},
		{8, 8, 8, "AAAABBBB AAAABBBB CCCCDDDD CCCCDDDD EEEEFFFF EEEEFFFF GGGGHHHH GGGGHHHH"},
		{2, 6, 3, "AABBCC AABBCC"},
		{6, 2, 3, "AA AA BB BB CC CC"},
		{3, 3, 2, "AAA AAB BBB"},
		{1, 1, 1, "A"},
		{4, 1, 2, "A A B B"},
	} {
		var rows []string
		for _, row := range schema.Boxes(test.rows, test.columns, test.regions) {
			rows = append(rows, strings.Join(row, ""))
		}
		if got := strings.Join(rows, " "); got != test.want {
			t.Errorf("%d x %d in %d: %s, want %s", test.rows, test.columns, test.regions, got, test.want)
		}
	}
	// The sizes of sudokus: every region has as many cells as there are symbols,
	// and lies in whole bands.
	for side, box := range map[int][2]int{4: {2, 2}, 6: {2, 3}, 9: {3, 3}, 12: {3, 4}, 16: {4, 4}, 25: {5, 5}} {
		board := schema.Boxes(side, side, side)
		for r, row := range board {
			for c, region := range row {
				if want := schema.RegionName(r/box[0]*(side/box[1]) + c/box[1]); region != want {
					t.Fatalf("%d: row %d, column %d is in %s, want %s", side, r+1, c+1, region, want)
				}
			}
		}
	}
}

func TestReadBoard(t *testing.T) {
	names := []string{"fox", "hen", "corn"}
	for _, test := range []struct {
		text    string
		symbols []string
		want    string // cells with commas between, or what the error says
	}{
		{"1.04", numbers(4), "1,,,4"},
		{"12\n34\n", numbers(4), "1,2,3,4"},
		{"1 2 | . .\n----+----\n3 * | _ ?", numbers(4), "1,2,,,3,,,"},
		{"--1-", numbers(4), ",,1,"},
		{"----", numbers(4), ",,,"},
		{"1;2,3;4", numbers(4), "1,2,3,4"},
		{"", numbers(4), ""},
		{"1a.G", numbers(16), "1,10,,16"},
		{"10 . 3 16", numbers(16), "10,,3,16"},
		{"10 . 3 17", numbers(16), "17 is not one of 1, 2, 3"},
		{"1.5", numbers(4), "5 is not one of 1, 2, 3 or 4"},
		{"1.é", numbers(4), "é is not one of 1"},
		{"fox . hen\ncorn", names, "fox,,hen,corn"},
		{"fox cat", names, "cat is not one of fox, hen or corn"},
		{"abBA", []string{"A", "B"}, "A,B,B,A"},
		{"1 . 36", numbers(36), "1,,36"},
	} {
		cells, err := schema.ReadBoard(test.text, test.symbols, 100)
		got := strings.Join(cells, ",")
		if err != nil {
			got = err.Error()
		}
		if got != test.want && (err == nil || !strings.HasPrefix(got, test.want)) {
			t.Errorf("%q gives %s, want %s", test.text, got, test.want)
		}
	}
}

// Of a text of any length no more is read than could be a board.
func TestALongTextIsNoBoard(t *testing.T) {
	for _, sign := range []string{"1", "1 ", "10 ", "1,", ".", "1 |", "x y"} {
		text := strings.Repeat(sign, 1_000_000)
		if cells, err := schema.ReadBoard(text, numbers(16), 256); err == nil && len(cells) != 257 {
			t.Errorf("of many %q there are %d cells", sign, len(cells))
		}
		allocated := testing.AllocsPerRun(1, func() { _, _ = schema.ReadBoard(text, numbers(16), 256) })
		if allocated > 200 {
			t.Errorf("to read many %q takes %v pieces of memory", sign, allocated)
		}
	}
}

// What is written can be read again, whatever the symbols.
func TestBoardText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		symbols := rapid.SampledFrom([][]string{
			numbers(1), numbers(4), numbers(9), numbers(16), numbers(25), numbers(35), numbers(40),
			{"A", "B", "C"}, {"fox", "hen", "corn"}, {"x", "X"}, {"?", "!"},
		}).Draw(t, "symbols")
		side := rapid.IntRange(1, 6).Draw(t, "side")
		cell := rapid.SampledFrom(append([]string{""}, symbols...))
		cells := make([][]string, side)
		for r := range cells {
			cells[r] = rapid.SliceOfN(cell, side, side).Draw(t, "row")
		}
		text := schema.BoardText(cells, symbols)
		if slices.Equal(symbols, []string{"?", "!"}) {
			return // a symbol that reads as an empty cell
		}
		read, err := schema.ReadBoard(text, symbols, 100)
		if err != nil || !slices.Equal(read, slices.Concat(cells...)) {
			t.Fatalf("%q of %v is read as %v, %v", text, cells, read, err)
		}
	})
}

func TestMeasures(t *testing.T) {
	form := schema.Form{Fields: []schema.Field{
		{Key: "size", Kind: schema.Number, Min: "2", Max: "30"},
		{Key: "kinds", Kind: schema.Names},
		{Key: "side", Kind: schema.Choice, Options: []schema.Option{{Value: "9"}, {Value: "12"}}},
		{Key: "word", Kind: schema.Text},
	}}
	doc := decode(t, `{"size":7,"kinds":["a","b"],"side":"12","word":["x"]}`)
	for measure, want := range map[string]int{"9": 9, "size": 7, "kinds": 2, "side": 12, "word": -1, "none": -1, "-1": -1, "01": -1, "9999999": -1} {
		got, ok := schema.Measure(form, doc, measure)
		if !ok {
			got = -1
		}
		if got != want {
			t.Errorf("%q measures %d, want %d", measure, got, want)
		}
	}
	for _, raw := range []string{`{}`, `{"size":1.5}`, `{"size":-2}`, `{"size":"x"}`, `{"size":null}`, `{"size":[1]}`, `{"size":1}`, `{"size":31}`, `{"size":"12"}`, `[]`} {
		if n, ok := schema.Measure(form, decode(t, raw), "size"); ok {
			t.Errorf("%s measures %d", raw, n)
		}
	}
	if n, ok := schema.Measure(form, decode(t, `{"side":"10"}`), "side"); ok {
		t.Errorf("a choice that is not offered measures %d", n)
	}
}

// Names of several words are written in quotation marks, and read back.
func TestBoardsOfWords(t *testing.T) {
	symbols := []string{"morning star", "sun", "a, b"}
	cells := [][]string{{"morning star", "sun", ""}, {"sun", "a, b", "morning star"}}
	text := schema.BoardText(cells, symbols)
	got, err := schema.ReadBoard(text, symbols, 6)
	if err != nil || !slices.Equal(got, slices.Concat(cells...)) {
		t.Errorf("%q is read as %q: %v", text, got, err)
	}
}
