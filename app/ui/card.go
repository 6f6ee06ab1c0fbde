package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/puzzle"
)

// cardOf draws a puzzle in a list. Of its answer the card says nothing: what it is found
// by is not written there.
func cardOf(card puzzle.Card, from app.UI, isSolved bool) app.UI {
	var picture app.UI = elem("div").Class("vignette").Body(mark())
	if card.Picture != nil {
		picture = elem("div").Class("vignette").Body(drawing(*card.Picture))
	}
	return elem("div").Body(
		elem("a").Attr("href", href("/p/"+card.Name+"/")).Body(
			picture,
			elem("div").Class("card-text").Body(textOf("h3", card.Title), textOf("p", card.Summary)),
		),
		elem("p").Class("kicker").Body(
			from,
			when(card.Grade != nil, func() app.UI {
				return elem("span").Class("grade").Title(card.Grade.Text).Text(string(card.Grade.Level))
			}),
			when(isSolved, func() app.UI { return elem("span").Class("solved").Text("✓ solved") }),
		),
	)
}

// toSource leads to the other puzzles of a puzzle's source.
func toSource(card puzzle.Card) app.UI {
	return linkTo(SourcePath(card.From), card.Source)
}

// solved are the names of the puzzles that the visitor has solved.
type solved map[string]bool

// solvedBefore are those that this device remembers.
func solvedBefore() solved {
	names, all := app.Window().Get("solvitur").Call("solved"), solved{}
	for i := range names.Get("length").Int() {
		all[names.Index(i).String()] = true
	}
	return all
}

func (s solved) has(name string) bool { return s[name] }

// version is that of the panel that a puzzle's card is drawn in.
func (s solved) version(name string) int64 {
	if s[name] {
		return 1
	}
	return 0
}
