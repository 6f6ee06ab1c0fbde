package fdsearch

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Puzzle is a puzzle as the engine sees it, and how a family tells of it.
type Puzzle[S any] struct {
	Model *fd.Model
	// Tags says which fact each tag stands for.
	Tags Tags
	// Atom makes a constraint of what an atom of a claim says.
	Atom func(claim.Atom) (fd.Constraint, error)
	// Options say how to search, beyond what a visitor asks for: the order, and what
	// else is assumed. Keep and Listener are not used.
	Options fd.Options
	// Solution reads an answer.
	Solution func(fd.Solution) S
	// Found reports a solution where one stands for several; else it is nil, and
	// Solution is reported. Its error is that of [puzzle.Search.Found].
	Found func(fd.Solution) error
	Teller
}

// Run searches for all solutions of p on behalf of s: of the facts that it keeps,
// with what it assumes and denies. Every decision of the engine is a unit of
// work; the counts of s are those of a person who tries one value after the other
// (see Tries). If there is no solution, the facts of a contradiction are reported
// as well, where naming them takes no more than some ten times the work of the
// search. The error is what a way of searching returns.
func Run[S any](s *puzzle.Search[S], p Puzzle[S]) error {
	t, err := newTelling(s, &p)
	if err != nil {
		return err
	}
	if err := t.begin(); err != nil {
		return err
	}
	before, decisions := s.Stats, int64(0)
	var tries Tries
	count := func(search *fd.Search) {
		s.Stats = tries.added(before, search.Stats())
		s.Sum(decisionSum, search.Stats().Nodes-decisions)
		decisions = search.Stats().Nodes
	}
	var enter func(*fd.Search, int) (bool, error)
	if p.Found == nil { // who reports in a way of its own may have seen other branches
		enter = func(search *fd.Search, depth int) (bool, error) {
			count(search)
			here, err := s.Part(depth)
			before = tries.taken(s.Stats, search.Stats())
			return here, err
		}
	}
	search, err := explore(s.Context(), p.Model, t.options, func(search *fd.Search, step fd.Step) error {
		tries.hear(step)
		s.Stats = tries.added(before, search.Stats())
		if step.Kind == fd.Decision {
			if err := s.Check(); err != nil {
				return err
			}
		}
		return t.hear(step)
	}, enter, func(x fd.Solution) error {
		if err := t.found(x); err != nil {
			return err
		}
		return p.report(s, x)
	})
	if err != nil {
		return err
	}
	count(search)
	s.Joined()
	if search.Verdict() == fd.None && s.None() && s.Whole() {
		t.refute(s.Sums[decisionSum])
	}
	return nil
}

// decisionSum is the sum of decisions of the engine: see puzzle.Search.Sums.
const decisionSum = -1

func (p *Puzzle[S]) report(s *puzzle.Search[S], x fd.Solution) error {
	if p.Found != nil {
		return p.Found(x)
	}
	return s.Found(p.Solution(x))
}

// hear counts a step of the engine.
func (t *Tries) hear(step fd.Step) {
	switch step.Kind {
	case fd.Decision:
		t.Decide(int(step.Var))
	case fd.Refutation:
		t.TakeBack(int(step.Var))
	case fd.Learnt:
		t.Learn()
	case fd.Failure:
		t.DeadEnd()
	case fd.Found:
		t.Solution()
	}
}

// refute names the facts of a contradiction that a search of so many nodes has
// met. That search is done and its verdict stands; this is a second, learning
// one, and not worth much more than the first was.
func (t *telling) refute(nodes int64) {
	if t.refuted == nil {
		return
	}
	if kept := t.kept(); len(kept) < 2 { // then there is nothing to find out
		t.refuted(t.tags.Facts(fd.Core{Tags: kept}))
		return
	}
	options := t.options
	options.MaxNodes = 10*nodes + 1000
	core, _, verdict, err := t.model.Refute(t.context, options)
	if err == nil && verdict == fd.None {
		t.refuted(t.tags.Facts(core))
	}
}

// kept are the tags of all facts and assumptions that hold.
func (t *telling) kept() (tags []fd.Tag) {
	for tag := range t.model.Constraints() {
		if tag != fd.Rule && t.options.Keep(tag) && !slices.Contains(tags, tag) {
			tags = append(tags, tag)
		}
	}
	return tags
}
