package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/puzzle"
)

// Gallery is the first page: all puzzles, by kind.
type Gallery struct {
	app.Compo
	cards  []puzzle.Card
	failed bool
	live   bool
}

// OnInit takes the catalogue from the page itself if it came with it.
func (g *Gallery) OnInit() {
	if cards, err := Cards(); err == nil {
		g.cards = cards
	}
}

// OnMount fetches the catalogue if need be.
func (g *Gallery) OnMount(ctx app.Context) {
	load(ctx, CatalogFile, func(ctx app.Context, cards []puzzle.Card, err error) {
		g.cards, g.failed, g.live = cards, err != nil, true
		ctx.Update()
	})
}

// Render draws the page.
func (g *Gallery) Render() app.UI {
	main := app.Main().ID("main").Class("gallery").TabIndex(-1)
	if g.live {
		main = main.DataSet("ready", "1")
	}
	var kinds []string
	byKind := map[string][]app.UI{}
	for _, card := range g.cards {
		if byKind[card.Kind] == nil {
			kinds = append(kinds, card.Kind)
		}
		byKind[card.Kind] = append(byKind[card.Kind], cardOf(card))
	}
	var shelves []app.UI
	for _, kind := range kinds {
		shelves = append(shelves, app.Section().Class("shelf").Body(
			app.H2().Text(kind), app.Ul().Class("cards").Body(byKind[kind]...),
		))
	}
	if g.failed {
		shelves = append(shelves, app.P().Text("The list of puzzles could not be fetched. Reload the page to try again."))
	}
	return shell("/", main.Body(
		app.Header().Class("opening").Body(
			app.H1().Text("Change a fact, see what follows, and why."),
			app.P().Class("lead").Text("A laboratory for logic puzzles. Read a story, change what is known, and the page works out at once what follows from it, names the facts that it follows from, and shows how each way of searching gets there."),
		),
		app.Div().Body(shelves...),
	))
}

func cardOf(card puzzle.Card) app.UI {
	var picture app.UI = app.Div().Class("vignette").Body(mark())
	if card.Picture != nil {
		picture = app.Div().Class("vignette").Body(drawing(*card.Picture))
	}
	return app.Li().Class("card").Body(
		app.A().Href(href("/p/"+card.Name+"/")).Body(
			picture,
			app.Div().Class("card-text").Body(
				app.H3().Text(card.Title),
				app.P().Text(card.Summary),
				app.P().Class("kicker").Text(sourceName(card.Source)),
			),
		),
	)
}
