package runners

import (
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that a result breaks, straight from the wording of
// the facts.
func violations(f race, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	n := len(f.Runners)
	taken := slices.Sorted(slices.Values(each.Of(f.Runners, s.at)))
	if !slices.Equal(taken, each.To(n, func(i int) int { return i + 1 })) || len(s.Places) != n {
		broken = append(broken, ruleOwnPlace)
	}
	return append(broken, holds.BrokenOf("remarks", result{f, s.at}, f.Remarks, f.formulas)...), nil
}

// result is an answer as remarks read it.
type result struct {
	race
	at func(runner string) int // the place, from 1
}

// holds reads the remarks as they are worded.
var holds = rows.Holds[result, Remark]{
	"end": func(s result, r Remark) bool {
		winner, loser := s.at(r.Runner) == 1, s.at(r.Runner) == len(s.Runners)
		return map[string]bool{first: winner, last: loser, notFirst: !winner, notLast: !loser}[r.How]
	},
	"place":  func(s result, r Remark) bool { return (s.at(r.Runner) == *r.Number) == (r.How == rows.So) },
	"before": func(s result, r Remark) bool { return rows.Stand(s.at(r.Runner), r.How, s.at(r.Other)) },
	"between": func(s result, r Remark) bool {
		at, x, y := s.at(r.Runner), s.at(r.Other), s.at(r.Third)
		return (min(x, y) < at && at < max(x, y)) == (r.How == rows.So)
	},
	"apart": func(s result, r Remark) bool {
		return rows.Compares(s.apart(r), r.How, *r.Number)
	},
	"right": func(s result, r Remark) bool {
		return rows.Compares(s.count(r, func(worse int) bool { return worse == 0 }), r.How, *r.Number)
	},
	"pairs": func(s result, r Remark) bool {
		line := s.guessed[r.Guess]
		right := each.Count(line[1:], func(name string) bool { return s.at(name) == s.at(line[slices.Index(line, name)-1])+1 })
		return rows.Compares(right, r.How, *r.Number)
	},
	"far": func(s result, r Remark) bool {
		return s.count(r, func(worse int) bool { return -*r.Number <= worse && worse <= *r.Number }) == 0
	},
	"better": func(s result, r Remark) bool {
		return s.count(r, func(worse int) bool { return worse < 0 }) > s.count(r, func(worse int) bool { return worse > 0 })
	},
}

func (s Solution) at(runner string) int { return s.Places[runner].Place }

// apart is how many places the two runners of a remark are apart.
func (s result) apart(r Remark) int {
	x, y := s.at(r.Runner), s.at(r.Other)
	return max(x-y, y-x)
}

// count is of how many runners something is true: of how many places worse each did than a remark's
// guess said; below 0, better.
func (s result) count(r Remark, is func(worse int) bool) int {
	line := s.guessed[r.Guess]
	return each.Count(line, func(runner string) bool { return is(s.at(runner) - slices.Index(line, runner) - 1) })
}
