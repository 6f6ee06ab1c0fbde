package pedigree

import (
	"encoding/json"
	"fmt"
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/meant"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// comparison is an answer to what two phrases ask: which of the first are also of the second, and,
// for those who know it, how many.
type comparison struct {
	Are  string `json:"are"`
	Both *int   `json:"both,omitempty"`
}

// question is whether those of one phrase are those of another, where that is all that is told:
// nobody is looked for then. Else it is nil.
func question(m *model) *puzzle.Question {
	if len(m.Words) != 2 || slices.Contains(m.Not, true) {
		return nil
	}
	return &puzzle.Question{
		Form: schema.Form{Fields: []schema.Field{
			{Key: "are", Kind: schema.Choice, Label: fmt.Sprintf("Are my %s also my %s?", m.Words[0], m.Words[1]),
				Options: schema.Labelled(meant.All, "yes, all of them", meant.Some, "no, only some of them", meant.None, "no, none of them")},
			{Key: "both", Kind: schema.Number, Optional: true, Label: "How many people are both, if you know it", Min: "0", Max: json.Number(fmt.Sprint(1 << kinship.MostSteps))},
		}},
		Look: "Compare the patterns of the two phrases, generation by generation: where does one of them ask for a father or a mother, and the other leave it open?",
		Falls: func(answer json.RawMessage, keep func(puzzle.FactID) bool) (string, error) {
			var c comparison
			err := json.Unmarshal(answer, &c)
			two, ok := m.World(keep).Two()
			if !ok {
				return "There is nothing to compare: let both phrases hold.", err
			}
			return two.Falls(c.Are, c.Both), err
		},
		Right: func(keep func(puzzle.FactID) bool) (right puzzle.Conclusion, ok bool) {
			w := m.World(keep)
			two, ok := w.Two()
			if !ok {
				return right, false
			}
			answer, err := json.Marshal(comparison{two.Are(), new(len(two.Both))})
			facts := append(each.Of(w.In, phraseID), each.Of(w.Kin, sameID)...)
			return puzzle.Conclusion{Answer: answer, Says: w.Compared(len(two.Both)), Facts: facts}, err == nil
		},
		// All, some or none, and how many: of two phrases that hold one of them is true.
		Only: func(keep func(puzzle.FactID) bool) bool {
			_, ok := m.World(keep).Two()
			return ok
		},
	}
}
