package jugs

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/space/naive"
)

// violations follows a plan litre by litre, and names every fact that it breaks.
// Whether it has the fewest pours depends on which facts are kept.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	now := m.atFirst(keep)
	flows := true
	for _, p := range s.Pours {
		before := now
		now = m.pouring(now, p)
		flows = flows && now != before
	}
	if !flows {
		broken = append(broken, rulePour)
	}
	for i, b := range m.Bans {
		if slices.ContainsFunc(s.Pours, func(p Pour) bool { return covers(b.From, p.From) && covers(b.To, p.To) }) {
			broken = append(broken, banID(i))
		}
	}
	for i, g := range m.Goals {
		if !m.reached(now, g) {
			broken = append(broken, goalID(i))
		}
	}
	beaten, err := m.best.Beats(len(s.Pours), keep, func() (int, bool, error) { return m.least(keep) })
	if beaten {
		broken = append(broken, ruleFewest)
	}
	return broken, err
}

// covers says whether a gap of a ban, filled in or left open, speaks of a place.
func covers(gap, place string) bool {
	return gap == place || gap == schema.Any && place != tap && place != sink
}

// levels are the litres in the jugs; -1 is a jug that is not there.
type levels [mostJugs]int

func (m *model) atFirst(keep func(puzzle.FactID) bool) (l levels) {
	for i, j := range m.Jugs {
		if l[i] = -1; keep(jugID(i)) {
			l[i] = j.First
		}
	}
	return l
}

// pouring lets one litre after the other flow, as long as it can.
func (m *model) pouring(l levels, p Pour) levels {
	from, to := m.jug(p.From), m.jug(p.To)
	for from != to && (from < 0 || l[from] > 0) && (to < 0 || l[to] >= 0 && l[to] < m.Jugs[to].Holds) {
		if from >= 0 {
			l[from]--
		}
		if to >= 0 {
			l[to]++
		}
	}
	return l
}

func (m *model) reached(l levels, g Goal) bool {
	for i, j := range m.Jugs {
		if (g.Jug == schema.Any || g.Jug == j.Name) && l[i] == g.Amount {
			return true
		}
	}
	return false
}

// mostJudged is how many states are looked at to judge the length of a plan.
const mostJudged = 200_000

// least is the number of pours that it takes at least.
func (m *model) least(keep func(puzzle.FactID) bool) (int, bool, error) {
	pours := func(l levels, tell func(levels, int)) {
		for i := -1; i < len(m.Jugs); i++ {
			for k := -1; k < len(m.Jugs); k++ {
				p := Pour{tap, sink}
				if i >= 0 {
					p.From = m.Jugs[i].Name
				}
				if k >= 0 {
					p.To = m.Jugs[k].Name
				}
				banned := false
				for n, b := range m.Bans {
					banned = banned || keep(banID(n)) && covers(b.From, p.From) && covers(b.To, p.To)
				}
				if !banned {
					tell(m.pouring(l, p), 1)
				}
			}
		}
	}
	goal := func(l levels) bool {
		for i, g := range m.Goals {
			if keep(goalID(i)) && !m.reached(l, g) {
				return false
			}
		}
		return true
	}
	return naive.Least(m.atFirst(keep), pours, goal, mostJudged)
}
