// Package relations lists the families about what lies where, what follows from what,
// and who is whose relative, on the finite-domain engine.
package relations

import (
	"solvitur/solvers/family/boxes"
	"solvitur/solvers/family/pedigree"
	"solvitur/solvers/family/sorites"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		boxes.New(),
		sorites.New(),
		pedigree.New(),
	}
}
