//go:build engine

package leaning

import (
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Here an engine stands behind a method value.

type judge struct{}

func (judge) model() *fd.Model { return fd.NewModel() }

func violations(facts, solution, func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	of := judge{}.model
	_ = of()
	return nil, nil
}
