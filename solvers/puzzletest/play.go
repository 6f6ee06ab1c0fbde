package puzzletest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// checkPlay: where an answer is entered by pressing, every solution can be; each part that is
// pressed has an ID of its own, a name, and puts in what the form has a place for; and part
// of an answer that nobody would give is drawn all the same.
func (c *puzzleCase) checkPlay(t *testing.T) {
	keep := c.options().Keep
	views := c.instance.Play(nil, keep)
	if views == nil {
		return
	}
	c.checkViews(t, "an empty answer", views, false)
	if !slices.ContainsFunc(views, func(v view.View) bool { return v.Note != "" }) {
		t.Error("nothing says what to press")
	}
	c.checkTyped(t)
	form := c.instance.Answer()
	for _, solution := range spread(c.base.listed, 3) {
		doc, err := schema.Decode([]byte(solution))
		if err != nil {
			t.Fatal(err)
		}
		leaves := leavesOf(form, doc)
		wanted := map[view.Put]any{} // as it is written in an answer
		for _, leaf := range leaves {
			wanted[view.Put{Leaf: leaf.at(), Value: fmt.Sprint(leaf.value)}] = leaf.value
		}
		var part any = map[string]any{}
		for entered := 0; entered < len(leaves); {
			raw, err := json.Marshal(part)
			if err != nil {
				t.Fatal(err)
			}
			puts := c.pressed(t, c.instance.Play(raw, keep), wanted)
			if puts == nil {
				t.Fatalf("of %s, nothing goes on with %s", solution, raw)
			}
			for _, p := range puts {
				part = schema.WithLeaf(form, part, schema.SplitPath(p.Leaf), wanted[p])
				delete(wanted, p)
			}
			entered += len(puts)
		}
		c.instance.Play(json.RawMessage(solution), keep)
		for i := range leaves { // without the beginning, or out of order
			raw, err := json.Marshal(schema.WithLeaf(form, doc, leaves[i].path, nil))
			if err != nil {
				t.Fatal(err)
			}
			if c.instance.Play(raw, keep) == nil {
				t.Errorf("%s is not drawn", raw)
			}
			if i > 20 {
				break
			}
		}
	}
}

// checkTyped: rows that somebody types, and would not be offered, are drawn as well.
func (c *puzzleCase) checkTyped(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 16))
	form := c.instance.Answer()
	for _, list := range form.Fields {
		if list.Kind != schema.Rows {
			continue
		}
		for range 50 {
			var part any = map[string]any{}
			for row := range 1 + rng.IntN(3) {
				for _, f := range list.Shapes[0].Fields {
					if n := len(f.Options); n > 0 {
						part = schema.WithLeaf(form, part, []string{list.Key, strconv.Itoa(row), f.Key}, f.Options[rng.IntN(n)].Value)
					}
				}
			}
			raw, err := json.Marshal(part)
			if err != nil {
				t.Fatal(err)
			}
			if c.instance.Play(raw, c.options().Keep) == nil {
				t.Errorf("%s is not drawn", raw)
			}
		}
	}
}

// pressed is what a part puts in that goes on with an answer; nil if none does.
func (c *puzzleCase) pressed(t *testing.T, views []view.View, wanted map[view.Put]any) (found []view.Put) {
	t.Helper()
	ids := map[string]bool{}
	for _, v := range views {
		for part := range view.Marks(v) {
			if part.Refuses != "" && (part.ID == "" || len(part.Puts) > 0 || !strings.HasSuffix(part.Refuses, ".")) {
				t.Errorf("%q is refused by a part with the ID %q that puts in %v", part.Refuses, part.ID, part.Puts)
			}
			if len(part.Puts) == 0 {
				continue
			}
			if part.ID == "" || ids[part.ID] || part.Says == "" {
				t.Errorf("a part that is pressed has the ID %q and the name %q", part.ID, part.Says)
			}
			ids[part.ID] = true
			for _, p := range part.Puts {
				if _, err := schema.LeafAt(c.instance.Answer(), schema.SplitPath(p.Leaf)); err != nil {
					t.Errorf("%q puts something where nothing stands: %v", part.Says, err)
				}
			}
			if !slices.ContainsFunc(part.Puts, func(p view.Put) bool { return wanted[p] == nil }) {
				found = part.Puts
			}
		}
	}
	return found
}
