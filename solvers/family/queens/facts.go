package queens

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are a board and what is known of the queens on it. The JSON names are the keys
// of the form.
type Facts struct {
	Size      int        `json:"size"`      // of a side
	Board     [][]string `json:"board"`     // by row and column; "" for a square that is free
	Diagonals string     `json:"diagonals"` // where they end
	Knights   bool       `json:"knights"`   // queens attack as knights do, too
}

// What may stand on a square: a queen, or a hole on which none can stand.
const (
	queen = "Q"
	hole  = "x"
)

// Where diagonals end: at the edge of the board, or nowhere: what leaves it on one
// side comes back on the other.
const (
	plain = "plain"
	torus = "torus"
)

// Solution is a board with queens, and nothing else: by row, a bit for each column in
// which one stands.
type Solution struct{ Rows []uint32 }

// MarshalJSON writes the board by rows and columns, in the form of the answer. A search
// may write many thousands of them.
func (s Solution) MarshalJSON() ([]byte, error) {
	n := len(s.Rows)
	empty := strings.Repeat(`,""`, n) // a row without queens, and a comma before it
	text := append(make([]byte, 0, 16+n*(n+1)*3), `{"board":[`...)
	for r, queens := range s.Rows {
		if r > 0 {
			text = append(text, ',')
		}
		text = append(text, '[')
		done := 1 // what of empty is written; its first comma is not
		for ; queens != 0; queens &= queens - 1 {
			here := 3*bits.TrailingZeros32(queens) + 2 // between the quotes
			text = append(append(text, empty[done:here]...), queen...)
			done = here
		}
		text = append(append(text, empty[done:]...), ']')
	}
	return append(text, "]}"...), nil
}

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Solution) UnmarshalJSON(raw []byte) error {
	var answer struct {
		Board [][]string `json:"board"`
	}
	if err := json.Unmarshal(raw, &answer); err != nil {
		return err
	}
	if answer.Board == nil {
		return errors.New("there is no board: give one")
	}
	s.Rows = make([]uint32, len(answer.Board))
	for r, row := range answer.Board {
		for c, text := range row {
			if text == queen && c < 32 {
				s.Rows[r] |= 1 << c
			}
		}
	}
	return nil
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *board, Solution]{
		Info: puzzle.Info{
			Name:      "queens",
			AnyAnswer: true,
			Title:     "Queens that leave each other in peace",
			Summary:   "A queen in every row of a board, and none on a line with another: in how many ways?",
			Counters:  fdsearch.CountersOf(ways),
			Monotone:  true,
		},
		Form:       form,
		Presets:    presets,
		Read:       read,
		Facts:      sentences,
		Orderings:  orderings,
		Answer:     answerForm,
		Enter:      enter,
		Says:       says,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "What a queen attacks is seen at a glance, and beyond that queens are placed by trying: there is no argument in simple steps.",
		Findings:   findings,
		Renewal:    &renewal,
	})
}

var form = schema.Form{Fields: []schema.Field{
	{Key: inBoard, Kind: schema.Grid, Label: "The board", Rows: "size", Columns: "size", Options: schema.Labelled(queen, "a queen", hole, "a hole"),
		Help: "Q is a queen that stands there, x a hole, on which none can stand. Queens look across holes."},
	{Key: "size", Kind: schema.Number, Label: "Rows and columns", Min: "1", Max: "30"},
	{Key: diagonalsID, Kind: schema.Choice, Label: "Diagonals", Options: schema.Labelled(plain, "end at the edge", torus, "leave on one side and come back on the other")},
	{Key: knightsID, Kind: schema.Switch, Label: "Queens attack as knights do, too"},
}}

// The facts besides the squares.
const (
	ruleRows    = "rule:rows"
	ruleColumns = "rule:columns"
	diagonalsID = "diagonals"
	knightsID   = "knights"
)

// inBoard begins the paths of squares, in the facts and in an answer: board/2/4 is row
// 3, column 5.
const inBoard = "board"

// squareID is the path of a square, and so the ID of the fact that it states.
func squareID(r, c int) puzzle.FactID { return fmt.Sprintf("%s/%d/%d", inBoard, r, c) }

// place is a square in words.

func sentences(b *board) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleRows, Rule: true, Text: "There is one queen in every row."},
		{ID: ruleColumns, Rule: true, Text: "No two queens stand in one column."},
		{ID: diagonalsID, Text: "No two queens stand on one diagonal."},
	}
	if b.Diagonals == torus {
		facts[2].Text = "No two queens stand on one diagonal, nor on one that leaves the board on one side and comes back on the other."
	}
	if b.Knights {
		facts = append(facts, puzzle.Fact{ID: knightsID, Text: "No two queens are a knight’s move apart."})
	}
	for r, row := range b.Board {
		for c, square := range row {
			switch square {
			case queen:
				facts = append(facts, puzzle.Fact{ID: squareID(r, c), Text: fmt.Sprintf("A queen stands in %s.", english.Cell(r, c))})
			case hole:
				facts = append(facts, puzzle.Fact{ID: squareID(r, c), Text: fmt.Sprintf("There is a hole in %s.", english.Cell(r, c))})
			}
		}
	}
	return facts
}

func orderings(b *board) []puzzle.Ordering {
	rows := make([]string, b.Size)
	for r := range rows {
		rows[r] = rowName(r)
	}
	return []puzzle.Ordering{{Name: "rows", Label: "Order of rows", Items: rows}}
}

func rowName(r int) string { return "row " + strconv.Itoa(r+1) }

// answerForm is the board, to put queens on.
func answerForm(b *board) schema.Form {
	size := strconv.Itoa(b.Size)
	return schema.Form{Fields: []schema.Field{{Key: inBoard, Kind: schema.Grid, Label: "The board", Rows: size, Columns: size, Options: schema.Labelled(queen, "a queen")}}}
}

// enter takes a board with fewer queens than rows for part of an answer.
func enter(b *board, s *Solution) []*schema.FieldError {
	queens := 0
	for _, row := range s.Rows {
		queens += bits.OnesCount32(row)
	}
	if queens < b.Size {
		return []*schema.FieldError{schema.Errorf(inBoard, "The board has %s and needs %d: place the others.", english.Count(queens, "queen", "queens"), b.Size)}
	}
	return nil
}

// stands claims that a queen stands on a square.
func stands(r, c int) claim.Claim {
	return claim.That(queen, inBoard, strconv.Itoa(r), strconv.Itoa(c))
}

// squareOf is the square that an atom of a claim speaks of. The form has let no others
// through.
func squareOf(a claim.Atom) (r, c int) {
	r, _ = strconv.Atoi(a.Path[1])
	c, _ = strconv.Atoi(a.Path[2])
	return r, c
}

// says is a claim as a sentence.
func says(_ *board, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		r, c := squareOf(a)
		return clause(r, c, is), nil
	})
}

func clause(r, c int, is bool) string {
	if is {
		return "a queen stands in " + english.Cell(r, c)
	}
	return "no queen stands in " + english.Cell(r, c)
}

// verdict says the outcome as a sentence about this board.
func verdict(b *board, r puzzle.Result[Solution]) string {
	queens := english.Words(b.Size) + " queens"
	if b.Size == 1 {
		queens = "one queen"
	}
	switch {
	case r.Verdict == puzzle.None:
		if text := b.clash(r.Keep); text != "" {
			return "No: " + text
		}
		return fmt.Sprintf("No: %s cannot be placed so.", queens)
	case r.Verdict == puzzle.One:
		return fmt.Sprintf("There is exactly one way to place the %s.", queens)
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("There are %s ways to place the %s.", r.Said(english.Words(r.Solutions)), queens)
	case r.Solutions == 1:
		return "There is a way. " + puzzle.Only
	}
	return r.Stopped("queen placed", "queens placed")
}
