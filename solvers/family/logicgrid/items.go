package logicgrid

import (
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/rows"
)

// items are the facts with the items of every category by number.
type items struct {
	*pairing.Items
	clues    []Clue
	formulas rows.Formulas[Clue]
	asked    []Ask
}

type item = pairing.Item

func newItems(f *Facts) *items {
	return &items{Items: pairing.New(f.Categories, f.lists()[:len(f.Categories)]), clues: f.Clues, asked: f.Asked}
}
