package dialogues

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Solution is a choice of numbers with which the conversation can have been
// held.
type Solution struct {
	Numbers Numbers `json:"numbers"`
}

// Numbers are in ascending order. In JSON they are a table, each in the row of
// its rank.
type Numbers []int

type entry struct {
	Number int `json:"number"`
}

const (
	tableKey = "numbers"
	cellKey  = "number"
)

// ranks are the rows of a table of so many numbers.
func ranks(count int) []string {
	switch count {
	case 1:
		return []string{"only"}
	case 2:
		return []string{"smaller", "larger"}
	case 3:
		return []string{"smallest", "middle", "largest"}
	}
	between := []string{"second", "third", "fourth", "fifth", "sixth", "seventh"}
	return slices.Concat([]string{"smallest"}, between[:count-2], []string{"largest"})
}

// MarshalJSON writes the rows in their order.
func (n Numbers) MarshalJSON() ([]byte, error) {
	rows := make([]string, len(n))
	for i, name := range ranks(len(n)) {
		rows[i] = fmt.Sprintf(`"%s":{"%s":%d}`, name, cellKey, n[i])
	}
	return []byte("{" + strings.Join(rows, ",") + "}"), nil
}

// UnmarshalJSON reads the rows that there are.
func (n *Numbers) UnmarshalJSON(raw []byte) error {
	var rows map[string]entry
	if err := json.Unmarshal(raw, &rows); err != nil {
		return err
	}
	*n = nil
	if len(rows) == 0 || len(rows) > maxCount {
		return fmt.Errorf("there are 1 to %d numbers", maxCount)
	}
	for _, name := range ranks(len(rows)) {
		*n = append(*n, rows[name].Number)
	}
	return nil
}

// answerForm is what an answer consists of.
func answerForm(c *conversation) schema.Form {
	label := "The numbers"
	if c.Count > 1 {
		label += ", in any order (they are sorted)"
	}
	return schema.Form{Fields: []schema.Field{{
		Key: tableKey, Kind: schema.Table, Label: label, Item: "number", Names: ranks(c.Count),
		Cells: []schema.Field{schema.Whole(cellKey, "number", c.Low, c.High)},
	}}}
}

// enter brings numbers that were entered in any order into theirs.
func enter(c *conversation, s *Solution) []*schema.FieldError {
	slices.Sort(s.Numbers)
	if !c.Equal && twins(s.Numbers) {
		return []*schema.FieldError{schema.Errorf(tableKey, "The numbers are all different: do not write one twice.")}
	}
	return nil
}

// without names the facts that are not kept, in a fixed order.
func (f Facts) without(keep func(puzzle.FactID) bool) (ids []puzzle.FactID) {
	for _, all := range []struct {
		n  int
		id func(int) puzzle.FactID
	}{{len(f.Conversation), lineID}, {len(f.People), people.ID}, {len(f.Known), knownLines.ID}} {
		for i := range all.n {
			if id := all.id(i); !keep(id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}
