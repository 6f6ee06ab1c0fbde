package truthtellers

import (
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

// otherKind is the other one of two kinds.
func (s *story) otherKind(kind int) (int, bool) { return 1 - kind, len(s.facts.Kinds) == 2 }

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

func (s *story) be(who, speaker int, plain bool) string {
	verb := " is "
	if who == speaker {
		verb = " am "
	}
	if !plain {
		verb += "not "
	}
	return s.name(who, speaker) + verb
}

// each says persons one by one, as subjects or as objects.
func (s *story) each(people []int, speaker int, say func(who, speaker int) string) []string {
	names := make([]string, len(people))
	for i, who := range people {
		names[i] = say(who, speaker)
	}
	return names
}

// traitOf says that a phrase is true of somebody, or its contrary, "" if it has none.
func (s *story) traitOf(who, trait, speaker int, plain bool) string {
	phrase := s.facts.Traits[trait]
	if !plain {
		if phrase = denied(phrase); phrase == "" {
			return ""
		}
	}
	if who == speaker {
		for verb, mine := range map[string]string{"is ": "am ", "has ": "have "} {
			if rest, ok := strings.CutPrefix(phrase, verb); ok {
				phrase = mine + rest
			}
		}
	}
	return s.name(who, speaker) + " " + s.written(phrase)
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
	people, predicate := s.common(f, speaker)
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
	case len(people) == 1 && len(s.people) > 1:
		return f.quantity.String() + " of (" + s.english(f.of[0], speaker) + ")"
	case len(people) < len(s.people) && f.word == "all":
		return listed(s.each(people, speaker, s.name), "and") + " " + predicate
	case len(people) == len(s.people) && speaker >= 0:
		whom = "us"
	case len(people) == len(s.people):
		whom = "them"
	default:
		whom = listed(s.each(people, speaker, s.object), "and")
	}
	return f.quantity.String() + " of " + whom + " " + predicate
}

// sayingTheSame finds out whether an "and" says the same of several different
// persons: who they are, and what, in the plural.
func (s *story) sayingTheSame(f junction, speaker int) (people, says string) {
	parts, ok := conjuncts(f, nil)
	if !ok {
		return "", ""
	}
	var names []string
	seen := map[int]bool{}
	for i, part := range parts {
		who, now := s.property(part, true)
		if now == "" || seen[who] || i > 0 && now != says {
			return "", ""
		}
		seen[who], says = true, now
		names = append(names, s.name(who, speaker))
	}
	return listed(names, "and"), says
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

// property is what a part says of a person, in the plural or in the singular;
// "" if it says anything else.
func (s *story) property(f formula, many bool) (who int, says string) {
	plain := true
	if denied, ok := f.(negation); ok {
		f, plain = denied.of, false
	}
	of, ok := f.(is)
	switch {
	case ok && of.sort == ofKind:
		kind, not := of.value, ""
		if other, two := s.otherKind(kind); two && !plain {
			kind = other
		} else if !plain {
			not = "not "
		}
		if many {
			return of.at, "are " + not + s.written(plural(s.facts.Kinds[kind].Name))
		}
		return of.at, "is " + not + s.oneOf(kind)
	case ok && of.sort == ofTrait:
		trait, who := s.traitAt(of.at)
		phrase := s.facts.Traits[trait]
		if !plain {
			phrase = denied(phrase)
		}
		if many {
			phrase = ofSeveral(phrase)
		}
		return who, s.written(phrase)
	}
	return 0, ""
}

// common finds out whether a list says the same of several different persons,
// and what.
func (s *story) common(f tally, speaker int) (people []int, predicate string) {
	seen := map[int]bool{}
	many := f.word != "all" && f.n != 1 || f.word == "none" || f.word == "all" && len(f.of) > 1
	for i, part := range f.of {
		who, says := s.property(part, many)
		if says == "" || seen[who] || i > 0 && says != predicate {
			return nil, ""
		}
		if _, denied := part.(negation); denied && f.word == "all" {
			return nil, "" // "all ... not" is heard in two ways
		}
		seen[who], predicate = true, says
		people = append(people, who)
	}
	return people, predicate
}

// quote is what a statement says, in the speaker's words.
func (s *story) quote(n int) string {
	u := s.said[n]
	if u.beyond {
		return english.Capital(strings.TrimRight(u.words, "."))
	}
	return english.Capital(s.english(u.what, u.speaker))
}
