package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// comparison draws the strategies side by side.
type comparison struct{ model *state.Model }

func (c comparison) render() app.UI {
	head := []app.UI{elem("th").Attr("scope", "col").Text("Strategy")}
	for _, counter := range c.columns() {
		head = append(head, elem("th").Attr("scope", "col").Class("figure").Text(counter.Title))
	}
	head = append(head, elem("th").Attr("scope", "col").Class("figure").Text("time"), elem("th").Attr("scope", "col").Text("outcome"), elem("td"))
	var rows []app.UI
	for _, strategy := range c.model.Sheet.Info.Strategies {
		rows = append(rows, c.row(strategy))
	}
	return elem("div").Class("long").Body(
		when(c.model.Over() != state.Shown, func() app.UI {
			return elem("p").Class("help").Text("A replay ends at the answer: it lifts the veil.")
		}),
		elem("div").Class("scroll").TabIndex(0).Role("group").Aria("label", "Strategies compared").Body(
			elem("table").Class("strategies").Body(
				elem("caption").Class("hidden-text").Text("Strategies compared"),
				elem("thead").Body(elem("tr").Body(head...)),
				elem("tbody").Body(rows...),
			),
		),
		when(len(rows) > 8, func() app.UI { return more(7, fmt.Sprintf("All %d ways", len(rows))) }),
		elem("p").Class("help").Text(c.meanings()+"The counts of a search that comes to its end are the same on every machine. A short search is run several times, and the time is that of its quickest runs."),
	)
}

// meanings explains the columns that need it.
func (c comparison) meanings() (text string) {
	for _, counter := range c.columns() {
		if counter.Means != "" {
			text += english.Capital(counter.Title) + ": " + counter.Means + ". "
		}
	}
	return text
}

// columns are the counters that several strategies share. What only one of them
// counts stands in its own row: a column for it would be empty but for that.
func (c comparison) columns() (shared []puzzle.Counter) {
	info := c.model.Sheet.Info
	for _, counter := range info.Counters {
		if users(info, counter) > 1 || len(info.Strategies) == 1 {
			shared = append(shared, counter)
		}
	}
	return shared
}

func users(info puzzle.Info, counter puzzle.Counter) (n int) {
	for _, strategy := range info.Strategies {
		if counter.By(strategy.Name) {
			n++
		}
	}
	return n
}

func (c comparison) row(strategy puzzle.Strategy) app.UI {
	m, info := c.model, c.model.Sheet.Info
	tally := m.Tallies[strategy.Name]
	if m.Over() != state.Shown {
		tally = state.Tally{} // it tells how many solutions there are
	}
	stats, unfit := tally.Progress, ""
	if tally.Done != nil && !tally.Running {
		stats, unfit = tally.Done.Stats, tally.Done.Unfit
	}
	started := tally.Done != nil || tally.Running || tally.Failure != ""
	chosen := m.Chosen() == strategy.Name
	words := []app.UI{
		elem("label").Body(
			action{Do: "choose", Path: strategy.Name}.ticked("radio", chosen).Attr("name", "strategy"),
			elem("span").Class("strategy-title").Text(strategy.Title),
		),
		elem("p").Class("teaches").Text(strategy.Teaches),
	}
	for _, counter := range info.Counters {
		if n := stats.Get(counter.Name); n > 0 && counter.By(strategy.Name) && users(info, counter) == 1 && len(info.Strategies) > 1 {
			words = append(words, elem("p").Class("teaches own-count").DataSet("count", counter.Name).Text(counter.Title+": "+english.Thousands(n)))
		}
	}
	if unfit != "" {
		words = append(words, elem("p").Class("teaches unfit").Text(unfit))
	}
	cells := []app.UI{elem("th").Attr("scope", "row").Body(words...)}
	for _, counter := range c.columns() {
		cell := elem("td").Class("figure").DataSet("count", counter.Name).DataSet("label", counter.Title)
		switch {
		case unfit != "" || !counter.By(strategy.Name):
			cell = cell.DataSet("none", "1")
		case started:
			cell = cell.Text(english.Thousands(stats.Get(counter.Name)))
		}
		cells = append(cells, cell)
	}
	time := elem("td").Class("figure").DataSet("label", "time")
	if unfit != "" {
		time = time.DataSet("none", "1")
	} else {
		time = time.Text(duration(tally.Elapsed))
	}
	cells = append(cells, time,
		elem("td").Class("outcome").DataSet("label", "outcome").Text(outcome(tally)),
		elem("td").Class("row-tools").Body(
			c.goOn(strategy, tally),
			button(action{Do: "record", Path: strategy.Name}, "Replay", !m.Replay.Pending && unfit == "").
				Attr("aria-label", "Replay: "+strategy.Title),
		),
	)
	row := elem("tr").DataSet("strategy", strategy.Name).DataSet("chosen", chosen)
	if chosen && m.StrategyDiffers() {
		row = row.DataSet("differs", "1")
	}
	if tally.Stale {
		row = row.DataSet("stale", "1")
	}
	return row.Body(cells...)
}

// goOn offers to run a strategy to its end that was stopped before, and to stop
// it again.
func (c comparison) goOn(strategy puzzle.Strategy, tally state.Tally) app.UI {
	switch {
	case tally.Endless && tally.Running:
		return action{Do: "stop"}.on(elem("button").Attr("type", "button")).Class("button stop").
			Attr("aria-label", "Stop: "+strategy.Title).Body(icon("stop"), app.Text("Stop"))
	case cutShort(tally):
		return button(action{Do: "finish", Path: strategy.Name}, "Run to the end", true).
			Attr("aria-label", "Run to the end: "+strategy.Title)
	}
	return elem("span").Attr("hidden", true)
}

// cutShort says whether a strategy was stopped though it could have gone on.
func cutShort(tally state.Tally) bool {
	switch {
	case tally.Running || tally.Stale:
		return false
	case tally.Done != nil:
		return tally.Done.Why == "time" || tally.Done.Why == "work"
	}
	return tally.Failure == "stopped"
}

// outcome is what a strategy came to, in a few words.
func outcome(tally state.Tally) string {
	switch {
	case tally.Endless && tally.Running:
		return "running to the end"
	case tally.Running && (tally.Done == nil || tally.Elapsed > 300):
		return "running"
	case tally.Endless:
		return "waiting"
	case cutShort(tally):
		words := "stopped after " + duration(tally.Elapsed)
		if tally.Done != nil && tally.Done.Solutions > 0 {
			words = "at least " + english.Count(tally.Done.Solutions, "solution", "solutions") + ", " + words
		}
		return words
	case tally.Done == nil:
		return tally.Failure
	case tally.Done.Unfit != "":
		return "does not apply"
	case tally.Done.Verdict == puzzle.Unsolved:
		return undecided(tally.Done.Why)
	case tally.Done.Verdict == puzzle.None:
		return "none"
	case !tally.Done.Exact:
		return "at least " + english.Thousands(tally.Done.Solutions)
	}
	return english.Count(tally.Done.Solutions, "solution", "solutions")
}

// undecided says in a few words why a strategy that could not have gone on came to
// no verdict.
func undecided(why string) string {
	switch why {
	case "memory":
		return "out of memory"
	case "crash":
		return "broke down"
	case "stopped":
		return "stopped"
	}
	return "not decided"
}
