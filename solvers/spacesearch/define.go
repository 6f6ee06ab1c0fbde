package spacesearch

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Define makes a family of moves. Its facts, what it says of claims, how it is played, its verdict and its
// counters are the kit's, whatever the definition has; Given, Show, Reason and Findings are where it
// has none, and Claims are then how a plan may begin. Its ways of searching are said there, the best
// one first.
func Define[F, M, T any, S, A comparable](k *Kit[M, T, S, A], d puzzle.Definition[F, M, T]) puzzle.Family {
	d.Info.AnyAnswer, d.Info.Counters = true, Counters(Deepening.Name)
	d.Facts, d.Says, d.Play, d.Verdict = k.Facts, k.Says, k.Play, k.Verdict
	d.Unargued = "An answer is a plan, move after move. What shows that there is none, or none shorter, is that all moves were gone through: there is nothing to be ruled out one by one."
	if d.Given == nil {
		d.Given = k.Given
	}
	if d.Show == nil {
		d.Show = k.Show
	}
	if d.Reason == nil {
		d.Reason = k.Reason
	}
	if d.Findings == nil {
		d.Findings = k.Findings
	}
	if d.Claims == nil && d.Answer != nil {
		d.Claims = func(m M) []claim.Claim { return begins(d.Answer(m)) }
	}
	return puzzle.Define(d)
}

// begins are the claims of what stands in the first row of a plan: whatever its form offers there.
func begins(plan schema.Form) (all []claim.Claim) {
	for _, gap := range plan.Fields[0].Shapes[0].Fields {
		for _, option := range gap.Options {
			all = append(all, claim.That(option.Value, plan.Fields[0].Key, "0", gap.Key))
		}
	}
	return all
}

// PlanForm is the form of an answer that is a list of moves, each a row of one shape.
func PlanForm(key, label, item string, move schema.Shape) schema.Form {
	return schema.Form{Fields: []schema.Field{{
		Key: key, Kind: schema.Rows, Label: label, Item: item, Optional: true, MaxItems: 1000, Shapes: []schema.Shape{move},
	}}}
}
