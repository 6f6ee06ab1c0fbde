// Package race runs the orders in which letters can be gone through against each other, by
// several ways of searching each, up to the first answer, and shows how many digits are tried beside
// the times that somebody published.
package race

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chart"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Race is what runs against what. It is not changed once it has begun.
type Race struct {
	// Disciplines are all that run: the plain one first, and then the one in which orders of
	// the same sort are taken in turn too, but more is worked out. These two are drawn.
	Disciplines []Discipline
	Orders      []Order // each once
	Published   []Published
	Note        string // on what an order says in each discipline

	tries [][]int64 // by discipline and order; 0 of what has not run yet
}

// Discipline is a way of searching in which the orders run against each other.
type Discipline struct {
	How   string // of a published run that it is meant for
	Title string
	// Run searches up to the first answer, and says how many digits it tried, at least 1.
	Run func(order []string) (tries int64, err error)
}

// Order is one in which letters may be gone through.
type Order struct {
	Name  string
	Items []string
}

// String writes the items one after the other.
func (o Order) String() string { return strings.Join(o.Items, "") }

// Run runs every order by every discipline, those that take long last. What is known by
// then is among the views of the search, whether or not it comes to its end.
func Run[S any](s *puzzle.Search[S], r Race) error {
	r.tries = make([][]int64, len(r.Disciplines))
	for i := range r.tries {
		r.tries[i] = make([]int64, len(r.Orders))
	}
	s.Sketch(r.views)
	if !s.Bare {
		defer func() { s.Discovered(r.views()...) }()
	}
	for i, d := range slices.Backward(r.Disciplines) {
		for k, o := range r.Orders {
			tries, err := d.Run(o.Items)
			if err != nil {
				return err
			}
			r.tries[i][k] = tries
			if err := s.Step(func() view.Frame {
				return view.Frame{Caption: fmt.Sprintf("%s (%s), %s, takes %s up to the first answer.", o, o.Name, d.Title, count(tries))}
			}); err != nil {
				return err
			}
		}
	}
	return nil
}

func count(n int64) string { return english.Count(n, "digit", "digits") }

// views show the race.
func (r Race) views() []view.View {
	t := &view.Table{Corner: "order", Numeric: true}
	for _, d := range r.Disciplines {
		t.Columns = append(t.Columns, view.Cell{Text: d.Title})
	}
	for k, o := range r.Orders {
		row := view.Row{Head: view.Cell{Text: o.String()}}
		for i := range r.Disciplines {
			row.Cells = append(row.Cells, view.Cell{Text: r.text(i, k)})
		}
		t.Rows = append(t.Rows, row)
	}
	views := []view.View{{Name: "orders", Title: "Digits tried up to the first answer", Table: t, Note: r.Note}, r.chart()}
	if ranking := r.ranking(); ranking != nil {
		views = append(views, view.View{Name: "ranking", Title: "Do the counts rank as the published times?", Steps: ranking})
	}
	return views
}

// text is a number of tries, "…" of a run that has not come to its end.
func (r Race) text(discipline, order int) string {
	if n := r.tries[discipline][order]; n > 0 {
		return english.Thousands(n)
	}
	return "…"
}

// drawn are the disciplines of which the chart shows orders in turn, the first ones.
var drawn = []chart.Series{{Name: "digits tried, with bounds only", Sign: "B", Unit: "digits"}, {Name: "digits tried, with what follows worked out", Sign: "W", Unit: "digits"}}

// chart draws the counts of two disciplines beside the times that were published.
func (r Race) chart() view.View {
	timed := r.timed()
	series := slices.Clone(drawn)
	if len(timed) > 0 {
		series = append(series, chart.PublishedTimes)
	}
	counted := func(discipline, order int) chart.Figure {
		return chart.Figure{Amount: float64(r.tries[discipline][order]), Text: r.text(discipline, order)}
	}
	var items []chart.Item
	for k, o := range r.Orders {
		figures := []chart.Figure{counted(0, k), counted(1, k)}
		if len(timed) > 0 {
			time := chart.Figure{}
			for _, p := range timed {
				if r.inTurn(p) && p.Order == o.String() {
					time = chart.Seconds(p.Seconds)
				}
			}
			figures = append(figures, time)
		}
		items = append(items, chart.Item{Label: o.String(), Note: o.Name, Figures: figures})
	}
	for _, p := range timed {
		if !r.inTurn(p) {
			items = append(items, chart.Item{Label: p.Order, Note: called(p.How), Figures: []chart.Figure{{}, counted(r.of(p)), chart.Seconds(p.Seconds)}})
		}
	}
	v := view.View{Name: "orders-chart", Title: "The orders on a logarithmic scale",
		Drawing: chart.Log("How many digits each order takes, on a logarithmic scale.", series, items), Note: chart.Decades}
	if len(timed) > 0 {
		v.Note += " Times and counts are measured in different things: on average they are drawn at the same place, so look at which is further to the right than which."
	}
	return v
}

// timed are the published runs with a time, the quickest first.
func (r Race) timed() []Published {
	all := slices.DeleteFunc(slices.Clone(r.Published), func(p Published) bool { return p.Seconds == 0 })
	slices.SortStableFunc(all, func(a, b Published) int { return cmp.Compare(a.Seconds, b.Seconds) })
	return all
}

// called is what a how is called.
func called(how string) string {
	return hows[slices.IndexFunc(hows, func(o schema.Option) bool { return o.Value == how })].Label
}

// inTurn says whether a published run took its order as the plain discipline does.
func (r Race) inTurn(p Published) bool { return p.How == r.Disciplines[0].How }

// of is the discipline that is most like a published run, and the number of its order; the
// plain one is like none.
func (r Race) of(p Published) (discipline, at int) {
	like := slices.IndexFunc(r.Disciplines[1:], func(d Discipline) bool { return d.How == p.How })
	return like + 1, slices.IndexFunc(r.Orders, func(o Order) bool { return o.String() == p.Order })
}

// ranking says which of the published rankings the counts reproduce, nil if there is
// none.
func (r Race) ranking() *view.Steps {
	all := r.timed()
	turn := slices.DeleteFunc(slices.Clone(all), func(p Published) bool { return !r.inTurn(p) })
	steps := &view.Steps{}
	say := func(what string, of []Published, tries func(Published) int64) {
		if len(of) < 3 {
			return
		}
		var counts []float64
		for _, p := range of {
			counts = append(counts, float64(tries(p)))
			if tries(p) == 0 {
				return // it is still running
			}
		}
		text := fmt.Sprintf("%s the %d rank as published.", what, len(of))
		if out := chart.OutOfLine(counts); len(out) > 0 {
			names := each.Of(out, func(i int) string {
				return fmt.Sprintf("%s (published %s, here %s)", of[i].Order, chart.Seconds(of[i].Seconds).Text, count(tries(of[i])))
			})
			text = fmt.Sprintf("%s %d of %d rank as published; %s out of line: %s.", what, len(of)-len(out), len(of),
				map[bool]string{true: "one is", false: fmt.Sprint(len(out)) + " are"}[len(out) == 1], strings.Join(names, ", "))
		}
		steps.Items = append(steps.Items, view.Step{Text: text})
	}
	for i := range drawn {
		say(fmt.Sprintf("Of the orders in turn, by “%s”,", r.Disciplines[i].Title), turn, func(p Published) int64 {
			_, k := r.of(p)
			return r.tries[i][k]
		})
	}
	if len(turn) < len(all) {
		say("Of all published runs, each beside the most alike of ours that works out what follows,", all, func(p Published) int64 {
			i, k := r.of(p)
			return r.tries[i][k]
		})
	}
	if len(steps.Items) == 0 {
		return nil
	}
	return steps
}
