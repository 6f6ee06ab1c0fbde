package sorites

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/implication"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// nodeID names the node of a literal, for frames.
func nodeID(l literal) string {
	if l.Is {
		return fmt.Sprintf("is-%d", l.Term)
	}
	return fmt.Sprintf("not-%d", l.Term)
}

// given draws the links. Each term stands there twice, true on one side and not on
// the other. Which chain they make is for the answer to show.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	graph := m.graph(m.links(keep).Links, nil, func(literal) view.Role { return view.Plain })
	return []view.View{{Name: "links", Title: "What leads to what", Graph: graph,
		Note: "Arrows run from the “if” of a premise to its “then” and, read backwards, from the “then” being false to the “if” being false."}}
}

// rowHeight is that of a line of the graph.
const rowHeight = 17

func (m *model) graph(links []implication.Link, chain implication.Chain, role func(literal) view.Role) *view.Graph {
	left := implication.Literals(len(m.Terms))[:len(m.Terms)]
	if chain != nil {
		left = []literal{chain.From()}
		for _, l := range chain {
			left = append(left, l.To)
		}
	}
	g := &view.Graph{Height: rowHeight * float64(max(1, len(left)-1))}
	at := map[literal]int{}
	for row, l := range left {
		for column, l := range []literal{l, l.Contrary()} {
			at[l] = len(g.Nodes)
			g.Nodes = append(g.Nodes, view.Node{
				Mark:  view.Mark{ID: nodeID(l), Role: role(l), Says: english.Sentence(m.clause(l))},
				Label: m.short(l), X: 25 + 50*float64(column), Y: rowHeight * float64(row),
			})
		}
	}
	for i, l := range links {
		if l.From == l.To {
			continue // it says nothing
		}
		edge := view.Edge{Mark: view.Mark{ID: fmt.Sprintf("link-%d", i), Facts: []string{premiseID(l.Premise)}, Says: english.Sentence(m.follows(l.From, l.To))},
			From: at[l.From], To: at[l.To], Directed: true}
		if slices.ContainsFunc(chain, func(c implication.Link) bool { return c.From == l.From && c.To == l.To }) {
			edge.Role = view.Accent
		}
		g.Edges = append(g.Edges, edge)
	}
	return g
}

// show draws one way that a thing can be.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view.View {
	table := &view.Table{Corner: "term", Columns: view.Cells("true?", "so")}
	so := m.literals(s)
	for i, l := range so {
		is := view.Cell{Mark: view.Mark{ID: fmt.Sprintf("true-%d", i), Role: view.Answer, Claim: m.claimed(l).String()}, Text: truths[l.Is]}
		table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: m.Terms[i].Name}, Cells: []view.Cell{is, {Text: m.clause(l)}}})
	}
	graph := m.graph(m.links(keep).Links, m.chain(keep), func(l literal) view.Role {
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

// conclusion is the first and the last link of a chain in one sentence.
func (m *model) conclusion(chain implication.Chain) string {
	return m.follows(chain.From(), chain.To())
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
		return fmt.Sprintf("One chain links all the terms: %s.", m.conclusion(chain))
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
		forwards := m.argument("chain", "The chain of all terms", chain)
		forwards.Lead = true
		views = append(views, forwards, m.argument("backwards", "The same chain read backwards", chain.Contrapositive()))
	}
	return append(views, m.consequences(r.Keep))
}

// argument is a chain as an argument.
func (m *model) argument(name, title string, chain implication.Chain) view.View {
	steps := &view.Steps{}
	for _, l := range chain {
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Role: view.Given, Facts: []string{premiseID(l.Premise)}}, Text: english.Sentence(m.follows(l.From, l.To))})
	}
	end := m.implied(chain.From(), chain.To())
	steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Role: view.Deduced, Facts: premises(chain), Claim: end.String()}, Text: "So " + m.conclusion(chain) + "."})
	return view.View{Name: name, Title: title, Steps: steps}
}

// consequences is a table of what follows from every literal.
func (m *model) consequences(keep func(puzzle.FactID) bool) view.View {
	ways := m.allWays(keep)
	table := &view.Table{Corner: "if …", Columns: view.Cells(m.names()...)}
	for _, from := range implication.Literals(len(m.Terms)) {
		row := view.Row{Head: view.Cell{Text: m.short(from)}}
		with := slices.DeleteFunc(slices.Clone(ways), func(w way) bool { return !w.true(from) })
		if len(with) == 0 {
			row.Head.Text += " (never)"
		}
		for k := range m.Terms {
			row.Cells = append(row.Cells, m.consequence(from, k, with))
		}
		table.Rows = append(table.Rows, row)
	}
	return view.View{Name: "follows", Title: "What follows from what", Table: table,
		Note: "✓ and ✗: if what stands at the left is so, the term above is true, or is not. Press a mark to see by which premises."}
}

// consequence is what is known of a term in some of the ways that a thing can be.
func (m *model) consequence(from literal, term int, with []way) view.Cell {
	if term == from.Term || len(with) == 0 {
		return view.Cell{Text: "·"}
	}
	for text, to := range map[string]literal{"✓": {Term: term, Is: true}, "✗": {Term: term}} {
		if !slices.ContainsFunc(with, func(w way) bool { return !w.true(to) }) {
			return view.Cell{Text: text, Mark: view.Mark{Role: view.Deduced, Status: view.Certain, Claim: m.implied(from, to).String()}}
		}
	}
	return view.Cell{Mark: view.Mark{Status: view.Open, Claim: m.implied(from, literal{Term: term, Is: true}).String()}}
}

// way is a row of the truth table: bit i says whether term i is true.
type way int

func (w way) is(term int) bool    { return w>>term&1 == 1 }
func (w way) true(l literal) bool { return w.is(l.Term) == l.Is }

// allWays are the rows that no premise forbids.
func (m *model) allWays(keep func(puzzle.FactID) bool) (ways []way) {
	for w := range way(1) << len(m.Terms) {
		broken, _ := violations(m, m.solution(w.is), keep)
		if !slices.ContainsFunc(broken, keep) {
			ways = append(ways, w)
		}
	}
	return ways
}
