package truthtellers

import "slices"

// quantity reads "exactly 2", "at least one", "all", "none".
func (r *reader) quantity() (quantity, *formulaError) {
	t := r.next()
	switch {
	case t.is("exactly", "only"):
		r.at++
		return r.amount("exactly")
	case t.is("at"):
		r.at++
		word := r.next()
		if !word.is("least", "most") {
			return quantity{}, r.expected("“least” or “most”")
		}
		r.at++
		return r.amount("at " + word.text)
	case t.is("all", "each", "every", "both", "everybody", "everyone"):
		r.at++
		if n := r.next(); t.is("all") && n.sort == numeral && (r.after(1).is("of", "others", "other") || r.stands(1, "the")) {
			r.at++
			return quantity{word: "all", n: n.value}, nil
		}
		r.one(t)
		return quantity{word: "all"}, nil
	case t.is("none", "no", "nobody", "neither"):
		r.at++
		r.one(t)
		return quantity{word: "none"}, nil
	case t.is("some", "somebody", "someone"):
		r.at++
		return quantity{word: "at least", n: 1}, nil
	}
	return quantity{}, r.expected("how many: “exactly 1”, “at least 2”, “at most 3”, “all” or “none”")
}

// one takes the second word of "no one" and "every one".
func (r *reader) one(t token) {
	if t.is("no", "every", "each") && r.next().sort == numeral && r.next().text == "one" {
		r.at++
	}
}

func (r *reader) amount(word string) (quantity, *formulaError) {
	t := r.next()
	if t.sort != numeral {
		return quantity{}, r.expected("a number")
	}
	r.at++
	return quantity{word, t.value}, nil
}

// count reads a quantity and what it counts.
func (r *reader) count() (formula, *formulaError) {
	word := r.next()
	q, err := r.quantity()
	if err != nil {
		return nil, err
	}
	everybody := word.is("everybody", "everyone", "nobody", "somebody", "someone") || r.after(-1).text == "one" && word.is("no")
	if everybody && r.next().is("else") {
		t := r.next()
		r.at++
		return r.countPeople(q, word, t)
	}
	if !everybody && r.truthFollows(0) {
		return r.countStatements(q, word)
	}
	if everybody || r.predicates() {
		return r.countPeople(q, word, token{sort: keyword, text: "us"})
	}
	of := r.skip("of")
	r.skip("the", "these")
	t := r.next()
	switch {
	case t.is("us", "them", "people", "persons"):
		r.at++
		return r.countPeople(q, word, t)
	case t.is("other", "others") && !r.ofStatements():
		r.at++
		r.skip("people", "persons")
		return r.countPeople(q, word, t)
	case t.is("statement", "option") && r.after(1).sort == numeral, t.is("this"):
		return r.countList(q, word)
	case t.is("above", "below", "other", "others", "statement", "statements", "option", "options"):
		return r.countStatements(q, word)
	}
	if !of {
		return nil, r.expected("“of”, or what is true of so many")
	}
	return r.countList(q, word)
}

// truthFollows says whether "is true", "are not false" or the like stands from
// the n-th token on.
func (r *reader) truthFollows(n int) bool {
	if !r.after(n).is("is", "are", "was", "were") {
		return false
	}
	for n++; r.after(n).is("not", "all", "both"); n++ {
	}
	return r.after(n).is("true", "false")
}

// ofStatements says whether "other" is said of statements here.
func (r *reader) ofStatements() bool {
	return r.after(1).is("statement", "statements", "option", "options", "true", "false") || r.truthFollows(1)
}

// otherStatements says whether "the other" is said of statements here.
func (r *reader) otherStatements() bool {
	r.at++
	defer func() { r.at-- }()
	return r.ofStatements()
}

// theOtherStatements reads "the other statement is false", or all of them.
func (r *reader) theOtherStatements() (formula, *formulaError) {
	r.skip("the")
	at := r.next()
	one := at.is("other") && r.after(1).is("statement", "option", "is", "was")
	f, err := r.countStatements(quantity{word: "all"}, token{text: "all", at: at.at})
	if err == nil && one && len(r.said) != 2 {
		return nil, wrong(at.at, "“The other” means one of two statements, and there are %s: give its number.", amount(len(r.said)))
	}
	return f, err
}

// countPeople reads what is to be true of so many of those whom a word means.
func (r *reader) countPeople(q quantity, word, whom token) (formula, *formulaError) {
	if !r.predicates() {
		return nil, r.expected("what is true of them")
	}
	people := r.everyone()
	if !whom.is("us") || len(people) == 0 {
		var err *formulaError
		if people, err = r.meant(whom); err != nil {
			return nil, err
		}
	}
	return r.countOf(people, q, word, whom)
}

// countOf reads what is to be true of so many of some. Whom is the word that
// means them, if they are a crowd.
func (r *reader) countOf(people []int, q quantity, word, whom token) (formula, *formulaError) {
	if err := r.pair(word, len(people)); err != nil {
		return nil, err
	}
	if q.word == "all" && q.n > 0 && q.n != len(people) {
		return nil, r.notSoMany(word, q.n, len(people))
	}
	if q.word == "all" {
		q.n = 0
	}
	if t := r.next(); q.word == "all" && r.denied() {
		return nil, wrong(t.at, "“%s … not” can mean two things: write “none of” for nobody, or put “not” before “%s”.", word.text, word.text)
	}
	note(&r.heard.said, r.at)
	p, err := r.predicateOf(people, q.word == "all" && word.is("all", "both"), r.predicate)
	if err != nil {
		return nil, err
	}
	if whom.text != "" {
		all := len(people)
		if people, err = r.uncompared(people, p, whom); err != nil {
			return nil, err
		}
		if len(people) < all {
			return gathered(q, people, p), r.pair(word, len(people))
		}
	}
	all := tally{quantity: q}
	for _, who := range people {
		all.of = append(all.of, p(who))
	}
	return all, nil
}

// notSoMany refuses "all three" where there are not three.
func (r *reader) notSoMany(t token, said, are int) *formulaError {
	return wrong(t.at, "Here %s are meant, and there are %s: leave the number out, or write “exactly %s”.", amount(said), amount(are), amount(said))
}

// gathered says of so many of some what p says, as plainly as that can be said
// with names.
func gathered(q quantity, people []int, p property) formula {
	switch {
	case q.word == "all", len(people) == 1 && q.n == 1 && q.word != "at most":
		return joined(opAnd, people, p)
	case q.word == "none":
		return joined(opAnd, people, not(false, p))
	}
	all := tally{quantity: q}
	for _, who := range people {
		all.of = append(all.of, p(who))
	}
	return all
}

// countStatements reads which statements are counted, and as what.
func (r *reader) countStatements(q quantity, word token) (formula, *formulaError) {
	c := chorus{quantity: q, scope: scopeAll}
	named := r.skip("statements", "statement", "options", "option")
	if t := r.next(); t.is("above", "below", "other", "others") {
		if r.quoting {
			return nil, wrong(t.at, "“%s” could be seen from what is said or from what somebody would say: give the numbers of the statements.", t.text)
		}
		if r.number < 0 {
			return nil, wrong(t.at, "“%s” makes sense only in a statement, and this is none: give the numbers of the statements.", t.text)
		}
		r.at++
		r.skip("statements", "statement", "options", "option")
		c.scope = map[string]scope{"above": scopeAbove, "below": scopeBelow, "other": scopeOthers, "others": scopeOthers}[t.text]
	} else if named && t.sort == numeral {
		numbers, _, err := r.numbers()
		if err != nil {
			return nil, err
		}
		c.of, c.scope = numbers, scopeListed
	}
	for n := range r.said {
		switch c.scope {
		case scopeAbove:
			if n < r.number {
				c.of = append(c.of, n)
			}
		case scopeBelow:
			if n > r.number {
				c.of = append(c.of, n)
			}
		case scopeOthers:
			if n != r.number {
				c.of = append(c.of, n)
			}
		case scopeAll:
			c.of = append(c.of, n)
		}
	}
	return r.callAll(c, word)
}

// callAll reads what so many statements are called: true or false.
func (r *reader) callAll(c chorus, word token) (formula, *formulaError) {
	if err := r.pair(word, len(c.of)); err != nil {
		return nil, err
	}
	if t := r.next(); c.word == "all" && r.truthFollows(0) && r.after(1).is("not") {
		return nil, wrong(t.at, "“%s … not” can mean two things: write “none of”, or put “not” before “%s”.", word.text, word.text)
	}
	if !r.truthFollows(0) && !r.next().is("true", "false") {
		// "Exactly one of statements 1 and 2" is short for "... is true".
		note(&r.heard.number, r.at-1)
	} else {
		note(&r.heard.called, r.at)
	}
	value, not, err := r.truth(len(c.of))
	c.value = value
	return unless(!not, c), err
}

// countList reads a list of names, with a predicate or without, or of
// formulas.
func (r *reader) countList(q quantity, word token) (formula, *formulaError) {
	if g := r.lookAhead(0, true); len(g.of) > 0 {
		if g.mixed {
			return nil, r.orderly(g, "")
		}
		if r.saying(g) && (len(g.of) > 1 || !r.commaAfterPredicate(g)) {
			if q.word == "all" && g.op == opOr {
				return nil, wrong(word.at, "“%s of … or …” can mean two things: join the names by “and”, or write “at least 1 of”.", word.text)
			}
			if err := r.several(g, word); err != nil {
				return nil, err
			}
			r.at += g.length
			if g.statements {
				return r.callAll(chorus{quantity: q, of: g.of, scope: scopeListed}, word)
			}
			return r.countOf(g.of, q, word, token{})
		}
		if t := r.after(g.length); !r.saying(g) && !t.sign(",") && len(g.of) > 1 {
			return r.countAlone(q, word, g)
		}
	}
	return r.countParts(q, word)
}

// several refuses names to count that are not several different ones. Logic's
// shorthand, "at least 2 of A, B, A", may count a name twice.
func (r *reader) several(g names, word token) *formulaError {
	if err := r.orderly(g, ""); err != nil {
		return err
	}
	for i, n := range g.of {
		if slices.Contains(g.of[:i], n) && (g.op != "" || r.saying(g)) {
			t := r.tokens[g.at[i]]
			return wrong(t.at, "“%s” is counted twice here: name each once.", t.text)
		}
	}
	if len(g.of) == 1 {
		return wrong(word.at, "“%s” counts several, and only one is named: name more, or leave the count out.", word.text)
	}
	return r.pair(word, len(g.of))
}

// countAlone counts names of which nothing is said.
func (r *reader) countAlone(q quantity, word token, g names) (formula, *formulaError) {
	if err := r.several(g, word); err != nil {
		return nil, err
	}
	r.at += g.length
	if g.statements {
		note(&r.heard.number, g.at[0])
		return chorus{q, g.of, true, scopeListed}, nil
	}
	note(&r.heard.name, g.at[0])
	all := tally{quantity: q}
	for i, who := range g.of {
		f, err := r.alone(who, r.tokens[g.at[i]].at)
		if err != nil {
			return nil, err
		}
		all.of = append(all.of, f)
	}
	return all, nil
}

// countParts counts formulas, in brackets or not.
func (r *reader) countParts(q quantity, word token) (formula, *formulaError) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	all, inBrackets := tally{quantity: q}, r.next().sign("(")
	for {
		if t := r.next(); t.is("all", "both", "none", "no", "each", "every", "some", "neither", "everybody", "everyone", "nobody", "somebody", "someone") {
			return nil, wrong(t.at, "What is counted before “%s” is not clear: write “of us”, or put brackets round each part.", t.text)
		}
		f, err := r.single()
		if err != nil {
			return nil, err
		}
		all.of = append(all.of, f)
		if l, length := r.link(); length > 0 && !l.comma || !r.skipSign(",") {
			break
		}
	}
	if err := r.oneStyle(); err != nil {
		return nil, err
	}
	if len(all.of) == 1 && !inBrackets {
		return nil, wrong(word.at, "“%s” counts several, and only one is named: name more, or leave the count out.", word.text)
	}
	r.loose = r.at
	return all, r.pair(word, len(all.of))
}

// commaAfterPredicate says whether the list goes on after a name and its
// predicate: "exactly 1 of A is a knave, B is a knave".
func (r *reader) commaAfterPredicate(g names) bool {
	defer func(at int, h heard) { r.at, r.heard = at, h }(r.at, r.heard)
	r.at += g.length
	var err *formulaError
	if g.statements {
		_, _, err = r.truth(1)
	} else {
		_, err = r.predicate()
	}
	return err == nil && r.next().sign(",")
}
