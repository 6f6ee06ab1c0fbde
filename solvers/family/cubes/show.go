package cubes

import (
	"fmt"
	"math"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

func cellID(cube, face int) string { return fmt.Sprintf("cell-%d-%d", cube, face) }
func edgeID(cube, axis int) string { return fmt.Sprintf("edge-%d-%d", cube, axis) }

// given draws the nets, the stack that is to be, and the graph of opposite faces.
func given(m *model, keep func(puzzle.FactID) bool) []view.View {
	return []view.View{
		m.drawNets(keep),
		m.table("stack", "The stack", func(cube, face int) view.Cell {
			cell := view.Cell{Mark: view.Mark{ID: cellID(cube, face)}}
			for figure := range m.Figures {
				if len(unknown(cube, keep)) > 0 || m.bears(cube, int8(figure)) {
					cell.Values = append(cell.Values, view.Value{Text: m.Figures[figure].Sign, Claim: m.shown(cube, face, int8(figure)).String()})
				}
			}
			if len(cell.Values) == 1 {
				cell.Values = nil
			}
			return cell
		}),
		m.graph("graph", "Opposite faces", keep),
	}
}

func (m *model) bears(cube int, figure int8) bool {
	for _, f := range m.nets[cube] {
		if f == figure {
			return true
		}
	}
	return false
}

// table has a row for each cube, and a column for each face.
func (m *model) table(name, title string, cell func(cube, face int) view.Cell) view.View {
	t := &view.Table{Corner: "cube", Columns: view.Cells(faceNames...)}
	for i := range m.Cubes {
		row := view.Row{Head: view.Cell{Text: fmt.Sprint(i + 1)}}
		for face := range faceNames {
			row.Cells = append(row.Cells, cell(i, face))
		}
		t.Rows = append(t.Rows, row)
	}
	return view.View{Name: name, Title: title, Table: t}
}

// graph joins, for every cube, the figures on opposite faces.
func (m *model) graph(name, title string, keep func(puzzle.FactID) bool) view.View {
	g := m.points()
	for cube := range m.Cubes {
		for axis := range axes {
			mark := view.Mark{ID: edgeID(cube, axis)}
			for _, face := range axes[axis] {
				mark.Facts = append(mark.Facts, faceID(cube, face))
				if !keep(faceID(cube, face)) {
					mark.Role = view.Muted
				}
			}
			one, other := m.ends(cube, axis)
			mark.Says = fmt.Sprintf("Cube %d has %s opposite %s.", cube+1, m.Figures[one].Name, m.Figures[other].Name)
			g.Edges = append(g.Edges, view.Edge{Mark: mark, Label: fmt.Sprint(cube + 1), From: int(one), To: int(other)})
		}
	}
	return view.View{Name: name, Title: title, Graph: g, Note: "A line joins two figures that are on opposite faces of a cube; it bears the number of the cube."}
}

// points are the figures on a circle.
func (m *model) points() *view.Graph {
	const margin = 12.0
	g := &view.Graph{}
	top, bottom := math.Inf(1), math.Inf(-1)
	for i, figure := range m.Figures {
		angle := 2*math.Pi*float64(i)/float64(len(m.Figures)) - 3*math.Pi/4
		g.Nodes = append(g.Nodes, view.Node{Label: figure.Sign + " " + figure.Name, X: view.Round(50 + 34*math.Cos(angle)), Y: 30 * math.Sin(angle)})
		top, bottom = min(top, g.Nodes[i].Y), max(bottom, g.Nodes[i].Y)
	}
	for i := range g.Nodes {
		g.Nodes[i].Y = view.Round(g.Nodes[i].Y - top + margin)
	}
	g.Height = view.Round(bottom - top + 2*margin)
	return g
}

// show draws a stack: as towers, as a table, and as two subgraphs.
func show(m *model, s Solution, _ func(puzzle.FactID) bool) []view.View {
	stack := m.stack(s)
	table := m.table("table", "Face by face", func(cube, face int) view.Cell {
		return view.Cell{Mark: view.Mark{Role: view.Answer, Claim: m.shown(cube, face, stack[cube][face]).String()}, Text: m.Figures[stack[cube][face]].Sign}
	})
	return []view.View{
		m.towers(stack), table,
		m.arrows("front-back", "From front to back", stack, front, back),
		m.arrows("right-left", "From right to left", stack, right, left),
	}
}

// arrows is the graph of what is opposite along one axis of the stack.
func (m *model) arrows(name, title string, stack []look, from, to int) view.View {
	g := m.points()
	for i, l := range stack {
		g.Edges = append(g.Edges, view.Edge{Label: fmt.Sprint(i + 1), From: int(l[from]), To: int(l[to]), Directed: true,
			Mark: view.Mark{Says: fmt.Sprintf("Cube %d leads from %s to %s.", i+1, m.Figures[l[from]].Name, m.Figures[l[to]].Name)}})
	}
	return view.View{Name: name, Title: title, Graph: g, Group: "arrows"}
}

// verdict says the outcome.
func verdict(m *model, r puzzle.Result[Solution]) string {
	stacks := english.Count(r.Solutions, "stack", "stacks")
	switch {
	case r.Verdict == puzzle.None:
		return "These cubes cannot be stacked so."
	case r.Verdict == puzzle.One:
		return "There is exactly one stack."
	case r.Verdict == puzzle.Unsolved && r.Solutions == 0:
		return "Not decided: the search was stopped before it found a stack."
	case !r.Exact:
		if r.Solutions == 1 {
			return "There is at least one stack."
		}
		return fmt.Sprintf("There are at least %s.", stacks)
	case r.Solutions == len(r.Found):
		var all [][]look
		for _, s := range r.Found {
			all = append(all, m.stack(s))
		}
		switch n := classes(all); {
		case n == 1:
			all := "all"
			if r.Solutions == 2 {
				all = "both"
			}
			return fmt.Sprintf("There are %s, and they are %s the same one, turned.", stacks, all)
		case n < r.Solutions:
			return fmt.Sprintf("There are %s, of which %d really differ; the others are the same ones, turned.", stacks, n)
		}
	}
	return fmt.Sprintf("There are %s.", stacks)
}

// findings are the argument of the two subgraphs, where it decides the puzzle.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	steps := m.argument(r.Keep)
	if !r.Exact || steps == nil {
		return nil
	}
	return []view.View{{Name: "argument", Title: "By opposite faces", Steps: steps}}
}
