package view

import (
	"reflect"
	"slices"
)

// Same says whether another view shows the same, as reflect.DeepEqual would: of a board with some
// hundreds of parts, which a page compares after each press on it, in a fraction of the time.
// Whether a list is nil or empty makes no difference.
func (v View) Same(other any) bool {
	w, ok := other.(View)
	return ok && v.Name == w.Name && v.Title == w.Title && v.Note == w.Note && v.Field == w.Field && v.Group == w.Group && v.Lead == w.Lead &&
		sameAt(v.Table, w.Table, sameTable) &&
		sameAt(v.Grid, w.Grid, sameGrid) &&
		sameAt(v.Graph, w.Graph, sameGraph) &&
		sameAt(v.Steps, w.Steps, func(a, b *Steps) bool { return same(a.Items, b.Items, sameStep) }) &&
		sameAt(v.Number, w.Number, sameNumber) &&
		sameAt(v.Drawing, w.Drawing, sameDrawing) &&
		sameAt(v.Tree, w.Tree, func(a, b *Tree) bool { return same(a.Nodes, b.Nodes, sameBranch) }) &&
		same(v.Frames, w.Frames, func(a, b *Frame) bool { return reflect.DeepEqual(a, b) }) // they are seldom others
}

// sameAt compares what pointers lead to.
func sameAt[T any](a, b *T, same func(a, b *T) bool) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a == b || same(a, b)
}

// same compares lists, whose members are not looked at where both are one.
func same[T any](a, b []T, same func(a, b *T) bool) bool {
	if len(a) != len(b) {
		return false
	}
	if len(a) == 0 || &a[0] == &b[0] {
		return true
	}
	for i := range a {
		if !same(&a[i], &b[i]) {
			return false
		}
	}
	return true
}

func sameMark(a, b *Mark) bool {
	return a.ID == b.ID && a.Role == b.Role && a.Claim == b.Claim && a.Status == b.Status && a.Says == b.Says &&
		a.Leaf == b.Leaf && a.Refuses == b.Refuses &&
		slices.Equal(a.Facts, b.Facts) && slices.Equal(a.Implies, b.Implies) && slices.Equal(a.Values, b.Values) && slices.Equal(a.Puts, b.Puts)
}

func sameCell(a, b *Cell) bool { return a.Text == b.Text && sameMark(&a.Mark, &b.Mark) }

func sameTable(a, b *Table) bool {
	return a.Corner == b.Corner && a.Numeric == b.Numeric && same(a.Columns, b.Columns, sameCell) &&
		same(a.Rows, b.Rows, func(a, b *Row) bool { return sameCell(&a.Head, &b.Head) && same(a.Cells, b.Cells, sameCell) })
}

func sameGrid(a, b *Grid) bool {
	return a.Columns == b.Columns && same(a.Cells, b.Cells, sameCell) && slices.Equal(a.Regions, b.Regions)
}

func sameGraph(a, b *Graph) bool {
	return a.Height == b.Height &&
		same(a.Nodes, b.Nodes, func(a, b *Node) bool {
			return a.Label == b.Label && a.X == b.X && a.Y == b.Y && sameMark(&a.Mark, &b.Mark)
		}) &&
		same(a.Edges, b.Edges, func(a, b *Edge) bool {
			return a.Label == b.Label && a.From == b.From && a.To == b.To && a.Directed == b.Directed && a.Order == b.Order && sameMark(&a.Mark, &b.Mark)
		})
}

func sameStep(a, b *Step) bool {
	return a.Text == b.Text && a.Depth == b.Depth && sameMark(&a.Mark, &b.Mark)
}

func sameNumber(a, b *Number) bool {
	return a.Label == b.Label && a.Digits == b.Digits && a.Length == b.Length && sameMark(&a.Mark, &b.Mark)
}

func sameDrawing(a, b *Drawing) bool {
	return a.Width == b.Width && a.Height == b.Height && a.Stub == b.Stub && a.Says == b.Says && same(a.Shapes, b.Shapes, SameShape)
}

// SameShape compares two shapes.
func SameShape(a, b *Shape) bool {
	return a.Kind == b.Kind && a.X == b.X && a.Y == b.Y && a.W == b.W && a.H == b.H && a.R == b.R && slices.Equal(a.Points, b.Points) &&
		a.Text == b.Text && a.Size == b.Size && a.Anchor == b.Anchor && a.Upright == b.Upright &&
		a.Fill == b.Fill && a.Dashed == b.Dashed && a.Colour == b.Colour && a.Silent == b.Silent && sameMark(&a.Mark, &b.Mark)
}

func sameBranch(a, b *Branch) bool {
	return a.Text == b.Text && a.Level == b.Level && a.Frame == b.Frame && a.DeadEnds == b.DeadEnds && a.Solutions == b.Solutions && sameMark(&a.Mark, &b.Mark)
}
