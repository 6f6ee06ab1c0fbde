package puzzletest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// checkUnfinished: a row that is switched off need not be finished. With one that says
// nothing at all in its place, the answers are those that there are with it switched
// off; nothing else is told of it, and what is wrong with it is told once it shall hold.
func (c *puzzleCase) checkUnfinished(t *testing.T) {
	for _, id := range c.someRows() {
		facts := edited(t, c.facts, schema.Edit{Op: "set", Path: id, Value: map[string]any{}})
		if _, err := c.family.Parse(facts); err == nil {
			t.Errorf("%s is empty and passes: %s", id, facts)
			continue
		}
		off := append(slices.Clone(c.start.Off), id)
		instance, err := c.family.Parse(facts, off...)
		if err != nil {
			t.Errorf("with %s empty and switched off: %v", id, err)
			continue
		}
		o := c.options()
		o.Keep = func(id puzzle.FactID) bool { return !slices.Contains(off, id) }
		want := c.search(t, o)
		got, err := search(t.Context(), instance, o)
		if err != nil {
			t.Fatal(err)
		}
		// What one that is cut short has found by then depends on the order in which it went.
		if ended := got.decided() && want.decided(); ended && (got.done.Verdict != want.done.Verdict || !slices.Equal(got.set(), want.set())) {
			t.Errorf("with %s empty and switched off there are %d answers (%s), and %d (%s) with it as it was", id, got.done.Solutions, got.done.Verdict, want.done.Solutions, want.done.Verdict)
		}
		if compactJSON(instance.GivenKept(o.Keep)) != compactJSON(c.instance.GivenKept(o.Keep)) {
			t.Errorf("with %s empty and switched off other pictures are given", id)
		}
		for _, fact := range instance.Facts() {
			if fact.ID == id && !strings.Contains(fact.Text, "not finished") {
				t.Errorf("of %s, which is empty, is told %q", id, fact.Text)
			}
		}
		if _, errs := instance.Check(puzzle.Options{}); !slices.ContainsFunc(errs, func(e *schema.FieldError) bool { return strings.HasPrefix(e.Path, id) }) {
			t.Errorf("%s is empty and to hold: %v", id, errs)
		}
	}
}

// someRows are the first and the last row of every list whose rows are facts.
func (c *puzzleCase) someRows() (ids []puzzle.FactID) {
	for _, field := range c.family.Form().Fields {
		if !field.FactsOnly {
			continue
		}
		var rows []puzzle.FactID
		for i := 0; ; i++ {
			fact, ok := c.known[fmt.Sprintf("%s/%d", field.Key, i)]
			if !ok {
				break
			}
			rows = append(rows, fact.ID)
		}
		if len(rows) > 0 {
			ids = append(ids, slices.Compact([]puzzle.FactID{rows[0], rows[len(rows)-1]})...)
		}
	}
	return ids
}

// edited are facts after edits.
func edited(t *testing.T, facts json.RawMessage, edits ...schema.Edit) json.RawMessage {
	t.Helper()
	doc, err := schema.Decode(facts)
	if err != nil {
		t.Fatal(err)
	}
	if doc, err = schema.Apply(doc, edits...); err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}
