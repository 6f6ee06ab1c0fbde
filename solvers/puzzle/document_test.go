package puzzle

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"solvitur/solvers/claim"
)

type sample struct {
	Name   string                    `json:"name"`
	None   *int                      `json:"none"`
	Number *int64                    `json:"number,omitempty"`
	Left   []string                  `json:"left,omitempty"`
	Rows   [][]string                `json:"rows"`
	Table  map[string]map[string]any `json:"table,omitzero"`
	Side   side                      `json:"side"`
	Is     bool                      `json:"is"`
}

type side string

type own struct{ N int }

func (o own) MarshalJSON() ([]byte, error) { return json.Marshal(map[string]int{"own": o.N}) }

type text struct{ a, b string }

func (t *text) MarshalText() ([]byte, error) { return []byte(t.a + "-" + t.b), nil }

// A document is what encoding/json would read of what it writes.
func TestDocument(t *testing.T) {
	n := int64(-7)
	for _, value := range []any{
		sample{},
		sample{Name: "a/b", Number: &n, Left: []string{"x"}, Rows: [][]string{{"1", ""}, nil, {}}, Table: map[string]map[string]any{"e": {"f": 1, "g": nil, "h": "i", "j": true}, "k": nil}, Side: "left", Is: true},
		&sample{Name: "n", Left: []string{}},
		map[string][]sample{"a": {{Name: "b"}}},
		own{3},
		[]own{{1}, {2}},
		[]text{{"a", "b"}},
		map[string]any{"o": own{1}, "n": 2},
		struct{ Untagged int }{4},
		map[int]string{1: "a"},
		struct {
			F float64 `json:"f"`
			U uint8   `json:"u"`
			B []byte  `json:"b"`
			S int     `json:"s,string"`
		}{1.5, 2, []byte("x"), 3},
	} {
		raw, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		var want any
		decoder := json.NewDecoder(bytes.NewReader(raw))
		decoder.UseNumber()
		if err := decoder.Decode(&want); err != nil {
			t.Fatal(err)
		}
		got, err := document(value)
		if err != nil || !reflect.DeepEqual(whole(got), whole(want)) {
			t.Errorf("%s is read as %v, %v", raw, got, err)
		}
	}
}

// whole has the numbers in a document as claims have them.
func whole(doc any) any {
	switch doc := doc.(type) {
	case map[string]any:
		for key, value := range doc {
			doc[key] = whole(value)
		}
	case []any:
		for i, value := range doc {
			doc[i] = whole(value)
		}
	}
	return claim.Plain(doc)
}
