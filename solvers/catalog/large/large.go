// Package large lists the families about large numbers.
package large

import (
	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family { return []puzzle.Family{bignumbers.New()} }
