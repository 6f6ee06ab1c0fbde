package truthtellers

import "slices"

// property makes a formula of a person.
type property func(who int) formula

// predicates says whether a predicate begins here.
func (r *reader) predicates() bool {
	t := r.next()
	return t.sort == aTrait || t.is("is", "am", "are", "was", "were", "won", "beat", "would")
}

// predicate reads what is said of a person.
func (r *reader) predicate() (property, *formulaError) {
	t := r.next()
	switch {
	case t.sort == aTrait:
		r.at++
		return func(who int) formula { return unless(!t.negated, hasTrait{who, t.value}) }, nil
	case t.is("won"):
		r.at++
		return r.place(t, 1)
	case t.is("beat"):
		r.at++
		return r.beat(t)
	case t.is("would"):
		r.at++
		if !r.skip("say") {
			return nil, r.expected("“say”")
		}
		r.skip("that")
		return r.would(t)
	}
	r.skip("is", "am", "are", "was", "were")
	plain := !r.skip("not")
	p, err := r.description()
	if err != nil {
		return nil, err
	}
	return func(who int) formula { return unless(plain, p(who)) }, nil
}

// description reads what follows "is" or "is not".
func (r *reader) description() (property, *formulaError) {
	r.skip("a", "an", "the")
	t := r.next()
	switch {
	case t.sort == aKind:
		r.at++
		return func(who int) formula { return isKind{who, t.value} }, nil
	case t.sort == ordinal:
		r.at++
		return r.place(t, t.value)
	case t.is("last"):
		r.at++
		return r.place(t, len(r.people))
	case t.is("number", "in"):
		r.at++
		if t.text == "in" && r.skip("front") {
			return r.order(t, false, false)
		}
		r.skip("place", "number")
		n := r.next()
		if n.sort != numeral && n.sort != ordinal {
			return nil, r.expected("the number of a place")
		}
		r.at++
		r.skip("place")
		return r.place(n, n.value)
	case t.is("directly"):
		r.at++
		at := r.next()
		if !at.is("ahead", "before", "behind", "after") {
			return nil, r.expected("“ahead of” or “behind”")
		}
		r.at++
		return r.order(at, true, at.is("behind", "after"))
	case t.is("ahead", "before", "behind", "after"):
		r.at++
		return r.order(t, false, t.is("behind", "after"))
	case t.is("of", "same", "like", "different"):
		return r.likeness()
	}
	return nil, r.expected("a kind (" + r.kindNames() + "), a place, or another description")
}

func (s *story) kindNames() string {
	if len(s.facts.Kinds) == 0 {
		return "there are none"
	}
	names := ""
	for i, kind := range s.facts.Kinds {
		if i > 0 {
			names += ", "
		}
		names += kind.Name
	}
	return names
}

// place is a place in the order, which the puzzle must have.
func (r *reader) place(t token, place int) (property, *formulaError) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	if place < 1 || place > len(r.people) {
		return nil, wrong(t.at, "There is no place %d: there are %d persons, so choose one from 1 to %d.", place, len(r.people), len(r.people))
	}
	return func(who int) formula { return inPlace{who, place} }, nil
}

func (r *reader) needOrder(t token) *formulaError {
	if !r.facts.Ranked {
		return wrong(t.at, "“%s” speaks of places, and nobody takes any here: switch “They take places” on.", t.text)
	}
	return nil
}

func (r *reader) needKinds(t token) *formulaError {
	if len(r.facts.Kinds) == 0 {
		return wrong(t.at, "“%s” speaks of kinds, and there are none here: add some to “Who answers how”.", t.text)
	}
	return nil
}

// beat reads "beat Al" and "beat exactly one".
func (r *reader) beat(t token) (property, *formulaError) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	if next := r.next(); next.sort == aPerson || next.is("i", "me") {
		return r.order(t, false, false)
	}
	q, err := r.quantity()
	if err != nil {
		return nil, err
	}
	r.skip("of")
	r.skip("us", "them", "the")
	r.skip("other", "others", "people", "persons")
	return func(who int) formula { return beat{who, q} }, nil
}

// order reads the person whom somebody is ahead of, or behind.
func (r *reader) order(t token, directly, behind bool) (property, *formulaError) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	r.skip("of")
	other, err := r.subject()
	if err != nil {
		return nil, err
	}
	return func(who int) formula {
		if behind {
			return ahead{other, who, directly}
		}
		return ahead{who, other, directly}
	}, nil
}

// likeness reads "of the same kind as B", "of another kind than B", "like B".
func (r *reader) likeness() (property, *formulaError) {
	if err := r.needKinds(r.next()); err != nil {
		return nil, err
	}
	r.skip("of")
	r.skip("the", "a")
	same := true
	switch {
	case r.skip("same", "like"):
	case r.skip("different", "another", "other"):
		same = false
	default:
		return nil, r.expected("“the same kind as” or “another kind than”")
	}
	r.skip("kind")
	r.skip("as", "than")
	other, err := r.subject()
	return func(who int) formula { return unless(same, alike{who, other}) }, err
}

// would reads what somebody would say.
func (r *reader) would(t token) (property, *formulaError) {
	what, err := r.single()
	if err != nil {
		return nil, err
	}
	honest := slices.ContainsFunc(r.facts.Kinds, func(k Kind) bool { return k.Kind == answersTruly || k.Kind == answersFalse })
	if !honest {
		return nil, wrong(t.at, "What somebody would say is only known of kinds that always tell the truth or always lie, and there is none.")
	}
	return func(who int) formula {
		var meaning formula
		for i, k := range r.facts.Kinds {
			if k.Kind != answersTruly && k.Kind != answersFalse {
				continue
			}
			f := junction{opAnd, isKind{who, i}, unless(k.Kind == answersTruly, what)}
			if meaning == nil {
				meaning = f
			} else {
				meaning = junction{opOr, meaning, f}
			}
		}
		return would{who, what, meaning}
	}, nil
}
