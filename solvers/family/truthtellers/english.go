package truthtellers

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
)

// english says a formula as speaker would; -1 is nobody.
func (s *story) english(f formula, speaker int) string { return s.clause(f, speaker, true) }

// clause says a formula, or its contrary, in words.
func (s *story) clause(f formula, speaker int, plain bool) string {
	if text := f.says(s, speaker, plain); text != "" {
		return text
	}
	return notSo + s.bracketed(f, speaker)
}

func (s *story) name(who, speaker int) string {
	if who == speaker {
		return "I"
	}
	return s.written(s.people[who])
}

func (s *story) object(who, speaker int) string {
	if who == speaker {
		return "me"
	}
	return s.written(s.people[who])
}

// be is the verb that a person, as the subject, has before what the person is.
func (s *story) be(who, speaker int, plain bool) string {
	return s.name(who, speaker) + " " + s.bends(who, speaker).be(plain)
}

// bent is how a verb is bent: "is", "am", "are".
type bent int

const (
	ofOne bent = iota
	ofMyself
	ofMany
)

func (s *story) bends(who, speaker int) bent {
	if who == speaker {
		return ofMyself
	}
	return ofOne
}

func (b bent) be(plain bool) string {
	verb := [...]string{ofOne: "is ", ofMyself: "am ", ofMany: "are "}[b]
	if !plain {
		verb += "not "
	}
	return verb
}

// phrase bends one of the puzzle's.
func (b bent) phrase(phrase string) string {
	rest, is := strings.CutPrefix(phrase, "is ")
	switch {
	case b == ofOne, b == ofMyself && strings.HasPrefix(phrase, "was "):
		return phrase
	case b == ofMyself && is:
		return "am " + rest
	}
	return ofSeveral(phrase)
}

// each says persons one by one, as subjects or as objects.
func (s *story) each(people []int, speaker int, say func(who, speaker int) string) []string {
	names := make([]string, len(people))
	for i, who := range people {
		names[i] = say(who, speaker)
	}
	return names
}

// written is a name as it can be typed in a formula.
func (s *story) written(name string) string { return s.vocabulary.Names.Write(name) }

// oneOf is a kind with its article: "a knave".
func (s *story) oneOf(kind int) string {
	name := s.facts.Kinds[kind].Name
	return strings.TrimSuffix(article(name), name) + s.written(name)
}

// bracketed sets what has parts of its own apart.
func (s *story) bracketed(f formula, speaker int) string {
	switch undoubled(f).(type) {
	case junction, tally:
		return "(" + s.english(f, speaker) + ")"
	}
	return s.english(f, speaker)
}

// undoubled takes what is denied twice as what it is, as clause does.
func undoubled(f formula) formula {
	if outer, ok := f.(negation); ok {
		if inner, ok := outer.of.(negation); ok {
			return undoubled(inner.of)
		}
	}
	return f
}

// closed sets also apart what has no end of its own.
func (s *story) closed(f formula, speaker int) string {
	text := s.bracketed(f, speaker)
	if _, open := undoubled(f).(would); open || strings.HasPrefix(text, notSo) {
		return "(" + text + ")"
	}
	return text
}

// notSo denies what has no contrary of its own. What follows ends where the
// brackets round it do.
const notSo = "it is not so that "

func (s *story) joined(f junction, speaker int) string {
	s = s.telling(f, speaker)
	if people, says := s.sayingTheSame(f, speaker); says != "" {
		return people + " " + says
	}
	side := func(g formula) string {
		inner, ok := undoubled(g).(junction)
		_, says := s.sayingTheSame(inner, speaker)
		if ok && inner.op == f.op && (f.op == opAnd || f.op == opOr) && says == "" {
			return s.joined(inner, speaker)
		}
		return s.closed(g, speaker)
	}
	if f.op == opImplies {
		return "if " + s.bracketed(f.a, speaker) + ", then " + s.bracketed(f.b, speaker)
	}
	a, b := side(f.a), side(f.b)
	switch f.op {
	case opAnd:
		return a + ", and " + b
	case opOr:
		return a + ", or " + b
	case opXor:
		return "either " + a + ", or " + b + ", but not both"
	}
	return a + " if and only if " + b
}

// counted says how many of a list are so. A list that says the same of several
// persons names it once.
func (s *story) counted(f tally, speaker int) string {
	s = s.telling(f, speaker)
	people, predicate := s.common(f)
	if predicate == "" {
		parts := make([]string, len(f.of))
		for i, part := range f.of {
			parts[i] = "(" + s.english(part, speaker) + ")"
		}
		if len(parts) == 0 {
			return f.quantity.String() + " of nothing"
		}
		return f.quantity.String() + " of " + strings.Join(parts, ", ")
	}
	whom := ""
	switch {
	case len(people) == 1 && (len(s.people) > 1 || s.spelt.people):
		return f.quantity.String() + " of (" + s.english(f.of[0], speaker) + ")"
	case (len(people) < len(s.people) || s.spelt.people) && f.word == "all":
		return listed(s.each(people, speaker, s.name), "and") + " " + predicate
	case len(people) == len(s.people) && !s.spelt.people:
		whom = map[bool]string{true: "us", false: "them"}[speaker >= 0]
	default:
		whom = listed(s.each(people, speaker, s.object), "and")
	}
	return f.quantity.String() + " of " + whom + " " + predicate
}

// telling is the story as a formula tells it: with crowds spelt out where it names
// others than the speaker one by one, and with other statements by their numbers where
// it speaks of some.
func (s *story) telling(f formula, speaker int) *story {
	spelt := *s
	spelt.spelt.people = s.spelt.people || s.singles(f, speaker, false)
	spelt.spelt.statements = s.spelt.statements || s.singles(f, speaker, true)
	return &spelt
}

// singles says whether a formula names persons one by one, or speaks of statements
// that are not all the others.
func (s *story) singles(f formula, speaker int, statements bool) bool {
	switch f := f.(type) {
	case tally:
		if people, says := s.common(f); says != "" && len(people) == len(s.people) {
			return false
		}
	case is:
		if f.sort == ofTruth {
			return statements
		}
		return !statements && f.sort <= ofPlace && s.whose(f.unknown) != speaker
	case chorus:
		return statements && f.scope != scopeOthers
	case beat, ahead, alike:
		return !statements
	case would:
		return !statements || s.singles(f.what, speaker, true)
	}
	return slices.ContainsFunc(parts(f), func(part formula) bool { return s.singles(part, speaker, statements) })
}

// sayingTheSame finds out whether an "and" says the same of several different
// persons: who they are, and what, in the plural.
func (s *story) sayingTheSame(f junction, speaker int) (people, says string) {
	parts, ok := conjuncts(f, nil)
	if !ok {
		return "", ""
	}
	who, says := s.same(parts, ofMany)
	return listed(s.each(who, speaker, s.name), "and"), says
}

// same finds out whether formulas say the same of several different persons, and what.
func (s *story) same(of []formula, b bent) (people []int, says string) {
	for i, f := range of {
		who, now := s.property(f, b)
		if now == "" || slices.Contains(people, who) || i > 0 && now != says {
			return nil, ""
		}
		people, says = append(people, who), now
	}
	return people, says
}

// conjuncts are the parts that an "and" joins; false for anything else.
func conjuncts(f formula, before []formula) ([]formula, bool) {
	and, ok := f.(junction)
	if !ok {
		return append(before, f), true
	}
	if and.op != opAnd {
		return nil, false
	}
	if before, ok = conjuncts(and.a, before); !ok {
		return nil, false
	}
	return conjuncts(and.b, before)
}

// property is the kind, or the phrase, that a part says of a person; "" if it says
// anything else.
func (s *story) property(f formula, b bent) (who int, says string) {
	denied, not := f.(negation)
	if not {
		f = denied.of
	}
	if f, ok := f.(is); ok && (f.sort == ofKind || f.sort == ofTrait) {
		return s.whose(f.unknown), inWords[f.sort].of(s, f, b, !not)
	}
	return 0, ""
}

// common finds out whether a list says the same of several different persons,
// and what.
func (s *story) common(f tally) (people []int, predicate string) {
	b := ofOne
	if f.word != "all" && f.n != 1 || f.word == "none" || f.word == "all" && len(f.of) > 1 {
		b = ofMany
	}
	if f.word == "all" && slices.ContainsFunc(f.of, func(part formula) bool { _, denied := part.(negation); return denied }) {
		return nil, "" // "all ... not" is heard in two ways
	}
	return s.same(f.of, b)
}

// quote is what a statement says, in the speaker's words.
func (s *story) quote(n int) string {
	u := s.said[n]
	if u.beyond {
		return english.Capital(strings.TrimRight(u.words, "."))
	}
	return english.Capital(s.english(u.what, u.speaker))
}
