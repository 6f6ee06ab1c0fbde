// Package colours lists the families in which things get colours.
package colours

import (
	"solvitur/solvers/family/colouring"
	"solvitur/solvers/family/cubes"
	"solvitur/solvers/family/maps"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		colouring.New(),
		maps.New(),
		cubes.New(),
	}
}
