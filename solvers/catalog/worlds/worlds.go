// Package worlds lists the families about all that could be, number by number.
package worlds

import (
	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		dialogues.New(),
		bignumbers.New(),
	}
}
