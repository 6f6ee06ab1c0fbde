package puzzle

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Preset is one puzzle: a story and the facts of a family, in a JSON file
// presets/<name>.json.
type Preset struct {
	Name     string   `json:"name"`  // as in the address: "jealous-boyfriend"
	Family   string   `json:"-"`     // filled in when read
	Order    int      `json:"order"` // among all puzzles of the gallery
	Title    string   `json:"title"`
	Summary  string   `json:"summary"`  // one line, for the gallery and for search engines
	Story    []string `json:"story"`    // paragraphs
	Question string   `json:"question"` // one sentence
	Source   Source   `json:"source"`
	// Picture is a small drawing in one line weight, 120 by 80 units.
	Picture *view.Drawing `json:"picture,omitempty"`

	Facts    json.RawMessage     `json:"facts"`
	Off      []FactID            `json:"off,omitempty"` // facts that are switched off at first
	Strategy string              `json:"strategy,omitempty"`
	Orders   map[string][]string `json:"orders,omitempty"`

	// Found tells what the source has wrong or does not say.
	Found []string `json:"found,omitempty"`
	// Experiments are things to try, one click each.
	Experiments []Experiment `json:"experiments,omitempty"`
	// Expect is checked by the conformance suite.
	Expect Expect `json:"expect"`
}

// Source credits where a puzzle comes from.
type Source struct {
	Code      string `json:"code"`            // one word, the same for all puzzles of the source: "MM"
	Title     string `json:"title"`           // short: "Márkusz and Márkus 1988"
	Reference string `json:"reference"`       // author, title, where it was published
	Where     string `json:"where,omitempty"` // chapter, case or exercise
	Note      string `json:"note,omitempty"`
}

// Slug is the source as it stands in addresses: "mm".
func (s Source) Slug() string { return strings.ToLower(s.Code) }

// Ours says that the puzzle is nobody else's: it was made for this site.
func (s Source) Ours() bool { return s.Code == "Ours" }

// Experiment changes the puzzle and says what to look at.
type Experiment struct {
	Name  string `json:"name"`  // "E1.2", or a word or two
	Title string `json:"title"` // what the button says
	Look  string `json:"look"`  // what to look at
	// View is the name of the picture below the answer that Look speaks of, if it
	// speaks of one: the page lands there. Without it, it lands at the table of
	// strategies where nothing is changed but the way of searching or its order,
	// else at the facts.
	View string `json:"view,omitempty"`
	// Edits change the preset's facts; the rest replaces what the preset has
	// where it is present.
	Edits    []schema.Edit       `json:"edits,omitempty"`
	Off      *[]FactID           `json:"off,omitempty"`
	Strategy string              `json:"strategy,omitempty"`
	Orders   map[string][]string `json:"orders,omitempty"`
	Expect   *Expect             `json:"expect,omitempty"`
}

// Expect is the outcome that an independent source says is right.
type Expect struct {
	Verdict   Verdict         `json:"verdict"`
	Solutions int             `json:"solutions"`
	Exact     bool            `json:"exact"`
	Solution  json.RawMessage `json:"solution,omitempty"` // one of the solutions, if it is published
}

// Apply gives the facts that an experiment starts from.
func (e Experiment) Apply(preset Preset) (json.RawMessage, error) {
	doc, err := schema.Decode(preset.Facts)
	if err != nil {
		return nil, err
	}
	if doc, err = schema.Apply(doc, e.Edits...); err != nil {
		return nil, fmt.Errorf("experiment %s: %w", e.Name, err)
	}
	return json.Marshal(doc)
}

// Start is what a puzzle starts from besides its facts.
type Start struct {
	Off      []FactID
	Strategy string
	Orders   map[string][]string
}

// Start is what an experiment starts from, with what it leaves as it is.
func (e Experiment) Start(from Start) Start {
	if e.Off != nil {
		from.Off = *e.Off
	}
	if e.Strategy != "" {
		from.Strategy = e.Strategy
	}
	if e.Orders != nil {
		from.Orders = e.Orders
	}
	return from
}

// readPresets reads presets/*.json; a family without the folder has none.
func readPresets(files embed.FS, family string) ([]Preset, error) {
	entries, err := files.ReadDir("presets")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var presets []Preset
	for _, entry := range entries {
		raw, err := files.ReadFile("presets/" + entry.Name())
		if err != nil {
			return nil, err
		}
		preset := Preset{Family: family}
		decoder := json.NewDecoder(bytes.NewReader(raw))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&preset); err != nil {
			return nil, fmt.Errorf("preset %s: %w", entry.Name(), err)
		}
		if preset.Name+".json" != entry.Name() {
			return nil, fmt.Errorf("preset %s: its name is %q: give both the same", entry.Name(), preset.Name)
		}
		presets = append(presets, preset)
	}
	return presets, nil
}
