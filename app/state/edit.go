package state

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

	"solvitur/solvers/schema"
)

// edited gives the input after one edit of the facts, and keeps what depends on
// it in step: facts that are switched off move with their rows, a renamed name
// is renamed wherever it is used, lists go along with what they belong to, and boards fit
// the size that they shall have.
func (in Input) edited(form schema.Form, edit schema.Edit) (Input, error) {
	edit, ok := in.placed(edit)
	if !ok {
		return in, errFresh
	}
	along := schema.Along(form, in.Facts, edit)
	edits := []schema.Edit{edit}
	if edit.Op == "set" {
		old, _ := schema.Get(in.Facts, edit.Path)
		edits = append(edits, schema.Renames(form, in.Facts, edit.Path, old, edit.Value)...)
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
	for _, edit := range along {
		if in, err = in.edited(form, edit); err != nil {
			return in, err
		}
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

// Names are the names that a choice with this From offers.
func (m Model) Names(from string) []string {
	names, _ := schema.Offered(m.Sheet.Form, m.Facts, from)
	return names
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
