package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// searchTree draws the search of a replay as a tree: the nodes in sight, one below
// the other. It is one stop of the Tab key, and arrow keys walk in it.
type searchTree struct {
	app.Compo
	Rows         []state.Row
	Above, Below int // rows that are left out
	At           int // the step on show

	revealed int // the step that was brought into sight last
}

func (t *searchTree) OnMount(ctx app.Context) { ctx.Defer(func(app.Context) { t.reveal() }) }

func (t *searchTree) OnUpdate(ctx app.Context) {
	if t.At != t.revealed {
		ctx.Defer(func(app.Context) { t.reveal() })
	}
}

// reveal scrolls the tree, and nothing around it, to the step on show.
func (t *searchTree) reveal() {
	t.revealed = t.At
	box := t.JSValue()
	if box == nil || !box.Truthy() {
		return
	}
	here := box.Call("querySelector", "[aria-current]")
	if !here.Truthy() {
		return
	}
	top, height, room := here.Get("offsetTop").Int(), here.Get("offsetHeight").Int(), box.Get("clientHeight").Int()
	if seen := box.Get("scrollTop").Int(); top < seen || top+height > seen+room {
		box.Set("scrollTop", top-(room-height)/2)
	}
}

func (t *searchTree) Render() app.UI {
	var items []app.UI
	stop := 0 // the row at which the Tab key stops
	for i, row := range t.Rows {
		if row.Here {
			stop = i
		}
	}
	more := func(n int, where string) {
		if n > 0 {
			items = append(items, elem("li").Class("tree-more").Attr("role", "none").Text(english.Count(n, "more step", "more steps")+" "+where))
		}
	}
	more(t.Above, "above: go there in the replay")
	for i, row := range t.Rows {
		items = append(items, treeItem(row, i == stop))
	}
	more(t.Below, "below: go there in the replay")
	return elem("ul").Class("tree").Attr("role", "tree").Aria("label", "The search as a tree").DataSet("roving", "tree").Body(items...)
}

// deepest is the level down to which rows are indented; further down the level is
// a number.
const deepest = 10

func treeItem(row state.Row, stop bool) app.UI {
	tab := "-1"
	if stop {
		tab = "0"
	}
	text := row.Text
	if row.Level > deepest {
		text = strconv.Itoa(row.Level+1) + ". " + text
	}
	text += " " // between it and what is below
	li := action{Do: "visit", Value: strconv.Itoa(row.Frame)}.on(elem("li")).Attr("role", "treeitem").Attr("tabindex", tab).
		Aria("level", row.Level+1).Aria("posinset", row.Rank).Aria("setsize", row.Of).Aria("label", treeName(row, text)).
		Class("level-" + strconv.Itoa(min(row.Level, deepest)))
	li = marked(li, row.Mark)
	if row.Here {
		li = li.Aria("current", "step")
	}
	twisty := elem("span").Class("twisty")
	if row.Inner {
		drawing := "right"
		if row.Open {
			drawing = "down"
		}
		li = li.Aria("expanded", strconv.FormatBool(row.Open))
		twisty = action{Do: "fold", Value: strconv.Itoa(row.Node)}.on(twisty).Body(icon(drawing))
	}
	return li.Body(
		twisty,
		elem("span").Class("tree-sign").Aria("hidden", true).Text(treeSign(row.Role)),
		elem("span").Class("tree-text").Body(app.Text(text), elem("span").Class("tree-below").Text(row.Below())),
	)
}

// treeSign is the shape beside the colour of a node.
func treeSign(role view.Role) string {
	if role == view.Answer {
		return "✓"
	}
	return sign(role, "")
}

// treeName is a node in words: those that are seen, and what kind of node it is.
func treeName(row state.Row, text string) string {
	kind := map[view.Role]string{view.Guess: "Choice: ", view.Conflict: "Dead end: ", view.Answer: "Solution: "}[row.Role]
	return strings.TrimSpace(kind + text + row.Below())
}

// tree draws a tree that is no search's: all of it, to be read.
func tree(t view.Tree) app.UI {
	return elem("pre").Class("tree-text").Text(view.Text(view.View{Tree: &t}))
}

// branch is the node of a tree in the direction of a key; a key may open or fold
// the one that has the focus instead.
func branch(tree, target app.Value, key string) app.Value {
	all := tree.Call("querySelectorAll", `[role="treeitem"]`)
	n, at := all.Get("length").Int(), -1
	for i := range n {
		if all.Index(i).Equal(target) {
			at = i
		}
	}
	if at < 0 {
		return nil
	}
	expanded := text(target.Call("getAttribute", "aria-expanded"))
	to := -1
	switch key {
	case "ArrowUp":
		to = at - 1
	case "ArrowDown":
		to = at + 1
	case "Home":
		to = 0
	case "End":
		to = n - 1
	case "ArrowRight":
		if expanded == "false" {
			target.Call("querySelector", ".twisty").Call("click")
			return target
		}
		if expanded == "true" {
			to = at + 1
		}
	case "ArrowLeft":
		if expanded == "true" {
			target.Call("querySelector", ".twisty").Call("click")
			return target
		}
		for to = at - 1; to >= 0 && level(all.Index(to)) >= level(target); to-- {
		}
	}
	if to < 0 || to >= n {
		return nil
	}
	return all.Index(to)
}

func level(item app.Value) int {
	n, _ := strconv.Atoi(text(item.Call("getAttribute", "aria-level")))
	return n
}
