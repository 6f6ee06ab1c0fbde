package cryptarithms

import (
	"solvitur/solvers/family/cryptarithms/columns"
	"solvitur/solvers/family/cryptarithms/labelling"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// model is the puzzle as finite domains.
type model struct {
	*columns.Model
	fdsearch.Posted
}

// newModel posts all facts; by columns, every sum column by column where that helps.
func newModel(s *sums, byColumns bool) *model {
	m := &model{Model: columns.New(s.Sums)}
	post := m.Whole
	if byColumns {
		post = m.Columns
	}
	for i := range s.Equations {
		post(fd.Tag(i), i)
	}
	fdsearch.PostRows(m.Model.Model, s.tagOf(0), s.Conditions, nil, conditions.Post, m)
	return m
}

// tagOf is that of a condition: those of the equations come first.
func (s *sums) tagOf(condition int) fd.Tag { return fd.Tag(len(s.Equations) + condition) }

// factOf is the fact that a tag stands for.
func (s *sums) factOf(tag fd.Tag) puzzle.FactID {
	if i := int(tag) - len(s.Equations); i >= 0 {
		return conditions.ID(i)
	}
	return equationID(int(tag))
}

func (m *model) vars(letters []string) []fd.Var { return fdsearch.Vars(letters, m.Digit) }

// solution reads an answer.
func (m *model) solution(x fd.Solution) Solution { return letters.Of(m.Names, x.Values(m.Digits...)) }

// The ways of searching of this kind.
const (
	byColumns      = "columns"
	columnsInTurn  = "columns-in-turn"
	byEquation     = "equation"
	equationInTurn = "equation-in-turn"
	byWeight       = "equation-weighted"
	sideBySide     = "orders"
)

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*sums, Solution]{
	by(true, fd.Options{Choose: fd.SmallestDomain}, fdsearch.Run, puzzle.Strategy{Name: byColumns, Title: "Column by column, with carries",
		Teaches: "As at school: each column is a small sum of its own, with what is carried to it and what is carried on. What a column rules out is crossed off; a digit is tried only when nothing more follows, for the letter with the fewest left."}),
	by(true, fd.Options{}, fdsearch.Run, puzzle.Strategy{Name: columnsInTurn, Title: "With carries, letters in turn",
		Teaches: "The same columns, but digits are tried for the letters in the order that you choose. With carries a bad order costs little."}),
	by(false, fd.Options{Choose: fd.SmallestDomain}, fdsearch.Run, puzzle.Strategy{Name: byEquation, Title: "Each sum as one equation",
		Teaches: "No carries: a sum is one long equation, in which the first of four letters counts a thousand times and the last once. All that is known of each side is how small and how large it can still become."}),
	by(false, fd.Options{}, fdsearch.Run, puzzle.Strategy{Name: equationInTurn, Title: "One equation, letters in turn",
		Teaches: "The same equation, with the letters in the order that you choose. Here the order is everything: letters that count for much should come early, for they tell most of both sides."}),
	by(false, fd.Options{Choose: fd.WeightedDegree}, fdsearch.Run, puzzle.Strategy{Name: byWeight, Title: "One equation, where it fails most",
		Teaches: "The same equation, and the letter for the next digit is chosen on the way: one with few digits left whose sums and conditions have led into many dead ends so far."}),
	{Strategy: puzzle.Strategy{Name: "intervals", Title: "Letter by letter, with bounds", Tree: true,
		Teaches: "The labelling of the textbooks, in the order that you choose: put a digit in, and ask whether the two sides can still be equal, where a letter without a digit may be anything. Nothing is crossed off. Every digit that is put in is counted: one that no letter before it has, and no condition forbids."}, Run: byIntervals},
	by(true, fd.Options{Choose: fd.SmallestDomain, Learn: true}, fdsearch.Run, puzzle.Strategy{Name: fdsearch.ByLearning, Title: "With carries, and learn from dead ends",
		Teaches: "Each dead end is looked into: which of the digits supposed led there? That these never go together is remembered, and the search goes back to where it first tells something new."}),
	by(false, fd.Options{}, fdsearch.Backtrack, puzzle.Strategy{Name: fdsearch.ByBacktracking, Title: "Letter by letter, and step back",
		Teaches: "Put a digit in for one letter after the other, and test a sum or condition as soon as all its letters have digits. Nothing is worked out ahead: a sum is tested when it is too late."}),
	by(false, fd.Options{}, fdsearch.GenerateAndTest, puzzle.Strategy{Name: fdsearch.ByGenerating, Title: "Write all digits down, then test",
		Teaches: "Give every letter a digit, and only then look whether the sums come out right. Ten letters have ten thousand million ways to do that."}),
	{Strategy: puzzle.Strategy{Name: sideBySide, Title: "All orders side by side",
		Teaches: "A race between the orders that people think of: the letters as written, the most frequent first, column by column. Each runs by every way that takes an order, up to the first answer, and the digits tried are counted."}, Run: compare},
}

// by is a way of searching on the engine.
func by(columns bool, options fd.Options, run func(*puzzle.Search[Solution], fdsearch.Puzzle[Solution]) error, strategy puzzle.Strategy) puzzle.Way[*sums, Solution] {
	strategy.Tree = true
	return puzzle.Way[*sums, Solution]{Strategy: strategy, Run: func(s *puzzle.Search[Solution], f *sums) error {
		_, p := searched(f, columns, options, s.Order(letters.InLetters, f.Names))
		return run(s, p)
	}}
}

// byIntervals is the plain labelling.
func byIntervals(s *puzzle.Search[Solution], f *sums) error {
	m, p := searched(f, false, fd.Options{}, s.Order(letters.InLetters, f.Names))
	return labelling.Search(s, m.Model, p)
}

// searched is the puzzle for the engine, with the letters in an order.
func searched(f *sums, columns bool, options fd.Options, order []string) (*model, fdsearch.Puzzle[Solution]) {
	m := newModel(f, columns)
	options.Order, options.Distinct = m.vars(order), m.Digits
	return m, fdsearch.Puzzle[Solution]{Model: m.Model.Model, Tags: f.factOf, Atom: m.Atom, Options: options, Solution: m.solution,
		Teller: fdsearch.Teller{Looks: m.looks, Says: m.Says}}
}

// looks shows the digits and carries that are known by now.
func (m *model) looks(now *fdsearch.Moment) view.Looks {
	looks := m.grid("digits", "").Looks(now)
	for i := range m.Equations {
		long(m.Sums, i).Looks(looks, now.Role, func(letter int) (int, bool) { return now.Value(m.Digits[letter]) })
	}
	for _, c := range m.Carries {
		if n, known := now.Value(c.Var); known {
			long(m.Sums, c.Equation).Carries(looks, now.Role, c.Column, n)
		}
	}
	return looks
}
