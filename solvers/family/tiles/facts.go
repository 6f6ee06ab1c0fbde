package tiles

import (
	"embed"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/space/naive"
	"solvitur/solvers/spacesearch"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known: two boards, an empty cell of which is "".
type Facts struct {
	Rows    string     `json:"rows"`
	Columns string     `json:"columns"`
	Start   [][]string `json:"start"` // one cell is empty: the gap
	Goal    [][]string `json:"goal"`  // an empty cell may hold anything
	Limit   int        `json:"limit,omitempty"`
}

// Slide is that a tile slides into the gap.
type Slide struct {
	Tile string `json:"tile"`
	Way  string `json:"way"` // up, down, left or right
}

// Solution is a plan.
type Solution struct {
	Slides []Slide `json:"slides,omitempty"`
}

// model is what the facts are worked with: cells and kinds of tile by their numbers.
// Cells are counted in reading order; tiles of one name are of one kind.
type model struct {
	Facts
	rows, columns int
	names         []string    // of the kinds, by their numbers less one
	start, goal   []int       // by cell: the kind of tile, 0 for an empty cell
	best          naive.Known // plans
}

const (
	mostCells = 12
	unnamed   = 15  // the kind of tiles that have lost their number
	noName    = "?" // what is written on them
)

var ways = []string{"up", "down", "left", "right"}

// New is the family.
func New() puzzle.Family {
	return spacesearch.Define(&kit, puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "tiles",
			Title:   "Sliding tiles",
			Summary: "How do tiles come into their order, in as few slides as possible, and when do they never?",
		},
		Form:    form,
		Presets: presets,
		Empty:   `{"rows": "3", "columns": "3", "start": [["1", "2", "3"], ["4", "5", "6"], ["7", "8", ""]], "goal": [["", "", ""], ["", "", ""], ["", "", ""]]}`,
		Read:    read,
		Clashes: clashes,
		Answer:  answerForm,
		Claims:  claims,
		Reason:  reason,
		Ways: []puzzle.Way[*model, Solution]{
			{Strategy: spacesearch.Guided, Run: kit.Guided}, {Strategy: spacesearch.Deepening, Run: kit.Deepening}, {Strategy: spacesearch.Nearest, Run: kit.Nearest},
		},
		Violations: violations,
		Renewal:    &renewal,
		Show:       show,
		Findings:   findings,
	})
}

// tileNames are what may be written on a tile.
func tileNames() (all []string) {
	for n := 1; n < mostCells; n++ {
		all = append(all, strconv.Itoa(n))
	}
	for letter := 'A'; letter <= 'Z'; letter++ {
		all = append(all, string(letter))
	}
	return all
}

func board(key, label, help string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Grid, Label: label, Help: help, Rows: "rows", Columns: "columns", Options: schema.OptionsOf(tileNames())}
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	board("start", "At the start", "Numbers or letters; one cell is empty, the gap. A tile that is switched off is there, but without its number."),
	board("goal", "In the end", "What is in a cell that is empty or switched off does not matter."),
	{Key: "rows", Kind: schema.Choice, Label: "Rows", Options: schema.OptionsOf([]string{"2", "3"})},
	{Key: "columns", Kind: schema.Choice, Label: "Columns", Options: schema.OptionsOf([]string{"2", "3", "4"})},
	{Key: "limit", Kind: schema.Number, Label: "And in no more slides than", Help: "Leave it empty where there is no limit.", Optional: true, Min: "1", Max: "999"},
}}

// read makes numbers of names, and finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f, rows: len(f.Start), columns: len(f.Start[0])}
	var errs []*schema.FieldError
	gaps := []string{}
	for cell := range m.rows * m.columns {
		name := f.Start[cell/m.columns][cell%m.columns]
		m.start = append(m.start, m.kind(name))
		if name == "" {
			gaps = append(gaps, m.cellID("start", cell))
		}
	}
	switch path := m.cellID("start", m.rows*m.columns-1); {
	case len(gaps) == 0:
		errs = append(errs, schema.Errorf("start", "Every cell holds a tile, so none can slide: empty one.").
			Or("Empty the last cell", schema.Edit{Op: "set", Path: path, Value: ""}))
	case len(gaps) > 1:
		errs = append(errs, schema.Errorf(gaps[1], "There are %s gaps, and there is to be one: put a tile into each of the others.", english.Words(len(gaps))).
			Or("Number the tiles in their order", schema.Edit{Op: "set", Path: "start", Value: m.ordered()}, schema.Edit{Op: "set", Path: "goal", Value: m.ordered()}))
	}
	for cell := range m.rows * m.columns {
		kind := 0
		if name := m.wants(cell); slices.Contains(m.names, name) { // of others, see clashes
			kind = m.kind(name)
		}
		m.goal = append(m.goal, kind)
	}
	m.best.Facts = sentences(m)
	return m, errs
}

// clashes are cells that want a tile of which there are too few at the start.
func clashes(m *model, keep func(puzzle.FactID) bool) (errs []*schema.FieldError) {
	left := map[string]int{} // of each kind, what the goal does not ask for yet
	for _, row := range m.Start {
		for _, name := range row {
			left[name]++
		}
	}
	for cell := range m.goal {
		name, path := m.wants(cell), m.cellID("goal", cell)
		if name == "" || !keep(path) {
			continue
		}
		if left[name]--; left[name] >= 0 {
			continue
		}
		e := schema.Errorf(path, "There is no tile %s at the start: choose one that is there.", name)
		if slices.Contains(m.names, name) {
			e = schema.Errorf(path, "At the start there are fewer tiles %s than are wanted here: choose another one.", name)
		}
		errs = append(errs, e.Or("Let anything be there", schema.Edit{Op: "set", Path: path, Value: ""}))
	}
	return errs
}

// wants is the tile that a cell is to hold in the end, "" for any.
func (m *model) wants(cell int) string { return m.Goal[cell/m.columns][cell%m.columns] }

// kind is the number of a kind of tiles.
func (m *model) kind(name string) int {
	if name == "" {
		return 0
	}
	if known := slices.Index(m.names, name); known >= 0 {
		return known + 1
	}
	m.names = append(m.names, name)
	return len(m.names)
}

// ordered is a board with the tiles in their order, the gap at the end.
func (m *model) ordered() [][]string {
	names := append(tileNames()[:m.rows*m.columns-1], "")
	return slices.Collect(slices.Chunk(names, m.columns))
}

// The paths of cells and fields, and so the IDs of the facts that they state, and the
// rules.
func (m *model) cellID(field string, cell int) puzzle.FactID {
	return fmt.Sprintf("%s/%d/%d", field, cell/m.columns, cell%m.columns)
}

const (
	limitID   = "limit"
	ruleSlide = "rule:slide"
	ruleLeast = "rule:least"
)
