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
		return rows.Compares(s.count(r, func(guessed, at int, _ string) bool { return guessed == at }), r.How, *r.Number)
	},
	"pairs": func(s result, r Remark) bool {
		return rows.Compares(s.count(r, func(_, at int, ahead string) bool { return ahead != "" && at == s.at(ahead)+1 }), r.How, *r.Number)
	},
	"far": func(s result, r Remark) bool {
		return s.count(r, func(guessed, at int, _ string) bool { return guessed-*r.Number <= at && at <= guessed+*r.Number }) == 0
	},
	"better": func(s result, r Remark) bool {
		better := s.count(r, func(guessed, at int, _ string) bool { return at < guessed })
		return better > s.count(r, func(guessed, at int, _ string) bool { return at > guessed })
	},
}

func (s Solution) at(runner string) int { return s.Places[runner].Place }

// apart is how many places the two runners of a remark are apart.
func (s result) apart(r Remark) int {
	x, y := s.at(r.Runner), s.at(r.Other)
	return max(x-y, y-x)
}

// count is of how many runners something is true: of the place that a remark's
// guess gave, of the place where the runner came in, and of who was guessed to be
// right ahead, "" for nobody.
func (s result) count(r Remark, is func(guessed, at int, ahead string) bool) (n int) {
	ahead := ""
	for i, name := range s.guessed[r.Guess] {
		if is(i+1, s.at(name), ahead) {
			n++
		}
		ahead = name
	}
	return n
}
