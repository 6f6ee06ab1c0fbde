// Package roads lists the families about ways through a map, which need no search of states.
package roads

import (
	"solvitur/solvers/family/bridges"
	"solvitur/solvers/family/circuit"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		circuit.New(),
		bridges.New(),
	}
}
