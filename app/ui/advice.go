package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
)

// advice draws, below the facts of a puzzle in the making, what is to be done about
// them.
type advice struct{ model *state.Model }

func (a advice) render() app.UI {
	m := a.model
	section := elem("section").Class("advice")
	if !m.Advises() {
		return section.Attr("hidden", true)
	}
	var lines []app.UI
	for _, said := range m.Advise() {
		lines = append(lines, a.line(said))
	}
	if m.Answer.Stale {
		section = section.DataSet("stale", "1")
	}
	return section.Aria("labelledby", "advice-title").Body(
		elem("h3").ID("advice-title").Text("Advice"),
		elem("ul").Body(lines...),
	)
}

func (a advice) line(said state.Advice) app.UI {
	text := elem("p").Text(said.Text)
	if said.Waiting {
		text = text.Class("waiting")
	}
	var items []app.UI
	for _, id := range said.Facts {
		fact, _ := a.model.FactBehind(id)
		items = append(items, elem("li").DataSet("facts", id).Body(
			factName(a.model, fact), elem("span").Text(fact.Text),
			when(!fact.Rule && !a.model.IsOff(id), func() app.UI {
				return button(action{Do: "switch", Path: id}, "Switch off", true).Aria("label", "Switch off: "+fact.Text)
			}),
		))
	}
	for _, would := range said.Would {
		items = append(items, elem("li").Body(elem("span").Text(english.Sentence(would))))
	}
	return elem("li").DataSet("advice", string(said.About)).Body(
		text,
		when(len(items) > 0, func() app.UI { return elem("ul").Class("advised").Body(items...) }),
	)
}
