package logicgrid

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// mostCells is how many squares of the grid there may be for an argument.
const mostCells = 700

// arguing is a puzzle as squares of the grid: those of every two items.
type arguing struct {
	*items
	of     map[[2]item]int
	all    [][2]item   // by cell
	rules  argue.Rules // that an item goes with one of a category
	argued puzzle.Argument
}

// argued gives what arguments are made of: every item goes with one of each other
// category; what goes together with the same goes together; and the clues.
func argued(g *items) (puzzle.Argument, error) {
	a := &arguing{items: g, of: map[[2]item]int{}}
	k := len(g.categories)
	if cells := k * (k - 1) / 2 * g.n * g.n; cells > mostCells {
		return a.argued, puzzle.ErrUnargued(fmt.Sprintf("The grid has %s squares, which are too many for an argument in simple steps: up to %d can be argued.", english.Thousands(cells), mostCells))
	}
	for second := range g.categories {
		for first := range second {
			for _, x := range g.of(first) {
				for _, y := range g.of(second) {
					a.of[[2]item{x, y}] = len(a.all)
					if first == 0 {
						a.argued.Goals = append(a.argued.Goals, len(a.all))
					}
					a.all = append(a.all, [2]item{x, y})
					a.argued.Cells = append(a.argued.Cells, claim.Of(g.goes(x, y)))
				}
			}
		}
	}
	a.argued.Clause = argue.Clause(&a.argued, g.clause)
	a.rules = argue.Rules{Clause: a.argued.Clause, Takes: a.takes, Said: func(r argue.OneOf, name string) string {
		return english.Capital(name) + " is the only " + r.Kind + " left for " + r.Of
	}}
	a.pairs()
	for i := range g.clues {
		table, err := a.table(i)
		if err != nil {
			return a.argued, err
		}
		a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: clues.ID(i), Clue: true, Tables: []puzzle.CellTable{table}})
	}
	a.argued.Join, a.argued.Tell, a.argued.Sign = a.join, a.tell, dot
	return a.argued, nil
}

// cell is that two items of different categories go together.
func (a *arguing) cell(x, y item) int {
	if x.Category > y.Category {
		x, y = y, x
	}
	return a.of[[2]item{x, y}]
}

// pairs takes in what goes with one of each, and that it goes together.
func (a *arguing) pairs() {
	for category := range a.categories {
		for _, x := range a.items.of(category) {
			for in := range a.categories {
				if in == category {
					continue
				}
				a.rules.Add(&a.argued, ruleOneEach, fmt.Sprintf("%s goes with exactly one %s.", english.Capital(a.name(x)), a.categories[in]),
					argue.OneOf{Of: a.name(x), Kind: a.categories[in], Names: a.names[in]}, func(place int) int { return a.cell(x, item{Category: in, Place: place}) })
			}
		}
	}
	for third := range a.categories {
		for second := range third {
			for first := range second {
				for i := range a.n * a.n * a.n {
					x, y, z := item{Category: first, Place: i / a.n / a.n}, item{Category: second, Place: i / a.n % a.n}, item{Category: third, Place: i % a.n}
					a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: ruleOneEach, Text: "Things that go with the same thing go together.",
						Tables: []puzzle.CellTable{argue.Alike(a.cell(x, y), a.cell(x, z), a.cell(y, z))}})
				}
			}
		}
	}
}

// join says what goes with what, and in one clause each with what an item does not go.
func (a *arguing) join(all []puzzle.Literal) (clauses []string) {
	var out [][2]item
	for _, l := range all {
		if l.Is {
			clauses = append(clauses, a.argued.Clause(l.Cell, true))
		} else {
			out = append(out, a.all[l.Cell])
		}
	}
	for len(out) > 0 {
		// The item that most is said of.
		var most item
		best := 0
		for _, pair := range out {
			for _, x := range pair {
				if n := count(out, x); n > best {
					most, best = x, n
				}
			}
		}
		var names []string
		out = slices.DeleteFunc(out, func(pair [2]item) bool {
			if pair[0] != most && pair[1] != most {
				return false
			}
			other := pair[0]
			if other == most {
				other = pair[1]
			}
			names = append(names, a.name(other))
			return true
		})
		if len(names) == 1 {
			clauses = append(clauses, a.pair(most, a.at[names[0]], false))
			continue
		}
		clauses = append(clauses, a.name(most)+goesWithNone(names))
	}
	return clauses
}

func count(pairs [][2]item, x item) (n int) {
	for _, pair := range pairs {
		if pair[0] == x || pair[1] == x {
			n++
		}
	}
	return n
}

// tell says what the rules force.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) != 1 {
		return "", ""
	}
	if group := a.argued.Groups[s.Groups[0]]; group.Clue {
		if len(group.Tables[0].Cells) == 1 && len(s.Concludes) == 1 { // word for word
			at := slices.IndexFunc(a.clues, func(c Clue) bool {
				return c.Kind == "same" && a.cell(a.at[c.One], a.at[c.Other]) == s.Concludes[0].Cell
			})
			if at >= 0 {
				return english.Capital(clues.Sentence(a.items, a.clues[at])), "told by a clue"
			}
		}
		return "", ""
	}
	return a.rules.Tell(s)
}

// takes says what else goes with an item, where that is why a rule leaves it out.
func (a *arguing) takes(r argue.OneOf, _, by int) string {
	if x := a.at[r.Of]; a.all[by][0] == x || a.all[by][1] == x {
		return ""
	}
	return a.argued.Clause(by, true)
}
