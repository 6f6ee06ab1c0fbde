package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"solvitur/solvers/english"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// answer draws the verdict, the solutions and what else was found out.
type answer struct{ model *state.Model }

// verdict draws the line that is always in sight: the verdict, what has become of it,
// and what is going on.
func (a answer) verdict() app.UI {
	m := a.model
	if m.Over() == state.Veiled {
		return veiled{m}.line()
	}
	done := m.Answer.Done
	return elem("div").Class("verdict-line").DataSet("judged", m.Verdict()).DataSet("run", m.Generation).Body(
		a.judged(),
		elem("div").Class("tools").Body(
			when(m.Run.Phase != state.Idle, stopButton),
			when(m.Run.Phase == state.Idle && (done.Verdict == puzzle.Unsolved && done.Unfit == "" || done.More), func() app.UI {
				return button(action{Do: "again"}, "Try again", true)
			}),
			when(m.Over() == state.VerdictOnly, reveal),
		),
	)
}

// judged is the verdict with its sign.
func (a answer) judged() app.UI {
	verdict := a.model.Verdict()
	return elem("div").Class("verdict").ID("verdict").DataSet("verdict", verdict).Body(
		elem("span").Class("verdict-sign").Aria("hidden", true).Text(verdictSign(verdict)),
		elem("div").Class("verdict-words").Body(
			elem("div").Role("status").Aria("live", "polite").Aria("atomic", true).Body(
				elem("p").Class("verdict-text").Body(a.spoken()),
				elem("p").Class("became").Text(a.model.Became()),
			),
			elem("p").Class("status").Text(a.status()),
		),
	)
}

func stopButton() app.UI {
	return action{Do: "stop"}.on(elem("button").Attr("type", "button")).Class("button stop").Body(icon("stop"), app.Text("Stop"))
}

// findings draws what the verdict rests on and what it leaves open, as far as that
// is in sight.
func (a answer) findings(at landing, notices func(landing) app.UI) app.UI {
	switch a.model.Over() {
	case state.Veiled, state.VerdictOnly:
		return elem("div").Class("findings").Body(veiled(a).render())
	}
	return elem("div").Class("findings").Body(append(append([]app.UI{a.whole()}, a.found(at, notices)...), answersAtOnce())...)
}

// whole repeats the verdict where its line has no room for all of it.
func (a answer) whole() app.UI {
	sentence := a.sentence()
	whole := elem("p").Class("verdict-whole").Aria("hidden", true)
	switch {
	case len(sentence) > tooLong:
		whole = whole.DataSet("long", "2")
	case len(sentence) > long:
		whole = whole.DataSet("long", "1")
	}
	return whole.Text(sentence)
}

// From so many bytes on, a verdict may be cut in its line, on a narrow and on a wide
// page.
const (
	long    = 60
	tooLong = 150
)

// found is all of it but for the facts, with the notice above the picture that it
// speaks of.
func (a answer) found(at landing, notices func(landing) app.UI) []app.UI {
	m := a.model
	var leading, views []view.View
	for _, v := range m.Answer.Done.Views {
		if v.Lead {
			leading = append(leading, v)
		} else {
			views = append(views, v)
		}
	}
	notice := app.UI(elem("div").Attr("hidden", true))
	before := 0
	if at.inAnswer() {
		before = max(0, slices.IndexFunc(views, func(v view.View) bool { return v.Name == string(at) }))
		notice = notices(at)
	}
	left, _ := allowed(m)
	// What is grey while it is of the facts before has a class: see TestWhatChangesIsNamed.
	ofFacts := func(parts ...app.UI) app.UI { return elem("div").Class("of-facts").Body(parts...) }
	return []app.UI{
		a.sketch(),
		ofFacts(
			a.gap(),
			left.pictures(leading, string(at), true),
			a.solutions(&left),
			left.reason(m),
			left.pictures(m.Standings(), "", false),
			left.pictures(views[:before], "", false),
		),
		notice,
		ofFacts(
			left.pictures(views[before:], string(at), false),
			survey{m, left < 0}.render(),
		),
	}
}

// sketch draws what a running search has found out so far.
func (a answer) sketch() app.UI {
	run := a.model.Run
	if run.Phase != state.Solving || len(run.Progress.Views) == 0 {
		return elem("div").Attr("hidden", true)
	}
	return elem("div").Class("sketch").Body(pictures(run.Progress.Views))
}

// given draws what the facts alone say, but for what their editors show.
func (a answer) given() app.UI {
	given := a.apart()
	return elem("div").Body(
		elem("div").Class("given").Attr("hidden", len(given) == 0).Body(pictures(given)),
		when(len(given) == 0, func() app.UI {
			return elem("p").Class("help beside-facts").Text("All that is known stands in the facts. Take a pencil (a sheet to print is under Explore), change a fact, or look at the answer.")
		}),
	)
}

// apart are the pictures of what is given that do not stand at a field.
func (a answer) apart() []view.View {
	return slices.DeleteFunc(slices.Clone(a.model.Answer.Given.All()), func(v view.View) bool { return v.Field != "" })
}

// verdictSign stands beside the colour of a verdict.
func verdictSign(verdict string) string {
	switch verdict {
	case "none":
		return "∅"
	case "one":
		return "1"
	case "many":
		return "∗"
	case "running", "stale":
		return "…"
	}
	return "?"
}

// spoken is the verdict in words, to press where facts stand behind it.
func (a answer) spoken() app.UI {
	if !a.model.RestsOnFacts() || a.model.Answer.Stale {
		return elem("span").Text(a.sentence())
	}
	return elem("span").Body(
		action{Do: "behind"}.on(elem("button").Attr("type", "button")).Class("claim-line verdict-button").
			Attr("title", "Which facts does this follow from?").Attr("disabled", app.IsServer).Body(elem("span").Text(a.sentence())),
	)
}

// sentence is the verdict in words. One that a fault has made old says so, and so does one
// that a longer search is about to replace.
func (a answer) sentence() string {
	if a.model.Over() == state.VerdictOnly {
		return verdictAlone(a.model.Answer.Done)
	}
	answer := a.model.Answer.Done.Answer
	if a.model.Words.Question != "" {
		answer = withoutYesOrNo(answer)
	}
	if m := a.model; m.Stale() || m.Answer.Stale && m.Run.Phase == state.Solving && m.Run.Progress.Elapsed > 0 {
		return answer + " That was for the facts before."
	}
	return answer
}

// withoutYesOrNo is an answer for whoever asks a question of their own: to the original's it is
// yes or no.
func withoutYesOrNo(answer string) string {
	for _, word := range []string{"Yes: ", "Yes. ", "Yes, ", "No: ", "No. ", "No, "} {
		if rest, ok := strings.CutPrefix(answer, word); ok {
			return english.Capital(rest)
		}
	}
	return answer
}

// status says what is going on, in a few words; the line is there all the time.
func (a answer) status() string {
	m := a.model
	switch {
	case len(m.Errors) > 0:
		return english.Count(len(m.Errors), "fault", "faults") + " in the facts"
	case m.Run.Phase == state.Solving && m.Run.Progress.Elapsed > 0:
		return "searching: " + a.counts(m.Run.Progress.Stats) + a.share()
	case m.Run.Phase == state.Solving:
		return "searching"
	case m.Run.Phase == state.Finding:
		return "drawing what was found"
	case m.Run.Phase == state.Explaining:
		return "looking for the reason"
	case m.Run.Phase == state.Fetching:
		return "fetching solutions"
	case m.Run.Phase == state.Counting && m.Run.Progress.Bound != nil: // what is said if it is stopped now
		return "counting solutions: " + english.Thousands(m.Run.Progress.Bound.Solutions) + " so far" + a.share()
	case m.Run.Phase == state.Counting:
		return "counting solutions"
	case m.Run.Phase == state.Surveying:
		return "looking for what is certain"
	case m.Run.Phase == state.Arguing:
		return "looking for the simplest steps"
	case m.Run.Phase == state.Comparing:
		return "comparing strategies"
	}
	return duration(m.Answer.Elapsed)
}

// share says how much of a long search is done.
func (a answer) share() string {
	if p := a.model.Run.Progress.Parts; p != nil {
		return fmt.Sprintf("; %s of %s parts are done", english.Thousands(p.Done), english.Thousands(p.Of))
	}
	return ""
}

func (a answer) counts(stats puzzle.Stats) string {
	var parts []string
	for _, counter := range a.model.Sheet.Info.Counters {
		if n := stats.Get(counter.Name); n > 0 {
			parts = append(parts, english.Thousands(n)+" "+counter.Title)
		}
	}
	return strings.Join(parts, ", ")
}

// gap offers to raise the budget that ended the search.
func (a answer) gap() app.UI {
	m := a.model
	done := m.Answer.Done
	if m.Answer.Stale || done.Exact && done.Why == "" || done.Unfit != "" {
		return elem("div").Attr("hidden", true)
	}
	seconds := m.Seconds
	if seconds == 0 {
		seconds = state.DefaultSeconds
	}
	var offers []app.UI
	switch {
	case m.Count.Ended:
		offers = append(offers, elem("span").Text("There are so many solutions that counting was stopped. "),
			button(action{Do: "count"}, "Count to the end", m.Run.Phase != state.Counting))
	case done.Why == "time" && m.Run.Phase != state.Counting:
		offers = append(offers, elem("span").Text(fmt.Sprintf("The search ended after %d seconds. ", seconds)),
			button(action{Do: "seconds", Value: strconv.Itoa(seconds * 6)}, fmt.Sprintf("Give it %d seconds", seconds*6), true))
	}
	if len(offers) == 0 {
		return elem("div").Attr("hidden", true)
	}
	return elem("p").Class("gap").Body(offers...)
}

// solutions shows one solution at a time.
func (a answer) solutions(left *allowance) app.UI {
	m := a.model
	shown := m.Answer.Shown
	if len(shown) == 0 {
		return elem("div").Attr("hidden", true)
	}
	at := max(0, min(m.Solution-m.Answer.First, len(shown)-1))
	number := m.Answer.First + at
	var pager app.UI = elem("div").Attr("hidden", true)
	if total := m.Answer.Done.Solutions; total > 1 {
		of := english.Thousands(total)
		if !m.Answer.Done.Exact {
			of = "at least " + of
		}
		if m.Fetch.Last {
			of += "; no more of them are listed"
		}
		pager = elem("div").Class("pager").Role("group").Aria("label", "Solutions").Body(
			iconButton(action{Do: "pick", Value: strconv.Itoa(number - 1)}, "left", "Previous solution", number > 0),
			elem("span").Text(fmt.Sprintf("Solution %s of %s", english.Thousands(number+1), of)),
			iconButton(action{Do: "pick", Value: strconv.Itoa(number + 1)}, "right", "Next solution", m.HasNext()),
		)
	}
	return elem("div").Class("solutions").Body(pager, left.pictures(shown[at].All(), "", true))
}
