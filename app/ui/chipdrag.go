package ui

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// chipDrag drags the items of an order to other places, which does what their buttons do. While
// one is held, only the picture follows, and a bar shows where it would land: it takes the place
// of the one that the pointer is at. Escape leaves the order as it was, and so does to let go of
// it away from the others. A finger holds it by its buttons, too: a browser takes it to mean one
// of them where it comes down beside it. As long as it only slips, it presses that.
type chipDrag struct {
	do    func(deed)
	grasp grasp
	chip  app.Value // the item that is held
	said  string    // what stood on it when it was taken up
	lands app.Value // the item whose place it would take
}

func (c *chipDrag) down(e app.Value) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() || !e.Get("isPrimary").Truthy() || e.Get("button").Int() != 0 {
		return
	}
	chip, button := target.Call("closest", "[data-drag]"), target.Call("closest", "button").Truthy()
	if !chip.Truthy() || button && text(e.Get("pointerType")) == "mouse" {
		return
	}
	c.letGo()
	c.grasp, c.chip, c.said = graspOf(e), chip, chip.Get("textContent").String()
	if !button {
		e.Call("preventDefault") // the focus stays where it is
	}
}

func (c *chipDrag) move(e app.Value) {
	if c.chip == nil {
		return
	}
	held := c.grasp.moved
	if !c.grasp.follow(e) {
		return
	}
	if !c.chip.Get("isConnected").Truthy() { // the list has become shorter meanwhile
		c.letGo()
		return
	}
	if !held {
		c.grasp.capture(c.chip) // the button that it may be held by is not clicked in the end
		c.chip.Call("setAttribute", "data-held", "")
	}
	c.chip.Get("style").Set("translate", num(c.grasp.x-c.grasp.fromX)+"px "+num(c.grasp.y-c.grasp.fromY)+"px")
	c.show(c.nearest())
}

// nearest is the item whose place the pointer is at: the one that is held, for the place that it
// came from, or none where the pointer has left the list.
func (c *chipDrag) nearest() app.Value {
	box := c.chip.Call("getBoundingClientRect")
	list := c.chip.Get("parentElement")
	if c.away(list, 0, 0) > box.Get("height").Float() {
		return nil
	}
	var nearest app.Value
	least := math.Inf(1)
	for items, i := list.Get("children"), 0; i < items.Get("length").Int(); i++ {
		item, byX, byY := items.Index(i), 0.0, 0.0
		if item.Equal(c.chip) {
			byX, byY = c.grasp.x-c.grasp.fromX, c.grasp.y-c.grasp.fromY
		}
		if away := c.away(item, byX, byY); away < least {
			nearest, least = item, away
		}
	}
	return nearest
}

// away is how far the pointer is from an element, which has been moved by so much from its place.
func (c *chipDrag) away(element app.Value, byX, byY float64) float64 {
	box := element.Call("getBoundingClientRect")
	at := func(side string) float64 { return box.Get(side).Float() }
	x := max(at("left")-byX-c.grasp.x, c.grasp.x-at("right")+byX, 0)
	y := max(at("top")-byY-c.grasp.y, c.grasp.y-at("bottom")+byY, 0)
	return math.Hypot(x, y)
}

// show puts the bar where the item would land: before the one whose place it takes, or behind it.
func (c *chipDrag) show(lands app.Value) {
	if c.lands != nil {
		c.lands.Call("removeAttribute", "data-lands")
	}
	c.lands = lands
	if lands == nil || lands.Equal(c.chip) {
		c.lands = nil
		return
	}
	side := "behind"
	if placeIn(lands) < placeIn(c.chip) {
		side = "before"
	}
	lands.Call("setAttribute", "data-lands", side)
}

// placeIn is the number of an item in its list.
func placeIn(item app.Value) int {
	n := 0
	for before := item.Get("previousElementSibling"); before.Truthy(); before = before.Get("previousElementSibling") {
		n++
	}
	return n
}

func (c *chipDrag) up(e app.Value) {
	if c.chip == nil || !c.grasp.by(e) {
		return
	}
	chip, lands := c.chip, c.lands
	c.letGo()
	if lands == nil || e.Get("type").String() != "pointerup" || !lands.Get("isConnected").Truthy() ||
		chip.Get("textContent").String() != c.said { // the order has changed meanwhile
		return
	}
	c.do(deed{action: action{Do: "reorder", Path: text(attribute(chip, "drag")), Value: strconv.Itoa(placeIn(lands))}})
}

// key gives up at Escape, which then means nothing else.
func (c *chipDrag) key(e app.Value) {
	if c.chip != nil && e.Get("key").String() == "Escape" {
		e.Call("preventDefault")
		e.Call("stopImmediatePropagation")
		c.letGo()
	}
}

// letGo has the item back where it is drawn.
func (c *chipDrag) letGo() {
	if c.chip == nil {
		return
	}
	c.show(nil)
	c.chip.Call("removeAttribute", "data-held")
	c.chip.Get("style").Set("translate", "")
	c.chip = nil
}
