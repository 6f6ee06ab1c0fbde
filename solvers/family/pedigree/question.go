package pedigree

import (
	"encoding/json"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// The parts of an answer to what two phrases ask: which of the first are also of the second,
// and, for those who know it, how many.
const (
	inAre  = "are"
	inBoth = "both"

	areAll  = "all"
	areSome = "some"
	areNone = "none"
)

type comparison struct {
	Are  string `json:"are"`
	Both *int   `json:"both,omitempty"`
}

// question is whether those of one phrase are those of another, where that is all that is told:
// nobody is looked for then. Else it is nil.
func question(m *model) *puzzle.Question {
	if len(m.Phrases) != 2 || slices.ContainsFunc(m.Phrases, func(p Phrase) bool { return p.Is == isNone }) {
		return nil
	}
	return &puzzle.Question{
		Form: schema.Form{Fields: []schema.Field{
			{Key: inAre, Kind: schema.Choice, Label: fmt.Sprintf("Are my %s also my %s?", m.Words[0], m.Words[1]),
				Options: schema.Labelled(areAll, "yes, all of them", areSome, "no, only some of them", areNone, "no, none of them")},
			{Key: inBoth, Kind: schema.Number, Optional: true, Label: "How many people are both, if you know it", Min: "0", Max: json.Number(fmt.Sprint(1 << kinship.MostSteps))},
		}},
		Look: "Compare the patterns of the two phrases, generation by generation: where does one of them ask for a father or a mother, and the other leave it open?",
		Falls: func(answer json.RawMessage, keep func(puzzle.FactID) bool) (string, error) {
			var c comparison
			err := json.Unmarshal(answer, &c)
			return m.falls(c, keep), err
		},
		Right: m.compares,
		// All, some or none, and how many: of two phrases that hold one of them is true.
		Only: func(keep func(puzzle.FactID) bool) bool {
			_, _, ok := m.sets(keep)
			return ok
		},
	}
}

// sets are the people of the first phrase, and those of them who are of the second as well;
// false where one of the phrases does not hold.
func (m *model) sets(keep func(puzzle.FactID) bool) (first, both []string, ok bool) {
	w := m.world(keep)
	if len(w.In) != 2 {
		return nil, nil, false
	}
	parts := w.Parts(0)
	return kinship.Listed(parts), kinship.Listed(kinship.Meet(parts, w.Parts(1))), true
}

// are says how many of the first are both.
func are(first, both []string) string {
	switch len(both) {
	case 0:
		return areNone
	case len(first):
		return areAll
	}
	return areSome
}

func (m *model) falls(c comparison, keep func(puzzle.FactID) bool) string {
	first, both, ok := m.sets(keep)
	switch right := are(first, both); {
	case !ok:
		return "There is nothing to compare: let both phrases hold."
	case c.Are == areAll && right != areAll:
		i := slices.IndexFunc(first, func(line string) bool { return !slices.Contains(both, line) })
		return fmt.Sprintf("%s is one of the first, and none of the second.", english.Capital(kinship.Mine(first[i])))
	case c.Are == areNone && right != areNone:
		return fmt.Sprintf("%s is both.", english.Capital(kinship.Mine(both[0])))
	case c.Are == areSome && right == areAll:
		return "Try to name one of the first who is none of the second."
	case c.Are == areSome && right == areNone:
		return "Try to name one who is both."
	case c.Both != nil && *c.Both != len(both):
		return "The first is right, and the number is not: go through those of the first, line by line, and see who is one of the second."
	}
	return ""
}

// compares is the right answer.
func (m *model) compares(keep func(puzzle.FactID) bool) (right puzzle.Conclusion, ok bool) {
	first, both, ok := m.sets(keep)
	if !ok {
		return right, false
	}
	n := len(both)
	answer, err := json.Marshal(comparison{are(first, both), &n})
	w := m.world(keep)
	facts := append(english.Each(w.In, phraseID), english.Each(w.Kin, sameID)...)
	return puzzle.Conclusion{Answer: answer, Says: w.Compared(n), Facts: facts}, err == nil
}
