package share

import "encoding/json"

// Variant is a changed puzzle: inputs only, never results.
type Variant struct {
	Facts    json.RawMessage     `json:"facts"`
	Off      []string            `json:"off,omitempty"`      // facts switched off, by ID, sorted
	Strategy string              `json:"strategy,omitempty"` // "" is the family's first
	Orders   map[string][]string `json:"orders,omitempty"`   // chosen orders of search
	Limit    int                 `json:"limit,omitempty"`    // solutions to show; 0 is the page's default
	Seconds  int                 `json:"seconds,omitempty"`  // budget of time; 0 is the page's default
}
