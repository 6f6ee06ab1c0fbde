// Package orders lists the families about who comes before whom and beside whom, and
// what goes with what.
package orders

import (
	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/family/runners"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		runners.New(),
		logicgrid.New(),
	}
}
