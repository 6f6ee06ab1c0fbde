package rows

import "solvitur/solvers/puzzle"

// Holds says, for every kind of row R, whether an answer A meets a row. It stands
// in a family's check.go, reads the answer and the row, and is called by the
// checker alone: nothing that searches may judge by it.
type Holds[A any, R Row] map[string]func(A, R) bool

// Broken names the rows of the list with this key that an answer does not meet.
func (h Holds[A, R]) Broken(key string, answer A, rows []R) (broken []puzzle.FactID) {
	for i, row := range rows {
		if !h[row.RowKind()](answer, row) {
			broken = append(broken, id(key, i))
		}
	}
	return broken
}
