package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// veiled draws the answer of a puzzle that is not to be told yet: that there is one.
// Of what it is, nothing is in the page.
type veiled struct{ model *state.Model }

func (v veiled) render() app.UI {
	text := "The answer is veiled. Try it yourself first, change a fact, or take as much help as you want:"
	if v.model.Trial.End != "" {
		text = "You have solved it. What the page says of it, and why:"
	}
	return elem("div").Class("veil").DataSet("veil", "1").Body(
		elem("p").Text(text),
		v.ladder(),
		elem("p").Class("veil-tools").Body(atOnce(false)),
	)
}

// ladder offers help of every size, the least first.
func (v veiled) ladder() app.UI {
	m := v.model
	var rungs []app.UI
	rung := func(control app.UI, says string) {
		rungs = append(rungs, elem("li").Body(control, elem("span").Text(says)))
	}
	if len(m.Answer.Form.Fields) > 0 && m.Trial.End == "" {
		busy := m.Trial.Asking()
		rung(button(action{Do: "check"}, "Check my work", !busy && m.Trial.Begun()), "Is what you have marked right? If not, which facts does it break?")
		rung(button(action{Do: "help"}, "A hint", !busy && (m.Trial.Hint == nil || m.More())), "Where to look first; the facts behind it at the next press, and the conclusion at the last.")
	}
	if told := m.Over() == state.VerdictOnly; m.Trial.End == "" {
		says := "None, one or several, and nothing of what they are."
		if told {
			says = verdictAlone(m.Answer.Done)
		}
		rung(button(action{Do: "number"}, "How many answers are there?", !told), says) // it stays: a second tap must not meet the next one
	}
	if m.Sheet.Info.Argued {
		how := "The way from the facts to all that is certain, step by step."
		if grade := m.Sheet.Grade; grade != nil && m.Changes() == 0 {
			how = "The way from the facts to all that is certain: " + grade.Text + "."
		}
		rung(button(action{Do: "reveal", Path: "argument"}, "Show the argument", true), strings.TrimSuffix(how, ".")+". The answer is shown with it.")
	}
	rung(reveal(), "All of it: the answer, what is certain, and why.")
	return elem("ul").Class("ladder").Body(rungs...)
}

// line says it in the line of the verdict.
func (v veiled) line() app.UI {
	m := v.model
	verdict := m.Verdict()
	if verdict != "running" && verdict != "stale" {
		verdict = "veiled" // the colour would tell
	}
	sign := "?"
	if m.Trial.End != "" {
		sign = "✓"
	}
	return elem("div").Class("verdict-line").DataSet("judged", verdict).Body(
		elem("div").Class("verdict").DataSet("verdict", verdict).DataSet("veiled", "1").Body(
			elem("span").Class("verdict-sign").Aria("hidden", true).Text(sign),
			elem("p").Class("verdict-text").Role("status").Text(v.words()),
		),
		elem("div").Class("tools").Body(
			when(m.Run.Phase == state.Solving, stopButton),
			when(!m.Answer.Unseen, func() app.UI {
				if m.Trial.Complete() { // that is wanted now, and the answer can be had elsewhere
					return button(action{Do: "check"}, "Check", !m.Trial.Asking())
				}
				return reveal()
			}),
		),
	)
}

// words say how far the answer is.
func (v veiled) words() string {
	switch m := v.model; {
	case m.Run.Phase == state.Solving:
		return "The answer is being worked out."
	case len(m.Errors) > 0:
		return "There is a fault in the facts."
	case m.Failed():
		return m.Answer.Done.Answer
	case m.Trial.Complete():
		return "It is complete, and not right." // there is room for two short lines on a phone
	case m.Trial.End != "":
		return m.Trial.Briefly()
	case m.Answer.Done.Verdict == puzzle.Unsolved && m.Answer.Done.Unfit == "":
		return "The search did not end."
	}
	return "The answer is veiled."
}

// reveal is the button that lifts the veil.
func reveal() app.UI { return button(action{Do: "reveal"}, "Show the answer", true) }

// folded puts what tells the answer behind a fold, which is closed as long as the
// answer is veiled: what came with the page can be read without scripts.
func folded(veil state.Veil, title string, body ...app.UI) app.UI {
	if veil == state.Shown {
		return elem("div").Body(body...)
	}
	return elem("details").Class("veil").Body(append([]app.UI{elem("summary").Text(title)}, body...)...)
}

// veil is how much of the answer the visitor, or the link, wants to see at first.
func veil() state.Veil {
	if app.IsServer {
		return state.Veiled
	}
	return state.ParseVeil(app.Window().Get("solvitur").Call("veil").String())
}

// answersAtOnce offers to see all answers at once, or to have them veiled again.
func answersAtOnce() app.UI {
	on := app.IsClient && app.Window().Get("solvitur").Call("answersAtOnce").Bool()
	return elem("p").Class("veil-tools").Body(atOnce(on))
}

func atOnce(on bool) app.UI {
	return elem("label").Body(check(action{Do: "atOnce"}, "Show answers at once", on), elem("span").Text("Show answers at once, on every page"))
}

// verdictAlone says how many answers there are, and nothing of what they are.
func verdictAlone(done puzzle.Done) string {
	switch {
	case done.Verdict == puzzle.None:
		return "No answer fits."
	case done.Verdict == puzzle.One:
		return "Exactly one answer fits."
	case done.Verdict == puzzle.Many && done.Exact:
		return english.Thousands(done.Solutions) + " answers fit."
	case done.Verdict == puzzle.Many:
		return "At least " + english.Thousands(done.Solutions) + " answers fit."
	}
	return "Not decided."
}

// wantAtOnce remembers whether answers shall be shown at once, and shows this one.
func (p *PuzzlePage) wantAtOnce(ctx app.Context, d deed) {
	app.Window().Get("solvitur").Call("setAnswersAtOnce", d.On)
	p.versions.findings++
	if d.On {
		p.happen(ctx, state.Reveal{})
	}
	p.draw(ctx)
}
