package cryptarithms

import (
	"fmt"

	"solvitur/solvers/family/cryptarithms/sumargue"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/puzzle"
)

// argued gives what arguments are made of: the conditions, and the columns of the sums.
func argued(m *sums) (puzzle.Argument, error) {
	a := sumargue.New(m.Sums)
	model := newModel(m, true)
	for i, c := range m.Conditions {
		if !condition(a, fdargue.Of(model.Model.Model, fd.Tag(len(m.Equations)+i)), conditions.ID(i), c) {
			return a.Made(), tooMany(conditions.Sentence(m, c))
		}
	}
	for i, e := range m.Equations {
		if !a.Sum(equationID(i), i, model.Model) {
			return a.Made(), tooMany(e.Print(nil))
		}
	}
	return a.Made(), nil
}

func tooMany(what string) error {
	return puzzle.ErrUnargued(fmt.Sprintf("“%s” can come out right in too many ways for an argument in simple steps.", what))
}

// condition takes in a condition; false if it speaks of too many letters at once.
func condition(a *sumargue.Arguing, says *fdargue.Fact, fact puzzle.FactID, c Condition) bool {
	switch c.Kind {
	case "different":
		a.Different(fact, a.Positions(a.Names), nil)
	case "different-but":
		a.Different(fact, a.Positions(a.Names), a.Positions(c.each()))
	case "apart":
		a.Different(fact, a.Positions(c.each()), nil)
	default:
		return a.Condition(fact, says)
	}
	return true
}
