// Package worlds lists the families that need no engine but their own: what could be,
// world by world, and large numbers.
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
