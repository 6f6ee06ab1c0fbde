package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

func num(text string) json.Number { return json.Number(text) }

func TestDecodeRefuses(t *testing.T) {
	for raw, says := range map[string]string{
		``:                           "they break off",
		`{"a":`:                      "they break off",
		`{"a":1}{}`:                  "something after the end",
		`{"a":1} x`:                  "something after the end",
		`{a:1}`:                      "not JSON",
		`{"a":1,"b":{"c":1,"c":2}}`:  "c is given twice",
		`[{"a":[]},{"a":1,"a":{}}]`:  "a is given twice",
		`{"a":"}","a":1}`:            "a is given twice",
		`{"a" : 1, "\u0061" : 2}`:    "a is given twice",
		`{"\"":":{","b":1,"\"":1}`:   "is given twice",
		strings.Repeat("[", 100000):  "levels deep",
		strings.Repeat(`{"a":`, 100): "levels deep",
	} {
		if _, err := schema.Decode([]byte(raw)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%.20q gives %v, want %q", raw, err, says)
		}
	}
}

func TestDecodeKeepsWhatIsGood(t *testing.T) {
	for _, raw := range []string{
		`{"a":"a","b":["b","b"],"c":{"a":"a"}}`,
		`[{"a":1},{"a":1}]`,
		`{"a":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"[[["}`,
		`{"n":1.50}`,
		`{"a":["a","a",{"a":1}],"b":{"a":":","c":"a"}}`,
	} {
		doc, err := schema.Decode([]byte(raw))
		if err != nil {
			t.Errorf("%s is refused: %v", raw, err)
			continue
		}
		if back, _ := json.Marshal(doc); string(back) != raw {
			t.Errorf("%s comes back as %s", raw, back)
		}
	}
}

func FuzzCheck(f *testing.F) {
	f.Add([]byte(good))
	for _, test := range broken {
		doc, err := schema.Apply(decode(f, good), test.edit)
		if err != nil {
			f.Fatal(err)
		}
		if raw, err := json.Marshal(doc); err == nil && len(raw) < 10000 {
			f.Add(raw)
		}
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		doc, err := schema.Decode(raw)
		if err != nil {
			return
		}
		for _, e := range schema.Check(bench, doc) {
			if e.Message == "" || len(e.Message) > 2000 {
				t.Errorf("the message at %q has %d bytes", e.Path, len(e.Message))
			}
		}
	})
}
