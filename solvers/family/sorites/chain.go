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

// premises are those of a chain, each once.
func premises(chain []link) (ids []puzzle.FactID) {
	for _, l := range chain {
		if id := premiseID(l.premise); !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
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

// chain is a way through all terms along links, nil if there is none. Of a chain and the
// same chain read backwards, that one is given which begins with more that is true, or
// with the earlier term.
func (m *model) chain(keep func(puzzle.FactID) bool) []link {
	return m.chained(keep, m.anything(), func(literal) bool { return true })
}

// anything is all that can be said, what is true before what is not.
func (m *model) anything() (all []literal) {
	for _, is := range []bool{true, false} {
		for i := range m.Terms {
			all = append(all, literal{i, is})
		}
	}
	return all
}

// chained is a way through all terms along links that begins with one of some literals and
// ends where it may. What cannot be gone on from, with the same terms behind it, is tried
// once: there are 4,096 sets of terms at most, and 24 literals.
func (m *model) chained(keep func(puzzle.FactID) bool, starts []literal, end func(literal) bool) []link {
	from := map[literal][]link{}
	for _, l := range m.links(keep) {
		from[l.from] = append(from[l.from], l)
	}
	type stand struct {
		at   literal
		seen int // bit i: term i is behind
	}
	dead := map[stand]bool{}
	var way []link
	var goOn func(stand) bool
	goOn = func(s stand) bool { // no deeper than there are terms
		if len(way) == len(m.Terms)-1 {
			return end(s.at)
		}
		if dead[s] {
			return false
		}
		s.seen |= 1 << s.at.term
		for _, next := range from[s.at] {
			if s.seen>>next.to.term&1 == 1 {
				continue
			}
			way = append(way, next)
			if goOn(stand{next.to, s.seen}) {
				return true
			}
			way = way[:len(way)-1]
		}
		dead[stand{s.at, s.seen &^ (1 << s.at.term)}] = true
		return false
	}
	for _, start := range starts {
		if len(m.Terms) > 1 && goOn(stand{at: start}) {
			return slices.Clone(way)
		}
	}
	return nil
}
