package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/schema"
)

// others draws the fields that are no lists of facts. What the facts speak of, such as
// names and numbers, and states nothing by itself, stands behind a fold as soon as it
// is long, with all that it says in the line of the fold.
func (f facts) others() app.UI {
	var open, folded []app.UI
	var lines []app.UI
	faulty := false
	there := f.model.Sheet.Form.There(f.model.Facts, f.invalid)
	for _, field := range there {
		switch {
		case field.Kind == schema.Rows:
		case f.setting(field):
			folded = append(folded, f.field(field))
			lines = append(lines, f.line(field))
			faulty = faulty || f.invalid(field.Key) || f.model.Boards.Unfolded(field.Key)
		default:
			open = append(open, f.field(field))
		}
	}
	if len(folded) < 3 || len(open) == 0 && !f.lists() {
		open, folded = nil, nil
		for _, field := range there {
			if field.Kind != schema.Rows {
				open = append(open, f.field(field))
			}
		}
	}
	return elem("div").Body(
		when(len(open) > 0, func() app.UI { return elem("div").Class("settings").Body(open...) }),
		when(len(folded) > 0, func() app.UI {
			return elem("details").Class("settings").Attr("open", faulty || f.model.Words.Blank).Body(
				elem("summary").Body(elem("h3").Text("Names and settings"), elem("span").Class("says").Body(lines...)),
				elem("div").Body(folded...),
			)
		}),
	)
}

// lists says whether there are lists of facts.
func (f facts) lists() bool {
	for _, field := range f.model.Sheet.Form.Fields {
		if field.Kind == schema.Rows {
			return true
		}
	}
	return false
}

// setting says whether a field is a small one that states nothing by itself.
func (f facts) setting(field schema.Field) bool {
	switch field.Kind {
	case schema.Names, schema.Text, schema.Number, schema.Choice, schema.Switch:
		fact, known := f.model.Fact(field.Key)
		return !known || fact.Rule
	}
	return false
}

// line is what a field says, in a line.
func (f facts) line(field schema.Field) app.UI {
	value, _ := schema.Get(f.model.Facts, field.Key)
	says := state.Plain(value)
	switch held := value.(type) {
	case []any:
		var names []string
		for _, name := range drawn(held, field.ItemLimit()) {
			names = append(names, state.Plain(name))
		}
		says = strings.Join(names, ", ")
	case bool:
		says = "no"
		if held {
			says = "yes"
		}
	case string:
		for _, o := range f.options(field) {
			if field.Kind == schema.Choice && o.value == held {
				says = o.label
			}
		}
	}
	if says == "" {
		return elem("span").Attr("hidden", true)
	}
	if field.Unit != "" {
		says += " " + field.Unit
	}
	line := elem("span")
	if f.differs[field.Key] {
		line = line.DataSet("differs", "1")
	}
	label := field.Label
	if !strings.HasSuffix(label, "?") {
		label += ":"
	}
	return line.Text(label + " " + says)
}
