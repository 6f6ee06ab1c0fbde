package speech

import kit "solvitur/solvers/formula"

// verb is how what follows a verb is read, as it stands or behind "did not"; nil if the
// token is none.
func verb(t token, behindDidNot bool) func(*reader, token) (property, *kit.Error) {
	switch stands := !behindDidNot; {
	case t.Is("won") && stands, t.Is("win") && behindDidNot:
		return (*reader).won
	case t.Is("beat"):
		return (*reader).beat
	case t.Is("came", "finished") && stands, t.Is("come", "finish") && behindDidNot:
		return (*reader).came
	case t.Is("would") && stands:
		return (*reader).would
	}
	return nil
}

// predicates says whether a predicate begins here.
func (r *reader) predicates() bool {
	t := r.Next()
	e, _ := r.elided()
	return t.Kind == aTrait || t.Is("is", "am", "are", "was", "were") || verb(t, false) != nil || r.didNot() || e != nil
}

// didNot says whether "did not win", "did not beat" or the like begins here.
func (r *reader) didNot() bool { return r.Stand(0, "did", "not") && verb(r.After(2), true) != nil }

// denied says whether the predicate that begins here denies something.
func (r *reader) denied() bool {
	if t := r.Next(); t.Kind == aTrait {
		return negated(t)
	}
	return r.predicates() && r.After(1).Is("not")
}

// predicate reads what is said of a person, or leaves out what was said before.
func (r *reader) predicate() (property, *kit.Error) {
	if e, length := r.elided(); e != nil {
		if err := r.again(e, r.At, r.subjects...); err != nil {
			return nil, err
		}
		return r.echoed(e, length), nil
	}
	t, denied := r.Next(), r.denied()
	p, err := r.saidOf()
	if err == nil {
		err = r.remember(t, p, denied)
	}
	return p, err
}

// saidOf reads what is said of a person.
func (r *reader) saidOf() (property, *kit.Error) {
	t := r.Next()
	switch {
	case t.Kind == aTrait && eachIn(t) != "":
		return nil, ofEach(token{Text: eachIn(t), At: t.At})
	case t.Kind == aTrait:
		r.At++
		return func(who int) Formula { return Unless(!negated(t), r.HasTrait(who, t.Value)) }, nil
	case verb(t, false) != nil:
		r.At++
		return verb(t, false)(r, t)
	case r.didNot():
		t = r.After(2)
		r.At += 3
		defer r.deny("not")()
		p, err := verb(t, true)(r, t)
		return not(false, p), err
	}
	r.Skip("is", "am", "are", "was", "were")
	if r.Skip("neither") {
		return r.neither()
	}
	plain := !r.Skip("not")
	if !plain {
		defer r.deny("not")()
	}
	p, err := r.descriptions(plain)
	if err != nil {
		return nil, err
	}
	return not(plain, p), nil
}

// deny notes by which word what is read now is denied, if by any, until what it gives is
// called.
func (r *reader) deny(word string) (undo func()) {
	before := r.denying
	r.denying = word
	return func() { r.denying = before }
}

// would reads what somebody would say.
func (r *reader) would(t token) (property, *kit.Error) {
	r.SkipAll("have", "to")
	if !r.Skip("say") {
		return nil, r.Expected("“say”")
	}
	r.Skip("that")
	defer func(quoting bool) { r.quoting = quoting }(r.quoting)
	r.quoting = true
	defer r.deny("")()
	what, err := r.reported()
	if err != nil {
		return nil, err
	}
	var kinds []int
	for i, k := range r.Kinds {
		if k.Always != Open {
			kinds = append(kinds, i)
		}
	}
	if len(kinds) == 0 {
		return nil, kit.Wrong(t.At, "What somebody would say is only known of kinds that always tell the truth or always lie, and there is none.")
	}
	return func(who int) Formula {
		says := property(func(kind int) Formula {
			return Junction{And, IsKind(who, kind), Unless(r.Kinds[kind].Always == Yes, what)}
		})
		return Would{who, what, joined(Or, kinds, says)}
	}, nil
}

// predicateOf reads what is said of some; together says that it is said of all
// of them.
func (r *reader) predicateOf(people []int, together bool, read func() (property, *kit.Error)) (property, *kit.Error) {
	defer func(subjects []int, all bool) { r.subjects, r.together = subjects, all }(r.subjects, r.together)
	r.subjects, r.together = people, together && len(people) > 1
	return read()
}

// property makes a formula of a person.
type property func(who int) Formula

// of says it of several.
func (p property) of(people []int) (all []Formula) {
	for _, who := range people {
		all = append(all, p(who))
	}
	return all
}

// or says that one or both of two things are true of a person.
func (p property) or(q property) property {
	return func(who int) Formula { return Junction{Or, p(who), q(who)} }
}

// not denies what is said of a person unless plain is set.
func not(plain bool, p property) property {
	return func(who int) Formula { return Unless(plain, p(who)) }
}

// each says the same of each of several, as one count: "not both" is then not
// "neither".
func each(people []int, p property) Formula { return Tally{All, p.of(people)} }

// joined says the same of several, joined as their names are.
func joined(op Connective, people []int, p property) Formula { return Fold(op, p.of(people)) }

// gathered says of so many of some what p says, as plainly as that can be said
// with names.
func gathered(q Quantity, people []int, p property) Formula {
	switch {
	case q.Word == "all", len(people) == 1 && q.N == 1 && q.Word != "at most":
		return joined(And, people, p)
	case q.Word == "none":
		return joined(And, people, not(false, p))
	}
	return Tally{q, p.of(people)}
}

// Fold joins formulas from the left.
func Fold(op Connective, of []Formula) Formula {
	f := of[0]
	for _, g := range of[1:] {
		f = Junction{op, f, g}
	}
	return f
}

// noneBut says that something is true of some, and of nobody else whom it does
// not compare with himself.
func (v *Vocabulary) noneBut(some []int, p property) Formula {
	of := p.of(some)
	for _, who := range v.besides(some...) {
		if other := p(who); !comparesWith(other, who) {
			of = append(of, Not{other})
		}
	}
	return Fold(And, of)
}
