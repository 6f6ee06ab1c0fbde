package boxes

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/permutations"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

const (
	// maxPermuted is the longest list of which every order is tried.
	maxPermuted = 5
	// orderBudget bounds the choices made to compare orders.
	orderBudget = 500_000
)

// effort is what a search box by box takes: balls tried until the first
// solution (all, where there is none), and until everything has been tried.
type effort struct{ first, all int64 }

// orderTable searches box by box in every order of the boxes, and in every
// order of the balls, and shows the least and the most work; nothing where that
// would take too long. The order of the boxes is judged by the whole search;
// that of the balls, which only says which of the same fillings of a box is
// tried first, by the way to the first solution.
func (k *task) orderTable() []view.View {
	budget := int64(orderBudget)
	own, done := k.effort(k.boxes, k.colours, &budget)
	if !done {
		return nil
	}
	table := &view.Table{Corner: "balls tried", Numeric: true, Columns: view.Cells("to the first solution", "in all")}
	lists := orderings(k.f)
	for i, of := range []string{"boxes", "balls"} {
		order := [][]int{k.boxes, k.colours}[i]
		if len(order) > maxPermuted || len(order) < 2 {
			continue
		}
		best, worst := order, order
		least, most := own, own
		for permuted := range permutations.Of(len(order)) {
			boxes, colours := permuted, k.colours
			if i == 1 {
				boxes, colours = k.boxes, permuted
			}
			e, done := k.effort(boxes, colours, &budget)
			if !done {
				return nil
			}
			if compareEfforts(e, least, i == 1) < 0 {
				best, least = slices.Clone(permuted), e
			}
			if compareEfforts(e, most, i == 1) > 0 {
				worst, most = slices.Clone(permuted), e
			}
		}
		row := func(title string, order []int, e effort) {
			listed := make([]string, len(order))
			for at, item := range order {
				listed[at] = lists[i].Items[item]
			}
			table.Rows = append(table.Rows, view.Row{
				Head:  view.Cell{Text: title + ": " + strings.Join(listed, ", ")},
				Cells: view.Cells(english.Thousands(e.first), english.Thousands(e.all)),
			})
		}
		row("best order of "+of, best, least)
		row("this order of "+of, order, own)
		row("worst order of "+of, worst, most)
	}
	if len(table.Rows) == 0 {
		return nil
	}
	return []view.View{{
		Name: "orders", Title: "The order changes the work", Table: table,
		Note: "All orders of the boxes with the balls as they are, and all orders of the balls with the boxes as they are. The order of the balls says which filling of a box comes first; in the end the same fillings are tried.",
	}}
}

func compareEfforts(a, b effort, byFirst bool) int {
	if byFirst {
		return cmp.Or(cmp.Compare(a.first, b.first), cmp.Compare(a.all, b.all))
	}
	return cmp.Or(cmp.Compare(a.all, b.all), cmp.Compare(a.first, b.first))
}

// effort counts what the search box by box does in some order. It says false
// if the budget or the time runs out.
func (k *task) effort(boxes, colours []int, budget *int64) (effort, bool) {
	by := speaksOf(boxes, k.conditions)
	var e effort
	w := newFiller(k.f, boxes, colours, k.stock())
	w.onBall = func(int) error {
		e.all++
		if *budget--; *budget <= 0 || *budget%1024 == 0 && k.Context().Err() != nil {
			return puzzle.ErrWork
		}
		return nil
	}
	w.onBox = func(depth int) (bool, error) {
		broken, _ := firstBroken(by[depth], w.progress)
		return broken == nil, nil
	}
	w.onWhole = func() error {
		if e.first == 0 {
			e.first = e.all
		}
		return nil
	}
	err := w.run()
	if e.first == 0 {
		e.first = e.all
	}
	return e, err == nil
}
