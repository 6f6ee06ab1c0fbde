package puzzletest

import (
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// checkStandings: what is drawn as certain, excluded and open is just that in
// all solutions, listed; a search that does not have them all draws nothing,
// and a survey says no more than it could find out within its budget.
func (c *puzzleCase) checkStandings(t *testing.T) {
	first := c.base
	if c.expect != nil && !c.expect.Exact { // it went no further than it was to
		var err error
		if first, err = search(t.Context(), c.instance, c.options()); err != nil {
			t.Fatal(err)
		}
	}
	standings{c.instance, c.truths(t), c.base.complete(), first}.check(t, c.options(), explain.Options{Info: c.family.Info(), Keep: c.keeps})
}

func (c *puzzleCase) keeps(id puzzle.FactID) bool { return !c.off[id] }

// standings are what is to be known of one puzzle.
type standings struct {
	instance puzzle.Instance
	all      []judge // of its solutions
	complete bool    // there are no others
	first    run     // the default strategy's
}

func (s standings) check(t *testing.T, o puzzle.Options, e explain.Options) {
	t.Helper()
	if len(s.instance.Claims()) == 0 {
		return
	}
	short, one := o, o
	short.Nodes, one.Limit = 20, 1
	runs := []run{s.first}
	for _, o := range []puzzle.Options{short, one} {
		r, err := search(t.Context(), s.instance, o)
		if err != nil {
			t.Error(err)
			return
		}
		runs = append(runs, r)
	}
	for _, r := range runs {
		if views := r.done.Standings; len(views) > 0 && (!r.complete() || len(r.listed) == 0) {
			t.Errorf("a search that found %d solutions draws what is certain:\n%s", len(r.listed), view.Texts(views))
		} else {
			s.compare(t, views, false)
		}
	}
	if !s.complete || len(s.all) == 0 || len(s.all) > 200 {
		return
	}
	e.Brief = true
	for _, e.Nodes = range []int64{4, o.Nodes} {
		v, err := explain.Survey(t.Context(), s.instance, e)
		if err != nil {
			t.Error(err)
			return
		}
		if v.Verdict == puzzle.None {
			t.Errorf("a survey with a budget of %d finds none of %d solutions", e.Nodes, len(s.all))
		}
		s.compare(t, s.instance.Standings(e.Keep, func(claim puzzle.Claim) puzzle.Standing { return v.Standing[claim] }), true)
	}
}

// compare holds pictures to all solutions; part says that some of it may not
// have been found out.
func (s standings) compare(t *testing.T, views []view.View, part bool) {
	t.Helper()
	if !s.complete {
		return
	}
	for _, v := range views {
		for mark := range view.Marks(v) {
			switch isTrue := s.times(t, mark.Claim); {
			case mark.Claim == "":
			case mark.Status == view.Told || mark.Status == view.Certain:
				if isTrue != len(s.all) {
					t.Errorf("%q is true of %d of %d solutions", mark.Says, isTrue, len(s.all))
				}
			case mark.Status == view.Open && mark.Role == view.Possible:
				if isTrue == 0 || isTrue == len(s.all) {
					t.Errorf("%q is true of %d of %d solutions", mark.Says, isTrue, len(s.all))
				}
			case mark.Status != view.Open || mark.Role != view.Plain || !part:
				t.Errorf("%q is drawn as %q, %q", mark.Says, mark.Role, mark.Status)
			}
			if len(mark.Values) == 0 {
				continue
			}
			sum := 0
			for _, value := range mark.Values {
				isTrue := s.times(t, value.Claim)
				sum += isTrue
				if mark.Role == view.Possible && (isTrue == 0 || isTrue == len(s.all)) {
					t.Errorf("%q can be %s in %d of %d solutions", mark.Says, value.Text, isTrue, len(s.all))
				}
			}
			if sum != len(s.all) {
				t.Errorf("%q: the values %v are true %d times in %d solutions", mark.Says, mark.Values, sum, len(s.all))
			}
		}
	}
}

// times counts the solutions of which a claim is true.
func (s standings) times(t *testing.T, claim puzzle.Claim) (n int) {
	t.Helper()
	for _, judge := range s.all {
		if claim == "" {
			return 0
		}
		holds, err := judge(claim)
		if err != nil {
			t.Fatal(err)
		}
		if holds {
			n++
		}
	}
	return n
}
