package state

import (
	"encoding/json"
	"fmt"

	"solvitur/solvers/schema"
)

// Differences are the paths at which the input differs from the preset: one
// for each row, item or field, so that the page can mark them.
func (m Model) Differences() map[string]bool {
	original, err := Original(m.Sheet)
	if err != nil {
		return nil
	}
	differs := map[string]bool{}
	for _, field := range m.Sheet.Form.Fields {
		now, _ := schema.Get(m.Facts, field.Key)
		then, _ := schema.Get(original.Facts, field.Key)
		nowList, isList := now.([]any)
		thenList, wasList := then.([]any)
		if !isList || !wasList {
			if !equal(now, then) {
				differs[field.Key] = true
			}
			continue
		}
		// A row counts as unchanged when the preset has the same row anywhere:
		// deleting one must not mark all those below it.
		known := map[string]int{}
		for _, item := range thenList {
			known[encode(item)]++
		}
		for i, item := range nowList {
			if key := encode(item); known[key] > 0 {
				known[key]--
			} else {
				differs[fmt.Sprintf("%s/%d", field.Key, i)] = true
			}
		}
		if !equal(now, then) {
			differs[field.Key] = true
		}
	}
	for _, id := range symmetricDifference(m.Off, original.Off) {
		differs[id] = true
	}
	return differs
}

func symmetricDifference(a, b []string) []string {
	count := map[string]int{}
	for _, id := range a {
		count[id]++
	}
	for _, id := range b {
		count[id]--
	}
	var only []string
	for id, n := range count {
		if n != 0 {
			only = append(only, id)
		}
	}
	return only
}

func equal(a, b any) bool { return encode(a) == encode(b) }

// encode is a comparable spelling of a JSON value: encoding/json sorts members.
func encode(value any) string {
	raw, err := json.Marshal(value)
	if err != nil {
		return fmt.Sprint(value)
	}
	return string(raw)
}
