package meetings

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// test is a remark that is about several meetings together, made fit for judging those
// that are chosen, each on a day of its own.
type test struct {
	id    puzzle.FactID
	judge func(chosen []triple) rows.Outcome
	days  int
}

func (t *test) never(l link) {
	t.judge = func(chosen []triple) rows.Outcome {
		for _, m := range chosen {
			if l.covers(m) {
				return rows.Broken
			}
		}
		if len(chosen) == t.days {
			return rows.Met
		}
		return rows.Open
	}
}

func (t *test) any(cases []together) {
	t.judge = func(chosen []triple) rows.Outcome {
		there := rows.Broken
		for _, c := range cases {
			there = there.Or(c.judge(chosen))
		}
		return there
	}
}

func (t *test) joined(f story, of *rows.Formula[Remark]) {
	t.judge = rows.Judge(of, func(r Remark) func([]triple) rows.Outcome {
		part := test{days: t.days}
		remarks.Post(posting{f, &part}, r)
		return part.judge
	})
}

// judge says whether a case is there.
func (c together) judge(chosen []triple) rows.Outcome {
	all := rows.Met
	for _, l := range c {
		all = all.And(l.judge(chosen))
	}
	return all
}

// judge says whether the meeting of a link's day is like that.
func (l link) judge(chosen []triple) rows.Outcome {
	for _, m := range chosen {
		switch {
		case l.covers(m):
			return rows.Met
		case m.day == l.day:
			return rows.Broken
		}
	}
	return rows.Open
}

// broken names the first of the remarks about several meetings together that those
// chosen break with another; "" if there is none.
func (c *crosses) broken(chosen []triple, t triple) puzzle.FactID {
	all := append(slices.Clip(chosen), t)
	for _, test := range c.tests {
		if test.judge(all) == rows.Broken {
			return test.id
		}
	}
	return ""
}

// broken is that of the crosses. Each remark about several meetings counts as a test.
func (k *task) broken(chosen []triple, t triple) puzzle.FactID {
	if len(k.c.tests) == 0 {
		return ""
	}
	k.Stats.Tests += int64(len(k.c.tests))
	return k.c.broken(chosen, t)
}
