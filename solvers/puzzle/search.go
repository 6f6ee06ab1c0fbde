package puzzle

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// What stops a search before it is complete. The budgets make the verdict
// Unsolved, unless two solutions were found before.
var (
	ErrWork   = errors.New("the budget for work is used up: raise it or choose another strategy")
	ErrMemory = errors.New("the budget for memory is used up: raise it or choose another strategy")
	// ErrStop says that whoever asked has enough. It is no failure: a
	// way of searching returns it as any other error, and nobody hears of it.
	ErrStop = errors.New("the search was told to stop")
)

// NotApplicable is what a strategy returns that cannot decide these facts,
// whatever its budget: theorems about two numbers, say, where there are three.
// It is a sentence that says why not. The verdict is Unsolved.
type NotApplicable string

func (n NotApplicable) Error() string { return string(n) }

// Search is how a way of searching talks to whoever asked: it reads what was
// asked for, counts, and reports what it finds. There is one way to stop: Step,
// Found, Check and Breathe return an error, which the way returns at once. Once
// one of them has returned an error, all of them return it.
type Search[S any] struct {
	Options
	// Counts so far: a way of searching adds to Stats as it works, and to Sums what it adds up
	// beside, under numbers of its own (see Sum).
	Counts
	// Enough says, of a way that lists only the first solutions, that the next one is only
	// counted. Optional.
	Enough func() bool

	ctx       context.Context
	end       error // why the search shall stop
	abandoned bool  // nobody listens any more
	parting   parting

	assumed []Assumption
	denied  claim.Claim

	found     []S
	solutions int
	inexact   bool            // the count is a lower bound only
	known     map[string]bool // answers that may come again
	kept      int             // bytes of them

	core    []FactID
	hasCore bool
	views   []view.View

	stage    *view.Stage
	sketch   func() []view.View
	sketched time.Time
	bound    *Bound
	bounded  time.Time

	checks, untilTold int64
	begun, looked     time.Time // when it began, and was last looked at
	lookedAfter       int64     // so many checks, then
	steps             int

	// accept checks and encodes a solution; false: it does not count.
	accept func(S) (json.RawMessage, bool, error)
	decode func(json.RawMessage) (S, error)
	// given are the pictures that frames change.
	given func() []view.View
	// text states a fact.
	text func(FactID) string
	// label says of the parts of pictures what they claim.
	label func([]view.View) []view.View
	// stopped is the answer if the search were stopped now.
	stopped func() string
	yield   func(Event, error) bool
}

// Context is the search's: for engines that stop by a context of their own.
// What Check returns holds more.
func (s *Search[S]) Context() context.Context { return s.ctx }

// Kept says whether a fact holds in this search. Rules always do.
func (s *Search[S]) Kept(id FactID) bool { return s.Keep == nil || s.Keep(id) }

// Text is a fact as a sentence: "" for what is no fact of the puzzle.
func (s *Search[S]) Text(id FactID) string { return s.text(id) }

// Assumed are the claims to assume that are kept, and Denied the one to deny,
// if any.
func (s *Search[S]) Assumed() []Assumption {
	return slices.DeleteFunc(slices.Clone(s.assumed), func(a Assumption) bool { return !s.Kept(a.Fact) })
}

func (s *Search[S]) Denied() (denied claim.Claim, ok bool) { return s.denied, len(s.denied.All) > 0 }

// mostKept bounds the bytes of answers that are told from others that came before.
const mostKept = 100 << 20

// first says whether an answer, by its key, comes for the first time.
func (s *Search[S]) first(key string) (bool, error) {
	if s.known[key] {
		return false, nil
	}
	if s.kept += len(key); s.kept > mostKept {
		return false, ErrMemory
	}
	if s.known == nil {
		s.known = map[string]bool{}
	}
	s.known[key] = true
	return true, nil
}

// Order gives the order chosen for an ordering, or items as they are.
func (s *Search[S]) Order(name string, items []string) []string {
	if chosen, ok := s.Orders[name]; ok {
		return slices.Clone(chosen)
	}
	return slices.Clone(items)
}

// Positions is [Search.Order], as positions in items.
func (s *Search[S]) Positions(name string, items []string) []int {
	order := s.Order(name, items)
	at := make([]int, len(order))
	for i, item := range order {
		at[i] = slices.Index(items, item)
	}
	return at
}

// Found reports a solution. The error is what Run returns.
func (s *Search[S]) Found(solution S) error {
	// To judge a solution may take long, and who told the search to stop waits.
	if err := s.ctx.Err(); s.end != nil || err != nil {
		return s.stop(err)
	}
	if s.parting.idle {
		return nil
	}
	raw, counts, err := s.accept(solution)
	if err != nil {
		return s.stop(err)
	}
	if !counts {
		return nil
	}
	s.solutions++
	listed := s.list(raw)
	if s.Limit > 0 && s.solutions > s.Limit {
		s.inexact = true
		return s.stop(ErrStop)
	}
	if listed {
		return nil
	}
	if len(s.found) < KeptSolutions {
		s.found = append(s.found, solution)
	}
	if s.Told > 0 && s.solutions > s.Told {
		return nil
	}
	return s.tell(Event{Solution: raw})
}

// None says that nothing has been found so far.
func (s *Search[S]) None() bool { return s.solutions == 0 }

// Solutions is how many solutions have been found, or counted.
func (s *Search[S]) Solutions() int { return s.solutions }

// Counted replaces the number of solutions found by one that was counted
// without listing them all; exact is false for a lower bound. Only solutions
// count that fit what is assumed and denied; in a search for solutions that break
// a fact, what is only counted leaves the matter undecided.
func (s *Search[S]) Counted(n int, exact bool) {
	switch {
	case !s.Whole():
		return
	case s.Break != "":
		s.inexact = true
		return
	}
	s.solutions = max(n, s.solutions)
	s.inexact = !exact
}

// Count counts a solution without listing it. As with Counted, it must fit what is assumed
// and denied.
func (s *Search[S]) Count() {
	switch {
	case s.parting.idle:
		return
	case s.Break != "":
		s.inexact = true
		return
	}
	s.solutions++
	if r := s.parting.only; r != nil {
		r.Count++
	}
}

// Refuted reports a set of facts that alone have no solution.
func (s *Search[S]) Refuted(core []FactID) {
	s.core, s.hasCore = slices.Clone(core), true
}

// Discovered adds pictures of what the search itself found out, to be shown
// with the verdict.
func (s *Search[S]) Discovered(views ...view.View) {
	s.views = append(s.views, s.label(views)...)
}

// Sketch names a picture of what has been found out so far. While the search
// goes on it is drawn a few times a second and told with the progress, so that
// a plot grows before the visitor's eyes.
func (s *Search[S]) Sketch(draw func() []view.View) { s.sketch = draw }

// sketchPause is how long a sketch stays before it is drawn anew.
const sketchPause = 250 * time.Millisecond

// Step reports a step of the search if a trace was asked for; frame is only
// called then. The error is what Run returns.
func (s *Search[S]) Step(frame func() view.Frame) error {
	if !s.Telling() {
		return s.end
	}
	s.steps++
	f := frame()
	f.Caption = english.Apostrophes(f.Caption)
	return s.tell(Event{Step: &f})
}

// Stage makes the frames of steps: the pictures that Given draws of what is kept are on
// it. It is nil where nobody wants a trace.
func (s *Search[S]) Stage() *view.Stage {
	if s.stage == nil && s.Trace {
		s.stage = view.NewStage(s.given()...)
	}
	return s.stage
}

// Telling says whether steps are told still: whoever makes a step at some cost
// need not where they are not.
func (s *Search[S]) Telling() bool {
	return s.end == nil && s.Trace && (s.Steps == 0 || s.steps < s.Steps)
}

// Looks at the context, and reports of progress, are lookApart apart: whoever cancels a search, because
// something else is asked, waits that long. How many units of work that is shows as it goes; it is never
// more than mostUnits. The first look comes after as many, or once firstLook is over.
const (
	mostUnits = 4096
	firstLook = 30 * time.Millisecond
	lookApart = 10 * time.Millisecond
)

// Check is called once for every node, test or unit of work: it spends the
// budget, looks at the context now and then, and tells progress. The error is
// what Run returns.
func (s *Search[S]) Check() error {
	s.checks++
	if s.Nodes > 0 && s.checks > s.Nodes {
		return s.stop(ErrWork)
	}
	if s.untilTold--; s.untilTold > 0 {
		return s.end
	}
	now := time.Now()
	if s.checks < mostUnits && now.Sub(s.begun) < firstLook {
		s.untilTold = s.checks // as many again
		return s.end
	}
	s.untilTold = s.pace(now)
	return s.Breathe()
}

// pace is how many units of work are to pass until the next look, by how long the last ones took.
func (s *Search[S]) pace(now time.Time) int64 {
	units, apart := s.checks-s.lookedAfter, max(1, now.Sub(s.looked))
	s.looked, s.lookedAfter = now, s.checks
	return int64(min(mostUnits, max(1, float64(units)*float64(lookApart)/float64(apart))))
}

// Spare is how many calls of Check, from now on, would only count: for ways whose units of
// work are so short that a call for each is felt. They count down by themselves, hand in what
// they have counted by Spent, and call Check for the unit after that. Whatever else is called
// between may change it.
func (s *Search[S]) Spare() int64 {
	spare := max(0, s.untilTold-1)
	if s.end != nil {
		return 0
	}
	if s.Nodes > 0 {
		spare = min(spare, max(0, s.Nodes-s.checks))
	}
	return spare
}

// Spent counts units that are behind: see Spare.
func (s *Search[S]) Spent(units int64) { s.checks, s.untilTold = s.checks+units, s.untilTold-units }

// Breathe looks at the context and tells progress at once: for strategies
// whose units of work are long. The error is what Run returns.
func (s *Search[S]) Breathe() error {
	if s.end != nil {
		return s.end
	}
	if err := s.ctx.Err(); err != nil {
		return s.stop(err)
	}
	progress := &Progress{Stats: s.Stats, Solutions: s.solutions, at: s.parting.at}
	now := time.Now()
	if s.sketch != nil && !s.Bare && now.Sub(s.sketched) >= sketchPause {
		progress.Views, s.sketched = s.label(s.sketch()), now
	}
	if s.solutions > 1 && !s.Bare && now.Sub(s.bounded) >= sketchPause {
		s.bound, s.bounded = &Bound{s.solutions, s.stopped()}, now
	}
	progress.Bound = s.bound
	return s.tell(Event{Progress: progress})
}

func (s *Search[S]) tell(event Event) error {
	if !s.yield(event, nil) {
		s.abandoned = true
		return s.stop(ErrStop)
	}
	return nil
}

// stop ends the search; the first reason stands.
func (s *Search[S]) stop(err error) error {
	if s.end == nil {
		s.end = err
	}
	return s.end
}

// verdict draws the conclusion from what Run reported and returned; an error
// that is no verdict comes back.
func (s *Search[S]) verdict(err error) (verdict Verdict, why string, failure error) {
	switch err = s.stop(err); {
	case err == nil:
	case errors.Is(err, ErrStop):
		s.inexact = true
	case errors.Is(err, context.DeadlineExceeded):
		why = "time"
	case errors.Is(err, context.Canceled):
		why = "stopped"
	case errors.Is(err, ErrWork):
		why = "work"
	case errors.Is(err, ErrMemory):
		why = "memory"
	case errors.As(err, new(NotApplicable)):
		why = "not applicable"
	default:
		return "", "", err
	}
	if why != "" {
		s.inexact = true
	}
	switch {
	case s.solutions > 1:
		return Many, why, nil
	case s.inexact:
		return Unsolved, why, nil
	case s.solutions == 1:
		return One, why, nil
	}
	return None, why, nil
}
