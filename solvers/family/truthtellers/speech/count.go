package speech

import (
	"slices"

	kit "solvitur/solvers/formula"
)

// count reads a quantity and what it counts.
func (r *reader) count() (Formula, *kit.Error) {
	word := r.Next()
	q, err := r.quantity()
	if err != nil {
		return nil, err
	}
	begins, _ := r.quantifier(word)
	everybody := begins.people || r.After(-1).Text == "one" && word.Is("no")
	if everybody && r.Next().Is("else") {
		t := r.Next()
		r.At++
		return r.countPeople(q, word, t)
	}
	if (everybody || word.Is("all")) && r.Next().Is("but", "except") {
		return r.excepting(q, token{Kind: keyword, Text: "people", At: word.At})
	}
	if !everybody && r.truthFollows(0) {
		return r.countStatements(q, word)
	}
	if !everybody && r.predicates() && r.earlier.several != nil {
		return nil, kit.Wrong(word.At, "Of whom that many are meant is not clear behind other names: write “%s of” and the names.", q)
	}
	if everybody || r.predicates() {
		return r.countPeople(q, word, token{Kind: keyword, Text: "people", At: word.At})
	}
	of := r.Skip("of")
	r.Skip("the", "these")
	t := r.Next()
	switch {
	case t.Is("us", "them", "people", "persons"):
		r.At++
		return r.countPeople(q, word, t)
	case t.Is("other", "others") && !r.ofStatements():
		r.At++
		r.Skip("people", "persons")
		return r.countPeople(q, word, t)
	case t.Is("statement", "option") && r.After(1).Kind == numeral, t.Is("this"):
		return r.countList(q, word)
	case t.Is("above", "below", "other", "others", "statement", "statements", "option", "options"):
		return r.countStatements(q, word)
	}
	switch {
	case t.Kind == aKind && !of:
		return nil, kit.Wrong(t.At, "What is said of those of a kind is not understood here: %s.", eachOfKind)
	case t.Is("but") && !of:
		return nil, kit.Wrong(t.At, "“%s” is not understood here: %s.", t.Text, besides)
	case !of:
		return nil, r.Expected("“of”, or what is true of so many")
	}
	return r.countList(q, word)
}

// countPeople reads what is to be true of so many of those whom a word means.
func (r *reader) countPeople(q Quantity, word, whom token) (Formula, *kit.Error) {
	if r.Next().Is("but", "except") {
		return r.excepting(q, whom)
	}
	if !r.predicates() {
		return nil, r.Expected("what is true of them")
	}
	people, err := r.meant(whom)
	if err != nil {
		return nil, err
	}
	return r.countOf(people, q, word, whom)
}

// countOf reads what is to be true of so many of some. Whom is the word that
// means them, if they are a crowd.
func (r *reader) countOf(people []int, q Quantity, word, whom token) (Formula, *kit.Error) {
	if err := r.pair(word, len(people)); err != nil {
		return nil, err
	}
	if q.Word == "all" && q.N > 0 && q.N != len(people) {
		return nil, r.notSoMany(word, q.N, len(people))
	}
	if q.Word == "all" {
		q.N = 0
	}
	if t := r.Next(); q.Word == "all" && r.denied() {
		return nil, allNot(word, t)
	}
	note(&r.heard.said, r.At)
	if q.Word == "all" && len(people) > 1 && r.Next().Is("is", "are", "were", "was") {
		if f, err := r.asOne(people, And); f != nil || err != nil {
			return f, err
		}
	}
	r.noteCount(q, people)
	if q.Word == "none" {
		defer r.deny(word.Text)()
	}
	p, err := r.predicateOf(people, q.Word == "all" && word.Is("all", "both"), r.predicate)
	if err != nil {
		return nil, err
	}
	for _, e := range r.echoes {
		e.counted = e.counted || e.end == r.At && q.Word != "all"
	}
	all := len(people)
	if people, err = r.uncompared(people, p, whom); err != nil {
		return nil, err
	}
	if len(people) < all {
		return gathered(q, people, p), r.pair(word, len(people))
	}
	return Tally{q, p.of(people)}, nil
}

// notSoMany refuses "all three" where there are not three.
func (r *reader) notSoMany(t token, said, are int) *kit.Error {
	return kit.Wrong(t.At, "Here %s are meant, and there are %s: leave the number out, or write “exactly %s”.", Amount(said), Amount(are), Amount(said))
}

// countList reads a list of names, with a predicate or without, or of
// formulas.
func (r *reader) countList(q Quantity, word token) (Formula, *kit.Error) {
	if g := r.lookAhead(true); len(g.of) > 0 {
		if g.mixed {
			return nil, r.orderly(g, "")
		}
		if r.saying(g) && (len(g.of) > 1 || !r.commaAfterPredicate(g)) {
			if q.Word == "all" && g.op == Or {
				return nil, kit.Wrong(word.At, "“%s of … or …” can mean two things: join the names by “and”, or write “at least 1 of”.", word.Text)
			}
			if err := r.several(g, word); err != nil {
				return nil, err
			}
			r.At += g.length
			if g.statements {
				r.noteNumbers(g.of)
				return r.callAll(Chorus{Quantity: q, Of: g.of, Scope: scopeListed}, word)
			}
			r.noteNames(g.of)
			return r.countOf(g.of, q, word, token{At: r.Tokens[g.at[0]].At})
		}
		if t := r.After(g.length); !r.saying(g) && !t.Is(",") && len(g.of) > 1 {
			return r.countAlone(q, word, g)
		}
	}
	return r.countParts(q, word)
}

// several refuses names to count that are not several different ones. Logic's
// shorthand, "at least 2 of A, B, A", may count a name twice.
func (r *reader) several(g names, word token) *kit.Error {
	if err := r.orderly(g, ""); err != nil {
		return err
	}
	for i, n := range g.of {
		if slices.Contains(g.of[:i], n) && (g.op != "" || r.saying(g)) {
			t := r.Tokens[g.at[i]]
			return kit.Wrong(t.At, "“%s” is counted twice here: name each once.", t.Text)
		}
	}
	if len(g.of) == 1 {
		return kit.Wrong(word.At, "“%s” counts several, and only one is named: name more, or leave the count out.", word.Text)
	}
	return r.pair(word, len(g.of))
}

// countAlone counts names of which nothing is said.
func (r *reader) countAlone(q Quantity, word token, g names) (Formula, *kit.Error) {
	if err := r.several(g, word); err != nil {
		return nil, err
	}
	r.At += g.length
	if g.statements {
		note(&r.heard.number, g.at[0])
		r.noteNumbers(g.of)
		return Chorus{q, g.of, true, scopeListed}, nil
	}
	note(&r.heard.name, g.at[0])
	r.noteNames(g.of)
	r.noteCount(q, g.of)
	all := Tally{Quantity: q}
	for i, who := range g.of {
		f, err := r.alone(who, r.Tokens[g.at[i]].At)
		if err != nil {
			return nil, err
		}
		all.Of = append(all.Of, f)
	}
	return all, nil
}

// countParts counts formulas, in brackets or not.
func (r *reader) countParts(q Quantity, word token) (Formula, *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	all, inBrackets := Tally{Quantity: q}, r.Next().Is("(")
	for {
		t := r.Next()
		if q, ok := r.quantifier(t); ok && !q.counts {
			return nil, kit.Wrong(t.At, "What is counted before “%s” is not clear: write “of us”, or put brackets round each part.", t.Text)
		}
		f, err := r.single()
		if err != nil {
			return nil, err
		}
		all.Of = append(all.Of, f)
		if l, length := r.link(); length > 0 && !l.comma || !r.Skip(",") {
			break
		}
	}
	if err := r.oneStyle(); err != nil {
		return nil, err
	}
	if len(all.Of) == 1 && !inBrackets {
		return nil, kit.Wrong(word.At, "“%s” counts several, and only one is named: name more, or leave the count out.", word.Text)
	}
	r.loose = r.At
	return all, r.pair(word, len(all.Of))
}

// commaAfterPredicate says whether the list goes on after a name and its
// predicate: "exactly 1 of A is a knave, B is a knave".
func (r *reader) commaAfterPredicate(g names) bool {
	defer func(at int, h heard, e earlier) { r.At, r.heard, r.earlier = at, h, e }(r.At, r.heard, r.earlier)
	r.At += g.length
	var err *kit.Error
	if g.statements {
		_, _, err = r.truth(1, true)
	} else {
		_, err = r.predicate()
	}
	return err == nil && r.Next().Is(",")
}

// thereIs reads "there is a knave among us", "there are exactly 2 knaves" and
// "there is no spy": how many of all are of a kind.
func (r *reader) thereIs() (Formula, *kit.Error) {
	r.At++
	verb := r.Next()
	if !r.Skip("is", "are", "was", "were") {
		return nil, r.Expected("“is” or “are”")
	}
	word, q := r.Next(), Some
	switch {
	case r.Skip("a", "an"):
	case r.Skip("not"):
		if !r.Skip("a", "an") {
			return nil, r.Expected("“a”")
		}
		q = None
	case word.Kind == numeral && word.Value == 0:
		return nil, kit.Wrong(word.At, "“%s” does not begin a count here: write “no”.", word.Text)
	case word.Kind == numeral:
		return nil, kit.Wrong(word.At, "“%s” can mean two things here: write “exactly %s” or “at least %s”.", word.Text, word.Text, word.Text)
	case !word.Is("no", "exactly", "at", "some"):
		return nil, kit.Wrong(verb.At, "How many there are is not clear: write “there is a …”, “there is no …”, “exactly”, “at least” or “at most”.")
	default:
		var err *kit.Error
		if q, err = r.quantity(); err != nil {
			return nil, err
		}
	}
	t := r.Next()
	if t.Kind != aKind {
		return nil, r.Expected("a kind (" + r.kindNames() + ")")
	}
	r.At++
	whom := token{Kind: keyword, Text: "people", At: t.At}
	if r.Skip("among") {
		r.Skip("the")
		if whom = r.Next(); !r.Skip("us", "them", "others") {
			return nil, r.Expected("“us”, “them” or “the others”")
		}
	}
	people, err := r.meant(whom)
	if err != nil {
		return nil, err
	}
	note(&r.heard.said, r.At-1)
	r.noteCount(q, people)
	return Tally{q, property(func(who int) Formula { return IsKind(who, t.Value) }).of(people)}, nil
}
