package truthtellers

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// claim writes a formula of one person, place, kind, thing or statement in the
// language, as the visitor could type it.
func (s *story) claim(f formula) puzzle.Claim {
	switch f := f.(type) {
	case isKind:
		return s.people[f.who] + " is " + article(s.facts.Kinds[f.kind].Name)
	case hasTrait:
		return s.people[f.who] + " " + s.facts.Traits[f.trait]
	case inPlace:
		return s.people[f.who] + " is " + nth(f.place)
	case thing:
		return s.facts.Things[f]
	case isTrue:
		return fmt.Sprintf("statement %d is true", int(f)+1)
	case negation:
		return "not (" + s.claim(f.of) + ")"
	}
	panic("truthtellers: only single facts are claimed")
}

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
			return s.be(f.who, speaker) + article(s.facts.Kinds[other].Name)
		}
		return s.be(f.who, speaker) + not + article(s.facts.Kinds[f.kind].Name)
	case hasTrait:
		return s.traitOf(f, speaker, plain)
	case inPlace:
		if f.place == len(s.people) {
			return s.be(f.who, speaker) + not + "last"
		}
		return s.be(f.who, speaker) + not + nth(f.place)
	case beat:
		if plain {
			return s.name(f.who, speaker) + " beat " + f.quantity.String() + plural1(" other", f.quantity)
		}
	case ahead:
		directly := ""
		if f.directly {
			directly = "directly "
		}
		return s.be(f.first, speaker) + not + directly + "ahead of " + s.object(f.second, speaker)
	case alike:
		if plain {
			return s.name(f.a, speaker) + " and " + s.name(f.b, speaker) + " are of the same kind"
		}
		return s.name(f.a, speaker) + " and " + s.name(f.b, speaker) + " are of different kinds"
	case eachOnce:
		if plain {
			return "each kind is there exactly once"
		}
	case thing:
		if plain {
			return s.facts.Things[f]
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
			return s.name(f.who, speaker) + " would say that " + s.bracketed(f.what, speaker)
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
		if plain {
			return s.counted(f, speaker)
		}
	case chorus:
		if plain {
			return chorusInWords(f)
		}
	}
	return "it is not so that " + s.bracketed(f, speaker)
}

// otherKind is the other one of two kinds.
func (s *story) otherKind(kind int) (int, bool) { return 1 - kind, len(s.facts.Kinds) == 2 }

func (s *story) name(who, speaker int) string {
	if who == speaker {
		return "I"
	}
	return s.people[who]
}

func (s *story) object(who, speaker int) string {
	if who == speaker {
		return "me"
	}
	return s.people[who]
}

func (s *story) be(who, speaker int) string {
	if who == speaker {
		return "I am "
	}
	return s.people[who] + " is "
}

func (s *story) traitOf(f hasTrait, speaker int, plain bool) string {
	phrase := s.facts.Traits[f.trait]
	if !plain {
		contrary := denied(phrase)
		if contrary == "" {
			return "it is not so that " + s.traitOf(f, speaker, true)
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
	return s.name(f.who, speaker) + " " + phrase
}

// bracketed sets what is joined of several parts apart.
func (s *story) bracketed(f formula, speaker int) string {
	switch f.(type) {
	case junction, tally:
		return "(" + s.english(f, speaker) + ")"
	}
	return s.english(f, speaker)
}

func (s *story) joined(f junction, speaker int) string {
	side := func(g formula) string {
		if inner, ok := g.(junction); ok && inner.op == f.op && (f.op == opAnd || f.op == opOr) {
			return s.joined(inner, speaker)
		}
		return s.bracketed(g, speaker)
	}
	a, b := side(f.a), side(f.b)
	switch f.op {
	case opAnd:
		return a + ", and " + b
	case opOr:
		return a + ", or " + b
	case opXor:
		return "either " + a + ", or " + b + ", but not both"
	case opIff:
		return a + " if and only if " + b
	}
	return "if " + a + ", then " + b
}

// counted says how many of a list are so. A list that says the same of several
// persons names it once.
func (s *story) counted(f tally, speaker int) string {
	people, predicate := s.common(f, speaker)
	if predicate == "" {
		parts := make([]string, len(f.of))
		for i, part := range f.of {
			parts[i] = s.bracketed(part, speaker)
		}
		if len(parts) == 0 {
			return f.quantity.String() + " of nothing"
		}
		return f.quantity.String() + " of these: " + strings.Join(parts, "; ")
	}
	whom := ""
	switch {
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

// common finds out whether a list says the same of several different persons,
// and what.
func (s *story) common(f tally, speaker int) (people []int, predicate string) {
	seen := map[int]bool{}
	many := f.word == "all" || f.word == "none" || f.n != 1
	for i, part := range f.of {
		var who int
		var says string
		switch part := part.(type) {
		case isKind:
			who, says = part.who, "is "+article(s.facts.Kinds[part.kind].Name)
			if many {
				says = "are " + plural(s.facts.Kinds[part.kind].Name)
			}
		case hasTrait:
			who, says = part.who, s.facts.Traits[part.trait]
			if rest, ok := strings.CutPrefix(says, "is "); ok && many {
				says = "are " + rest
			}
		default:
			return nil, ""
		}
		if seen[who] || i > 0 && says != predicate {
			return nil, ""
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
