package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// How explains the site.
type How struct {
	app.Compo
	live bool
}

// OnMount marks the page as running.
func (h *How) OnMount(ctx app.Context) {
	h.live = true
	ctx.Update()
}

// Render draws the page.
func (h *How) Render() app.UI {
	main := elem("main").ID("main").Class("how").TabIndex(-1)
	if h.live {
		main = main.DataSet("ready", "1")
	}
	section := func(title string, paragraphs ...string) app.UI {
		body := []app.UI{elem("h2").Text(title)}
		for _, paragraph := range paragraphs {
			body = append(body, elem("p").Text(paragraph))
		}
		return elem("section").Class("prose").Body(body...)
	}
	return shell("/how/", main.Body(
		elem("header").Class("opening").Body(
			elem("h1").Text("How it works"),
			elem("p").Class("lead").Text("Every puzzle here is a list of facts and a question. You may change any of them."),
		),
		section("Facts",
			"Each fact is a sentence with gaps. Change what stands in a gap, switch a fact off, delete it, or add one of your own; the answer follows at once. Undo takes back as many steps as you like, and what differs from the original is marked.",
			"Besides the facts there are the rules of the kind of puzzle, such as “each friend once”. They can be part of a reason, but not be switched off."),
		section("The answer",
			"The verdict is one of four. None: a complete search has found that no solution exists. One: exactly one exists. Many: there are several, counted, or “at least” so many when counting was cut short. Not decided: the search was stopped or ran out of time; nothing is claimed then.",
			"Every solution is checked against the facts by a separate piece of program before it is shown."),
		section("Why",
			"When the facts contradict each other, the page names a set of facts that is enough for the contradiction, and minimal: drop any one of them, and that contradiction is gone. Other sets may be just as good. Where a table shows a conclusion, press it and ask why: the facts behind it light up.",
			"When several solutions are left, the page says what is certain, what stays open, and which single further fact would settle the matter."),
		section("Search",
			"The same question can be answered by trying everything, by testing early, by going where the choice is smallest, or by letting the facts propagate. The table counts what each way has to do. The counts are the same on every machine; the time is yours. Any search can be replayed step by step."),
		section("Links and privacy",
			"A changed puzzle is a link. It holds the facts only, behind the # of the address, which browsers never send to a server. There is no server that could see it: the page is a set of files, and all the work is done on your machine. After the first visit it works without a connection."),
		section("Teaching with it",
			"Each puzzle can be embedded in a course page: the line of code is under “Share”. An embedded puzzle works like this page, without the frame around it. “Save as a file” gives the facts as JSON, which the terminal program of the project solves in bulk."),
	))
}
