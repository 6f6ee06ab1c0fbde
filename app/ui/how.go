package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// How explains the site.
type How struct {
	app.Compo
	live bool
}

// OnMount marks the page as running.
func (h *How) OnMount(ctx app.Context) {
	breath.over = true
	HowHead.write(ctx)
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
		raceExample(),
		section("Facts",
			"Each fact is a sentence with gaps. Change what stands in a gap, switch a fact off, delete it, or add one of your own; the answer follows at once. Undo takes back as many steps as you like, and what differs from the original is marked.",
			"Besides the facts there are the rules of the kind of puzzle, such as “each friend once”. They can be part of a reason, but cannot be switched off."),
		section("The answer",
			"The verdict is one of four. None: a complete search has found that no solution exists. One: exactly one exists. Many: there are several, counted, or “at least” so many when counting was cut short. Not decided: the search was stopped or ran out of time; nothing is claimed then.",
			"Every solution is checked against the facts by a separate program before it is shown."),
		section("The veil",
			"A puzzle opens unsolved: its answer is worked out, and veiled until you ask for it or change a fact. Whoever wants to see all answers at once can say so beside the veil. A link or a course page may ask for the verdict alone, or for the whole answer: choose under “Share”."),
		section("Why",
			"When the facts contradict each other, the page names a set of facts that is enough for the contradiction, and minimal: drop any one of them, and that contradiction is gone. Other sets may be just as good. Where a table shows a conclusion, press it and ask why: the facts behind it light up.",
			"When several solutions are left, the page says what is certain, what is not, and which single further fact would settle the matter."),
		section("Search",
			"The same question can be answered by trying everything, by testing early, by going where the choice is smallest, or by propagation: working out what follows from every choice before the next is made. Where nothing fits any more is a dead end, and the search steps back. The table counts what each way has to do. The counts are the same on every machine; the times are those of yours. Any search can be replayed step by step."),
		section("Your own puzzle",
			"Every puzzle can be made your own: write another title and story, and change the facts; or begin with an empty puzzle of the kind, from the list of puzzles or at the foot of any story. While you make it, the page says below the facts whether they contradict each other, whether they decide the answer and what would, which of them can be spared, and how hard it is."),
		section("Links and privacy",
			"A changed puzzle is a link. It holds only the facts, and the title, story, question and notes that you have written, after the # of the address, and browsers never send that part to a server. There is no server that could see it: the page is a set of files, and all the work is done on your machine. After the first visit it works without a connection."),
		section("Teaching with it",
			"Each puzzle can be embedded in a course page: the line of code is under “Share”. An embedded puzzle works like this page, without the frame around it. “Save as a file” gives the facts as JSON, which the terminal program of the project solves in bulk."),
	))
}

// race is the example that is worked out on the page: conditions on the order in
// which four runners came in. A test goes through all orders.
var race = []string{"Ann came in before Ben.", "Ben came in before Cy.", "Cy came in before Ann.", "Dot came in last."}

// raceOutcomes say what follows when some of the facts are switched off.
var raceOutcomes = []struct {
	off     []int // counted from 1
	words   string
	verdict string
	answer  string
}{
	{nil, "none", "None", "These facts contradict each other."},
	{[]int{4}, "fact 4", "None", "Still: facts 1, 2 and 3 are enough for that."},
	{[]int{3}, "fact 3", "One", "Ann, Ben, Cy, Dot."},
	{[]int{1}, "fact 1", "One", "Ben, Cy, Ann, Dot."},
	{[]int{3, 4}, "facts 3 and 4", "Many", "Four orders: Ann, Ben, Cy for certain in this order; Dot may have come in anywhere."},
}

func raceExample() app.UI {
	var facts, rows []app.UI
	for i, fact := range race {
		facts = append(facts, elem("li").Body(elem("span").Class("fact-number").Text(i+1), elem("span").Text(fact)))
	}
	for _, outcome := range raceOutcomes {
		rows = append(rows, elem("tr").Body(
			elem("th").Attr("scope", "row").Text(outcome.words), elem("td").Class("words").Text(outcome.verdict), elem("td").Class("words").Text(outcome.answer),
		))
	}
	return elem("section").Class("prose worked").Body(
		elem("h2").Text("A small example"),
		elem("p").Text("Four runners, no two of them level. In which order did they come in?"),
		elem("ol").Class("core").Body(facts...),
		elem("div").Class("scroll").TabIndex(0).Role("group").Aria("label", "What follows from the facts").Body(
			elem("table").Class("data").Body(
				elem("caption").Class("hidden-text").Text("What follows from the facts"),
				elem("thead").Body(elem("tr").Body(
					elem("th").Attr("scope", "col").Text("switched off"), elem("th").Attr("scope", "col").Class("words").Text("verdict"), elem("th").Attr("scope", "col").Class("words").Text("answer"),
				)),
				elem("tbody").Body(rows...),
			),
		),
		elem("p").Text("Why is there no order at first? Facts 1, 2 and 3 run in a circle. Fact 4 has no part in it, and none of the three can be spared: without any one of them there is an order again. And how is one found? There are 24 orders to try; with Dot put last from the start, 6."),
	)
}
