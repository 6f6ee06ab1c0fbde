// Package squares lists the families about boards that are filled row by row and
// column by column.
package squares

import (
	"solvitur/solvers/family/latinsquares"
	"solvitur/solvers/family/patterns"
	"solvitur/solvers/family/sudoku"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		sudoku.New(),
		latinsquares.New(),
		patterns.New(),
	}
}
