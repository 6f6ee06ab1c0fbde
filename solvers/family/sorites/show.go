package sorites

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/implication/telling"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws the links. Each term stands there twice, true on one side and not on
// the other. Which chain they make is for the answer to show.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	graph := m.Graph(m.links(keep).Links, nil, func(literal) view.Role { return view.Plain })
	return []view.View{{Name: "links", Title: "What leads to what", Graph: graph,
		Note: "Arrows run from the “if” of a premise to its “then” and, read backwards, from the “then” being false to the “if” being false."}}
}

// show draws one way that a thing can be.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	table := &view.Table{Corner: "term", Columns: view.Cells("true?", "so")}
	so := m.literals(s)
	for i, l := range so {
		is := view.Cell{Mark: view.Mark{ID: fmt.Sprintf("true-%d", i), Role: view.Answer, Claim: m.claimed(l).String()}, Text: truths[l.Is]}
		table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: m.Terms[i].Name}, Cells: []view.Cell{is, {Text: m.clause(l)}}})
	}
	graph := m.Graph(m.links(keep).Links, m.chain(keep), func(l literal) view.Role {
		if so[l.Term] == l {
			return view.Answer
		}
		return view.Crossed
	})
	return []view.View{
		{Name: "truth", Title: "What " + english.A(m.About) + " may be like", Table: table},
		{Name: "links", Title: "In the picture", Graph: graph, Note: "Arrows that start from something true lead only to what is also true."},
	}
}

// verdict says the outcome.
func verdict(m *model, r puzzle.Result[Solution]) string {
	ways := english.Count(r.Solutions, "way", "ways")
	about := english.A(m.About)
	chain := m.chain(r.Keep)
	switch {
	case r.Verdict == puzzle.None:
		return fmt.Sprintf("Nothing can be as these premises say: there is no such %s.", m.About)
	case r.Verdict == puzzle.Unsolved && r.Solutions == 0:
		return "Not decided: the search was stopped before it found a way that " + about + " can be."
	case r.Verdict == puzzle.Unsolved:
		return fmt.Sprintf("Not decided: %s that %s can be, and there may be more.", ways, about)
	case r.Verdict == puzzle.One:
		return fmt.Sprintf("There is only one way that %s can be: %s.", about, m.clauses(r.Found[0]))
	case chain != nil:
		return fmt.Sprintf("One chain links all the terms: %s.", m.Conclusion(chain))
	}
	return fmt.Sprintf("No chain links all the terms. There are %s that %s can be.", r.Said(ways), about)
}

// findings are the chain in words, and what follows from what.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	if r.Solutions == 0 || !r.Exact {
		return nil
	}
	var views []view.View
	if chain := m.chain(r.Keep); chain != nil {
		views = append(views, view.View{Name: "chain", Title: "The chain of all terms", Steps: m.Argument(chain), Lead: true},
			view.View{Name: "backwards", Title: "The same chain read backwards", Steps: m.Argument(chain.Contrapositive())})
	}
	return append(views, view.View{Name: "follows", Title: "What follows from what", Table: m.Consequences(m.allWays(r.Keep)),
		Note: "✓ and ✗: if what stands at the left is so, the term above is true, or is not. Press a mark to see by which premises."})
}

// allWays are the rows that no premise forbids.
func (m *model) allWays(keep func(puzzle.FactID) bool) (ways []telling.Way) {
	for w := range telling.Way(1) << len(m.Terms) {
		broken, _ := violations(m, m.solution(w.Is), keep)
		if !slices.ContainsFunc(broken, keep) {
			ways = append(ways, w)
		}
	}
	return ways
}
