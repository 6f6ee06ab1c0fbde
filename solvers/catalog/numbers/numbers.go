// Package numbers lists the families about digits and what is calculated with
// them.
package numbers

import (
	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/family/digits"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		digits.New(),
		bignumbers.New(),
		cryptarithms.New(),
	}
}
