// Package squares lists the families about boards that are filled row by row and
// column by column, and about who stands with whom in rows.
package squares

import (
	"solvitur/solvers/family/latinsquares"
	"solvitur/solvers/family/patterns"
	"solvitur/solvers/family/queens"
	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/family/stars"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		latinsquares.New(),
		patterns.New(),
		schoolgirls.New(),
		stars.New(),
		queens.New(),
	}
}
