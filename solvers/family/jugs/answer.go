package jugs

import (
	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

// answerForm is a plan, pour by pour.
func answerForm(m *model) schema.Form {
	from, to := fromTap, intoSink
	for _, j := range m.Jugs {
		jug := schema.Option{Value: j.Name, Label: j.Name}
		from, to = append(from, jug), append(to, jug)
	}
	return spacesearch.PlanForm("pours", "The pours in their order", "pour", schema.Shape{Sentence: "from {from} into {to}", Fields: []schema.Field{
		{Key: "from", Kind: schema.Choice, Label: "from", Options: from},
		{Key: "to", Kind: schema.Choice, Label: "into", Options: to},
	}})
}

// claims are the statements worth asking about: how one may begin.
func claims(m *model) (all []claim.Claim) {
	for _, j := range m.Jugs {
		all = append(all, claim.That(j.Name, "pours", "0", "to"), claim.That(j.Name, "pours", "0", "from"))
	}
	return all
}
