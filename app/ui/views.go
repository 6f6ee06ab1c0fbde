package ui

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"solvitur/solvers/english"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// pictures draws views, those of one group side by side.
func pictures(views []view.View) app.UI {
	var blocks []app.UI
	for _, block := range grouped(views) {
		var inner []app.UI
		for _, v := range block {
			inner = append(inner, &picture{View: v})
		}
		class := "pictures"
		if len(block) > 1 {
			class = "pictures beside"
		}
		blocks = append(blocks, elem("div").Class(class).Body(inner...))
	}
	return elem("div").Body(blocks...)
}

// picture is one view, drawn anew only where another one stands there: most of what happens on a
// page changes few of its pictures, and drawing one takes far longer than looking whether it is the
// same.
type picture struct {
	app.Compo
	View view.View
}

func (p *picture) Render() app.UI {
	breathe()
	v := p.View
	var body app.UI
	kind := "drawing"
	switch {
	case v.Table != nil:
		kind, body = "table", table(v)
	case v.Grid != nil:
		kind, body = "grid", grid(*v.Grid, v.Title)
	case v.Graph != nil:
		kind, body = "graph", graph(*v.Graph, v.Title)
	case v.Steps != nil:
		kind, body = "steps", steps(*v.Steps)
	case v.Number != nil:
		kind, body = "number", number(*v.Number)
	case v.Drawing != nil:
		body = drawing(*v.Drawing)
	case v.Tree != nil:
		kind, body = "tree", tree(*v.Tree)
	default:
		return elem("div").Attr("hidden", true)
	}
	caption := elem("div").Attr("hidden", true)
	if v.Title != "" && v.Table == nil {
		caption = elem("div").Class("picture-title").Text(v.Title)
	}
	var animation app.UI = elem("div").Attr("hidden", true)
	if len(v.Frames) > 0 {
		animation = &player{View: v}
		body = elem("div").Attr("hidden", true)
	}
	return elem("div").Class("picture picture-"+kind).DataSet("view", v.Name).Body(
		caption, body, animation,
		when(v.Note != "", func() app.UI {
			note := elem("p").Class("picture-note").Text(v.Note)
			if strings.HasPrefix(v.Name, triedOn) { // it says what became of a move
				note = note.Aria("live", "polite")
			}
			return note
		}),
	)
}

// marked puts what a part carries on its element: the role for the style sheet,
// the facts for lighting up, the claim for asking why.
func marked(e app.HTMLElem, m view.Mark) app.HTMLElem {
	if m.Role != view.Plain {
		e = e.DataSet("role", string(m.Role))
	}
	if len(m.Facts) > 0 {
		e = e.DataSet("facts", strings.Join(m.Facts, " "))
	}
	if m.Says != "" {
		e = e.Attr("title", m.Says)
	}
	return e
}

// sign is the letter or shape that stands beside a role's colour.
func sign(role view.Role, text string) string {
	if text != "" {
		return text
	}
	switch role {
	case view.Crossed:
		return "×"
	case view.Possible:
		return "○"
	case view.Answer, view.Deduced:
		return "●"
	case view.Guess:
		return "?"
	case view.Conflict:
		return "!"
	}
	return ""
}

// claimed makes the content of a part: a button where there is a claim to ask
// about, the text alone elsewhere.
func claimed(m view.Mark, text string) app.UI {
	text = english.Apostrophes(text)
	if !presses(m) {
		return app.Text(text)
	}
	return claim(m, text)
}

// claimedIn is claimed in a table, where one of the claims is a stop.
func claimedIn(stop *stops, m view.Mark, text string) app.UI {
	text = english.Apostrophes(text)
	if !presses(m) {
		return app.Text(text)
	}
	return claim(m, text).Attr("tabindex", stop.next(true))
}

// presses says whether a part can be pressed.
func presses(m view.Mark) bool { return m.Claim != "" || m.Status == view.Tried }

// pressing is what a press on a part does: it asks about its claim, or marks it, or chooses
// the place of the answer that it shows.
func pressing(m view.Mark) action {
	switch {
	case len(m.Puts) > 0:
		return action{Do: "put", Path: m.ID}
	case m.Status == view.Tried && m.Leaf != "":
		return action{Do: "place", Path: m.Leaf}
	case m.Status == view.Tried:
		return action{Do: "mark", Path: m.Claim}
	}
	return action{Do: "ask", Path: m.Claim}
}

func claim(m view.Mark, text string) app.HTMLElem {
	return pressing(m).on(elem("button").Attr("type", "button")).Class("claim").
		Attr("aria-label", claimName(m, text)).Attr("disabled", app.IsServer).Body(app.Text(text))
}

// claimName is what a part with a claim is called: the words on it, so that it
// can be called by them, and what they mean.
func claimName(m view.Mark, text string) string {
	name := m.Says
	if m.Status == view.Tried {
		return name // signs are said in words
	}
	if !strings.Contains(strings.ToLower(name), strings.ToLower(text)) {
		name = text + ": " + name
	}
	if m.Status == view.Open {
		return name + " Is it certain?"
	}
	return name + " Why?"
}

func table(v view.View) app.UI {
	t := v.Table
	var stop stops
	head := []app.UI{elem("th").Attr("scope", "col").Text(t.Corner)}
	aligned := make([]string, len(t.Columns))
	for i, column := range t.Columns {
		aligned[i] = alignment(t, i)
		head = append(head, marked(elem("th").Attr("scope", "col").Class(aligned[i]), column.Mark).Body(claimedIn(&stop, column.Mark, column.Text)))
	}
	if t.Corner == "" {
		head[0] = elem("td")
	}
	var rows []app.UI
	for _, row := range t.Rows {
		cells := []app.UI{marked(elem("th").Attr("scope", "row"), row.Head.Mark).Body(claimedIn(&stop, row.Head.Mark, row.Head.Text))}
		for i, cell := range row.Cells {
			td := elem("td")
			if i < len(aligned) {
				td = td.Class(aligned[i])
			}
			cells = append(cells, marked(td, cell.Mark).Body(claimedIn(&stop, cell.Mark, sign(cell.Role, cell.Text))))
		}
		rows = append(rows, elem("tr").Body(cells...))
	}
	class := "data"
	if t.Numeric {
		class = "data numeric"
	}
	folded := len(rows) > foldRows && v.Title != ""
	caption := elem("caption").Text(v.Title)
	switch {
	case v.Title == "":
		caption = caption.Attr("hidden", true)
	case folded:
		caption = caption.Class("hidden-text") // the summary shows it
	}
	whole := elem("div").Class("scroll").Role("group").Aria("label", cmp.Or(v.Title, "Table"))
	inner := elem("table").Class(class)
	if stop.given {
		inner = inner.Role("grid").DataSet("roving", "table") // reached by key, it is moved sideways as well
	} else {
		whole = whole.TabIndex(0)
	}
	whole = whole.Body(
		inner.Body(caption, elem("thead").Body(elem("tr").Body(head...)), elem("tbody").Body(rows...)),
	)
	if folded {
		return elem("details").Class("folded").Attr("open", played(t)).Body(
			elem("summary").Text(fmt.Sprintf("%s (%d rows)", v.Title, len(rows))), whole,
		)
	}
	return whole
}

// played says whether somebody who tries has marked a cell of a table, or a hint points at one: that
// is not to be behind a fold.
func played(t *view.Table) bool {
	return slices.ContainsFunc(t.Rows, func(row view.Row) bool {
		return slices.ContainsFunc(row.Cells, func(cell view.Cell) bool { return cell.Status == view.Tried && cell.Role != view.Plain })
	})
}

// alignment is how the cells of a column stand: "figures" end where the column
// ends, "words" begin where it begins, and "marks" stand in the middle.
func alignment(t *view.Table, column int) string {
	figures, words, others := 0, 0, 0
	plain := false // some figure is no mark: it has no colour, or several digits
	lists := false // some words are figures: a list of them, or one with its unit
	for _, row := range t.Rows {
		if column >= len(row.Cells) {
			continue
		}
		cell := row.Cells[column]
		switch text := cell.Text; {
		case text == "" || text == "?": // not yet known
		case strings.Trim(text, "0123456789.,−-") == "" && strings.ContainsAny(text, "0123456789"):
			figures++
			plain = plain || len(text) > 1 || cell.Role == view.Plain
		case strings.ContainsAny(text, " \u00a0"):
			words++
			lists = lists || text[0] >= '0' && text[0] <= '9'
		default:
			others++
		}
	}
	switch {
	case lists, words > figures+others:
		return "words"
	case t.Numeric, plain && figures > words+others:
		return "figures"
	case words > others:
		return "words"
	}
	return "marks"
}

// foldRows is how many rows a table with a title may have before it is folded.
const foldRows = 14

// grid draws a board of cells. Arrow keys walk over it.
func grid(g view.Grid, title string) app.UI {
	columns := max(g.Columns, 1)
	var stop stops
	var rows []app.UI
	for start := 0; start < len(g.Cells); start += columns {
		var cells []app.UI
		for i := start; i < min(start+columns, len(g.Cells)); i++ {
			cell := g.Cells[i]
			e := marked(elem("div").Attr("role", "gridcell"), cell.Mark).Class("cell")
			// What can be asked about has the focus itself, else its cell has.
			var inner app.UI = app.Text(sign(cell.Role, cell.Text))
			if presses(cell.Mark) {
				inner = claim(cell.Mark, sign(cell.Role, cell.Text)).DataSet("cell", i).Attr("tabindex", stop.next(true))
			} else {
				e = e.DataSet("cell", i).Attr("tabindex", stop.next(true))
			}
			if !presses(cell.Mark) && cell.Says == "" { // nobody shall stand on a cell without a name
				e = e.Aria("label", schema.Field{}.CellName(i/columns, i%columns)+": "+cmp.Or(sign(cell.Role, cell.Text), "empty"))
			}
			if len([]rune(cell.Text)) > 3 { // "4/6/7"
				e = e.Class("tight")
			}
			if g.Regions != nil {
				e = e.Class(borders(g.Regions, i, columns))
			}
			cells = append(cells, e.Body(inner))
		}
		rows = append(rows, elem("div").Role("row").Class("grid-row").Body(cells...))
	}
	return elem("div").Class("board").Role("grid").Aria("label", cmp.Or(title, "Board")).DataSet("columns", columns).DataSet("roving", "board").Body(rows...)
}

// borders are the classes of a cell's thick sides.
func borders(regions []int, i, columns int) string {
	var classes []string
	if i >= columns && regions[i-columns] != regions[i] {
		classes = append(classes, "edge-top")
	}
	if i%columns > 0 && regions[i-1] != regions[i] {
		classes = append(classes, "edge-left")
	}
	return strings.Join(classes, " ")
}

func steps(s view.Steps) app.UI {
	var items []app.UI
	for _, step := range s.Items {
		body := claimed(step.Mark, step.Text)
		if step.Refuses != "" { // it stays where it is
			body = action{Do: "refuse", Path: step.ID}.on(elem("button").Attr("type", "button")).Class("claim").TabIndex(-1).Aria("disabled", true).Text(step.Text)
		}
		items = append(items, marked(elem("li"), step.Mark).Class("depth-"+strconv.Itoa(min(step.Depth, 8))).Body(body))
	}
	return elem("ol").Class("steps").Body(items...)
}

// foldDigits is how many digits of a number are shown before it is folded.
const foldDigits = 600

func number(n view.Number) app.UI {
	digits := marked(elem("span"), n.Mark).Class("digits").Body(app.Text(n.Digits))
	length := n.Length
	if length == 0 {
		length = len(n.Digits)
	}
	name := elem("span").Class("number-label").Text(n.Label)
	if len(n.Digits) <= foldDigits {
		return elem("div").Class("number").Body(name, digits)
	}
	return elem("details").Class("number").Body(
		elem("summary").Body(name, elem("span").Text(fmt.Sprintf(" %s … %s (%s digits)", n.Digits[:20], n.Digits[len(n.Digits)-20:], english.Thousands(length)))),
		digits,
	)
}
