package dialogue

import (
	"fmt"
	"strings"
)

// Limits on a single [Formula] that can be judged.
const (
	MaxDepth = 64     // how deeply it may be nested
	MaxSize  = 10_000 // how many parts it may have, counted as a tree
)

// A Formula is true or false in a world, given the worlds that are still
// possible. Formulas are made by the functions of this package only. They are
// comparable, so that equal parts of several sentences are judged once.
//
// All connectives and knows-operators speak of the moment at which the formula
// is judged, unless [At] names an earlier one.
type Formula interface {
	fmt.Stringer
	// shape is its height and number of parts as a tree.
	shape() shape
}

// shape is kept in every formula, so that one that is too large is refused
// before anything walks over it.
type shape struct{ height, size int }

// above is the shape of a formula with the given parts.
func above(parts ...Formula) shape {
	s := shape{1, 1}
	for _, f := range parts {
		part := f.shape()
		s.height = max(s.height, part.height+1)
		s.size = min(s.size+part.size, MaxSize+1) // no overflow where parts are shared
	}
	return s
}

type (
	// fact is a predicate of the world alone. Its identity is the pointer.
	fact struct {
		name   string
		worlds Worlds
		test   func(tuple []int) bool
		sees   *Quantity // when set, test is nil and the predicate is of the key
		holds  func(value int) bool
	}
	// truth is a predicate that is the same everywhere.
	truth struct{ holds bool }

	not struct {
		of      Formula
		measure shape
	}
	// join is a binary connective.
	join struct {
		op          connective
		left, right Formula
		measure     shape
	}
	// knows: in all worlds that the person cannot tell from this one.
	knows struct {
		who     *Person
		of      Formula
		measure shape
	}
	// knowsWhether: knows it or knows its opposite.
	knowsWhether struct {
		who     *Person
		of      Formula
		measure shape
	}
	// knowsValue: a quantity is the same in all worlds that the person cannot
	// tell from this one; without a quantity, there is only one such world.
	knowsValue struct {
		who  *Person
		what *Quantity
	}
	// common: in all worlds that can be reached from this one by steps from a
	// world to one that some person of the group cannot tell from it.
	common struct {
		group   *group
		of      Formula
		measure shape
	}
	// at: judged in the model of an earlier moment.
	at struct {
		moment  int
		of      Formula
		measure shape
	}
)

// group is a list of persons behind a pointer, which makes it comparable.
type group struct{ persons []*Person }

type connective uint8

const (
	opAnd connective = iota
	opOr
	opImplies
	opIff
)

// Fact is a statement about the world alone, such as "the youngest has no
// twin". The tuple is only lent to test, which must always answer the same.
// Two facts are equal only if they come from the same call.
func Fact(name string, test func(tuple []int) bool) Formula {
	return &fact{name: name, test: test}
}

// Where is a statement about the value of a quantity, such as "the sum is at
// most 100". It is quicker than [Fact], as no tuple is made.
func Where(name string, q *Quantity, test func(value int) bool) Formula {
	return &fact{name: name, worlds: q.worlds, sees: q, holds: test}
}

// True holds in every world, False in none.
func True() Formula { return truth{true} }

// False holds in no world.
func False() Formula { return truth{false} }

// Not is true where f is false.
func Not(f Formula) Formula { return not{f, above(f)} }

// And is true where all of its parts are; And() is true.
func And(fs ...Formula) Formula { return balanced(opAnd, True(), fs) }

// Or is true where any of its parts is; Or() is false.
func Or(fs ...Formula) Formula { return balanced(opOr, False(), fs) }

// Implies is true where a is false or b is true.
func Implies(a, b Formula) Formula { return binary(opImplies, a, b) }

// Iff is true where a and b are both true or both false.
func Iff(a, b Formula) Formula { return binary(opIff, a, b) }

// Knows says that the person knows that f.
func Knows(who *Person, f Formula) Formula { return knows{who, f, above(f)} }

// Possible says that f is possible for all that the person knows.
func Possible(who *Person, f Formula) Formula { return Not(Knows(who, Not(f))) }

// KnowsWhether says that the person knows that f, or knows that not f.
func KnowsWhether(who *Person, f Formula) Formula { return knowsWhether{who, f, above(f)} }

// KnowsWorld says that the person knows the whole world: both numbers, all ages.
func KnowsWorld(who *Person) Formula { return knowsValue{who, nil} }

// KnowsValue says that the person knows the value of a quantity.
func KnowsValue(who *Person, what *Quantity) Formula {
	if what == nil {
		panic("dialogue: KnowsValue of no quantity: KnowsWorld is meant")
	}
	return knowsValue{who, what}
}

// EverybodyKnows says that each person of the group knows that f.
func EverybodyKnows(persons []*Person, f Formula) Formula {
	parts := make([]Formula, len(persons))
	for i, p := range persons {
		parts[i] = Knows(p, f)
	}
	return And(parts...)
}

// CommonKnowledge says that f is common knowledge in the group: all know it,
// all know that all know it, and so on. In an empty group that is f itself.
func CommonKnowledge(persons []*Person, f Formula) Formula {
	if len(persons) == 0 {
		return f
	}
	return common{&group{append([]*Person(nil), persons...)}, f, above(f)}
}

// At judges f among the worlds that were left after the first moment
// announcements, 0 for before anything was said. "S knew that P could not know"
// is At(0, Knows(s, Not(KnowsWorld(p)))). The moment must not lie after the
// one at which the formula itself is judged.
func At(moment int, f Formula) Formula { return at{moment, f, above(f)} }

func binary(op connective, a, b Formula) Formula {
	return join{op, a, b, above(a, b)}
}

// balanced joins many parts as a tree of logarithmic height.
func balanced(op connective, empty Formula, fs []Formula) Formula {
	switch len(fs) {
	case 0:
		return empty
	case 1:
		return fs[0]
	}
	half := len(fs) / 2
	return binary(op, balanced(op, empty, fs[:half]), balanced(op, empty, fs[half:]))
}

func (f *fact) shape() shape        { return above() }
func (f truth) shape() shape        { return above() }
func (f not) shape() shape          { return f.measure }
func (f join) shape() shape         { return f.measure }
func (f knows) shape() shape        { return f.measure }
func (f knowsWhether) shape() shape { return f.measure }
func (f knowsValue) shape() shape   { return above() }
func (f common) shape() shape       { return f.measure }
func (f at) shape() shape           { return f.measure }

func (f *fact) String() string { return f.name }

func (f truth) String() string {
	if f.holds {
		return "true"
	}
	return "false"
}

func (f not) String() string { return "not " + f.of.String() }

func (f join) String() string {
	op := [...]string{"and", "or", "implies", "iff"}[f.op]
	return "(" + f.left.String() + " " + op + " " + f.right.String() + ")"
}

func (f knows) String() string { return fmt.Sprintf("%s knows that %s", f.who.Name, f.of) }

func (f knowsWhether) String() string { return fmt.Sprintf("%s knows whether %s", f.who.Name, f.of) }

func (f knowsValue) String() string {
	if f.what == nil {
		return f.who.Name + " knows the world"
	}
	return fmt.Sprintf("%s knows the %s", f.who.Name, f.what.name)
}

func (f common) String() string {
	names := make([]string, len(f.group.persons))
	for i, p := range f.group.persons {
		names[i] = p.Name
	}
	return fmt.Sprintf("it is common knowledge among %s that %s", strings.Join(names, ", "), f.of)
}

func (f at) String() string { return fmt.Sprintf("(after %d announcements) %s", f.moment, f.of) }
