package schema

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
)

// Form lists the editable fields of a family's facts, in the order shown. The
// facts themselves are one JSON object with a member for every field.
type Form struct {
	Fields []Field `json:"fields"`
}

// Kind names the kinds of field. The page has one editor for each.
type Kind string

// The kinds of field, with the JSON that each one holds.
const (
	Text    Kind = "text"    // a string
	Number  Kind = "number"  // a JSON number, integer or decimal
	Choice  Kind = "choice"  // a string: one of Options, of the names in From, or Any
	Switch  Kind = "switch"  // true or false
	Names   Kind = "names"   // a list of distinct strings
	Rows    Kind = "rows"    // a list of objects, each one fact
	Formula Kind = "formula" // a string with a grammar
	Map     Kind = "map"     // {"nodes": [{"name","x","y"}], "links": [{"name","from","to"}]}
	Grid    Kind = "grid"    // a list of rows, each a list of strings; an empty cell is ""
	Table   Kind = "table"   // {"Monday": {...}, "Tuesday": {...}}: a record for each of Names
	Regions Kind = "regions" // a list of rows, each a list of the names of regions: "A", "B", ...
)

// Any is the value of a choice that leaves the matter open. It is offered when
// the field has an AnyLabel. No name may be spelt like it.
const Any = "*"

// Field describes one editable value. Which of the members below the common
// ones matter depends on the kind.
type Field struct {
	Key      string `json:"key"`                // the member of the JSON object that holds the value
	Kind     Kind   `json:"kind"`               //
	Label    string `json:"label"`              // a few words, shown beside the editor and read aloud
	Help     string `json:"help,omitempty"`     // one sentence
	Optional bool   `json:"optional,omitempty"` // may be absent or empty
	// Aside marks an optional field that asks something and states nothing: what
	// is wrong with it is told beside it, and stops nothing.
	Aside bool `json:"aside,omitempty"`
	// FactsOnly says of Rows that each row is a fact and nothing else: nothing but a
	// search that it holds in goes by it, so that one that is switched off need not be
	// finished. The suite proves it.
	FactsOnly bool `json:"-"`

	// Text, Formula, and the items of Names: length in characters; 0 means 80.
	MaxLength int `json:"maxLength,omitempty"`
	// Text in a row: the name of the row, which no other row of the list has. A
	// column that some choice draws its names from is one anyhow.
	Unique bool `json:"unique,omitempty"`
	// Formula: words of the grammar to offer, beside the names in From.
	Words []string `json:"words,omitempty"`
	// Formula: what to offer in their place where the grammar tells more.
	Offers []Offer `json:"offers,omitempty"`

	// Number: bounds, both included ("" means none), and how many decimals
	// may follow the point (0: an integer).
	Min      json.Number `json:"min,omitempty"`
	Max      json.Number `json:"max,omitempty"`
	Decimals int         `json:"decimals,omitempty"`
	Unit     string      `json:"unit,omitempty"`

	// Choice: fixed options, or From another field, or both. From is the key
	// of a Names field ("days"), a column of a Rows field ("oases/name"), or
	// the node names of a Map ("map/nodes"); several of these, with blanks between
	// them, offer the names of all.
	Options  []Option `json:"options,omitempty"`
	From     string   `json:"from,omitempty"`
	AnyLabel string   `json:"anyLabel,omitempty"` // offers Any under this label
	// Phrase brings the words that a name needs in a sentence and Any does not,
	// with {} where the name stands: "on {}" beside "on any day".
	Phrase string `json:"phrase,omitempty"`

	// Names, Rows, and the links of a Map: how many; MaxItems 0 means 200.
	MinItems int `json:"minItems,omitempty"`
	MaxItems int `json:"maxItems,omitempty"`

	// Names: the item of another list that these belong to, in the order of the fields
	// ("categories/0"): they are called by it, and come, go and move with it.
	Of string `json:"of,omitempty"`
	// Names, Rows, nets: what one item is called ("day", "remark", "cube").
	Item string `json:"item,omitempty"`
	// Rows: the shapes a row may have. With several, the row's member "kind"
	// says which one it has; a row without it has the shape without a kind.
	Shapes []Shape `json:"shapes,omitempty"`

	// Map: what its parts are called ("land", "bridge"), and the greatest
	// number of nodes (0 means 50).
	NodeItem string `json:"nodeItem,omitempty"`
	MaxNodes int    `json:"maxNodes,omitempty"`

	// Table: the names of its rows, and the fields of each, which are texts,
	// numbers, choices or switches.
	Names []string `json:"names,omitempty"`
	Cells []Field  `json:"cells,omitempty"`

	// Grid: no cell may be empty, but in what [CheckPart] checks.
	Full bool `json:"full,omitempty"`
	// Grid, Regions: how many rows and columns there are. Each is a measure: a
	// number ("9"), or the key of the top-level field that says how many: a
	// Number, a Choice of numbers, or Names, which count.
	Rows    string `json:"rows,omitempty"`
	Columns string `json:"columns,omitempty"`
	// Heads name the columns of a Grid that has so many, always.
	Heads []string `json:"heads,omitempty"`
	// Net says where the cells of a row lie, as columns and rows from 0: a Grid that has
	// it is drawn as nets, each row one of them, called Item. It is painted.
	Net [][2]int `json:"net,omitempty"`
	// Signs is where the signs of the names in From are found ("figures/sign"), which the
	// cells of nets show.
	Signs string `json:"signs,omitempty"`
	// Symbols is a measure too. A Grid's cells hold the whole numbers from 1 up
	// to it; where there is none, one of Options or of the names in From. Of
	// Regions there are as many, called A, B, C and so on.
	Symbols string `json:"symbols,omitempty"`
}

// Painted says whether cells are painted, not written into.
func (f Field) Painted() bool { return f.Kind == Regions || len(f.Net) > 0 }

// RowName is what a row of a board is called, of those that count from 0: "Row 1", "Cube 1".
func (f Field) RowName(row int) string {
	return fmt.Sprintf("%s %d", english.Capital(cmp.Or(f.Item, "row")), row+1)
}

// CellName is what a cell of a board is called: "Row 1, column 2", "Cube 1, front".
func (f Field) CellName(row, column int) string {
	if column < len(f.Heads) {
		return f.RowName(row) + ", " + f.Heads[column]
	}
	return fmt.Sprintf("Row %d, column %d", row+1, column+1)
}

// Offer is a sort of words that may stand in a formula, and behind what: enough
// to complete a formula while it is typed. It is no grammar. What is offered may
// turn out wrong later in the line, and what is not offered may be right.
type Offer struct {
	Words []string `json:"words,omitempty"` // as one writes them
	From  string   `json:"from,omitempty"`  // the names of another field, as for a choice
	// After says what stands before: a word or a sign, AtStart, AfterNumber, or
	// AfterName and a From for one of its names. Empty means anything.
	After []string `json:"after,omitempty"`
}

// What may stand before a word, besides words and signs.
const (
	AtStart     = "^" // nothing: the formula begins
	AfterNumber = "#" // digits
	AfterName   = "@" // with a From behind it: "@people"
)

// Option is one fixed value of a choice.
type Option struct {
	Value string `json:"value"`
	Label string `json:"label"`
}

// Whole is a field for a whole number, from the least on up to the most.
func Whole(key, label string, least, most int) Field {
	return Field{Key: key, Kind: Number, Label: label, Min: json.Number(strconv.Itoa(least)), Max: json.Number(strconv.Itoa(most))}
}

// DigitOf is a field that holds a digit of a base, as an everyday number.
func DigitOf(base int, key string) Field {
	digit := Whole(key, "digit", 0, base-1)
	if base > 10 {
		digit.Help = fmt.Sprintf("An everyday number: A is 10, and %s is %d.", english.Digit(base-1), base-1)
	}
	return digit
}

// OptionsOf offers names as they are.
func OptionsOf(names []string) []Option {
	options := make([]Option, len(names))
	for i, name := range names {
		options[i] = Option{Value: name, Label: name}
	}
	return options
}

// Labelled are options, each given as its value and its label.
func Labelled(pairs ...string) (options []Option) {
	for pair := range slices.Chunk(pairs, 2) {
		options = append(options, Option{Value: pair[0], Label: pair[1]})
	}
	return options
}

// Shape is one form that a row may take: a sentence with gaps.
type Shape struct {
	Kind  string `json:"kind,omitempty"`  // value of the row's "kind"; "" of the shape of rows that have no such member
	Label string `json:"label,omitempty"` // shown in the menu of shapes
	// Sentence is the row as a sentence, with {key} where the control for that
	// field stands. Fields not named in it follow the sentence as a note.
	Sentence string  `json:"sentence"`
	Fields   []Field `json:"fields"`
	// One is the sentence of a row in which a number is 1: "exactly {number} region is {colour}".
	One *One `json:"one,omitempty"`
	// New is the row that "add" makes; absent members get the first choice.
	New json.RawMessage `json:"new,omitempty"`
}

// One is a sentence with the same gaps, for rows in which the number of a field is 1.
type One struct {
	Key      string `json:"key"`
	Sentence string `json:"sentence"`
}

// of is the shape with the sentence that fits a row.
func (s Shape) of(row map[string]any) Shape {
	if s.One != nil && fmt.Sprint(row[s.One.Key]) == "1" {
		s.Sentence = s.One.Sentence
	}
	return s
}

// Limits used where a field names none.
const (
	defaultMaxLength = 80
	defaultMaxItems  = 200
	defaultMaxNodes  = 50
)

// Field finds a top-level field by key.
func (f Form) Field(key string) (Field, bool) { return find(f.Fields, key) }

func find(fields []Field, key string) (Field, bool) {
	for _, field := range fields {
		if field.Key == key {
			return field, true
		}
	}
	return Field{}, false
}

// Offered is a name of From as the choice offers it, in its phrase.
func (f Field) Offered(name string) string {
	if f.Phrase == "" {
		return name
	}
	if f.Phrase == "at the "+nameInPhrase {
		return english.AtThe(name)
	}
	return strings.Replace(f.Phrase, nameInPhrase, name, 1)
}

// nameInPhrase is where the name stands in a phrase.
const nameInPhrase = "{}"

// Shape finds a shape by its kind.
func (f Field) Shape(kind string) (Shape, bool) {
	for _, shape := range f.Shapes {
		if shape.Kind == kind {
			return shape, true
		}
	}
	return Shape{}, false
}

// ShapeOf is the shape that a row of this field has: the only one, or that of the
// row's kind; in the singular, where the row is about one thing.
func (f Field) ShapeOf(row map[string]any) (Shape, bool) {
	if len(f.Shapes) == 1 {
		return f.Shapes[0].of(row), true
	}
	kind, _ := row["kind"].(string)
	shape, ok := f.Shape(kind)
	return shape.of(row), ok
}

// Field finds a gap of the sentence, or a note, by its key.
func (s Shape) Field(key string) (Field, bool) { return find(s.Fields, key) }

// At finds the field that describes the value at a path: one of the form's own, of
// a row, of a table, or of a map's nodes and links. Inner is what the path says below
// that field: the number of a name or of a row, the place of a cell; "" for the value
// as a whole.
func (f Form) At(doc any, path string) (field Field, inner string, ok bool) {
	parts := SplitPath(path)
	if len(parts) == 0 {
		return Field{}, "", false
	}
	if field, ok = f.Field(parts[0]); !ok {
		return Field{}, "", false
	}
	records, at := field, 1 // the list or table, and where its rows begin in the path
	if field.Kind == Map && len(parts) > 1 {
		nodes, links := mapLists(field)
		records, _ = find([]Field{nodes, links}, parts[1])
		at++
	}
	if len(parts) < at+2 || records.Kind != Rows && records.Kind != Table {
		return field, Pointer(parts[1:]...), true
	}
	fields := records.Cells
	if records.Kind == Rows {
		value, _ := Get(doc, Pointer(parts[:at+1]...))
		row, _ := value.(map[string]any)
		shape, _ := records.ShapeOf(row)
		fields = shape.Fields
	} else if !slices.Contains(records.Names, parts[at]) {
		return Field{}, "", false
	}
	if field, ok = find(fields, parts[at+1]); !ok {
		return Field{}, "", false
	}
	return field, Pointer(parts[at+2:]...), true
}

// LengthLimit is the greatest number of characters of a text, formula or name.
func (f Field) LengthLimit() int { return orDefault(f.MaxLength, defaultMaxLength) }

// ItemLimit is the greatest number of items, rows or links.
func (f Field) ItemLimit() int { return orDefault(f.MaxItems, defaultMaxItems) }

// NodeLimit is the greatest number of nodes of a map.
func (f Field) NodeLimit() int { return orDefault(f.MaxNodes, defaultMaxNodes) }

func orDefault(n, fallback int) int {
	if n == 0 {
		return fallback
	}
	return n
}

// NewName is a name that a list does not have yet: "day 5".
func NewName[T any](item string, list []T) string {
	if item == "" {
		item = "item"
	}
	for n := len(list) + 1; ; n++ {
		name := fmt.Sprintf("%s %d", item, n)
		if !slices.ContainsFunc(list, func(known T) bool { return any(known) == any(name) }) {
			return name
		}
	}
}
