package argue

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
)

// Clause says a cell of an argument, or its contrary, as a family says an atom of a claim within a
// sentence.
func Clause(of *puzzle.Argument, says func(a claim.Atom, is bool) (string, error)) func(cell int, is bool) string {
	return func(cell int, is bool) string {
		text, _ := says(of.Cells[cell].All[0], is) // of a claim that is one
		return text
	}
}
