package state

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// RowsOf is how many rows of a list the visitor has begun.
func (m *Model) RowsOf(list string) (rows int) {
	for _, mark := range m.Trial.Marks() {
		if path, n, ok := rowOf(mark.Leaf); ok && path == list {
			if _, there := m.FieldAt(mark.Leaf); there { // a link can name any row
				rows = max(rows, n+1)
			}
		}
	}
	return rows
}

// rowOf is the list and the row that a place of the answer is in.
func rowOf(leaf string) (list string, row int, ok bool) {
	path := schema.SplitPath(leaf)
	if len(path) != 3 {
		return "", 0, false
	}
	_, row, ok = cutIndex(path[0] + "/" + path[1])
	return path[0], row, ok
}

// HasForm says whether the answer is entered in its form.
func (m *Model) HasForm() bool {
	return !m.Advances() && slices.ContainsFunc(m.Answer.Form.Fields, func(field schema.Field) bool { return !m.pictures(field) })
}

// pictures says whether a field of the answer has places on a picture.
func (m *Model) pictures(field schema.Field) bool {
	within := field.Key + "/"
	for part := range m.plays() {
		// A path that has a space in it is quoted.
		if strings.HasPrefix(strings.TrimPrefix(cmp.Or(part.Leaf, part.Claim), `"`), within) {
			return true
		}
	}
	return false
}

// PlaceName is what a place of the answer is called whose part has no name.
func (m *Model) PlaceName(leaf string) string {
	field, _ := m.FieldAt(leaf)
	if path := schema.SplitPath(leaf); len(path) > 1 {
		part := path[1]
		if list, n, ok := rowOf(leaf); ok {
			whole, _ := m.Answer.Form.Field(list)
			part = strings.TrimSpace(whole.Item + " " + strconv.Itoa(n+1))
		}
		return part + ", " + field.Label
	}
	return field.Label
}

// NameAt is what a place of the answer is called on the board.
func (m *Model) NameAt(leaf string) string {
	for part := range m.plays() {
		if part.Leaf == leaf {
			return m.nameOf(part)
		}
	}
	return m.PlaceName(leaf)
}

// nameOf is what a part of the board is called.
func (m *Model) nameOf(part view.Mark) string {
	return cmp.Or(strings.TrimSuffix(Called(part), "."), m.PlaceName(part.Leaf))
}

// FieldAt is the field of a place of the answer.
func (m *Model) FieldAt(leaf string) (field schema.Field, ok bool) {
	path, err := schema.PointerTo(leaf)
	if err != nil || len(path) == 0 {
		return field, false
	}
	field, ok = m.Answer.Form.Field(path[0])
	var inner []schema.Field
	switch {
	case !ok:
	case field.Kind == schema.Table:
		inner, ok = field.Cells, len(path) == 3 && slices.Contains(field.Names, path[1])
	case field.Kind == schema.Rows:
		_, n, isRow := rowOf(leaf)
		inner, ok = field.Shapes[0].Fields, isRow && n < field.ItemLimit()
	case field.Kind == schema.Grid:
		rows, columns := m.Answer.Form.BoardLimit(field)
		_, r, isRow := rowOf(leaf)
		c, isNumber := Deed{Value: path[len(path)-1]}.number()
		return field, isRow && isNumber && r < rows && c >= 0 && c < columns
	default:
		return field, len(path) == 1
	}
	for _, f := range inner {
		if ok && f.Key == path[2] {
			return f, true
		}
	}
	return field, false
}

// mostChoices is how many numbers are offered one by one.
const mostChoices = 40

// Choices are what can stand at a place of the answer, where that is not much.
func (m *Model) Choices(field schema.Field) (all []schema.Option) {
	switch field.Kind {
	case schema.Choice:
		return field.Options
	case schema.Switch:
		return []schema.Option{{Value: "true", Label: "yes"}, {Value: "false", Label: "no"}}
	case schema.Grid:
		symbols, _ := schema.Symbols(m.Answer.Form, nil, field)
		return schema.OptionsOf(symbols)
	case schema.Number:
		low, ok := Deed{Value: field.Min.String()}.number()
		high, ok2 := Deed{Value: field.Max.String()}.number()
		for n := low; ok && ok2 && n <= high && high-low < mostChoices; n++ {
			text := Plain(n)
			all = append(all, schema.Option{Value: text, Label: text})
		}
	}
	return all
}
