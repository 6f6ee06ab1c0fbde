package puzzle

import "solvitur/solvers/english"

// Stated are the facts that the rows of a list state; id is the fact that one is, by its number, and
// says what it says: a clause, of which a sentence is made.
func Stated[R any](rows []R, id func(i int) FactID, says func(R) string) (facts []Fact) {
	for i, row := range rows {
		facts = append(facts, Fact{ID: id(i), Text: english.Sentence(says(row))})
	}
	return facts
}

// Kept are those of the rows of a list that are kept, by the facts that they state.
func Kept[R any](rows []R, id func(i int) FactID, keep func(FactID) bool) (kept []R) {
	for i, row := range rows {
		if keep(id(i)) {
			kept = append(kept, row)
		}
	}
	return kept
}
