package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
)

// action is what a control does, as the document's listeners read it: a deed before
// anybody has done it.
type action state.Deed

// on puts an action on an element.
func (a action) on(e app.HTMLElem) app.HTMLElem {
	e = e.DataSet("do", a.Do)
	if a.Path != "" {
		e = e.DataSet("path", a.Path)
	}
	if a.Value != "" {
		e = e.DataSet("value", a.Value)
	}
	return e
}

// input makes an input element that reports on an event of its own.
func (a action) input(kind, on string) app.HTMLElemSelfClosing {
	e := app.ElemSelfClosing("input").Attr("type", kind).DataSet("do", a.Do).DataSet("on", on).Attr("disabled", app.IsServer)
	if a.Path != "" {
		e = e.DataSet("path", a.Path)
	}
	return e
}

// button makes a push button with a text.
func button(a action, text string, enabled bool) app.HTMLElem {
	return pressable(a, enabled).Class("button").Body(app.Text(text))
}

// iconButton makes a push button that shows an icon and says a name.
func iconButton(a action, drawing, name string, enabled bool) app.HTMLElem {
	return pressable(a, enabled).Class("icon-button").Attr("aria-label", name).Attr("title", name).Body(icon(drawing))
}

// pressable makes a button that does something.
func pressable(a action, enabled bool) app.HTMLElem {
	return a.on(plainButton(enabled))
}

// plainButton makes a button. One that has come to its end is inert (boot.js notes
// no deed of it) and no stop of the Tab key, but never disabled: that would take
// the focus away, and the next press of Enter would do something else.
func plainButton(enabled bool) app.HTMLElem {
	e := elem("button").Attr("type", "button").Attr("disabled", app.IsServer)
	if !enabled {
		e = e.Aria("disabled", true).TabIndex(-1)
	}
	return e
}

// option is an entry of a menu.
type option struct{ value, label string }

// separator stands between values and labels of a menu: see 40-deeds.js.
const separator = "\x1f"

// menu makes a drop-down list. Its entries, a third of a page's elements, are one
// attribute, of which boot.js makes them: to draw each from Go would take longer.
func menu(a action, name, value string, options []option) app.HTMLElem {
	if !slices.ContainsFunc(options, func(o option) bool { return o.value == value }) {
		// What was chosen is no more: keep it in sight until another is chosen.
		label := value
		if label == "" {
			label = "choose…"
		}
		options = slices.Insert(slices.Clone(options), 0, option{value, label})
	}
	e := a.on(elem("select")).DataSet("on", "change").DataSet("drawn", value).Class("menu").Attr("aria-label", name).Attr("disabled", app.IsServer)
	if !app.IsServer {
		told := make([]string, 0, 2*len(options))
		for _, o := range options {
			told = append(told, o.value, english.Apostrophes(o.label))
		}
		for i, text := range told { // a name may have the sign in it, and is told as a fault
			told[i] = strings.ReplaceAll(text, separator, "�")
		}
		return e.DataSet("options", strings.Join(told, separator))
	}
	var entries []app.UI
	for _, o := range options {
		entries = append(entries, elem("option").Attr("value", o.value).Text(english.Apostrophes(o.label)).Attr("selected", o.value == value))
	}
	return e.Body(entries...)
}

// box is a line of text to type into. It keeps the element's own value in step
// with the model even where the two differ only by an empty text, which a plain
// attribute cannot.
type box struct {
	app.Compo
	Action    action
	Name      string // accessible name
	Text      string
	Kind      string // "" or "numeric" for a line, "note" for a text that may wrap
	Class     string
	On        string // "input" or "change"
	MaxLength int
	Invalid   bool
	Describes string // ID of the element that says what is wrong

	Placeholder string
	Lines       bool // of a note: Enter begins another line
	Rows        int  // of a note: lines to show where the browser does not count them itself
	Prose       bool // it is read as a text: spelling is minded, either direction is

	// Turn makes boxes differ that are to show their text anew, though the facts
	// have changed to and fro before they were drawn: see state.Boards.
	Turn int

	// Of a formula: the ID of the list of words that fit, whether it is open,
	// and the ID of the word that Enter takes.
	Suggests string
	Open     bool
	Active   string
}

// OnMount shows the text. Nothing else has changed: without a word, go-app would draw
// all that the box is part of once more.
func (b *box) OnMount(ctx app.Context) {
	ctx.PreventUpdate()
	b.show()
}

func (b *box) OnUpdate(ctx app.Context) { ctx.Defer(func(app.Context) { b.show() }) }

func (b *box) show() {
	element := b.JSValue()
	if element == nil || element.Get("value").String() == b.Text {
		return
	}
	// While somebody types, the element is ahead of the model.
	active := app.Window().Get("document").Get("activeElement").Equal(element)
	if active && attribute(element, written).Truthy() {
		return
	}
	element.Set("value", b.Text)
	if active && b.Text != "" {
		element.Call("select") // undone, say: what is typed next replaces it
	}
}

func (b *box) Render() app.UI {
	if b.Kind == "note" {
		e := b.Action.on(elem("textarea")).DataSet("on", b.On).Class("box "+b.Class).Attr("rows", strconv.Itoa(max(1, b.Rows))).
			Attr("aria-label", b.Name).Attr("placeholder", b.Placeholder).Attr("disabled", app.IsServer)
		if b.MaxLength > 0 {
			e = e.Attr("maxlength", strconv.Itoa(b.MaxLength))
		}
		if b.Lines {
			e = e.DataSet("lines", "1")
		}
		if b.Prose {
			e = e.Attr("dir", "auto")
		}
		if b.Invalid {
			e = e.Attr("aria-invalid", "true").Attr("aria-describedby", b.Describes)
		}
		if b.Suggests != "" {
			e = b.suggesting(e)
		}
		if app.IsServer {
			return e.Body(app.Text(b.Text))
		}
		return e
	}
	e := b.Action.input("text", b.On).
		Class("box "+b.Class).
		Attr("aria-label", b.Name).
		Attr("autocomplete", "off").
		Attr("spellcheck", "false")
	if app.IsServer {
		e = e.Attr("value", b.Text)
	}
	if b.Kind == "numeric" {
		e = e.Attr("inputmode", "decimal")
	}
	e = e.Attr("size", strconv.Itoa(min(max(len([]rune(b.Text))+1, 3), 60)))
	if b.MaxLength > 0 {
		e = e.Attr("maxlength", strconv.Itoa(b.MaxLength))
	}
	if b.Placeholder != "" {
		e = e.Attr("placeholder", b.Placeholder)
	}
	if b.Invalid {
		e = e.Attr("aria-invalid", "true").Attr("aria-describedby", b.Describes)
	}
	return e
}

// check makes a check box.
func check(a action, name string, checked bool) app.HTMLElemSelfClosing {
	return a.ticked("checkbox", checked).Attr("aria-label", name)
}

// ticked makes a check box or a radio button.
func (a action) ticked(kind string, checked bool) app.HTMLElemSelfClosing {
	drawn := "off"
	if checked {
		drawn = "on"
	}
	return a.input(kind, "change").Attr("checked", checked).DataSet("drawn", drawn)
}
