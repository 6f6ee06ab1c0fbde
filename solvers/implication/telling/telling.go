// Package telling tells and draws what follows from what (package implication): links as a graph, a
// chain as an argument, and as a table what follows from every literal in all ways that are left.
package telling

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/implication"
	"solvitur/solvers/view"
)

type literal = implication.Literal

// Words are how terms are told, and the facts that premises are.
type Words struct {
	Names  []string
	Clause func(literal) string      // "it is a mermaid"
	Claim  func(literal) claim.Claim // that it is so
	Fact   func(premise int) string
}

// Short is a literal in a picture: "not seen".
func (w Words) Short(l literal) string {
	if l.Is {
		return w.Names[l.Term]
	}
	return "not " + w.Names[l.Term]
}

// Follows says that one literal follows from another, as a clause.
func (w Words) Follows(from, to literal) string {
	return fmt.Sprintf("if %s, %s", w.Clause(from), w.Clause(to))
}

// Implied is the claim of that: never the one without the other.
func (w Words) Implied(from, to literal) claim.Claim {
	return claim.Not(w.Claim(from).And(w.Claim(to.Complement())))
}

// Conclusion is the first and the last literal of a chain that is not empty in one clause.
func (w Words) Conclusion(chain implication.Chain) string { return w.Follows(chain.From(), chain.To()) }

// FactsOf are those of a chain, each once.
func (w Words) FactsOf(chain implication.Chain) (all []string) {
	for _, l := range chain {
		if fact := w.Fact(l.Premise); !slices.Contains(all, fact) {
			all = append(all, fact)
		}
	}
	return all
}

// Argument is a chain that is not empty, link by link, and what it comes to.
func (w Words) Argument(chain implication.Chain) *view.Steps {
	steps := &view.Steps{}
	for _, l := range chain {
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Role: view.Given, Facts: []string{w.Fact(l.Premise)}}, Text: english.Sentence(w.Follows(l.From, l.To))})
	}
	end := w.Implied(chain.From(), chain.To()).String()
	steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Role: view.Deduced, Facts: w.FactsOf(chain), Claim: end}, Text: "So " + w.Conclusion(chain) + "."})
	return steps
}

// NodeID names the node of a literal in a graph, for frames.
func NodeID(l literal) string {
	if l.Is {
		return fmt.Sprintf("is-%d", l.Term)
	}
	return fmt.Sprintf("not-%d", l.Term)
}

// rowHeight is that of a line of the graph.
const rowHeight = 17

// Graph draws links. Each term stands there twice, true on one side and not on the other; of a chain,
// if there is one, all literals stand on one side.
func (w Words) Graph(links []implication.Link, chain implication.Chain, role func(literal) view.Role) *view.Graph {
	left := implication.Literals(len(w.Names))[:len(w.Names)]
	if chain != nil {
		left = []literal{chain.From()}
		for _, l := range chain {
			left = append(left, l.To)
		}
	}
	g := &view.Graph{Height: rowHeight * float64(max(1, len(left)-1))}
	at := map[literal]int{}
	for row, l := range left {
		for column, l := range []literal{l, l.Complement()} {
			at[l] = len(g.Nodes)
			g.Nodes = append(g.Nodes, view.Node{
				Mark:  view.Mark{ID: NodeID(l), Role: role(l), Says: english.Sentence(w.Clause(l))},
				Label: w.Short(l), X: 25 + 50*float64(column), Y: rowHeight * float64(row),
			})
		}
	}
	for i, l := range links {
		if l.From == l.To {
			continue // it says nothing
		}
		edge := view.Edge{Mark: view.Mark{ID: fmt.Sprintf("link-%d", i), Facts: []string{w.Fact(l.Premise)}, Says: english.Sentence(w.Follows(l.From, l.To))},
			From: at[l.From], To: at[l.To], Directed: true}
		if slices.ContainsFunc(chain, func(c implication.Link) bool { return c.From == l.From && c.To == l.To }) {
			edge.Role = view.Accent
		}
		g.Edges = append(g.Edges, edge)
	}
	return g
}

// Way is a valuation of the terms, a row of the truth table: bit i says whether term i is true.
type Way int

// Is says whether a term is true.
func (w Way) Is(term int) bool { return w>>term&1 == 1 }

// Meets says whether a literal is.
func (w Way) Meets(l literal) bool { return w.Is(l.Term) == l.Is }

// Consequences is a table of what follows from every literal where things can be in some ways only.
func (w Words) Consequences(ways []Way) *view.Table {
	table := &view.Table{Corner: "if …", Columns: view.Cells(w.Names...)}
	for _, from := range implication.Literals(len(w.Names)) {
		row := view.Row{Head: view.Cell{Text: w.Short(from)}}
		with := slices.DeleteFunc(slices.Clone(ways), func(one Way) bool { return !one.Meets(from) })
		if len(with) == 0 {
			row.Head.Text += " (never)"
		}
		for k := range w.Names {
			row.Cells = append(row.Cells, w.consequence(from, k, with))
		}
		table.Rows = append(table.Rows, row)
	}
	return table
}

// consequence is what is known of a term in the ways in which a literal is true.
func (w Words) consequence(from literal, term int, with []Way) view.Cell {
	if term == from.Term || len(with) == 0 {
		return view.Cell{Text: "·"}
	}
	so := literal{Term: term, Is: true}
	for text, to := range map[string]literal{"✓": so, "✗": so.Complement()} {
		if !slices.ContainsFunc(with, func(one Way) bool { return !one.Meets(to) }) {
			return view.Cell{Text: text, Mark: view.Mark{Role: view.Deduced, Status: view.Certain, Claim: w.Implied(from, to).String()}}
		}
	}
	return view.Cell{Mark: view.Mark{Status: view.Open, Claim: w.Implied(from, so).String()}}
}
