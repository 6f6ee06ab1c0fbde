package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// NotFound is shown for addresses that lead nowhere.
type NotFound struct {
	app.Compo
	live bool
}

// OnMount marks the page as running.
func (n *NotFound) OnMount(ctx app.Context) {
	n.live = true
	ctx.Update()
}

// Render draws the page.
func (n *NotFound) Render() app.UI {
	main := app.Main().ID("main").Class("lost").TabIndex(-1)
	if n.live {
		main = main.DataSet("ready", "1")
	}
	return shell("", main.Body(
		app.Header().Class("opening").Body(
			app.H1().Text("There is no page here"),
			app.P().Class("lead").Text("The address may be misspelt, or the puzzle may have another name."),
			app.P().Body(app.A().Href(href("/")).Text("All puzzles")),
		),
	))
}
