package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

func TestFitsAllowsWhatIsWrongButNotWhatIsTooLarge(t *testing.T) {
	for name, edit := range map[string]schema.Edit{
		"as it is": set("girl", "Kate"), "no number": set("days", "four"), "half a name": set("friends/0", ""), "nobody": set("remarks/0/friend", "Sam"),
		"a board of another size": set("board", []any{[]any{""}}), "missing": remove("girl"),
	} {
		doc, err := schema.Apply(decode(t, good), edit)
		if err != nil {
			t.Fatal(err)
		}
		if !bench.Fits(doc) {
			t.Errorf("%s: it is too large", name)
		}
	}
	many := make([]any, 5000)
	long := strings.Repeat("x", 500)
	for name, edit := range map[string]schema.Edit{
		"names": set("friends", many), "rows": set("remarks", many), "text": set("girl", long), "number": set("days", long), "choice": set("way", long),
		"choice in a row": set("remarks/0/friend", long), "name": set("friends/0", long), "nodes": set("town/nodes", many), "links": set("town/links", many),
		"link": set("town/links/0/name", long), "board": set("board", many), "row of a board": set("board/0", many), "cell": set("board/0/0", long),
		"list for a text": set("girl", many), "members of a row": set("remarks/0/a", "b"), "list in a row": set("remarks/0/source", many), "document": set("", many),
		"list in a member that is none": set("x", many), "the same in a row": set("remarks/0/x", many), "in a row of several shapes": set("oases/0/x", many),
		"kind": set("oases/0/kind", long), "list for a kind": set("oases/0/kind", many), "map": set("town/x", many),
		"digits": set("days", json.Number(strings.Repeat("1", 100_000))), "list for a number": set("days", many),
	} {
		doc, err := schema.Apply(decode(t, good), edit)
		if err != nil {
			t.Fatal(err)
		}
		if name == "members of a row" {
			for _, key := range []string{"b", "c", "d"} {
				doc, _ = schema.Apply(doc, set("remarks/0/"+key, "b"))
			}
		}
		if bench.Fits(doc) {
			t.Errorf("%s: it fits", name)
		}
	}
}

func TestMembersTellTheKindOfPuzzle(t *testing.T) {
	members := schema.MembersOf(bench)
	if !members.Of(decode(t, good)) {
		t.Error("its own facts are of another kind")
	}
	for name, edit := range map[string]schema.Edit{"one more": set("zzz", 1), "one missing": remove("girl"), "null": set("days", nil), "a list": set("", []any{})} {
		doc, err := schema.Apply(decode(t, good), edit)
		if err != nil {
			t.Fatal(err)
		}
		if members.Of(doc) {
			t.Errorf("%s: it is of this kind", name)
		}
	}
	doc, err := schema.Apply(decode(t, good), remove("note"), remove("start"))
	if err == nil && !members.Of(doc) {
		t.Error("without what is optional it is of another kind")
	}
}
