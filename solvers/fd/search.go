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
	restart  restarts
	stack    []decision // one for each level
	floor    int        // with learning: no jump goes back beyond this level
	learning bool       // no-goods are learned, still
	jumps    jumps
	err      error  // what was wrong with the model
	begun    bool   // the first run has been prepared
	at       bool   // the search stands at a solution, which it must leave
	complete bool   // everything has been seen
	divides  bool   // see Options.Enter
	matters  []bool // by variable: solutions must differ in it; nil for all
	tracing  bool   // facts are recorded with reasons, for the sake of core
	core     Core
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
	if s.err = m.checkVars(slices.Concat(o.Order, o.Distinct)...); s.err != nil {
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
	if len(s.options.Distinct) > 0 {
		s.matters = make([]bool, len(s.doms))
		for _, x := range s.options.Distinct {
			s.matters[x] = true
		}
	}
	s.restart = newRestarts(s.options)
	s.divides = s.options.divides() && s.engine.divides()
	if s.learning = s.options.Learn; s.learning {
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
