package implication_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/implication"
	"solvitur/solvers/permutations"
)

// ends are those of all chains through all terms, by trying all orders of them and all truths.
func ends(g implication.Graph) map[[2]implication.Literal]bool {
	leads := map[[2]implication.Literal]bool{}
	for _, l := range g.Links {
		leads[[2]implication.Literal{l.From, l.To}] = true
	}
	all := map[[2]implication.Literal]bool{}
	for order := range permutations.Of(g.Terms) {
	next:
		for truths := range 1 << g.Terms {
			at := func(i int) implication.Literal {
				return implication.Literal{Term: order[i], Is: truths>>i&1 == 1}
			}
			for i := range g.Terms - 1 {
				if !leads[[2]implication.Literal{at(i), at(i + 1)}] {
					continue next
				}
			}
			all[[2]implication.Literal{at(0), at(g.Terms - 1)}] = true
		}
	}
	return all
}

// A chain is found where there is one, and it is known whether others come to something else.
func TestChain(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 96))
	found, only := 0, 0
	for range 400 {
		g := implication.Graph{Terms: 2 + rng.IntN(3)}
		literal := func() implication.Literal {
			return implication.Literal{Term: rng.IntN(g.Terms), Is: rng.IntN(2) == 0}
		}
		for i := range g.Terms - 1 + rng.IntN(3) {
			g.Link(literal(), literal(), i)
		}
		all := ends(g)
		chain := g.Chain()
		if (chain == nil) != (len(all) == 0) {
			t.Fatalf("%+v: %v, %v", g, chain, all)
		}
		if chain == nil {
			continue
		}
		found++
		back := chain.Contrapositive()
		for _, c := range []implication.Chain{chain, back} {
			for i, l := range c {
				if !slices.Contains(g.Links, l) || i > 0 && c[i-1].To != l.From {
					t.Errorf("%+v: %v is no chain", g, c)
				}
			}
			if len(c) != g.Terms-1 || !all[[2]implication.Literal{c.From(), c.To()}] {
				t.Errorf("%+v: %v is no chain through all terms", g, c)
			}
		}
		if g.Only(chain) != (len(all) == 2 || len(all) == 1 && chain.From() == chain.To().Complement()) {
			t.Errorf("%+v: that %v is the only one is %v, of %v", g, chain, g.Only(chain), all)
		}
		if g.Only(chain) {
			only++
		}
	}
	if found < 30 || only < 10 || only == found {
		t.Errorf("%d have a chain, %d of them one alone", found, only)
	}
}

// What denies itself is read one way.
func TestLink(t *testing.T) {
	g := implication.Graph{Terms: 1}
	so := implication.Literal{Is: true}
	g.Link(so, so.Complement(), 0)
	if len(g.Links) != 1 || g.Chain() != nil {
		t.Errorf("%v, %v", g.Links, g.Chain())
	}
}
