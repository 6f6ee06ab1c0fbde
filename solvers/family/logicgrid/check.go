package logicgrid

import (
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// violations names every fact that a table breaks, straight from the wording of the
// facts.
func violations(g *items, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	each := len(s.Table) == g.N
	for c, category := range g.Categories[1:] {
		used := map[string]bool{}
		for _, row := range g.Names[0] {
			if name := s.Table[row][category]; slices.Contains(g.Names[c+1], name) {
				used[name] = true
			}
		}
		each = each && len(used) == g.N
	}
	if !each {
		broken = append(broken, ruleOneEach)
	}
	row := func(name string) string { return g.Row(s.Table, name) }
	in := func(category, name string) string { return g.In(s.Table, category, name) }
	return append(broken, holds.BrokenOf("clues", answer{g, row, in}, g.clues, g.formulas)...), nil
}

// answer is a table as clues read it: what an item goes with.
type answer struct {
	names *items
	row   func(name string) string           // by the item of the first category
	in    func(category, name string) string // of a category
}

// holds reads the clues as they are worded.
var holds = rows.Holds[answer, Clue]{
	"same":    func(x answer, c Clue) bool { return x.row(c.One) == x.row(c.Other) == (c.How == rows.So) },
	"either":  func(x answer, c Clue) bool { return x.row(c.One) == x.row(c.Other) != (x.row(c.One) == x.row(c.Third)) },
	"neither": func(x answer, c Clue) bool { return x.row(c.One) != x.row(c.Other) && x.row(c.One) != x.row(c.Third) },
	"pair": func(x answer, c Clue) bool {
		one, other, third, fourth := x.row(c.One), x.row(c.Other), x.row(c.Third), x.row(c.Fourth)
		return one != other && (one == third && other == fourth || one == fourth && other == third)
	},
	"different": func(x answer, c Clue) bool {
		rows := map[string]bool{}
		count := 0
		for _, name := range []string{c.One, c.Other, c.Third, c.Fourth, c.Fifth} {
			if name != "" && name != schema.Any {
				rows[x.row(name)] = true
				count++
			}
		}
		return len(rows) == count
	},
	"order": func(x answer, c Clue) bool { return rows.Stand(x.place(c.By, c.One), c.How, x.place(c.By, c.Other)) },
	"apart": func(x answer, c Clue) bool {
		far := x.place(c.By, c.Other) - x.place(c.By, c.One)
		return rows.Compares(max(far, -far), c.How, c.Number)
	},
	"between": func(x answer, c Clue) bool {
		one, other, third := x.place(c.By, c.One), x.place(c.By, c.Other), x.place(c.By, c.Third)
		return other < one && one < third || third < one && one < other
	},
	"at": func(x answer, c Clue) bool { return (x.place(c.By, c.One) == c.Number) == (c.How == rows.So) },
	"more": func(x answer, c Clue) bool {
		one, _ := english.NumberIn(x.in(c.By, c.One))
		other, _ := english.NumberIn(x.in(c.By, c.Other))
		return map[string]bool{more: one-other == c.Number, times: one == c.Number*other}[c.How]
	},
}

// place is the place of that, from 1.
func (x answer) place(category, name string) int {
	return slices.Index(x.names.Names[x.names.Category(category)], x.in(category, name)) + 1
}
