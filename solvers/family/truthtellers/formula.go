package truthtellers

import (
	"iter"

	kit "solvitur/solvers/formula"
)

// A formula is what a statement says, or a condition that holds. People,
// kinds, traits, things and statements are positions in the lists of the
// facts.
type formula interface {
	// parts are the formulas that it is made of.
	parts() []formula
}

// isKind: Who is of the kind.
type isKind struct{ who, kind int }

// hasTrait: the trait is true of Who.
type hasTrait struct{ who, trait int }

// inPlace: Who has this place, counted from 1.
type inPlace struct{ who, place int }

// beat: Who is ahead of so many others.
type beat struct {
	who int
	quantity
}

// ahead: First has a better place than Second; directly: the next better.
type ahead struct {
	first, second int
	directly      bool
}

// alike: both are of the same kind.
type alike struct{ a, b int }

// eachOnce: of so many kinds each is there exactly once.
type eachOnce struct{ kinds int }

// thing: the sentence is true.
type thing int

// words: what statement n says, which nobody can judge, is so. That is not to
// be true as a statement only because a statement may go unheard.
type words int

// isTrue: the statement is true.
type isTrue int

// would: Who, if asked, would have to say so: Who always tells the truth and it
// is so, or always lies and it is not. Meaning is that, written out.
type would struct {
	who           int
	what, meaning formula
}

// negation: Of is not so.
type negation struct{ of formula }

// junction joins two formulas.
type junction struct {
	op   connective
	a, b formula
}

// tally: so many of these are so.
type tally struct {
	quantity
	of []formula
}

// chorus: so many of these statements are true, or are false. Scope is how
// English refers to them.
type chorus struct {
	quantity
	of    []int
	value bool
	scope scope
}

func (isKind) parts() []formula     { return nil }
func (hasTrait) parts() []formula   { return nil }
func (inPlace) parts() []formula    { return nil }
func (beat) parts() []formula       { return nil }
func (ahead) parts() []formula      { return nil }
func (alike) parts() []formula      { return nil }
func (eachOnce) parts() []formula   { return nil }
func (thing) parts() []formula      { return nil }
func (words) parts() []formula      { return nil }
func (isTrue) parts() []formula     { return nil }
func (f would) parts() []formula    { return []formula{f.meaning} }
func (f negation) parts() []formula { return []formula{f.of} }
func (f junction) parts() []formula { return []formula{f.a, f.b} }
func (f tally) parts() []formula    { return f.of }
func (chorus) parts() []formula     { return nil }

// allParts goes through a formula, each part before its own parts.
func allParts(f formula) iter.Seq[formula] { return kit.Walk(f, formula.parts) }

// connective joins two formulas.
type connective string

const (
	opAnd     connective = "and"
	opOr      connective = "or"
	opXor     connective = "xor"
	opIff     connective = "iff"
	opImplies connective = "implies"
)

// scope is which statements a chorus is about.
type scope string

const (
	scopeAll    scope = "of these statements"
	scopeAbove  scope = "of the statements above"
	scopeBelow  scope = "of the statements below"
	scopeOthers scope = "of the other statements"
	scopeListed scope = "" // named one by one
)

// quantity says how many.
type quantity struct {
	word string // "exactly", "at least", "at most", "all", "none"
	n    int    // unless all or none
}

// bounds are the numbers that the quantity allows, of so many in all.
func (q quantity) bounds(of int) (low, high int) {
	switch q.word {
	case "at least":
		return q.n, of
	case "at most":
		return 0, q.n
	case "all":
		return of, of
	case "none":
		return 0, 0
	}
	return q.n, q.n
}

// mentionsStatements says whether the truth of a formula depends on that of
// statements.
func mentionsStatements(f formula) bool {
	for part := range allParts(f) {
		switch part.(type) {
		case isTrue, chorus:
			return true
		}
	}
	return false
}

// theirNumber stands among the statements that a formula speaks of for how many of
// all are false.
const theirNumber = -1

// speaksOf lists the statements that a formula speaks of.
func speaksOf(f formula) (of []int) {
	for part := range allParts(f) {
		switch part := part.(type) {
		case isTrue:
			of = append(of, int(part))
		case chorus:
			if part.scope == scopeAll {
				of = append(of, theirNumber)
			} else {
				of = append(of, part.of...)
			}
		}
	}
	return of
}

// unless negates a formula unless plain is set.
func unless(plain bool, f formula) formula {
	if plain {
		return f
	}
	return negation{f}
}

// maxSize bounds the parts of one formula, and maxTotal those of all: counts
// over counts, written out for everybody, grow quickly.
const (
	maxSize  = 1000
	maxTotal = 50_000
)

// size counts the parts of a formula, or says more than limit.
func size(f formula, limit int) (n int) {
	for part := range allParts(f) {
		n++
		if chorus, ok := part.(chorus); ok {
			n += len(chorus.of)
		}
		if n > limit {
			break
		}
	}
	return n
}
