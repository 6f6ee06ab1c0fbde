package view

import (
	"iter"
	"slices"
)

// Apply gives the views as they look after the frames: a deep enough copy, the
// views themselves stay as they were. Changes to unknown parts are ignored.
func Apply(views []View, frames []Frame) []View {
	changes := map[string]Change{}
	for _, frame := range frames {
		for _, change := range frame.Changes {
			changes[change.ID] = merge(changes[change.ID], change)
		}
	}
	if len(changes) == 0 {
		return views
	}
	changed := slices.Clone(views)
	for i, v := range changed {
		changed[i] = v.with(change(changes))
	}
	return changed
}

// merge lays a later change over an earlier one.
func merge(earlier, later Change) Change {
	if later.Role == nil {
		later.Role = earlier.Role
	}
	if later.Text == nil {
		later.Text = earlier.Text
	}
	if later.X == nil {
		later.X = earlier.X
	}
	if later.Y == nil {
		later.Y = earlier.Y
	}
	if later.H == nil {
		later.H = earlier.H
	}
	if later.Colour == nil {
		later.Colour = earlier.Colour
	}
	return later
}

// part is what can be changed in a part of a view; nil is what it does not have.
type part struct {
	*Mark
	text    *string
	x, y, h *float64
	colour  *int
}

// with gives a copy of a view in which every part has been edited.
func (v View) with(edit func(part)) View {
	cells := func(cells []Cell) []Cell {
		cells = slices.Clone(cells)
		for i := range cells {
			edit(part{Mark: &cells[i].Mark, text: &cells[i].Text})
		}
		return cells
	}
	switch {
	case v.Table != nil:
		table := *v.Table
		table.Columns = cells(table.Columns)
		table.Rows = slices.Clone(table.Rows)
		for i, row := range table.Rows {
			table.Rows[i] = Row{Head: cells([]Cell{row.Head})[0], Cells: cells(row.Cells)}
		}
		v.Table = &table
	case v.Grid != nil:
		grid := *v.Grid
		grid.Cells = cells(grid.Cells)
		v.Grid = &grid
	case v.Graph != nil:
		graph := *v.Graph
		graph.Nodes = slices.Clone(graph.Nodes)
		for i := range graph.Nodes {
			node := &graph.Nodes[i]
			edit(part{Mark: &node.Mark, text: &node.Label, x: &node.X, y: &node.Y})
		}
		graph.Edges = slices.Clone(graph.Edges)
		for i := range graph.Edges {
			edge := &graph.Edges[i]
			edit(part{Mark: &edge.Mark, text: &edge.Label})
		}
		v.Graph = &graph
	case v.Steps != nil:
		steps := Steps{Items: slices.Clone(v.Steps.Items)}
		for i := range steps.Items {
			edit(part{Mark: &steps.Items[i].Mark, text: &steps.Items[i].Text})
		}
		v.Steps = &steps
	case v.Number != nil:
		number := *v.Number
		edit(part{Mark: &number.Mark, text: &number.Digits})
		v.Number = &number
	case v.Drawing != nil:
		drawing := *v.Drawing
		drawing.Shapes = slices.Clone(drawing.Shapes)
		for i := range drawing.Shapes {
			shape := &drawing.Shapes[i]
			edit(part{&shape.Mark, &shape.Text, &shape.X, &shape.Y, &shape.H, &shape.Colour})
		}
		v.Drawing = &drawing
	case v.Tree != nil:
		tree := Tree{Nodes: slices.Clone(v.Tree.Nodes)}
		for i := range tree.Nodes {
			edit(part{Mark: &tree.Nodes[i].Mark, text: &tree.Nodes[i].Text})
		}
		v.Tree = &tree
	}
	return v
}

// change is the edit that makes the changes of frames.
func change(changes map[string]Change) func(part) {
	return func(p part) {
		c, ok := changes[p.ID]
		if !ok || p.ID == "" {
			return
		}
		if c.Role != nil {
			p.Role = *c.Role
		}
		if c.Text != nil && p.text != nil {
			*p.text = *c.Text
		}
		if c.X != nil && p.x != nil {
			*p.x = *c.X
		}
		if c.Y != nil && p.y != nil {
			*p.y = *c.Y
		}
		if c.H != nil && p.h != nil {
			*p.h = *c.H
		}
		if c.Colour != nil && p.colour != nil {
			*p.colour = *c.Colour
		}
	}
}

// Mute gives the views with every part muted that rests on facts of which none
// is kept: what a solution shows of a fact that is switched off is beside the
// point. The views themselves stay as they were.
func Mute(views []View, keep func(fact string) bool) []View {
	return Edit(views, func(m *Mark) {
		if len(m.Facts) > 0 && !slices.ContainsFunc(m.Facts, keep) {
			m.Role = Muted
		}
	})
}

// Edit gives the views with the mark of every part edited. The views themselves
// stay as they were.
func Edit(views []View, edit func(*Mark)) []View {
	return Redraw(views, func(m *Mark, _ *string) { edit(m) })
}

// Redraw gives the views with the mark and the text of every part edited; the
// text is nil for what has none. The views themselves stay as they were.
func Redraw(views []View, edit func(m *Mark, text *string)) []View {
	edited := slices.Clone(views)
	for i, v := range edited {
		edited[i] = v.with(func(p part) { edit(p.Mark, p.text) })
	}
	return edited
}

// Mentions says whether a view has a part with one of these IDs.
func Mentions(v View, ids map[string]bool) bool {
	for mark := range Marks(v) {
		if mark.ID != "" && ids[mark.ID] {
			return true
		}
	}
	return false
}

// Marks goes through the marks of all parts of a view.
func Marks(v View) iter.Seq[Mark] {
	return func(yield func(Mark) bool) {
		cells := func(cells []Cell) bool {
			for _, cell := range cells {
				if !yield(cell.Mark) {
					return false
				}
			}
			return true
		}
		switch {
		case v.Table != nil:
			if !cells(v.Table.Columns) {
				return
			}
			for _, row := range v.Table.Rows {
				if !yield(row.Head.Mark) || !cells(row.Cells) {
					return
				}
			}
		case v.Grid != nil:
			cells(v.Grid.Cells)
		case v.Graph != nil:
			for _, node := range v.Graph.Nodes {
				if !yield(node.Mark) {
					return
				}
			}
			for _, edge := range v.Graph.Edges {
				if !yield(edge.Mark) {
					return
				}
			}
		case v.Steps != nil:
			for _, step := range v.Steps.Items {
				if !yield(step.Mark) {
					return
				}
			}
		case v.Number != nil:
			yield(v.Number.Mark)
		case v.Drawing != nil:
			for _, shape := range v.Drawing.Shapes {
				if !yield(shape.Mark) {
					return
				}
			}
		case v.Tree != nil:
			for _, node := range v.Tree.Nodes {
				if !yield(node.Mark) {
					return
				}
			}
		}
	}
}
