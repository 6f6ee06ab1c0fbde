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
		changed[i] = v.with(changes)
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
	return later
}

func (v View) with(changes map[string]Change) View {
	switch {
	case v.Table != nil:
		table := *v.Table
		table.Columns = cellsWith(table.Columns, changes)
		table.Rows = slices.Clone(table.Rows)
		for i, row := range table.Rows {
			head := cellsWith([]Cell{row.Head}, changes)
			table.Rows[i] = Row{Head: head[0], Cells: cellsWith(row.Cells, changes)}
		}
		v.Table = &table
	case v.Grid != nil:
		grid := *v.Grid
		grid.Cells = cellsWith(grid.Cells, changes)
		v.Grid = &grid
	case v.Graph != nil:
		graph := *v.Graph
		graph.Nodes = slices.Clone(graph.Nodes)
		for i := range graph.Nodes {
			node := &graph.Nodes[i]
			change(&node.Mark, &node.Label, &node.X, &node.Y, changes)
		}
		graph.Edges = slices.Clone(graph.Edges)
		for i := range graph.Edges {
			edge := &graph.Edges[i]
			change(&edge.Mark, &edge.Label, nil, nil, changes)
		}
		v.Graph = &graph
	case v.Steps != nil:
		steps := Steps{Items: slices.Clone(v.Steps.Items)}
		for i := range steps.Items {
			change(&steps.Items[i].Mark, &steps.Items[i].Text, nil, nil, changes)
		}
		v.Steps = &steps
	case v.Number != nil:
		number := *v.Number
		change(&number.Mark, &number.Digits, nil, nil, changes)
		v.Number = &number
	case v.Drawing != nil:
		drawing := *v.Drawing
		drawing.Shapes = slices.Clone(drawing.Shapes)
		for i := range drawing.Shapes {
			shape := &drawing.Shapes[i]
			change(&shape.Mark, &shape.Text, &shape.X, &shape.Y, changes)
		}
		v.Drawing = &drawing
	}
	return v
}

func cellsWith(cells []Cell, changes map[string]Change) []Cell {
	cells = slices.Clone(cells)
	for i := range cells {
		change(&cells[i].Mark, &cells[i].Text, nil, nil, changes)
	}
	return cells
}

func change(mark *Mark, text *string, x, y *float64, changes map[string]Change) {
	if mark.ID == "" {
		return
	}
	c, ok := changes[mark.ID]
	if !ok {
		return
	}
	if c.Role != nil {
		mark.Role = *c.Role
	}
	if c.Text != nil && text != nil {
		*text = *c.Text
	}
	if c.X != nil && x != nil {
		*x = *c.X
	}
	if c.Y != nil && y != nil {
		*y = *c.Y
	}
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
		}
	}
}
