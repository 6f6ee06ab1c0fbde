package state

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Fetch is a wish for a solution that is not among those at hand: a page
// brings few, and the worker delivers a stretch at a time.
type Fetch struct {
	Pending bool
	At      int // the solution wished for, counted from 0
	// Last says that no more can be shown: some searches count solutions that
	// they do not list.
	Last bool
}

// Count is the counting of solutions beyond those that the answer waited for,
// so that "at least so many" is only said where it takes long to say more.
type Count struct {
	Pending bool
	Endless bool // asked for by the visitor: until there are no more
	Ended   bool // stopped before there were no more
}

// Standings draw what is certain and what is open, where there are several solutions: a survey
// finds out what took longer than the verdict.
func (m *Model) Standings() []view.View {
	if there := m.Answer.Done.Standings; len(there) > 0 {
		return there
	}
	return m.Survey.Standings.All()
}

// countTime is how long solutions are counted when nobody has asked for it.
const countTime = 1000 // ms

func (m *Model) comesIn(s wire.SolutionBody) {
	if last := len(m.incoming.Shown) - 1; len(s.Solution) == 0 && last >= 0 { // the pictures of the one before
		m.incoming.Shown = append(slices.Clone(m.incoming.Shown[:last]), s.Views)
		return
	}
	m.incoming.Shown = append(m.incoming.Shown, s.Views)
	m.incoming.Solutions = append(m.incoming.Solutions, s.Solution)
}

// pick shows a solution, or sends for it.
func (m Model) pick(at int) (Model, []Effect) {
	a := m.Answer
	at = max(0, min(at, a.Done.Solutions-1))
	if a.First <= at && at < a.First+len(a.Shown) {
		m.Solution, m.Fetch.Pending = at, false
		return m, nil
	}
	if a.Stale || m.Fetch.Last && at > m.Solution {
		return m, nil
	}
	m.Fetch = Fetch{Pending: true, At: at}
	return m.next(true)
}

// HasNext says whether another solution can be shown after the one on show.
func (m Model) HasNext() bool { return m.Solution+1 < m.Answer.Done.Solutions && !m.Fetch.Last }

// moreRequest asks for the stretch that the solution wished for is in.
func (m Model) moreRequest(variant share.Variant) wire.SolveRequest {
	from := m.first()
	return wire.SolveRequest{Family: m.Sheet.Family, Variant: variant, From: from, Limit: from + wire.ShownSolutions, Budget: m.budget()}
}

// first and end are the numbers of the first solution of the stretch that is sent for, and
// of the one after those that have come.
func (m *Model) first() int { return m.Fetch.At - m.Fetch.At%wire.ShownSolutions }
func (m *Model) end() int   { return m.first() + len(m.incoming.Shown) }

// stretch shows a solution of the stretch that has come.
func (m *Model) stretch(at int) {
	m.Answer.First, m.Answer.Shown, m.Answer.Solutions = m.first(), m.incoming.Shown, m.incoming.Solutions
	m.Solution = at
}

func (m Model) toldMore(said wire.Event) (Model, []Effect) {
	switch {
	case said.Solution != nil:
		m.comesIn(*said.Solution)
		if m.Fetch.Pending && m.end() > m.Fetch.At { // the search for others may take long
			m.Fetch.Pending = false
			m.stretch(m.Fetch.At)
		}
		return m, nil
	case said.Done != nil:
		waiting, end := m.Fetch.Pending, m.end()
		m.Fetch = Fetch{Last: end <= m.Fetch.At, At: m.Fetch.At}
		if len(m.incoming.Shown) > 0 {
			at := m.Solution
			if waiting {
				at = m.Fetch.At
			}
			m.stretch(min(at, end-1))
		}
	case said.Err != nil:
		m.Fetch = Fetch{Last: true}
	default:
		return m, nil
	}
	return m.next(false)
}

// counts says whether there are solutions still to be counted.
func (m Model) counts() bool {
	done := m.Answer.Done
	return m.Count.Pending || !m.Count.Ended && done.Verdict == puzzle.Many && !done.Exact && done.Why == "" && done.Unfit == ""
}

func (m Model) countRequest(variant share.Variant) wire.SolveRequest {
	variant.Limit, variant.Seconds = 0, 0 // whatever a link says, they are counted
	request := wire.SolveRequest{Family: m.Sheet.Family, Variant: variant}
	if !m.Count.Endless {
		request.Budget.Milliseconds = countTime
	}
	return request
}

func (m Model) toldCount(said wire.Event) (Model, []Effect) {
	switch {
	case said.Done != nil:
		m.Count = Count{Ended: !said.Done.Exact}
		if said.Done.Solutions >= m.Answer.Done.Solutions {
			m.Answer.Done = said.Done.Done
		}
	case said.Err != nil:
		m.Count = Count{Ended: true}
	default:
		return m, nil
	}
	return m.next(false)
}
