package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// nodeDrag moves places of a map with the pointer. While one is held, only the
// picture follows; the facts change when it is let go.
type nodeDrag struct {
	do      func(deed)
	node    app.Value // the place that is held
	picture app.Value
	chosen  app.Value // the place pressed last, for building a link with Shift
	x, y    float64
	moved   bool
}

func (n *nodeDrag) down(e app.Value) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return
	}
	node := target.Call("closest", "[data-node]")
	if !node.Truthy() {
		return
	}
	if e.Get("shiftKey").Truthy() && n.chosen != nil && !n.chosen.Equal(node) {
		n.link(node)
		return
	}
	n.node, n.chosen, n.moved = node, node, false
	n.picture = node.Call("closest", "[data-map]")
	target.Call("setPointerCapture", e.Get("pointerId"))
	e.Call("preventDefault")
	node.Call("focus")
}

// link builds a link from the place pressed before.
func (n *nodeDrag) link(node app.Value) {
	from, to := text(attribute(n.chosen, "node")), text(attribute(node, "node"))
	path, i, okFrom := cutNode(from)
	_, j, okTo := cutNode(to)
	if okFrom && okTo {
		n.do(deed{action: action{Do: "addLink", Path: path, Value: fmt.Sprint(i, " ", j)}})
	}
}

func (n *nodeDrag) move(e app.Value) {
	if n.node == nil {
		return
	}
	point := app.Window().Get("DOMPoint").New(e.Get("clientX"), e.Get("clientY")).
		Call("matrixTransform", n.picture.Call("getScreenCTM").Call("inverse"))
	n.x, n.y = point.Get("x").Float(), point.Get("y").Float()
	n.moved = true
	var x, y float64
	fmt.Sscan(text(attribute(n.node, "x")), &x)
	fmt.Sscan(text(attribute(n.node, "y")), &y)
	n.node.Call("setAttribute", "transform", "translate("+num(n.x-x)+" "+num(n.y-y)+")")
}

func (n *nodeDrag) up(app.Value) {
	if n.node == nil {
		return
	}
	n.node.Call("removeAttribute", "transform")
	if n.moved {
		n.do(deed{action: action{Do: "moveNode", Path: text(attribute(n.node, "node")), Value: fmt.Sprint(n.x, " ", n.y)}})
	}
	n.node = nil
}

// nudge moves the place that has the focus by an arrow key.
func nudge(e, target app.Value, key string, do func(deed)) bool {
	path := text(attribute(target, "node"))
	if path == "" {
		return false
	}
	var x, y float64
	fmt.Sscan(text(attribute(target, "x")), &x)
	fmt.Sscan(text(attribute(target, "y")), &y)
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
