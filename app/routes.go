package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/ui"
	"solvitur/solvers/puzzle"
)

// route is one address of the site.
type route struct {
	ui.Head
	canonical string   // the route that this one repeats
	hidden    bool     // not for search engines
	data      []string // data files that the page reads at once
	worker    string   // the worker's program that the page needs at once
}

// Picture of a route that repeats another is the other's.
func (r route) Picture() string {
	if r.canonical != "" {
		return ui.Head{Path: r.canonical}.Picture()
	}
	return r.Head.Picture()
}

// These hand the names of the puzzles, and of their sources, to the page's program,
// which has to know its routes before any data has arrived.
const (
	namesVariable   = "SOLVITUR_PUZZLES"
	sourcesVariable = "SOLVITUR_SOURCES"
)

// routes registers every page with go-app and lists them for the generator.
func routes() ([]route, error) {
	app.RouteWithRegexp(`^/?$`, func() app.Composer { return &ui.Gallery{} })
	app.RouteWithRegexp(`^/how/?$`, func() app.Composer { return &ui.How{} })

	var cards []puzzle.Card
	names, sources := strings.Fields(app.Getenv(namesVariable)), strings.Fields(app.Getenv(sourcesVariable))
	if app.IsServer {
		var err error
		if cards, err = ui.Cards(); err != nil {
			return nil, fmt.Errorf("the catalogue cannot be read: %w", err)
		}
		names, sources = nil, nil
		for _, card := range cards {
			names = append(names, card.Name)
			if !slices.Contains(sources, card.From) {
				sources = append(sources, card.From)
			}
		}
	}
	for _, name := range names {
		app.RouteWithRegexp("^/p/"+name+"/?$", func() app.Composer { return &ui.PuzzlePage{Name: name} })
		app.RouteWithRegexp("^/embed/"+name+"/?$", func() app.Composer { return &ui.PuzzlePage{Name: name, Embedded: true} })
	}
	for _, name := range sources {
		app.RouteWithRegexp("^/source/"+name+"/?$", func() app.Composer { return &ui.Source{Name: name} })
	}
	app.RouteWithRegexp(".", func() app.Composer { return &ui.NotFound{} })

	all := []route{
		{Head: ui.GalleryHead, data: []string{ui.CatalogFile}},
		{Head: ui.HowHead},
	}
	if app.IsServer {
		for _, name := range sources {
			sheet, err := ui.SourceSheet(name)
			if err != nil {
				return nil, err
			}
			all = append(all, route{Head: ui.SourceHead(sheet), data: []string{ui.SourceFile(name)}})
		}
	}
	for _, card := range cards {
		data := []string{ui.SheetFile(card.Name)}
		head := ui.PuzzleHead(card.Name, card.Title, card.Summary)
		embedded := head
		embedded.Path = "/embed/" + card.Name + "/"
		all = append(all, route{Head: head, data: data, worker: card.Program},
			route{Head: embedded, data: data, worker: card.Program, canonical: head.Path, hidden: true})
	}
	return all, nil
}
