package ui

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// tool is a button of a row of them.
type tool struct {
	action
	label, key, pressed string
	off                 bool
}

// tools is a row of buttons.
func tools(name string, all []tool) app.HTMLElem {
	buttons := make([]app.UI, len(all))
	for i, one := range all {
		b := button(one.action, one.label, !one.off)
		if one.pressed != "" {
			b = b.Attr("aria-pressed", one.pressed)
		}
		if one.key != "" {
			b = b.DataSet("key", one.key)
		}
		buttons[i] = b
	}
	row := elem("div").Class("tools")
	if name != "" {
		row = row.Role("group").Aria("label", name)
	}
	return row.Attr("hidden", len(all) == 0).Body(buttons...)
}

// tools are what a press means, and what can be done with the marks.
func (t trial) tools() app.UI {
	trial := t.model.Trial
	var all []tool
	pen := func(name, label, key string) {
		on := trial.Pen == name || trial.Pen == "" && name == state.PenTick
		all = append(all, tool{action: action{Do: "pento", Path: name}, label: label, key: key, pressed: strconv.FormatBool(on)})
	}
	switch m := t.model; {
	case !m.HasPens():
	case m.Fills():
		pen(state.PenTick, "write", "y")
		pen(state.PenMaybe, "note small", "m")
	default:
		pen(state.PenTick, "✓ so", "y")
		pen(state.PenCross, "× not so", "x")
		pen(state.PenMaybe, "? perhaps", "m")
	}
	if t.model.HasPens() {
		all = append(all, t.back())
	}
	return tools("Marks", all)
}

// layer is what can be done with the latest hypothesis, once there is something in it, and what becomes of it, in
// one place: nothing moves, and a press that came twice settles nothing.
func (t trial) layer() app.UI {
	var settle []tool
	told, open := t.model.Hypothesis()
	if open {
		settle = []tool{{action: action{Do: "keep"}, label: "Keep what is supposed"}, {action: action{Do: "discard"}, label: "Throw it away"}}
	}
	return elem("div").Class("layer").Attr("hidden", !open && told == "").Body(
		tools("What is supposed", settle),
		elem("p").Class("help").Role("status").Text(told),
	)
}

// reader has one fact at a time beside the board where there is no room for all of them: see
// 45-trial.css.
func (t trial) reader() app.UI {
	fact, at, all := t.model.FactRead()
	if all < 2 {
		return elem("div").Attr("hidden", true)
	}
	turn := func(by, sign, label string) app.UI {
		return button(action{Do: "read", Value: by}, sign, true).Aria("label", label)
	}
	return elem("div").Class("reader").Role("group").Aria("label", "The facts, one at a time").Body(
		turn("-1", "‹", "Previous fact"),
		elem("p").DataSet("facts", fact.ID).Aria("live", "polite").Body(
			elem("small").Text(fmt.Sprintf("%d of %d", at+1, all)), app.Text(" "+fact.Text)),
		turn("1", "›", "Next fact"),
	)
}

// back takes the last mark back. It stands beside the pens, or what can be asked.
func (t trial) back() tool {
	return tool{action: action{Do: "unmark"}, label: "Take back", off: !t.model.Trial.CanUnmark()}
}

// more is what is wanted less often. It stands beside its title and not in it, so that the title stays in its
// row when it is opened.
func (t trial) more() (title, rest app.UI) {
	trial := t.model.Trial
	return elem("details").Class("trial-more").Body(elem("summary").Text("More")), elem("div").Class("trial-rest").Body(
		tools("More", []tool{
			{action: action{Do: "undecided"}, label: "The facts do not decide it", off: trial.Asking()},
			{action: action{Do: "suppose"}, label: "Suppose…"},
			{action: action{Do: "remark"}, label: "Redo", off: !trial.CanRemark()},
			{action: action{Do: "forget"}, label: "Forget all", off: trial.Empty()},
			{action: action{Do: "work"}, label: "Copy a link with my marks", off: len(trial.Layers) == 0},
		}),
		elem("label").Body(check(action{Do: "eachmark"}, "Check each mark", trial.Each), elem("span").Text("Check each mark at once")),
	)
}

// leaveMore folds what is wanted less often once something of it was chosen, but for "Redo", which is
// wanted again and again. The focus, which would be lost in there, goes to its title.
func leaveMore(e app.Value) {
	target := e.Get("target")
	if !target.Get("closest").Truthy() {
		return
	}
	chosen := target.Call("closest", `.trial-rest :is(button, input):not([aria-disabled="true"], [data-do="remark"])`)
	if !chosen.Truthy() {
		return
	}
	rest := chosen.Call("closest", ".trial-rest")
	fold := rest.Get("previousElementSibling")
	if rest.Call("contains", app.Window().Get("document").Get("activeElement")).Bool() {
		fold.Call("querySelector", "summary").Call("focus", map[string]any{"preventScroll": true})
	}
	fold.Set("open", false)
}

// asks are the buttons that ask.
func (t trial) asks() app.UI {
	m := t.model
	busy, more := m.Trial.Asking(), m.More()
	help := "A hint"
	if more {
		help = "Say more"
	}
	all := []tool{
		{action: action{Do: "check"}, label: "Check", off: busy},
		{action: action{Do: "help"}, label: help, off: busy || m.Trial.End != "" || m.Trial.Hint != nil && !more},
		{action: action{Do: "impossible"}, label: "It cannot be", off: busy, pressed: strconv.FormatBool(m.Trial.Accuses)},
	}
	if !m.HasPens() {
		all = append(all, t.back())
	}
	return tools("Ask", all)
}
