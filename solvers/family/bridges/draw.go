package bridges

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// given draws the map, with the number of bridges at every land.
func given(t town, keep func(puzzle.FactID) bool) []view.View {
	t = t.kept(keep)
	f := t.facts
	graph := &view.Graph{}
	for i, land := range f.Map.Nodes {
		node := t.node(i)
		node.ID = landPart(i)
		node.Label = fmt.Sprintf("%s: %d", land.Name, t.degree[i])
		node.Says = t.parity(i)
		if t.odd(i) {
			node.Role = view.Accent
		}
		graph.Nodes = append(graph.Nodes, node)
	}
	standing := make([]bool, len(f.Map.Links))
	for _, b := range t.bridges {
		standing[b.row] = true
	}
	for row, b := range f.Map.Links {
		edge := view.Edge{
			Mark:  view.Mark{ID: bridgePart(row), Facts: []string{bridgeID(row)}, Says: fmt.Sprintf("%s, between %s and %s", english.Capital(called(b.Name)), b.From, b.To)},
			Label: b.Name, From: t.number[b.From], To: t.number[b.To],
		}
		if !standing[row] {
			edge.Role = view.Muted
			edge.Says += ", washed away"
		}
		graph.Edges = append(graph.Edges, edge)
	}
	return []view.View{{Name: "map", Field: "map", Note: "The number at a land is that of its bridges; lands with an odd number stand out.", Graph: graph}}
}

func (t town) node(i int) view.Node {
	land := t.facts.Map.Nodes[i]
	// The form has checked that these are numbers.
	x, _ := land.X.Float64()
	y, _ := land.Y.Float64()
	return view.Node{Label: land.Name, X: x, Y: y}
}
