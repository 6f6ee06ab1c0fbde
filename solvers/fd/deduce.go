package fd

import (
	"context"
	"slices"
)

// Deduction is what follows from the facts by propagation alone, without any
// search, together with the reasons.
type Deduction struct {
	engine *engine
	model  *Model
	failed bool
	// Assumptions have dense tags from here on.
	assumed int32
}

// Deduce propagates the facts kept and the assumptions to a fixed point.
func (m *Model) Deduce(ctx context.Context, o Options) (*Deduction, error) {
	o.Learn = true
	s := m.newSearch(o, true)
	if s.err != nil {
		return nil, s.err
	}
	s.begin()
	s.budget = newBudget(ctx)
	ok := s.propagate()
	if s.budget.err != nil {
		return nil, s.budget.err
	}
	return &Deduction{s.engine, m, !ok, int32(len(s.tagNames))}, nil
}

// Failed says whether propagation alone met a contradiction.
func (d *Deduction) Failed() bool { return d.failed }

// Domain lists the values of x that are left, in ascending order.
func (d *Deduction) Domain(x Var) []int {
	k := &d.engine.doms[x]
	return slices.AppendSeq(make([]int, 0, k.size), Domain{lo: k.lo, words: d.engine.bits[k.first : k.first+k.words]}.values())
}

// Value is the value of x if only one is left.
func (d *Deduction) Value(x Var) (int, bool) {
	if d.engine.doms[x].size != 1 {
		return 0, false
	}
	return d.engine.min(x), true
}

// Has says whether x may still be v.
func (d *Deduction) Has(x Var, v int) bool { return d.engine.has(x, v) }

// Why names the facts behind the removal of values from x: with no values
// given, of all that are gone. Values that are still there, or never were,
// need no reason.
func (d *Deduction) Why(x Var, values ...int) Core {
	r := d.begin()
	k := &d.engine.doms[x]
	for w := k.first; w < k.first+k.words; w++ {
		mask := d.engine.initial[w] &^ d.engine.bits[w]
		if len(values) > 0 {
			mask &= d.engine.maskOf(w, values)
		}
		r.lost(w, mask)
	}
	r.toRoot(int32(len(d.engine.trail)))
	return d.core(r)
}

// WhyFailed names the facts behind the contradiction, if there is one.
func (d *Deduction) WhyFailed() Core {
	r := d.begin()
	if d.failed {
		r.failure()
		r.toRoot(int32(len(d.engine.trail)))
	}
	return d.core(r)
}

func (d *Deduction) begin() *reason {
	r := &d.engine.analysis.reason
	r.clear()
	r.onNew = nil
	return r
}

func (d *Deduction) core(r *reason) Core {
	s := Search{engine: d.engine, options: Options{Assume: make([]Constraint, d.engine.assumptions())}}
	s.setCore(r.cited)
	return s.core
}

func (s *engine) assumptions() int {
	n := 0
	for _, t := range s.tags {
		n = max(n, int(t)+1-len(s.tagNames))
	}
	for _, c := range s.clauses.all {
		n = max(n, int(c.tag)+1-len(s.tagNames))
	}
	return n
}

// maskOf gives the bits of word w that stand for the values.
func (s *engine) maskOf(w int32, values []int) uint64 {
	base, mask := s.base(w), uint64(0)
	for _, v := range values {
		if k := v - base; k >= 0 && k < 64 {
			mask |= 1 << k
		}
	}
	return mask
}
