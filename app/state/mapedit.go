package state

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// CutNode takes the path of a place on a map apart: "town/nodes/2".
func CutNode(path string) (field string, at int, ok bool) {
	list, at, ok := cutIndex(path)
	field, isNodes := strings.CutSuffix(list, "/nodes")
	return field, at, ok && isNodes
}

// mapAt is a map field, and the places that it has, by their names.
func (m Model) mapAt(path string) (field schema.Field, places []string, ok bool) {
	field, _ = m.Sheet.Form.Field(path)
	for _, node := range listAt(m.Facts, path+"/nodes") {
		members, _ := node.(map[string]any)
		places = append(places, Plain(members["name"]))
	}
	return field, places, field.Kind == schema.Map
}

// node is the place at a path, as one of the places of a map.
func (m Model) node(path string) (field schema.Field, places []string, at int, ok bool) {
	key, at, isNode := CutNode(path)
	field, places, ok = m.mapAt(key)
	return field, places, at, ok && isNode && 0 <= at && at < len(places)
}

// addNode puts a new place where none is yet.
func (m Model) addNode(d Deed) Event {
	field, places, ok := m.mapAt(d.Path)
	if !ok || len(places) >= field.NodeLimit() {
		return nil
	}
	// A golden angle apart on a growing spiral, so that no two coincide.
	const goldenAngle = 2.4 // radians
	angle, radius := goldenAngle*float64(len(places)), 12+4*float64(len(places)%9)
	return edited(schema.Edit{Op: "insert", Path: fmt.Sprintf("%s/nodes/%d", d.Path, len(places)), Value: map[string]any{
		"name": schema.NewName(field.NodeItem, places),
		"x":    coordinate(50+radius*math.Cos(angle), 2),
		"y":    coordinate(50+radius*math.Sin(angle), 2),
	}})
}

// coordinate writes a place on a map, which goes from 0 to 100.
func coordinate(x float64, decimals int) json.Number {
	scale := math.Pow10(decimals)
	return json.Number(strconv.FormatFloat(math.Round(max(0, min(100, x))*scale)/scale, 'f', -1, 64))
}

// moveNode puts a place elsewhere; the value is "x y".
func (m Model) moveNode(d Deed) Event {
	_, _, _, ok := m.node(d.Path)
	before, after, _ := strings.Cut(d.Value, " ")
	x, errX := strconv.ParseFloat(before, 64)
	y, errY := strconv.ParseFloat(after, 64)
	if !ok || errX != nil || errY != nil || math.IsNaN(x) || math.IsNaN(y) {
		return nil
	}
	return edited(
		schema.Edit{Op: "set", Path: d.Path + "/x", Value: coordinate(x, 0)},
		schema.Edit{Op: "set", Path: d.Path + "/y", Value: coordinate(y, 0)},
	)
}

// removeNode takes away a place and every link that ends there, and says so.
func (m Model) removeNode(d Deed) Event {
	field, places, at, ok := m.node(d.Path)
	if !ok {
		return nil
	}
	name := places[at]
	var gone []string
	var edits []schema.Edit
	for i, item := range slices.Backward(listAt(m.Facts, field.Key+"/links")) {
		link, _ := item.(map[string]any)
		if Plain(link["from"]) == name || Plain(link["to"]) == name {
			gone = append(gone, Plain(link["name"]))
			edits = append(edits, schema.Edit{Op: "remove", Path: fmt.Sprintf("%s/links/%d", field.Key, i)})
		}
	}
	edit := Edit{Edits: append(edits, schema.Edit{Op: "remove", Path: d.Path})}
	if len(gone) > 0 {
		slices.Reverse(gone)
		what := field.Item
		if len(gone) > 1 {
			what += "s"
		}
		edit.Notice = fmt.Sprintf("%s is gone, and with it the %s that ended there: %s.", name, what, english.List(gone, "and"))
	}
	return edit
}

// addLink joins two places, given as "i j"; or the first one or two, and then it
// states nothing until others are chosen.
func (m Model) addLink(d Deed) Event {
	field, places, ok := m.mapAt(d.Path)
	list := d.Path + "/links"
	links := listAt(m.Facts, list)
	if !ok || len(places) == 0 || len(links) >= field.ItemLimit() {
		return nil
	}
	from, to := 0, min(1, len(places)-1)
	if d.Value != "" {
		before, after, _ := strings.Cut(d.Value, " ")
		var errFrom, errTo error
		from, errFrom = strconv.Atoi(before)
		to, errTo = strconv.Atoi(after)
		if errFrom != nil || errTo != nil || min(from, to) < 0 || max(from, to) >= len(places) {
			return nil
		}
	}
	taken := map[string]bool{}
	for _, item := range links {
		link, _ := item.(map[string]any)
		taken[Plain(link["name"])] = true
	}
	n := len(links) + 1
	for taken[strconv.Itoa(n)] {
		n++
	}
	link := map[string]any{"name": strconv.Itoa(n), "from": places[from], "to": places[to]}
	if d.Value == "" {
		return m.fresh(list, link)
	}
	return edited(schema.Edit{Op: "insert", Path: fmt.Sprintf("%s/%d", list, len(links)), Value: link})
}
