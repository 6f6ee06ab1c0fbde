package truthtellers

import "slices"

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
func (r *reader) meant(t token) ([]int, *formulaError) {
	people := r.everyone()
	switch {
	case t.is("us", "we", "people", "persons"):
	case r.speaker >= 0:
		people = r.besides(r.speaker)
	case t.is("other", "others", "else"):
		return nil, wrong(t.at, "“%s” needs a speaker, and nobody speaks here: use names.", t.text)
	}
	if len(people) == 0 {
		return nil, wrong(t.at, "There is nobody whom “%s” could mean: add a person, or use names.", t.text)
	}
	return people, nil
}

// together reads what is said of "we", "they" or "the others".
func (r *reader) together() (formula, *formulaError) {
	r.skip("the")
	t := r.next()
	if !t.is("other", "others", "we", "they", "us", "them") {
		return nil, r.expected("“others”, or the name of a person without “the”")
	}
	r.at++
	people, err := r.meant(t)
	if err != nil {
		return nil, err
	}
	r.skip("people", "persons")
	if t.is("other") && len(people) > 1 && !r.after(-1).is("people", "persons") {
		return nil, wrong(t.at, "“The other” means one, and there are %s: write “the others”, or use names.", amount(len(people)))
	}
	if !r.predicates() && !r.next().is("both", "all", "each") {
		return nil, r.expected("what is true of them")
	}
	note(&r.heard.said, r.at-1)
	return r.of(people, opAnd, false)
}

// onlyThese reads "only A did it": A and nobody else.
func (r *reader) onlyThese() (formula, *formulaError) {
	r.at++
	if _, _, length := r.name(0); length == 0 {
		return r.notAName()
	}
	g := r.lookAhead(0, false)
	if err := r.orderly(g, ""); err != nil {
		return nil, err
	}
	if g.op == opOr {
		return nil, wrong(r.next().at, "“Only … or …” can mean two things: join the names by “and”, or write “exactly 1 of”.")
	}
	r.at += g.length
	if g.statements {
		value, _, err := r.truth(len(g.of))
		all := chorus{quantity{word: "all"}, g.of, value, scopeListed}
		var rest []int
		for n := range r.said {
			if !slices.Contains(g.of, n) {
				rest = append(rest, n)
			}
		}
		if len(rest) == 0 {
			return all, err
		}
		return junction{opAnd, all, chorus{quantity{word: "all"}, rest, !value, scopeListed}}, err
	}
	if !r.predicates() {
		return nil, r.expected("what is true of nobody else")
	}
	if r.denied() {
		return nil, wrong(r.next().at, "“Only” and “not” together can mean two things: write out of whom it is true.")
	}
	note(&r.heard.said, g.at[0])
	p, err := r.predicate()
	if err != nil {
		return nil, err
	}
	return r.noneBut(g.of, p), nil
}

// noneBut says that something is true of some, and of nobody else.
func (s *story) noneBut(some []int, p property) formula {
	all := joined(opAnd, some, p)
	for _, who := range s.besides(some...) {
		all = junction{opAnd, all, negation{p(who)}}
	}
	return all
}
