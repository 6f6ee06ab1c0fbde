package puzzletest

import (
	"encoding/json"
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
)

// checkFactsOff: a fact that is switched off never costs a solution, where the
// family says that its facts are monotone.
func (c *puzzleCase) checkFactsOff(t *testing.T) {
	if !c.family.Info().Monotone || c.base.done.Solutions == 0 {
		return
	}
	for _, id := range spread(c.kept, c.quick()) {
		o := c.options()
		o.Limit, o.Bare, o.NoCore = 1, true, true
		o.Keep = func(other puzzle.FactID) bool { return other != id && !c.off[other] }
		if r := c.search(t, o); r.done.Verdict == puzzle.None {
			t.Errorf("without the fact %q (%s) there is no solution, with it there is", id, c.known[id].Text)
		}
	}
}

// checkClaims: claims are sentences, true or false of every solution; with a
// claim denied, exactly the solutions of which it is false remain.
func (c *puzzleCase) checkClaims(t *testing.T) {
	claims := c.instance.Claims()
	seen := map[puzzle.Claim]bool{}
	for _, claim := range claims {
		if claim.Claim == "" || seen[claim.Claim] {
			t.Errorf("the claim %q is empty or there twice", claim.Claim)
		}
		seen[claim.Claim] = true
		if !isSentence(claim.Text) {
			t.Errorf("the claim %q is not a sentence: %q", claim.Claim, claim.Text)
		}
	}
	strategies := c.family.Info().Strategies
	for i, claim := range spread(claims, c.quick()) {
		var rest []string // the solutions of which the claim is false
		for i, judge := range c.truths(t) {
			solution := c.base.listed[i]
			holds, err := judge(claim.Claim)
			if err != nil {
				t.Fatalf("whether %q holds of %s: %v", claim.Claim, solution, err)
			}
			if !holds {
				rest = append(rest, solution)
			}
		}
		if !c.base.complete() {
			continue
		}
		slices.Sort(rest)
		o := c.options()
		o.Deny, o.Bare, o.NoCore = claim.Claim, true, true
		// The default strategy for all claims, each of the others for some.
		o.Strategy = []string{c.start.Strategy, strategies[i%len(strategies)].Name}[i%2]
		r := c.search(t, o)
		if r.complete() && !slices.Equal(r.set(), rest) || !r.complete() && len(r.listed) > len(rest) {
			t.Errorf("with %q denied, strategy %q finds\n%s\ninstead of\n%s", claim.Claim, o.Strategy, r.set(), rest)
		}
	}
	if len(claims) == 0 || len(c.base.listed) == 0 {
		return
	}
	if _, err := Holds(c.instance, json.RawMessage(c.base.listed[0]), "\x00 no claim \x00"); err == nil {
		t.Error("nonsense is taken for a claim")
	}
}

// checkOrders: an order chosen by the visitor changes the work, never the
// outcome.
func (c *puzzleCase) checkOrders(t *testing.T) {
	for _, ordering := range c.instance.Orderings() {
		if ordering.Name == "" || ordering.Label == "" {
			t.Errorf("the ordering %q needs a name and a label", ordering.Name)
		}
		reversed := slices.Clone(ordering.Items)
		slices.Reverse(reversed)
		for _, strategy := range c.family.Info().Strategies {
			o := c.options()
			o.Strategy, o.Bare = strategy.Name, true
			o.Orders = map[string][]string{ordering.Name: reversed}
			if !c.base.decided() {
				o.Limit = c.base.done.Solutions
			}
			c.agree(t, strategy.Name+" with "+ordering.Name+" reversed", c.search(t, o))
		}
	}
}

// spread picks at most n items, evenly.
func spread[T any](items []T, n int) []T {
	if len(items) <= n {
		return items
	}
	picked := make([]T, n)
	for i := range picked {
		picked[i] = items[i*len(items)/n]
	}
	return picked
}
