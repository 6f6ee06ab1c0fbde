// Package orders lists the families about who comes before whom and beside whom, and
// what goes with what, and the divisions on a blackboard, which are on the same engine:
// with the other families about digits their program would weigh too much.
package orders

import (
	"solvitur/solvers/family/divisions"
	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/family/runners"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		runners.New(),
		logicgrid.New(),
		divisions.New(),
	}
}
