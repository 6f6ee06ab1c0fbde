package fdsearch

import (
	"context"
	"errors"
	"math"
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// rests are the beginnings of a search, one value after the other, of which those
// are taken for one that leave the same rest: they agree in all values that a later
// test looks at, and in what has been counted. So solutions are counted without
// being listed. It is the method of transfer matrices, made out from what the
// constraints speak of; what it holds grows with the values that are looked at
// again much later, not with the solutions.
type rests struct {
	asked   []fd.Var
	domains [][]int // by position in asked: the values that follow do not rule out
	checks  [][]*check
	tallies []*tally
	open    [][]int // by position: the earlier ones of which a later test speaks
	layers  [][]rest
	byte    []byte // of the key in hand

	tried func(refused bool) error // is told every value that is put in
}

// rest is what has been begun: the first of equal ones.
type rest struct {
	key  string  // the values at open positions, and the tallies
	next []int32 // by value, the rest that it leads to; -1 for none
	ways int64   // to complete it, at most mostWays
}

// mostRests bounds how many rests are held, and mostWays how far ways are counted.
const (
	mostRests = 250_000
	mostWays  = math.MaxInt64 / 2
)

var errRests = errors.New("the facts speak of too many things at once to take beginnings together")

// newRests gets ready to count the solutions of a model, of the facts that options
// keep and what they assume. There are none where failed is true.
func newRests(ctx context.Context, m *fd.Model, o fd.Options) (r *rests, failed bool, err error) {
	known, err := m.Deduce(ctx, fd.Options{Keep: o.Keep, Assume: o.Assume})
	if err != nil {
		return nil, false, err
	}
	r = &rests{asked: slices.Clone(o.Order)}
	if len(r.asked) == 0 {
		for x := range fd.Var(m.Len()) {
			r.asked = append(r.asked, x)
		}
	}
	if known.Failed() {
		return r, true, nil
	}
	if len(r.asked) == 0 {
		return nil, false, errRests
	}
	for _, x := range r.asked {
		r.domains = append(r.domains, known.Domain(x))
	}
	r.checks = make([][]*check, len(r.asked))
	for tag, c := range m.Constraints() {
		if tag == fd.Rule || o.Keep == nil || o.Keep(tag) {
			err = errors.Join(err, r.post(c))
		}
	}
	return r, false, errors.Join(err, r.post(o.Assume...))
}

// post adds constraints.
func (r *rests) post(cs ...fd.Constraint) error {
	for _, c := range cs {
		for _, c := range pieces(c) {
			if of, fits, ok := counting(c); ok {
				if err := r.count(of, fits); err != nil {
					return err
				}
				continue
			}
			one, err := r.check(c)
			if err != nil {
				return err
			}
			if !one.always() {
				at := one.last()
				r.checks[at] = append(r.checks[at], one)
			}
		}
	}
	return nil
}

// run makes all layers, and counts.
func (r *rests) run() error {
	r.look()
	r.layers = append(r.layers, []rest{{key: string(make([]byte, len(r.tallies)))}})
	values, held := make([]int, len(r.asked)), 0
	for d := range r.asked {
		known, layer := map[string]int32{}, []rest(nil)
		for i := range r.layers[d] {
			from := &r.layers[d][i]
			from.next = make([]int32, len(r.domains[d]))
			for k, at := range r.open[d] {
				values[at] = int(from.key[k])
			}
			for v := range r.domains[d] {
				values[d] = v
				key, fits := r.step(d, values, from.key[len(r.open[d]):])
				if err := r.tried(!fits); err != nil {
					return err
				}
				if from.next[v] = -1; !fits {
					continue
				}
				to, met := known[string(key)]
				if !met {
					if held++; held > mostRests {
						return errRests
					}
					to = int32(len(layer))
					layer = append(layer, rest{key: string(key)})
					known[layer[to].key] = to
				}
				from.next[v] = to
			}
		}
		r.layers = append(r.layers, layer)
	}
	for i := range r.layers[len(r.asked)] {
		r.layers[len(r.asked)][i].ways = 1
	}
	for d := len(r.asked) - 1; d >= 0; d-- {
		for i := range r.layers[d] {
			from := &r.layers[d][i]
			for _, to := range from.next {
				if to >= 0 {
					from.ways = min(mostWays, from.ways+r.layers[d+1][to].ways)
				}
			}
		}
	}
	return nil
}

// step puts in the last of d+1 values: with it, what later tests look at.
func (r *rests) step(d int, values []int, counted string) (key []byte, fits bool) {
	for _, c := range r.checks[d] {
		if !c.holds(values) {
			return nil, false
		}
	}
	r.byte = r.byte[:0]
	for _, at := range r.open[d+1] {
		r.byte = append(r.byte, byte(values[at]))
	}
	for i, t := range r.tallies {
		n, fits := t.count(d, counted[i], values)
		if !fits {
			return nil, false
		}
		r.byte = append(r.byte, n)
	}
	return r.byte, true
}

// look works out what is open at each position: what a later test speaks of, but
// for what has one value only.
func (r *rests) look() {
	until := make([]int, len(r.asked)) // the last position where it is looked at
	mention := func(c *check, at int) {
		for _, p := range c.at {
			until[p] = max(until[p], at)
		}
	}
	for at, checks := range r.checks {
		for _, c := range checks {
			mention(c, at)
		}
	}
	for _, t := range r.tallies {
		t.left = make([]int, len(r.asked)+1)
		for at := len(r.asked) - 1; at >= 0; at-- {
			t.left[at] = t.left[at+1] + len(t.of[at])
			for _, c := range t.of[at] {
				mention(c, at)
			}
		}
	}
	r.open = make([][]int, len(r.asked)+1)
	for d := range r.open {
		for p := range d {
			if until[p] >= d && len(r.domains[p]) > 1 {
				r.open[d] = append(r.open[d], p)
			}
		}
	}
}

// check is a constraint on the values at some positions, as a table once a value
// has been worked out.
type check struct {
	c      fd.Constraint
	r      *rests
	at     []int
	table  []int8 // by values, mixed: 0 is not known yet; nil where it would be too large
	scope  []fd.Var
	values []int // by variable
}

// mostTable bounds the tables of checks.
const mostTable = 4096

// check makes one; it fails where a variable is not asked about, or has more values
// than a byte holds.
func (r *rests) check(c fd.Constraint) (*check, error) {
	k := &check{c: c, r: r, scope: fd.Scope(c)}
	size := 1
	for _, x := range k.scope {
		at := slices.Index(r.asked, x)
		if at < 0 || len(r.domains[at]) > math.MaxUint8 {
			return nil, errRests
		}
		k.at = append(k.at, at)
		k.values = append(k.values, make([]int, max(0, int(x)+1-len(k.values)))...)
		size = min(mostTable+1, size*len(r.domains[at]))
	}
	if size <= mostTable {
		k.table = make([]int8, size)
	}
	return k, nil
}

func (k *check) last() int { return slices.Max(append([]int{0}, k.at...)) }

// holds says whether it holds of values, by position, each the number of a value in
// its domain.
func (k *check) holds(values []int) bool {
	i := 0
	for _, at := range k.at {
		i = i*len(k.r.domains[at]) + values[at]
	}
	if k.table != nil && k.table[i] != 0 {
		return k.table[i] > 0
	}
	for j, at := range k.at {
		k.values[k.scope[j]] = k.r.domains[at][values[at]]
	}
	holds := naive.Holds(k.c, k.values)
	if k.table != nil {
		k.table[i] = map[bool]int8{true: 1, false: -1}[holds]
	}
	return holds
}

// always says whether it holds whatever the values are.
func (k *check) always() bool {
	if k.table == nil {
		return false
	}
	values := make([]int, len(k.r.asked))
	for i := range k.table {
		for j := len(k.at) - 1; j >= 0; j-- {
			n := len(k.r.domains[k.at[j]])
			values[k.at[j]], i = i%n, i/n
		}
		if !k.holds(values) {
			return false
		}
	}
	return true
}

// tally counts how many of some constraints hold.
type tally struct {
	of   [][]*check // by the position where they can be seen
	left []int      // by position: how many are seen from there on
	fits []bool     // by the number that hold; nil where all are to be told apart
}

// settled is the count of a tally that fits whatever comes.
const settled = math.MaxUint8

// count adds a tally of constraints, of which a number shall hold that fits.
func (r *rests) count(of []fd.Constraint, fits func(n int) bool) error {
	if len(of) >= settled {
		return errRests
	}
	t := &tally{of: make([][]*check, len(r.asked))}
	for _, c := range of {
		one, err := r.check(c)
		if err != nil {
			return err
		}
		t.of[one.last()] = append(t.of[one.last()], one)
	}
	for n := range len(of) + 1 {
		if fits != nil {
			t.fits = append(t.fits, fits(n))
		}
	}
	r.tallies = append(r.tallies, t)
	return nil
}

// count goes on counting at a position.
func (t *tally) count(at int, n byte, values []int) (byte, bool) {
	if n == settled {
		return n, true
	}
	for _, c := range t.of[at] {
		if c.holds(values) {
			n++
		}
	}
	if t.fits == nil {
		return n, true
	}
	switch still := t.fits[n : int(n)+t.left[at+1]+1]; {
	case !slices.Contains(still, true):
		return n, false
	case !slices.Contains(still, false):
		return settled, true
	}
	return n, true
}

// counting says of a constraint that it counts how many others hold, and when it
// is met. One that speaks of many things may be such in disguise: not all of them,
// or one at least.
func counting(c fd.Constraint) (of []fd.Constraint, fits func(int) bool, ok bool) {
	switch c := c.(type) {
	case fd.HowMany:
		return c.Of, func(n int) bool { return naive.Holds(fd.Compare{Op: c.Op, C: c.N}, []int{n}) }, true
	case fd.Parity:
		return c, func(n int) bool { return n%2 == 1 }, true
	case fd.Disjunction:
		return c, func(n int) bool { return n > 0 }, len(fd.Scope(c)) > 3
	case fd.Negation:
		if all, ok := c.Of.(fd.Conjunction); ok {
			return all, func(n int) bool { return n < len(all) }, len(fd.Scope(c)) > 3
		}
		of, fits, ok := counting(c.Of)
		return of, func(n int) bool { return !fits(n) }, ok
	}
	return nil, nil, false
}

// CountBy counts the solutions of the facts that options keep, in the order of
// variables that they give, by how many of some constraints hold: the number of
// solutions for each number from 0 to all of them. It says false where there are
// too many rests to be told apart, or too many solutions.
func CountBy(ctx context.Context, m *fd.Model, o fd.Options, of []fd.Constraint) (solutions []int64, ok bool) {
	solutions = make([]int64, len(of)+1)
	r, failed, err := newRests(ctx, m, o)
	if err != nil || failed {
		return solutions, failed
	}
	r.tried = func(bool) error { return nil }
	if err := r.count(of, nil); err != nil {
		return nil, false
	}
	if err := r.run(); err != nil || r.layers[0][0].ways >= mostWays {
		return nil, false
	}
	// From the front: how many ways lead to each rest.
	ways := []int64{1}
	for d := range r.asked {
		next := make([]int64, len(r.layers[d+1]))
		for i, from := range r.layers[d] {
			for _, to := range from.next {
				if to >= 0 {
					next[to] += ways[i]
				}
			}
		}
		ways = next
	}
	for i, end := range r.layers[len(r.asked)] {
		solutions[end.key[len(end.key)-1]] += ways[i]
	}
	return solutions, true
}
