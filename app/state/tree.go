package state

import (
	"maps"
	"slices"

	"solvitur/solvers/view"
)

// grow makes a tree of the steps, once they are there, of a way of searching that
// is one.
func (m *Model) grow() {
	for _, strategy := range m.Sheet.Info.Strategies {
		if strategy.Name == m.Replay.Strategy && strategy.Tree && len(m.Replay.Frames) > 0 {
			m.Replay.Tree = view.Grow(m.Replay.Frames)
		}
	}
}

// Row is a node of the tree that can be seen.
type Row struct {
	view.Branch
	Node     int
	Inner    bool // there is something below it
	Open     bool // and in sight
	Here     bool // the step on show is told by it, or below it where that is folded
	Of, Rank int  // among its siblings, from 1
}

// small is how many nodes a tree has at most that is open as a whole at first.
const small = 40

// mostRows is how many rows are drawn at most.
const mostRows = 300

// InSight are the rows to draw: those around the step on show where there are too
// many; above and below are how many are left out.
func (r Replay) InSight() (rows []Row, above, below int) {
	rows = r.Rows()
	here := max(0, slices.IndexFunc(rows, func(row Row) bool { return row.Here }))
	from := max(0, min(here-mostRows/2, len(rows)-mostRows))
	to := min(len(rows), from+mostRows)
	return rows[from:to], from, len(rows) - to
}

// Rows are the nodes that can be seen: those above which all is open. What leads to the
// step on show is open unless the visitor has folded it.
func (r Replay) Rows() []Row {
	if r.Tree == nil {
		return nil
	}
	nodes := r.Tree.Nodes
	here := r.Tree.At(r.At)
	var rows []Row
	for i := 0; i < len(nodes); {
		end := r.Tree.End(i)
		row := Row{Branch: nodes[i], Node: i, Inner: end > i+1}
		leads := i < here && here < end
		row.Open = row.Inner && r.isOpen(i, leads)
		row.Here = here == i || leads && !row.Open
		rows = append(rows, row)
		if i++; !row.Open {
			i = end
		}
	}
	rank(rows)
	return rows
}

// rank numbers the rows among their siblings.
func rank(rows []Row) {
	of := map[int][]int{} // by level: the siblings so far
	settle := func(level int) {
		for k, i := range of[level] {
			rows[i].Rank, rows[i].Of = k+1, len(of[level])
		}
		delete(of, level)
	}
	deepest := 0
	for i, row := range rows {
		for level := deepest; level > row.Level; level-- {
			settle(level)
		}
		deepest = row.Level
		of[row.Level] = append(of[row.Level], i)
	}
	for level := deepest; level >= 0; level-- {
		settle(level)
	}
}

func (r Replay) isOpen(node int, leads bool) bool {
	if open, chosen := r.open[node]; chosen {
		return open
	}
	return leads || len(r.Tree.Nodes) <= small
}

// fold opens or closes a node.
func (r *Replay) fold(node int) {
	for _, row := range r.Rows() {
		if row.Node == node && row.Inner {
			r.hold(node, !row.Open)
		}
	}
}

func (r *Replay) hold(node int, open bool) {
	r.open = maps.Clone(r.open)
	if r.open == nil {
		r.open = map[int]bool{}
	}
	r.open[node] = open
}

// visit shows a step from the tree. All that is open stays so: nothing moves under
// the pointer.
func (r *Replay) visit(at int) {
	for _, row := range r.Rows() {
		if row.Open {
			r.hold(row.Node, true)
		}
	}
	r.Seek(at, len(r.Frames))
}
