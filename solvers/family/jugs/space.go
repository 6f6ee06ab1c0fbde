package jugs

import (
	"fmt"
	"iter"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/spacesearch"
	"solvitur/solvers/view"
)

// state is how many litres are in each jug; a jug that is not there is empty.
type state [mostJugs]int8

var kit = spacesearch.Kit[*model, Solution, state, Pour]{
	Space: newSpace,
	Facts: sentences,
	Plan:  func(_ *model, pours []Pour) Solution { return Solution{pours} },
	Moves: func(_ *model, s Solution) []Pour { return s.Pours },
	State: func(m *model, s state) string {
		held := make([]string, len(m.Jugs))
		for i, j := range m.Jugs {
			held[i] = fmt.Sprintf("%s %d", j.Name, s[i])
		}
		held[0] = fmt.Sprintf("%s holds %s", m.Jugs[0].Name, litres(int(s[0])))
		return english.List(held, "and")
	},
	Short: func(m *model, s state) string {
		return strings.ReplaceAll(strings.Trim(fmt.Sprint(s[:len(m.Jugs)]), "[]"), " ", "·")
	},
	Legend: "The numbers are the litres in the jugs, in their order.",
	Move: func(_ *model, p Pour) string {
		switch {
		case p.From == tap:
			return fmt.Sprintf("fill %s at the tap", p.To)
		case p.To == sink:
			return fmt.Sprintf("empty %s into the sink", p.From)
		}
		return fmt.Sprintf("pour from %s into %s", p.From, p.To)
	},
	Brief: func(_ *model, p Pour) string { return p.From + " → " + p.To },
	Because: func(m *model, p Pour) (facts []puzzle.FactID) {
		for i, j := range m.Jugs {
			if j.Name == p.From || j.Name == p.To {
				facts = append(facts, jugID(i))
			}
		}
		return facts
	},
	Picture: picture,
	Cost:    func(_ *model, n int) string { return english.Count(n, "pour", "pours") },
	Never:   "It cannot be done: no pouring, however long, ends so.",
	Phrases: map[string]spacesearch.Phrase{
		"from": {Is: "pour {n} is from {value}", Not: "pour {n} is not from {value}"},
		"to":   {Is: "pour {n} is into {value}", Not: "pour {n} is not into {value}"},
	},
}

// newSpace has every pour that is not banned, in the order of the jugs.
func newSpace(m *model, keep func(puzzle.FactID) bool) spacesearch.Space[state, Pour] {
	var start state
	var pours []Pour
	from, to := []string{tap}, []string{}
	for i, j := range m.Jugs {
		if keep(jugID(i)) {
			start[i] = int8(j.First)
			from, to = append(from, j.Name), append(to, j.Name)
		}
	}
	for _, from := range from {
	next:
		for _, to := range append(to, sink) {
			for i, b := range m.Bans {
				if keep(banID(i)) && covers(b.From, from) && covers(b.To, to) {
					continue next
				}
			}
			if from != to && (from != tap || to != sink) {
				pours = append(pours, Pour{from, to})
			}
		}
	}
	return spacesearch.Space[state, Pour]{
		Start: start,
		Moves: func(s state) iter.Seq[space.Move[state, Pour]] {
			return func(yield func(space.Move[state, Pour]) bool) {
				for _, p := range pours {
					if to := m.after(s, p); to != s && !yield(space.Move[state, Pour]{Action: p, To: to, Cost: 1}) {
						return
					}
				}
			}
		},
		Goal: func(s state) bool { return m.bound(s, keep) == 0 },
		// A pour changes what is in two jugs at most.
		Bound: func(s state) int { return (m.bound(s, keep) + 1) / 2 },
	}
}

func (m *model) after(s state, p Pour) state {
	from, to := m.jug(p.From), m.jug(p.To)
	flows := int8(100)
	if from >= 0 {
		flows = s[from]
	}
	if to >= 0 {
		flows = min(flows, int8(m.Jugs[to].Holds)-s[to])
		s[to] += flows
	}
	if from >= 0 {
		s[from] -= flows
	}
	return s
}

// bound is how many jugs hold something else than they shall, at least. A jug of
// which several goals speak counts once.
func (m *model) bound(s state, keep func(puzzle.FactID) bool) int {
	some := 0
	named := map[string]bool{}
	for i, g := range m.Goals {
		met := false
		for k, j := range m.Jugs {
			met = met || (g.Jug == j.Name || m.jug(g.Jug) < 0) && int(s[k]) == g.Amount && keep(jugID(k))
		}
		switch {
		case met || !keep(goalID(i)):
		case m.jug(g.Jug) < 0:
			some = 1
		default:
			named[g.Jug] = true
		}
	}
	return max(some, len(named))
}

// picture draws the jugs side by side, as high as they hold, and what is in them.
func picture(m *model, s state) spacesearch.Picture {
	const ground, height = 23, 21
	tallest := 0
	for _, j := range m.Jugs {
		tallest = max(tallest, j.Holds)
	}
	p := spacesearch.Picture{Height: 33}
	room := spacesearch.PictureWidth / float64(len(m.Jugs))
	width := min(room-3, 12)
	for i, j := range m.Jugs {
		middle, litre := room*(float64(i)+0.5), height/float64(tallest)
		left, right, top := view.Round(middle-width/2), view.Round(middle+width/2), view.Round(ground-litre*float64(j.Holds))
		mark := func(id string, role view.Role, says string) view.Mark {
			return view.Mark{ID: fmt.Sprint(id, i), Role: role, Facts: []string{jugID(i)}, Says: says}
		}
		level := view.Round(litre * float64(s[i]))
		p.Shapes = append(p.Shapes,
			view.Shape{Kind: view.Rect, X: left, Y: ground - level, W: width, H: level, Fill: true, Mark: mark("water-", view.Accent, "")},
			view.Shape{Kind: view.Line, Points: []float64{left, top, left, ground, right, ground, right, top}, Mark: mark("jug-", "", fmt.Sprintf("%s holds %s.", english.Capital(j.Name), litres(j.Holds)))},
			view.Shape{Kind: view.Label, X: middle, Y: ground + 4.5, Size: 3.8, Anchor: "middle", Text: fmt.Sprintf("%d of %d", s[i], j.Holds), Silent: true, Mark: mark("amount-", "", "")},
			view.Shape{Kind: view.Label, X: middle, Y: ground + 8.5, Size: 3.4, Anchor: "middle", Text: spacesearch.Cut(j.Name, int(room/1.8)), Silent: true, Mark: mark("name-", "", "")})
	}
	return p
}
