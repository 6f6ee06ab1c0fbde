package truthtellers

import (
	"fmt"
	"strings"

	"solvitur/solvers/fd"
)

// would: Who, if asked, would have to say so: Who always tells the truth and it
// is so, or always lies and it is not. Meaning is that, written out.
type would struct {
	who           int
	what, meaning formula
}

func (f would) parts() []formula            { return []formula{f.meaning} }
func (f would) judge(w *world) truth        { return f.meaning.judge(w) }
func (f would) post(m *model) fd.Constraint { return f.meaning.post(m) }

// says tells what kinds say who are bound to tell the truth, or to lie; where
// others are about, too, it is told that only the bound are meant.
func (f would) says(s *story, speaker int, plain bool) string {
	if !plain {
		return ""
	}
	verb := " would say that "
	for _, kind := range s.facts.Kinds {
		if kind.Kind != answersTruly && kind.Kind != answersFalse {
			verb = " would have to say that "
		}
	}
	return s.name(f.who, speaker) + verb + s.telling(f, speaker).bracketed(f.what, speaker)
}

// negation: Of is not so.
type negation struct{ of formula }

func (f negation) parts() []formula            { return []formula{f.of} }
func (f negation) judge(w *world) truth        { return f.of.judge(w).not() }
func (f negation) post(m *model) fd.Constraint { return fd.Not(f.of.post(m)) }
func (f negation) says(s *story, speaker int, plain bool) string {
	return s.clause(f.of, speaker, !plain)
}

// unless negates a formula unless plain is set.
func unless(plain bool, f formula) formula {
	if plain {
		return f
	}
	return negation{f}
}

// junction joins two formulas.
type junction struct {
	op   connective
	a, b formula
}

// connective joins two formulas.
type connective string

const (
	opAnd     connective = "and"
	opOr      connective = "or"
	opXor     connective = "xor"
	opIff     connective = "iff"
	opImplies connective = "implies"
)

func (f junction) parts() []formula     { return []formula{f.a, f.b} }
func (f junction) judge(w *world) truth { return join(f.op, f.a.judge(w), f.b.judge(w)) }

func (f junction) post(m *model) fd.Constraint {
	a, b := f.a.post(m), f.b.post(m)
	switch f.op {
	case opAnd:
		return fd.And(a, b)
	case opOr:
		return fd.Or(a, b)
	case opXor:
		return fd.Xor(a, b)
	case opIff:
		return fd.Iff(a, b)
	}
	return fd.Implies(a, b)
}

func (f junction) says(s *story, speaker int, plain bool) string {
	if plain {
		return s.joined(f, speaker)
	}
	a, first := f.a.(is)
	b, second := f.b.(is)
	if f.op == opAnd && first && second && a.sort == ofTruth && b.sort == ofTruth {
		return fmt.Sprintf("statements %d and %d are not both true", a.at+1, b.at+1)
	}
	return ""
}

// tally: so many of these are so.
type tally struct {
	quantity
	of []formula
}

func (f tally) parts() []formula { return f.of }

func (f tally) judge(w *world) truth {
	certain, possible := 0, len(f.of)
	for _, part := range f.of {
		switch part.judge(w) {
		case yes:
			certain++
		case no:
			possible--
		}
	}
	return within(f.quantity, certain, possible, len(f.of))
}

func (f tally) post(m *model) fd.Constraint {
	parts := make([]fd.Constraint, len(f.of))
	for i, part := range f.of {
		parts[i] = part.post(m)
	}
	return counted(f.quantity, parts)
}

func (f tally) says(s *story, speaker int, plain bool) string {
	if plain {
		return s.counted(f, speaker)
	}
	people, says := s.common(f)
	predicate, several := strings.CutPrefix(says, "are ")
	if f.word != "all" || len(people) < 2 || !several {
		return ""
	}
	all := map[bool]string{true: "both", false: "all"}[len(people) == 2]
	return listed(s.each(people, speaker, s.name), "and") + " are not " + all + " " + predicate
}
