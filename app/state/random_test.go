package state

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"solvitur/solvers/catalog"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// published is the model of a puzzle, without any answer.
func published(t *testing.T, preset puzzle.Preset) Model {
	t.Helper()
	family, ok := catalog.Family(preset.Family)
	if !ok {
		t.Fatalf("%s is of no family", preset.Name)
	}
	instance, err := family.Parse(preset.Facts)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(puzzle.Sheet{
		Family: preset.Family, Info: family.Info(), Form: family.Form(), Preset: preset,
		Facts: instance.Facts(), Orderings: instance.Orderings(), Given: view.Ready(instance.Given()), Answer: instance.Answer(),
		Done: puzzle.Done{Verdict: puzzle.Many, Solutions: 3, Exact: true},
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// named is the model of the puzzle with this name.
func named(t *testing.T, name string) Model {
	t.Helper()
	preset, ok := catalog.Preset(name)
	if !ok {
		t.Fatalf("there is no puzzle %s", name)
	}
	return published(t, preset)
}

// fumbler is a visitor who does anything anywhere.
type fumbler struct{ *rand.Rand }

func one[T any](f fumbler, of []T) T { return of[f.IntN(len(of))] }

// deed is any deed at any place, with any value.
func (f fumbler) deed(m *Model, names []string) Deed {
	d := Deed{Do: one(f, names), On: f.IntN(2) == 0, Typing: f.IntN(3) == 0, Took: f.IntN(9) == 0, Caret: f.IntN(12) - 1}
	d.Path = one(f, f.places(m))
	for _, e := range m.Errors {
		if len(e.Remedies) > 0 && f.IntN(4) == 0 {
			return Deed{Do: "mend", Path: e.Path, Value: "0"}
		}
	}
	if meant := f.aim(m, d.Do); len(meant) > 0 && f.IntN(3) > 0 {
		d.Path = one(f, meant)
	}
	field, _ := m.Sheet.Form.Field(d.Path)
	if d.Do == "add" && len(field.Shapes) > 0 {
		d.Value = one(f, field.Shapes).Kind
	}
	pairs := []string{"", "0 1", "1 1", "3 0", "-2 7", "NaN 4", "12.5 99", "1e9 -1e9", "5", "x y"}
	values := map[string][]string{
		"addLink": pairs, "moveNode": pairs, "suggest": {"open", "next", "previous", "close"},
		"paint": {"", "0/0 0/1", "1/1 2/2 99/0 x", "0", "0/3 1/3", "0/0"},
	}[d.Do]
	if values == nil {
		values = []string{"", "", "0", "0", "1", "2", "3", "-1", "9", "x", "1 1"}
	}
	if d.Value == "" {
		d.Value = one(f, values)
	}
	d.Text = one(f, []string{"", "1", "7", "-", "5-", ".", "12", "4", "9", "Ann", "A", "no", " x ", "*", "é", "1,5", "is a", "2 2"})
	switch d.Do {
	case "paint":
		d.Text = one(f, []string{"A", "B", "C", "Z", "star", "triangle", "blue"})
	case "board":
		d.Text = one(f, []string{d.Text, strings.Repeat("1...", 4), strings.Repeat("1..", 27), strings.Repeat("2.4.", 64), strings.Repeat("ABCDEFGHI", 9), strings.Repeat("AABB", 4)})
	}
	return d
}

// aim gives the paths that a deed of this sort is meant for, where they are few.
func (f fumbler) aim(m *Model, do string) (paths []string) {
	switch do {
	case "use":
		return m.Fresh
	case "set":
		for _, path := range f.places(m) {
			value, _ := schema.Get(m.Facts, path)
			switch value.(type) {
			case nil, map[string]any, []any:
			default:
				paths = append(paths, path)
			}
		}
	case "reorder":
		for _, ordering := range m.Answer.Orderings {
			paths = append(paths, fmt.Sprintf("%s/%d", ordering.Name, f.IntN(len(ordering.Items)+2)-1))
		}
	case "mark":
		for _, part := range slices.Collect(m.plays()) {
			paths = append(paths, part.Claim)
		}
		return append(paths, "x", "not:y = 1", `table/0/0 = "a"`)
	case "fill", "blank", "place":
		for _, part := range slices.Collect(m.plays()) {
			paths = append(paths, part.Leaf)
		}
		for _, field := range m.Answer.Form.Fields {
			paths = append(paths, field.Key, field.Key+"/0", field.Key+"/1/2/3", field.Key+"/0/0", field.Key+"/1/9")
			for _, name := range field.Names {
				paths = append(paths, schema.Pointer(field.Key, name, field.Cells[0].Key))
			}
			if len(field.Shapes) > 0 {
				paths = append(paths, schema.Pointer(field.Key, fmt.Sprint(f.IntN(4)), field.Shapes[0].Fields[0].Key))
			}
		}
		return paths
	case "unrow":
		for _, field := range m.Answer.Form.Fields {
			paths = append(paths, field.Key)
		}
		return paths
	case "pento":
		return []string{PenTick, PenCross, PenMaybe}
	case "choose", "finish", "record":
		for _, strategy := range m.Sheet.Info.Strategies {
			paths = append(paths, strategy.Name)
		}
	}
	for _, field := range m.Sheet.Form.Fields {
		meant := map[string]bool{
			"paint": field.Painted(), "boxes": field.Kind == schema.Regions, "board": isBoard(field), "clear": field.Kind == schema.Grid,
			"addNode": field.Kind == schema.Map, "addLink": field.Kind == schema.Map, "add": field.Kind == schema.Rows || field.Kind == schema.Names,
		}
		if meant[do] {
			paths = append(paths, field.Key)
		}
		if field.Kind == schema.Map && (do == "moveNode" || do == "removeNode") {
			paths = append(paths, fmt.Sprintf("%s/nodes/%d", field.Key, f.IntN(8)))
		}
	}
	return paths
}

// places are all paths of the facts, and some that lead nowhere.
func (f fumbler) places(m *Model) []string {
	all := []string{"", "/", "nothing", "nothing/0", "0", "strategy", "rule:once"}
	var walk func(path string, value any)
	walk = func(path string, value any) {
		all = append(all, path)
		switch value := value.(type) {
		case map[string]any:
			for _, key := range slices.Sorted(maps.Keys(value)) {
				walk(path+"/"+key, value[key])
			}
			walk(path+"/x", nil)
		case []any:
			for i, item := range value {
				walk(fmt.Sprintf("%s/%d", path, i), item)
			}
			all = append(all, fmt.Sprintf("%s/%d", path, len(value)), path+"/-1")
		}
	}
	for _, field := range m.Sheet.Form.Fields {
		value, _ := schema.Get(m.Facts, field.Key)
		walk(field.Key, value)
	}
	return all
}

// Whatever a visitor does, in whatever order and place: nothing breaks, no facts
// that somebody else holds are changed, the facts can be told to the solver and
// stay within the sizes of the form, and one step of undo brings back exactly what
// was before, and redo what was after.
func TestAnythingCanBeDoneAndUndone(t *testing.T) {
	names := slices.Sorted(maps.Keys(deeds))
	// What edits comes up more often than what looks on.
	edits := []string{"set", "set", "set", "add", "add", "remove", "move", "empty", "paint", "board", "boxes", "clear", "addNode", "moveNode", "removeNode", "addLink", "switch", "reorder", "mend", "use"}
	names = append(names, slices.Concat(edits, edits, edits)...)
	rounds, length := 5, 60
	if testing.Short() {
		rounds = 2
	}
	done := map[string]int{} // how often each deed changed something
	for n, preset := range catalog.Presets() {
		first := published(t, preset)
		names := slices.DeleteFunc(slices.Clone(names), func(do string) bool { return !possible(first.Sheet.Form, do) })
		for round := range rounds {
			f := fumbler{rand.New(rand.NewPCG(uint64(n), uint64(round)))}
			m := first
			var offered Completion
			var followed Following
			clock := time.Time{}
			for range length {
				d := f.deed(&m, names)
				if offered.Any() && f.IntN(3) == 0 {
					d = offered.Take(Deed{Value: d.Value})
				}
				offered = offered.After(&m, d)
				event, ok := m.Means(d)
				if !ok {
					continue
				}
				before, spelt := m, encode(m.Facts)
				m, _ = Update(m, event)
				where := fmt.Sprintf("%s, round %d: %+v", preset.Name, round, d)
				checkStep(t, where, d, before, m)
				if got := encode(before.Facts); got != spelt {
					t.Fatalf("%s: the facts before were changed in place", where)
				}
				if !reflect.DeepEqual(before.Input, m.Input) {
					done[d.Do]++
					m.Errors = faults(t, m) // told, as the worker would
				}
				_, later := Touched(event, &before, &m)
				if later.Verdict || later.Aside {
					t.Fatalf("%s: %+v shall follow, and never does", where, later)
				}
				followed.Note(later, &m, clock)
				clock = drain(t, &followed, &m, clock)
			}
			for m.CanUndo() {
				m, _ = Update(m, Undo{})
			}
			if !reflect.DeepEqual(m.Input, first.Input) {
				t.Errorf("%s, round %d: all undone, it is not as it was at first", preset.Name, round)
			}
		}
	}
	for _, do := range slices.Concat(edits, []string{"undo", "redo", "reset", "seconds", "choose", "experiment"}) {
		if done[do] == 0 && !testing.Short() {
			t.Errorf("%s never changed anything: the test shows nothing about it", do)
		}
	}
}

// possible says whether a form has anything that a deed of this sort is meant for.
func possible(form schema.Form, do string) bool {
	var kinds []schema.Kind
	switch do {
	case "paint":
		return slices.ContainsFunc(form.Fields, schema.Field.Painted)
	case "boxes":
		kinds = []schema.Kind{schema.Regions}
	case "clear", "empty":
		kinds = []schema.Kind{schema.Grid}
	case "addNode", "moveNode", "removeNode", "addLink":
		kinds = []schema.Kind{schema.Map}
	default:
		return true
	}
	return slices.ContainsFunc(form.Fields, func(f schema.Field) bool { return slices.Contains(kinds, f.Kind) })
}

// faults are what is wrong with the facts, as the worker would tell it.
func faults(t *testing.T, m Model) []*schema.FieldError {
	t.Helper()
	variant, err := m.Variant()
	if err != nil {
		t.Fatal(err)
	}
	family, _ := catalog.Family(m.Sheet.Family)
	_, err = family.Parse(variant.Facts)
	return schema.FieldErrors(err)
}

// checkStep looks at what a deed has made of a model.
func checkStep(t *testing.T, where string, d Deed, before, m Model) {
	t.Helper()
	if _, err := m.Variant(); err != nil {
		t.Fatalf("%s: the facts cannot be told: %v", where, err)
	}
	if before.Sheet.Form.Fits(before.Facts) && !m.Sheet.Form.Fits(m.Facts) {
		t.Fatalf("%s: the facts are larger than the form allows", where)
	}
	if m.Reason.Asked() && !m.Reason.Tells() {
		t.Fatalf("%s: “%s” is asked, and nothing is told of it", where, m.Reason.Claim)
	}
	switch len(m.past) - len(before.past) {
	case 1:
		back, _ := Update(m, Undo{})
		if !reflect.DeepEqual(back.Input, before.Input) && !d.Typing {
			t.Fatalf("%s: undone, the facts are %s\nand not %s", where, encode(back.Input), encode(before.Input))
		}
		if again, _ := Update(back, Redo{}); !reflect.DeepEqual(again.Input, m.Input) {
			t.Fatalf("%s: done again, the facts are %s\nand not %s", where, encode(again.Input), encode(m.Input))
		}
	case 0:
		if !reflect.DeepEqual(m.Input, before.Input) && !d.Typing {
			t.Fatalf("%s: this cannot be undone", where)
		}
	default:
		if len(m.past) > len(before.past) {
			t.Fatalf("%s: it takes more than one step to undo", where)
		}
	}
}

// drain draws all parts that are due, and gives the time when that is done.
func drain(t *testing.T, f *Following, m *Model, now time.Time) time.Time {
	t.Helper()
	for range 5 { // as many as can be due
		now = now.Add(time.Second)
		f.Next(m, now)
	}
	if f.Due != (Parts{}) {
		t.Fatalf("these parts never follow: %+v", f.Due)
	}
	return now
}
