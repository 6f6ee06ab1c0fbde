package fdsearch

import (
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// The names of the ways that come with a model.
const (
	ByPropagation  = puzzle.ByPropagation
	ByBacktracking = "backtracking"
	ByGenerating   = "generate-and-test"
	ByLearning     = "learning"
)

// Counters are what these ways count.
var Counters = []puzzle.Counter{
	{Name: "nodes", Title: "choices tried"},
	puzzle.DeadEnds,
	{Name: "tests", Title: "tests made", Of: []string{ByBacktracking, ByGenerating}},
	{Name: "propagations", Title: "rules applied", Of: []string{ByPropagation, ByLearning}},
	{Name: "work", Title: "learned", Means: "sets of choices and conclusions that are known never to go together", Of: []string{ByLearning}},
}

// CountersOf are those of Counters that some of the ways count, for a family that
// does not have them all.
func CountersOf[M, S any](ways []puzzle.Way[M, S]) (counters []puzzle.Counter) {
	for _, c := range Counters {
		of := c.Of
		c.Of = nil
		for _, way := range ways {
			if slices.Contains(of, way.Name) {
				c.Of = append(c.Of, way.Name)
			}
		}
		if len(of) == 0 || len(c.Of) > 0 {
			counters = append(counters, c)
		}
	}
	return counters
}

// Model makes the puzzle of a search.
type Model[M, S any] func(*puzzle.Search[S], M) Puzzle[S]

// Ways are all ways of searching that come with a model, the quick one first.
func Ways[M, S any](model Model[M, S]) []puzzle.Way[M, S] {
	return []puzzle.Way[M, S]{Propagation(model), Learning(model), Backtracking(model), Generating(model)}
}

// Propagation works out what follows, and chooses where the fewest values are
// left.
func Propagation[M, S any](model Model[M, S]) puzzle.Way[M, S] {
	return parted(model, Run, puzzle.Strategy{Name: ByPropagation, Title: "Propagation: work out what follows",
		Teaches: "Whatever a fact rules out is crossed off at once, and every cross may rule out more. A choice is made only when nothing more follows, where the fewest possibilities are left."})
}

// Learning is propagation that learns a no-good from every dead end, and jumps
// back by it.
func Learning[M, S any](model Model[M, S]) puzzle.Way[M, S] {
	return way(model, learn, puzzle.Strategy{Name: ByLearning, Title: "Learn from dead ends",
		Teaches: "The same, but each dead end is looked into: which of the things supposed and concluded led there? That these never go together is remembered, and the search goes back to where it first tells something new, as long as that helps."})
}

// Backtracking is [Backtrack].
func Backtracking[M, S any](model Model[M, S]) puzzle.Way[M, S] {
	return way(model, Backtrack, puzzle.Strategy{Name: ByBacktracking, Title: "One after the other, and step back",
		Teaches: "Settle one thing after the other, in the order chosen, and test a fact as soon as all that it speaks of is settled; step back when nothing is left to try. Nothing is worked out ahead, so that a bad beginning is noticed late."})
}

// Generating is [GenerateAndTest].
func Generating[M, S any](model Model[M, S]) puzzle.Way[M, S] {
	return way(model, GenerateAndTest, puzzle.Strategy{Name: ByGenerating, Title: "Write all down, then test",
		Teaches: "Settle everything, and only then look at the facts. How many ways there are is known before it begins: the numbers of possibilities, multiplied."})
}

// parted is a way whose search tells where its parts begin.
func parted[M, S any](model Model[M, S], search func(*puzzle.Search[S], Puzzle[S]) error, strategy puzzle.Strategy) puzzle.Way[M, S] {
	w := way(model, search, strategy)
	w.Parts = true
	return w
}

func way[M, S any](model Model[M, S], search func(*puzzle.Search[S], Puzzle[S]) error, strategy puzzle.Strategy) puzzle.Way[M, S] {
	strategy.Tree = true
	return puzzle.Way[M, S]{Strategy: strategy, Run: func(s *puzzle.Search[S], m M) error {
		p := model(s, m)
		if p.Options.Choose == fd.InputOrder {
			p.Options.Choose = fd.SmallestDomain
		}
		return search(s, p)
	}}
}

func learn[S any](s *puzzle.Search[S], p Puzzle[S]) error {
	p.Options.Learn = true
	return Run(s, p)
}
