package truthtellers

import "slices"

// property makes a formula of a person.
type property func(who int) formula

// predicates says whether a predicate begins here.
func (r *reader) predicates() bool {
	t := r.next()
	return t.sort == aTrait || t.is("is", "am", "are", "was", "were", "won", "beat", "would", "came", "finished") ||
		t.is("did") && r.after(1).is("not") && r.after(2).is("win", "beat", "come", "finish")
}

// denied says whether the predicate that begins here denies something.
func (r *reader) denied() bool {
	if t := r.next(); t.sort == aTrait {
		return t.negated
	}
	return r.predicates() && r.after(1).is("not")
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
	case t.is("did"):
		return r.didNot()
	case t.is("came", "finished"):
		r.at++
		return r.came()
	case t.is("would"):
		r.at++
		r.skipAll("have", "to")
		if !r.skip("say") {
			return nil, r.expected("“say”")
		}
		r.skip("that")
		return r.would(t)
	}
	r.skip("is", "am", "are", "was", "were")
	if r.skip("neither") {
		return r.neither()
	}
	plain := !r.skip("not")
	p, err := r.descriptions(plain)
	if err != nil {
		return nil, err
	}
	return not(plain, p), nil
}

// not denies what is said of a person unless plain is set.
func not(plain bool, p property) property {
	return func(who int) formula { return unless(plain, p(who)) }
}

// or says that one or both of two things are true of a person.
func (p property) or(q property) property {
	return func(who int) formula { return junction{opOr, p(who), q(who)} }
}

// descriptions reads "a knave or a spy".
func (r *reader) descriptions(plain bool) (property, *formulaError) {
	p, err := r.description()
	for err == nil && r.next().is("or") && r.described(1) {
		if !plain {
			return nil, wrong(r.next().at, "“Not … or …” can mean two things: write “neither … nor …”.")
		}
		r.at++
		var q property
		if q, err = r.description(); err == nil {
			p = p.or(q)
		}
	}
	return p, err
}

// described says whether a kind or a place stands from the n-th token on.
func (r *reader) described(n int) bool {
	if r.after(n).is("a", "an", "the") {
		n++
	}
	return r.after(n).sort == aKind || r.after(n).sort == ordinal || r.after(n).is("last")
}

// neither reads what follows "is neither": "a knave nor a spy".
func (r *reader) neither() (property, *formulaError) {
	p, err := r.description()
	if err != nil {
		return nil, err
	}
	if !r.next().is("nor") {
		return nil, r.expected("“nor”")
	}
	for err == nil && r.skip("nor") {
		var q property
		if q, err = r.description(); err == nil {
			p = p.or(q)
		}
	}
	return not(false, p), err
}

// didNot reads "did not win", "did not beat B".
func (r *reader) didNot() (property, *formulaError) {
	r.at += 2
	t := r.next()
	r.at++
	var p property
	var err *formulaError
	switch t.text {
	case "win":
		p, err = r.place(t, 1)
	case "beat":
		p, err = r.beat(t)
	default:
		p, err = r.came()
	}
	return not(false, p), err
}

// came reads what follows "came" or "finished": "second", "in second place",
// "ahead of B".
func (r *reader) came() (property, *formulaError) {
	if r.next().is("in") && r.after(1).sort == ordinal {
		r.at++
	}
	if t := r.next(); t.sort != ordinal && !t.is("last", "directly", "ahead", "before", "behind", "after", "in", "number", "place") {
		return nil, r.expected("a place, “ahead of” or “behind”")
	}
	return r.description()
}

// description reads what follows "is" or "is not".
func (r *reader) description() (property, *formulaError) {
	denied, one := r.after(-1).is("not"), r.next().is("the")
	r.skip("a", "an", "the")
	t := r.next()
	switch {
	case t.sort == aKind:
		r.at++
		return func(who int) formula { return isKind{who, t.value} }, nil
	case t.is("only") && r.after(1).sort == aKind:
		switch {
		case !one:
			return nil, wrong(t.at, "“Only” is not clear without “the” before it: write “the only”, or leave it out.")
		case denied:
			return nil, wrong(t.at, "“Not the only” can mean two things: write out who is of this kind and who is not.")
		}
		r.at += 2
		return r.theOnly(r.after(-1).value), nil
	case t.sort == ordinal:
		r.at++
		r.skip("place")
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
		return nil, wrong(t.at, "There is no place %d: there are %d people, so choose one from 1 to %d.", place, len(r.people), len(r.people))
	}
	return func(who int) formula { return inPlace{who, place} }, nil
}

func (r *reader) needOrder(t token) *formulaError {
	if !r.facts.Ranked {
		return wrong(t.at, "“%s” is about places, and nobody takes any here: switch “It is a race” on.", t.text)
	}
	return nil
}

func (r *reader) needKinds(t token) *formulaError {
	if len(r.facts.Kinds) == 0 {
		return wrong(t.at, "“%s” is about kinds, and there are none here: add some to “Kinds, and how they answer”.", t.text)
	}
	return nil
}

// theOnly is what "the only knave" says of one, or "the only knaves" of several
// together.
func (r *reader) theOnly(kind int) property {
	is := func(who int) formula { return isKind{who, kind} }
	if !r.together {
		return func(who int) formula { return r.noneBut([]int{who}, is) }
	}
	some := r.subjects
	return func(who int) formula {
		if who == some[len(some)-1] {
			f := is(who)
			for _, other := range r.besides(some...) {
				f = junction{opAnd, f, negation{is(other)}}
			}
			return f
		}
		return is(who)
	}
}

// objects reads those to whom somebody is compared: "B", "B and C", "both B and
// C", "neither B nor C".
func (r *reader) objects(compare func(who, other int) formula) (property, *formulaError) {
	word := r.next()
	switch {
	case r.skip("either"):
		return nil, wrong(word.at, "“%s” can mean two things: leave it out, or write “exactly 1 of” and the names.", word.text)
	case !r.skip("both", "neither"):
		word = token{}
	}
	g := r.lookAhead(0, false)
	if g.length == 0 || g.statements {
		_, err := r.subject()
		return nil, err
	}
	if len(g.of) > 1 && r.saying(g) {
		if len(g.of) > 2 && !g.apart || word.text != "" {
			return nil, wrong(r.tokens[g.at[1]].at, "It is not clear where a new sentence begins here: put brackets round what belongs together.")
		}
		g = r.lookAt(0) // "A beat B and C did it": the second name begins anew
	}
	if err := r.orderly(g, word.text); err != nil {
		return nil, err
	}
	r.at += g.length
	return func(who int) formula {
		if word.text == "neither" {
			return joined(opAnd, g.of, func(other int) formula { return negation{compare(who, other)} })
		}
		return joined(g.op, g.of, func(other int) formula { return compare(who, other) })
	}, nil
}

// order reads the person whom somebody is ahead of, or behind.
func (r *reader) order(t token, directly, behind bool) (property, *formulaError) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	r.skip("of")
	return r.objects(func(who, other int) formula {
		if behind {
			return ahead{other, who, directly}
		}
		return ahead{who, other, directly}
	})
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
	r.skip("as", "than", "from")
	return r.objects(func(who, other int) formula { return unless(same, alike{who, other}) })
}

// would reads what somebody would say.
func (r *reader) would(t token) (property, *formulaError) {
	defer func(quoting bool) { r.quoting = quoting }(r.quoting)
	r.quoting = true
	what, err := r.reported()
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
