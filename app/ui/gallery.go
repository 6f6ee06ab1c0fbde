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
	GalleryHead.write(ctx)
	load(ctx, CatalogFile, func(ctx app.Context, cards []puzzle.Card, err error) {
		g.cards, g.failed, g.live = cards, err != nil, true
		ctx.Update()
	})
}

// Render draws the page.
func (g *Gallery) Render() app.UI {
	main := elem("main").ID("main").Class("gallery").TabIndex(-1)
	if g.live {
		main = main.DataSet("ready", "1")
	}
	var kinds []string
	byKind, own := map[string][]app.UI{}, map[string]app.UI{}
	for _, card := range g.cards {
		if byKind[card.Kind] == nil {
			kinds = append(kinds, card.Kind)
			own[card.Kind] = ownOf(card)
		}
		byKind[card.Kind] = append(byKind[card.Kind], cardOf(card))
	}
	var shelves []app.UI
	for _, kind := range kinds {
		shelves = append(shelves, elem("section").Class("shelf").Body(
			elem("div").Class("shelf-head").Body(elem("h2").Text(kind), own[kind]), elem("ul").Class("cards").Body(byKind[kind]...),
		))
	}
	if g.failed {
		shelves = append(shelves, elem("p").Text("The list of puzzles could not be fetched. Reload the page to try again."))
	}
	return shell("/", main.Body(
		elem("header").Class("opening").Body(
			elem("h1").Text("Change a fact, see what follows, and why."),
			elem("p").Class("lead").Text("A laboratory for logic puzzles. Read a story, change what is known, and the page works out at once what follows from it, names the facts that it follows from, and shows how each way of searching gets there."),
		),
		elem("div").Class("shelves").Body(shelves...),
		&offline{},
	))
}

// ownOf leads to an empty puzzle of the kind.
func ownOf(card puzzle.Card) app.UI {
	return elem("a").Class("own").Attr("href", href("/p/"+card.Name+"/")+card.Own).
		Aria("label", "Make your own: "+card.Kind).Text("Make your own")
}

func cardOf(card puzzle.Card) app.UI {
	var picture app.UI = elem("div").Class("vignette").Body(mark())
	if card.Picture != nil {
		picture = elem("div").Class("vignette").Body(drawing(*card.Picture))
	}
	return elem("li").Class("card").Body(
		elem("a").Attr("href", href("/p/"+card.Name+"/")).Body(
			picture,
			elem("div").Class("card-text").Body(
				elem("h3").Text(card.Title),
				elem("p").Text(card.Summary),
				elem("p").Class("kicker").Text(card.Source),
			),
		),
	)
}
