// Package tables lists the family about who meets whom, where and when, on the
// finite-domain engine.
package tables

import (
	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
)

// Families are made anew at each call.
func Families() []puzzle.Family {
	return []puzzle.Family{
		meetings.New(),
	}
}
