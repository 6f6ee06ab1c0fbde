package share

import (
	"encoding/json"
	"slices"
)

// Variant is a changed puzzle: inputs only, never results.
type Variant struct {
	Facts    json.RawMessage     `json:"facts"`
	Off      []string            `json:"off,omitempty"`      // facts switched off, by ID, sorted
	Strategy string              `json:"strategy,omitempty"` // "" is the family's first
	Orders   map[string][]string `json:"orders,omitempty"`   // chosen orders of search
	Limit    int                 `json:"limit,omitempty"`    // solutions to show; 0 is the page's default
	Seconds  int                 `json:"seconds,omitempty"`  // budget of time; 0 is the page's default
	Words    Words               `json:"words,omitzero"`     // since version 2
	Work     [][]Mark            `json:"work,omitempty"`     // what its maker has marked, in layers; since version 3
}

// normal is the one spelling of a variant: the members of its facts sorted by
// name, the facts that are off sorted, each once, and clean words.
func (v Variant) normal() (Variant, error) {
	doc, err := decodeAny(v.Facts)
	if err != nil {
		return v, err
	}
	if v.Facts, err = encodeJSON(doc); err != nil {
		return v, err
	}
	v.Words = v.Words.Clean()
	v.Off = slices.Compact(slices.Sorted(slices.Values(v.Off)))
	return v, nil
}
