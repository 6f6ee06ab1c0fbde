package speech

import (
	"slices"
	"strings"
)

// Says puts a formula into the words of a speaker; -1 is nobody.
func (v *Vocabulary) Says(f Formula, speaker int) string { return v.Clause(f, speaker, true) }

// Clause puts a formula, or its contrary, into words. What it gives can be typed, and
// means the same, but for what nobody types ([EachOnce], [OfWords]).
func (v *Vocabulary) Clause(f Formula, speaker int, plain bool) string {
	return voice{Vocabulary: v, speaker: speaker}.clause(f, plain)
}

// voice is who says something, and how.
type voice struct {
	*Vocabulary
	speaker int
	// spelt says that what is told names persons, or statements, one by one, so that "us",
	// "them" and "the others" beside them would be heard as some of these.
	spelt struct{ people, statements bool }
}

func (v voice) says(f Formula) string { return v.clause(f, true) }

func (v voice) clause(f Formula, plain bool) string {
	if text := f.says(v, plain); text != "" {
		return text
	}
	return notSo + v.bracketed(f)
}

// name is a person as a subject, and object as an object.
func (v voice) name(who int) string   { return v.called(who, "I") }
func (v voice) object(who int) string { return v.called(who, "me") }

func (v voice) called(who int, myself string) string {
	if who == v.speaker {
		return myself
	}
	return v.written(v.People[who])
}

// be is the verb that a person, as the subject, has before what the person is.
func (v voice) be(who int, plain bool) string { return v.name(who) + " " + v.bends(who).be(plain) }

// bent is how a verb is bent: "is", "am", "are".
type bent int

const (
	ofOne bent = iota
	ofMyself
	ofMany
)

func (v voice) bends(who int) bent {
	if who == v.speaker {
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
	return OfSeveral(phrase)
}

// listed says persons one by one, as subjects or as objects.
func (v voice) listed(people []int, say func(voice, int) string) string {
	names := make([]string, len(people))
	for i, who := range people {
		names[i] = say(v, who)
	}
	return listed(names, "and")
}

// written is a name as it can be typed in a formula.
func (v *Vocabulary) written(name string) string { return v.lexicon.Names.Write(name) }

// oneOf is a kind with its article: "a knave".
func (v *Vocabulary) oneOf(kind int) string {
	name := v.Kinds[kind].Name
	return strings.TrimSuffix(Article(name), name) + v.written(name)
}

// bracketed sets what has parts of its own apart.
func (v voice) bracketed(f Formula) string {
	switch undoubled(f).(type) {
	case Junction, Tally:
		return "(" + v.says(f) + ")"
	}
	return v.says(f)
}

// undoubled takes what is denied twice as what it is, as clause does.
func undoubled(f Formula) Formula {
	if outer, ok := f.(Not); ok {
		if inner, ok := outer.Of.(Not); ok {
			return undoubled(inner.Of)
		}
	}
	return f
}

// closed sets also apart what has no end of its own.
func (v voice) closed(f Formula) string {
	text := v.bracketed(f)
	if _, open := undoubled(f).(Would); open || strings.HasPrefix(text, notSo) {
		return "(" + text + ")"
	}
	return text
}

// notSo denies what has no contrary of its own. What follows ends where the
// brackets round it do.
const notSo = "it is not so that "

func (v voice) joined(f Junction) string {
	v = v.telling(f)
	if people, says := v.sayingTheSame(f); says != "" {
		return people + " " + says
	}
	side := func(g Formula) string {
		inner, ok := undoubled(g).(Junction)
		_, says := v.sayingTheSame(inner)
		if ok && inner.Op == f.Op && (f.Op == And || f.Op == Or) && says == "" {
			return v.joined(inner)
		}
		return v.closed(g)
	}
	if f.Op == Implies {
		return "if " + v.bracketed(f.A) + ", then " + v.bracketed(f.B)
	}
	a, b := side(f.A), side(f.B)
	switch f.Op {
	case And:
		return a + ", and " + b
	case Or:
		return a + ", or " + b
	case Xor:
		return "either " + a + ", or " + b + ", but not both"
	}
	return a + " if and only if " + b
}

// counted says how many of a list are so. A list that says the same of several
// persons names it once.
func (v voice) counted(f Tally) string {
	v = v.telling(f)
	people, predicate := v.common(f)
	if predicate == "" {
		parts := make([]string, len(f.Of))
		for i, part := range f.Of {
			parts[i] = "(" + v.says(part) + ")"
		}
		if len(parts) == 0 {
			return f.Quantity.String() + " of nothing"
		}
		return f.Quantity.String() + " of " + strings.Join(parts, ", ")
	}
	whom := ""
	switch {
	case len(people) == 1 && (len(v.People) > 1 || v.spelt.people):
		return f.Quantity.String() + " of (" + v.says(f.Of[0]) + ")"
	case (len(people) < len(v.People) || v.spelt.people) && f.Word == "all":
		return v.listed(people, voice.name) + " " + predicate
	case len(people) == len(v.People) && !v.spelt.people:
		whom = map[bool]string{true: "us", false: "them"}[v.speaker >= 0]
	default:
		whom = v.listed(people, voice.object)
	}
	return f.Quantity.String() + " of " + whom + " " + predicate
}

// telling is the voice that tells a formula: crowds are spelt out where it names others
// than the speaker one by one, and other statements by their numbers where it speaks of
// some.
func (v voice) telling(f Formula) voice {
	v.spelt.people = v.spelt.people || v.singles(f, false)
	v.spelt.statements = v.spelt.statements || v.singles(f, true)
	return v
}

// singles says whether a formula names persons one by one, or speaks of statements
// that are not all the others.
func (v voice) singles(f Formula, statements bool) bool {
	switch f := f.(type) {
	case Tally:
		if people, says := v.common(f); says != "" && len(people) == len(v.People) {
			return false
		}
	case Is:
		if f.Sort == OfTruth {
			return statements
		}
		return !statements && f.Sort <= OfPlace && v.Whose(f.Unknown) != v.speaker
	case Chorus:
		return statements && f.Scope != scopeOthers
	case Beat, Ahead, Alike:
		return !statements
	case Would:
		return !statements || v.singles(f.What, true)
	}
	return slices.ContainsFunc(parts(f), func(part Formula) bool { return v.singles(part, statements) })
}

// sayingTheSame finds out whether an "and" says the same of several different
// persons: who they are, and what, in the plural.
func (v voice) sayingTheSame(f Junction) (people, says string) {
	parts, ok := conjuncts(f)
	if !ok {
		return "", ""
	}
	who, says := v.same(parts, ofMany)
	return v.listed(who, voice.name), says
}

// same finds out whether formulas say the same of several different persons, and what.
func (v voice) same(of []Formula, b bent) (people []int, says string) {
	for i, f := range of {
		who, now := v.property(f, b)
		if now == "" || slices.Contains(people, who) || i > 0 && now != says {
			return nil, ""
		}
		people, says = append(people, who), now
	}
	return people, says
}

// conjuncts are the parts that an "and" joins; false if other words join some of them.
func conjuncts(f Formula) (all []Formula, ok bool) {
	joined, ok := f.(Junction)
	if !ok {
		return []Formula{f}, true
	}
	a, first := conjuncts(joined.A)
	b, second := conjuncts(joined.B)
	return append(a, b...), joined.Op == And && first && second
}

// property is the kind, or the phrase, that a part says of a person; "" if it says
// anything else.
func (v voice) property(f Formula, b bent) (who int, says string) {
	denied, not := f.(Not)
	if not {
		f = denied.Of
	}
	if f, ok := f.(Is); ok && (f.Sort == OfKind || f.Sort == OfTrait) {
		return v.Whose(f.Unknown), v.about(f, b, !not)
	}
	return 0, ""
}

// common finds out whether a list says the same of several different persons,
// and what.
func (v voice) common(f Tally) (people []int, predicate string) {
	b := ofOne
	if f.Word != "all" && f.N != 1 || f.Word == "none" || f.Word == "all" && len(f.Of) > 1 {
		b = ofMany
	}
	if f.Word == "all" && slices.ContainsFunc(f.Of, func(part Formula) bool { _, denied := part.(Not); return denied }) {
		return nil, "" // "all ... not" is heard in two ways
	}
	return v.same(f.Of, b)
}
