package schema_test

import (
	"testing"

	"solvitur/solvers/schema"
)

// Every path of the facts, and every other text, leads to one field and a place
// in its value, or nowhere.
func TestAt(t *testing.T) {
	doc := decode(t, good)
	for path, want := range map[string]string{
		"girl": "The girl", "friends": "Friends", "friends/1": "Friends at 1", "remarks": "Remarks", "remarks/0": "Remarks at 0",
		"remarks/0/friend": "friend", "remarks/9/friend": "friend", "remarks/0/friend/x": "friend at x", "remarks/0/miles": "", "remarks/0/": "",
		"oases/1/miles": "miles", "oases/0/miles": "", "oases/7/name": "",
		"board/0/2": "Board at 0/2", "town": "Town", "town/nodes": "Town at nodes", "town/nodes/0": "Town at nodes/0", "town/nodes/0/x": "x", "town/links/1/from": "from", "town/links/1/x": "", "town/0/x/y": "Town at 0/x/y", "": "", "/": "", "nothing/1": "",
	} {
		field, inner, ok := bench.At(doc, path)
		got := field.Label
		if inner != "" {
			got += " at " + inner
		}
		if got != want || ok != (want != "") {
			t.Errorf("%q leads to %q, %v; want %q", path, got, ok, want)
		}
	}
}

// A table has a field in each cell, whatever its rows are called.
func TestAtInATable(t *testing.T) {
	for path, want := range map[string]string{
		"meetings/a~1b/n": "times", "meetings/Monday/late": "late", "meetings/Monday": "Meetings at Monday", "meetings/a~1b": "Meetings at a~1b",
		"meetings/a/b/n": "", "meetings/Friday/n": "", "meetings/Monday/x": "",
	} {
		field, inner, _ := answer.At(nil, path)
		got := field.Label
		if inner != "" {
			got += " at " + inner
		}
		if got != want {
			t.Errorf("%q leads to %q, want %q", path, got, want)
		}
	}
}

func TestShapeOf(t *testing.T) {
	several, _ := bench.Field("oases")
	single, _ := bench.Field("remarks")
	for _, test := range []struct {
		field schema.Field
		row   map[string]any
		want  int // fields; -1: no shape
	}{
		{single, nil, 2}, {single, map[string]any{"kind": "wet"}, 2},
		{several, map[string]any{"kind": "dry"}, 2}, {several, map[string]any{"kind": 1}, -1}, {several, nil, -1}, {schema.Field{}, nil, -1},
	} {
		shape, ok := test.field.ShapeOf(test.row)
		if ok != (test.want >= 0) || ok && len(shape.Fields) != test.want {
			t.Errorf("%s %v: %v, %v", test.field.Key, test.row, shape, ok)
		}
	}
}

func TestBulk(t *testing.T) {
	for raw, want := range map[string][2]int{
		``: {0, 0}, `1`: {0, 0}, `{}`: {1, 0}, `[1,2,3]`: {1, 3}, `{"a":[1,2],"b":[[]]}`: {3, 2},
		`"[[,,"`: {0, 0}, `["\"[,",{"a":"\\"}]`: {2, 2}, `]]]`: {0, 0}, `[[[`: {3, 0},
	} {
		if deepest, longest := schema.Bulk([]byte(raw)); deepest != want[0] || longest != want[1] {
			t.Errorf("%s is %d deep, %d long; want %v", raw, deepest, longest, want)
		}
	}
}

// Names are offered as they are: by the form of an answer, say, which spells its
// choices out.
func TestOptionsOfNames(t *testing.T) {
	field := schema.Field{Key: "friend", Kind: schema.Choice, Label: "friend", Options: schema.OptionsOf([]string{"Pat", "Rose"})}
	for value, right := range map[string]bool{"Pat": true, "Rose": true, "pat": false, "Sam": false} {
		if err := schema.CheckLeaf(field, value, false); (err == nil) != right {
			t.Errorf("%q: %v", value, err)
		}
	}
}

// Digits beyond 9 are entered as everyday numbers, and their letters are explained.
func TestDigitOf(t *testing.T) {
	if f := schema.DigitOf(10, "d"); f.Max != "9" || f.Help != "" {
		t.Errorf("%+v", f)
	}
	if f := schema.DigitOf(16, "d"); f.Key != "d" || f.Min != "0" || f.Max != "15" || f.Help != "An everyday number: A is 10, and F is 15." {
		t.Errorf("%+v", f)
	}
}
