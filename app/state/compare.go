package state

import (
	"maps"

	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// comparison bounds the run of one strategy in the table. The bound in nodes
// makes the figures the same on every machine that is fast enough.
var comparison = wire.Budget{Milliseconds: 2000, Nodes: 3_000_000}

// mostCompared is up to how many solutions all strategies list every one.
const mostCompared = 10_000

// uncounted is a strategy whose counts are still wanted, "" for none: those
// that are run to their end come after all others.
func (m Model) uncounted() string {
	endless := ""
	for _, strategy := range m.Sheet.Info.Strategies {
		switch tally := m.Tallies[strategy.Name]; {
		case !tally.Stale && (tally.Done != nil || tally.Failure != ""):
		case !tally.Endless:
			return strategy.Name
		case endless == "":
			endless = strategy.Name
		}
	}
	return endless
}

func (m Model) tallyRequest(variant share.Variant, strategy string) wire.SolveRequest {
	request := wire.SolveRequest{
		Family: m.Sheet.Family, Variant: variant, Strategy: strategy,
		Limit: m.limit(), Quiet: true, Timed: true, Budget: comparison,
	}
	if m.Tallies[strategy].Endless {
		request.Variant.Seconds, request.Budget = 0, wire.Budget{}
	}
	if done := m.Answer.Done; done.Exact && done.Solutions <= mostCompared {
		request.Limit = 0
	}
	return request
}

// finish has a strategy run to its end.
func (m Model) finish(strategy string) (Model, []Effect) {
	m.tally(strategy, Tally{Stale: true, Endless: true})
	if m.Run.Phase != Idle {
		return m, nil // its turn comes
	}
	return m.next(true)
}

func (m Model) toldTally(strategy string, said wire.Event) (Model, []Effect) {
	switch {
	case said.Done != nil:
		m.tally(strategy, Tally{Done: &said.Done.Done, Elapsed: said.Done.Elapsed})
	case said.Err != nil:
		m.tally(strategy, Tally{Failure: fieldErrors(said.Err)[0].Message})
	default:
		return m, nil
	}
	return m.next(false)
}

// tally notes what a strategy needed, in a copy of the table.
func (m *Model) tally(strategy string, tally Tally) {
	m.Tallies = maps.Clone(m.Tallies)
	if m.Tallies == nil {
		m.Tallies = map[string]Tally{}
	}
	m.Tallies[strategy] = tally
}
