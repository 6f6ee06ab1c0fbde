package ui

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A table to ask about, a board, the tools of a row: each is one stop of the Tab
// key, and arrow keys walk inside. The element that the Tab key stops at has
// tabindex 0, all others have -1; it is the one that had the focus last. The
// container says how arrow keys walk: as over a table, a board, a tree, or along a line.

// stops gives out the tabindex of what stands in one container: the first that
// can be used is the stop.
type stops struct{ given bool }

func (s *stops) next(usable bool) string {
	if s.given || !usable {
		return "-1"
	}
	s.given = true
	return "0"
}

// stopHere makes the element that has got the focus the stop of what it is in.
func stopHere(target app.Value) {
	if !target.Get("closest").Truthy() || !target.Call("hasAttribute", "tabindex").Bool() {
		return
	}
	container := target.Call("closest", "[data-roving]")
	if !container.Truthy() || container.Equal(target) {
		return
	}
	others := container.Call("querySelectorAll", `[tabindex="0"]`)
	for i := range others.Get("length").Int() {
		others.Index(i).Set("tabIndex", -1)
	}
	target.Set("tabIndex", 0)
}

// mendStops sees to it, before the Tab key moves on, that every container has
// one stop: a drawing may have taken it away or brought a second one, beside the one with the focus.
func mendStops() {
	document := app.Window().Get("document")
	containers := document.Call("querySelectorAll", "[data-roving]")
	for i := range containers.Get("length").Int() {
		container := containers.Index(i)
		given := container.Call("querySelectorAll", `[tabindex="0"]:not(:disabled)`)
		n := given.Get("length").Int()
		kept := 0
		for k := range n {
			if given.Index(k).Equal(document.Get("activeElement")) {
				kept = k
			}
		}
		for k := range n {
			if k != kept {
				given.Index(k).Set("tabIndex", -1)
			}
		}
		if n > 0 {
			continue
		}
		if first := container.Call("querySelector", walked); first.Truthy() {
			first.Set("tabIndex", 0)
		}
	}
}

// rove moves the focus within a table or along a line, and says whether the key
// was one for that.
func rove(e, target app.Value, key string) bool {
	if !target.Get("closest").Truthy() || e.Get("ctrlKey").Truthy() || e.Get("altKey").Truthy() || e.Get("metaKey").Truthy() {
		return false
	}
	container := target.Call("closest", "[data-roving]")
	if !container.Truthy() {
		return false
	}
	var next app.Value
	switch text(attribute(container, "roving")) {
	case "table":
		next = beside(container, target, key)
	case "line":
		next = along(container, target, key)
	case "tree":
		next = branch(container, target, key)
	case "drawing":
		next = nearest(container, target, key)
	}
	if next == nil {
		return false
	}
	e.Call("preventDefault")
	next.Call("focus")
	return true
}

// beside is the next part of a table to ask about in the direction of a key.
func beside(table, target app.Value, key string) app.Value {
	cell := target.Call("closest", "td, th")
	if !cell.Truthy() {
		return nil
	}
	row, column := cell.Get("parentElement").Get("rowIndex").Int(), cell.Get("cellIndex").Int()
	rows := table.Get("rows")
	claim := func(row, column int) app.Value {
		if found := rows.Index(row).Get("cells").Index(column); found.Truthy() {
			return found.Call("querySelector", ".claim")
		}
		return app.Null()
	}
	down, right := 0, 0
	switch key {
	case "ArrowUp":
		down = -1
	case "ArrowDown":
		down = 1
	case "ArrowLeft":
		right = -1
	case "ArrowRight":
		right = 1
	default:
		return nil
	}
	for {
		row, column = row+down, column+right
		if row < 0 || row >= rows.Get("length").Int() || column < 0 || column >= rows.Index(row).Get("cells").Get("length").Int() {
			return nil
		}
		if found := claim(row, column); found.Truthy() {
			return found
		}
	}
}

// nearest is the part of a drawing that is next in the direction of a key.
func nearest(drawing, target app.Value, key string) app.Value {
	way, known := map[string]point{"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowUp": {0, -1}, "ArrowDown": {0, 1}}[key]
	if !known {
		return nil
	}
	all := drawing.Call("querySelectorAll", "[tabindex]")
	places := make([]point, all.Get("length").Int())
	var from point
	for i := range places {
		places[i].x, places[i].y = middle(all.Index(i))
	}
	apartFromEachOther(places)
	for i := range places {
		if all.Index(i).Equal(target) {
			from = places[i]
		}
	}
	if next := ahead(from, way, places); next >= 0 {
		return all.Index(next)
	}
	return nil
}

// apartFromEachOther lays places beside each other that are the same, such as the middles of two bridges
// between the same lands: else no key leads to the second one.
func apartFromEachOther(places []point) {
	taken := map[point]bool{}
	for i := range places {
		for taken[point{math.Round(places[i].x), math.Round(places[i].y)}] {
			places[i].x += 2
		}
		taken[point{math.Round(places[i].x), math.Round(places[i].y)}] = true
	}
}

// ahead is the number of the place that is next from another in some direction, or -1: of those that lie rather
// that way than aside, the one to which the way is shortest, along rows and columns. So one comes nearer to any
// place with every key towards it, and all of them can be come to; where a step aside counts more, as it once did,
// parts of a star cannot.
func ahead(from, way point, places []point) (next int) {
	const touch = 1.0 // px, that may be rounding
	next, least := -1, math.Inf(1)
	for i, p := range places {
		x, y := p.x-from.x, p.y-from.y
		on, aside := x*way.x+y*way.y, math.Abs(x*way.y)+math.Abs(y*way.x)
		if on > touch && on+touch >= aside && on+aside < least {
			next, least = i, on+aside
		}
	}
	return next
}

func middle(part app.Value) (x, y float64) {
	box := part.Call("getBoundingClientRect")
	return box.Get("x").Float() + box.Get("width").Float()/2, box.Get("y").Float() + box.Get("height").Float()/2
}

// toEnd moves the focus to the first or last part of its row, or of the whole, where parts stand in
// rows. The page stays where it is even if it is there already.
func toEnd(e, target app.Value, last, whole bool) {
	if !target.Get("closest").Truthy() || e.Get("altKey").Truthy() || e.Get("shiftKey").Truthy() || e.Get("metaKey").Truthy() {
		return
	}
	container := target.Call("closest", `[data-roving]:not([data-roving="tree"])`)
	if !container.Truthy() || target.Equal(container) {
		return
	}
	way := 1.0
	if last {
		way = -1
	}
	all := container.Call("querySelectorAll", "[tabindex]:not(:disabled)")
	_, row := middle(target)
	if whole {
		row = way * math.Inf(1)
		for i := range all.Get("length").Int() {
			if _, y := middle(all.Index(i)); way*y < way*row && usableNow(all.Index(i)) {
				row = y
			}
		}
	}
	end, far := target, way*math.Inf(1)
	for i := range all.Get("length").Int() {
		part := all.Index(i)
		x, y := middle(part)
		high := part.Call("getBoundingClientRect").Get("height").Float() / 2
		if math.Abs(y-row) < max(high, 1) && way*x < way*far && usableNow(part) {
			end, far = part, x
		}
	}
	e.Call("preventDefault")
	end.Call("focus")
}

// along is the next control of a line in the direction of a key.
func along(line, target app.Value, key string) app.Value {
	step := map[string]int{"ArrowLeft": -1, "ArrowRight": 1}[key]
	all := line.Call("querySelectorAll", "[tabindex]:not(:disabled)")
	n := all.Get("length").Int()
	for i := range n {
		if step != 0 && all.Index(i).Equal(target) && i+step >= 0 && i+step < n {
			return all.Index(i + step)
		}
	}
	return nil
}

// isText says whether an element is one that text is typed into.
func isText(target app.Value) bool {
	switch strings.ToLower(text(target.Get("tagName"))) {
	case "textarea":
		return true
	case "input":
		switch text(target.Get("type")) {
		case "checkbox", "radio", "range", "file", "button":
			return false
		}
		return true
	}
	return false
}
