package speech

import (
	"fmt"
	"strings"
)

// Would says that Who, if asked, would have to say so: Who always tells the truth and it
// is so, or always lies and it is not. Meaning is that, written out.
type Would struct {
	Who           int
	What, Meaning Formula
}

func (f Would) parts() []Formula    { return []Formula{f.Meaning} }
func (f Would) Judge(w World) Truth { return f.Meaning.Judge(w) }

// says tells what kinds say who are bound to tell the truth, or to lie; where
// others are about, too, it is told that only the bound are meant.
func (f Would) says(v voice, plain bool) string {
	if !plain {
		return ""
	}
	verb := " would say that "
	for _, kind := range v.Kinds {
		if kind.Always == Open {
			verb = " would have to say that "
		}
	}
	return v.name(f.Who) + verb + v.telling(f).bracketed(f.What)
}

// Not says that Of is not so.
type Not struct{ Of Formula }

func (f Not) parts() []Formula    { return []Formula{f.Of} }
func (f Not) Judge(w World) Truth { return f.Of.Judge(w).Not() }
func (f Not) says(v voice, plain bool) string {
	return v.clause(f.Of, !plain)
}

// Unless negates a formula unless plain is set.
func Unless(plain bool, f Formula) Formula {
	if plain {
		return f
	}
	return Not{f}
}

// Junction joins two formulas.
type Junction struct {
	Op   Connective
	A, B Formula
}

// Connective is how two formulas are joined.
type Connective string

// The connectives.
const (
	And     Connective = "and"
	Or      Connective = "or"
	Xor     Connective = "xor"
	Iff     Connective = "iff"
	Implies Connective = "implies"
)

func (f Junction) parts() []Formula    { return []Formula{f.A, f.B} }
func (f Junction) Judge(w World) Truth { return join(f.Op, f.A.Judge(w), f.B.Judge(w)) }

func (f Junction) says(v voice, plain bool) string {
	if plain {
		return v.joined(f)
	}
	a, first := f.A.(Is)
	b, second := f.B.(Is)
	if f.Op == And && first && second && a.Sort == OfTruth && b.Sort == OfTruth {
		return fmt.Sprintf("statements %d and %d are not both true", a.At+1, b.At+1)
	}
	return ""
}

// Tally says that so many of these are so.
type Tally struct {
	Quantity
	Of []Formula
}

// Tally says something of so many of all persons.
func (t *Topics) Tally(q Quantity, says func(who int) Formula) Tally {
	return Tally{q, property(says).of(Positions(len(t.People)))}
}

func (f Tally) parts() []Formula { return f.Of }

func (f Tally) Judge(w World) Truth {
	return f.judged(func(part Formula) Truth { return part.Judge(w) })
}

func (f Tally) judged(of func(Formula) Truth) Truth {
	certain, possible := 0, len(f.Of)
	for _, part := range f.Of {
		switch of(part) {
		case Yes:
			certain++
		case No:
			possible--
		}
	}
	return f.within(certain, possible, len(f.Of))
}

func (f Tally) says(v voice, plain bool) string {
	if plain {
		return v.counted(f)
	}
	people, says := v.common(f)
	predicate, several := strings.CutPrefix(says, "are ")
	if f.Word != "all" || len(people) < 2 || !several {
		return ""
	}
	all := map[bool]string{true: "both", false: "all"}[len(people) == 2]
	return v.listed(people, voice.name) + " are not " + all + " " + predicate
}
