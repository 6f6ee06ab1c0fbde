package state

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// told takes in what the worker says. Messages of an older run are dropped.
func (m Model) told(e Told) (Model, []Effect) {
	if e.Run != m.Generation {
		return m, nil
	}
	if e.Aside && m.aside != e.Kind {
		return m, nil // nobody waits for it any more
	}
	if e.Said.Err != nil && e.Said.Err.Crashed {
		m.notify(e.Said.Err.Message)
	}
	if progress := e.Said.Progress; progress != nil {
		if e.Aside {
			return m, nil // what is told of is the run
		}
		sketch := m.Run.Progress.Views
		m.Run.Progress = *progress
		if progress.Views == nil {
			m.Run.Progress.Views = sketch // the last one stays until there is another
		}
		if e.Kind == ForTally {
			m.tally(e.Name, Tally{Running: true, Endless: m.Tallies[e.Name].Endless, Progress: progress.Stats, Elapsed: progress.Elapsed})
		}
		return m, nil
	}
	found := m.Run.Phase == Finding && e.Kind == ForAnswer
	switch {
	case e.Said.Last() && e.Aside:
		m.aside = ""
	case e.Said.Last():
		m.Run = Run{}
	}
	switch e.Kind {
	case ForAnswer:
		if found {
			return m.toldFindings(e.Said)
		}
		return m.toldAnswer(e.Said)
	case ForReason:
		return m.toldReason(e.Said)
	case ForSurvey:
		return m.toldSurvey(e.Said)
	case ForMore:
		return m.toldMore(e.Said)
	case ForCount:
		return m.toldCount(e.Said)
	case ForTally:
		return m.toldTally(e.Name, e.Said)
	case ForReplay:
		return m.toldReplay(e.Said)
	case ForArgument:
		return m.toldArgument(e.Said)
	case ForHint, ForCheck, ForGlance:
		return m.toldTrial(e.Kind, e.Name, e.Said)
	}
	return m, nil
}

func (m Model) toldAnswer(said wire.Event) (Model, []Effect) {
	switch {
	case said.Facts != nil:
		m.Errors, m.Remarks = nil, said.Facts.Remarks
		m.Answer.Facts, m.Answer.Form, m.Answer.Asks = said.Facts.Facts, said.Facts.Answer, said.Facts.Asks
		m.Answer.Orderings, m.Answer.Undrawn = said.Facts.Orderings, true
	case said.Board != nil:
		m.drawn(*said.Board)
	case said.Solution != nil:
		m.comesIn(*said.Solution)
	case said.Done != nil:
		m.Errors = nil
		m.finished(said.Done.Done)
		m.Answer.Elapsed = said.Done.Elapsed
		m.judged()
		m.Reason.Pending = m.explainsItself()
		if said.Done.More {
			m.Run.Phase = Finding
			return m, nil
		}
		return m.next(false)
	case said.Err != nil && len(said.Err.Fields) == 0: // no fault of the facts
		answer := said.Err.Message
		if said.Err.Crashed {
			answer = "Not decided: the solver broke down."
		}
		m.Errors = nil
		if m.Answer.Awaited && m.Answer.Undrawn { // better no board than another puzzle's
			m.drawn(wire.BoardBody{})
		}
		m.finished(puzzle.Done{Verdict: puzzle.Unsolved, Answer: answer, Why: "crash"})
		if m.Trial.pends() {
			return m.next(false)
		}
	case said.Err != nil:
		m.Errors, m.Remarks = said.Err.Fields, nil
		m.Run = Run{}
		if m.Trial.pends() {
			m.Trial.asked, m.Trial.Word = "", faultFirst
		}
	}
	return m, nil
}

// drawn takes in the pictures of the facts.
func (m *Model) drawn(board wire.BoardBody) {
	a := &m.Answer
	a.Given, a.Played = board.Given.Or(a.Given), board.Played.Or(a.Played)
	a.Undrawn, a.Awaited = false, false
}

// toldFindings takes in what is drawn beside the verdict that is there. Where that does not
// come, the verdict stands without it, and its Done says still that there is more.
func (m Model) toldFindings(said wire.Event) (Model, []Effect) {
	if said.Board != nil {
		m.drawn(*said.Board)
		return m, nil
	}
	if said.Solution != nil {
		m.comesIn(*said.Solution)
		m.Answer.Shown, m.Answer.Solutions = m.incoming.Shown, m.incoming.Solutions
		return m, nil
	}
	if !said.Last() {
		return m, nil
	}
	switch {
	case said.Done != nil:
		m.Answer.Done = said.Done.Done
	case !said.Err.Crashed: // else it is said already
		m.notify(fieldErrors(said.Err)[0].Message)
	}
	return m.next(false)
}

// Failed says whether the solver failed over the facts; Done.Answer says how.
func (m Model) Failed() bool { return m.Answer.Done.Why == "crash" }

// finished takes in a verdict, with the solutions that came in. What was found out
// about the facts before goes: none of it is about these.
func (m *Model) finished(done puzzle.Done) {
	a := &m.Answer
	a.Former = m.former(done)
	a.Done, a.Stale, a.Unseen, a.apart, a.Elapsed = done, false, false, false, 0
	a.Behind = a.Facts
	a.First, a.Shown, a.Solutions = 0, m.incoming.Shown, m.incoming.Solutions
	m.Solution, m.Fetch, m.Count = 0, Fetch{}, Count{}
	m.Reason, m.own, m.Survey, m.Argument = Reason{}, Reason{}, Survey{}, m.Argument.anew()
	m.Run = Run{}
}

func (m Model) toldReason(said wire.Event) (Model, []Effect) {
	switch {
	case said.Why != nil:
		m.Reason = Reason{Claim: m.Reason.Claim, Others: m.Reason.Others, Known: true, WhyBody: *said.Why}
	case said.Err != nil:
		m.Reason = Reason{Claim: m.Reason.Claim, Failure: fieldErrors(said.Err)[0].Message}
	default:
		return m, nil
	}
	return m.next(false)
}

func (m Model) toldSurvey(said wire.Event) (Model, []Effect) {
	switch {
	case said.Surveyed != nil:
		said.Surveyed.Standings = said.Surveyed.Standings.Or(m.Survey.Standings)
		m.Survey = Survey{Known: true, Pending: said.Surveyed.More, SurveyBody: *said.Surveyed}
		if said.Surveyed.More {
			return m, nil
		}
	case said.Err != nil:
		known := m.Survey.Standings
		m.Survey = Survey{Failure: fieldErrors(said.Err)[0].Message}
		m.Survey.Standings = known
	default:
		return m, nil
	}
	return m.next(false)
}

func (m Model) toldReplay(said wire.Event) (Model, []Effect) {
	switch {
	case said.Steps != nil:
		m.Replay.Frames = append(m.Replay.Frames, said.Steps.Frames...)
		m.Replay.Capped = m.Replay.Capped || said.Steps.Capped
		return m, nil
	case said.Done != nil:
		m.Replay.Pending, m.Replay.Known, m.Replay.Failure = false, true, said.Done.Unfit
		m.grow()
	case said.Err != nil:
		m.Replay.Pending, m.Replay.Failure = false, fieldErrors(said.Err)[0].Message
	default:
		return m, nil
	}
	return m.next(false)
}

// fieldErrors keeps an error that names no place visible too.
func fieldErrors(body *wire.ErrorBody) []*schema.FieldError {
	if len(body.Fields) > 0 {
		return body.Fields
	}
	return []*schema.FieldError{{Message: body.Message}}
}
