package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// However a letter with a mark is written, it is the same name.
func TestSpellingsOfOneLetter(t *testing.T) {
	for raw, want := range map[string]string{
		`["Zoe` + "\u0308" + `", "Zoë"]`:             `["Zoë","Zoë"]`,
		`["Ren\u0065\u0301e"]`:                       `["Renée"]`,
		`["Nguye` + "\u0302\u0303" + `n", "Đa"]`:     `["Nguyễn","Đa"]`,
		`{"E` + "\u0301" + `va": {"A\u030A": 1}}`:    `{"Éva":{"Å":1}}`,
		`["x` + "\u0301" + `", "` + "\u0301" + `e"]`: `["x` + "\u0301" + `","` + "\u0301" + `e"]`, // there is no such letter
		`["Ω\u03a9", "\u03"]`:                        "",
	} {
		doc, err := schema.Decode([]byte(raw))
		back, _ := json.Marshal(doc)
		if want == "" && err != nil {
			continue
		}
		if err != nil || string(back) != want {
			t.Errorf("%s is read as %s (%v), not %s", raw, back, err, want)
		}
	}
	if _, err := schema.Decode([]byte(`{"é": 1, "e` + "\u0301" + `": 2}`)); err == nil || !strings.Contains(err.Error(), "é is given twice") {
		t.Errorf("two spellings of one member: %v", err)
	}
}
