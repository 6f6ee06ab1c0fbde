// Package sentences lists the families about what sentences say.
package sentences

import (
	"solvitur/solvers/family/pedigree"
	"solvitur/solvers/family/sorites"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		truthtellers.New(),
		sorites.New(),
		pedigree.New(),
	}
}
