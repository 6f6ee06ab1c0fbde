package puzzle

import (
	"encoding/json"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Sheet is all that a page needs to show a puzzle before any solver runs: the
// preset, the family's form, and what the facts of the preset say and give.
// The site is generated from sheets, one JSON file each; the page knows no
// family.
type Sheet struct {
	Preset Preset `json:"preset"`
	Family string `json:"family"`
	// Program is the one of the worker that the family belongs to.
	Program string      `json:"program"`
	Info    Info        `json:"info"`
	Form    schema.Form `json:"form"`
	// What the worker says of the unchanged preset, worked out beforehand.
	Facts     []Fact            `json:"facts"`
	Orderings []Ordering        `json:"orderings,omitempty"`
	Given     view.Lazy         `json:"given"`
	Answer    schema.Form       `json:"answer"`          // the form of an answer to what is asked
	Asks      Asking            `json:"asks,omitempty"`  // what that is
	Played    view.Lazy         `json:"played,omitzero"` // an empty one, to be entered by pressing
	Done      Done              `json:"done"`
	Reason    *Reason           `json:"reason,omitempty"`    // of the contradiction, if there is one
	Solutions []json.RawMessage `json:"solutions,omitempty"` // the first few
	Shown     []view.Lazy       `json:"shown,omitempty"`     // each of them, drawn
	// Grade is how hard the preset is to solve by hand; nil if it is not argued.
	Grade *Grade `json:"grade,omitempty"`
	// Empty are the facts of an empty puzzle of the kind: see Empty.
	Empty json.RawMessage `json:"empty,omitempty"`
	// Others are the levels of which there are other puzzles like this one: see Renewal.
	Others []Level `json:"others,omitempty"`
	// The puzzles beside this one in the gallery; nil at its ends.
	Previous *Neighbour `json:"previous,omitempty"`
	Next     *Neighbour `json:"next,omitempty"`
}

// Neighbour is a puzzle to go on to.
type Neighbour struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// Reason is a set of facts that contradict each other: enough for the
// contradiction, and, if Minimal, none of them to spare.
type Reason struct {
	Core    []FactID `json:"core"`
	Minimal bool     `json:"minimal"`
}

// Card is a puzzle in the gallery.
type Card struct {
	Name    string        `json:"name"`
	Family  string        `json:"family"`
	Program string        `json:"program"` // of the worker
	Kind    string        `json:"kind"`    // the family's title
	Title   string        `json:"title"`
	Summary string        `json:"summary"`
	Source  string        `json:"source"` // its title
	From    string        `json:"from"`   // the same source, in addresses
	Picture *view.Drawing `json:"picture,omitempty"`
	// Grade is how hard it is to solve by hand, nil if it is not argued. Verdict says
	// whether there is an answer: to find puzzles by, and not to be read.
	Grade   *Grade  `json:"grade,omitempty"`
	Verdict Verdict `json:"verdict"`
	// Own is the fragment of the link, on the page of this puzzle, to an empty puzzle
	// of the kind; the first puzzle of each kind has it.
	Own string `json:"own,omitempty"`
	// Members are those that the facts of its kind have, by which a page knows
	// a link to it.
	Members schema.Members `json:"members"`
}

// SourceSheet is all that the page of a source shows: what the source is, and its
// puzzles in its own order.
type SourceSheet struct {
	Title  string    `json:"title"`
	Source Source    `json:"source"` // as its puzzles credit it
	About  []string  `json:"about"`  // what it is, in our words: paragraphs
	Cards  []Sourced `json:"cards"`
	Others []Other   `json:"others"` // all sources, in the order of the gallery
}

// Sourced is a puzzle on the page of its source.
type Sourced struct {
	Card
	Where string `json:"where,omitempty"` // it stands there
}

// Other is a source to go on to.
type Other struct {
	Title   string `json:"title"`
	From    string `json:"from"` // in addresses
	Puzzles int    `json:"puzzles"`
}
