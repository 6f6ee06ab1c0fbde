package fd

import (
	"context"
	"iter"
	"slices"
)

// Solution holds the value of every variable of the model, by its index.
type Solution []int

// Value is the value of x.
func (s Solution) Value(x Var) int { return s[x] }

// Values lists the values of xs.
func (s Solution) Values(xs ...Var) []int {
	out := make([]int, len(xs))
	for i, x := range xs {
		out[i] = s[x]
	}
	return out
}

// Search is one run over a model. It is not safe for concurrent use; a second
// run needs a second Search.
type Search struct {
	*engine
	model    *Model
	options  Options
	brancher brancher
	stack    []decision
	complete bool
	started  bool
	begun    bool // the root has been propagated
	err      error
	restart  restarts
	core     Core
	tracing  bool
	floor    int // with learning: no jump goes back beyond this level
}

// decision is "x = v", to be refuted by "x != v"; or that, if it is flipped.
type decision struct {
	x       Var
	v       int
	flipped bool
}

// Search prepares a run. Errors of the model show when the run begins.
func (m *Model) Search(o Options) *Search {
	return m.newSearch(o, false)
}

func (m *Model) newSearch(o Options, tracing bool) *Search {
	s := &Search{model: m, options: o, tracing: tracing}
	if s.err = m.Err(); s.err != nil {
		return s
	}
	for _, a := range o.Assume {
		if s.err = m.check(a); s.err != nil {
			return s
		}
	}
	if s.err = m.checkVars(o.Order...); s.err != nil {
		return s
	}
	s.engine = m.compile(o.Keep, o.Assume)
	return s
}

// Stats tells what has been done so far.
func (s *Search) Stats() Stats {
	if s.engine == nil {
		return Stats{}
	}
	return s.stats
}

// Complete says whether every solution has been reported: only then do None
// and One mean what they say.
func (s *Search) Complete() bool { return s.complete }

// Verdict sums up what is known so far.
func (s *Search) Verdict() Verdict {
	switch n := s.Stats().Solutions; {
	case s.complete && n == 0:
		return None
	case s.complete && n == 1:
		return One
	case n > 1:
		return Many
	case n == 1:
		return Some
	default:
		return Unsolved
	}
}

// All runs the search and yields its solutions, in a deterministic order. If
// it is stopped by ctx or by a budget, the last pair holds the error. The loop
// may be left and All called again to go on.
func (s *Search) All(ctx context.Context) iter.Seq2[Solution, error] {
	return func(yield func(Solution, error) bool) {
		for {
			ok, err := s.Next(ctx)
			if err != nil {
				yield(nil, err)
				return
			}
			if !ok || !yield(s.solution(), nil) {
				return
			}
		}
	}
}

// Next runs to the next solution. It reports false, without an error, when
// there is none left or Options.Limit is reached.
func (s *Search) Next(ctx context.Context) (bool, error) {
	if s.err != nil {
		return false, s.err
	}
	if !s.begun {
		s.begin()
	}
	s.budget = newBudget(ctx)
	if s.budget.interrupted() {
		return false, s.budget.err
	}
	if s.options.Limit > 0 && s.stats.Solutions >= s.options.Limit {
		return false, nil
	}
	return s.run()
}

func (s *Search) begin() {
	s.begun = true
	order := s.options.Order
	if len(order) < len(s.doms) {
		given := make([]bool, len(s.doms))
		order = slices.Clone(order)
		for _, x := range order {
			given[x] = true
		}
		for x := range Var(len(s.doms)) {
			if !given[x] {
				order = append(order, x)
			}
		}
	}
	s.brancher.init(s.engine, order, len(s.options.Order), s.options)
	s.restart = newRestarts(s.options)
	if s.options.Learn {
		s.prepareAnalysis(s.tracing)
	}
}

func (s *Search) solution() Solution {
	out := make(Solution, s.model.Len())
	for x := range out {
		out[x] = s.min(Var(x))
	}
	return out
}

func (s *Search) hear(k Kind, x Var, v int) {
	if s.options.Listener != nil {
		s.options.Listener(Step{k, len(s.levels), s.stats.Nodes, x, v})
	}
}

// run goes on until the next solution, the end, or a limit.
func (s *Search) run() (bool, error) {
	if s.complete {
		return false, nil
	}
	if s.started && !s.leaveSolution() {
		return false, nil
	}
	s.started = true
	for {
		ok := s.propagate()
		if s.budget.err != nil {
			s.started = false
			s.reschedule()
			return false, s.budget.err
		}
		if !ok {
			s.stats.Failures++
			s.hear(Failure, noVar, 0)
			if !s.recover() {
				return false, nil
			}
			if s.exhausted() {
				s.started = false
				return false, ErrBudget
			}
			continue
		}
		if s.options.Restart != NoRestart && len(s.levels) > s.floor && s.restart.due(s.stats.Failures) {
			s.stats.Restarts++
			done := s.refutations()
			s.goBack(s.floor)
			if !s.clauses.addAtRoot(s.engine, done) {
				s.finish()
				return false, nil
			}
			s.hear(Restarted, noVar, 0)
			continue
		}
		x := s.brancher.choose(s.engine)
		if x == noVar {
			s.stats.Solutions++
			s.hear(Found, noVar, 0)
			return true, nil
		}
		if s.exhausted() {
			s.started = false
			return false, ErrBudget
		}
		s.decide(x, s.brancher.pick(s.engine, x))
	}
}

func (s *Search) exhausted() bool {
	o := &s.options
	return o.MaxNodes > 0 && s.stats.Nodes >= o.MaxNodes || o.MaxFailures > 0 && s.stats.Failures >= o.MaxFailures
}

// reschedule makes every propagator run again after an interruption.
func (s *Search) reschedule() {
	s.head = 0
	for id := range s.props {
		if id > 0 {
			s.queue.push(int32(id))
		}
	}
}

func (s *Search) decide(x Var, v int) {
	s.push()
	s.stack = append(s.stack, decision{x: x, v: v})
	s.stats.Nodes++
	s.stats.Depth = max(s.stats.Depth, len(s.levels))
	s.by = byDecision
	s.assign(x, v, 0)
	s.hear(Decision, x, v)
}

func (s *Search) goBack(level int) {
	s.back(level)
	s.stack = s.stack[:level]
}

// recover leaves a failure behind. It reports false when the search is over.
func (s *Search) recover() bool {
	s.brancher.failed(s.engine)
	if len(s.levels) == 0 {
		s.finish()
		return false
	}
	switch {
	case !s.options.Learn:
		return s.refute()
	case len(s.levels) <= s.floor:
		return s.flip()
	}
	cl, level := s.learn()
	return s.install(cl, max(level, s.floor))
}

// leaveSolution shuts the present solution out.
func (s *Search) leaveSolution() bool {
	switch {
	case len(s.levels) == 0:
		s.finish()
		return false
	case s.options.Learn:
		return s.flip()
	}
	return s.refute()
}

// flip replaces the latest decision by its opposite, on its own level, and
// makes that level the floor: what was reported before lies on the other side.
// So a search that learns enumerates without a clause for every solution
// (Gebser, Kaufmann, Neumann and Schaub, LPNMR 2007).
func (s *Search) flip() bool {
	for len(s.levels) > 0 {
		d := s.stack[len(s.stack)-1]
		s.goBack(len(s.levels) - 1)
		if d.flipped {
			continue
		}
		s.push()
		s.stack = append(s.stack, decision{d.x, d.v, true})
		s.floor = len(s.levels)
		s.by = byDecision
		s.hear(Refutation, d.x, d.v)
		if s.remove(d.x, d.v, 0) {
			return true
		}
	}
	s.finish()
	return false
}

// refute undoes the latest decision and excludes its value, or goes further
// back if no other is left.
func (s *Search) refute() bool {
	for len(s.levels) > 0 {
		d := s.stack[len(s.stack)-1]
		s.goBack(len(s.levels) - 1)
		s.by = byRefutation
		s.hear(Refutation, d.x, d.v)
		if s.remove(d.x, d.v, 0) {
			return true
		}
		s.wiped = noVar
	}
	s.finish()
	return false
}

// install goes back to where a new clause forces something, and forces it.
func (s *Search) install(cl clause, level int) bool {
	s.stats.Learned++
	if len(cl.literals) == 0 {
		s.finishWith(cl)
		return false
	}
	s.goBack(level)
	s.clauses.reduce(s.engine)
	id := s.clauses.add(s.engine, cl)
	s.hear(Learnt, s.owner[cl.literals[0].word], len(cl.literals))
	s.clauses.force(s.engine, id)
	return true
}

func (s *Search) finish() {
	s.complete = true
	if s.tracing && s.stats.Solutions == 0 {
		r := &s.analysis.reason
		r.clear()
		r.onNew = nil
		r.failure()
		r.toRoot(int32(len(s.trail)))
		s.setCore(r.cited)
	}
}

func (s *Search) finishWith(cl clause) {
	s.complete = true
	if s.tracing && s.stats.Solutions == 0 {
		s.setCore(cl.tags)
	}
}
