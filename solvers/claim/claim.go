package claim

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Rel is a relation between what stands at a path and a value.
type Rel string

// The relations. Numbers are whole; AtLeast and AtMost are for numbers alone.
const (
	Is      Rel = "="
	OneOf   Rel = "in" // the value is a list, of two at least
	AtLeast Rel = ">="
	AtMost  Rel = "<="
)

// Atom says one thing: what stands at the path is so related to the value, a
// string, an int or a bool, or for OneOf a list of them.
type Atom struct {
	Path  []string
	Rel   Rel
	Value any
}

// Values are those of which an atom names one: several for OneOf.
func (a Atom) Values() []any {
	if values, several := a.Value.([]any); several {
		return values
	}
	return []any{a.Value}
}

// Claim is a conjunction of atoms, or, with Not, its contrary. The zero Claim
// claims nothing.
type Claim struct {
	All []Atom
	Not bool
}

// That claims that what stands at a path is this: a string, an int or a bool.
func That(value any, path ...string) Claim { return Of(Atom{path, Is, value}) }

// Of claims all of some atoms together.
func Of(atoms ...Atom) Claim { return Claim{All: canonical(atoms)} }

// Not is the contrary of a claim.
func Not(c Claim) Claim {
	c.Not = !c.Not
	return c
}

// And claims both; neither may be a contrary.
func (c Claim) And(other Claim) Claim { return Of(slices.Concat(c.All, other.All)...) }

// ValueAt is the value that a claim of one atom, or its contrary, gives to what
// stands at a path.
func ValueAt(c Claim, path ...string) (value any, ok bool) {
	if len(c.All) != 1 || c.All[0].Rel != Is || !slices.Equal(c.All[0].Path, path) {
		return nil, false
	}
	return c.All[0].Value, true
}

// canonical sorts atoms by their texts and leaves out what is said twice.
func canonical(atoms []Atom) []Atom {
	atoms = slices.Clone(atoms)
	for i := range atoms {
		atoms[i] = atoms[i].ordered()
	}
	if len(atoms) < 2 {
		return atoms
	}
	type written struct {
		Atom
		text string
	}
	all := make([]written, len(atoms))
	for i, a := range atoms {
		all[i] = written{a, a.String()}
	}
	slices.SortFunc(all, func(a, b written) int { return strings.Compare(a.text, b.text) })
	all = slices.CompactFunc(all, func(a, b written) bool { return a.text == b.text })
	for i, a := range all {
		atoms[i] = a.Atom
	}
	return atoms[:len(all)]
}

// Holds says whether a claim is true; at gives what stands at a path: a string,
// an int, a bool, or nil for nothing, of which no atom is true.
func (c Claim) Holds(at func(path []string) (any, error)) (bool, error) {
	for _, atom := range c.All {
		value, err := at(atom.Path)
		if err != nil {
			return false, err
		}
		holds, err := atom.holds(value)
		if err != nil {
			return false, err
		}
		if !holds {
			return c.Not, nil
		}
	}
	return !c.Not, nil
}

func (a Atom) holds(value any) (bool, error) {
	switch a.Rel {
	case Is:
		return value == a.Value, nil
	case OneOf:
		values, ok := a.Value.([]any)
		if !ok {
			return false, fmt.Errorf("the claim %q has no list of values", a)
		}
		return slices.Contains(values, value), nil
	}
	number, ok := value.(int)
	bound, isNumber := a.Value.(int)
	switch {
	case value == nil:
		return false, nil
	case !ok || !isNumber:
		return false, fmt.Errorf("the claim %q compares what is no number", a)
	case a.Rel == AtLeast:
		return number >= bound, nil
	case a.Rel == AtMost:
		return number <= bound, nil
	}
	return false, fmt.Errorf("the claim %q has an unknown relation", a)
}

// check says what is wrong with an atom.
func (a Atom) check() error {
	list, isList := a.Value.([]any)
	switch a.Rel {
	case Is:
		return plain(a.Value)
	case OneOf:
		if !isList || len(list) < 2 {
			return errors.New("it takes a list of two values or more")
		}
		for _, value := range list {
			if err := plain(value); err != nil {
				return err
			}
		}
		if !slices.Equal(list, ordered(list)) {
			return errors.New("the values of its list stand in their order, each once")
		}
		return nil
	case AtLeast, AtMost:
		if _, isNumber := a.Value.(int); !isNumber {
			return errors.New("only numbers are more or less")
		}
		return nil
	}
	return fmt.Errorf("there is no relation %q", a.Rel)
}

func plain(value any) error {
	switch value.(type) {
	case string, int, bool:
		return nil
	}
	return errors.New("a value is a text, a whole number, true or false")
}

// ordered has the values of a list in their order, each once; one alone is what is
// claimed.
func (a Atom) ordered() Atom {
	list, ok := a.Value.([]any)
	if a.Rel != OneOf || !ok {
		return a
	}
	if list = ordered(list); len(list) == 1 {
		return Atom{a.Path, Is, list[0]}
	}
	a.Value = list
	return a
}

func ordered(list []any) []any {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b any) int {
		m, number := a.(int)
		if n, both := b.(int); number && both {
			return cmp.Compare(m, n)
		}
		return strings.Compare(quoted(a), quoted(b))
	})
	return slices.CompactFunc(list, func(a, b any) bool { return quoted(a) == quoted(b) })
}
