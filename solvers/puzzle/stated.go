package puzzle

import "solvitur/solvers/english"

// Stated are the facts that the rows of a list state: id names the fact of a row by its number, from 0, and
// says gives what the row says, as a clause without a full stop.
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
