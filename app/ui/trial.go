package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// trial draws what somebody tries on: the picture of the facts, whose parts are marked by
// pressing them, the form of the answer where no picture has its places, the tools, and
// what was asked for: a hint, a check. Of the answer nothing else is in it.
type trial struct{ model *state.Model }

func (t trial) render() app.UI {
	m := t.model
	section := elem("div").Class("trial")
	if m.Answer.Awaited { // nobody plays on the board of another puzzle than the one that was opened
		section = section.Attr("inert", true)
	}
	var given app.UI
	switch {
	case len(m.Answer.Form.Fields) == 0: // nothing can be pressed
		return section.Body(answer{m}.given())
	case m.Over() == state.Shown && m.Trial.Began == 0 && !m.Trial.Unfolded:
		// Beside an answer that is in sight, the board is for those who want it.
		return section.DataSet("trial", "folded").Body(t.still(), tools("", []tool{{action: action{Do: "unfold"}, label: "Try it yourself"}}))
	case m.HasBoard():
		given = t.pictures()
	case len(m.Answer.Given.All()) == 0 || m.Answer.Given.All()[0].Field != "":
		given = elem("div").Attr("hidden", true)
	default:
		given = answer{m}.given()
	}
	return section.DataSet("keys", "1").DataSet("trial", t.standing()).Body(
		elem("div").Class("trial-head").Body(t.tools(), t.reader()), t.asks(), t.more(),
		// Above the board, so that no button moves when something is said.
		elem("div").Class("trial-said").Role("status").Aria("live", "polite").Body(t.said()...),
		t.clash(), t.how(), given, t.pad(), t.form(), t.beside(),
	)
}

// standing is what the section is marked with.
func (t trial) standing() string {
	switch trial := t.model.Trial; {
	case trial.Asking():
		return "asking"
	case trial.End != "":
		return "solved"
	}
	return "open"
}

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

// penSigns are the signs of the pens.
var (
	penSigns = map[string]string{state.PenTick: "✓", state.PenCross: "×", state.PenMaybe: "?"}
	penRoles = map[string]view.Role{state.PenTick: view.Answer, state.PenCross: view.Crossed, state.PenMaybe: view.Possible}
)

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
	if n := len(trial.Layers) - 1; n > 0 {
		all = append(all, tool{action: action{Do: "keep"}, label: "Keep what is (supposed)"}, tool{action: action{Do: "discard"}, label: "Throw it away"})
	}
	return tools("Marks", all)
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

// more is what is wanted less often.
func (t trial) more() app.UI {
	trial := t.model.Trial
	return elem("details").Class("trial-more").Body(
		elem("summary").Text("More"),
		tools("More", []tool{
			{action: action{Do: "undecided"}, label: "The facts do not decide it", off: trial.Asking()},
			{action: action{Do: "suppose"}, label: "Suppose…"},
			{action: action{Do: "remark"}, label: "Redo", off: !trial.CanRemark()},
			{action: action{Do: "forget"}, label: "Forget all", off: !trial.Begun()},
			{action: action{Do: "work"}, label: "Copy a link with my marks", off: len(trial.Layers) == 0},
		}),
		elem("label").Body(check(action{Do: "eachmark"}, "Check each mark", trial.Each), elem("span").Text("Check each mark at once")),
	)
}

// how says how one plays here.
func (t trial) how() app.UI {
	text := "Press what is so, or choose another mark first."
	switch m := t.model; {
	case !m.HasPens():
		return elem("p").Attr("hidden", true)
	case m.Trial.Chosen != "" && m.Fills():
		text = "Type, or press what is to stand there."
	case m.Fills():
		text = "Press a place to fill it in."
	}
	return elem("p").Class("help").Text(text)
}

// still draws what is given where the answer is in sight: what is certain stands there, and
// is asked about.
func (t trial) still() app.UI {
	given := slices.DeleteFunc(slices.Clone(t.model.Answer.Given.All()), func(v view.View) bool { return v.Field != "" })
	if len(given) == 0 {
		return answer(t).given()
	}
	return pictures(view.Redraw(given, func(mark *view.Mark, _ *string) {
		if state.Plays(*mark) {
			mark.Status, mark.Role = view.Drawn, view.Plain
			if mark.Claim != "" {
				mark.Says = state.Called(*mark) + " Is it certain?"
			}
		}
	}))
}

// pictures draws what is given, with the marks in it.
func (t trial) pictures() app.UI {
	var given []view.View
	for _, v := range t.model.TriedOn() {
		plays := t.model.Advances() || v.Field == "" // else its editor shows it
		for mark := range view.Marks(v) {
			plays = plays || state.Plays(mark)
		}
		if plays {
			v.Name = "try-" + v.Name
			given = append(given, v)
		}
	}
	owned(given)
	pointed := t.model.Pointed()
	return pictures(view.Redraw(given, func(mark *view.Mark, text *string) {
		if len(mark.Puts) > 0 {
			mark.Status = view.Tried
			return
		}
		mark.ID = ""
		if !state.Plays(*mark) {
			mark.Claim = "" // why it is so is asked elsewhere
			return
		}
		shown := t.part(mark)
		if text != nil && (shown != "" || mark.Leaf != "") {
			*text = shown
		}
		mark.Status, mark.Facts = view.Tried, nil
		if mark.Role == view.Plain && state.Speaks(*mark, pointed) || mark.Leaf != "" && mark.Leaf == t.model.Trial.Chosen {
			mark.Role = view.Accent
		}
	}))
}

// owned calls the one picture whose editor stands among the facts what it is here: on a phone the
// two look alike.
func owned(given []view.View) {
	isTwin := func(v view.View) bool { return v.Field != "" }
	i := slices.IndexFunc(given, isTwin)
	switch {
	case i < 0 || slices.ContainsFunc(given[i+1:], isTwin):
	case given[i].Grid != nil:
		given[i].Title = "Your board"
	default:
		given[i].Title = "Your figure"
	}
}

// part draws a part with its mark, which is told by a sign, too; that it is supposed, and
// what the last check has said of it.
func (t trial) part(mark *view.Mark) (shown string) {
	trial := t.model.Trial
	name := state.Called(*mark) + " "
	claim := mark.Claim
	how, supposed := trial.Stands(claim)
	shown, said := penSigns[how], state.MarkedAs(how)
	if mark.Leaf != "" {
		if name == ". " {
			name = t.model.PlaceName(mark.Leaf) + ": "
		}
		shown, said = "", "Empty"
		var values []string
		for _, placed := range t.model.Trial.Best(mark.Leaf) {
			values, claim = append(values, placed.Value), placed.Claim
			how, supposed = trial.How(placed.Claim)
		}
		shown = strings.Join(values, " ")
		switch how {
		case state.PenMaybe:
			said = "Perhaps " + shown
		case state.PenCross:
			said = "Not " + english.List(values, "or")
			if shown = "≠" + shown; len(values) > 2 {
				shown = "≠…"
			}
		case state.PenTick:
			said = shown
		}
	}
	mark.Role = penRoles[how]
	if supposed {
		mark.Role, shown, said = view.Guess, "("+shown+")", said+", supposed"
	}
	switch worth := trial.Worth(claim, how); {
	case how == "" || how == state.PenMaybe:
	case worth == puzzle.Excluded:
		mark.Role, shown, said = view.Conflict, shown+"!", said+", which is wrong"
	case worth == puzzle.Certain:
		said += ", which is right"
	case worth == puzzle.Open:
		said += ", which cannot be known yet"
	}
	mark.Says = name + said + "."
	return shown
}

// pad has what can stand at the chosen place.
func (t trial) pad() app.UI {
	m := t.model
	leaf := m.Trial.Chosen
	var all []tool
	if field, ok := m.FieldAt(leaf); ok && m.HasBoard() {
		for _, o := range m.Choices(field) {
			key := ""
			if len(o.Value) == 1 {
				key = strings.ToLower(o.Value)
			}
			all = append(all, tool{action: action{Do: "fill", Path: leaf, Value: o.Value}, label: o.Label, key: key})
		}
		all = append(all, tool{action: action{Do: "blank", Path: leaf}, label: "Empty"})
	}
	return tools("What stands there", all).Class("pad")
}

// manyPlaces are more than somebody who has a board to play on enters one by one.
const manyPlaces = 40

// form is where the answer is entered whose places no picture has: a table for each field.
func (t trial) form() app.UI {
	m := t.model
	var fields []app.UI
	if m.HasForm() {
		for _, field := range m.Answer.Form.Fields {
			if len(field.Names)*len(field.Cells) > manyPlaces && m.HasBoard() {
				fields = append(fields, elem("details").Class("folded").Body(elem("summary").Body(elem("h3").Text(field.Label)), t.entries(field)))
				continue
			}
			fields = append(fields, elem("h3").Text(field.Label), t.entries(field))
		}
	}
	return elem("div").Class("trial-form").Attr("hidden", len(fields) == 0).Body(fields...)
}

// entries are the controls of a field, row by row. In a list an empty row waits at the end.
func (t trial) entries(field schema.Field) app.UI {
	m := t.model
	names, cells, begun := field.Names, field.Cells, 0
	switch field.Kind {
	case schema.Table:
	case schema.Rows:
		begun = m.RowsOf(field.Key)
		cells = field.Shapes[0].Fields
		for r := range min(begun+1, field.ItemLimit()) {
			names = append(names, strconv.Itoa(r))
		}
	case schema.Grid:
		rows, columns := m.Answer.Form.BoardLimit(field)
		for r := range rows {
			names = append(names, strconv.Itoa(r))
		}
		for c := range columns {
			cell := field
			cell.Key, cell.Label = strconv.Itoa(c), strconv.Itoa(c+1)
			cells = append(cells, cell)
		}
	default:
		return t.entry(field, field.Label, field.Key)
	}
	lines := make([]app.UI, len(names))
	for r, name := range names {
		called := name
		if field.Kind != schema.Table {
			called = strings.TrimSpace(english.Capital(field.Item) + " " + strconv.Itoa(r+1))
		}
		if len(cells) == 1 {
			lines[r] = elem("li").Body(elem("span").Text(called), t.entry(cells[0], cells[0].Label+", "+called, schema.Pointer(field.Key, name, cells[0].Key)))
			continue
		}
		row := []app.UI{elem("th").Attr("scope", "row").Text(called)}
		for _, cell := range cells {
			row = append(row, elem("td").Body(t.entry(cell, cell.Label+", "+called, schema.Pointer(field.Key, name, cell.Key))))
		}
		lines[r] = elem("tr").Body(row...)
	}
	var back []tool
	if field.Kind == schema.Rows {
		back = []tool{{action: action{Do: "unrow", Path: field.Key}, label: "Take the last " + field.Item + " back", off: begun == 0}}
	}
	if len(cells) == 1 { // side by side, where there is room
		return elem("div").Body(elem("ul").Class("entries").Aria("label", field.Label).Body(lines...), tools("", back))
	}
	return elem("div").Class("scroll").Body(elem("table").Class("table-field").Aria("label", field.Label).Body(columnHeads(cells), elem("tbody").Body(lines...)), tools("", back))
}

// entry is the control of a single value.
func (t trial) entry(field schema.Field, name, leaf string) app.UI {
	value := ""
	for _, mark := range t.model.Trial.Placed(leaf) {
		if mark.How == state.PenTick {
			value = mark.Value
		}
	}
	options := []option{{"", "—"}}
	for _, o := range t.model.Choices(field) {
		options = append(options, option{o.Value, o.Label})
	}
	set := action{Do: "fill", Path: leaf}
	if len(options) > 1 {
		return menu(set, name, value, options)
	}
	return &box{Turn: len(t.model.Trial.Marks()), Action: set, Name: name, Text: value, Class: "text", On: "change", MaxLength: 200}
}

// beside tells the marks that no picture shows.
func (t trial) beside() app.UI {
	var lines []app.UI
	for _, mark := range t.model.Beside() {
		text := label(mark.Text, mark.Claim)
		if mark.Leaf != "" {
			text = t.model.PlaceName(mark.Leaf) + ": " + mark.Value
		}
		lines = append(lines, elem("li").Text(penSigns[mark.How]+" "+text))
	}
	return elem("details").Class("folded").Attr("hidden", len(lines) == 0).Body(
		elem("summary").Text(english.Count(len(lines), "more mark", "more marks")), elem("ul").Body(lines...))
}

// asks are the buttons that ask.
func (t trial) asks() app.UI {
	m := t.model
	busy, more := m.Trial.Asking(), m.More()
	help := "A hint"
	if more {
		help = "Tell me more"
	}
	all := []tool{
		{action: action{Do: "check"}, label: "Check", off: busy},
		{action: action{Do: "help"}, label: help, off: busy || m.Trial.Hint != nil && !more},
		{action: action{Do: "impossible"}, label: "It cannot be", off: busy, pressed: strconv.FormatBool(m.Trial.Accuses)},
	}
	if !m.HasPens() {
		all = append(all, t.back())
	}
	return tools("Ask", all)
}

// said tells what was asked for, and that it is solved.
func (t trial) said() []app.UI {
	m := t.model
	var hint, end []tool
	if m.Trial.Hint != nil {
		if m.Acceptable() {
			take := "Mark it"
			switch {
			case len(m.Trial.Hint.Wrong) > 0:
				take = "Take it back"
			case m.Advances(): // a move is made, and not marked
				take = "Do it"
			}
			hint = []tool{{action: action{Do: "accept"}, label: take}}
		}
		hint = append(hint, tool{action: action{Do: "unhelp"}, label: "Put it away"})
	}
	ended := []app.UI{}
	if m.Trial.End != "" {
		ended = []app.UI{elem("strong").Text(m.Trial.Ending())}
		if m.Over() != state.Shown {
			label := "Show the answer"
			switch {
			case m.Sheet.Info.Argued:
				label += " and the argument"
			case m.Trial.End == state.EndNone:
				label = "Show why it cannot be"
			}
			end = []tool{{action: action{Do: "reveal"}, label: label}}
		}
		if len(m.Sheet.Others) > 0 && !m.Words.Blank {
			end = append(end, tool{action: action{Do: "renew"}, label: "Another like it", off: m.Another.Pending})
			ended = append(ended, elem("p").Text(progressOf(m.Another)))
		}
	}
	return []app.UI{
		elem("div").Class("trial-word").Body(t.lines(m.Said())...),
		elem("div").Class("hint").DataSet("hint", m.Trial.Rung).Attr("hidden", len(hint) == 0).Body(append(t.lines(m.Hinted()), tools("", hint))...),
		elem("div").Class("trial-end").DataSet("end", m.Trial.End).Attr("hidden", m.Trial.End == "").Body(append(ended, tools("", end))...),
	}
}

// lines draws what is told.
func (t trial) lines(s state.Said) (all []app.UI) {
	for _, line := range s.Lines {
		all = append(all, elem("p").Text(line.Text))
		for _, id := range line.Facts {
			if fact, ok := t.model.Fact(id); ok {
				all = append(all, elem("p").Class("trial-fact").DataSet("facts", id).Text(fact.Text))
			}
		}
	}
	return append(all, shortly(s.Suppose), pictures(s.Views))
}

// clash asks which facts contradict each other.
func (t trial) clash() app.UI {
	m := t.model
	var items []app.UI
	switch {
	case !m.Trial.Accuses:
	case !m.Sheet.Info.Monotone:
		items = append(items, elem("p").Text("Here there is nothing to tick: no handful of facts is to blame. If you are sure that nothing fits them, press “Check”."))
	default:
		items = append(items, elem("p").Text("Which facts cannot all be true? Tick them, and press “Check”."))
		for _, fact := range m.Accusable() {
			items = append(items, elem("label").Body(
				check(action{Do: "accuse", Path: fact.ID}, fact.Text, slices.Contains(m.Trial.Accused, fact.ID)), elem("span").Text(fact.Text)))
		}
	}
	return elem("div").Class("accused").Body(items...)
}
