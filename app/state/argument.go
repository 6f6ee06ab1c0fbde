package state

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// Argument is the way from the facts to what is certain, in simplest steps, and how
// far the visitor has followed it.
type Argument struct {
	Pending, Known  bool
	wire.ArguedBody      // of the facts before, as long as this one is not known
	At              int  // steps on show, from none to all
	Patient         bool // more time is allowed than usual
	Failure         string
}

// Step is the step on show.
func (a Argument) Step() (step puzzle.ArguedStep, ok bool) {
	if a.At == 0 || a.At > len(a.Steps) {
		return puzzle.ArguedStep{}, false
	}
	return a.Steps[a.At-1], true
}

// StepOf is the step, from 1, that shows a claim or its contrary; 0 if none does.
func (a Argument) StepOf(claim puzzle.Claim) int {
	if !a.Known {
		return 0
	}
	about := func(c puzzle.Claim) bool { return c == claim || c == puzzle.Not(claim) }
	return 1 + slices.IndexFunc(a.Steps, func(s puzzle.ArguedStep) bool {
		return slices.ContainsFunc(s.Concludes, func(c puzzle.ClaimText) bool { return about(c.Claim) }) ||
			slices.ContainsFunc(s.Also, about)
	})
}

// anew is the argument while the next one is looked for: what was on show stays in
// sight, so that the page below keeps its place.
func (a Argument) anew() Argument {
	if a.Stopped || len(a.Steps) == 0 {
		return Argument{}
	}
	return Argument{ArguedBody: a.ArguedBody, At: a.At}
}

// argues says whether there is an argument to look for: in a kind of puzzle that has
// one, once there is a verdict.
func (m Model) argues() bool {
	return m.Sheet.Info.Argued && m.Answer.Done.Verdict != puzzle.Unsolved && !m.Argument.Known && m.Argument.Failure == ""
}

// follow shows another step of the argument. One that was not complete is begun
// anew, with more time.
func (m Model) follow(at int) (Model, []Effect) {
	if m.Argument.Stopped || m.Argument.Failure != "" {
		m.Argument = Argument{Patient: true}
		return m.next(true)
	}
	m.Argument.At = max(0, min(at, len(m.Argument.Steps)))
	return m, nil
}

func (m Model) argueRequest(variant share.Variant) wire.ArgueRequest {
	budget := m.budget()
	if m.Argument.Patient {
		budget.Milliseconds *= 6
	}
	return wire.ArgueRequest{Family: m.Sheet.Family, Variant: variant, Budget: budget}
}

func (m Model) toldArgument(said wire.Event) (Model, []Effect) {
	switch {
	case said.Argued != nil:
		m.Argument = Argument{Known: true, ArguedBody: *said.Argued, At: min(1, len(said.Argued.Steps))}
	case said.Err != nil:
		m.Argument = Argument{Failure: fieldErrors(said.Err)[0].Message}
	default:
		return m, nil
	}
	return m.next(false)
}
