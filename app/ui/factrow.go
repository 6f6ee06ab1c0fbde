package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// factRow is a row of a list of facts. It is drawn anew only when something has changed
// that it shows: of a hundred rows an edit changes one.
type factRow struct {
	app.Compo
	List  string // key of the field
	At    int
	Row   map[string]any
	Shows rowShows

	current func() facts // the first one given stays: it gives what is drawn just now
}

func (r *factRow) Render() app.UI {
	breathe()
	f := r.current()
	field, _ := f.model.Sheet.Form.Field(r.List)
	return f.row(field, r.At, r.Row, r.Shows)
}

// rowShows is all that a row shows beside what stands in it.
type rowShows struct {
	Known, Off, Differs, Changed, Behind, New bool
	Up, Down                                  bool   // where it can be moved
	Fact                                      string // as it is read, and printed
	Reading                                   *puzzle.Reading
	Faults                                    []*schema.FieldError
	Complete                                  state.Completion // of a formula in it

	// What is the same for all rows: the names to choose from, and state.Boards.Turns.
	Names string
	Turn  int
}

// factRows are the rows of a list.
func (f facts) factRows(field schema.Field) []*factRow {
	var rows []*factRow
	names := f.offered(field)
	for i, item := range drawn(f.list(field), field.ItemLimit()) {
		row, _ := item.(map[string]any)
		rows = append(rows, &factRow{List: field.Key, At: i, Row: row, Shows: f.rowShows(fmt.Sprintf("%s/%d", field.Key, i), i, names), current: f.current})
	}
	return rows
}

func (f facts) rowShows(path string, at int, names string) rowShows {
	fact, known := f.model.Fact(path)
	shows := rowShows{
		Known: known, Off: f.model.IsOff(path), Differs: f.differs[path], Behind: f.model.Explains(path), New: f.model.IsFresh(path),
		Up: f.model.Movable(path, at-1), Down: f.model.Movable(path, at+1),
		Fact: fact.Text, Reading: fact.Reading, Faults: f.model.FieldErrors(path, true),
		Names: names, Turn: f.model.Boards.Turns,
	}
	shows.Changed = slices.ContainsFunc(f.model.Changed, func(changed string) bool {
		return changed == path || strings.HasPrefix(changed, path+"/")
	})
	if f.complete.Within(path) {
		shows.Complete = f.complete
	}
	return shows
}

// offered spells all names that the rows of a list offer.
func (f facts) offered(field schema.Field) string {
	var b strings.Builder
	var told []string
	for _, shape := range field.Shapes {
		for _, inner := range shape.Fields {
			if inner.From == "" || slices.Contains(told, inner.From) {
				continue
			}
			told = append(told, inner.From)
			for _, name := range f.model.Names(inner.From) {
				b.WriteString(strconv.Quote(name))
			}
			b.WriteByte(';')
		}
	}
	return b.String()
}

// row draws one fact.
func (f facts) row(field schema.Field, i int, row map[string]any, shows rowShows) app.UI {
	path := fmt.Sprintf("%s/%d", field.Key, i)
	name := state.RowName(field, i, row)
	shape, ok := field.ShapeOf(row)
	var sentence []app.UI
	var notes []app.UI
	if !ok {
		sentence = append(sentence, app.Text(fmt.Sprintf("A %s of an unknown kind: delete it.", field.Item)))
	}
	inSentence, controlled := map[string]bool{}, false // the last part is a control
	for text, key := range shape.Parts() {
		if last := len(sentence) - 1; controlled {
			rest := strings.TrimLeft(text, ".,:;”")
			if closes := strings.TrimSuffix(text, rest); closes != "" {
				sentence[last] = elem("span").Class("bound").Body(sentence[last], app.Text(closes))
				text = rest
			}
		}
		inner, found := shape.Field(key)
		opens := ""
		if before, quoted := strings.CutSuffix(text, "“"); quoted && found {
			text, opens = before, "“"
		}
		if text != "" {
			sentence = append(sentence, elem("span").Text(text))
		}
		if controlled = found; !found {
			continue
		}
		inSentence[key] = true
		control := f.control(inner, path+"/"+key, row[key], name)
		if opens != "" {
			control = elem("span").Class("bound").Body(app.Text(opens), control)
		}
		sentence = append(sentence, control)
	}
	for _, inner := range shape.Fields {
		if !inSentence[inner.Key] {
			notes = append(notes, elem("span").Class("note-label").Text(inner.Label), f.control(inner, path+"/"+inner.Key, row[inner.Key], name))
		}
	}
	li := elem("li").Class("fact").DataSet("fact", path).DataSet("facts", path)
	for _, is := range []struct {
		name string
		so   bool
	}{
		{"off", shows.Off}, {"differs", shows.Differs}, {"fresh", shows.Changed}, {"broken", len(shows.Faults) > 0},
		{"behind", shows.Behind}, {"new", shows.New},
	} {
		if is.so {
			li = li.DataSet(is.name, "1")
		}
	}
	// A row that states no fact, such as the name of a person, has no switch.
	var toggle app.UI = elem("span")
	body := elem("div").Class("fact-body")
	if shows.Known {
		toggle = check(action{Do: "switch", Path: path}, "On: "+name, !shows.Off)
		body = body.Title(shows.Fact)
	}
	return li.Body(
		toggle,
		elem("span").Class("fact-number").Text(strconv.Itoa(i+1)),
		body.Body(
			elem("div").Class("sentence").Body(sentence...),
			when(len(notes) > 0, func() app.UI { return elem("div").Class("fact-note").Body(notes...) }),
			reading(shows, shape, row),
			f.unused(path),
			f.errorList(path, true),
		),
		rowTools(path, i, name, shows.Up, shows.Down),
	)
}

// rowTools moves and deletes a row.
func rowTools(path string, i int, name string, up, down bool) app.UI {
	var stop stops
	return elem("div").Class("fact-tools").Role("toolbar").DataSet("roving", "line").Aria("label", "Move or delete "+name).Body(
		iconButton(action{Do: "move", Path: path, Value: strconv.Itoa(i - 1)}, "up", "Move "+name+" up", up).Attr("tabindex", stop.next(up)),
		iconButton(action{Do: "move", Path: path, Value: strconv.Itoa(i + 1)}, "down", "Move "+name+" down", down).Attr("tabindex", stop.next(down)),
		iconButton(action{Do: "remove", Path: path}, "remove", "Delete "+name, true).Attr("tabindex", stop.next(true)),
	)
}

// reading says how a text in a row was understood, where that is not word for
// word what it says. While the text is another one than was understood the
// place is kept, and nothing is said.
func reading(shows rowShows, shape schema.Shape, row map[string]any) app.UI {
	if shows.Reading == nil || len(shows.Faults) > 0 {
		return elem("div").Attr("hidden", true)
	}
	same := false
	for _, field := range shape.Fields {
		same = same || field.Kind == schema.Formula && row[field.Key] == shows.Reading.Of
	}
	p := elem("p").Class("reading")
	if !same {
		p = p.DataSet("stale", "1")
	}
	return p.Body(elem("span").Class("reading-label").Text("Read as: "), app.Text("“"+shows.Reading.As+"”"))
}
