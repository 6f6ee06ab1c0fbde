package claim

import (
	"errors"

	"solvitur/solvers/english"
)

// Sentence is a claim in words. clause states an atom, or that it is not so, as
// it stands within a sentence: "the digit a is 1".
func (c Claim) Sentence(clause func(a Atom, is bool) (string, error)) (string, error) {
	clauses := make([]string, len(c.All))
	for i, atom := range c.All {
		var err error
		if clauses[i], err = clause(atom, !c.Not || len(c.All) > 1); err != nil {
			return "", err
		}
	}
	switch {
	case len(clauses) == 0:
		return "", errors.New("it claims nothing")
	case c.Not && len(clauses) > 1:
		return "Not all of this is so: " + english.List(clauses, "and") + ".", nil
	}
	return english.Capital(english.List(clauses, "and")) + ".", nil
}

// Predicate is what an atom, or its contrary, says of what stands at its path:
// "is 3", "is neither 1 nor 3". name is how a value is written.
func (a Atom) Predicate(is bool, name func(value any) (string, error)) (string, error) {
	values := a.Values()
	names := make([]string, len(values))
	for i, value := range values {
		var err error
		if names[i], err = name(value); err != nil {
			return "", err
		}
	}
	switch {
	case a.Rel == AtLeast && is:
		return "is at least " + names[0], nil
	case a.Rel == AtLeast:
		return "is less than " + names[0], nil
	case a.Rel == AtMost && is:
		return "is at most " + names[0], nil
	case a.Rel == AtMost:
		return "is more than " + names[0], nil
	case is:
		return "is " + english.List(names, "or"), nil
	}
	return "is " + english.NoneOf(names), nil
}
