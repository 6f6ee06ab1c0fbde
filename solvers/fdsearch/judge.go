package fdsearch

import (
	"context"
	"errors"
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
	"solvitur/solvers/puzzle"
)

// judge tests values that are put in by hand against what has been posted, as
// soon as all that a constraint speaks of has one, and not before. Nothing is
// concluded from them.
type judge struct {
	of      *telling
	context context.Context
	asked   []fd.Var // the variables that get values, in this order
	values  []int    // by variable
	tests   [][]test // by how many of asked must have values
	all     *fd.Probe
}

// test is a constraint, or several that share variables which nobody is asked
// about: whether these can have values, only all of them together can tell.
type test struct {
	facts []puzzle.FactID
	asked []fd.Var
	posts []fd.Constraint
	alone *fd.Probe // of several constraints; nil where there is nothing hidden
}

func newJudge(t *telling) *judge {
	j := &judge{of: t, context: t.context, asked: slices.Clone(t.options.Order), values: make([]int, t.model.Len())}
	if len(j.asked) == 0 {
		for x := range t.model.Len() {
			j.asked = append(j.asked, fd.Var(x))
		}
	}
	rank := make([]int, t.model.Len()) // by variable, from 1; 0 for hidden ones
	for i, x := range j.asked {
		rank[x] = i + 1
	}
	j.tests = make([][]test, len(j.asked)+1)
	for _, one := range j.share(rank) {
		last := 0
		for _, x := range one.asked {
			last = max(last, rank[x])
		}
		j.tests[last] = append(j.tests[last], one)
	}
	return j
}

// share puts the constraints that hold into tests. Those that share a hidden
// variable, if only by way of others, belong to one.
func (j *judge) share(rank []int) []test {
	type part struct {
		test
		hidden []fd.Var
	}
	var parts []part
	add := func(tag fd.Tag, c fd.Constraint) {
		p := part{test: test{posts: []fd.Constraint{c}}}
		if tag != fd.Rule {
			p.facts = []puzzle.FactID{j.of.tags(tag)}
		}
		for _, x := range fd.Scope(c) {
			if rank[x] > 0 {
				p.asked = append(p.asked, x)
			} else {
				p.hidden = append(p.hidden, x)
			}
		}
		if len(p.hidden) == 0 {
			parts = append(parts, p)
			return
		}
		// What shares something with it goes into it.
		apart := parts[:0]
		for _, other := range parts {
			if !slices.ContainsFunc(other.hidden, func(x fd.Var) bool { return slices.Contains(p.hidden, x) }) {
				apart = append(apart, other)
				continue
			}
			p.facts, p.posts = append(other.facts, p.facts...), append(other.posts, p.posts...)
			p.asked, p.hidden = append(other.asked, p.asked...), append(other.hidden, p.hidden...)
		}
		parts = append(apart, p)
	}
	for tag, c := range j.of.model.Constraints() {
		if tag != fd.Rule && !j.of.options.Keep(tag) {
			continue
		}
		for _, c := range pieces(c) {
			add(tag, c)
		}
	}
	for _, c := range j.of.options.Assume {
		for _, c := range pieces(c) {
			add(fd.Rule, c)
		}
	}
	tests := make([]test, len(parts))
	for i, p := range parts {
		tests[i] = p.test
		if len(p.hidden) == 0 {
			continue
		}
		slices.Sort(p.asked)
		tests[i].asked = slices.Compact(p.asked)
		alone := fd.NewModel()
		for x := range fd.Var(j.of.model.Len()) {
			domain := j.of.model.Domain(x)
			if !slices.Contains(p.asked, x) && !slices.Contains(p.hidden, x) {
				domain = domain[:1] // whatever it is: the test does not speak of it
			}
			alone.Enum(j.of.model.Name(x), domain...)
		}
		alone.Post(fd.Rule, p.posts...)
		tests[i].alone = alone.Probe(fd.Options{})
	}
	return tests
}

// pieces are what a constraint says, one thing at a time: that two of a list
// differ can be seen before the others have values.
func pieces(c fd.Constraint) (all []fd.Constraint) {
	switch c := c.(type) {
	case fd.Conjunction:
		for _, one := range c {
			all = append(all, pieces(one)...)
		}
		return all
	case fd.AllDifferent:
		for k, y := range c.Vars {
			for i, x := range c.Vars[:k] {
				apart := 0
				if c.Offsets != nil {
					apart = c.Offsets[k] - c.Offsets[i]
				}
				all = append(all, fd.Rel(x, fd.NE, y, apart))
			}
		}
		return all
	}
	return []fd.Constraint{c}
}

// broken tests all that can be tested once so many of the variables asked have
// values, and could not with one fewer, until something fails; it gives that, and
// how many tests were made.
func (j *judge) broken(n int) (failed *test, tested int64, err error) {
	for i := range j.tests[n] {
		t := &j.tests[n][i]
		holds, err := j.holds(t)
		if err != nil {
			return nil, tested, err
		}
		if tested++; !holds {
			return t, tested, nil
		}
	}
	return nil, tested, nil
}

func (j *judge) holds(t *test) (bool, error) {
	if t.alone == nil {
		return naive.Holds(t.posts[0], j.values), nil
	}
	_, verdict, err := t.alone.Solve(j.context, t.asked, j.values)
	return verdict == fd.Some, err
}

// whole is the solution that the values of the variables asked make.
func (j *judge) whole() (fd.Solution, error) {
	if j.all == nil {
		j.all = j.of.model.Probe(fd.Options{Keep: j.of.options.Keep, Assume: j.of.options.Assume})
	}
	x, verdict, err := j.all.Solve(j.context, j.asked, j.values)
	if err == nil && verdict != fd.Some {
		err = errors.New("fdsearch: values that pass all tests are no solution; please report this puzzle")
	}
	return x, err
}
