package state

import (
	"fmt"
	"testing"

	"solvitur/solvers/schema"
)

func TestMovingAPlace(t *testing.T) {
	m := named(t, "koenigsberg-bridges")
	for value, want := range map[string]string{
		"12.4 99.6": `set map/nodes/0/x 12; set map/nodes/0/y 100`,
		"-5 1e9":    `set map/nodes/0/x 0; set map/nodes/0/y 100`, // it stays on the sheet
		"NaN 4":     "", "4": "", "x y": "", "": "",
	} {
		if got := edits(m, Deed{Do: "moveNode", Path: "map/nodes/0", Value: value}); got != want {
			t.Errorf("to %q: %q, want %q", value, got, want)
		}
	}
	for _, path := range []string{"map/nodes/99", "map/nodes/-1", "map/links/0", "map", "start", "", "nothing/nodes/0", "map/nodes/0/x"} {
		if got := edits(m, Deed{Do: "moveNode", Path: path, Value: "1 1"}); got != "" {
			t.Errorf("%s is moved: %s", path, got)
		}
	}
}

func TestAddingPlaces(t *testing.T) {
	m := named(t, "koenigsberg-bridges")
	many := len(listAt(m.Facts, "map/nodes"))
	field, _ := m.Sheet.Form.Field("map")
	at := map[string]bool{}
	for range field.NodeLimit() - many {
		m = do(t, m, Deed{Do: "addNode", Path: "map"})
	}
	if event, ok := m.Means(Deed{Do: "addNode", Path: "map"}); ok {
		t.Errorf("a full map takes %v", event)
	}
	for _, item := range listAt(m.Facts, "map/nodes") {
		node := item.(map[string]any)
		at[fmt.Sprint(node["x"], " ", node["y"])] = true
	}
	if len(at) != field.NodeLimit() {
		t.Errorf("%d places lie at %d points", field.NodeLimit(), len(at))
	}
	if errs := schema.Check(m.Sheet.Form, m.Facts); len(errs) > 0 {
		t.Errorf("what was added is wrong: %v", errs[0])
	}
}

func TestJoiningPlaces(t *testing.T) {
	m := named(t, "koenigsberg-bridges")
	links := len(listAt(m.Facts, "map/links"))
	place := func(i int) any {
		name, _ := schema.Get(m.Facts, fmt.Sprintf("map/nodes/%d/name", i))
		return name
	}
	joined := do(t, m, Deed{Do: "addLink", Path: "map", Value: "2 1"})
	link, _ := schema.Get(joined.Facts, fmt.Sprintf("map/links/%d", links))
	members, _ := link.(map[string]any)
	if members["from"] != place(2) || members["to"] != place(1) || joined.IsFresh(fmt.Sprintf("map/links/%d", links)) {
		t.Errorf("2 and 1 are joined by %v", link)
	}
	// Without places it states nothing yet, and another is the same one.
	fresh := do(t, m, Deed{Do: "addLink", Path: "map"})
	if !fresh.IsFresh(fmt.Sprintf("map/links/%d", links)) || encode(fresh.stated()) != encode(m.Facts) {
		t.Errorf("the new one: %v", fresh.Fresh)
	}
	for _, ends := range []string{"0 99", "-1 0", "0", "x"} {
		if event, ok := m.Means(Deed{Do: "addLink", Path: "map", Value: ends}); ok {
			t.Errorf("%q joins: %v", ends, event)
		}
	}
}

// A place without a name, which somebody may be about to write, is a place all the
// same: what is joined is what was pressed.
func TestPlacesAreJoinedByTheirNumbers(t *testing.T) {
	m := do(t, named(t, "koenigsberg-bridges"), Deed{Do: "set", Path: "map/nodes/0/name", Text: ""})
	links := len(listAt(m.Facts, "map/links"))
	m = do(t, m, Deed{Do: "addLink", Path: "map", Value: "1 2"})
	for end, at := range map[string]int{"from": 1, "to": 2} {
		name, _ := schema.Get(m.Facts, fmt.Sprintf("map/nodes/%d/name", at))
		if got, _ := schema.Get(m.Facts, fmt.Sprintf("map/links/%d/%s", links, end)); got != name {
			t.Errorf("%s is %v, not %v", end, got, name)
		}
	}
}

func TestRemovingAPlace(t *testing.T) {
	m := named(t, "koenigsberg-bridges")
	name, _ := schema.Get(m.Facts, "map/nodes/0/name")
	m = do(t, m, Deed{Do: "switch", Path: "map/links/6"})
	gone := do(t, m, Deed{Do: "removeNode", Path: "map/nodes/0"})
	kept := 0
	for _, item := range listAt(m.Facts, "map/links") {
		link := item.(map[string]any)
		if link["from"] != name && link["to"] != name {
			kept++
		}
	}
	left := listAt(gone.Facts, "map/links")
	for _, item := range left {
		if link := item.(map[string]any); link["from"] == name || link["to"] == name {
			t.Errorf("%v leads nowhere", link)
		}
	}
	if len(left) != kept || kept == 0 || len(gone.Ways) != 1 || gone.Notice == "" {
		t.Errorf("of the bridges %d are left, want %d; the notice is %q", len(left), kept, gone.Notice)
	}
	if back := do(t, gone, Deed{Do: "undo"}); encode(back.Input) != encode(m.Input) {
		t.Errorf("undone, there is %s", encode(back.Input))
	}
	if way := do(t, gone, Deed{Do: "way", Value: "0"}); encode(way.Input) != encode(m.Input) {
		t.Error("the way that the notice offers leads elsewhere")
	}
}
