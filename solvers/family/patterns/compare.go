package patterns

import (
	"fmt"
	"math/big"
	"slices"

	"solvitur/solvers/chart"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// mostTold is up to how many rows all types are told one by one.
const mostTold = 14

// told is a type, with what becomes of it.
type told struct {
	arrangement
	against string        // why it will not do, "" if it does
	fact    puzzle.FactID // the condition that alone rules it out
}

// all are the types of a board, with the largest totals first.
func (b *board) all(keep func(puzzle.FactID) bool) (all []told) {
	f, singles := b.filterOf(keep), b.singles(keep)
	for a := range types(b.N, f.least()) {
		a.total = a.best()
		t := told{arrangement: *a}
		switch {
		case f.distinct && !a.distinct():
			t.against = "two rows are equal"
		case !f.allows(a):
			t.against = "against the conditions"
		}
		if t.against != "" {
			t.fact = against(a, singles)
		}
		all = append(all, t)
	}
	slices.SortStableFunc(all, func(x, y told) int { return y.total - x.total })
	return all
}

// orders is how many orders of the rows have a type: n! over the product of a^m m!,
// for m cycles of each length a.
func (a *arrangement) orders() *big.Int {
	n := factorial(a.n)
	for length, m := range a.cycles {
		for range m {
			n.Quo(n, big.NewInt(int64(length)))
		}
		n.Quo(n, factorial(int(m)))
	}
	return n
}

func factorial(n int) *big.Int { return new(big.Int).MulRange(1, int64(n)) }

// findings draw the order that the visitor wrote, list the types, and draw the work of
// the published programs.
func findings(b *board, r puzzle.Result[Solution]) (views []view.View) {
	if b.permutation != nil {
		views = append(views, b.yours())
	}
	if b.N <= mostTold {
		views = append(views, b.listing(r.Keep))
	}
	return append(views, b.growth(r.Keep))
}

// listing are all types with their totals, and how many orders of the rows each has.
func (b *board) listing(keep func(puzzle.FactID) bool) view.View {
	t := &view.Table{Corner: "type", Numeric: true, Columns: view.Cells("largest total", "orders of the rows", "what becomes of it")}
	orders, patterns, fit := new(big.Int), new(big.Int), 0
	all := b.all(keep)
	for _, a := range all {
		n := a.orders()
		orders.Add(orders, n)
		mark, becomes := view.Mark{Role: view.Possible}, "possible"
		if a.against != "" {
			mark, becomes = view.Mark{Role: view.Crossed}, a.against
		} else {
			fit++
			patterns.Add(patterns, n)
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: a.String()}, Cells: []view.Cell{
			{Text: english.Thousands(a.total)}, {Text: english.Grouped(n.String())}, {Text: becomes, Mark: mark}}})
	}
	return view.View{Name: "listing", Title: "All types, the largest total first", Table: t,
		Note: fmt.Sprintf("Types that will do: %d of %d. Orders of the rows that they stand for: %s of %s.", fit, len(all), english.Grouped(patterns.String()), english.Grouped(orders.String()))}
}

// growth draws how many candidates each way goes through by the size of the board, and
// the published times.
func (b *board) growth(keep func(puzzle.FactID) bool) view.View {
	f := b.filterOf(keep)
	series := []chart.Series{{Name: "boards of the first program: every order of the rows", Sign: "1", Unit: "candidates"}, {Name: "lists of the second program: every sum", Sign: "2", Unit: "candidates"}}
	if len(b.Times) > 0 {
		series = append(series, chart.PublishedTimes)
	}
	sizes := []int{b.N}
	for n := 3; n <= mostOrdered+1; n++ {
		sizes = append(sizes, n)
	}
	for _, t := range b.Times {
		sizes = append(sizes, t.N)
	}
	slices.Sort(sizes)
	counted := func(n *big.Int) chart.Figure {
		amount, _ := new(big.Float).SetInt(n).Float64()
		return chart.Figure{Amount: amount, Text: english.Grouped(n.String())}
	}
	var items []chart.Item
	for _, n := range slices.Compact(sizes) {
		many := counted(f.orders(n))
		if n > mostOrdered {
			many = chart.Figure{Text: "gives up: " + short(f.orders(n)) + " boards"}
		}
		figures := []chart.Figure{many, counted(partitions(n, 1))}
		if len(b.Times) > 0 {
			time := chart.Figure{}
			for _, t := range b.Times {
				if t.N == n {
					time = chart.Seconds(t.Seconds)
				}
			}
			figures = append(figures, time)
		}
		items = append(items, chart.Item{Label: fmt.Sprintf("%d rows", n), Figures: figures})
	}
	v := view.View{Name: "growth", Title: "How the work grows", Drawing: chart.Log("What each of the published programs goes through, by the number of rows, on a logarithmic scale.", series, items),
		Note: fmt.Sprintf("%s From %d rows on, the orders of the rows are too many for the first program.", chart.Decades, mostOrdered+1)}
	if len(b.Times) > 0 {
		v.Note += " Times are drawn so that on average they lie where the counts do: look at how fast they grow."
	}
	return v
}

// short writes a large number by its size.
func short(n *big.Int) string {
	const most = 15
	text := n.String()
	if len(text) <= most {
		return english.Grouped(text)
	}
	return fmt.Sprintf("a number of %d digits", len(text))
}

// partitions is how many ways there are to write n as a sum of parts of at least so
// much.
func partitions(n, least int) *big.Int {
	ways := make([]*big.Int, n+1)
	for sum := range ways {
		ways[sum] = new(big.Int)
	}
	ways[0].SetInt64(1)
	for part := least; part <= n; part++ {
		for sum := part; sum <= n; sum++ {
			ways[sum].Add(ways[sum], ways[sum-part])
		}
	}
	return ways[n]
}

// reason says why a claim is true of every answer, or why there is none: all types
// have been gone through.
func reason(b *board, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	const most = 12
	f := b.filterOf(keep)
	steps := &view.Steps{}
	say := func(role view.Role, format string, args ...any) {
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Role: role}, Text: fmt.Sprintf(format, args...)})
	}
	say(view.Given, "Only the lengths of the cycles matter, and they add up to %d%s: there are %s.", b.N,
		map[bool]string{true: ", none of them 1"}[f.apart], english.Count(partitions(b.N, f.least()).Int64(), "such type", "such types"))
	singles := b.singles(keep)
	ofKind := func(is func(*filter) bool) (facts []puzzle.FactID) {
		for _, f := range singles {
			if is(f.filter) {
				facts = append(facts, f.fact)
			}
		}
		return facts
	}
	steps.Items[0].Facts = ofKind(func(f *filter) bool { return f.apart })
	all := b.all(keep)
	var fit, unfit []told
	for _, a := range all {
		if a.against != "" {
			unfit = append(unfit, a)
		} else {
			fit = append(fit, a)
		}
	}
	for _, fact := range conditions.Facts(b.Facts, b.Conditions) {
		var out []string
		for _, a := range unfit {
			if a.fact == fact.ID {
				out = append(out, a.String())
			}
		}
		if len(out) == 0 {
			continue
		}
		if more := len(out) - most; more > 0 {
			out = append(out[:most], english.Thousands(more)+" more")
		}
		say(view.Crossed, "%s That rules out %s.", fact.Text, english.List(out, "and"))
		steps.Items[len(steps.Items)-1].Facts = []puzzle.FactID{fact.ID}
	}
	for i, a := range fit[:min(most, len(fit))] {
		role := view.Possible
		if !f.best || a.total == fit[0].total {
			role = view.Deduced
		}
		say(role, "%s comes to %s at most%s.", &a, english.Thousands(a.total), map[bool]string{true: ", and nothing comes to more"}[i == 0])
		if i == 0 {
			steps.Items[len(steps.Items)-1].Facts = ofKind(func(f *filter) bool { return f.best })
		}
	}
	if more := len(fit) - most; more > 0 {
		say(view.Possible, "%s more come to no more than that.", english.Thousands(more))
	}
	if len(c.All) == 0 {
		say(view.Conflict, "So no type is left.")
	}
	return []view.View{{Name: "reason", Title: "All types gone through", Steps: steps}}
}
