package digits

import (
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// findings draws what a search found out beyond single solutions: the solutions
// side by side, and which alternatives of an "or" hold.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	var views []view.View
	if len(r.Found) > 1 {
		views = append(views, m.list(r))
	}
	if len(r.Found) > 0 && len(r.Found) <= 20 {
		views = append(views, m.ways(r)...)
	}
	return views
}

// list shows several solutions one below the other.
func (m *model) list(r puzzle.Result[Solution]) view.View {
	t := &view.Table{Corner: "answer", Numeric: true}
	for _, number := range m.numbers {
		t.Columns = append(t.Columns, view.Cell{Text: number.name})
	}
	return r.List(50, "answers", "", t, func(s Solution) (filled []string) {
		for _, number := range m.numbers {
			filled = append(filled, number.fill(m.digits(s)))
		}
		return filled
	})
}

// ways looks at conditions with alternatives: an answer may be reached in more
// than one way, and is one answer all the same.
func (m *model) ways(r puzzle.Result[Solution]) []view.View {
	t := &view.Table{Corner: "answer", Columns: view.Cells("alternatives that hold", "ways")}
	several := false
	var read reading
	for i := range m.conditions {
		c := &m.conditions[i]
		root := c.formula.Root()
		if c.formula.Nodes[root].Op != opOr || !r.Keep(c.fact) {
			continue
		}
		for _, s := range r.Found {
			digits := m.digits(s)
			read.read(&c.formula, m.base, digits)
			var hold []string
			for _, part := range alternatives(c.formula.Nodes) {
				if read.values[part] != 0 {
					hold = append(hold, m.printPart(&c.formula, part, nil))
				}
			}
			several = several || len(hold) > 1
			mark := view.Mark{Facts: []string{c.fact}}
			t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: m.written(digits)}, Cells: []view.Cell{
				{Mark: mark, Text: listed(hold, "and")}, {Mark: mark, Text: fmt.Sprint(len(hold))},
			}})
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	v := view.View{Name: "ways", Title: "In how many ways each answer is reached", Table: t}
	if several {
		v.Note = "Where several alternatives of an “or” hold at once, the answer is reached in several ways. It is counted once."
	}
	return []view.View{v}
}

// alternatives are the parts that the outermost or joins, from left to right.
func alternatives(nodes []node) (parts []int) {
	stack := []int{len(nodes) - 1}
	for len(stack) > 0 {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if n := nodes[i]; n.Op == opOr {
			stack = append(stack, n.Y, n.X)
			continue
		}
		parts = append(parts, i)
	}
	return parts
}
