package logicgrid

import (
	"slices"

	"solvitur/solvers/family/logicgrid/fdpairing"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains.
type model = fdpairing.Model

func newModel(g *items, strength fd.Strength) *model {
	m := fdpairing.New(g.Items, strength)
	fdpairing.Post(m, g.clues, g.formulas, clues.Post)
	return m
}

// factOf is the clue that a tag stands for.
func factOf(tag fd.Tag) puzzle.FactID { return clues.ID(int(tag)) }

// byCrosses is propagation that sees less.
const byCrosses = "crosses"

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*items, Solution]{
	named(fdsearch.Propagation(searched(fd.Hall)), fdsearch.ByPropagation, "Propagation: work out what follows",
		"Whatever a clue rules out is crossed off, and every cross may rule out more. It also sees that three items with the same three possibilities leave nothing of these to the others. A choice is made only when nothing more follows, where most has gone wrong before."),
	named(fdsearch.Propagation(searched(fd.Values)), byCrosses, "With crosses and dots alone",
		"The same, as with a pencil: a dot crosses off the rest of its row and column, and no more is concluded from items that compete. Count how much has to be tried for that."),
	fdsearch.Learning(searched(fd.Hall)),
	named(fdsearch.Backtracking(searched(fd.Values)), fdsearch.ByBacktracking, "One item after the other, and step back",
		"Put one item after the other into a row of the table, category by category in the order chosen. A clue is tested as soon as all its items have places; step back when nothing is left to try."),
	fdsearch.Generating(searched(fd.Values)),
}

func named(way puzzle.Way[*items, Solution], name, title, teaches string) puzzle.Way[*items, Solution] {
	way.Name, way.Title, way.Teaches = name, title, teaches
	return way
}

// counters are what these ways count.
var counters = func() []puzzle.Counter {
	all := slices.Clone(fdsearch.Counters)
	for i, c := range all {
		if c.Name == "propagations" {
			all[i].Of = append(slices.Clone(c.Of), byCrosses)
		}
	}
	return all
}()

// searched is a puzzle as the engine sees it.
func searched(strength fd.Strength) fdsearch.Model[*items, Solution] {
	return func(s *puzzle.Search[Solution], g *items) fdsearch.Puzzle[Solution] {
		m := newModel(g, strength)
		p := fdsearch.Puzzle[Solution]{Model: m.Model, Tags: factOf, Atom: m.Atom, Solution: func(x fd.Solution) Solution { return Solution{m.Table(x)} }}
		// Two items that cannot go together, and must, are noticed wherever in the table
		// they stand.
		p.Options.Choose = fd.WeightedDegree
		for _, name := range s.Order("categories", g.Categories[1:]) {
			p.Options.Order = append(p.Options.Order, m.Vars[g.Category(name)]...)
		}
		if s.Trace {
			p.Teller = fdsearch.Teller{Looks: m.Told(len(g.clues), factOf, s.Kept).Looks, Says: m.Says, Throughout: true}
		}
		return p
	}
}
