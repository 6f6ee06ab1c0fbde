package ui

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Render draws the page, with the frame of the site around it or without.
func (p *PuzzlePage) Render() app.UI {
	if p.Embedded {
		return elem("div").Class("site embedded").Body(p.main())
	}
	return shell("/p/"+p.Name+"/", p.main())
}

func (p *PuzzlePage) main() app.UI {
	main := elem("main").ID("main").Class("puzzle").TabIndex(-1)
	if !p.loaded {
		return main.Body(elem("p").Class("waiting").Text(cmp.Or(p.failed, "Opening the puzzle…")))
	}
	p.lookAround()
	parts := p.parts()
	if p.live {
		main = main.DataSet("ready", "1")
		if len(p.lagging.behind) > 0 || p.model.Run.Phase == state.Finding {
			main = main.DataSet("lags", "1")
		}
	}
	p.lagging.turn = ""
	return main.Body(parts...)
}

// parts are all that stands on the page.
func (p *PuzzlePage) parts() []app.UI {
	m := &p.model
	v := p.versions
	return []app.UI{
		elem("a").Class("skip").Attr("href", "#board").Text("Skip to the board"),
		elem("a").Class("skip").Attr("href", "#facts").Text("Skip to the facts"),
		elem("a").Class("skip").Attr("href", "#answer").Text("Skip to the answer"),
		p.news(),
		&panel{Version: v.story, draw: p.title},
		elem("div").Class("workbench").Body(
			elem("div").Class("pane").Body(
				elem("div").Class("told-beside").DataSet("in", "puzzle").Body(
					&panel{Version: v.story, draw: p.story},
					&panel{Version: v.facts + v.story, draw: p.variant},
				),
				elem("div").Class("facts-beside").DataSet("in", "puzzle").Body(
					&panel{Version: v.facts, draw: p.facts},
					&panel{Version: v.facts + v.verdict + v.findings + v.argument, draw: func() app.UI { return advice{m}.render() }},
				),
			),
			elem("div").Class("places").Body(p.places()...),
		),
		&panel{Version: v.aside, draw: p.toFull},
		p.onSheet(),
	}
}

// onSheet is what is for paper alone: out of sight whatever place is open, and its code takes a while. One of
// facts that have changed since is not printed.
func (p *PuzzlePage) onSheet() app.UI {
	sheet := p.place("paper")
	where := sheet.within("whereabouts", p.versions.aside, p.whereabouts)
	div := elem("div").Class("on-sheet")
	if sheet.late {
		div = div.DataSet("late", "1")
	}
	return div.Body(where)
}

// facts draws the facts, of which the rows draw themselves: see factRow.
func (p *PuzzlePage) facts() app.UI {
	m := &p.model
	p.drawn = facts{m, m.Differences(), p.complete, func() facts { return p.drawn }}
	return p.drawn.render()
}

// places are the line of the verdict, and what stands beside the facts: one of them is
// open (see web/boot/48-places.js).
func (p *PuzzlePage) places() []app.UI {
	m := &p.model
	v := p.versions
	board, told, searches, explore := p.place("puzzle"), p.place("answer"), p.place("search"), p.place("explore")
	tried := board.within("trial", v.findings+v.trial, func() app.UI { return trial{m}.render() })
	answered := append(p.answer(told), told.within("argument", v.argument, func() app.UI { return argument{m}.render() }))
	searched := searches.within("search", v.search, func() app.UI { return search{m}.render() })
	explored := explore.within("aside", v.aside, p.aside)
	return []app.UI{
		elem("div").Class("line").Body(
			&panel{Version: v.verdict, draw: func() app.UI { return answer{m}.verdict() }},
			placeLinks(),
		),
		p.notices(atFacts),
		board.mark(elem("section")).Class("play").ID("board").TabIndex(-1).Aria("label", "Board").Body(tried),
		told.mark(elem("section")).Class("answer").ID("answer").TabIndex(-1).Aria("labelledby", "answer-title").Body(append(
			[]app.UI{elem("h2").ID("answer-title").Text("Answer")}, answered...,
		)...),
		searches.mark(elem("div")).Body(p.notices(atSearch), searched),
		explore.mark(elem("div")).Body(explored),
		&panel{Version: v.findings, draw: func() app.UI { return answer{m}.asked() }},
	}
}

func (p *PuzzlePage) place(name string) *closable { return &closable{page: p, name: name} }

// answer draws the answer, as far as it is not veiled.
func (p *PuzzlePage) answer(in *closable) []app.UI {
	m := &p.model
	if app.IsServer {
		whole := *m
		whole.Veil = state.Shown
		told := answer{&whole}
		return []app.UI{folded(m.Over(), "Solved: show the answer", append([]app.UI{told.judged()}, told.found(atFacts, p.notices)...)...)}
	}
	return []app.UI{in.within("findings", p.versions.findings, func() app.UI { return answer{m}.findings(p.tried.landing, p.notices) })}
}

// news says that there is a newer version of the site.
func (p *PuzzlePage) news() app.UI {
	return elem("div").Class("news").Role("status").Body(when(p.update, func() app.UI {
		return elem("div").Class("notice").Body(
			elem("p").Text("A newer version of this site is here. Your changes are kept."), button(action{Do: "update"}, "Reload", true),
		)
	}))
}

// notices tells what has happened, right above what it has happened to.
func (p *PuzzlePage) notices(at landing) app.UI {
	var lines []app.UI
	if p.model.Notice != "" && p.tried.landing == at {
		lines = append(lines, elem("div").Class("notice").DataSet("notice", "1").TabIndex(-1).Body(
			elem("div").Class("notice-text").Body(elem("p").Text(p.model.Notice), p.ways()),
			iconButton(action{Do: "dismiss"}, "remove", "Dismiss", true),
		))
	}
	if there := p.model.Elsewhere(); len(there) > 0 && at == atFacts {
		lines = append(lines, elsewhere(there, wayBack(p.model.Input)))
	}
	if at == atFacts {
		lines = append(lines, p.unkept.lines(p.unkeptMarks(), p.shelf.forgets)...)
	}
	return elem("div").Class("notices").Role("status").Aria("live", "polite").Body(lines...)
}

// ways are what a notice offers to press.
func (p *PuzzlePage) ways() app.UI {
	var ways []app.UI
	for i, way := range p.model.Ways {
		if way.Link != "" {
			ways = append(ways, elem("a").Class("button").Attr("href", way.Link).Text(way.Label))
		} else {
			ways = append(ways, button(action{Do: "way", Value: strconv.Itoa(i)}, way.Label, true))
		}
	}
	return when(len(ways) > 0, func() app.UI { return elem("div").Class("tools").Body(ways...) })
}

// elsewhere tells the faults that stand at no field, with ways out of them.
func elsewhere(there []*schema.FieldError, back string) app.UI {
	lines := []app.UI{elem("p").Text("The facts are here, but something that came with them does not fit this puzzle, so nothing is worked out yet:")}
	for _, e := range drawn(there, mostErrors) {
		lines = append(lines, elem("p").Text(english.Sentence(e.Message)))
	}
	if more := len(there) - mostErrors; more > 0 {
		lines = append(lines, elem("p").Text("And "+english.Count(more, "more place", "more places")+" like these."))
	}
	lines = append(lines, elem("div").Class("tools").Body(
		button(action{Do: "drop"}, "Go on without that", true), button(action{Do: "reset"}, back, true),
	))
	return elem("div").Class("notice fault").DataSet("elsewhere", "1").Body(elem("div").Class("notice-text").Body(lines...))
}

// neighbours leads to the puzzles beside this one in the gallery.
func (p *PuzzlePage) neighbours() app.UI {
	link := func(to *puzzle.Neighbour, rel, label, drawing string) app.UI {
		if to == nil {
			return elem("span")
		}
		a := elem("a").Attr("href", href("/p/"+to.Name+"/")).Attr("rel", rel).Attr("title", label+": "+to.Title).Aria("label", label+": "+to.Title)
		if rel == "prev" {
			return a.Body(icon(drawing), elem("span").Text("previous"))
		}
		return a.Body(elem("span").Text("next"), icon(drawing))
	}
	return elem("nav").Class("neighbours").Aria("label", "Puzzles beside this one").Body(
		link(p.model.Sheet.Previous, "prev", "Previous puzzle", "left"), link(p.model.Sheet.Next, "next", "Next puzzle", "right"),
	)
}

func (p *PuzzlePage) aside() app.UI {
	preset := p.model.Sheet.Preset
	if p.model.Words.Blank {
		preset = puzzle.Preset{} // it lends the kind alone
	}
	var left, right []app.UI
	if len(preset.Experiments) > 0 {
		var items []app.UI
		for i, e := range preset.Experiments {
			items = append(items, elem("li").DataSet("experiment", e.Name).Body(
				button(action{Do: "experiment", Value: strconv.Itoa(i)}, e.Title, true),
				p.toLookAt(e),
			))
		}
		left = append(left, elem("section").Class("experiments").Aria("labelledby", "try-title").Body(
			elem("h2").ID("try-title").Text("Try this"), elem("ul").Body(items...),
		))
	}
	left = append(left, p.another())
	if len(preset.Found) > 0 {
		var items []app.UI
		for _, found := range preset.Found {
			items = append(items, elem("p").Text(found))
		}
		title := "What we found"
		if p.model.Over() != state.Shown {
			title += " (this tells of the answer)"
		}
		right = append(right, elem("details").Class("found prose").Body(
			append([]app.UI{elem("summary").Body(elem("h2").Text(title))}, items...)...,
		))
	}
	right = append(right, sharing{p.link, p.frame, p.model.Title(), p.said, p.showCode, p.opens, p.model.Over() != state.Shown}.render())
	right = append(right, when(!p.Embedded && !p.model.Words.Blank, p.source))
	return elem("div").Class("aside").Body(elem("div").Class("stack").Body(append(left, right...)...))
}

// toFull leads from a frame to the page.
func (p *PuzzlePage) toFull() app.UI {
	return elem("div").Body(when(p.Embedded, func() app.UI {
		return elem("p").Class("open-full").Body(
			elem("a").Attr("href", cmp.Or(p.link, address(&p.model, "p", ""))).Attr("target", "_blank").Attr("rel", "noopener").Text("Open this puzzle in Solvitur"),
		)
	}))
}

// whereabouts is where the puzzle is to be found, for a sheet of paper: nobody types what a variant adds to
// the address, so that is in a code to be scanned.
func (p *PuzzlePage) whereabouts() app.UI {
	short, variant, _ := strings.Cut(p.link, "#")
	short, _, _ = strings.Cut(short, "?")
	body := []app.UI{elem("p").Text(short)}
	if variant != "" {
		if code, ok := qrCode(p.link); ok {
			body = append([]app.UI{code}, elem("p").Text("Changed from the puzzle at "+short+"; scan the code for this one."))
		} else {
			body = []app.UI{elem("p").Text(p.link)} // it is too long for a code
		}
	}
	return elem("div").Class("print-address").Body(body...)
}

// toLookAt says what to look at in an experiment, where no program can say it when it is
// set up. It may tell the answer.
func (p *PuzzlePage) toLookAt(e puzzle.Experiment) app.UI {
	return when(app.IsServer, func() app.UI { return folded(p.model.Veil, "What to look at", elem("p").Text(e.Look)) })
}

func (p *PuzzlePage) source() app.UI {
	preset := p.model.Sheet.Preset
	text := preset.Source.Reference
	if preset.Source.Where != "" {
		text += ", " + preset.Source.Where
	}
	return elem("section").Class("source prose").Aria("labelledby", "source-title").Body(
		elem("h2").ID("source-title").Text("Source"),
		when(p.model.Retold(), func() app.UI {
			return elem("p").Body(app.Text("This puzzle was changed from "), p.toOriginal(), app.Text(", whose source is:"))
		}),
		elem("p").Text(text+"."),
		when(preset.Source.Note != "", func() app.UI { return elem("p").Text(english.Sentence(preset.Source.Note)) }),
		when(!preset.Source.Ours() && !p.model.Retold(), func() app.UI {
			return elem("p").Text("The story is told afresh in our own words; the facts and figures are the source’s.")
		}),
		p.toSource(),
	)
}
