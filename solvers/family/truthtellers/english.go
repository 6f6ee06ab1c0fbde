package truthtellers

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
)

// english says a formula as speaker would; -1 is nobody.
func (s *story) english(f formula, speaker int) string { return s.clause(f, speaker, true) }

// clause says a formula, or its contrary, in words.
func (s *story) clause(f formula, speaker int, plain bool) string {
	not := ""
	if !plain {
		not = "not "
	}
	switch f := f.(type) {
	case isKind:
		if other, two := s.otherKind(f.kind); two && !plain {
			return s.be(f.who, speaker) + s.oneOf(other)
		}
		return s.be(f.who, speaker) + not + s.oneOf(f.kind)
	case hasTrait:
		return s.traitOf(f, speaker, plain)
	case inPlace:
		if f.place == len(s.people) {
			return s.be(f.who, speaker) + not + "last"
		}
		return s.be(f.who, speaker) + not + english.Ordinal(f.place)
	case beat:
		if plain {
			return s.name(f.who, speaker) + " beat " + f.others()
		}
	case ahead:
		directly := ""
		if f.directly {
			directly = "directly "
		}
		return s.be(f.first, speaker) + not + directly + "ahead of " + s.object(f.second, speaker)
	case alike:
		a, b := f.a, f.b
		if a == speaker {
			a, b = b, a // "B and I"
		}
		if plain {
			return s.name(a, speaker) + " and " + s.name(b, speaker) + " are of the same kind"
		}
		return s.name(a, speaker) + " and " + s.name(b, speaker) + " are of different kinds"
	case eachOnce:
		if plain {
			return "each kind is there exactly once"
		}
	case thing:
		if plain {
			return s.written(s.facts.Things[f])
		}
	case words:
		so := "so"
		if !plain {
			so = "not so"
		}
		return fmt.Sprintf("what statement %d says is %s", int(f)+1, so)
	case isTrue:
		return fmt.Sprintf("statement %d is %t", int(f)+1, plain)
	case would:
		if plain {
			return s.name(f.who, speaker) + s.wouldSay() + s.bracketed(f.what, speaker)
		}
	case negation:
		return s.clause(f.of, speaker, !plain)
	case junction:
		if plain {
			return s.joined(f, speaker)
		}
		a, first := f.a.(isTrue)
		b, second := f.b.(isTrue)
		if f.op == opAnd && first && second {
			return fmt.Sprintf("statements %d and %d are not both true", int(a)+1, int(b)+1)
		}
	case tally:
		if people, says := s.common(f, speaker); !plain && f.word == "all" && len(people) > 1 && strings.HasPrefix(says, "are ") {
			names := make([]string, len(people))
			for i, who := range people {
				names[i] = s.name(who, speaker)
			}
			return listed(names, "and") + " are not " + map[bool]string{true: "both", false: "all"}[len(people) == 2] + strings.TrimPrefix(says, "are")
		}
		if plain {
			return s.counted(f, speaker)
		}
	case chorus:
		if plain {
			return chorusInWords(f)
		}
	}
	return notSo + s.bracketed(f, speaker)
}

// wouldSay tells what kinds say who are bound to tell the truth, or to lie;
// where others are about, too, it is told that only the bound are meant.
func (s *story) wouldSay() string {
	for _, kind := range s.facts.Kinds {
		if kind.Kind != answersTruly && kind.Kind != answersFalse {
			return " would have to say that "
		}
	}
	return " would say that "
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

func (s *story) be(who, speaker int) string {
	if who == speaker {
		return "I am "
	}
	return s.written(s.people[who]) + " is "
}

func (s *story) traitOf(f hasTrait, speaker int, plain bool) string {
	phrase := s.facts.Traits[f.trait]
	if !plain {
		contrary := denied(phrase)
		if contrary == "" {
			return notSo + s.traitOf(f, speaker, true)
		}
		phrase = contrary
	}
	if f.who == speaker {
		for verb, mine := range map[string]string{"is ": "am ", "has ": "have "} {
			if rest, ok := strings.CutPrefix(phrase, verb); ok {
				phrase = mine + rest
			}
		}
	}
	return s.name(f.who, speaker) + " " + s.written(phrase)
}

// written is a name as it can be typed in a formula.
func (s *story) written(name string) string { return s.vocabulary.names.Write(name) }

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
		names := make([]string, len(people))
		for i, who := range people {
			names[i] = s.name(who, speaker)
		}
		return listed(names, "and") + " " + predicate
	case len(people) == len(s.people) && speaker >= 0:
		whom = "us"
	case len(people) == len(s.people):
		whom = "them"
	default:
		names := make([]string, len(people))
		for i, who := range people {
			names[i] = s.object(who, speaker)
		}
		whom = listed(names, "and")
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
	switch f := f.(type) {
	case isKind:
		kind, not := f.kind, ""
		if other, two := s.otherKind(f.kind); two && !plain {
			kind = other
		} else if !plain {
			not = "not "
		}
		if many {
			return f.who, "are " + not + s.written(plural(s.facts.Kinds[kind].Name))
		}
		return f.who, "is " + not + s.oneOf(kind)
	case hasTrait:
		phrase := s.facts.Traits[f.trait]
		if !plain {
			phrase = denied(phrase)
		}
		if many {
			phrase = ofSeveral(phrase)
		}
		return f.who, s.written(phrase)
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

func chorusInWords(f chorus) string {
	verb := " are "
	if f.word != "all" && f.word != "none" && f.n == 1 {
		verb = " is "
	}
	switch {
	case f.scope != scopeListed:
		return f.quantity.String() + " " + string(f.scope) + verb + fmt.Sprint(f.value)
	case f.word == "all" && len(f.of) == 1:
		return "statement " + numbersInWords(f.of) + " is " + fmt.Sprint(f.value)
	case f.word == "all":
		return "statements " + numbersInWords(f.of) + " are " + fmt.Sprint(f.value)
	}
	return f.quantity.String() + " of the statements " + numbersInWords(f.of) + verb + fmt.Sprint(f.value)
}

// numbersInWords lists statements by number: "2, 5 to 7 and 9".
func numbersInWords(of []int) string {
	var parts []string
	for i := 0; i < len(of); {
		j := i
		for j+1 < len(of) && of[j+1] == of[j]+1 {
			j++
		}
		switch {
		case j > i+1:
			parts = append(parts, fmt.Sprintf("%d to %d", of[i]+1, of[j]+1))
		default:
			j = i
			parts = append(parts, fmt.Sprint(of[i]+1))
		}
		i = j + 1
	}
	return listed(parts, "and")
}

// quote is what a statement says, in the speaker's words.
func (s *story) quote(n int) string {
	u := s.said[n]
	if _, there := u.what.(words); there {
		return english.Capital(strings.TrimRight(u.words, "."))
	}
	return english.Capital(s.english(u.what, u.speaker))
}
