// Package designs lists the families about sets that meet as evenly as they can:
// rows of schoolgirls, lines of a star, queens on a board.
package designs

import (
	"solvitur/solvers/family/queens"
	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/family/stars"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		schoolgirls.New(),
		stars.New(),
		queens.New(),
	}
}
