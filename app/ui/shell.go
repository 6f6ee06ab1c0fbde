package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// shell puts the frame of the site around the body of a page.
func shell(here string, body ...app.UI) app.UI {
	return elem("div").Class("site").Body(
		elem("a").Class("skip").Attr("href", "#main").Text("To the content"),
		elem("header").Class("masthead").Body(
			elem("a").Class("brand").Attr("href", href("/")).Body(
				mark(), elem("span").Text("Solvitur"),
			),
			elem("nav").Aria("label", "Site").Body(
				navLink(here, "/", "Puzzles"),
				navLink(here, "/how/", "How it works"),
			),
			&themeSwitch{},
		),
		elem("div").Class("page").Body(body...),
		elem("footer").Class("colophon").Body(
			elem("p").Text("Everything is worked out on your own machine. Nothing you enter leaves it, unless you share a link."),
			colophon(),
		),
	)
}

// SourceVariable hands the address of the source code to the page's program, for
// a site that is published from a repository.
const SourceVariable = "SOLVITUR_SOURCE"

// colophon says what the program may be used for, and where it comes from.
func colophon() app.UI {
	source := app.Getenv(SourceVariable)
	if !strings.HasPrefix(source, "https://") {
		return elem("p").Text("Free software, under the MIT licence.")
	}
	return elem("p").Body(
		app.Text("Free software, under the MIT licence: "),
		elem("a").Attr("href", source).Text("source code, licence, questions and faults"), app.Text("."),
	)
}

func navLink(here, path, text string) app.UI {
	a := elem("a").Attr("href", href(path)).Text(text)
	if here == path {
		a = a.Attr("aria-current", "page")
	}
	return a
}

// mark is the sign of the site: a square of three by three with one cell found.
func mark() app.UI {
	return svg("svg", "viewBox", "0 0 24 24", "class", "mark", "aria-hidden", "true").Body(
		svg("path", "d", "M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18"),
		svg("rect", "x", "9", "y", "9", "width", "6", "height", "6", "class", "found"),
	)
}

// themeSwitch walks through the three themes: the system's, light, dark.
type themeSwitch struct {
	app.Compo
	theme string
}

func (t *themeSwitch) OnMount(ctx app.Context) {
	t.theme = app.Window().Get("solvitur").Call("theme").String()
	ctx.Update()
}

func (t *themeSwitch) Render() app.UI {
	drawing, name := "auto", "Colours: as on your system"
	switch t.theme {
	case "light":
		drawing, name = "sun", "Colours: light"
	case "dark":
		drawing, name = "theme", "Colours: dark"
	}
	return elem("button").Attr("type", "button").Class("icon-button").
		Aria("label", name+"; change").Title(name).Attr("disabled", app.IsServer).
		OnClick(func(ctx app.Context, _ app.Event) {
			t.theme = map[string]string{"system": "light", "light": "dark", "dark": "system"}[t.theme]
			app.Window().Get("solvitur").Call("setTheme", t.theme)
		}).
		Body(icon(drawing))
}
