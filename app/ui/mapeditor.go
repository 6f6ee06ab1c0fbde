package ui

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// mapEditor draws a map of places and links: a picture in which places can be
// dragged or walked with the arrow keys, and lists in which everything can be
// said in words.
func (f facts) mapEditor(field schema.Field, path string, value any) app.UI {
	members, _ := value.(map[string]any)
	nodes, _ := members["nodes"].([]any)
	links, _ := members["links"].([]any)
	nodes, links = drawn(nodes, field.NodeLimit()), drawn(links, field.ItemLimit())
	names := drawn(f.model.Names(path+"/nodes"), field.NodeLimit())
	options := make([]option, len(names))
	for i, name := range names {
		options[i] = option{name, name}
	}

	var places []app.UI
	for i, item := range nodes {
		node, _ := item.(map[string]any)
		at := fmt.Sprintf("%s/nodes/%d", path, i)
		name := plain(node["name"])
		places = append(places, elem("li").Class("chip").DataSet("facts", at).Body(
			&box{
				Turn: f.boards.switches, Action: action{Do: "set", Path: at + "/name"}, Name: fmt.Sprintf("%s %d", field.NodeItem, i+1), Text: name, On: "change",
				Invalid: f.invalid(at), Describes: errorID(path), MaxLength: field.LengthLimit(),
			},
			iconButton(action{Do: "removeNode", Path: at}, "remove", "Delete "+name, true),
		))
	}
	places = append(places, elem("li").Class("chip-add").Body(
		iconButton(action{Do: "addNode", Path: path}, "add", "Add "+article(field.NodeItem), len(nodes) < field.NodeLimit()),
	))

	var rows []app.UI
	for i, item := range links {
		link, _ := item.(map[string]any)
		at := fmt.Sprintf("%s/links/%d", path, i)
		name := field.Item + " " + plain(link["name"])
		off := f.model.IsOff(at)
		li := elem("li").Class("fact").DataSet("fact", at).DataSet("facts", at)
		if off {
			li = li.DataSet("off", "1")
		}
		if f.invalid(at) {
			li = li.DataSet("broken", "1")
		}
		if f.model.Explains(at) {
			li = li.DataSet("behind", "1")
		}
		var toggle app.UI = check(action{Do: "switch", Path: at}, "On: "+name, !off)
		if f.model.IsFresh(at) {
			li, toggle = li.DataSet("new", "1"), elem("span")
		}
		rows = append(rows, li.Body(
			toggle,
			elem("div").Class("fact-body").Body(elem("div").Class("sentence").Body(
				elem("span").Text(field.Item+" "),
				&box{Turn: f.boards.switches, Action: action{Do: "set", Path: at + "/name"}, Name: "name of " + name, Text: plain(link["name"]), On: "change", MaxLength: field.LengthLimit()},
				elem("span").Text(" joins "),
				f.mark(menu(action{Do: "set", Path: at + "/from"}, "from, "+name, plain(link["from"]), options), at+"/from"),
				elem("span").Text(" and "),
				f.mark(menu(action{Do: "set", Path: at + "/to"}, "to, "+name, plain(link["to"]), options), at+"/to"),
			), f.unused(at), f.errorList(at, true)),
			elem("div").Class("fact-tools").Body(iconButton(action{Do: "remove", Path: at}, "remove", "Delete "+name, true)),
		))
	}
	return elem("div").Class("map-editor").Body(
		f.mapPicture(field, path, nodes, links),
		elem("p").Class("help").Text(fmt.Sprintf("Drag a %s to move it, or choose it and use the arrow keys. To build a %s, press one %s and then another (Enter does it too), or use the list.", field.NodeItem, field.Item, field.NodeItem)),
		elem("ul").Class("chips").TabIndex(-1).DataSet("list", path+"/nodes").Aria("label", field.NodeItem+"s").Body(places...),
		elem("ol").Class("fact-list").TabIndex(-1).DataSet("list", path+"/links").Aria("label", field.Item+"s").Body(rows...),
		button(action{Do: "addLink", Path: path}, "Add "+article(field.Item), len(nodes) > 0 && len(links) < field.ItemLimit()).Class("add"),
	)
}

// mapPicture is the drawn map, with its places as things to hold.
func (f facts) mapPicture(field schema.Field, path string, nodes, links []any) app.UI {
	places, number := make([]point, len(nodes)), map[string]int{}
	for i, item := range nodes {
		node, _ := item.(map[string]any)
		places[i] = point{coordinate(node["x"]), coordinate(node["y"])}
		number[plain(node["name"])] = i
	}
	ends := make([][2]int, len(links))
	for i, item := range links {
		link, _ := item.(map[string]any)
		ends[i] = [2]int{-1, -1}
		for end, key := range []string{"from", "to"} {
			if at, ok := number[plain(link[key])]; ok {
				ends[i][end] = at
			}
		}
	}
	laid := curves(places, ends)
	var lines, discs []app.UI
	for i, item := range links {
		c, ok := laid[i]
		if !ok {
			continue
		}
		link, _ := item.(map[string]any)
		at := fmt.Sprintf("%s/links/%d", path, i)
		class := "edge"
		if f.model.IsOff(at) {
			class = "edge off"
		}
		middle := c.at(c.middle)
		lines = append(lines, svg("g", "data-facts", at).Body(
			svg("path", "d", c.path(), "class", class), edgePlate(middle), plateText(middle, plain(link["name"])),
		))
	}
	for i, item := range nodes {
		node, _ := item.(map[string]any)
		name := plain(node["name"])
		at := fmt.Sprintf("%s/nodes/%d", path, i)
		p := places[i]
		discs = append(discs, svg("g", "class", "node", "data-node", at, "data-x", num(p.x), "data-y", num(p.y),
			"tabindex", "0", "role", "button", "aria-label", name+": arrow keys move it, Enter joins it to another").Body(
			plate(p, name), plateText(p, name),
		))
	}
	return svg("svg", "viewBox", "-14 -10 128 120", "class", "graph map-picture", "data-map", path, "aria-label", field.Label, "role", "group").Body(
		svg("g").Body(lines...), svg("g").Body(discs...),
	)
}

func coordinate(value any) float64 {
	number, _ := value.(json.Number)
	x, err := number.Float64()
	if err != nil || math.IsNaN(x) {
		return 50
	}
	return x
}

// removal takes away a place and every link that ends there, and says so.
func removal(m *state.Model, path string) (state.Event, bool) {
	mapPath, at, ok := cutNode(path)
	if !ok {
		return nil, false
	}
	field, _ := m.Sheet.Form.Field(mapPath)
	name, _ := schema.Get(m.Facts, path+"/name")
	var gone []string
	links, _ := schema.Get(m.Facts, mapPath+"/links")
	list, _ := links.([]any)
	var edits []schema.Edit
	for i := len(list) - 1; i >= 0; i-- {
		link, _ := list[i].(map[string]any)
		if link["from"] == name || link["to"] == name {
			gone = append(gone, plain(link["name"]))
			edits = append(edits, schema.Edit{Op: "remove", Path: fmt.Sprintf("%s/links/%d", mapPath, i)})
		}
	}
	edit := state.Edit{Edits: append(edits, schema.Edit{Op: "remove", Path: fmt.Sprintf("%s/nodes/%d", mapPath, at)})}
	if len(gone) > 0 {
		slices.Reverse(gone)
		what := field.Item
		if len(gone) > 1 {
			what += "s"
		}
		edit.Notice = fmt.Sprintf("%s is gone, and with it the %s that ended there: %s.", plain(name), what, english.List(gone, "and"))
	}
	return edit, true
}

func cutNode(path string) (mapPath string, at int, ok bool) {
	parts := schema.SplitPath(path)
	if len(parts) != 3 || parts[1] != "nodes" {
		return "", 0, false
	}
	at, err := strconv.Atoi(parts[2])
	return parts[0], at, err == nil
}

// addNode puts a new place where none is yet.
func addNode(m *state.Model, path string) []schema.Edit {
	value, _ := schema.Get(m.Facts, path+"/nodes")
	list, _ := value.([]any)
	field, _ := m.Sheet.Form.Field(path)
	names := make([]any, 0, len(list))
	for _, name := range m.Names(path + "/nodes") {
		names = append(names, name)
	}
	// A golden angle apart on a growing spiral, so that no two coincide.
	angle, radius := 2.4*float64(len(list)), 12+4*float64(len(list)%9)
	return []schema.Edit{{Op: "insert", Path: fmt.Sprintf("%s/nodes/%d", path, len(list)), Value: map[string]any{
		"name": schema.NewName(field.NodeItem, names),
		"x":    json.Number(num(50 + radius*math.Cos(angle))),
		"y":    json.Number(num(50 + radius*math.Sin(angle))),
	}}}
}

// moveNode puts a place elsewhere; where is "x y".
func moveNode(path, where string) []schema.Edit {
	var x, y float64
	if _, err := fmt.Sscan(where, &x, &y); err != nil {
		return nil
	}
	within := func(z float64) json.Number { return json.Number(num(math.Round(max(0, min(100, z))))) }
	return []schema.Edit{{Op: "set", Path: path + "/x", Value: within(x)}, {Op: "set", Path: path + "/y", Value: within(y)}}
}

// newLink joins two places, given as "i j"; or the first one or two, and then it
// states nothing until others are chosen.
func (p *PuzzlePage) newLink(path, ends string) (state.Event, bool) {
	m := &p.model
	names := m.Names(path + "/nodes")
	if len(names) == 0 {
		return nil, false
	}
	from, to := 0, min(1, len(names)-1)
	if ends != "" {
		if _, err := fmt.Sscan(ends, &from, &to); err != nil || from < 0 || to < 0 || from >= len(names) || to >= len(names) {
			return nil, false
		}
	}
	value, _ := schema.Get(m.Facts, path+"/links")
	list, _ := value.([]any)
	taken := map[string]bool{}
	for _, item := range list {
		link, _ := item.(map[string]any)
		taken[plain(link["name"])] = true
	}
	n := len(list) + 1
	for taken[strconv.Itoa(n)] {
		n++
	}
	link := map[string]any{"name": strconv.Itoa(n), "from": names[from], "to": names[to]}
	if ends == "" {
		return p.fresh(path+"/links", link)
	}
	return edited(schema.Edit{Op: "insert", Path: fmt.Sprintf("%s/links/%d", path, len(list)), Value: link})
}
