package main

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/ui"
	"solvitur/solvers/puzzle"
)

// route is one address of the site.
type route struct {
	path, title, description string
	canonical                string   // the route that this one repeats
	hidden                   bool     // not for search engines
	data                     []string // data files that the page reads at once
}

// namesVariable hands the names of the puzzles to the page's program, which
// has to know its routes before any data has arrived.
const namesVariable = "SOLVITUR_PUZZLES"

// routes registers every page with go-app and lists them for the generator.
func routes() ([]route, error) {
	app.RouteWithRegexp(`^/?$`, func() app.Composer { return &ui.Gallery{} })
	app.RouteWithRegexp(`^/how/?$`, func() app.Composer { return &ui.How{} })

	var cards []puzzle.Card
	names := strings.Fields(app.Getenv(namesVariable))
	if app.IsServer {
		var err error
		if cards, err = ui.Cards(); err != nil {
			return nil, fmt.Errorf("the catalogue cannot be read: %w", err)
		}
		names = nil
		for _, card := range cards {
			names = append(names, card.Name)
		}
	}
	for _, name := range names {
		app.RouteWithRegexp("^/p/"+name+"/?$", func() app.Composer { return &ui.PuzzlePage{Name: name} })
		app.RouteWithRegexp("^/embed/"+name+"/?$", func() app.Composer { return &ui.PuzzlePage{Name: name, Embedded: true} })
	}
	app.RouteWithRegexp(".", func() app.Composer { return &ui.NotFound{} })

	all := []route{
		{path: "/", title: "Solvitur", description: "A laboratory for logic puzzles: change a fact, see what follows, and why.", data: []string{ui.CatalogFile}},
		{path: "/how/", title: "How it works · Solvitur", description: "Facts, verdicts, reasons, strategies, links and privacy: how this laboratory for logic puzzles works."},
	}
	for _, card := range cards {
		data := []string{ui.SheetFile(card.Name)}
		title := card.Title + " · Solvitur"
		all = append(all,
			route{path: "/p/" + card.Name + "/", title: title, description: card.Summary, data: data},
			route{path: "/embed/" + card.Name + "/", title: title, description: card.Summary, data: data, canonical: "/p/" + card.Name + "/", hidden: true},
		)
	}
	return all, nil
}
