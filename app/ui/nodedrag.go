package ui

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// nodeDrag draws a map. A place that is dragged moves: while it is held, only
// the picture follows; the facts change when it is let go. A place that is
// pressed, by mouse, finger or key, is chosen, and joined to the one that is
// pressed next.
type nodeDrag struct {
	do      func(deed)
	grasp   grasp
	node    app.Value // the place that is held
	picture app.Value
	chosen  app.Value // the place to be joined to the next one
	x, y    float64   // on the map
}

func (n *nodeDrag) down(e app.Value) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return
	}
	node := target.Call("closest", "[data-node]")
	if !node.Truthy() {
		n.choose(nil)
		return
	}
	n.node, n.grasp = node, graspOf(e)
	n.picture = node.Call("closest", "[data-map]")
	n.grasp.capture(target)
	e.Call("preventDefault")
	node.Call("focus")
}

// press chooses a place, or joins it to the one that is chosen. Pressed again,
// a place is not chosen any more.
func (n *nodeDrag) press(node app.Value) {
	before := n.chosen
	if before == nil || !before.Get("isConnected").Truthy() {
		n.choose(node)
		return
	}
	n.choose(nil)
	if before.Equal(node) {
		return
	}
	from, to := text(attribute(before, "node")), text(attribute(node, "node"))
	path, i, okFrom := state.CutNode(from)
	_, j, okTo := state.CutNode(to)
	if okFrom && okTo {
		n.do(deed{action: action{Do: "addLink", Path: path, Value: fmt.Sprint(i, " ", j)}})
	}
}

// choose marks a place as chosen, or none.
func (n *nodeDrag) choose(node app.Value) {
	if n.chosen != nil {
		n.chosen.Call("removeAttribute", "aria-pressed")
	}
	n.chosen = node
	if node != nil {
		node.Call("setAttribute", "aria-pressed", "true")
	}
}

// key presses the place that has the focus.
func (n *nodeDrag) key(e app.Value) {
	switch e.Get("key").String() {
	case "Enter", " ":
		if node := e.Get("target"); node.Get("dataset").Truthy() && attribute(node, "node").Truthy() {
			e.Call("preventDefault")
			n.press(node)
		}
	case "Escape":
		n.choose(nil)
	}
}

func (n *nodeDrag) move(e app.Value) {
	if n.node == nil || !n.grasp.follow(e) {
		return
	}
	point := app.Window().Get("DOMPoint").New(n.grasp.x, n.grasp.y).
		Call("matrixTransform", n.picture.Call("getScreenCTM").Call("inverse"))
	n.x, n.y = point.Get("x").Float(), point.Get("y").Float()
	x, y := placeOf(n.node)
	n.node.Call("setAttribute", "transform", "translate("+num(n.x-x)+" "+num(n.y-y)+")")
}

func (n *nodeDrag) up(e app.Value) {
	node := n.node
	if node == nil || !n.grasp.by(e) {
		return
	}
	n.node = nil
	node.Call("removeAttribute", "transform")
	switch {
	case n.grasp.moved:
		n.do(deed{action: action{Do: "moveNode", Path: text(attribute(node, "node")), Value: fmt.Sprint(n.x, " ", n.y)}})
	case e.Get("type").String() == "pointerup":
		n.press(node)
	}
}

// placeOf is where a place of a map stands.
func placeOf(node app.Value) (x, y float64) {
	x, _ = strconv.ParseFloat(text(attribute(node, "x")), 64)
	y, _ = strconv.ParseFloat(text(attribute(node, "y")), 64)
	return x, y
}

// nudge moves the place that has the focus by an arrow key.
func nudge(e, target app.Value, key string, do func(deed)) bool {
	path := text(attribute(target, "node"))
	if path == "" {
		return false
	}
	x, y := placeOf(target)
	step := 2.0
	switch strings.TrimPrefix(key, "Arrow") {
	case "Left":
		x -= step
	case "Right":
		x += step
	case "Up":
		y -= step
	case "Down":
		y += step
	}
	e.Call("preventDefault")
	// The next press may come before the picture is drawn anew.
	attributes := target.Get("dataset")
	attributes.Set("x", num(x))
	attributes.Set("y", num(y))
	do(deed{action: action{Do: "moveNode", Path: path, Value: fmt.Sprint(x, " ", y)}})
	return true
}
