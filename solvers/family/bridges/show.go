package bridges

import (
	"fmt"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// show draws a walk: the map, on which it is walked in the frames, and the
// bridges in their order.
func show(t town, s Solution, _ func(puzzle.FactID) bool) []view.View {
	lands := s.lands(t)
	if len(lands) != len(s.Walk)+1 {
		return nil // it goes astray
	}
	graph := &view.Graph{}
	for i := range t.facts.Map.Nodes {
		node := t.node(i)
		node.ID = walkedLand(i)
		graph.Nodes = append(graph.Nodes, node)
	}
	table := &view.Table{Corner: "step", Columns: view.Cells("from", "bridge", "to")}
	v := view.View{Name: "walk", Title: "The walk", Graph: graph}
	if len(s.Walk) == 0 {
		v.Note = "Nothing to cross."
		return []view.View{v}
	}
	steps := map[string]int{}
	for k, name := range s.bridges() {
		steps[name] = k
	}
	for row, b := range t.facts.Map.Links {
		edge := view.Edge{Mark: view.Mark{ID: walkedBridge(row), Facts: []string{bridgeID(row)}}, Label: b.Name, From: t.number[b.From], To: t.number[b.To], Directed: true}
		if k, crossed := steps[b.Name]; crossed {
			edge.From, edge.To = t.number[lands[k]], t.number[lands[k+1]]
			edge.Order = k + 1
			edge.Says = fmt.Sprintf("step %d: %s, from %s to %s", k+1, called(b.Name), lands[k], lands[k+1])
		} else {
			edge.Role, edge.Directed = view.Muted, false
		}
		graph.Edges = append(graph.Edges, edge)
	}
	stage := view.NewStage(v)
	v.Frames = []view.Frame{stage.Next(view.Frame{Caption: "Start at " + lands[0] + "."}, stage.In(view.Accent, walkedLand(t.number[lands[0]])))}
	for k, name := range s.bridges() {
		row := slices.IndexFunc(t.facts.Map.Links, func(b Bridge) bool { return b.Name == name })
		from, to := t.number[lands[k]], t.number[lands[k+1]]
		looks := stage.In(view.Answer, walkedBridge(row), walkedLand(from))
		looks[walkedLand(to)] = stage.As(walkedLand(to), view.Accent)
		v.Frames = append(v.Frames, stage.Next(view.Frame{
			Caption: fmt.Sprintf("Step %d: over %s from %s to %s.", k+1, called(name), lands[k], lands[k+1]),
			Facts:   []string{bridgeID(row)},
		}, looks))
		table.Rows = append(table.Rows, view.Row{
			Head:  view.Cell{Text: fmt.Sprint(k + 1)},
			Cells: []view.Cell{{Text: lands[k]}, {Text: name, Mark: view.Mark{Facts: []string{bridgeID(row)}}}, {Text: lands[k+1]}},
		})
	}
	return []view.View{v, {Name: "steps", Title: "Step by step", Table: table}}
}

func walkedLand(i int) string     { return fmt.Sprintf("walked-land-%d", i) }
func walkedBridge(row int) string { return fmt.Sprintf("walked-bridge-%d", row) }
