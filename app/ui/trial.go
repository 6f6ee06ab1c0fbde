package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// trial draws what somebody tries on: the picture of the facts, whose parts are marked by
// pressing them, the form of the answer where no picture has its places, the tools, and
// what was asked for: a hint, a check. Of the answer nothing else is in it.
type trial struct{ model *state.Model }

func (t trial) render() app.UI {
	m := t.model
	section := elem("div").Class("trial")
	if m.Answer.Awaited { // nobody plays on the board of another puzzle than the one that was opened
		if len(m.Errors) > 0 {
			return section.Body(elem("p").Class("help").Role("status").Text("The board is drawn once the facts have no fault."))
		}
		section = section.Attr("inert", true)
	}
	var given app.UI
	switch {
	case len(m.Answer.Form.Fields) == 0: // nothing can be pressed
		return section.Body(answer{m}.given())
	case m.Over() == state.Shown && m.Trial.Began == 0 && !m.Trial.Unfolded:
		// Beside an answer that is in sight, the board is for those who want it.
		return section.DataSet("trial", "folded").Body(t.still(), tools("", []tool{{action: action{Do: "unfold"}, label: "Try it yourself"}}),
			elem("p").Class("help").Role("status").Text(english.Sentence(m.Trial.Word)))
	case m.HasBoard():
		given = t.pictures()
	case len(m.Answer.Given.All()) == 0 || m.Answer.Given.All()[0].Field != "":
		given = elem("div").Attr("hidden", true)
	default: // what it shows is asked about at the answer
		given = pictures(view.Redraw(answer{m}.apart(), func(mark *view.Mark, _ *string) { mark.Claim, mark.Values = "", nil }))
	}
	if m.Lags() {
		section = section.DataSet("lags", "1")
	}
	more, rest := t.more()
	return section.DataSet("keys", "1").DataSet("trial", t.standing()).Body(
		// All that one reaches for while one plays: on a phone it stays above the board, with what is said.
		elem("div").Class("trial-head").Body(t.tools(), t.asks(), more, rest, t.layer(), t.reader(), t.word(), t.how()),
		t.clash(), given, t.supposed(), t.pad(), t.form(), t.beside(), t.ended(),
	)
}

// standing is what the section is marked with.
func (t trial) standing() string {
	switch trial := t.model.Trial; {
	case trial.Asking():
		return "asking"
	case trial.End != "":
		return "solved"
	}
	return "open"
}

// supposed lists what the board does not show to be supposed.
func (t trial) supposed() app.UI {
	var all []string
	for _, mark := range t.model.Supposed() {
		all = append(all, t.model.MarkText(mark))
	}
	return elem("p").Class("help").Attr("hidden", len(all) == 0).Text("Supposed: " + strings.Join(all, "; ") + ".")
}

// beside tells the marks that no picture shows, the latest in sight.
func (t trial) beside() app.UI {
	var lines []app.UI
	for _, mark := range t.model.Beside() {
		sign := penSigns[mark.How] + " "
		if mark.Leaf == "" && mark.How != state.PenMaybe {
			sign = "" // the sentence says whether it is so
		}
		lines = append(lines, elem("li").Text(sign+t.model.MarkText(mark)))
	}
	before := max(0, len(lines)-latestBeside)
	return elem("div").Class("unshown").Attr("hidden", len(lines) == 0).Body(
		elem("p").Class("help").Text("Marked beside the board:"),
		elem("details").Class("folded").Attr("hidden", before == 0).Body(
			elem("summary").Text(english.Count(before, "earlier mark", "earlier marks")), elem("ul").Body(lines[:before]...)),
		elem("ul").Body(lines[before:]...),
	)
}

// latestBeside is how many of the marks that no picture shows are told without being asked for.
const latestBeside = 3

// word has what is said. It stands above the board and below the buttons, so that none of them moves.
func (t trial) word() app.UI {
	word := elem("div").Class("trial-said").Role("status").Aria("live", "polite").Body(t.said()...)
	if t.model.Trial.Hint == nil && len(t.model.Said().Lines) > 0 {
		word = word.TabIndex(0) // on a phone it may be scrolled, by keys as well; else it has buttons
	}
	return word
}

// said tells what was asked for.
func (t trial) said() []app.UI {
	m := t.model
	var hint []tool
	if m.Trial.Hint != nil {
		hint = append(hint, tool{action: action{Do: "unhelp"}, label: "Put it away"}) // it stays where it is
		if m.Acceptable() {
			take := "Mark it"
			switch {
			case len(m.Trial.Hint.Wrong) > 1:
				take = "Take them back"
			case len(m.Trial.Hint.Wrong) > 0:
				take = "Take it back"
			case m.Refuted():
				take = "Say that it cannot be"
			case m.Advances(): // a move is made, and not marked
				take = "Do it"
			}
			hint = append(hint, tool{action: action{Do: "accept"}, label: take})
		}
		hint = append(hint, tool{action: action{Do: "show"}, label: "Show where"})
	}
	return []app.UI{
		elem("div").Class("trial-word").Body(t.lines(m.Said())...),
		elem("div").Class("hint").DataSet("hint", rungOf(m)).Attr("hidden", len(hint) == 0).Body(append(t.lines(m.Hinted()), tools("", hint))...),
	}
}

// ended says that it is solved, and what can be done then. It stands below the board, and so moves nothing of it.
func (t trial) ended() app.UI {
	m := t.model
	box := elem("div").Class("trial-end").DataSet("end", m.Trial.End).Attr("hidden", m.Trial.End == "")
	if m.Trial.End != "" {
		box = box.Body(t.ending()...)
	}
	return elem("div").Class("trial-ended").Role("status").Body(box)
}

func (t trial) ending() []app.UI {
	m := t.model
	lines, next := []app.UI{elem("strong").Text(m.Trial.Ending())}, []tool{}
	if answered := m.Answered(); answered != "" {
		lines = append(lines, elem("p").Text(answered))
	}
	if m.Over() != state.Shown {
		lift, label := action{Do: "reveal"}, "Show the answer"
		switch {
		case m.Sheet.Info.Argued:
			lift.Path = "argument"
			label += " and the argument"
		case m.Trial.End == state.EndNone:
			label = "Show why it cannot be"
		}
		next = append(next, tool{action: lift, label: label})
	}
	if len(m.Sheet.Others) > 0 && !m.Words.Blank {
		next = append(next, tool{action: action{Do: "renew"}, label: "Another like it", off: m.Another.Pending})
		lines = append(lines, elem("p").Text(progressOf(m.Another)))
	}
	return append(lines, tools("", next))
}

// rungOf is what a hint is marked with: how much of it is told, or that it has told why there is no answer.
func rungOf(m *state.Model) string {
	if m.Refuted() {
		return "refuted"
	}
	return strconv.Itoa(m.Trial.Rung)
}

// lines draws what is told.
func (t trial) lines(s state.Said) (all []app.UI) {
	for _, line := range s.Lines {
		all = append(all, elem("p").Text(line.Text))
		var facts []app.UI
		for _, id := range line.Facts {
			if fact, ok := t.model.Fact(id); ok {
				facts = append(facts, elem("p").Class("trial-fact").DataSet("facts", id).Text(fact.Text))
			}
		}
		if line.Folds {
			facts = []app.UI{elem("details").Class("folded").Body(append([]app.UI{elem("summary").Text("Which they are")}, facts...)...)}
		}
		all = append(all, facts...)
	}
	return append(all, shortly(s.Suppose), pictures(s.Views))
}

// clash asks which facts contradict each other.
func (t trial) clash() app.UI {
	m := t.model
	var items []app.UI
	if m.Trial.Accuses && m.Sheet.Info.Monotone {
		for _, fact := range m.Holding() {
			items = append(items, elem("label").Body(
				check(action{Do: "accuse", Path: fact.ID}, fact.Text, slices.Contains(m.Trial.Accused, fact.ID)), elem("span").Text(fact.Text)))
		}
	}
	return elem("div").Class("accused").Role("group").Aria("label", "Facts that cannot all be true").Body(items...)
}
