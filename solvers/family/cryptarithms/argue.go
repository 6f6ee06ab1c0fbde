package cryptarithms

import (
	"fmt"

	"solvitur/solvers/family/cryptarithms/sumargue"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/puzzle"
)

// argued gives what arguments are made of: the conditions, and the columns of the sums.
func argued(m *sums) (puzzle.Argument, error) {
	a := sumargue.New(m.Sums)
	model := newModel(m, true)
	tooMany := func(what string) (puzzle.Argument, error) {
		return a.Made(), puzzle.ErrUnargued(fmt.Sprintf("“%s” can come out right in too many ways for an argument in simple steps.", what))
	}
	for i, c := range m.Conditions {
		if who, may := c.apart(m.Names); len(who) > 0 {
			a.Different(conditions.ID(i), m.Positions(who), m.Positions(may))
		} else if !a.Condition(conditions.ID(i), fdargue.Of(model.Model.Model, m.tagOf(i))) {
			return tooMany(conditions.Sentence(m, c))
		}
	}
	for i, e := range m.Equations {
		if !a.Sum(equationID(i), i, model.Model) {
			return tooMany(e.Print(nil))
		}
	}
	return a.Made(), nil
}
