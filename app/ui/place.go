package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/english"
)

// The page of a puzzle has four places, of which one is open. web/boot/48-places.js
// opens them, also before this program has come.

// openPlace opens a place by its name; "" is the one that the address asks for.
func openPlace(name string) { app.Window().Get("solvitur").Call("place", name) }

// toPlace goes to the beginning of a place, if another one is open.
func toPlace(name string) {
	if name != placeOpen() {
		app.Window().Get("solvitur").Call("toPlace", name)
	}
}

// placeOpen is the place that is open.
func placeOpen() string {
	return text(app.Window().Get("document").Get("documentElement").Get("dataset").Get("place"))
}

// markPlace has the open place marked again, in links that were drawn anew.
func markPlace() { openPlace(placeOpen()) }

// openPlaceOf opens the place in which an element stands, if it is out of sight.
func openPlaceOf(element app.Value) { app.Window().Get("solvitur").Call("reveal", element) }

// placeLinks lead to the places.
func placeLinks() app.UI {
	var links []app.UI
	for _, place := range []string{"puzzle", "answer", "search", "explore"} {
		links = append(links, elem("a").Attr("href", "?place="+place).DataSet("to", place).Text(english.Capital(place)))
	}
	return elem("nav").Class("place-links").Aria("label", "Places of this page").Body(links...)
}
