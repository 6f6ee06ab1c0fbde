package state

import (
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"reflect"
	"slices"
	"strconv"

	"solvitur/solvers/schema"
)

// Differences are the paths at which the input differs from the preset: one
// for each row, item or field, so that the page can mark them.
func (m Model) Differences() map[string]bool {
	original := m.basis()
	differs := map[string]bool{}
	for _, field := range m.Sheet.Form.Fields {
		now, _ := schema.Get(m.Facts, field.Key)
		then, _ := schema.Get(original.Facts, field.Key)
		if !equal(now, then) || m.IsOff(field.Key) != original.IsOff(field.Key) {
			differs[field.Key] = true
		}
		if isBoard(field) && !(field.Kind == schema.Regions && len(Cells(now)) != len(Cells(then))) {
			markCells(field.Key, now, then, m.Input, original, differs)
		}
		for list := range listsOf(field) {
			markRows(slices.Collect(rowsOf(m.Input, list)), slices.Collect(rowsOf(original, list)), differs)
		}
	}
	return differs
}

// markRows marks the rows that the preset does not have. Each row of the preset
// stands for one row at most: for the one in its place, counted from the beginning
// or from the end, so that adding or deleting a row marks none of the others; else
// for an equal one anywhere.
func markRows(now, then []row, differs map[string]bool) {
	shift := len(now) - len(then)
	taken, known := make([]bool, len(then)), make([]bool, len(now))
	for _, by := range []int{0, shift} {
		for i := range now {
			if at := i - by; 0 <= at && at < len(then) && !known[i] && !taken[at] && now[i].same(then[at]) {
				known[i], taken[at] = true, true
			}
		}
	}
	left := map[string]int{}
	for at, row := range then {
		if !taken[at] {
			left[row.key()]++
		}
	}
	for i, row := range now {
		if known[i] {
			continue
		}
		key := row.key()
		if left[key]--; left[key] < 0 {
			differs[row.path] = true
		}
	}
}

// markCells marks the cells of a board that differ. Cells have places, so that
// each is compared with the one that was there. Of regions of another size all
// cells differ, which is told by marking the field.
func markCells(key string, now, then any, in, original Input, differs map[string]bool) {
	before := Cells(then)
	for r, row := range Cells(now) {
		for c, cell := range row {
			path := fmt.Sprintf("%s/%d/%d", key, r, c)
			was := ""
			if r < len(before) && c < len(before[r]) {
				was = before[r][c]
			}
			if cell != was || in.IsOff(path) != original.IsOff(path) {
				differs[path] = true
			}
		}
	}
}

// listsOf are the paths of the lists that a field holds.
func listsOf(field schema.Field) iter.Seq[string] {
	switch field.Kind {
	case schema.Rows, schema.Names:
		return slices.Values([]string{field.Key})
	case schema.Map:
		return slices.Values([]string{field.Key + "/nodes", field.Key + "/links"})
	}
	return func(func(string) bool) {}
}

// row is an item of a list: what it holds, and whether it is switched off.
type row struct {
	path string
	off  bool
	item any
}

func (r row) same(other row) bool { return r.off == other.off && equal(r.item, other.item) }

// key is a spelling that rows share which are the same.
func (r row) key() string { return fmt.Sprint(r.off, encode(r.item)) }

func rowsOf(in Input, list string) iter.Seq[row] {
	return func(yield func(row) bool) {
		value, _ := schema.Get(in.Facts, list)
		items, _ := value.([]any)
		for i, item := range items {
			path := list + "/" + strconv.Itoa(i)
			if !yield(row{path, in.IsOff(path), item}) {
				return
			}
		}
	}
}

// equal says whether two JSON values are spelt alike. It is asked for each fact whenever
// the facts are drawn, most of which have not changed: so nothing is spelt out for those.
func equal(a, b any) bool {
	switch a := a.(type) {
	case nil, string, bool, float64:
		if reflect.TypeOf(a) == reflect.TypeOf(b) {
			return a == b
		}
	case []any:
		if b, ok := b.([]any); ok && (a == nil) == (b == nil) {
			return slices.EqualFunc(a, b, equal)
		}
	case map[string]any:
		if b, ok := b.(map[string]any); ok && (a == nil) == (b == nil) {
			return maps.EqualFunc(a, b, equal)
		}
	}
	return encode(a) == encode(b)
}

// encode is a comparable spelling of a JSON value: encoding/json sorts members.
func encode(value any) string {
	raw, err := json.Marshal(value)
	if err != nil {
		return fmt.Sprint(value)
	}
	return string(raw)
}
