package tiles

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

// answerForm is a plan, slide by slide.
func answerForm(m *model) schema.Form {
	tiles := append(schema.OptionsOf(m.names), schema.Option{Value: noName, Label: "a tile without its number"})
	return spacesearch.PlanForm("slides", "The slides in their order", "slide", schema.Shape{Sentence: "{tile} slides {way}", Fields: []schema.Field{
		{Key: "tile", Kind: schema.Choice, Label: "tile", Options: tiles},
		{Key: "way", Kind: schema.Choice, Label: "where to", Options: schema.OptionsOf(ways)},
	}})
}

// claims are the statements worth asking about: how one may begin.
func claims(m *model) (all []claim.Claim) {
	gap := slices.Index(m.start, 0)
	for cell, kind := range m.start {
		if m.tray().Distance(cell, gap) == 1 {
			all = append(all, claim.That(m.name(kind), "slides", "0", "tile"))
		}
	}
	for _, w := range ways {
		all = append(all, claim.That(w, "slides", "0", "way"))
	}
	return all
}
