package speech

import (
	"cmp"
	"strings"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

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
		return func(who int) Formula { return IsKind(who, t.Value) }, nil
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
		return r.place(t, len(r.People))
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

func (v *Vocabulary) kindNames() string {
	var names []string
	for _, kind := range v.Kinds {
		names = append(names, kind.Name)
	}
	return cmp.Or(strings.Join(names, ", "), "there are none")
}

// place is a place in the order, which the puzzle must have.
func (r *reader) place(t token, place int) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	if place < 1 || place > len(r.People) {
		return nil, kit.Wrong(t.At, "There is no place %d: there are %d people, so choose one from 1 to %d.", place, len(r.People), len(r.People))
	}
	return func(who int) Formula { return OfPlace.At(who).Is(place) }, nil
}

func (r *reader) needOrder(t token) *kit.Error {
	if !r.Ranked {
		return kit.Wrong(t.At, "“%s” is about places, and nobody takes any here: switch “It is a race” on.", t.Text)
	}
	return nil
}

func (r *reader) needKinds(t token) *kit.Error {
	if len(r.Kinds) == 0 {
		return kit.Wrong(t.At, "“%s” is about kinds, and there are none here: add some to “Kinds, and how they answer”.", t.Text)
	}
	return nil
}

// theOnly is what "the only knave" says of one, or "the only knaves" of several
// together.
func (r *reader) theOnly(kind int) property {
	is := property(func(who int) Formula { return IsKind(who, kind) })
	if !r.together {
		return func(who int) Formula { return r.noneBut([]int{who}, is) }
	}
	subjects := r.subjects
	return func(who int) Formula {
		if who != subjects[len(subjects)-1] {
			return is(who)
		}
		return Fold(And, append([]Formula{is(who)}, not(false, is).of(r.besides(subjects...))...))
	}
}
