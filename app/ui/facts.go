package ui

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"solvitur/solvers/english"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// facts draws the editors of a puzzle's facts.
type facts struct {
	model    *state.Model
	differs  map[string]bool
	complete state.Completion
	current  func() facts // see factRow
}

func (f facts) render() app.UI {
	changes := f.model.SettingChanges()
	status := "as in the original"
	if f.model.Words.Blank {
		status = "as it began"
	}
	if changes > 0 {
		status = fmt.Sprintf("changed (%d)", changes)
	}
	var sections []app.UI
	for _, field := range f.model.Sheet.Form.Fields {
		if field.Kind == schema.Rows {
			sections = append(sections, f.rows(field))
		}
	}
	sections = append(sections, f.others())
	return elem("section").Class("facts").ID("facts").TabIndex(-1).DataSet("reason", reasonFor(f.model.Reason)).Aria("labelledby", "facts-title").Body(
		elem("div").Class("section-head").Body(
			elem("h2").ID("facts-title").Text("Facts"),
			elem("div").Class("tools").Role("group").Aria("label", "History").Body(
				elem("span").Class("status").DataSet("changed", changes > 0).Text(status),
				iconButton(action{Do: "undo"}, "undo", "Undo", f.model.CanUndo()),
				iconButton(action{Do: "redo"}, "redo", "Redo", f.model.CanRedo()),
				button(action{Do: "reset"}, wayBack(f.model.Input), f.model.Changes() > 0), // its words, too
			),
		),
		f.errorList("", false),
		f.remarked(),
		elem("p").Class("hidden-text").Role("status").Text(f.complete.Said()),
		elem("div").Body(sections...),
		f.rules(),
	)
}

// rules lists what the kind of puzzle takes for granted.
func (f facts) rules() app.UI {
	var items []app.UI
	for _, fact := range f.model.Answer.Facts {
		if fact.Rule {
			items = append(items, elem("li").DataSet("fact", fact.ID).DataSet("facts", fact.ID).Text(fact.Text))
		}
	}
	if len(items) == 0 {
		return elem("div").Attr("hidden", true)
	}
	return elem("details").Class("rules").Body(
		elem("summary").Body(elem("h3").Text("Rules of this kind of puzzle")),
		elem("ul").Body(items...),
	)
}

// errorID is the ID of the element that shows the errors of a path.
func errorID(path string) string { return "error-" + strings.ReplaceAll(path, "/", "-") }

// mostErrors is how many messages are shown at a field: a board can have one for
// every cell.
const mostErrors = 5

// errorList says in words what is wrong at a path.
func (f facts) errorList(path string, deep bool) app.UI {
	errs := f.model.FieldErrors(path, deep)
	if len(errs) == 0 {
		return elem("div").Attr("hidden", true)
	}
	var lines []app.UI
	for _, e := range drawn(errs, mostErrors) {
		lines = append(lines, elem("p").Text(e.Message))
		if len(e.Remedies) > 0 {
			lines = append(lines, remedies(e))
		}
	}
	if more := len(errs) - mostErrors; more > 0 {
		lines = append(lines, elem("p").Text("And "+english.Count(more, "more place", "more places")+" like these."))
	}
	return elem("div").Class("field-error").ID(errorID(path)).Role("alert").Body(lines...)
}

// remarked tells of the faults that stop nothing, and leads to them: the verdict says nothing
// of these, and where they stand may be folded away.
func (f facts) remarked() app.UI {
	if len(f.model.Remarks) == 0 {
		return elem("div").Attr("hidden", true)
	}
	var lines []app.UI
	for _, e := range drawn(f.model.Remarks, mostErrors) {
		path := schema.SplitPath(e.Path)
		field, _ := f.model.Sheet.Form.Field(path[0])
		at := field.Key
		if field.Kind == schema.Rows && len(path) > 1 {
			at += "/" + path[1] // a row tells its own
		}
		lines = append(lines, elem("p").Body(
			elem("a").Attr("href", "#"+errorID(at)).Text(field.Label), app.Text(": "+e.Message),
		))
	}
	return elem("div").Class("field-error").Body(lines...)
}

// remedies are the ways to mend a fault at one press.
func remedies(e *schema.FieldError) app.UI {
	var buttons []app.UI
	for i, remedy := range e.Remedies {
		buttons = append(buttons, button(action{Do: "mend", Path: e.Path, Value: strconv.Itoa(i)}, remedy.Label, true))
	}
	return elem("div").Class("tools remedies").Body(buttons...)
}

// drawn are the items of a list that are drawn: no more than the form allows.
// That there are more is told as a fault, which a link made to keep the page busy
// must not turn into thousands of rows.
func drawn[T any](list []T, most int) []T { return list[:min(len(list), most)] }

// unused says of a row that was just added that it states nothing yet.
func (f facts) unused(path string) app.UI {
	return when(f.model.IsFresh(path), func() app.UI {
		return elem("div").Class("unused").Body(
			elem("span").Text("It does not count yet: choose something in it, or"),
			button(action{Do: "use", Path: path}, "keep it as it is", true),
		)
	})
}

func (f facts) invalid(path string) bool { return len(f.model.FieldErrors(path, true)) > 0 }

// rows draws a list of facts, each a sentence with controls in its gaps.
func (f facts) rows(field schema.Field) app.UI {
	list := f.list(field)
	lists, _ := f.rowLists()
	var items []app.UI
	for _, row := range f.factRows(field) {
		items = append(items, row)
	}
	var adders []app.UI
	full := len(list) >= field.ItemLimit()
	for _, shape := range field.Shapes {
		label := "Add " + english.A(field.Item)
		if shape.Label != "" {
			label = shape.Label
		}
		add := action{Do: "add", Path: field.Key, Value: shape.Kind}
		adders = append(adders, button(add, label, !full).Class("add"))
	}
	adding := elem("div").Class("adders").Body(adders...)
	if len(field.Shapes) > 3 {
		adding = elem("div").Class("adders").Body(f.addMenu(field, full))
	}
	return elem("div").Class("rows long").TabIndex(-1).DataSet("list", field.Key).Role("group").Aria("label", field.Label).DataSet("differs", f.differs[field.Key]).Body(
		when(lists > 1, func() app.UI { return elem("h3").Text(field.Label) }),
		when(field.Help != "", func() app.UI { return elem("p").Class("help").Text(field.Help) }),
		elem("ol").Class("fact-list").Body(items...),
		f.more(len(items)),
		f.errorList(field.Key, false),
		adding,
	)
}

// more leads to all of a list that is long to scroll past on a phone, where its first
// facts are shown.
func (f facts) more(n int) app.UI {
	first := 8
	lists, rows := f.rowLists()
	facts := 0 // boards and tables have some, too
	for _, fact := range f.model.Answer.Facts {
		if !fact.Rule {
			facts++
		}
	}
	switch {
	case lists > 1 && max(rows, facts) >= 20:
		first = 2 // of each list
	case lists > 1 && max(rows, facts) >= 8:
		first = 3
	case facts > 10:
		first = 4
	}
	if n < first+2 {
		return elem("div").Attr("hidden", true)
	}
	return more(first, fmt.Sprintf("All %d", n))
}

// more leads to all of a long list, of which only so many items are shown at first: see
// 48-places.js.
func more(first int, label string) app.UI {
	return elem("button").Attr("type", "button").Class("button more").DataSet("more", first).Text(label)
}

// rowLists are how many lists of facts there are, and how many rows they have in all.
func (f facts) rowLists() (n, rows int) {
	for _, field := range f.model.Sheet.Form.Fields {
		if field.Kind == schema.Rows {
			n++
			rows += len(f.list(field))
		}
	}
	return n, rows
}

// list are the rows of a list.
func (f facts) list(field schema.Field) []any {
	value, _ := schema.Get(f.model.Facts, field.Key)
	list, _ := value.([]any)
	return list
}
