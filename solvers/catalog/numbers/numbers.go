// Package numbers lists the families about digits, on the finite-domain engine.
package numbers

import (
	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/family/digits"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		digits.New(),
		cryptarithms.New(),
	}
}
