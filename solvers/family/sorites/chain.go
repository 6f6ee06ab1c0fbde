package sorites

import (
	"slices"

	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
)

// link is that one literal leads to another by a premise, or by the premise read
// backwards.
type link struct {
	from, to literal
	premise  int
}

// links are those of the premises that are kept, each before its contrapositive,
// if that is another one: "if it is so, it is not so" has none.
// A premise that is neither an implication of two terms nor an equivalence links
// nothing.
func (m *model) links(keep func(puzzle.FactID) bool) (all []link) {
	both := func(from, to literal, premise int) {
		all = append(all, link{from, to, premise})
		if to != from.contrary() {
			all = append(all, link{to.contrary(), from.contrary(), premise})
		}
	}
	for i := range m.formulas {
		f := &m.formulas[i]
		root := &f.Nodes[f.Root()]
		x, one := asLiteral(f, root.X)
		y, two := asLiteral(f, root.Y)
		if !keep(premiseID(i)) || !one || !two {
			continue
		}
		switch root.Op {
		case formula.Implies:
			both(x, y, i)
		case formula.Iff:
			both(x, y, i)
			both(y, x, i)
		case formula.Or: // if not the one, then the other
			both(x.contrary(), y, i)
		}
	}
	return all
}

// mostTried bounds the search for a chain.
const mostTried = 100_000

// chain is a way through all terms along links, nil if there is none or it would
// take too long to find. Of a chain and the same chain read backwards, that one is
// given which begins with more that is true, or with the earlier term.
func (m *model) chain(keep func(puzzle.FactID) bool) []link {
	from := map[literal][]link{}
	for _, l := range m.links(keep) {
		from[l.from] = append(from[l.from], l)
	}
	var starts []literal
	for _, is := range []bool{true, false} {
		for i := range m.Terms {
			starts = append(starts, literal{i, is})
		}
	}
	tried := 0
	seen := make([]bool, len(m.Terms))
	var way []link
	var goOn func(at literal) bool
	goOn = func(at literal) bool { // no deeper than there are terms
		if tried++; len(way) == len(m.Terms)-1 || tried > mostTried {
			return tried <= mostTried
		}
		seen[at.term] = true
		for _, next := range from[at] {
			if seen[next.to.term] {
				continue
			}
			way = append(way, next)
			if goOn(next.to) {
				return true
			}
			way = way[:len(way)-1]
		}
		seen[at.term] = false
		return false
	}
	for _, start := range starts {
		if clear(seen); len(m.Terms) > 1 && goOn(start) {
			return slices.Clone(way)
		}
	}
	return nil
}
