package state

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/schema"
)

// edited gives the input after one edit of the facts, and keeps what depends on
// it in step: facts that are switched off move with their rows, a renamed name
// is renamed wherever it is used, and boards fit the size that they shall have.
func (in Input) edited(form schema.Form, edit schema.Edit) (Input, error) {
	edit, ok := in.placed(edit)
	if !ok {
		return in, errFresh
	}
	edits := []schema.Edit{edit}
	if edit.Op == "set" {
		old, _ := schema.Get(in.Facts, edit.Path)
		edits = append(edits, renames(form, in.Facts, edit.Path, old, edit.Value)...)
	}
	doc, err := schema.Apply(in.Facts, edits...)
	if err == nil {
		doc, err = schema.Apply(doc, fitted(form, doc, edit.Path)...)
	}
	if err != nil {
		return in, err
	}
	in.Facts = doc
	in.Off = withoutEmpty(form, doc, shifted(in.Off, edit))
	in.Fresh = touched(in.Fresh, edit)
	if name, ok := orderingOf(edit); ok && in.Orders[name] != nil {
		// A chosen order of names that are no more would be refused.
		in.Orders = maps.Clone(in.Orders)
		delete(in.Orders, name)
	}
	return in, nil
}

// orderingOf names the list that an edit changes, if it is one.
func orderingOf(edit schema.Edit) (string, bool) {
	parts := schema.SplitPath(edit.Path)
	return parts[0], len(parts) == 2
}

// shifted renumbers fact IDs when rows come, go or move.
func shifted(ids []string, edit schema.Edit) []string {
	list, at, ok := cutIndex(edit.Path)
	if edit.Op == "cut" {
		list, at, ok = edit.Path, edit.To, true
	}
	if !ok || edit.Op == "set" {
		return ids
	}
	var kept []string
	for _, id := range ids {
		rest, inList := strings.CutPrefix(id, list+"/")
		if !inList {
			kept = append(kept, id)
			continue
		}
		number, tail, _ := strings.Cut(rest, "/")
		i, err := strconv.Atoi(number)
		if err != nil {
			kept = append(kept, id)
			continue
		}
		switch {
		case edit.Op == "cut" && i >= at:
			continue
		case edit.Op == "insert" && i >= at:
			i++
		case edit.Op == "remove" && i == at:
			continue
		case edit.Op == "remove" && i > at:
			i--
		case edit.Op == "move" && i == at:
			i = edit.To
		case edit.Op == "move" && at < i && i <= edit.To:
			i--
		case edit.Op == "move" && edit.To <= i && i < at:
			i++
		}
		id = fmt.Sprintf("%s/%d", list, i)
		if tail != "" {
			id += "/" + tail
		}
		kept = append(kept, id)
	}
	return kept
}

func cutIndex(path string) (list string, at int, ok bool) {
	slash := strings.LastIndexByte(path, '/')
	if slash < 0 {
		return "", 0, false
	}
	at, err := strconv.Atoi(path[slash+1:])
	return path[:slash], at, err == nil
}

// renames are the edits that follow from giving a name another spelling: every
// choice that held the old one takes the new one, and every formula that speaks
// of it.
func renames(form schema.Form, doc any, path string, old, now any) []schema.Edit {
	was, ok := old.(string)
	becomes, isText := now.(string)
	if !ok || !isText || was == "" || becomes == "" || was == becomes {
		return nil
	}
	source := sourceOf(path)
	if source == "" || countUses(form, doc, source, was) > 1 {
		// Two items of that name: which of them a choice meant is open.
		return nil
	}
	var edits []schema.Edit
	eachField(form, doc, func(at string, field schema.Field) {
		if !slices.Contains(schema.Sources(field.From), source) || countUses(form, doc, field.From, was) > 1 {
			return
		}
		value, _ := schema.Get(doc, at)
		text, _ := value.(string)
		switch {
		case field.Kind == schema.Choice && text == was:
			edits = append(edits, schema.Edit{Op: "set", Path: at, Value: becomes})
		case field.Kind == schema.Formula:
			if now := replaceWord(text, was, becomes); now != text {
				edits = append(edits, schema.Edit{Op: "set", Path: at, Value: now})
			}
		}
	})
	return edits
}

// replaceWord replaces a name in a formula where it stands as a whole word.
func replaceWord(text, was, becomes string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, was)
		if at < 0 {
			b.WriteString(text)
			return b.String()
		}
		before, _ := utf8.DecodeLastRuneInString(b.String() + text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(was):])
		b.WriteString(text[:at])
		if inWord(before) || inWord(after) {
			b.WriteString(was)
		} else {
			b.WriteString(becomes)
		}
		text = text[at+len(was):]
	}
}

func inWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_')
}

// sourceOf gives the From of choices that are fed by the value at a path:
// "days/2" feeds "days", "oases/1/name" feeds "oases/name", "map/nodes/0/name"
// feeds "map/nodes".
func sourceOf(path string) string {
	parts := schema.SplitPath(path)
	switch {
	case len(parts) == 2:
		return parts[0]
	case len(parts) == 3:
		return parts[0] + "/" + parts[2]
	case len(parts) == 4 && parts[1] == "nodes" && parts[3] == "name":
		return parts[0] + "/nodes"
	}
	return ""
}

func countUses(form schema.Form, doc any, source, name string) (n int) {
	names, _ := schema.Offered(form, doc, source)
	for _, known := range names {
		if known == name {
			n++
		}
	}
	return n
}

// Names are the names that a choice with this From offers.
func (m Model) Names(from string) []string {
	names, _ := schema.Offered(m.Sheet.Form, m.Facts, from)
	return names
}

// eachField calls visit for every choice and formula in the facts, with its path;
// a cell that holds a name counts as a choice.
func eachField(form schema.Form, doc any, visit func(path string, field schema.Field)) {
	for _, field := range form.Fields {
		switch field.Kind {
		case schema.Choice, schema.Formula:
			visit(field.Key, field)
		case schema.Rows:
			rows, _ := schema.Get(doc, field.Key)
			list, _ := rows.([]any)
			for i, row := range list {
				members, _ := row.(map[string]any)
				shape, _ := field.ShapeOf(members)
				for _, inner := range shape.Fields {
					if inner.Kind == schema.Choice || inner.Kind == schema.Formula {
						visit(fmt.Sprintf("%s/%d/%s", field.Key, i, inner.Key), inner)
					}
				}
			}
		case schema.Grid:
			if field.From == "" {
				continue
			}
			value, _ := schema.Get(doc, field.Key)
			for r, row := range Cells(value) {
				for c := range row {
					visit(fmt.Sprintf("%s/%d/%d", field.Key, r, c), schema.Field{Kind: schema.Choice, From: field.From})
				}
			}
		case schema.Map:
			links, _ := schema.Get(doc, field.Key+"/links")
			list, _ := links.([]any)
			for i := range list {
				for _, end := range []string{"from", "to"} {
					visit(fmt.Sprintf("%s/links/%d/%s", field.Key, i, end), schema.Field{Kind: schema.Choice, From: field.Key + "/nodes"})
				}
			}
		}
	}
}

// NewRow is what "add" puts into a list of rows: the shape's own new row, with
// the first choice wherever it says nothing.
func (m Model) NewRow(field schema.Field, shape schema.Shape) map[string]any {
	row := map[string]any{}
	if len(shape.New) > 0 {
		if given, err := schema.Decode(shape.New); err == nil {
			if members, ok := given.(map[string]any); ok {
				row = maps.Clone(members)
			}
		}
	}
	if shape.Kind != "" {
		row["kind"] = shape.Kind
	}
	for _, inner := range shape.Fields {
		if _, has := row[inner.Key]; has || inner.Optional {
			continue
		}
		row[inner.Key] = schema.Blank(inner, m.Names(inner.From))
	}
	return row
}
