package fd_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fd/naive"
)

// A core must contradict the rules by itself, as the naive engine sees it; and
// a verdict of Some must come with a solution.
func TestCoresAreUnsatisfiable(t *testing.T) {
	cores := 0
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 3))
		m := randomModel(r)
		g := generator{r, m}
		for range 3 { // more facts, so that more models have no solution
			m.Post(fd.Tag(10+r.IntN(5)), g.atom())
		}
		var assume []fd.Constraint
		for range r.IntN(3) {
			assume = append(assume, g.atom())
		}
		off := fd.Tag(r.IntN(4))
		keep := func(tag fd.Tag) bool { return tag != off }
		o := fd.Options{Keep: keep, Assume: assume, Choose: fd.WeightedDegree}
		core, solution, verdict, err := m.Refute(context.Background(), o)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if verdict == fd.Some {
			for tag, c := range m.Constraints() {
				if (tag == fd.Rule || keep(tag)) && !naive.Holds(c, solution) {
					t.Fatalf("seed %d: %v breaks %T%+v", seed, solution, c, c)
				}
			}
			continue
		}
		cores++
		if slices.Contains(core.Tags, off) || slices.Contains(core.Tags, fd.Rule) {
			t.Fatalf("seed %d: the core %v holds a fact that is off, or the rules", seed, core)
		}
		var used []fd.Constraint
		for _, i := range core.Assumed {
			used = append(used, assume[i])
		}
		only := func(tag fd.Tag) bool { return slices.Contains(core.Tags, tag) }
		for solution := range naive.Solutions(m, only, used...) {
			t.Fatalf("seed %d: the core %+v has the solution %v\n%s", seed, core, solution, describe(m))
		}
	}
	if cores < 300 {
		t.Errorf("only %d of the models had no solution: the test proves little", cores)
	}
}

// Whatever is deduced at the root must follow from the facts named for it.
func TestDeductionsFollow(t *testing.T) {
	for seed := range uint64(600) {
		m := randomModel(rand.New(rand.NewPCG(seed, 4)))
		d, err := m.Deduce(context.Background(), fd.Options{})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		within := func(c fd.Core) func(fd.Tag) bool {
			return func(tag fd.Tag) bool { return slices.Contains(c.Tags, tag) }
		}
		if d.Failed() {
			for solution := range naive.Solutions(m, within(d.WhyFailed())) {
				t.Fatalf("seed %d: the failure's facts %v have the solution %v\n%s", seed, d.WhyFailed(), solution, describe(m))
			}
			continue
		}
		for x := range fd.Var(m.Len()) {
			for _, v := range m.Domain(x) {
				if d.Has(x, v) {
					continue
				}
				why := d.Why(x, v)
				for solution := range naive.Solutions(m, within(why), fd.Eq(x, v)) {
					t.Fatalf("seed %d: x%d != %d does not follow from %v: %v\n%s", seed, x, v, why, solution, describe(m))
				}
			}
		}
		for _, in := range d.Inferences() {
			if len(in.Gone.Values) == 0 {
				t.Fatalf("seed %d: an inference without a conclusion: %+v", seed, in)
			}
		}
	}
}
