package fdsearch

import (
	"errors"
	"fmt"
	"math"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// ByTransfer is the name of [Transfer].
const ByTransfer = "transfer"

// Kinds is a counter beside [Counters] for families that have [Transfer].
var Kinds = puzzle.Counter{Name: "space", Title: "kinds of beginning", Means: "the most that had to be told apart at a time, by the choices that they leave", Of: []string{ByTransfer}}

// Transfer counts solutions without listing them all: beginnings that leave the
// same rest are taken together. Where the facts speak of too many things at once
// for that, it is propagation.
func Transfer[M, S any](model Model[M, S]) puzzle.Way[M, S] {
	return puzzle.Way[M, S]{
		Strategy: puzzle.Strategy{Name: ByTransfer, Title: "Transfer: like beginnings together",
			Teaches: "Settle one thing after the other, and take beginnings together that leave the same choices for what is still to come. So all solutions are counted, and only as many listed as anybody looks at. Where beginnings are of too many kinds, this way works as propagation does."},
		Run: func(s *puzzle.Search[S], m M) error {
			err := transfer(s, model(s, m))
			if errors.Is(err, errRests) {
				return Propagation(model).Run(s, m)
			}
			return err
		},
	}
}

// listedAtMost is how many solutions are listed if nobody says how many.
const listedAtMost = 1000

func transfer[S any](s *puzzle.Search[S], p Puzzle[S]) error {
	t, err := newTelling(s, &p)
	if err != nil {
		return err
	}
	o := t.options
	o.Order = p.Options.Order
	r, failed, err := newRests(s.Context(), p.Model, o)
	switch {
	case err != nil:
		return err
	case failed:
		s.Stats.Nodes, s.Stats.DeadEnds = 1, 1
		if err := t.begin(); err != nil {
			return err
		}
		t.refute(0)
		return s.Check()
	}
	exact, err := r.without(s.Break, p.Model, t.tags)
	if err != nil {
		return err
	}
	r.tried = func(refused bool) error {
		s.Stats.Nodes++
		if refused {
			s.Stats.DeadEnds++
		}
		return s.Check()
	}
	if err := s.Step(func() view.Frame {
		return t.stage.Frame(view.Frame{Caption: "One after the other is settled, and of beginnings that leave the same choices one is followed for all."}, nil)
	}); err != nil {
		return err
	}
	if err := r.run(); err != nil {
		if errors.Is(err, errRests) {
			s.Stats = puzzle.Stats{}
		}
		return err
	}
	for _, layer := range r.layers {
		s.Stats.Space = max(s.Stats.Space, int64(len(layer)))
	}
	ways := r.layers[0][0].ways
	if err := t.begin(); err != nil {
		return err
	}
	if err := t.tellRests(r); err != nil {
		return err
	}
	if ways == 0 {
		t.refute(0)
		return nil
	}
	most := s.Limit
	switch {
	case !exact, s.Break != "", most == 1: // whoever wants one asks whether there is another
		most = math.MaxInt
	case most == 0:
		most = listedAtMost
	}
	listed := 0
	put := func() error {
		s.Stats.Nodes++
		return s.Check()
	}
	err = r.list(put, func(values []int) error {
		if listed++; listed > most {
			return errListed
		}
		x := make(fd.Solution, p.Model.Len())
		for at, v := range values {
			x[r.asked[at]] = r.domains[at][v]
		}
		if err := t.found(x); err != nil {
			return err
		}
		return s.Found(p.Solution(x))
	})
	if errors.Is(err, errListed) {
		s.Counted(int(ways), ways < mostWays)
		return nil
	}
	return err
}

// errListed ends the list of solutions, where the others are only counted.
var errListed = errors.New("as many solutions are listed as are wanted")

// without leaves out the solutions that do not break a fact which shall be broken;
// it says false where that is left to whoever judges them.
func (r *rests) without(fact puzzle.FactID, m *fd.Model, tags Tags) (exact bool, err error) {
	if fact == "" {
		return true, nil
	}
	var all fd.Conjunction
	for tag, c := range m.Constraints() {
		if tag != fd.Rule && tags(tag) == fact {
			all = append(all, pieces(c)...)
		}
	}
	if len(all) == 1 {
		return false, r.post(fd.Not(all[0]))
	}
	for _, c := range all {
		if _, _, counts := counting(c); counts {
			return false, nil
		}
	}
	return false, r.count(all, func(n int) bool { return n < len(all) })
}

// list goes through the solutions, of each the numbers of its values by position;
// it meets no dead end. put is told every value that is put in.
func (r *rests) list(put func() error, each func(values []int) error) error {
	n := len(r.asked)
	values, at := make([]int, n), make([]int32, n+1)
	if n == 0 {
		return each(values)
	}
	for d := 0; d >= 0; {
		next := r.layers[d][at[d]].next
		if values[d] == len(next) {
			if values[d], d = 0, d-1; d >= 0 {
				values[d]++
			}
			continue
		}
		to := next[values[d]]
		if to < 0 || r.layers[d+1][to].ways == 0 {
			values[d]++
			continue
		}
		if err := put(); err != nil {
			return err
		}
		if d+1 < n {
			d++
			at[d] = to
			continue
		}
		if err := each(values); err != nil {
			return err
		}
		values[d]++
	}
	return nil
}

// tellRests tells layer by layer how many beginnings there are, and how many rests
// they leave.
func (t *telling) tellRests(r *rests) error {
	m := &Moment{Role: view.Deduced, of: t, before: t.model.Domain, left: map[fd.Var][]int{}}
	ways := []int64{1}
	for d, x := range r.asked {
		if !t.on() {
			return nil
		}
		next := make([]int64, len(r.layers[d+1]))
		possible := make([]bool, len(r.domains[d]))
		all := int64(0)
		for i, from := range r.layers[d] {
			for v, to := range from.next {
				if to < 0 {
					continue
				}
				next[to] = min(mostWays, next[to]+ways[i])
				all = min(mostWays, all+ways[i])
				possible[v] = possible[v] || r.layers[d+1][to].ways > 0
			}
		}
		left := []int{}
		for v, is := range possible {
			if is {
				left = append(left, r.domains[d][v])
			}
		}
		m.left[x] = left
		if ways = next; len(r.domains[d]) == 1 {
			continue // it goes without saying
		}
		beginnings := english.Count(all, "beginning", "beginnings")
		caption := fmt.Sprintf("With %s there %s %s so far, of %s.", t.model.Name(x), english.Are(beginnings), beginnings, english.Count(len(next), "kind", "kinds"))
		role := view.Deduced
		if all == 0 {
			caption, role = fmt.Sprintf("With %s, no beginning is left.", t.model.Name(x)), view.Conflict
		}
		if err := m.tell(view.Frame{Caption: caption, Role: role}); err != nil {
			return err
		}
		if all == 0 {
			return nil
		}
	}
	return nil
}
