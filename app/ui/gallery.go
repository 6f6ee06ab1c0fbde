package ui

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
)

// Gallery is the first page: all puzzles, by kind, and what helps to choose one.
type Gallery struct {
	app.Compo
	cards  []puzzle.Card
	failed bool
	live   bool
	choice state.Choice
	unread []string // what the address asks for beside that, and is not known here
	solved solved
	open   bool // the filters, where they fold
}

// OnInit takes the catalogue from the page itself if it came with it.
func (g *Gallery) OnInit() {
	if cards, err := Cards(); err == nil {
		g.cards = cards
	}
}

// OnMount fetches the catalogue if need be.
func (g *Gallery) OnMount(ctx app.Context) {
	breath.over = true
	GalleryHead.write(ctx)
	load(ctx, CatalogFile, func(ctx app.Context, cards []puzzle.Card, err error) {
		g.cards, g.failed, g.live = cards, err != nil, true
		g.solved = solvedBefore()
		g.follow(ctx)
		ctx.Update()
	})
}

// OnNav follows an address that was changed by hand or by going back.
func (g *Gallery) OnNav(ctx app.Context) {
	if g.live {
		g.follow(ctx)
	}
}

func (g *Gallery) follow(ctx app.Context) {
	g.choice, g.unread = state.ReadChoice(ctx.Page().URL().EscapedFragment(), g.cards)
	ctx.Defer(func(app.Context) { g.showWords() })
}

// choose looks for something else, and has the address say so: one can go back from
// what was picked, and from all that was typed at once.
func (g *Gallery) choose(ctx app.Context, choice state.Choice) {
	typing := choice.Words != "" && g.choice.Words != "" && choice.Words != g.choice.Words
	g.choice, g.unread = choice, nil
	to := ctx.Page().URL()
	if fragment, err := url.Parse(choice.Fragment()); err == nil {
		to.Fragment, to.RawFragment = fragment.Fragment, fragment.RawFragment
	}
	// A browser may refuse: to write the address too often, say.
	_ = attempt(func() {
		if typing {
			ctx.Page().ReplaceURL(to)
		} else {
			ctx.NavigateTo(to)
		}
	})
}

// Render draws the page.
func (g *Gallery) Render() app.UI {
	main := elem("main").ID("main").Class("gallery").TabIndex(-1)
	if g.live {
		main = main.DataSet("ready", "1")
	}
	var kinds []string
	byKind, own, fitting, all := map[string][]app.UI{}, map[string]app.UI{}, map[string]bool{}, 0
	for _, card := range g.cards {
		if byKind[card.Kind] == nil {
			kinds = append(kinds, card.Kind)
			own[card.Kind] = ownOf(card)
		}
		fits := g.choice.Fits(card, g.solved.has(card.Name))
		if fits {
			fitting[card.Kind] = true
			all++
		}
		byKind[card.Kind] = append(byKind[card.Kind], elem("li").Class("card").Attr("hidden", !fits).Body(
			&panel{Version: g.solved.version(card.Name), draw: func() app.UI { return cardOf(card, toSource(card), g.solved.has(card.Name)) }},
		))
	}
	var shelves []app.UI
	for _, kind := range kinds {
		shelves = append(shelves, elem("section").Class("shelf").Attr("hidden", !fitting[kind]).Body(
			elem("div").Class("shelf-head").Body(textOf("h2", kind), own[kind]), elem("ul").Class("cards").Body(byKind[kind]...),
		))
	}
	if g.failed {
		shelves = append(shelves, elem("p").Text("The list of puzzles could not be fetched. Reload the page to try again."))
	}
	return shell("/", main.Body(
		elem("header").Class("opening").Body(
			textOf("h1", "Change a fact, see what follows, and why."),
			elem("p").Class("lead").Text("A laboratory for logic puzzles. Read a story, change what is known, and the page works out at once what follows from it, names the facts that it follows from, and shows how each way of searching gets there."),
			g.beginning(),
		),
		g.chooser(all),
		elem("div").Class("shelves").Body(shelves...),
		&offline{},
	))
}

// beginning names a puzzle to begin with, or to go on with.
func (g *Gallery) beginning() app.UI {
	card, ok := state.Recommended(g.cards, g.solved.has)
	if !ok {
		return elem("p").Attr("hidden", true)
	}
	lead := "Begin with"
	if len(g.solved) > 0 {
		lead = "Try next:"
	}
	return elem("p").Class("begin").Body(
		app.Text(lead+" "), linkTo("/p/"+card.Name+"/", card.Title),
		app.Text(" ("+string(card.Grade.Level)+": "+card.Grade.Text+")."),
	)
}

// ownOf leads to an empty puzzle of the kind.
func ownOf(card puzzle.Card) app.UI {
	return elem("a").Class("own").Attr("href", href("/p/"+card.Name+"/")+card.Own).
		Aria("label", "Make your own: "+card.Kind).Text("Make your own")
}
