package cryptarithms

import (
	"solvitur/solvers/family/cryptarithms/labelling"
	"solvitur/solvers/family/cryptarithms/race"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// compare runs every order by every discipline, and then searches for all answers by
// columns.
func compare(s *puzzle.Search[Solution], m *sums) error {
	var words []string
	for _, e := range m.Equations {
		words = append(words, e.Words()...)
	}
	chosen := s.Order(letters.InLetters, m.Names)
	engine := func(columns bool, choose fd.Choose) func([]string) (int64, error) {
		return func(order []string) (int64, error) {
			_, p := searched(m, columns, fd.Options{Choose: choose}, order)
			return fdsearch.First(s, p)
		}
	}
	bounds := func(order []string) (int64, error) {
		model, p := searched(m, false, fd.Options{}, order)
		return labelling.First(s, model.Model, p)
	}
	if err := race.Run(s, race.Race{
		Orders: race.Orders(m.Names, words, chosen, m.Orders), Published: m.Orders,
		Note: "In turn, the order says which letter gets a digit next; else it only breaks ties between letters of which equally few digits are left, or that failed as often.",
		Disciplines: []race.Discipline{
			{How: race.InTurn, Title: "bounds, in turn", Run: bounds},
			{How: race.InTurn, Title: "equation, in turn", Run: engine(false, fd.InputOrder)},
			{How: race.OnTheWay, Title: "equation, fewest left", Run: engine(false, fd.SmallestDomain)},
			{How: race.OnTheWay, Title: "equation, most failures", Run: engine(false, fd.WeightedDegree)},
			{How: race.WithCarry, Title: "carries, in turn", Run: engine(true, fd.InputOrder)},
			{How: race.WithCarry, Title: "carries, fewest left", Run: engine(true, fd.SmallestDomain)},
		},
	}); err != nil {
		return err
	}
	_, p := searched(m, true, fd.Options{Choose: fd.SmallestDomain}, chosen)
	return fdsearch.Run(s, p)
}
