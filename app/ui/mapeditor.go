package ui

import (
	"encoding/json"
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"solvitur/solvers/english"

	"solvitur/app/state"
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
		name := state.Plain(node["name"])
		places = append(places, elem("li").Class("chip").DataSet("facts", at).Body(
			&box{
				Turn: f.model.Boards.Turns, Action: action{Do: "set", Path: at + "/name"}, Name: fmt.Sprintf("%s %d", field.NodeItem, i+1), Text: name, On: "change",
				Invalid: f.invalid(at), Describes: errorID(path), MaxLength: field.LengthLimit(),
			},
			iconButton(action{Do: "removeNode", Path: at}, "remove", "Delete "+name, true),
		))
	}
	places = append(places, elem("li").Class("chip-add").Body(
		iconButton(action{Do: "addNode", Path: path}, "add", "Add "+english.A(field.NodeItem), len(nodes) < field.NodeLimit()),
	))

	var rows []app.UI
	for i, item := range links {
		link, _ := item.(map[string]any)
		at := fmt.Sprintf("%s/links/%d", path, i)
		name := field.Item + " " + state.Plain(link["name"])
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
				&box{Turn: f.model.Boards.Turns, Action: action{Do: "set", Path: at + "/name"}, Name: "name of " + name, Text: state.Plain(link["name"]), On: "change", MaxLength: field.LengthLimit()},
				elem("span").Text(" joins "),
				f.mark(menu(action{Do: "set", Path: at + "/from"}, "from, "+name, state.Plain(link["from"]), options), at+"/from"),
				elem("span").Text(" and "),
				f.mark(menu(action{Do: "set", Path: at + "/to"}, "to, "+name, state.Plain(link["to"]), options), at+"/to"),
			), f.unused(at), f.errorList(at, true)),
			elem("div").Class("fact-tools").Body(iconButton(action{Do: "remove", Path: at}, "remove", "Delete "+name, true)),
		))
	}
	return elem("div").Class("map-editor long").Body(
		f.mapPicture(field, path, nodes, links),
		elem("p").Class("help").Text(fmt.Sprintf("Drag a %s to move it, or choose it and use the arrow keys. To build a %s, press one %s and then another (Enter does it too), or use the list.", field.NodeItem, field.Item, field.NodeItem)),
		elem("ul").Class("chips").TabIndex(-1).DataSet("list", path+"/nodes").Aria("label", field.NodeItem+"s").Body(places...),
		elem("ol").Class("fact-list").TabIndex(-1).DataSet("list", path+"/links").Aria("label", field.Item+"s").Body(rows...),
		f.more(len(rows)),
		button(action{Do: "addLink", Path: path}, "Add "+english.A(field.Item), len(nodes) > 0 && len(links) < field.ItemLimit()).Class("add"),
	)
}

// mapPicture is the drawn map, with its places as things to hold.
func (f facts) mapPicture(field schema.Field, path string, nodes, links []any) app.UI {
	places, number := make([]station, len(nodes)), map[string]int{}
	for i, item := range nodes {
		node, _ := item.(map[string]any)
		places[i] = station{point{coordinate(node["x"]), coordinate(node["y"])}, plateWidth(state.Plain(node["name"]))}
		number[state.Plain(node["name"])] = i
	}
	ends := make([][2]int, len(links))
	for i, item := range links {
		link, _ := item.(map[string]any)
		ends[i] = [2]int{-1, -1}
		for end, key := range []string{"from", "to"} {
			if at, ok := number[state.Plain(link[key])]; ok {
				ends[i][end] = at
			}
		}
	}
	laid := curves(places, ends, false)
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
			svg("path", "d", c.path(), "class", class), edgePlate(middle), plateText(middle, state.Plain(link["name"])),
		))
	}
	for i, item := range nodes {
		node, _ := item.(map[string]any)
		name := state.Plain(node["name"])
		at := fmt.Sprintf("%s/nodes/%d", path, i)
		p := places[i].point
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
