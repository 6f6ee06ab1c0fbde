package view

import "fmt"

// View is one picture. Exactly one of the pointers is set.
type View struct {
	// Name tells the views of one answer apart and stays the same while facts
	// change, so that the page keeps its place: "crosses-Monday".
	Name  string `json:"name"`
	Title string `json:"title,omitempty"`
	Note  string `json:"note,omitempty"` // a sentence below the picture
	// Field is the key of a field of the form whose editor shows the same: where
	// that can be seen, this need not be drawn.
	Field string `json:"field,omitempty"`
	// Group puts neighbouring views of one group side by side.
	Group string `json:"group,omitempty"`
	// Lead is for what was asked, where that is found out beyond the single solutions:
	// it stands before them.
	Lead bool `json:"lead,omitempty"`

	Table   *Table   `json:"table,omitempty"`
	Grid    *Grid    `json:"grid,omitempty"`
	Graph   *Graph   `json:"graph,omitempty"`
	Steps   *Steps   `json:"steps,omitempty"`
	Number  *Number  `json:"number,omitempty"`
	Drawing *Drawing `json:"drawing,omitempty"`
	Tree    *Tree    `json:"tree,omitempty"`

	// Frames are changes to the picture, in order: a replay or an animation.
	Frames []Frame `json:"frames,omitempty"`
}

// Role says what part something plays in an argument.
type Role string

// The roles. The page gives each a colour and, beside it, a shape or letter.
const (
	Plain    Role = ""         // nothing special
	Given    Role = "given"    // stated by the facts
	Deduced  Role = "deduced"  // follows from the facts
	Guess    Role = "guess"    // tried by a search
	Conflict Role = "conflict" // contradicts something
	Crossed  Role = "crossed"  // ruled out
	Possible Role = "possible" // still open
	Answer   Role = "answer"   // part of the solution shown
	Muted    Role = "muted"    // switched off or beside the point
	Accent   Role = "accent"   // the thing to look at
)

// Mark is what every addressable part of a view carries.
type Mark struct {
	// ID addresses the part in frames; unique within all views of one answer,
	// "" when nothing refers to it.
	ID   string `json:"id,omitempty"`
	Role Role   `json:"role,omitempty"`
	// Facts are the IDs of the facts that the part rests on.
	Facts []string `json:"facts,omitempty"`
	// Claim can be explained: the page asks why it holds. Status says how much
	// is known of it here.
	Claim  string `json:"claim,omitempty"`
	Status Status `json:"status,omitempty"`
	// Implies are claims that are so wherever Claim is, beside its atoms: where one of them is
	// out, so is the part.
	Implies []string `json:"implies,omitempty"`
	// Says is the part as a sentence, for screen readers and as a tip. Where
	// there is a claim, it is made of that and its status.
	Says string `json:"says,omitempty"`
	// Values are what an open part may come to show: the claim of exactly one
	// of them is true. Where something is known of them, those are left that
	// can be.
	Values []Value `json:"values,omitempty"`
	// Leaf is the place in the answer that says which of them it shows, where they are not
	// spelt out: the form of the answer has them.
	Leaf string `json:"leaf,omitempty"`
	// Puts is what a press enters in the answer, where that is more than a value at Leaf: a
	// row of a plan.
	Puts []Put `json:"puts,omitempty"`
	// Refuses says why a press on the part does nothing now, and what can be pressed instead,
	// where a press on it does something at another time. It needs an ID.
	Refuses string `json:"refuses,omitempty"`
}

// Put is a value that goes to a place of the answer.
type Put struct {
	Leaf  string `json:"leaf"`
	Value string `json:"value"`
}

// Value is one of the texts that a part may come to show, and the claim that it
// then makes.
type Value struct {
	Text   string `json:"text"`
	Claim  string `json:"claim"`
	Colour int    `json:"colour,omitempty"` // of a part of a drawing, with that value
}

// Status says how much is known of what a part claims.
type Status string

// The statuses.
const (
	Drawn   Status = ""        // true of the solution drawn
	Told    Status = "told"    // follows at once from the facts that the part rests on
	Certain Status = "certain" // true of every solution
	Open    Status = "open"    // not known to be true or false
	Tried   Status = "tried"   // for somebody to mark who tries
)

// Cell is a part of a table or grid.
type Cell struct {
	Mark
	Text string `json:"text"`
}

// Table is a table with a heading for every column and every row.
type Table struct {
	Corner  string `json:"corner,omitempty"` // the heading of the headings
	Columns []Cell `json:"columns"`
	Rows    []Row  `json:"rows"`
	// Numeric aligns the cells as figures.
	Numeric bool `json:"numeric,omitempty"`
}

// Row is a row of a table, with as many cells as the table has columns.
type Row struct {
	Head  Cell   `json:"head"`
	Cells []Cell `json:"cells"`
}

// Cells are cells that show these texts.
func Cells(texts ...string) []Cell {
	cells := make([]Cell, len(texts))
	for i, text := range texts {
		cells[i].Text = text
	}
	return cells
}

// TableOf is a table with a cell for each of some rows and columns, which are given by
// their headings.
func TableOf(corner string, rows, columns []string, cell func(row, column int) Cell) *Table {
	t := &Table{Corner: corner, Columns: Cells(columns...)}
	for i, head := range rows {
		row := Row{Head: Cell{Text: head}}
		for k := range columns {
			row.Cells = append(row.Cells, cell(i, k))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// Grid is a board of square cells, row by row: len(Cells) is a multiple of
// Columns.
type Grid struct {
	Columns int    `json:"columns"`
	Cells   []Cell `json:"cells"`
	// Regions numbers the region of every cell, for thick borders; nil for none.
	Regions []int `json:"regions,omitempty"`
}

// Graph is a drawing of nodes and edges. Coordinates run from 0 to 100, x to the
// right, y downwards: there as far as Height, where that is given.
type Graph struct {
	Nodes  []Node  `json:"nodes"`
	Edges  []Edge  `json:"edges"`
	Height float64 `json:"height,omitempty"` // 0 means 100
}

// Node is a node of a graph.
type Node struct {
	Mark
	Label string  `json:"label"`
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
}

// Edge joins two nodes by their positions in the list of nodes. Parallel edges
// and loops are drawn apart.
type Edge struct {
	Mark
	Label    string `json:"label,omitempty"`
	From     int    `json:"from"`
	To       int    `json:"to"`
	Directed bool   `json:"directed,omitempty"`
	// Order is the edge's place in a walk, 1 the first. It is shown once the
	// edge has a role: when it has been walked.
	Order int `json:"order,omitempty"`
}

// Steps is a numbered argument.
type Steps struct {
	Items []Step `json:"items"`
}

// Say adds a sentence that follows from some facts.
func (s *Steps) Say(facts []string, format string, args ...any) {
	s.Items = append(s.Items, Step{Mark: Mark{Facts: facts}, Text: fmt.Sprintf(format, args...)})
}

// Step is one sentence of an argument, indented by Depth.
type Step struct {
	Mark
	Text  string `json:"text"`
	Depth int    `json:"depth,omitempty"`
}

// Number is a number with its name, as long as it may be. The page folds long
// ones.
type Number struct {
	Mark
	Label  string `json:"label,omitempty"`
	Digits string `json:"digits"`
	// Length is the number of digits where Digits holds only the beginning and
	// the end (joined by an ellipsis); 0 when Digits is whole.
	Length int `json:"length,omitempty"`
}

// Frame is one step of a replay: changes to parts of the views before it. Its
// role says what kind of step it is: [Guess] a choice, [Conflict] a dead end,
// [Deduced] a conclusion, [Answer] a solution. A long replay can be walked
// through from one choice or dead end to the next.
type Frame struct {
	Caption string   `json:"caption,omitempty"`
	Role    Role     `json:"role,omitempty"`
	Facts   []string `json:"facts,omitempty"`
	Depth   int      `json:"depth,omitempty"` // how deep in a search tree
	Changes []Change `json:"changes,omitempty"`
}

// Change gives the part with this ID a new look. Nil leaves a property as it
// was.
type Change struct {
	ID   string   `json:"id"`
	Role *Role    `json:"role,omitempty"`
	Text *string  `json:"text,omitempty"`
	X    *float64 `json:"x,omitempty"` // nodes and shapes
	Y    *float64 `json:"y,omitempty"`
	H    *float64 `json:"h,omitempty"` // the height of a rect: of what fills and empties
	// Colour is one of the picture colours of [Shape].
	Colour *int `json:"colour,omitempty"`
}
