package ui

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// argument draws the way from the facts to what is certain: one step with its board,
// the steps around it, and all of them for paper.
type argument struct{ model *state.Model }

func (a argument) render() app.UI {
	m := a.model
	section := elem("details").Class("argument")
	if m.Over() != state.Shown || !m.Sheet.Info.Argued || m.Answer.Done.Verdict == puzzle.Unsolved {
		return section.Attr("hidden", true)
	}
	_, open := allowed(m)
	return section.Attr("open", open).DataSet("argument", a.standing()).Body(
		elem("summary").Body(elem("h2").Text("The argument"), elem("span").Class("status").Text(a.status())),
		a.body(),
	)
}

// standing is what the section is marked with.
func (a argument) standing() string {
	if a.model.Argument.Known && !a.model.Answer.Stale {
		return "known"
	}
	return "waiting"
}

func (a argument) body() app.UI {
	m := a.model
	argued := m.Argument
	again := button(action{Do: "argue", Value: "1"}, "Work it out", true)
	switch {
	case argued.Failure != "":
		return elem("p").Body(elem("span").Text(english.Sentence(argued.Failure)+" "), again)
	case !argued.Known && len(argued.Steps) == 0:
		return elem("p").Class("waiting").Text("An argument in simplest steps will stand here.")
	case argued.Stopped:
		return elem("p").Body(elem("span").Text("The time allowed was not enough for all steps. "), again)
	case argued.Unfit != "":
		return elem("p").Text(english.Sentence(argued.Unfit))
	case len(argued.Steps) == 0 && argued.Contradiction:
		return elem("p").Text("The rules alone contradict each other: there is nothing to argue from.")
	case len(argued.Steps) == 0:
		return elem("p").Text("From these facts nothing is certain that they do not say themselves.")
	}
	return elem("div").Body(
		elem("p").Class("help").Text(a.lead()),
		elem("div").Class("replay-stage").DataSet("keys", "1").Body(
			elem("div").Class("replay-story").Body(a.bar(), a.step(), a.nearby()),
			elem("div").Class("replay-board").Body(pictures(view.Apply(argued.Board, a.frames()))),
		),
		a.whole(),
	)
}

// status says how long the argument is, and how hard, or how far the search for it is.
func (a argument) status() string {
	argued := a.model.Argument
	switch run := a.model.Run; {
	case argued.Failure != "":
		return ""
	case !argued.Known && run.Phase == state.Arguing && run.Progress.Of > 0:
		return fmt.Sprintf("looking for the simplest steps: %d of %d statements are reached…", run.Progress.Known, run.Progress.Of)
	case !argued.Known:
		return "looking for the simplest steps…"
	case len(argued.Steps) == 0:
		return ""
	}
	return fmt.Sprintf("%s; the hardest is step %d", english.Count(len(argued.Steps), "step", "steps"), argued.Hardest+1)
}

// lead says where the argument leads.
func (a argument) lead() string {
	argued := a.model.Argument
	lead := "From the facts to the answer, each step the simplest there is."
	switch {
	case argued.Contradiction:
		lead = "From the facts to the place where they contradict each other, each step the simplest there is."
	case argued.Open:
		lead = "From the facts to all that is certain, each step the simplest there is. The rest stays open."
	}
	return strings.TrimSpace(lead + " " + argued.Note)
}

func (a argument) frames() (frames []view.Frame) {
	argued := a.model.Argument
	for _, step := range argued.Steps[:argued.At] {
		frames = append(frames, step.Frame)
	}
	return frames
}

func (a argument) bar() app.UI {
	argued := a.model.Argument
	at, all := argued.At, len(argued.Steps)
	return elem("div").Class("player-bar").Role("group").Aria("label", "Argument").Body(
		iconButton(action{Do: "argue", Value: "0"}, "first", "To the beginning", at > 0),
		iconButton(action{Do: "argueBy", Value: "-1"}, "left", "One step back (B)", at > 0).Attr("aria-keyshortcuts", "B").DataSet("key", "b"),
		iconButton(action{Do: "argueBy", Value: "1"}, "right", "One step forward (N)", at < all).Attr("aria-keyshortcuts", "N").DataSet("key", "n"),
		iconButton(action{Do: "argue", Value: strconv.Itoa(all)}, "last", "To the end", at < all),
		&slider{Moves: action{Do: "argue"}, Max: all, At: at},
		elem("span").Class("player-count").Text(fmt.Sprintf("%d of %d", at, all)),
		button(action{Do: "argue", Value: strconv.Itoa(argued.Hardest + 1)}, "Hardest step", at != argued.Hardest+1),
	)
}

// step tells the step on show: its sentence, the facts it takes, what it goes on from,
// and where that takes several things at once, what the contrary would lead to.
func (a argument) step() app.UI {
	argued := a.model.Argument
	step, ok := argued.Step()
	if !ok {
		return elem("div").Class("argument-step").Aria("live", "polite").Body(elem("p").Class("player-caption").Text("Before the first step: what the facts say by themselves."))
	}
	body := []app.UI{elem("p").Class("player-caption").DataSet("role", string(step.Frame.Role)).Body(
		when(step.Name != "", func() app.UI { return elem("strong").Text(english.Capital(step.Name) + ". ") }), app.Text(caption(step)))}
	if len(step.Suppose) > 0 {
		body = append(body, shortly(step.Suppose))
	}
	if len(step.Facts) > 0 {
		named := []app.UI{elem("span").Class("means").Text("from")}
		body = append(body, elem("p").Class("argument-facts").Body(append(named, reason{model: a.model}.numbers(step.Facts)...)...))
	}
	if step.Unproved {
		body = append(body, elem("p").Class("means").Text("Not proved to be the simplest step here: to find that out was too much work."))
	}
	body = append(body, a.rests(argued.At-1))
	return elem("div").Class("argument-step").Aria("live", "polite").Body(body...)
}

// caption is the step in a sentence; where the contrary is told as well, what it shows.
func caption(step puzzle.ArguedStep) string {
	if len(step.Suppose) == 0 {
		return step.Text
	}
	var shown []string
	for _, c := range step.Concludes {
		shown = append(shown, c.Text)
	}
	return strings.Join(shown, " ")
}

// supposed tells what contraries lead to.
func supposed(all []puzzle.Supposed) (parts []app.UI) {
	for _, s := range all {
		lines := []app.UI{elem("li").Text(s.Text)}
		for _, line := range s.Lines {
			lines = append(lines, marked(elem("li"), view.Mark{Facts: line.Facts}).Text(line.Text))
		}
		parts = append(parts, elem("ol").Body(lines...))
	}
	return parts
}

// mostSupposed is how many contraries are told before the rest of them is folded.
const mostSupposed = 2

// shortly tells what contraries lead to: of many the first ones, since the rest goes alike.
func shortly(all []puzzle.Supposed) app.UI {
	first := all
	if len(all) > mostSupposed+1 {
		first = all[:mostSupposed]
	}
	rest := all[len(first):]
	return elem("div").Class("suppose").Attr("hidden", len(all) == 0).Body(append(supposed(first),
		elem("details").Class("folded").Attr("hidden", len(rest) == 0).Body(append([]app.UI{
			elem("summary").Text(fmt.Sprintf("The other %d, in the same way", len(rest)))}, supposed(rest)...)...))...)
}

// rests is what a step rests on, as a tree that folds: each step once.
func (a argument) rests(at int) app.UI {
	if len(a.model.Argument.Steps[at].Uses) == 0 {
		return elem("details").Attr("hidden", true)
	}
	seen := map[int]bool{at: true}
	return elem("details").Class("rests").Body(elem("summary").Text("What this step goes on from"), a.below(at, seen))
}

func (a argument) below(at int, seen map[int]bool) app.UI {
	var items []app.UI
	for _, used := range a.model.Argument.Steps[at].Uses {
		line := elem("span").Text(used.Text)
		switch {
		case used.Step < 0:
			items = append(items, marked(elem("li"), view.Mark{Facts: factList(used.Fact)}).Body(line, elem("span").Class("means").Text("as the facts say")))
		case seen[used.Step] || len(a.model.Argument.Steps[used.Step].Uses) == 0:
			items = append(items, elem("li").Body(line, a.toStep(used.Step)))
		default:
			seen[used.Step] = true
			items = append(items, elem("li").Body(elem("details").Body(elem("summary").Body(line, a.toStep(used.Step)), a.below(used.Step, seen))))
		}
	}
	return elem("ul").Body(items...)
}

func factList(id puzzle.FactID) []puzzle.FactID {
	if id == "" {
		return nil
	}
	return []puzzle.FactID{id}
}

// toStep leads to a step, counted from 0.
func (a argument) toStep(at int) app.UI {
	return action{Do: "argue", Value: strconv.Itoa(at + 1)}.on(plainButton(true)).Class("step-link").Text(fmt.Sprintf("step %d", at+1))
}

// nearby lists the steps around the one on show.
func (a argument) nearby() app.UI {
	argued := a.model.Argument
	from := max(0, min(argued.At-window/2-1, len(argued.Steps)-window))
	var items []app.UI
	for i := from; i < min(len(argued.Steps), from+window); i++ {
		step := argued.Steps[i]
		li := marked(elem("li"), view.Mark{Facts: step.Facts})
		if i == argued.At-1 {
			li = li.Attr("aria-current", "step")
		}
		items = append(items, li.Body(action{Do: "argue", Value: strconv.Itoa(i + 1)}.on(plainButton(true)).Class("claim-line").Body(
			elem("span").Class("step-number").Text(strconv.Itoa(i+1)), app.Text(conclusion(step)),
		)))
	}
	return elem("ol").Class("nearby").Aria("label", "Steps around this one").Body(items...)
}

// conclusion is what a step shows, in a line.
func conclusion(step puzzle.ArguedStep) string {
	if len(step.Concludes) == 0 {
		return "This cannot be."
	}
	text := step.Concludes[0].Text
	if more := len(step.Concludes) - 1; more > 0 {
		text += " And " + strconv.Itoa(more) + " more."
	}
	return text
}

// whole is the argument as numbered sentences, to be read at a stretch or printed.
func (a argument) whole() app.UI {
	var items []app.UI
	for _, step := range a.model.Argument.Steps {
		items = append(items, elem("li").Body(append([]app.UI{app.Text(step.Text)}, supposed(step.Suppose)...)...))
	}
	return elem("details").Class("argument-whole").Body(
		elem("summary").Text("All steps in sentences, to read or to print"), elem("ol").Body(items...),
	)
}
