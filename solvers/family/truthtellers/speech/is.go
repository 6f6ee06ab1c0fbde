package speech

import (
	"fmt"

	"solvitur/solvers/english"
)

// Unknown is something that is not known at the outset: the kind of a person, the
// truth of a statement. It stands at a position among those of its sort.
type Unknown struct {
	Sort Sort
	At   int
}

// Sort is a sort of unknowns.
type Sort int

// The sorts, and how many there are.
const (
	OfKind  Sort = iota // of which kind a person is
	OfTrait             // whether a phrase is true of a person; at the trait times the people, plus the person
	OfPlace             // which place a person takes, from 1
	OfThing             // whether a sentence is true
	OfTruth             // whether a statement is true
	OfWords             // whether what a statement says is so, which nobody can judge
	OfLies              // how many of all statements are false
	Sorts
)

// At is the unknown of a sort at a position.
func (s Sort) At(at int) Unknown { return Unknown{s, at} }

// Is says that an unknown has a value.
func (u Unknown) Is(value int) Is { return Is{u, value} }

// Whether says that there are two values: 1 that it is so, and 0 that it is not.
func (s Sort) Whether() bool { return s == OfTrait || s >= OfThing && s <= OfWords }

// Is says that an unknown has a value. It is the formula of everything that is asked of a
// single person, thing or statement.
type Is struct {
	Unknown
	Value int
}

// IsKind says that a person is of a kind.
func IsKind(who, kind int) Is { return OfKind.At(who).Is(kind) }

// HasTrait says that a phrase is true of a person.
func (t *Topics) HasTrait(who, trait int) Is {
	return OfTrait.At(trait*len(t.People) + who).Is(1)
}

// IsTrue says that a statement is true.
func IsTrue(n int) Is { return OfTruth.At(n).Is(1) }

// Whose is the person of whom a kind, a trait or a place is unknown.
func (t *Topics) Whose(u Unknown) int { return u.At % len(t.People) }

// TraitAt is of which phrase, and of which person, something at a position is unknown.
func (t *Topics) TraitAt(at int) (trait, who int) { return at / len(t.People), at % len(t.People) }

func (f Is) Judge(w World) Truth {
	if value := w.Value(f.Sort, f.At); value >= 0 {
		return TruthOf(value == f.Value)
	}
	return Open
}

// says tells a value, or its contrary. That what is so or not is not so is the contrary
// of its being so.
func (f Is) says(v voice, plain bool) string {
	if f.Sort.Whether() && f.Value == 0 {
		f.Value = 1
		return v.clause(f, !plain)
	}
	not := map[bool]string{false: "not "}[plain]
	switch f.Sort {
	case OfThing:
		if !plain {
			return ""
		}
		return v.written(v.Things[f.At])
	case OfTruth:
		return fmt.Sprintf("statement %d is %t", f.At+1, plain)
	case OfWords:
		return fmt.Sprintf("what statement %d says is %sso", f.At+1, not)
	case OfLies:
		return not + v.says(Chorus{Quantity: Quantity{"exactly", f.Value}, Scope: ScopeAll})
	}
	who := v.Whose(f.Unknown)
	says := v.about(f, v.bends(who), plain)
	if says == "" {
		return ""
	}
	return v.name(who) + " " + says
}

// about is what a value says of a person, or its contrary; "" if there are no words for
// that.
func (v *Vocabulary) about(f Is, b bent, plain bool) string {
	switch f.Sort {
	case OfKind:
		kind := f.Value
		if len(v.Kinds) == 2 && !plain {
			kind, plain = 1-kind, true // the other one
		}
		if b == ofMany {
			return b.be(plain) + v.written(Plural(v.Kinds[kind].Name))
		}
		return b.be(plain) + v.oneOf(kind)
	case OfTrait:
		trait, _ := v.TraitAt(f.At)
		phrase := v.Traits[trait]
		if !plain {
			phrase = denied(phrase)
		}
		if phrase == "" {
			return ""
		}
		return v.written(b.phrase(phrase))
	}
	if f.Value == len(v.People) {
		return b.be(plain) + "last"
	}
	return b.be(plain) + english.Ordinal(f.Value)
}
