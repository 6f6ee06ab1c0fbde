package boxes

import (
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

const (
	// maxPermuted is the longest list of which every order is tried.
	maxPermuted = 5
	// orderBudget bounds the choices made to compare orders.
	orderBudget = 400_000
)

// orderTable searches box by box in every order of the boxes, and in every
// order of the balls, and shows the least and the most work; nothing where that
// would take too long.
func (k *task) orderTable() []view.View {
	budget := int64(orderBudget)
	table := &view.Table{Corner: "order", Numeric: true, Columns: []view.Cell{{Text: "balls tried"}, {Text: "conditions tested"}}}
	add := func(title string, names []string, order []int, s puzzle.Stats) {
		listed := make([]string, len(order))
		for i, at := range order {
			listed[i] = names[at]
		}
		table.Rows = append(table.Rows, view.Row{
			Head:  view.Cell{Text: title + ": " + strings.Join(listed, ", ")},
			Cells: []view.Cell{{Text: thousands(s.Nodes)}, {Text: thousands(s.Tests)}},
		})
	}
	own, done := k.workOf(k.boxes, k.colours, &budget)
	if !done {
		return nil
	}
	lists := orderings(k.f)
	var worth bool
	for i, title := range []string{"boxes", "balls"} {
		order := [][]int{k.boxes, k.colours}[i]
		if len(order) > maxPermuted || len(order) < 2 {
			continue
		}
		best, worst := order, order
		least, most := own, own
		for _, permuted := range permutations(len(order)) {
			boxes, colours := permuted, k.colours
			if i == 1 {
				boxes, colours = k.boxes, permuted
			}
			s, done := k.workOf(boxes, colours, &budget)
			if !done {
				return nil
			}
			if s.Nodes < least.Nodes {
				best, least = permuted, s
			}
			if s.Nodes > most.Nodes {
				worst, most = permuted, s
			}
		}
		worth = worth || least.Nodes < most.Nodes
		add("best "+title, lists[i].Items, best, least)
		add(title+" as they are", lists[i].Items, order, own)
		add("worst "+title, lists[i].Items, worst, most)
	}
	if !worth {
		return nil
	}
	return []view.View{{
		Name: "orders", Title: "The order changes the work", Table: table,
		Note: "All orders of boxes with the balls as they are, and all orders of balls with the boxes as they are; each search goes on until everything has been tried.",
	}}
}

// workOf counts what the search box by box does in some order. It says false
// if the budget or the time runs out.
func (k *task) workOf(boxes, colours []int, budget *int64) (puzzle.Stats, bool) {
	t := &task{Search: &puzzle.Search[Solution]{}, f: k.f, boxes: boxes, colours: colours, conditions: k.conditions, supplies: k.supplies}
	by := t.speaksOf(t.conditions)
	w := newFiller(t.f, boxes, colours, k.stock())
	w.onBall = func(int) error {
		t.Stats.Nodes++
		if *budget--; *budget <= 0 || *budget%1024 == 0 && k.ctx.Err() != nil {
			return errEnough
		}
		return nil
	}
	w.onBox = func(depth int) (bool, error) {
		refused := t.firstBroken(by[depth], w.progress)
		if refused == nil && depth == len(boxes)-1 {
			refused = t.firstBroken(t.supplies, w.progress)
		}
		return refused == nil, nil
	}
	err := w.run()
	return t.Stats, err == nil
}

// permutations lists all orders of 0 to n-1, in lexicographic order.
func permutations(n int) [][]int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	all := [][]int{slices.Clone(order)}
	for {
		// The next order: find the last rise, swap its foot with the last item
		// that is greater, and turn the rest round.
		i := n - 2
		for i >= 0 && order[i] > order[i+1] {
			i--
		}
		if i < 0 {
			return all
		}
		j := n - 1
		for order[j] < order[i] {
			j--
		}
		order[i], order[j] = order[j], order[i]
		slices.Reverse(order[i+1:])
		all = append(all, slices.Clone(order))
	}
}
