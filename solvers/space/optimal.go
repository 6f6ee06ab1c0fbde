package space

import (
	"context"
	"fmt"
	"iter"
	"math/big"
	"slices"
)

// Plans are all plans of the least cost. They are held as the graph of the moves
// that occur in them, which may be far smaller than a list.
type Plans[S comparable, A any] struct {
	Verdict Verdict
	Cost    int // of each plan, when the verdict is Found
	Statistics

	nodes  []node[S]
	starts []uint32
	next   [][]step[S, A] // by node: the moves of best plans, in the problem's order
	counts []*big.Int     // by node: the best plans from there on
}

// step is a move to a numbered state.
type step[S comparable, A any] struct {
	move Move[S, A]
	to   uint32
}

// AllOptimal finds all plans with the least cost. Two plans differ when their
// starts or their moves do. Options.Estimate is used if it is given: it must
// never be too high. Unlike [AStar], it expands every state that may lie on a
// best plan, and keeps where their moves lead.
//
// When moves of no cost lead around in a circle on the way, there are endlessly
// many best plans: that is [ErrEndless].
func AllOptimal[S comparable, A any](ctx context.Context, p Problem[S, A], o Options[S]) (*Plans[S, A], error) {
	s := newBestFirst(newSearch(ctx, p, o))
	s.keeps = true
	plans := &Plans[S, A]{}
	defer func() { plans.Statistics = s.Statistics }()
	goal, err := s.first()
	if err != nil {
		return plans, err
	}
	if goal == none {
		plans.Verdict = None
		return plans, nil
	}
	best := s.nodes[goal].cost
	// What has not come out of the frontier yet may still lie on a plan of the
	// same cost; what looks worse than that cannot.
	for len(s.open) > 0 && s.open[0].total <= best {
		top := s.open.pop()
		if top.cost != s.nodes[top.id].cost || s.goals[top.id] {
			continue
		}
		if err := s.expand(top.id); err != nil {
			return plans, err
		}
	}
	if err := plans.link(s, best); err != nil {
		return plans, err
	}
	plans.Verdict, plans.Cost = Found, best
	return plans, nil
}

// link finds the moves that lie on best plans. A move does when the cost of its
// end is that of its beginning and its own, and a goal of the best cost is
// reached from there by such moves.
func (p *Plans[S, A]) link(s *bestFirst[S, A], best int) error {
	p.nodes = s.nodes
	tight := func(id uint32, e edge) bool { return s.nodes[id].cost+e.cost == s.nodes[e.to].cost }
	into, err := s.tightInto(best, tight)
	if err != nil {
		return err
	}
	useful := make([]bool, len(s.nodes))
	var queue []uint32
	for id := range s.nodes {
		if s.goals[id] && s.nodes[id].cost == best {
			useful[id] = true
			queue = append(queue, uint32(id))
		}
	}
	for len(queue) > 0 {
		id := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, from := range into.of(id) {
			if !useful[from] {
				useful[from] = true
				queue = append(queue, from)
			}
		}
	}
	p.next = make([][]step[S, A], len(s.nodes))
	left := make([]int, len(s.nodes)) // moves to states not yet counted
	for id := range s.nodes {
		if !useful[id] {
			continue
		}
		if edges := s.edges(uint32(id)); !s.goals[id] {
			nth := 0
			for m := range s.problem.Moves(s.nodes[id].state) {
				if e := edges[nth]; useful[e.to] && tight(uint32(id), e) {
					p.next[id] = append(p.next[id], step[S, A]{m, e.to})
				}
				nth++
			}
		}
		left[id] = len(p.next[id])
		if n := s.nodes[id]; n.parent == none {
			p.starts = append(p.starts, uint32(id))
		}
	}
	return p.count(useful, into, left)
}

// tightInto finds the nodes from which moves that may lie on a best plan lead to each.
func (s *bestFirst[S, A]) tightInto(best int, tight func(id uint32, e edge) bool) (into arrivals, err error) {
	each := func(meet func(from, to uint32)) error {
		for id, n := range s.nodes {
			if s.goals[id] || n.cost+s.estimates[id] > best {
				continue
			}
			if id&63 == 0 {
				if err := s.ctx.Err(); err != nil {
					return err
				}
			}
			for _, e := range s.edges(uint32(id)) {
				if tight(uint32(id), e) {
					meet(uint32(id), e.to)
				}
			}
		}
		return nil
	}
	into.begin = make([]int, len(s.nodes)+1)
	if err := each(func(_, to uint32) { into.begin[to+1]++ }); err != nil {
		return into, err
	}
	for id := range s.nodes {
		into.begin[id+1] += into.begin[id]
	}
	into.from = make([]uint32, into.begin[len(s.nodes)])
	at := slices.Clone(into.begin)
	return into, each(func(from, to uint32) {
		into.from[at[to]] = from
		at[to]++
	})
}

// arrivals are, by node, the nodes from which moves lead there: all in one list.
type arrivals struct {
	from  []uint32
	begin []int // by node: where its own begin
}

func (a *arrivals) of(id uint32) []uint32 { return a.from[a.begin[id]:a.begin[id+1]] }

// count counts the plans from every state, beginning with those from which no
// move goes on: the goals. What is left uncounted lies on or before a circle.
func (p *Plans[S, A]) count(useful []bool, into arrivals, left []int) error {
	p.counts = make([]*big.Int, len(p.nodes))
	var ready []uint32
	uncounted := 0
	for id := range p.nodes {
		if useful[id] {
			uncounted++
			if left[id] == 0 {
				ready = append(ready, uint32(id))
			}
		}
	}
	for len(ready) > 0 {
		id := ready[len(ready)-1]
		ready = ready[:len(ready)-1]
		uncounted--
		total := new(big.Int)
		for _, t := range p.next[id] {
			total.Add(total, p.counts[t.to])
		}
		if len(p.next[id]) == 0 {
			total.SetInt64(1)
		}
		p.counts[id] = total
		for _, from := range into.of(id) {
			if !useful[from] {
				continue
			}
			if left[from]--; left[from] == 0 {
				ready = append(ready, from)
			}
		}
	}
	if uncounted > 0 {
		return fmt.Errorf("space: moves of no cost lead around in a circle of %d states or fewer: give each a cost: %w", uncounted, ErrEndless)
	}
	return nil
}

// Count is the number of best plans.
func (p *Plans[S, A]) Count() *big.Int {
	total := new(big.Int)
	for _, id := range p.starts {
		total.Add(total, p.counts[id])
	}
	return total
}

// All lists the best plans, in the order of the starts and then of the moves.
// Each plan's slice of moves is its own.
func (p *Plans[S, A]) All() iter.Seq[Plan[S, A]] {
	return func(yield func(Plan[S, A]) bool) {
		for _, start := range p.starts {
			if !p.from(start, yield) {
				return
			}
		}
	}
}

// from lists the plans from one start. tried are the numbers of moves already
// tried along the current plan.
func (p *Plans[S, A]) from(start uint32, yield func(Plan[S, A]) bool) bool {
	moves := []Move[S, A]{}
	ids, tried := []uint32{start}, []int{0}
	for len(ids) > 0 {
		last := len(ids) - 1
		next := p.next[ids[last]]
		if len(next) == 0 {
			plan := Plan[S, A]{Start: p.nodes[start].state, Moves: slices.Clone(moves), Cost: p.Cost}
			if !yield(plan) {
				return false
			}
		}
		if tried[last] == len(next) {
			ids, tried = ids[:last], tried[:last]
			moves = moves[:max(0, last-1)]
			continue
		}
		t := next[tried[last]]
		tried[last]++
		ids, tried = append(ids, t.to), append(tried, 0)
		moves = append(moves, t.move)
	}
	return true
}
