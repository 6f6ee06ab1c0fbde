// Package worlds lists the families about what could be, world by world.
package worlds

import (
	"solvitur/solvers/family/dialogues"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family { return []puzzle.Family{dialogues.New()} }
