package truthtellers

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// property makes a formula of a person.
type property func(who int) formula

// of says it of several.
func (p property) of(people []int) (all []formula) {
	for _, who := range people {
		all = append(all, p(who))
	}
	return all
}

// verb is how what follows a verb is read, as it stands or behind "did not"; nil if the
// token is none.
func verb(t token, behindDidNot bool) func(*reader, token) (property, *kit.Error) {
	for _, v := range []struct {
		stands, behind string
		read           func(*reader, token) (property, *kit.Error)
	}{
		{"won", "win", (*reader).won},
		{"beat", "beat", (*reader).beat},
		{"came", "come", (*reader).came},
		{"finished", "finish", (*reader).came},
		{"would", "", (*reader).would},
	} {
		if behindDidNot && t.Is(v.behind) || !behindDidNot && t.Is(v.stands) {
			return v.read
		}
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
		return func(who int) formula { return unless(!negated(t), r.hasTrait(who, t.Value)) }, nil
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

// not denies what is said of a person unless plain is set.
func not(plain bool, p property) property {
	return func(who int) formula { return unless(plain, p(who)) }
}

// or says that one or both of two things are true of a person.
func (p property) or(q property) property {
	return func(who int) formula { return junction{opOr, p(who), q(who)} }
}

// descriptions reads "a knave or a spy".
func (r *reader) descriptions(plain bool) (property, *kit.Error) {
	only := r.Stand(0, "the", "only")
	p, err := r.description()
	for err == nil && r.Next().Is("or") && r.described(1) {
		switch {
		case !plain:
			return nil, kit.Wrong(r.Next().At, "“Not … or …” can mean two things: write “neither … nor …”.")
		case only:
			return nil, kit.Wrong(r.Next().At, "“The only … or …” can mean two things: write two sentences, as in “A is the only …, or A is …”.")
		}
		note(&r.heard.or, r.At)
		r.At++
		var q property
		if q, err = r.description(); err == nil {
			p = p.or(q)
		}
	}
	return p, err
}

// described says whether a kind or a place stands from the n-th token on.
func (r *reader) described(n int) bool {
	if r.After(n).Is("a", "an", "the") {
		n++
	}
	return r.After(n).Kind == aKind || r.After(n).Kind == ordinal || r.After(n).Is("last")
}

// neither reads what follows "is neither": "a knave nor a spy".
func (r *reader) neither() (property, *kit.Error) {
	defer r.deny("neither")()
	p, err := r.description()
	if err != nil {
		return nil, err
	}
	if !r.Next().Is("nor") {
		return nil, r.Expected("“nor”")
	}
	for err == nil && r.Skip("nor") {
		var q property
		if q, err = r.description(); err == nil {
			p = p.or(q)
		}
	}
	return not(false, p), err
}

func (r *reader) won(t token) (property, *kit.Error) { return r.place(t, 1) }

// came reads what follows "came" or "finished": "second", "in second place",
// "ahead of B".
func (r *reader) came(token) (property, *kit.Error) {
	if r.Next().Is("in") && r.After(1).Kind == ordinal {
		r.At++
	}
	if t := r.Next(); t.Kind != ordinal && !t.Is("last", "directly", "ahead", "before", "behind", "after", "in", "number", "place", "between") {
		return nil, r.Expected("a place, “ahead of” or “behind”")
	}
	return r.description()
}

// description reads what follows "is" or "is not".
func (r *reader) description() (property, *kit.Error) {
	before, one := r.After(-1), r.Next().Is("the")
	r.Skip("a", "an", "the")
	t := r.Next()
	switch {
	case t.Kind == aKind:
		r.At++
		return func(who int) formula { return isKind(who, t.Value) }, nil
	case t.Is("only") && r.After(1).Kind == aKind:
		switch {
		case !one:
			return nil, kit.Wrong(t.At, "“Only” is not clear without “the” before it: write “the only”, or leave it out.")
		case before.Is("not", "neither", "nor"):
			return nil, kit.Wrong(t.At, "“%s the only” can mean two things: write out who is of this kind and who is not.", english.Capital(before.Text))
		}
		r.At += 2
		return r.theOnly(r.After(-1).Value), nil
	case t.Kind == ordinal:
		r.At++
		r.Skip("place")
		return r.place(t, t.Value)
	case t.Is("last"):
		r.At++
		return r.place(t, len(r.people))
	case t.Is("number", "in"):
		r.At++
		if t.Text == "in" && r.Skip("front") {
			return r.order(t, false, false)
		}
		r.Skip("place", "number")
		n := r.Next()
		if n.Kind != numeral && n.Kind != ordinal {
			return nil, r.Expected("the number of a place")
		}
		r.At++
		r.Skip("place")
		return r.place(n, n.Value)
	case t.Is("directly", "ahead", "before", "behind", "after"):
		directly := r.Skip("directly")
		at := r.Next()
		if !r.Skip("ahead", "before", "behind", "after") {
			return nil, r.Expected("“ahead of” or “behind”")
		}
		return r.order(at, directly, at.Is("behind", "after"))
	case t.Is("between"):
		r.At++
		return r.between(t)
	case t.Is("of", "same", "like", "different"):
		return r.likeness()
	}
	return nil, r.Expected("a kind (" + r.kindNames() + "), a place, or another description")
}

func (s *story) kindNames() string {
	var names []string
	for _, kind := range s.facts.Kinds {
		names = append(names, kind.Name)
	}
	return cmp.Or(strings.Join(names, ", "), "there are none")
}

// place is a place in the order, which the puzzle must have.
func (r *reader) place(t token, place int) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	if place < 1 || place > len(r.people) {
		return nil, kit.Wrong(t.At, "There is no place %d: there are %d people, so choose one from 1 to %d.", place, len(r.people), len(r.people))
	}
	return func(who int) formula { return inPlace(who, place) }, nil
}

func (r *reader) needOrder(t token) *kit.Error {
	if !r.facts.Ranked {
		return kit.Wrong(t.At, "“%s” is about places, and nobody takes any here: switch “It is a race” on.", t.Text)
	}
	return nil
}

func (r *reader) needKinds(t token) *kit.Error {
	if len(r.facts.Kinds) == 0 {
		return kit.Wrong(t.At, "“%s” is about kinds, and there are none here: add some to “Kinds, and how they answer”.", t.Text)
	}
	return nil
}

// theOnly is what "the only knave" says of one, or "the only knaves" of several
// together.
func (r *reader) theOnly(kind int) property {
	is := property(func(who int) formula { return isKind(who, kind) })
	if !r.together {
		return func(who int) formula { return r.noneBut([]int{who}, is) }
	}
	subjects := r.subjects
	return func(who int) formula {
		if who != subjects[len(subjects)-1] {
			return is(who)
		}
		return fold(opAnd, append([]formula{is(who)}, not(false, is).of(r.besides(subjects...))...))
	}
}

// objects reads those to whom somebody is compared: "B", "B and C", "both B and
// C", "neither B nor C".
func (r *reader) objects(compare func(who, other int) formula) (property, *kit.Error) {
	word := r.Next()
	switch {
	case r.Skip("either"):
		return nil, kit.Wrong(word.At, "“%s” can mean two things: leave it out, or write “exactly 1 of” and the names.", word.Text)
	case !r.Skip("both", "neither"):
		word = token{}
	}
	g := r.lookAhead(0, false)
	if g.length == 0 || g.statements {
		_, err := r.subject()
		return nil, err
	}
	if len(g.of) > 1 && r.saying(g) {
		if len(g.of) > 2 && !g.apart || word.Text != "" {
			return nil, kit.Wrong(r.Tokens[g.at[1]].At, "It is not clear where a new sentence begins here: put brackets round what belongs together.")
		}
		g = r.lookAt(0) // "A beat B and C did it": the second name begins anew
	}
	if err := r.orderly(g, word.Text); err != nil {
		return nil, err
	}
	if r.denying != "" && g.op == opAnd && word.Text == "" {
		none := "join these names by “or”"
		switch {
		case slices.ContainsFunc(g.of, func(other int) bool { return slices.Contains(r.subjects, other) }):
			none = "write a sentence for each of these names" // behind “or” he could be left out or not
		case r.denying == "not":
			none = "without “not”, write “neither … nor …” before these names"
		}
		return nil, kit.Wrong(r.Tokens[g.at[0]].At, "“%s … and …” can mean two things: %s, or write “both” before them.", english.Capital(r.denying), none)
	}
	r.At += g.length
	r.noteNames(g.of)
	return func(who int) formula {
		if word.Text == "neither" {
			return joined(opAnd, g.of, func(other int) formula { return negation{compare(who, other)} })
		}
		return joined(g.op, g.of, func(other int) formula { return compare(who, other) })
	}, nil
}

// order reads the person whom somebody is ahead of, or behind.
func (r *reader) order(t token, directly, behind bool) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	r.Skip("of")
	return r.objects(func(who, other int) formula {
		if behind {
			return ahead{other, who, directly}
		}
		return ahead{who, other, directly}
	})
}

// likeness reads "of the same kind as B", "of another kind than B", "like B".
func (r *reader) likeness() (property, *kit.Error) {
	if err := r.needKinds(r.Next()); err != nil {
		return nil, err
	}
	r.Skip("of")
	r.Skip("the", "a")
	same, word := true, r.Next()
	switch {
	case r.Skip("same", "like"):
	case r.Skip("different", "another", "other"):
		same = false
	default:
		return nil, r.Expected("“the same kind as” or “another kind than”")
	}
	r.Skip("kind", "kinds")
	if !r.Skip("as", "than", "from") && !word.Is("like") && !r.Next().Is("both", "neither", "either") && !r.nameStands(0) {
		return nil, kit.Wrong(word.At, "“%s” compares, and it is not clear with whom: go on with “%s” and a name, or name before it all who are compared, joined by “and”.",
			word.Text, map[bool]string{true: "as", false: "than"}[same])
	}
	if g := r.lookAhead(0, false); !same && g.op == opOr && !r.saying(g) {
		return nil, kit.Wrong(r.Next().At, "“Another kind than … or …” can mean two things: join the names by “and”, or write it out for each.")
	}
	return r.objects(func(who, other int) formula { return unless(same, alike{who, other}) })
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
	for i, k := range r.facts.Kinds {
		if k.Kind == answersTruly || k.Kind == answersFalse {
			kinds = append(kinds, i)
		}
	}
	if len(kinds) == 0 {
		return nil, kit.Wrong(t.At, "What somebody would say is only known of kinds that always tell the truth or always lie, and there is none.")
	}
	return func(who int) formula {
		says := property(func(kind int) formula {
			return junction{opAnd, isKind(who, kind), unless(r.facts.Kinds[kind].Kind == answersTruly, what)}
		})
		return would{who, what, joined(opOr, kinds, says)}
	}, nil
}
