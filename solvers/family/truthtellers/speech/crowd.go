package speech

import (
	"slices"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// meant is whom "us", "them" or "the others" means: whoever speaks of them does
// not mean himself. Where nobody speaks they are all.
func (r *reader) meant(t token) ([]int, *kit.Error) {
	people := Positions(len(r.People))
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

// crowd reads what is said of "we", "they" or "the others".
func (r *reader) crowd() (Formula, *kit.Error) {
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
		return nil, kit.Wrong(t.At, "“The other” means one, and there are %s: write “the others”, or use names.", Amount(len(people)))
	}
	if !r.predicates() && !r.Next().Is("both", "all", "each") {
		return nil, r.Expected("what is true of them")
	}
	note(&r.heard.said, r.At-1)
	return r.of(people, And, false, t)
}

// onlyThese reads "only A did it": A and nobody else.
func (r *reader) onlyThese() (Formula, *kit.Error) {
	only := r.Next()
	r.At++
	if !r.nameStands(0) {
		return nil, r.notAName()
	}
	g := r.lookAhead(false)
	if err := r.orderly(g, ""); err != nil {
		return nil, err
	}
	if g.op == Or {
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
		these := Called(g.of, value)
		rest := slices.DeleteFunc(Positions(r.Statements), func(n int) bool { return slices.Contains(g.of, n) })
		if len(rest) == 0 {
			return these, err
		}
		return Junction{And, these, Called(rest, !value)}, err
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
		if f := p(who); comparesWith(f, who) && countsBeside(f, who) == Open {
			return nil, r.halfCompared(only, who)
		}
	}
	return r.noneBut(g.of, p), nil
}

// excepting reads "everybody except B is a knave", which says that B is none, and "nobody
// but B did it", which says that B did. Whom is the word that means all of them.
func (r *reader) excepting(q Quantity, whom token) (Formula, *kit.Error) {
	but := r.Next()
	r.At++
	g := r.lookAhead(false)
	if g.length == 0 || g.statements || q.Word != "all" && q.Word != "none" || q.N > 0 || whom.Is("other", "others", "else") {
		return nil, kit.Wrong(but.At, "“%s” is not understood here: %s.", but.Text, besides)
	}
	if err := r.orderly(g, ""); err != nil {
		return nil, err
	}
	people, err := r.meant(whom)
	if err != nil {
		return nil, err
	}
	for i, who := range g.of {
		if g.op == Or || slices.Contains(g.of[:i], who) || !slices.Contains(people, who) || len(g.of) == len(people) {
			return nil, kit.Wrong(r.Tokens[g.at[i]].At, "It is not clear who is left out here: name once each of those of whom it is not so, joined by “and”.")
		}
	}
	r.At += g.length
	if !r.predicates() {
		return nil, r.Expected("what is true of them")
	}
	if at := r.Next(); r.denied() {
		return nil, kit.Wrong(at.At, "“%s … not” can mean two things: %s.", english.Capital(but.Text), besides)
	}
	note(&r.heard.said, g.at[0])
	r.noteNames(g.of)
	p, err := r.predicateOf(people, false, r.predicate)
	if err != nil {
		return nil, err
	}
	for part := range allParts(p(people[0])) {
		switch part.(type) {
		case Is, Junction, Not:
		default:
			return nil, kit.Wrong(but.At, "“%s” is not understood before this: %s.", but.Text, besides)
		}
	}
	for _, e := range r.echoes {
		e.counted = e.counted || e.end == r.At
	}
	var of []Formula
	for _, who := range people {
		so := slices.Contains(g.of, who) == (q.Word == "none")
		of = append(of, Unless(so, p(who)))
	}
	return Fold(And, of), nil
}
