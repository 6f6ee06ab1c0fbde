package truthtellers

// A formula is what a statement says, or a condition that holds. People,
// kinds, traits, things and statements are positions in the lists of the
// facts.
type formula interface{ isFormula() }

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

func (isKind) isFormula()   {}
func (hasTrait) isFormula() {}
func (inPlace) isFormula()  {}
func (beat) isFormula()     {}
func (ahead) isFormula()    {}
func (alike) isFormula()    {}
func (eachOnce) isFormula() {}
func (thing) isFormula()    {}
func (words) isFormula()    {}
func (isTrue) isFormula()   {}
func (would) isFormula()    {}
func (negation) isFormula() {}
func (junction) isFormula() {}
func (tally) isFormula()    {}
func (chorus) isFormula()   {}

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
	switch f := f.(type) {
	case isTrue, chorus:
		return true
	case would:
		return mentionsStatements(f.what)
	case negation:
		return mentionsStatements(f.of)
	case junction:
		return mentionsStatements(f.a) || mentionsStatements(f.b)
	case tally:
		for _, part := range f.of {
			if mentionsStatements(part) {
				return true
			}
		}
	}
	return false
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
func size(f formula, limit int) int {
	switch f := f.(type) {
	case chorus:
		return 1 + len(f.of)
	case would:
		return 1 + size(f.meaning, limit)
	case negation:
		return 1 + size(f.of, limit)
	case junction:
		n := 1 + size(f.a, limit)
		if n <= limit {
			n += size(f.b, limit-n)
		}
		return n
	case tally:
		n := 1
		for _, part := range f.of {
			if n > limit {
				break
			}
			n += size(part, limit-n)
		}
		return n
	}
	return 1
}
