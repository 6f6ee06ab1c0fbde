package fd

import "slices"

// Scope lists the variables that a constraint speaks of, each once, in ascending
// order.
func Scope(c Constraint) []Var {
	return slices.Compact(slices.Sorted(slices.Values(mentioned(nil, c))))
}

// mentioned adds the variables that constraints mention. Formulas are nested no
// deeper than posting lets through.
func mentioned(vars []Var, cs ...Constraint) []Var {
	for _, c := range cs {
		switch c := c.(type) {
		case Compare:
			vars = append(vars, c.X)
		case Member:
			vars = append(vars, c.X)
		case Relation:
			vars = append(vars, c.X, c.Y)
		case Distance:
			vars = append(vars, c.X, c.Y)
		case Linear:
			vars = append(vars, c.Vars...)
		case AllDifferent:
			vars = append(vars, c.Vars...)
		case Element:
			vars = append(vars, c.Index, c.Result)
		case ElementVar:
			vars = append(append(vars, c.Index, c.Result), c.Array...)
		case Table:
			vars = append(vars, c.Vars...)
		case Count:
			vars = append(vars, c.Vars...)
		case CountVar:
			vars = append(append(vars, c.N), c.Vars...)
		case Cardinality:
			vars = append(vars, c.Vars...)
		case Lex:
			vars = append(append(vars, c.X...), c.Y...)
		case Product:
			vars = append(vars, c.X, c.Y, c.Z)
		case Negation:
			vars = mentioned(vars, c.Of)
		case Conjunction:
			vars = mentioned(vars, c...)
		case Disjunction:
			vars = mentioned(vars, c...)
		case Implication:
			vars = mentioned(vars, c.If, c.Then)
		case Equivalence:
			vars = mentioned(vars, c.A, c.B)
		case Parity:
			vars = mentioned(vars, c...)
		case HowMany:
			vars = mentioned(vars, c.Of...)
		}
	}
	return vars
}
