package truthtellers

import (
	"slices"

	kit "solvitur/solvers/formula"
)

// everyone lists all persons.
func (s *story) everyone() []int {
	all := make([]int, len(s.people))
	for who := range all {
		all[who] = who
	}
	return all
}

// besides lists all persons but some.
func (s *story) besides(some ...int) []int {
	return slices.DeleteFunc(s.everyone(), func(who int) bool { return slices.Contains(some, who) })
}

// meant is whom "us", "them" or "the others" means: whoever speaks of them does
// not mean himself. Where nobody speaks they are all.
func (r *reader) meant(t token) ([]int, *kit.Error) {
	people := r.everyone()
	switch {
	case t.Is("us", "we", "people", "persons"):
	case t.Is("other", "others", "else") && r.quoting:
		return nil, kit.Wrong(t.At, "“%s” could be seen by the speaker or by the person quoted: use names.", t.Text)
	case r.speaker >= 0:
		people = r.besides(r.speaker)
	case t.Is("other", "others", "else"):
		return nil, kit.Wrong(t.At, "“%s” needs a speaker, and nobody speaks here: use names.", t.Text)
	}
	if len(people) == 0 {
		return nil, kit.Wrong(t.At, "There is nobody whom “%s” could mean: add a person, or use names.", t.Text)
	}
	return people, r.looksBack(t, people)
}

// uncompared are those of a crowd whom a property does not compare with
// themselves: of "everybody beat B" B is not one. Whom is the word that means
// the crowd. Where it is seen from the speaker and B is left out as well, it is
// not clear from whom it is seen. Of several who are named nobody is left out, nor
// is B of those who "beat B or C": B can beat C.
func (r *reader) uncompared(people []int, p property, whom token) ([]int, *kit.Error) {
	var left []int
	for _, who := range people {
		switch {
		case whom.Text == "" && len(people) == 1 || !comparesWith(p(who), who):
			left = append(left, who)
		case whom.Text == "":
			return nil, kit.Wrong(whom.At, "“%s” would be compared with “%[1]s” here: name in front only those who are compared with others.", r.people[who])
		case countsBeside(p(who), who) == open:
			return nil, r.halfCompared(whom, who)
		case whom.Is("other", "others", "else"):
			return nil, kit.Wrong(whom.At, "“%s” could leave out %s or %s here: write “everybody”, “nobody” or “of us”, which leaves out only %[3]s, or use names.",
				whom.Text, r.people[r.speaker], r.people[who])
		}
	}
	if len(left) == 0 {
		return nil, kit.Wrong(whom.At, "There is nobody whom “%s” could mean, as nobody is compared with himself: use names.", whom.Text)
	}
	return left, nil
}

// halfCompared refuses to leave out somebody of whom more is said than what
// compares him with himself.
func (r *reader) halfCompared(word token, who int) *kit.Error {
	return kit.Wrong(word.At, "Whether %s is one of them is not clear, as only part of what is said compares %[1]s with %[1]s: write a sentence for each person and join them, as in “(…) and (…)” or “exactly 1 of (…), (…)”.",
		r.people[who])
}

// countsBeside judges what is said of a person if nothing is true of him that
// compares him with himself. What is no longer open leaves him out.
func countsBeside(f formula, who int) truth {
	switch f := f.(type) {
	case negation:
		if part, ok := f.of.(alike); ok && part.a == part.b {
			return no
		}
		return countsBeside(f.of, who).not()
	case junction:
		return join(f.op, countsBeside(f.a, who), countsBeside(f.b, who))
	case tally:
		certain, possible := 0, len(f.of)
		for _, part := range f.of {
			switch countsBeside(part, who) {
			case yes:
				certain++
			case no:
				possible--
			}
		}
		return within(f.quantity, certain, possible, len(f.of))
	}
	if comparesWith(f, who) {
		return no
	}
	return open
}

// comparesWith says whether a formula compares a person with himself, apart from
// what somebody would say.
func comparesWith(f formula, who int) bool {
	said := func(f formula) []formula {
		if _, quoted := f.(would); quoted {
			return nil
		}
		return parts(f)
	}
	for part := range kit.Walk(f, said) {
		switch part := part.(type) {
		case ahead:
			if part.first == who && part.second == who {
				return true
			}
		case alike:
			if part.a == who && part.b == who {
				return true
			}
		}
	}
	return false
}

// predicateOf reads what is said of some; together says that it is said of all
// of them.
func (r *reader) predicateOf(people []int, together bool, read func() (property, *kit.Error)) (property, *kit.Error) {
	defer func(subjects []int, all bool) { r.subjects, r.together = subjects, all }(r.subjects, r.together)
	r.subjects, r.together = people, together && len(people) > 1
	return read()
}

// crowd reads what is said of "we", "they" or "the others".
func (r *reader) crowd() (formula, *kit.Error) {
	r.Skip("the")
	t := r.Next()
	if !t.Is("other", "others", "we", "they", "us", "them") {
		return nil, r.Expected("“others”, or the name of a person without “the”")
	}
	r.At++
	people, err := r.meant(t)
	if err != nil {
		return nil, err
	}
	if n := r.Next(); t.Is("other", "others") && n.Kind == numeral {
		if r.At++; n.Value != len(people) {
			return nil, r.notSoMany(n, n.Value, len(people))
		}
		t.Text = "others"
	}
	r.Skip("people", "persons")
	if t.Is("other") && len(people) > 1 && !r.After(-1).Is("people", "persons") {
		return nil, kit.Wrong(t.At, "“The other” means one, and there are %s: write “the others”, or use names.", amount(len(people)))
	}
	if !r.predicates() && !r.Next().Is("both", "all", "each") {
		return nil, r.Expected("what is true of them")
	}
	note(&r.heard.said, r.At-1)
	return r.of(people, opAnd, false, t)
}

// onlyThese reads "only A did it": A and nobody else.
func (r *reader) onlyThese() (formula, *kit.Error) {
	only := r.Next()
	r.At++
	if _, _, length := r.name(0); length == 0 {
		return r.notAName()
	}
	g := r.lookAhead(0, false)
	if err := r.orderly(g, ""); err != nil {
		return nil, err
	}
	if g.op == opOr {
		return nil, kit.Wrong(r.Next().At, "“Only … or …” can mean two things: join the names by “and”, or write “exactly 1 of”.")
	}
	r.At += g.length
	if r.denied() {
		return nil, kit.Wrong(r.Next().At, "“Only” and “not” together can mean two things: write out %s.",
			map[bool]string{true: "which statements are true, and which are false", false: "of whom it is true"}[g.statements])
	}
	if g.statements {
		r.noteNumbers(g.of)
		value, _, err := r.truth(len(g.of), true)
		these := chorus{ofAll, g.of, value, scopeListed}
		var rest []int
		for n := range r.said {
			if !slices.Contains(g.of, n) {
				rest = append(rest, n)
			}
		}
		if len(rest) == 0 {
			return these, err
		}
		return junction{opAnd, these, chorus{ofAll, rest, !value, scopeListed}}, err
	}
	if !r.predicates() {
		return nil, r.Expected("what is true of nobody else")
	}
	note(&r.heard.said, g.at[0])
	r.noteNames(g.of)
	p, err := r.predicateOf(g.of, false, r.predicate)
	if err != nil {
		return nil, err
	}
	for _, e := range r.echoes {
		if e.end == r.At { // it was said of all
			e.who = append(r.besides(g.of...), g.of...)
		}
	}
	for _, who := range r.besides(g.of...) {
		if f := p(who); comparesWith(f, who) && countsBeside(f, who) == open {
			return nil, r.halfCompared(only, who)
		}
	}
	return r.noneBut(g.of, p), nil
}

// noneBut says that something is true of some, and of nobody else whom it does
// not compare with himself.
func (s *story) noneBut(some []int, p property) formula {
	of := p.of(some)
	for _, who := range s.besides(some...) {
		if other := p(who); !comparesWith(other, who) {
			of = append(of, negation{other})
		}
	}
	return fold(opAnd, of)
}
