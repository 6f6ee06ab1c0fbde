// Package pairargue makes what arguments are made of (package argue) of package pairing: that two items go
// together is a square of the grid; every item goes with one of each other category, and what goes with the
// same goes together. What a clue says is listed within its own small world, and steps are told in the words
// of the items.
//
//	pairargue.go   the squares, the rules and the sentences
//	smallworld.go  what a clue says
package pairargue

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/puzzle"
)

type item = pairing.Item

// mostCells is how many squares of the grid there may be for an argument.
const mostCells = 700

// Arguing is some items as squares of the grid: those of every two of them.
type Arguing struct {
	*pairing.Items
	Argument puzzle.Argument
	of       map[[2]item]int
	all      [][2]item   // by cell
	rules    argue.Rules // that an item goes with one of a category
}

// New takes in the rules, of a fact; what goes with the items of the first category is to be found out.
func New(of *pairing.Items, rule puzzle.FactID) (*Arguing, error) {
	a := &Arguing{Items: of, of: map[[2]item]int{}, all: of.Pairs()}
	if len(a.all) > mostCells {
		return nil, puzzle.ErrUnargued(fmt.Sprintf("The grid has %s squares, which are too many for an argument in simple steps: up to %d can be argued.", english.Thousands(len(a.all)), mostCells))
	}
	for cell, pair := range a.all {
		a.of[pair] = cell
		if pair[0].Category == 0 {
			a.Argument.Goals = append(a.Argument.Goals, cell)
		}
		a.Argument.Cells = append(a.Argument.Cells, claim.Of(a.Goes(pair[0], pair[1])))
	}
	a.Argument.Clause, a.Argument.Join = argue.Clause(&a.Argument, a.Clause), a.join
	a.rules = argue.Rules{Clause: a.Argument.Clause, Takes: a.takes, Said: func(r argue.OneOf, name string) string {
		return english.Capital(name) + " is the only " + r.Kind + " left for " + r.Of
	}}
	a.oneEach(rule)
	a.alike(rule)
	return a, nil
}

// Cell is that two items of different categories go together.
func (a *Arguing) Cell(x, y item) int { return a.of[pairing.Ordered(x, y)] }

// oneEach takes in that every item goes with one of each other category.
func (a *Arguing) oneEach(rule puzzle.FactID) {
	for category := range a.Categories {
		for _, x := range a.Of(category) {
			for in, name := range a.Categories {
				if in != category {
					a.rules.Add(&a.Argument, rule, fmt.Sprintf("%s goes with exactly one %s.", english.Capital(a.Name(x)), name),
						argue.OneOf{Of: a.Name(x), Kind: name, Names: a.Names[in]}, func(place int) int { return a.Cell(x, item{Category: in, Place: place}) })
				}
			}
		}
	}
}

// alike takes in that what goes with the same goes together.
func (a *Arguing) alike(rule puzzle.FactID) {
	for third := range a.Categories {
		for second := range third {
			for first := range second {
				for i := range a.N * a.N * a.N {
					x, y, z := item{Category: first, Place: i / a.N / a.N}, item{Category: second, Place: i / a.N % a.N}, item{Category: third, Place: i % a.N}
					a.Argument.Groups = append(a.Argument.Groups, puzzle.Group{Fact: rule, Text: "Things that go with the same thing go together.",
						Tables: []puzzle.CellTable{argue.Alike(a.Cell(x, y), a.Cell(x, z), a.Cell(y, z))}})
				}
			}
		}
	}
}

// Clue takes in what a clue says.
func (a *Arguing) Clue(fact puzzle.FactID, table puzzle.CellTable) {
	a.Argument.Groups = append(a.Argument.Groups, puzzle.Group{Fact: fact, Clue: true, Tables: []puzzle.CellTable{table}})
}

// Outright says whether a step is one that a single clue tells of two items alone, that go together.
func (a *Arguing) Outright(s puzzle.Inference) (pair [2]item, ok bool) {
	if len(s.Groups) != 1 || len(s.Concludes) != 1 {
		return pair, false
	}
	group := a.Argument.Groups[s.Groups[0]]
	return a.all[s.Concludes[0].Cell], group.Clue && len(group.Tables[0].Cells) == 1
}

// Tell says what the rules force.
func (a *Arguing) Tell(s puzzle.Inference) (text, name string) { return a.rules.Tell(s) }

// takes says what else goes with an item, where that is why a rule leaves it out.
func (a *Arguing) takes(r argue.OneOf, _, by int) string {
	if slices.Contains(a.all[by][:], a.At[r.Of]) {
		return ""
	}
	return a.Argument.Clause(by, true)
}

// join says what goes with what, and in one clause each with what an item does not go.
func (a *Arguing) join(all []puzzle.Literal) (clauses []string) {
	var out [][2]item
	for _, l := range all {
		if l.Is {
			clauses = append(clauses, a.Argument.Clause(l.Cell, true))
		} else {
			out = append(out, a.all[l.Cell])
		}
	}
	for len(out) > 0 {
		most := mostOften(out)
		var others []item
		out = slices.DeleteFunc(out, func(pair [2]item) bool {
			at := slices.Index(pair[:], most)
			if at >= 0 {
				others = append(others, pair[1-at])
			}
			return at >= 0
		})
		clauses = append(clauses, a.Apart(most, others...))
	}
	return clauses
}

// mostOften is the item that most pairs have, the first of several.
func mostOften(pairs [][2]item) (most item) {
	often, best := map[item]int{}, 0
	for _, pair := range pairs {
		often[pair[0]]++
		often[pair[1]]++
	}
	for _, pair := range pairs {
		for _, x := range pair {
			if often[x] > best {
				most, best = x, often[x]
			}
		}
	}
	return most
}
