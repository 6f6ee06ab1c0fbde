package explain_test

import (
	"context"
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
)

// searched counts the searches of an instance.
type searched struct {
	puzzle.Instance
	times int
}

func (s *searched) Solve(ctx context.Context, o puzzle.Options) iter.Seq2[puzzle.Event, error] {
	s.times++
	return s.Instance.Solve(ctx, o)
}

// That there is no solution, and why, is found out once: the second time nothing is searched, and the
// answer is the same, one of those that brute force knows.
func TestAContradictionIsRemembered(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 32))
	none := 0
	for range 400 {
		m := randomModel(t, monotone, random)
		instance := &searched{Instance: m.instance}
		o := options(strategies[0])
		var memory explain.Memory
		want := m.reasons("")
		for again := range 2 {
			before := instance.times
			judged, err := memory.Judge(t.Context(), t.Context(), instance, nil, o)
			if err != nil || (judged.Verdict == puzzle.None) != (len(want) > 0) {
				t.Fatalf("the verdict is %q, %v, with the reasons %q", judged.Verdict, err, want)
			}
			if len(want) == 0 {
				break
			}
			why, err := memory.Contradiction(t.Context(), instance, o)
			if err != nil || !slices.ContainsFunc(want, func(core []string) bool { return slices.Equal(core, why.Core) }) {
				t.Fatalf("the reason is %+v, %v, want one of %q", why, err, want)
			}
			if again == 1 && instance.times > before {
				t.Fatalf("searched once more, for %+v", m.facts)
			}
			none++
		}
	}
	if none < 100 {
		t.Errorf("only %d contradictions", none/2)
	}
}
