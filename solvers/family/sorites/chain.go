package sorites

import (
	"solvitur/solvers/formula"
	"solvitur/solvers/implication"
	"solvitur/solvers/puzzle"
)

type literal = implication.Literal

// links are those of the premises that are kept. A premise that is neither an implication of two
// terms nor an equivalence links nothing.
func (m *model) links(keep func(puzzle.FactID) bool) *implication.Graph {
	g := &implication.Graph{Terms: len(m.Terms)}
	for i := range m.formulas {
		op, x, y, ok := halves(&m.formulas[i])
		switch {
		case !ok || !keep(premiseID(i)):
		case op == formula.Implies:
			g.Link(x, y, i)
		case op == formula.Iff:
			g.Link(x, y, i)
			g.Link(y, x, i)
		case op == formula.Or: // if not the one, then the other
			g.Link(x.Complement(), y, i)
		}
	}
	return g
}

// chain is a way through all terms along links, nil if there is none.
func (m *model) chain(keep func(puzzle.FactID) bool) implication.Chain { return m.links(keep).Chain() }
