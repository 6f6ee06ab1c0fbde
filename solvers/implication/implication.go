// Package implication is what follows from what where premises link two terms each: literals, links
// from one to another, and chains of links through all terms.
//
//	g := implication.Graph{Terms: 3}
//	g.Link(implication.Literal{Term: 0, Is: true}, implication.Literal{Term: 1}, 0)   // if a, then not b
//	g.Link(implication.Literal{Term: 2, Is: true}, implication.Literal{Term: 1, Is: true}, 1)
//	chain := g.Chain()   // a leads to not b, and this to not c
//
// Every link can be read backwards: where the “then” is false, the “if” is. So can every chain. Such a
// chain of premises is called a sorites.
package implication

import "slices"

// Literal is that a term is true, or that it is not.
type Literal struct {
	Term int
	Is   bool
}

// Complement is that it is not so.
func (l Literal) Complement() Literal { return Literal{l.Term, !l.Is} }

// Literals is all that can be said of so many terms, what is true before what is not.
func Literals(terms int) (all []Literal) {
	for _, is := range []bool{true, false} {
		for i := range terms {
			all = append(all, Literal{i, is})
		}
	}
	return all
}

// Link is that one literal leads to another by a premise, or by the premise read backwards.
type Link struct {
	From, To Literal
	Premise  int
}

// Contrapositive is the link read backwards.
func (l Link) Contrapositive() Link { return Link{l.To.Complement(), l.From.Complement(), l.Premise} }

// Chain is of links each of which begins where the one before ends.
type Chain []Link

// From is where a chain begins that is not empty.
func (c Chain) From() Literal { return c[0].From }

// To is where it ends.
func (c Chain) To() Literal { return c[len(c)-1].To }

// Contrapositive is the chain read backwards.
func (c Chain) Contrapositive() (back Chain) {
	for _, l := range slices.Backward(c) {
		back = append(back, l.Contrapositive())
	}
	return back
}

// Graph is what leads to what among so many terms, 60 at most.
type Graph struct {
	Terms int
	Links []Link
}

// Link adds a link and its contrapositive, if that is another one: “if it is so, it is not so” has
// none.
func (g *Graph) Link(from, to Literal, premise int) {
	l := Link{from, to, premise}
	if g.Links = append(g.Links, l); to != from.Complement() {
		g.Links = append(g.Links, l.Contrapositive())
	}
}

// Chain is a way through all terms along links, nil if there is none. Of a chain and the
// same chain read backwards, that one is given which begins with more that is true, or
// with the earlier term.
func (g *Graph) Chain() Chain {
	return g.Through(Literals(g.Terms), func(Literal) bool { return true })
}

// Only says whether all ways through all terms have the ends of a chain that is not empty: then nothing else can be
// concluded from all of them, but the same read backwards.
func (g *Graph) Only(chain Chain) bool {
	from, to := chain.From(), chain.To()
	for _, start := range Literals(g.Terms) {
		if g.Through([]Literal{start}, func(end Literal) bool {
			return (start != from || end != to) && (start != to.Complement() || end != from.Complement())
		}) != nil {
			return false
		}
	}
	return true
}

// Through is a way through all terms along links that begins with one of some literals and
// ends where it may. What cannot be gone on from, with the same terms behind it, is tried
// once: there are 2 to the power of the terms of such sets.
func (g *Graph) Through(starts []Literal, end func(Literal) bool) Chain {
	from := map[Literal][]Link{}
	for _, l := range g.Links {
		from[l.From] = append(from[l.From], l)
	}
	type stand struct {
		at   Literal
		seen int // bit i: term i is behind
	}
	dead := map[stand]bool{}
	var way Chain
	var goOn func(stand) bool
	goOn = func(s stand) bool { // no deeper than there are terms
		if len(way) == g.Terms-1 {
			return end(s.at)
		}
		if dead[s] {
			return false
		}
		s.seen |= 1 << s.at.Term
		for _, next := range from[s.at] {
			if s.seen>>next.To.Term&1 == 1 {
				continue
			}
			way = append(way, next)
			if goOn(stand{next.To, s.seen}) {
				return true
			}
			way = way[:len(way)-1]
		}
		dead[stand{s.at, s.seen &^ (1 << s.at.Term)}] = true
		return false
	}
	for _, start := range starts {
		if g.Terms > 1 && goOn(stand{at: start}) {
			return slices.Clone(way)
		}
	}
	return nil
}
