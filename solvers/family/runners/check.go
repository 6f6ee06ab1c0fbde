package runners

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that a result breaks, straight from the wording of
// the facts.
func violations(f race, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	taken := map[int]bool{}
	for _, name := range f.Runners {
		if at := s.at(name); at >= 1 && at <= len(f.Runners) {
			taken[at] = true
		}
	}
	if len(taken) < len(f.Runners) || len(s.Places) != len(f.Runners) {
		broken = append(broken, ruleOwnPlace)
	}
	return append(broken, holds.BrokenOf("remarks", s, f.Remarks, f.formulas)...), nil
}

// holds reads the remarks as they are worded.
var holds = rows.Holds[Solution, Remark]{
	"end": func(s Solution, r Remark) bool {
		winner, loser := s.at(r.Runner) == 1, s.at(r.Runner) == len(s.Places)
		return map[string]bool{first: winner, last: loser, notFirst: !winner, notLast: !loser}[r.How]
	},
	"place": func(s Solution, r Remark) bool { return (s.at(r.Runner) == r.Number) == (r.How == so) },
	"before": func(s Solution, r Remark) bool {
		later := s.at(r.Other) - s.at(r.Runner)
		return map[string]bool{before: later > 0, after: later < 0, rightBefore: later == 1, rightAfter: later == -1,
			nextTo: s.apart(r) == 1, notNextTo: s.apart(r) != 1}[r.How]
	},
	"between": func(s Solution, r Remark) bool {
		at, x, y := s.at(r.Runner), s.at(r.Other), s.at(r.Third)
		return (min(x, y) < at && at < max(x, y)) == (r.How == so)
	},
	"apart": func(s Solution, r Remark) bool {
		return map[string]bool{exactly: s.apart(r) == r.Number, atLeast: s.apart(r) >= r.Number, atMost: s.apart(r) <= r.Number}[r.How]
	},
}

func (s Solution) at(runner string) int { return s.Places[runner].Place }

// apart is how many places the two runners of a remark are apart.
func (s Solution) apart(r Remark) int {
	x, y := s.at(r.Runner), s.at(r.Other)
	return max(x-y, y-x)
}
