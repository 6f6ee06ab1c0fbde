package tree_test

import (
	"maps"
	"testing"

	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/tree"
	"solvitur/solvers/view"
)

// A tree has everybody on the lines of the phrases, each with a look, and of two lines to one person
// the second leads no further; what would be too large is not drawn.
func TestDraw(t *testing.T) {
	people := kinship.NewPeople()
	if fault := people.Identify("FM", "MM"); fault != "" {
		t.Fatal(fault)
	}
	for text, want := range map[string]map[string]string{
		"grandmothers’ fathers":                      {"F": "?", "M": "?", "FM": "?", "MM": "= FM", "FMF": "?", "FF": "?", "MF": "?", "FFF": "?", "MFF": "?"},
		"mother’s mother":                            {"F": "?", "M": "?", "FM": "?", "MM": "= FM"},
		"great-great-great-great-great-grandparents": nil,
	} {
		p, wrong := kinship.Read(text)
		if wrong != nil {
			t.Fatal(wrong)
		}
		views := tree.Draw(view.View{Name: "tree"}, people, []kinship.Phrase{p}, func(string) tree.Look { return tree.Look{Text: "?"} })
		if want == nil {
			if views != nil {
				t.Errorf("%s: a tree is drawn", text)
			}
			continue
		}
		got := map[string]string{}
		shapes := views[0].Drawing.Shapes
		for i, s := range shapes {
			if s.ID == "" {
				continue
			}
			line := s.ID[len(tree.ID("")):]
			if got[line] = s.Text; s.Dashed {
				got[line] = shapes[i+1].Text
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: %v", text, got)
		}
	}
}
