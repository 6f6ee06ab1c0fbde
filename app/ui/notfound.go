package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// NotFound is shown for addresses that lead nowhere.
type NotFound struct {
	app.Compo
	live bool
}

// OnMount marks the page as running.
func (n *NotFound) OnMount(ctx app.Context) {
	breath.over = true
	n.live = true
	ctx.Update()
}

// Render draws the page.
func (n *NotFound) Render() app.UI {
	main := elem("main").ID("main").Class("lost").TabIndex(-1)
	if n.live {
		main = main.DataSet("ready", "1")
	}
	return shell("", main.Body(
		elem("header").Class("opening").Body(
			elem("h1").Text("There is no page here"),
			elem("p").Class("lead").Text("The address may be misspelt, or the puzzle may have another name."),
			elem("p").Body(elem("a").Attr("href", href("/")).Text("All puzzles")),
		),
	))
}
