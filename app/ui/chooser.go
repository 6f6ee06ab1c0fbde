package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
)

// filterLabels are what the filters are called, and what leaves all.
var filterLabels = []struct{ label, all string }{
	state.ByKind:   {"Kind", "all kinds"},
	state.BySource: {"Source", "all sources"},
	state.ByLevel:  {"How hard", "any"},
	state.ByAnswer: {"Answers", "any number"},
	state.BySolved: {"Solved", "any"},
}

// unset is the value of a filter that is not set: an option without one would have its
// text.
const unset = "any"

// chooser draws what puzzles are looked for by, and how many there are of what was looked
// for.
func (g *Gallery) chooser(found int) app.UI {
	fold, label := "false", "Filters"
	if g.open {
		fold = "true"
	}
	if n := g.choice.Set(); n > 0 {
		label = fmt.Sprintf("Filters (%d)", n)
	}
	var filters []app.UI
	for f, words := range filterLabels {
		filters = append(filters, g.filter(state.Filter(f), words.label, words.all))
	}
	return elem("section").Class("chooser").Role("search").Aria("label", "Puzzles").DataSet("open", fold).Body(
		elem("div").Class("chooser-line").Body(
			elem("label").Class("chooser-words").Body(
				textOf("span", "Search"),
				app.ElemSelfClosing("input").Attr("type", "search").Class("box").Attr("disabled", !g.live).Attr("maxlength", "80").
					Attr("autocomplete", "off").Attr("spellcheck", "false").
					OnInput(func(ctx app.Context, _ app.Event) {
						choice := g.choice
						choice.Words = ctx.JSSrc().Get("value").String()
						g.choose(ctx, choice)
					}),
			),
			g.button("button chooser-fold", label, func(app.Context, app.Event) { g.open = !g.open }).
				Aria("expanded", fold).Aria("controls", "filters"),
		),
		elem("div").Class("filters").ID("filters").Body(filters...),
		elem("div").Class("chooser-found").Body(
			elem("p").Role("status").Text(g.found(found)),
			when(g.choice != (state.Choice{}), func() app.UI {
				return g.button("button", "Clear", g.clear).Aria("label", "Clear search and filters")
			}),
		),
		elem("p").Class("chooser-unread").Aria("live", "polite").Attr("hidden", len(g.unread) == 0).Text(state.Unread(g.unread)),
	)
}

func (g *Gallery) button(class, text string, press app.EventHandler) app.HTMLElem {
	return elem("button").Attr("type", "button").Class(class).Attr("disabled", !g.live).Text(text).OnClick(press)
}

// clear looks for all. The button goes away with that, and the focus to where one
// begins anew.
func (g *Gallery) clear(ctx app.Context, _ app.Event) {
	g.choose(ctx, state.Choice{})
	g.showWords().Call("focus")
}

// showWords has the box hold the words that are looked for, where these do not come from
// there. An attribute would not: it says what a box holds at first.
func (g *Gallery) showWords() app.Value {
	box := app.Window().Get("document").Call("querySelector", ".chooser input")
	if box.Truthy() && box.Get("value").String() != g.choice.Words {
		box.Set("value", g.choice.Words)
	}
	return box
}

func (g *Gallery) filter(f state.Filter, label, all string) app.UI {
	options := []app.UI{elem("option").Attr("value", unset).Text(all)}
	for _, o := range f.Options(g.cards) {
		options = append(options, elem("option").Attr("value", o.Value).Text(o.Label).Attr("selected", o.Value == g.choice.Picked(f)))
	}
	return elem("label").Body(
		textOf("span", label),
		elem("select").Class("menu").Attr("disabled", !g.live).Body(options...).
			OnChange(func(ctx app.Context, _ app.Event) {
				value := ctx.JSSrc().Get("value").String()
				if value == unset {
					value = ""
				}
				g.choose(ctx, g.choice.Pick(f, value))
			}),
	)
}

// found says how many puzzles there are of what is looked for.
func (g *Gallery) found(n int) string {
	all := english.Count(len(g.cards), "puzzle", "puzzles")
	switch {
	case g.choice == (state.Choice{}):
		return all
	case n == 0:
		return "Nothing fits."
	}
	return english.Thousands(n) + " of " + all
}
