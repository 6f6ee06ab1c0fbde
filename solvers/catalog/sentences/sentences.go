// Package sentences lists the family about who tells the truth, on the finite-domain
// engine.
package sentences

import (
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		truthtellers.New(),
	}
}
