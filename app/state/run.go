package state

import (
	"fmt"
	"strconv"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// run starts over: a new generation, everything that was known is old.
func (m Model) run(typing bool) (Model, []Effect) {
	request, err := m.request()
	if err != nil {
		m.notify(fmt.Sprintf("These facts cannot be sent to the solver: %s.", err))
		return m, nil
	}
	m.Generation++
	m.Run = Run{Phase: Solving}
	m.Answer.Stale = true
	m.incoming, m.aside = Answer{}, ""
	m.Boards.Draft = Draft{} // it is overtaken
	// What was found out stays in sight until something new takes its place:
	// nothing shall jump while somebody types.
	m.overtaken()
	m.Survey.Pending, m.Argument.Pending = false, false
	m.Fetch, m.Count = Fetch{}, Count{}
	for name, tally := range m.Tallies {
		tally.Stale, tally.Running, tally.Endless = true, false, false
		m.tally(name, tally)
	}
	if m.Replay.Known || m.Replay.Pending {
		m.Replay = m.Replay.anew(m.Replay.Strategy)
	}
	return m, []Effect{
		Send{Run: m.Generation, Kind: ForAnswer, Interrupt: true, Typing: typing, Request: request},
		Address{},
		Fade{},
	}
}

// request asks for the answer to the facts as they are.
func (m Model) request() (wire.SolveRequest, error) {
	variant, err := m.Input.asked()
	return wire.SolveRequest{Family: m.Sheet.Family, Variant: variant, Limit: m.limit(), Brief: true, Budget: m.budget()}, err
}

func (m Model) limit() int {
	if m.Limit > 0 {
		return m.Limit
	}
	return DefaultLimit
}

func (m Model) budget() wire.Budget {
	seconds := m.Seconds
	if seconds == 0 {
		seconds = DefaultSeconds
	}
	return wire.Budget{Milliseconds: int64(seconds) * 1000}
}

// explainsItself says whether the verdict alone calls for a reason.
func (m Model) explainsItself() bool {
	return m.Answer.Done.Verdict == puzzle.None && m.Sheet.Info.Monotone
}

// toTheEnd says whether the worker is busy with what the visitor wants done
// however long it takes. Then other questions go to another worker, so that they
// are answered at once and nothing of the work is lost.
func (m Model) toTheEnd() bool {
	tally := m.Tallies[m.Run.Name]
	return m.Run.Phase == Counting && m.Count.Endless || m.Run.Phase == Comparing && tally.Running && tally.Endless
}

// next asks for whatever is still missing, the most wanted first.
func (m Model) next(interrupt bool) (Model, []Effect) {
	aside := m.toTheEnd()
	if len(m.Errors) > 0 || m.Answer.Stale || m.Run.Phase == Finding || !interrupt && !aside && m.Run.Phase != Idle {
		return m, nil
	}
	if interrupt {
		m.aside = ""
	}
	variant, err := m.Input.asked()
	if err != nil {
		return m, nil
	}
	for name, tally := range m.Tallies {
		if tally.Running && !aside { // interrupted: it waits for its turn
			tally.Running, tally.Stale = false, true
			m.tally(name, tally)
		}
	}
	send := func(phase Phase, kind Kind, name string, request any) (Model, []Effect) {
		if aside {
			m.aside = kind
		} else {
			m.Run = Run{Phase: phase, Name: name}
		}
		return m, []Effect{Send{Run: m.Generation, Kind: kind, Name: name, Interrupt: interrupt, Aside: aside, Request: request}}
	}
	if m.Trial.asked == "" && m.glances() {
		m.Trial.asked = ForGlance
	}
	switch asked := m.aside != ""; {
	case asked && aside:
		return m, nil
	case !asked && m.Fetch.Pending:
		m.incoming = Answer{}
		return send(Fetching, ForMore, "", m.moreRequest(variant))
	case !asked && m.Trial.asked != "":
		phase, request, err := m.trialRequest()
		if err != nil {
			m.Trial.asked, m.Trial.Word = "", "This cannot be sent to the solver."
			return m, nil
		}
		m.Trial.sent = m.Trial.turn
		return send(phase, m.Trial.asked, strconv.Itoa(m.Trial.turn), request)
	case !asked && m.Reason.Pending:
		reasons := 1
		if m.Reason.Others {
			reasons = MostReasons
		}
		return send(Explaining, ForReason, m.Reason.Claim,
			wire.ExplainRequest{Family: m.Sheet.Family, Variant: variant, Claim: m.Reason.Claim, Cores: reasons, Budget: m.budget()})
	case !asked && m.Replay.Pending:
		m.Replay = m.Replay.anew(m.Replay.Strategy) // what has come of it comes again
		return send(Comparing, ForReplay, m.Replay.Strategy, wire.SolveRequest{
			Family: m.Sheet.Family, Variant: variant, Strategy: m.Replay.Strategy,
			Limit: m.limit(), Trace: ReplaySteps, Quiet: true, Budget: comparison,
		})
	case aside && interrupt:
		return m, []Effect{Halt{Aside: true}}
	case aside:
		return m, nil
	case m.tries():
		m.Run = Run{}
		if interrupt {
			return m, []Effect{Halt{}}
		}
		return m, nil
	case m.counts():
		return send(Counting, ForCount, "", m.countRequest(variant))
	case m.surveys() && (!m.Survey.Known || m.Survey.More) && m.Survey.Failure == "":
		m.Survey.Pending = true
		budget := m.budget()
		budget.Milliseconds = budget.Milliseconds * 4 / 10 // the table of strategies waits for it
		return send(Surveying, ForSurvey, "", wire.SurveyRequest{Family: m.Sheet.Family, Variant: variant, Budget: budget})
	}
	if m.argues() {
		m.Argument.Pending = true
		return send(Arguing, ForArgument, "", m.argueRequest(variant))
	}
	if strategy := m.uncounted(); strategy != "" {
		tally := m.Tallies[strategy]
		tally.Stale, tally.Running = true, true
		m.tally(strategy, tally)
		return send(Comparing, ForTally, strategy, m.tallyRequest(variant, strategy))
	}
	m.Run = Run{}
	if interrupt {
		return m, []Effect{Halt{}} // nobody waits for what still runs
	}
	return m, nil
}

// surveys says whether there is something to survey.
func (m Model) surveys() bool { return m.Answer.Done.Solutions > 0 }

func (m Model) stop() (Model, []Effect) {
	switch m.Run.Phase {
	case Idle:
		return m, nil
	case Counting:
		if bound := m.Run.Progress.Bound; bound != nil && bound.Solutions > m.Answer.Done.Solutions {
			m.Answer.Done.Solutions, m.Answer.Done.Answer = bound.Solutions, bound.Answer
		}
	case Solving:
		m.finished(puzzle.Done{
			Verdict:   puzzle.Unsolved,
			Solutions: m.Run.Progress.Solutions,
			Stats:     m.Run.Progress.Stats,
			Answer:    "Not decided: the search was stopped before it came to an end.",
			Why:       "stopped",
		})
	}
	m.Generation++
	m.Count = Count{Ended: m.Count.Ended || m.Run.Phase == Counting}
	m.Run, m.aside = Run{}, ""
	m.unanswered()
	m.Survey.Pending, m.Replay.Pending = false, false
	m.Fetch.Pending, m.Trial.asked, m.Trial.clashes = false, "", false
	if m.Run.Phase == Arguing || m.Argument.Pending {
		m.Argument = Argument{Failure: "It was stopped before it was complete."}
	}
	for name, tally := range m.Tallies {
		if tally.Running || tally.Stale {
			m.tally(name, Tally{Failure: "stopped", Progress: tally.Progress, Elapsed: tally.Elapsed})
		}
	}
	return m, []Effect{Halt{}}
}
