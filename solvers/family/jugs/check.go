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
		if slices.ContainsFunc(s.Pours, func(p Pour) bool { return p.banned(b) }) {
			broken = append(broken, banID(i))
		}
	}
	for i, g := range m.Goals {
		if !m.reached(now, g) {
			broken = append(broken, goalID(i))
		}
	}
	beaten, err := m.best.Broken(len(s.Pours), keep, func() (int, bool, error) { return m.least(keep) })
	return append(broken, beaten...), err
}

// banned says whether a ban speaks of a pour.
func (p Pour) banned(by Pour) bool { return covers(by.From, p.From) && covers(by.To, p.To) }

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
	bans := puzzle.Kept(m.Bans, banID, keep)
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
				if !slices.ContainsFunc(bans, p.banned) {
					tell(m.pouring(l, p), 1)
				}
			}
		}
	}
	goals := puzzle.Kept(m.Goals, goalID, keep)
	reached := func(l levels) bool {
		return !slices.ContainsFunc(goals, func(g Goal) bool { return !m.reached(l, g) })
	}
	return naive.Least(m.atFirst(keep), pours, reached, mostJudged)
}
