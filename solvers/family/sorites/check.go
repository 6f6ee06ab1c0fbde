package sorites

import "solvitur/solvers/puzzle"

// violations names the premises that an answer breaks.
func violations(m *model, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	for i, p := range m.Premises {
		met := false
		if p.Kind == kindIf {
			// Broken only where the "if" is so and the "then" is not.
			met = s.Terms[p.If].Is != (p.Is == holds) || s.Terms[p.Then].Is == (p.So == holds)
		} else {
			met = m.meets(s, &m.formulas[i])
		}
		if !met {
			broken = append(broken, premiseID(i))
		}
	}
	return broken, nil
}

// meets works a formula out, part by part, by the truth tables of its words.
func (m *model) meets(s Solution, f *expression) bool {
	truth := make([]bool, len(f.Nodes))
	for i, n := range f.Nodes {
		switch x, y := truth[n.X], truth[n.Y]; n.Op {
		case opTerm:
			truth[i] = s.Terms[m.Terms[n.Atom].Name].Is
		case opNot:
			truth[i] = !x
		case opAnd:
			truth[i] = x && y
		case opOr:
			truth[i] = x || y
		case opImplies:
			truth[i] = !x || y
		case opExactly:
			truth[i] = x == y
		}
	}
	return truth[f.Root()]
}
