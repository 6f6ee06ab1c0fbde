package bridges

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// play draws the map with a walk as far as somebody has come: a land is pressed to start
// there, and then bridge after bridge.
func play(t town, s Solution, keep func(puzzle.FactID) bool) []view.View {
	t = t.kept(keep)
	v := view.View{Name: "play", Title: "The walk so far", Note: "Press the land where the walk starts.", Graph: &view.Graph{}}
	lands := s.lands(t)
	at, begun := t.number[lands[len(lands)-1]]
	for i := range t.facts.Map.Nodes {
		node := t.node(i)
		node.ID, node.Says = fmt.Sprintf("play-land-%d", i), english.Sentence(node.Label)
		switch {
		case !begun:
			node.Says = english.Sentence("start at " + node.Label)
			node.Puts = []view.Put{{Leaf: startPath, Value: t.land(i)}}
		case i == at:
			node.Role, node.Says = view.Accent, english.Sentence("you are at "+node.Label)
		}
		v.Graph.Nodes = append(v.Graph.Nodes, node)
	}
	crossed := s.bridges()[:len(lands)-1]
	for row, b := range t.facts.Map.Links {
		edge := view.Edge{Mark: view.Mark{ID: fmt.Sprintf("play-bridge-%d", row)}, Label: b.Name, From: t.number[b.From], To: t.number[b.To]}
		stands := slices.ContainsFunc(t.bridges, func(b bridge) bool { return b.row == row })
		switch k := slices.Index(crossed, b.Name); {
		case !stands:
			edge.Role = view.Muted
		case k >= 0:
			edge.Role, edge.Order, edge.Directed = view.Answer, k+1, true
			edge.From, edge.To = t.number[lands[k]], t.number[lands[k+1]]
			edge.Says = fmt.Sprintf("Step %d: %s, from %s to %s.", k+1, called(b.Name), lands[k], lands[k+1])
		case begun && (edge.From == at || edge.To == at):
			edge.Says = fmt.Sprintf("Cross %s to %s.", called(b.Name), t.land(edge.From+edge.To-at))
			edge.Puts = []view.Put{{Leaf: schema.Pointer(walkPath, strconv.Itoa(len(crossed)), "bridge"), Value: b.Name}}
		}
		v.Graph.Edges = append(v.Graph.Edges, edge)
	}
	left := 0 // somebody may have entered a bridge twice, or one that does not stand
	for _, b := range t.bridges {
		if !slices.Contains(crossed, t.facts.Map.Links[b.row].Name) {
			left++
		}
	}
	refuse(t, v.Graph, at, left, begun, len(crossed) < len(s.Walk))
	stuck := !slices.ContainsFunc(v.Graph.Edges, func(e view.Edge) bool { return e.Puts != nil })
	switch {
	case !begun:
	case len(crossed) < len(s.Walk):
		v.Note = fmt.Sprintf("No way leads over %s from here: take it back.", called(s.Walk[len(crossed)].Bridge))
	case left == 0:
		v.Note = "Every bridge is crossed."
	case stuck:
		v.Note = fmt.Sprintf("There is no way on from here, and %s.", english.Count(left, "bridge is left over", "bridges are left over"))
	default:
		v.Note = fmt.Sprintf("Press the next bridge: %s.", english.Count(left, "bridge is left", "bridges are left"))
	}
	return []view.View{v}
}

// refuse has the parts of a map that cannot be pressed now say why, and what can be.
func refuse(t town, g *view.Graph, at, left int, begun, astray bool) {
	var next []string
	for _, edge := range g.Edges {
		if edge.Puts != nil {
			next = append(next, called(edge.Label))
		}
	}
	on := "there is no way on from here, so take a step back"
	switch {
	case !begun:
		on = "press the land where the walk starts"
	case astray:
		on = "take the last step back first"
	case len(next) > 0:
		on = "from here you can cross " + english.List(next, "or")
	case left == 0:
		on = "every bridge is crossed"
	}
	for i := range g.Nodes {
		node := &g.Nodes[i]
		switch {
		case node.Puts != nil:
		case begun && i == at:
			node.Refuses = fmt.Sprintf("You are at %s already: %s.", t.land(i), on)
		default:
			node.Refuses = fmt.Sprintf("You come to %s over a bridge: %s.", t.land(i), strings.Replace(on, "from here", "from where you are", 1))
		}
	}
	for i, edge := range g.Edges {
		why := ""
		switch {
		case edge.Puts != nil:
			continue
		case edge.Role == view.Muted:
			why = called(edge.Label) + " does not stand"
		case edge.Order > 0:
			why = called(edge.Label) + " is crossed already"
		case !begun:
			why = "the walk has not begun"
		case edge.From == edge.To:
			why = fmt.Sprintf("%s leads from %s back to it, and you are at %s", called(edge.Label), t.land(edge.From), t.land(at))
		default:
			why = fmt.Sprintf("%s leads from %s to %s, and you are at %s", called(edge.Label), t.land(edge.From), t.land(edge.To), t.land(at))
		}
		g.Edges[i].Refuses = english.Sentence(why + ": " + on)
	}
}
