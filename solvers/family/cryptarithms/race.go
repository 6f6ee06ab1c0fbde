package cryptarithms

import (
	"strings"

	"solvitur/solvers/family/cryptarithms/race"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// compare runs every order by every discipline, and then searches for all answers by
// columns.
func compare(s *puzzle.Search[Solution], m *sums) error {
	r := race.Race{
		Orders: m.orders(s.Order(letters.InLetters, m.Names)), Published: m.Orders, Hows: hows, One: "digit", Many: "digits",
		Note: "In turn, the order says which letter gets a digit next; else it only breaks ties between letters of which equally few digits are left, or that failed as often.",
		Disciplines: []race.Discipline{
			{How: inTurn, Title: "bounds, in turn", Series: "digits tried, with bounds only", Sign: "B", Run: func(order []string) (int64, error) { return boundsOnly(s, m, order) }},
			engine(s, m, inTurn, "equation, in turn", false, fd.InputOrder),
			engine(s, m, onTheWay, "equation, fewest left", false, fd.SmallestDomain),
			engine(s, m, onTheWay, "equation, most failures", false, fd.WeightedDegree),
			engine(s, m, withCarry, "carries, in turn", true, fd.InputOrder),
			engine(s, m, withCarry, "carries, fewest left", true, fd.SmallestDomain),
		},
	}
	if err := race.Run(s, r); err != nil {
		return err
	}
	return search(true, fd.Options{Choose: fd.SmallestDomain}, fdsearch.Run)(s, m)
}

// orders are those to be compared, each once: the ones that people think of, which
// any sum has, the visitor's, and those on the list.
func (m *sums) orders(chosen []string) []race.Order {
	var words [][]string
	for _, e := range m.Equations {
		for _, word := range e.Words() {
			words = append(words, strings.Split(word, ""))
		}
	}
	all := append(race.OfWords(m.Names, words), race.Order{Name: "as chosen above", Items: chosen})
	for _, p := range m.Orders {
		all = append(all, race.Order{Name: "on the list", Items: letters.Spelt(p.Order)})
	}
	return race.Unlike(all)
}

// boundsOnly puts digits in up to the first answer, and counts them.
func boundsOnly(s *puzzle.Search[Solution], m *sums, order []string) (int64, error) {
	before := s.Stats.Nodes
	_, l := labelled(s, m, order)
	for depth, wrong := range l.Run() {
		if err := counted(s, wrong); err != nil {
			return 0, err
		}
		if wrong < 0 && depth+1 == len(order) {
			break
		}
	}
	return s.Stats.Nodes - before, nil
}

// engine is a discipline in which what follows from a digit is worked out.
func engine(s *puzzle.Search[Solution], m *sums, how, title string, columns bool, choose fd.Choose) race.Discipline {
	return race.Discipline{How: how, Title: title, Series: "digits tried, with what follows worked out", Sign: "W", Run: func(order []string) (int64, error) {
		_, p := searched(m, columns, fd.Options{Choose: choose}, order)
		return fdsearch.First(s, p)
	}}
}
