// Package orders lists the families about who comes before whom and beside whom.
package orders

import (
	"solvitur/solvers/family/runners"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		runners.New(),
	}
}
