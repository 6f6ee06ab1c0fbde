package ui

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// search draws the strategies side by side, the orders of search, and the
// replay.
type search struct{ model *state.Model }

func (s search) render() app.UI {
	return app.Section().Class("search").Aria("labelledby", "search-title").Body(
		app.Div().Class("section-head").Body(app.H2().ID("search-title").Text("Search")),
		s.table(),
		s.orders(),
		s.replay(),
	)
}

func (s search) table() app.UI {
	info := s.model.Sheet.Info
	head := []app.UI{app.Th().Scope("col").Text("Strategy")}
	for _, counter := range info.Counters {
		head = append(head, app.Th().Scope("col").Class("figure").Text(counter.Title))
	}
	head = append(head, app.Th().Scope("col").Class("figure").Text("time"), app.Th().Scope("col").Text("outcome"), app.Td())
	var rows []app.UI
	for _, strategy := range info.Strategies {
		rows = append(rows, s.row(strategy))
	}
	return app.Div().Class("scroll").TabIndex(0).Role("group").Aria("label", "Strategies compared").Body(
		app.Table().Class("strategies").Body(
			app.Caption().Class("hidden-text").Text("Strategies compared"),
			app.THead().Body(app.Tr().Body(head...)),
			app.TBody().Body(rows...),
		),
	)
}

func (s search) row(strategy puzzle.Strategy) app.UI {
	info := s.model.Sheet.Info
	tally := s.model.Tallies[strategy.Name]
	stats := tally.Progress
	outcome := ""
	switch {
	case tally.Done != nil:
		stats = tally.Done.Stats
		outcome = verdictWords(*tally.Done)
	case tally.Failure == "stopped":
		outcome = "stopped"
	case tally.Failure != "":
		outcome = tally.Failure
	case tally.Running:
		outcome = "running"
	}
	started := tally.Done != nil || tally.Running || tally.Failure != ""
	chosen := s.model.Strategy == strategy.Name || s.model.Strategy == "" && info.Strategies[0].Name == strategy.Name
	cells := []app.UI{app.Th().Scope("row").Body(
		app.Label().Body(
			action{Do: "choose", Path: strategy.Name}.on(app.Elem("input").Attr("type", "radio")).Attr("name", "strategy").
				DataSet("on", "change").Attr("checked", chosen).Attr("disabled", app.IsServer),
			app.Span().Class("strategy-title").Text(strategy.Title),
		),
		app.P().Class("teaches").Text(strategy.Teaches),
	)}
	for _, counter := range info.Counters {
		figure := ""
		if started {
			figure = count(stats.Get(counter.Name))
		}
		cells = append(cells, app.Td().Class("figure").DataSet("count", counter.Name).Text(figure))
	}
	cells = append(cells,
		app.Td().Class("figure").Text(duration(tally.Elapsed)),
		app.Td().Class("outcome").Text(outcome),
		app.Td().Body(button(action{Do: "record", Path: strategy.Name}, "Replay", !s.model.Replay.Pending).
			Attr("aria-label", "Replay: "+strategy.Title)),
	)
	return app.Tr().DataSet("strategy", strategy.Name).DataSet("chosen", chosen).Body(cells...)
}

// verdictWords are a strategy's outcome for the table.
func verdictWords(done puzzle.Done) string {
	switch {
	case done.Verdict == puzzle.Unsolved:
		return "gave up"
	case done.Verdict == puzzle.None:
		return "none"
	case !done.Exact:
		return "at least " + count(int64(done.Solutions))
	}
	return plural(done.Solutions, "solution", "solutions")
}

// orders lets the visitor choose in which order things are tried.
func (s search) orders() app.UI {
	if len(s.model.Answer.Orderings) == 0 {
		return app.Div().Hidden(true)
	}
	var lists []app.UI
	for _, ordering := range s.model.Answer.Orderings {
		items := s.model.Orders[ordering.Name]
		if len(items) != len(ordering.Items) {
			items = ordering.Items
		}
		var chips []app.UI
		for i, item := range items {
			path := ordering.Name + "/" + strconv.Itoa(i)
			chips = append(chips, app.Li().Class("chip").Body(
				iconButton(action{Do: "reorder", Path: path, Value: strconv.Itoa(i - 1)}, "left", "Try "+item+" earlier", i > 0),
				app.Span().Class("chip-text").Text(item),
				iconButton(action{Do: "reorder", Path: path, Value: strconv.Itoa(i + 1)}, "right", "Try "+item+" later", i+1 < len(items)),
			))
		}
		lists = append(lists, app.Div().Class("field").Body(
			app.Div().Class("field-label").Text(ordering.Label),
			app.Ol().Class("chips").Aria("label", ordering.Label).Body(chips...),
		))
	}
	return app.Div().Class("orders").Body(
		app.H3().Text("Order of search"),
		app.P().Class("help").Text("What is true does not change with the order; the work does."),
		app.Div().Body(lists...),
	)
}

// replay draws the recorded search of one strategy.
func (s search) replay() app.UI {
	m := s.model
	r := m.Replay
	if r.Strategy == "" {
		return app.Div().Class("replay").Hidden(true)
	}
	title := r.Strategy
	for _, strategy := range m.Sheet.Info.Strategies {
		if strategy.Name == r.Strategy {
			title = strategy.Title
		}
	}
	head := app.H3().Text("Replay: " + title)
	switch {
	case r.Failure != "":
		return app.Div().Class("replay").Body(head, app.P().Text(r.Failure))
	case !r.Known:
		return app.Div().Class("replay").Body(head, app.P().Class("waiting").Text("Recording the search…"))
	case len(r.Frames) == 0:
		return app.Div().Class("replay").Body(head, app.P().Text("There was nothing to search: the facts decide at once."))
	}
	frame, _ := r.Frame()
	name, drawing := "Play", "play"
	if r.Playing {
		name, drawing = "Pause", "pause"
	}
	note := ""
	if r.Capped {
		note = fmt.Sprintf("Only the first %s steps are recorded.", count(int64(len(r.Frames))))
	}
	return app.Div().Class("replay").Body(
		head,
		app.Div().Class("player-bar").Role("group").Aria("label", "Replay").Body(
			iconButton(action{Do: "seek", Value: "0"}, "first", "To the beginning", r.At > 0),
			iconButton(action{Do: "seek", Value: strconv.Itoa(r.At - 1)}, "left", "One step back", r.At > 0),
			iconButton(action{Do: "play"}, drawing, name, true),
			iconButton(action{Do: "seek", Value: strconv.Itoa(r.At + 1)}, "right", "One step on", r.At < len(r.Frames)),
			iconButton(action{Do: "seek", Value: strconv.Itoa(len(r.Frames))}, "last", "To the end", r.At < len(r.Frames)),
			&slider{Max: len(r.Frames), At: r.At},
			app.Span().Class("player-count").Text(fmt.Sprintf("%s of %s", count(int64(r.At)), count(int64(len(r.Frames))))),
			menu(action{Do: "pace"}, "Speed", strconv.Itoa(r.Speed), []option{
				{"1", "1 step a second"}, {"4", "4 steps a second"}, {"15", "15 steps a second"}, {"60", "60 steps a second"},
			}),
		),
		app.P().Class("player-caption").DataSet("role", string(frame.Role)).Text(label(frame.Caption, "Before the first step.")),
		pictures(m.Board()),
		s.nearby(),
		app.P().Class("help").Text(note),
	)
}

// slider is the position in a replay.
type slider struct {
	app.Compo
	Max, At int
}

func (s *slider) OnUpdate(ctx app.Context) {
	ctx.Defer(func(app.Context) {
		if element := s.JSValue(); element != nil {
			element.Set("value", s.At)
		}
	})
}

func (s *slider) Render() app.UI {
	return action{Do: "seek"}.on(app.Elem("input").Attr("type", "range")).DataSet("on", "input").Class("slider").
		Attr("aria-label", "Step").Attr("min", "0").Attr("max", strconv.Itoa(s.Max)).Attr("value", strconv.Itoa(s.At))
}

// window is how many steps of a replay are listed around the present one.
const window = 7

// nearby lists the steps around the present one as sentences, indented by their
// depth in the tree of choices.
func (s search) nearby() app.UI {
	r := s.model.Replay
	from := max(0, min(r.At-window/2-1, len(r.Frames)-window))
	to := min(len(r.Frames), from+window)
	var items []app.UI
	for i := from; i < to; i++ {
		frame := r.Frames[i]
		li := marked(app.Elem("li"), view.Mark{Role: frame.Role, Facts: frame.Facts}).Class("depth-" + strconv.Itoa(min(frame.Depth, 8)))
		if i == r.At-1 {
			li = li.Attr("aria-current", "step")
		}
		items = append(items, li.Body(
			action{Do: "seek", Value: strconv.Itoa(i + 1)}.on(app.Elem("button").Attr("type", "button")).Class("claim-line").Body(
				app.Span().Class("step-number").Text(count(int64(i+1))), app.Text(frame.Caption)),
		))
	}
	return app.Ol().Class("nearby").Aria("label", "Steps around this one").Body(items...)
}
