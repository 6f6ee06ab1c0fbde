package ui

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// search draws the strategies side by side (compare.go), the orders of search,
// and the replay.
type search struct{ model *state.Model }

func (s search) render() app.UI {
	return elem("section").Class("search").Aria("labelledby", "search-title").Body(
		elem("div").Class("section-head").Body(elem("h2").ID("search-title").Text("Search")),
		comparison(s).render(),
		s.orders(),
		s.replay(),
	)
}

// orders lets the visitor choose in which order things are tried.
func (s search) orders() app.UI {
	if len(s.model.Answer.Orderings) == 0 {
		return elem("div").Attr("hidden", true)
	}
	var lists []app.UI
	for _, ordering := range s.model.Answer.Orderings {
		items := s.model.Order(ordering)
		var chips []app.UI
		for i, item := range items {
			path := ordering.Name + "/" + strconv.Itoa(i)
			chip := elem("li").Class("chip")
			if len(items) > 1 && !app.IsServer {
				chip = chip.DataSet("drag", path) // see chipdrag.go
			}
			chips = append(chips, chip.Body(
				iconButton(action{Do: "reorder", Path: path, Value: strconv.Itoa(i - 1)}, "left", "Try "+item+" earlier", i > 0),
				elem("span").Class("chip-text").Text(item),
				iconButton(action{Do: "reorder", Path: path, Value: strconv.Itoa(i + 1)}, "right", "Try "+item+" later", i+1 < len(items)),
			))
		}
		field := elem("div").Class("field").DataSet("ordering", ordering.Name)
		if s.model.OrderDiffers(ordering) {
			field = field.DataSet("differs", "1")
		}
		lists = append(lists, field.Body(
			elem("div").Class("field-label").Text(ordering.Label),
			elem("ol").Class("chips").Aria("label", ordering.Label).Body(chips...),
		))
	}
	return elem("div").Class("orders").Body(
		elem("h3").Text("Order of search"),
		elem("p").Class("help").Text("Drag an item, or move it by its arrows: that changes the work, not what is true."),
		elem("div").Body(lists...),
	)
}

// replay draws the recorded search of one strategy.
func (s search) replay() app.UI {
	m := s.model
	r := m.Replay
	if r.Strategy == "" {
		return elem("div").Class("replay").Attr("hidden", true)
	}
	title := r.Strategy
	for _, strategy := range m.Sheet.Info.Strategies {
		if strategy.Name == r.Strategy {
			title = strategy.Title
		}
	}
	head := elem("h3").Text("Replay: " + title)
	switch {
	case r.Failure != "":
		return elem("div").Class("replay").Body(head, elem("p").Text(r.Failure))
	case !r.Known:
		return elem("div").Class("replay").Body(head, elem("p").Class("waiting").Text("Recording the search…"))
	case len(r.Frames) == 0:
		return elem("div").Class("replay").Body(head, elem("p").Text("There was nothing to search: the facts decide at once."))
	}
	frame, _ := r.Frame()
	name, drawing := "Play", "play"
	if r.Playing {
		name, drawing = "Pause", "pause"
	}
	note := ""
	if r.Capped {
		note = fmt.Sprintf("Only the first %s steps are recorded.", english.Thousands(len(r.Frames)))
	}
	return elem("div").Class("replay").DataSet("keys", "1").Body(
		head,
		elem("div").Class("replay-stage").Body(elem("div").Class("replay-story").Body(
			elem("div").Class("player-bar").Role("group").Aria("label", "Replay").Body(
				iconButton(action{Do: "seek", Value: "0"}, "first", "To the beginning", r.At > 0),
				iconButton(action{Do: "step", Value: "-1"}, "left", "One step back", r.At > 0),
				iconButton(action{Do: "play"}, drawing, name, true),
				iconButton(action{Do: "step", Value: "1"}, "right", "One step forward", r.At < len(r.Frames)),
				iconButton(action{Do: "seek", Value: strconv.Itoa(len(r.Frames))}, "last", "To the end", r.At < len(r.Frames)),
				&slider{Moves: action{Do: "seek"}, Max: len(r.Frames), At: r.At},
				elem("span").Class("player-count").Text(fmt.Sprintf("%s of %s", english.Thousands(r.At), english.Thousands(len(r.Frames)))),
				menu(action{Do: "pace"}, "Speed", strconv.Itoa(r.Speed), []option{
					{"1", "1 step a second"}, {"4", "4 steps a second"}, {"15", "15 steps a second"}, {"60", "60 steps a second"},
				}),
			),
			s.leaps(),
			elem("p").Class("player-caption").DataSet("role", string(frame.Role)).Text(cmp.Or(frame.Caption, "Before the first step.")),
			s.nearby(),
			elem("p").Class("help").Text(note),
		), elem("div").Class("replay-board").Body(pictures(m.Board())), s.tree()),
	)
}

// tree draws the search as a tree, if it is one.
func (s search) tree() app.UI {
	r := s.model.Replay
	if r.Tree == nil || r.Count(view.Guess) == 0 {
		return elem("div").Attr("hidden", true)
	}
	rows, above, below := r.InSight()
	return elem("div").Class("replay-tree").Body(
		elem("h4").Text("The search as a tree"),
		&searchTree{Rows: rows, Above: above, Below: below, At: r.At},
		elem("p").Class("help").Text("Press a step to see it. ? is a choice, ● what follows, ! a dead end, ✓ a solution."),
	)
}

// leaps are buttons to the choices and dead ends of a replay, each with a key.
func (s search) leaps() app.UI {
	r := s.model.Replay
	var groups []app.UI
	for _, kind := range []struct {
		role         view.Role
		one, many    string
		before, next string // keys
	}{
		{view.Guess, "choice", "choices", "x", "c"},
		{view.Conflict, "dead end", "dead ends", "s", "d"},
	} {
		n := r.Count(kind.role)
		if n == 0 {
			continue
		}
		leap := func(drawing, which, key string, by int) app.UI {
			_, ok := r.Leap(kind.role, by < 0)
			name := fmt.Sprintf("%s %s (%s)", which, kind.one, strings.ToUpper(key))
			return iconButton(action{Do: "leap", Path: string(kind.role), Value: strconv.Itoa(by)}, drawing, name, ok).
				Attr("aria-keyshortcuts", strings.ToUpper(key)).DataSet("key", key)
		}
		groups = append(groups, elem("div").Class("leap").Role("group").Aria("label", kind.many).Body(
			leap("left", "Previous", kind.before, -1),
			elem("span").Class("leap-count").DataSet("role", string(kind.role)).Text(english.Count(n, kind.one, kind.many)),
			leap("right", "Next", kind.next, 1),
		))
	}
	return elem("div").Class("leaps").Body(groups...)
}

// slider is the position in a replay, or in an argument.
type slider struct {
	app.Compo
	Moves   action // to the position that it holds
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
	return s.Moves.input("range", "input").Class("slider").
		Attr("aria-label", "Step").Attr("min", "0").Attr("max", strconv.Itoa(s.Max)).Attr("value", strconv.Itoa(s.At))
}

// window is how many steps of a replay are listed around the present one.
const window = 5

// nearby lists the steps around the present one as sentences, indented by their
// depth in the tree of choices.
func (s search) nearby() app.UI {
	r := s.model.Replay
	if r.Tree != nil && r.Count(view.Guess) > 0 {
		return elem("div").Attr("hidden", true) // they stand in the tree
	}
	from := max(0, min(r.At-window/2-1, len(r.Frames)-window))
	to := min(len(r.Frames), from+window)
	var items []app.UI
	for i := from; i < to; i++ {
		frame := r.Frames[i]
		li := marked(elem("li"), view.Mark{Role: frame.Role, Facts: frame.Facts}).Class("depth-" + strconv.Itoa(min(frame.Depth, 8)))
		if i == r.At-1 {
			li = li.Attr("aria-current", "step")
		}
		items = append(items, li.Body(
			action{Do: "seek", Value: strconv.Itoa(i + 1)}.on(elem("button").Attr("type", "button")).Class("claim-line").Body(
				elem("span").Class("step-number").Text(english.Thousands(i+1)), app.Text(frame.Caption)),
		))
	}
	return elem("ol").Class("nearby").Aria("label", "Steps around this one").Body(items...)
}
