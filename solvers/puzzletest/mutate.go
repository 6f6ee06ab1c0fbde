package puzzletest

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/schema"
)

// place is a value within a document.
type place struct {
	path  string
	value any
}

// places lists every value of a document, the document itself first.
func places(doc any) []place {
	all := []place{{"", doc}}
	for i := 0; i < len(all); i++ {
		within := func(part string, value any) {
			all = append(all, place{strings.TrimPrefix(all[i].path+"/"+part, "/"), value})
		}
		switch at := all[i].value.(type) {
		case map[string]any:
			for _, key := range slices.Sorted(maps.Keys(at)) {
				if !strings.Contains(key, "/") && key != "" {
					within(key, at[key])
				}
			}
		case []any:
			for k, item := range at {
				within(strconv.Itoa(k), item)
			}
		}
	}
	return all
}

// disturb makes a small change to a document that leaves its types alone: a
// number moved by one, a text replaced by another one of the document, two
// items of a list swapped, one dropped or doubled.
func disturb(rng *rand.Rand, doc any) any {
	all := places(doc)
	var texts []string
	for _, p := range all {
		if text, ok := p.value.(string); ok {
			texts = append(texts, text)
		}
	}
	for range 20 { // most places cannot be changed
		p := all[rng.IntN(len(all))]
		edit := schema.Edit{Op: "set", Path: p.path}
		switch value := p.value.(type) {
		case json.Number:
			n, err := strconv.Atoi(value.String())
			if err != nil {
				continue
			}
			edit.Value = n + 1 - 2*rng.IntN(2)
		case string:
			edit.Value = texts[rng.IntN(len(texts))]
		case bool:
			edit.Value = !value
		case []any:
			if len(value) == 0 {
				continue
			}
			changed, i, k := slices.Clone(value), rng.IntN(len(value)), rng.IntN(len(value))
			switch rng.IntN(4) {
			case 0:
				changed = slices.Delete(changed, i, i+1)
			case 1:
				changed[i] = changed[k]
			default:
				changed[i], changed[k] = changed[k], changed[i]
			}
			edit.Value = changed
		default:
			continue
		}
		if after, err := schema.Apply(doc, edit); err == nil {
			return after
		}
	}
	return doc
}

// wreck makes a change of any sort: what a hostile link or a slip of the hand
// may hold.
func wreck(rng *rand.Rand, doc any) any {
	if rng.IntN(2) == 0 {
		return disturb(rng, doc)
	}
	all := places(doc)
	p := all[rng.IntN(len(all))]
	values := []any{
		nil, true, "", "*", " ", "\x00", "<b>&", strings.Repeat("é", 90), "Nobody", json.Number("-1"), json.Number("0"), json.Number("1"),
		json.Number("999999999"), json.Number("1e400"), json.Number("0.5"), []any{}, map[string]any{}, all[rng.IntN(len(all))].value,
	}
	edit := schema.Edit{Op: "set", Path: p.path, Value: values[rng.IntN(len(values))]}
	switch at := p.value.(type) {
	case map[string]any:
		if rng.IntN(3) == 0 {
			edit = schema.Edit{Op: "set", Path: strings.TrimPrefix(p.path+"/surprise", "/"), Value: 1}
		}
	case []any:
		if n := len(at); n > 0 && rng.IntN(2) == 0 {
			// A list far longer or emptier than it was.
			edit.Value = slices.Repeat(at, []int{0, 2, 7, 300}[rng.IntN(4)])
		}
	}
	if p.path != "" && rng.IntN(4) == 0 {
		edit = schema.Edit{Op: "remove", Path: p.path}
	}
	if after, err := schema.Apply(doc, edit); err == nil {
		return after
	}
	return doc
}
