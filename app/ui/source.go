package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// SourcePath is where the page of a source stands, by its name in addresses.
func SourcePath(name string) string { return "/source/" + name + "/" }

// SourceFile is the data file of a source.
func SourceFile(name string) string { return "source/" + name + ".json" }

// Source is the page of a source: what it is, and its puzzles in its own order.
type Source struct {
	app.Compo
	Name string

	sheet  puzzle.SourceSheet
	failed bool
	live   bool
	solved solved
}

// CompoID keeps the pages of two sources apart.
func (s *Source) CompoID() string { return s.Name }

// OnInit takes the source from the page itself if it came with it.
func (s *Source) OnInit() {
	if sheet, err := SourceSheet(s.Name); err == nil {
		s.sheet = sheet
	}
}

// OnMount fetches the source if need be.
func (s *Source) OnMount(ctx app.Context) {
	breath.over = true
	load(ctx, SourceFile(s.Name), func(ctx app.Context, sheet puzzle.SourceSheet, err error) {
		s.sheet, s.failed, s.live, s.solved = sheet, err != nil, true, solvedBefore()
		if err == nil {
			SourceHead(sheet).write(ctx)
		}
		ctx.Update()
	})
}

// SourceHead is the head of a source's page.
func SourceHead(sheet puzzle.SourceSheet) Head {
	return Head{SourcePath(sheet.Source.Slug()), sheet.Title + " · Solvitur",
		english.Count(len(sheet.Cards), "logic puzzle", "logic puzzles") + " to solve, change and understand: " + reference(sheet.Source)}
}

// reference is a source as it is credited, as a sentence.
func reference(source puzzle.Source) string { return english.Sentence(source.Reference) }

// Render draws the page.
func (s *Source) Render() app.UI {
	main := elem("main").ID("main").Class("source-page").TabIndex(-1)
	if s.live {
		main = main.DataSet("ready", "1")
	}
	here := SourcePath(s.Name)
	if s.failed {
		return shell(here, main.Body(textOf("p", "What this page shows could not be fetched. Reload it to try again.")))
	}
	var about, cards, others []app.UI
	for _, paragraph := range s.sheet.About {
		about = append(about, textOf("p", paragraph))
	}
	for _, card := range s.sheet.Cards {
		cards = append(cards, elem("li").Class("card").Body(
			&panel{Version: s.solved.version(card.Name), draw: func() app.UI { return cardOf(card.Card, where(card), s.solved.has(card.Name)) }},
		))
	}
	for _, other := range s.sheet.Others {
		to := linkTo(SourcePath(other.From), other.Title)
		if other.From == s.Name {
			to = to.Attr("aria-current", "page")
		}
		others = append(others, elem("li").Body(to, app.Text(" ("+english.Thousands(other.Puzzles)+")")))
	}
	return shell(here, main.Body(
		elem("header").Class("opening").Body(
			textOf("h1", s.sheet.Title),
			elem("p").Class("lead").Text(reference(s.sheet.Source)),
		),
		elem("div").Class("prose").Body(about...),
		textOf("h2", inOrder(len(s.sheet.Cards))),
		elem("ul").Class("cards").Body(cards...),
		elem("nav").Class("sources").Aria("labelledby", "sources").Body(
			elem("h2").ID("sources").Text("All sources"),
			elem("ul").Body(others...),
		),
	))
}

// inOrder is the title of a list of so many puzzles.
func inOrder(n int) string {
	if n == 1 {
		return "Its puzzle"
	}
	return "Its " + english.Words(n) + " puzzles, in order"
}

// where says where in its source a puzzle stands.
func where(card puzzle.Sourced) app.UI {
	return when(card.Where != "", func() app.UI { return textOf("span", card.Where) })
}

// toSource leads from a puzzle to the others of its source.
func (p *PuzzlePage) toSource() app.UI {
	source, label := p.model.Sheet.Preset.Source, "More of this source"
	if source.Ours() {
		label = "More of our own"
	}
	return elem("p").Class("more-of").Body(linkTo(SourcePath(source.Slug()), label))
}
