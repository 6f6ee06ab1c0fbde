package ui

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// field draws a field that stands on its own, with its label.
func (f facts) field(field schema.Field) app.UI {
	value, _ := schema.Get(f.model.Facts, field.Key)
	wrap := elem("div").Class("field field-"+string(field.Kind)).DataSet("field", field.Key)
	if f.differs[field.Key] {
		wrap = wrap.DataSet("differs", "1")
	}
	if empty(field, value) {
		wrap = wrap.DataSet("empty", "1") // not printed
	}
	// A field may state a fact of its own, which can then be switched off.
	var toggle app.UI = elem("span").Attr("hidden", true)
	if fact, known := f.model.Fact(field.Key); known && !fact.Rule {
		wrap = wrap.DataSet("fact", field.Key).DataSet("facts", field.Key)
		off := f.model.IsOff(field.Key)
		if off {
			wrap = wrap.DataSet("off", "1")
		}
		if f.model.Explains(field.Key) {
			wrap = wrap.DataSet("behind", "1")
		}
		if field.Kind != schema.Switch || off { // else two boxes to tick would say the same
			toggle = check(action{Do: "switch", Path: field.Key}, "On: "+field.Label, !off)
		}
	}
	return wrap.Body(
		elem("div").Class("field-label").Body(toggle, elem("span").Text(f.label(field))),
		elem("div").Class("field-control").Body(
			f.control(field, field.Key, value, ""),
			when(field.Unit != "", func() app.UI { return elem("span").Class("unit").Text(field.Unit) }),
		),
		when(field.Help != "", func() app.UI { return elem("p").Class("help").Text(field.Help) }),
		f.errorList(field.Key, true),
	)
}

// label is that of a field. Where it is the board that is played on, too, it says what it is.
func (f facts) label(field schema.Field) string {
	if slices.ContainsFunc(f.model.Answer.Given.All(), func(v view.View) bool { return v.Field == field.Key }) {
		return field.Label + " (edit the puzzle)"
	}
	return field.Label
}

// empty says whether nothing is written in a field.
func empty(field schema.Field, value any) bool {
	switch field.Kind {
	case schema.Names:
		list, _ := value.([]any)
		return len(list) == 0
	case schema.Text, schema.Number, schema.Formula:
		return state.Plain(value) == ""
	}
	return false
}

// control draws the editor of one value. The name of what it belongs to makes
// accessible names unique: "friend, remark 3".
func (f facts) control(field schema.Field, path string, value any, of string) app.UI {
	name := field.Label
	if of != "" {
		name += ", " + of
	}
	set := action{Do: "set", Path: path}
	switch field.Kind {
	case schema.Choice:
		text, _ := value.(string)
		return f.mark(menu(set, name, text, f.options(field)), path)
	case schema.Switch:
		on, _ := value.(bool)
		return check(set, name, on)
	case schema.Names:
		return f.names(field, path, value)
	case schema.Map:
		return f.mapEditor(field, path, value)
	case schema.Table:
		return f.table(field, path, value)
	case schema.Grid:
		if field.Painted() {
			return f.nets(field, path, value)
		}
		return f.grid(field, path, value)
	case schema.Regions:
		return f.regions(field, path, value)
	case schema.Formula:
		return f.formula(field, path, value, name)
	case schema.Number:
		on := "input"
		if state.Measures(f.model.Sheet.Form, field.Key) {
			on = "change" // on the way from 9 to 12, no board shall shrink to 1
		}
		return &box{
			Turn: f.model.Boards.Turns, Action: set, Name: name, Text: state.Plain(value), Kind: "numeric", Class: "number", On: on,
			Invalid: f.invalid(path), Describes: errorID(path), MaxLength: 40,
		}
	}
	kind, hint := "", ""
	if of != "" {
		hint = field.Label // on its own, a field has its label beside it
		if field.Optional {
			hint = "add " + field.Label + "…" // nobody shall take it for something said
		}
	}
	if of != "" && (field.Optional || field.LengthLimit() > lineLength) {
		kind = "note" // in a row there is room for a word, not for a saying
	}
	return &box{
		Turn: f.model.Boards.Turns, Action: set, Name: name, Text: state.Plain(value), Kind: kind, Class: "text", On: "input",
		Invalid: f.invalid(path), Describes: errorID(path), MaxLength: field.LengthLimit(), Placeholder: hint,
	}
}

// lineLength is how many characters fit a line of a row.
const lineLength = 40

// mark says that a control holds something wrong.
func (f facts) mark(e app.HTMLElem, path string) app.UI {
	if f.invalid(path) {
		return e.Attr("aria-invalid", "true").Attr("aria-describedby", errorID(path))
	}
	return e
}

// options are the entries of a choice: any, the fixed ones, the names.
func (f facts) options(field schema.Field) []option {
	var options []option
	if field.AnyLabel != "" {
		options = append(options, option{schema.Any, field.AnyLabel})
	}
	for _, o := range field.Options {
		options = append(options, option{o.Value, o.Label})
	}
	if field.From != "" {
		for _, name := range f.model.Names(field.From) {
			options = append(options, option{name, field.Offered(name)})
		}
	}
	return options
}

// names draws a list of names as chips. A name is changed when it is left, so
// that half a name never renames anything.
func (f facts) names(field schema.Field, path string, value any) app.UI {
	list, _ := value.([]any)
	var chips []app.UI
	for i, item := range drawn(list, field.ItemLimit()) {
		at := path + "/" + strconv.Itoa(i)
		text := state.Plain(item)
		chip := elem("li").Class("chip")
		if f.differs[at] {
			chip = chip.DataSet("differs", "1")
		}
		chips = append(chips, chip.Body(
			iconButton(action{Do: "move", Path: at, Value: strconv.Itoa(i - 1)}, "left", "Move "+text+" forward", i > 0),
			&box{
				Turn: f.model.Boards.Turns, Action: action{Do: "set", Path: at}, Name: fmt.Sprintf("%s %d", field.Item, i+1), Text: text, On: "change",
				Invalid: f.invalid(at), Describes: errorID(path), MaxLength: field.LengthLimit(),
			},
			iconButton(action{Do: "remove", Path: at}, "remove", "Delete "+text, len(list) > field.MinItems),
		))
	}
	chips = append(chips, elem("li").Class("chip-add").Body(
		iconButton(action{Do: "add", Path: path}, "add", "Add "+english.A(field.Item), len(list) < field.ItemLimit()),
	))
	return elem("ul").Class("chips").TabIndex(-1).DataSet("list", path).Aria("label", field.Label).Body(chips...)
}

// formula draws a line with a grammar, and below it the place where it goes
// wrong.
func (f facts) formula(field schema.Field, path string, value any, name string) app.UI {
	text := state.Plain(value)
	var pointer app.UI = elem("span").Attr("hidden", true)
	for _, e := range f.model.FieldErrors(path, false) {
		if e.Offset == nil || f.complete.Open(path) { // the list says what may stand there
			continue
		}
		runes := []rune(text)
		at := max(0, min(*e.Offset, len(runes)))
		culprit := "␣"
		if at < len(runes) {
			culprit = string(runes[at])
		}
		pointer = elem("span").Class("pointer").Aria("hidden", true).Body(
			elem("span").Text(string(runes[:at])), elem("mark").Text(culprit), elem("span").Text(string(runes[min(at+1, len(runes)):])),
		)
		break
	}
	return elem("span").Class("formula").Body(
		&box{
			Turn: f.model.Boards.Turns, Action: action{Do: "set", Path: path}, Name: name, Text: text, Kind: "note", Class: "code", On: "input",
			Invalid: f.invalid(path), Describes: errorID(path), MaxLength: field.LengthLimit(),
			Suggests: wordsID(path), Open: f.complete.Open(path), Active: activeWord(f.complete, path),
		},
		f.completions(path),
		pointer,
	)
}
