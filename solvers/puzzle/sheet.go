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
	Given     []view.View       `json:"given"`
	Done      Done              `json:"done"`
	Reason    *Reason           `json:"reason,omitempty"`    // of the contradiction, if there is one
	Solutions []json.RawMessage `json:"solutions,omitempty"` // the first few
	Shown     [][]view.View     `json:"shown,omitempty"`     // each of them, drawn
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
	Picture *view.Drawing `json:"picture,omitempty"`
	// Own is the fragment of the link, on the page of this puzzle, to an empty puzzle
	// of the kind; the first puzzle of each kind has it.
	Own string `json:"own,omitempty"`
	// Members are those that the facts of its kind have, by which a page knows
	// a link to it.
	Members schema.Members `json:"members"`
}
