// Package tables lists the families about who or what goes where, on the finite-domain
// engine.
package tables

import (
	"solvitur/solvers/family/boxes"
	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		meetings.New(),
		boxes.New(),
	}
}
