package wire

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEnvelope: what is written by hand is JSON, and reads the same by hand and
// by encoding/json.
func TestEnvelope(t *testing.T) {
	for _, body := range []any{nil, WhyBody{Core: []string{"a<b>", `"}`}}, map[string]string{"type": "x"}} {
		for _, id := range []int64{0, 7, -1, 1 << 60} {
			text, err := pack(id, TypeWhy, body)
			if err != nil {
				t.Fatal(err)
			}
			var want Message
			if err := json.Unmarshal([]byte(text), &want); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			got, ok := unseal(text)
			if !ok || cmp.Diff(want, got) != "" {
				t.Errorf("%s: got %+v, %v", text, got, ok)
			}
		}
	}
	if _, err := pack(1, TypeWhy, func() {}); err == nil {
		t.Error("a function was written")
	}
}

// FuzzUnpack: the short way reads nothing else than the long one does.
func FuzzUnpack(f *testing.F) {
	f.Add(`{"v":1,"id":3,"type":"solve","body":{"a":[1,"}"]}}`)
	f.Add(`{"v":1,"id":3,"type":"solve"}`)
	f.Add(`{"v":1,"id":-0,"type":"solve","body":1,"id":4}`)
	f.Fuzz(func(t *testing.T, text string) {
		short, ok := unseal(text)
		if !ok || !json.Valid([]byte(text)) || short.Body != nil && !json.Valid(short.Body) {
			return // a body that is no JSON is found out when it is read
		}
		var long Message
		if err := json.Unmarshal([]byte(text), &long); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		short.Body = bytes.TrimSpace(short.Body)
		if diff := cmp.Diff(fmt.Sprint(long), fmt.Sprint(short)); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	})
}
