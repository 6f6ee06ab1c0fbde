package state

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/schema"
)

// addTo appends a row to a list, which states nothing until something is chosen
// in it, or a name. A list that is full stays as it is.
func (m Model) addTo(d Deed) Event {
	field, _ := m.Sheet.Form.Field(d.Path)
	list := listAt(m.Facts, d.Path)
	if len(list) >= field.ItemLimit() {
		return nil
	}
	switch field.Kind {
	case schema.Rows:
		shape, ok := field.ShapeOf(map[string]any{"kind": cmp.Or(d.Value, d.Text)})
		if !ok {
			return nil
		}
		return m.fresh(d.Path, m.NewRow(field, shape))
	case schema.Names:
		item := field.Item
		if name, _ := schema.Get(m.Facts, field.Of); field.Of != "" {
			item = cmp.Or(Plain(name), item)
		}
		return edited(schema.Edit{Op: "insert", Path: fmt.Sprintf("%s/%d", d.Path, len(list)), Value: schema.NewName(item, list)})
	}
	return nil
}

// fresh adds a row that states nothing until something is chosen in it.
func (m Model) fresh(list string, row any) Event {
	return Edit{Edits: []schema.Edit{{Op: "insert", Path: m.RowAt(list), Value: row}}, Fresh: true}
}

// remove takes an item out of its list.
func (m Model) remove(d Deed) Event {
	if _, _, ok := cutIndex(d.Path); !ok {
		return nil
	}
	return edited(schema.Edit{Op: "remove", Path: d.Path})
}

// move gives an item another place in its list.
func (m Model) move(d Deed) Event {
	to, ok := d.number()
	if !ok || !m.Movable(d.Path, to) {
		return nil
	}
	return edited(schema.Edit{Op: "move", Path: d.Path, To: to})
}

// reorder moves one item of an order of search; the path is the name of the order
// and the item's place in it.
func (m Model) reorder(d Deed) Event {
	name, number, ok := cutIndex(d.Path)
	to, isNumber := d.number()
	if !ok || !isNumber {
		return nil
	}
	for _, ordering := range m.Answer.Orderings {
		items := slices.Clone(m.Order(ordering))
		if ordering.Name != name || number < 0 || number >= len(items) || to < 0 || to >= len(items) {
			continue
		}
		item := items[number]
		return Reorder{Name: name, Items: slices.Insert(slices.Delete(items, number, number+1), to, item)}
	}
	return nil
}
