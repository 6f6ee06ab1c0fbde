package cryptarithms

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/chart"
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// discipline is a way of searching in which the orders run against each other.
type discipline struct {
	how   string // of a contender that it is meant for
	title string
	run   func(s *puzzle.Search[Solution], m *sums, order []string) (tries int64, err error) // up to the first answer
}

// disciplines are all that run, the plain one first.
var disciplines = []discipline{
	{inTurn, "bounds, in turn", boundsOnly},
	engine(inTurn, "equation, in turn", false, fd.InputOrder),
	engine(onTheWay, "equation, fewest left", false, fd.SmallestDomain),
	engine(onTheWay, "equation, most failures", false, fd.WeightedDegree),
	engine(withCarry, "carries, in turn", true, fd.InputOrder),
	engine(withCarry, "carries, fewest left", true, fd.SmallestDomain),
}

// plain and propagating are the disciplines of which the chart shows in turn.
const plain, propagating = 0, 1

// errFirst ends a run that has come to an answer.
var errFirst = errors.New("the first answer is there")

func boundsOnly(s *puzzle.Search[Solution], m *sums, order []string) (int64, error) {
	before := s.Stats.Nodes
	err := newLabelling(s, m, order).run(func(depth, wrong int) error {
		if wrong < 0 && depth+1 == len(order) {
			return errFirst
		}
		return nil
	})
	if errors.Is(err, errFirst) {
		err = nil
	}
	return s.Stats.Nodes - before, err
}

// engine is a discipline in which what follows from a digit is worked out.
func engine(how, title string, columns bool, choose fd.Choose) discipline {
	return discipline{how, title, func(s *puzzle.Search[Solution], m *sums, order []string) (int64, error) {
		_, p := searched(m, columns, fd.Options{Choose: choose}, order)
		return fdsearch.First(s, p)
	}}
}

// race is what the orders took so far.
type race struct {
	m      *sums
	orders []order
	tries  [][]int64 // by discipline and order; 0 of what has not run yet
}

// compare runs every order by every discipline, those that take long last, and then
// searches for all answers by columns.
func compare(s *puzzle.Search[Solution], m *sums) error {
	r := race{m: m, orders: m.orders(s.Order("letters", m.names)), tries: make([][]int64, len(disciplines))}
	for i := range r.tries {
		r.tries[i] = make([]int64, len(r.orders))
	}
	s.Sketch(r.views)
	if !s.Bare {
		defer func() { s.Discovered(r.views()...) }()
	}
	for i, d := range slices.Backward(disciplines) {
		for k, o := range r.orders {
			tries, err := d.run(s, m, o.letters)
			if err != nil {
				return err
			}
			r.tries[i][k] = tries
			if err := s.Step(func() view.Frame {
				return view.Frame{Caption: fmt.Sprintf("%s (%s), %s, takes %s up to the first answer.", o, o.name, d.title, english.Count(tries, "digit", "digits"))}
			}); err != nil {
				return err
			}
		}
	}
	return search(true, fd.Options{Choose: fd.SmallestDomain}, fdsearch.Run)(s, m)
}

// views show the race.
func (r race) views() []view.View {
	t := &view.Table{Corner: "order", Numeric: true}
	for _, d := range disciplines {
		t.Columns = append(t.Columns, view.Cell{Text: d.title})
	}
	for k, o := range r.orders {
		row := view.Row{Head: view.Cell{Text: o.String()}}
		for i := range disciplines {
			row.Cells = append(row.Cells, view.Cell{Text: r.text(i, k)})
		}
		t.Rows = append(t.Rows, row)
	}
	views := []view.View{
		{Name: "orders", Title: "Digits tried up to the first answer", Table: t,
			Note: "In turn, the order says which letter gets a digit next; else it only breaks ties between letters of which equally few digits are left, or that failed as often."},
		r.chart(),
	}
	if ranking := r.ranking(); ranking != nil {
		views = append(views, view.View{Name: "ranking", Title: "Do the counts rank as the published times?", Steps: ranking})
	}
	return views
}

// text is a number of tries, "…" of a run that has not come to its end.
func (r race) text(discipline, order int) string {
	if n := r.tries[discipline][order]; n > 0 {
		return english.Thousands(n)
	}
	return "…"
}

// chart draws the counts of the plain discipline and of propagation beside the times
// that were published.
func (r race) chart() view.View {
	published := len(r.timed()) > 0
	series := []chart.Series{{Name: "digits tried, with bounds only", Sign: "B", Unit: "digits"}, {Name: "digits tried, with what follows worked out", Sign: "W", Unit: "digits"}}
	if published {
		series = append(series, chart.Series{Name: "published time, in seconds", Sign: "T", Unit: "seconds"})
	}
	count := func(discipline, order int) chart.Figure {
		return chart.Figure{Amount: float64(r.tries[discipline][order]), Text: r.text(discipline, order)}
	}
	var items []chart.Item
	for k, o := range r.orders {
		figures := []chart.Figure{count(plain, k), count(propagating, k)}
		if published {
			time := chart.Figure{}
			for _, c := range r.timed() {
				if c.How == inTurn && c.Letters == o.String() {
					time = seconds(c)
				}
			}
			figures = append(figures, time)
		}
		items = append(items, chart.Item{Label: o.String(), Note: o.name, Figures: figures})
	}
	for _, c := range r.timed() {
		if c.How != inTurn {
			items = append(items, chart.Item{Label: c.Letters, Note: hows[c.How], Figures: []chart.Figure{{}, count(r.of(c)), seconds(c)}})
		}
	}
	v := view.View{Name: "orders-chart", Title: "The orders on a logarithmic scale", Drawing: chart.Log("How many digits each order takes, on a logarithmic scale.", series, items),
		Note: "From one broken line to the next it is ten times as much."}
	if published {
		v.Note += " Times and counts are measured in different things: on average they are drawn at the same place, so look at which is further to the right than which."
	}
	return v
}

func seconds(c Contender) chart.Figure {
	return chart.Figure{Amount: c.Seconds, Text: inSeconds(c)}
}

func inSeconds(c Contender) string { return strconv.FormatFloat(c.Seconds, 'f', -1, 64) + " s" }

// timed are the contenders with a published time, the quickest first.
func (r race) timed() []Contender {
	all := slices.DeleteFunc(slices.Clone(r.m.Orders), func(c Contender) bool { return c.Seconds == 0 })
	slices.SortStableFunc(all, func(a, b Contender) int { return cmp.Compare(a.Seconds, b.Seconds) })
	return all
}

// of is the discipline that is most like a contender's, and the number of its order.
func (r race) of(c Contender) (discipline, at int) {
	for i, d := range disciplines {
		if d.how == c.How && i != plain {
			discipline = i
			break
		}
	}
	return discipline, slices.IndexFunc(r.orders, func(o order) bool { return o.String() == c.Letters })
}

// ranking says which of the published rankings the counts reproduce, nil if there is
// none.
func (r race) ranking() *view.Steps {
	all := r.timed()
	turn := slices.DeleteFunc(slices.Clone(all), func(c Contender) bool { return c.How != inTurn })
	steps := &view.Steps{}
	say := func(what string, of []Contender, tries func(Contender) int64) {
		if len(of) < 3 {
			return
		}
		var counts []float64
		for _, c := range of {
			counts = append(counts, float64(tries(c)))
			if tries(c) == 0 {
				return // it is still running
			}
		}
		text := fmt.Sprintf("%s the %d rank as published.", what, len(of))
		if out := chart.OutOfLine(counts); len(out) > 0 {
			var names []string
			for _, i := range out {
				names = append(names, fmt.Sprintf("%s (published %s, here %s)", of[i].Letters, inSeconds(of[i]), english.Count(tries(of[i]), "digit", "digits")))
			}
			text = fmt.Sprintf("%s %d of %d rank as published; %s out of line: %s.", what, len(of)-len(out), len(of),
				map[bool]string{true: "one is", false: fmt.Sprint(len(out)) + " are"}[len(out) == 1], strings.Join(names, ", "))
		}
		steps.Items = append(steps.Items, view.Step{Text: text})
	}
	for _, i := range []int{plain, propagating} {
		say(fmt.Sprintf("Of the orders in turn, by “%s”,", disciplines[i].title), turn, func(c Contender) int64 {
			_, k := r.of(c)
			return r.tries[i][k]
		})
	}
	if len(turn) < len(all) {
		say("Of all published runs, each beside the most alike of ours that works out what follows,", all, func(c Contender) int64 {
			i, k := r.of(c)
			return r.tries[i][k]
		})
	}
	if len(steps.Items) == 0 {
		return nil
	}
	return steps
}
