// Package moves lists the families about what is done, step by step.
package moves

import (
	"solvitur/solvers/family/crossings"
	"solvitur/solvers/family/jugs"
	"solvitur/solvers/family/machines"
	"solvitur/solvers/family/tiles"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		crossings.New(),
		jugs.New(),
		machines.New(),
		tiles.New(),
	}
}
