package truthtellers

// quantity reads "exactly 2", "at least one", "all", "none".
func (r *reader) quantity() (quantity, *formulaError) {
	t := r.next()
	switch {
	case t.is("exactly"):
		r.at++
		return r.amount("exactly")
	case t.is("only"):
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
		return quantity{word: "all"}, nil
	case t.is("none", "no", "nobody"):
		r.at++
		return quantity{word: "none"}, nil
	case t.is("some", "somebody", "someone"):
		r.at++
		return quantity{word: "at least", n: 1}, nil
	}
	return quantity{}, r.expected("how many: “exactly 1”, “at least 2”, “at most 3”, “all” or “none”")
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
	everybody := r.next().is("everybody", "everyone", "nobody", "somebody", "someone")
	q, err := r.quantity()
	if err != nil {
		return nil, err
	}
	if !everybody && r.next().is("is", "are") && (r.after(1).is("true", "false") || r.after(1).is("not") && r.after(2).is("true", "false")) {
		return r.countStatements(q)
	}
	if everybody || r.predicates() {
		return r.countPeople(q)
	}
	r.skip("of")
	r.skip("the", "these")
	t := r.next()
	switch {
	case t.is("us", "them", "people", "persons"):
		r.at++
		return r.countPeople(q)
	case t.is("statement", "option") && r.after(1).sort == numeral:
		return r.countList(q)
	case t.is("above", "below", "other", "others", "statement", "statements", "option", "options"):
		return r.countStatements(q)
	}
	return r.countList(q)
}

// countPeople reads what is to be true of so many of all.
func (r *reader) countPeople(q quantity) (formula, *formulaError) {
	if !r.predicates() {
		return nil, r.expected("what is true of them")
	}
	p, err := r.predicate()
	if err != nil {
		return nil, err
	}
	all := tally{quantity: q}
	for who := range r.people {
		all.of = append(all.of, p(who))
	}
	return all, nil
}

// countStatements reads which statements are counted, and as what.
func (r *reader) countStatements(q quantity) (formula, *formulaError) {
	c := chorus{quantity: q, scope: scopeAll}
	named := r.skip("statements", "statement", "options", "option")
	if t := r.next(); t.is("above", "below", "other", "others") {
		if r.number < 0 {
			return nil, wrong(t.at, "“%s” is seen from a statement, and here is none: name the statements by their numbers.", t.text)
		}
		r.at++
		r.skip("statements", "statement", "options", "option")
		c.scope = map[string]scope{"above": scopeAbove, "below": scopeBelow, "other": scopeOthers, "others": scopeOthers}[t.text]
	} else if named && t.sort == numeral {
		numbers, err := r.numbers()
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
	value, err := r.truth()
	c.value = value
	return c, err
}

// countList reads a list of names, with a predicate or without, or of
// formulas.
func (r *reader) countList(q quantity) (formula, *formulaError) {
	all := tally{quantity: q}
	if people, length := r.group(false); len(people) > 0 {
		start := r.at
		r.at += length
		if r.predicates() && (len(people) > 1 || !r.commaAfterPredicate()) {
			p, err := r.predicate()
			if err != nil {
				return nil, err
			}
			for _, who := range people {
				all.of = append(all.of, p(who))
			}
			return all, nil
		}
		if !r.predicates() && !r.next().sign(",") {
			for _, who := range people {
				f, err := r.alone(who, r.tokens[start].at)
				if err != nil {
					return nil, err
				}
				all.of = append(all.of, f)
			}
			return all, nil
		}
		r.at = start
	}
	for {
		f, err := r.single()
		if err != nil {
			return nil, err
		}
		all.of = append(all.of, f)
		if !r.skipSign(",") {
			return all, nil
		}
	}
}

// commaAfterPredicate says whether the list goes on after a name and its
// predicate: "exactly 1 of A is a knave, B is a knave".
func (r *reader) commaAfterPredicate() bool {
	start := r.at
	defer func() { r.at = start }()
	if _, err := r.predicate(); err != nil {
		return false
	}
	return r.next().sign(",")
}
