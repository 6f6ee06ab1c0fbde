package truthtellers

// subject reads one person.
func (r *reader) subject() (int, *formulaError) {
	t := r.next()
	switch {
	case t.sort == aPerson:
		r.at++
		return t.value, nil
	case t.is("i", "me"):
		if r.speaker < 0 {
			return 0, wrong(t.at, "“I” needs somebody who speaks: begin with a name and a colon, or name the person.")
		}
		r.at++
		return r.speaker, nil
	}
	return 0, r.expected("the name of a person")
}

// group looks ahead for several names joined by commas and "and". It says how
// many tokens they take, 0 if there are not several.
func (r *reader) group(commasOnly bool) (people []int, length int) {
	name := func(t token) (int, bool) {
		if t.sort == aPerson {
			return t.value, true
		}
		return r.speaker, t.is("i", "me") && r.speaker >= 0
	}
	who, ok := name(r.next())
	if !ok {
		return nil, 0
	}
	people, length = []int{who}, 1
	for {
		n := length
		joined := false
		if r.after(n).sign(",") {
			joined = true
			n++
		}
		if r.after(n).is("and") && !commasOnly {
			joined = true
			n++
		}
		who, ok := name(r.after(n))
		if !joined || !ok {
			return people, length
		}
		people, length = append(people, who), n+1
	}
}

// person reads what begins with a name.
func (r *reader) person() (formula, *formulaError) {
	if people, length := r.group(false); len(people) > 1 {
		t := r.after(length)
		if t.is("are", "were") || t.sort == aTrait {
			r.at += length
			return r.several(people)
		}
	}
	at := r.next().at
	who, err := r.subject()
	if err != nil {
		return nil, err
	}
	if !r.predicates() {
		return r.alone(who, at)
	}
	p, err := r.predicate()
	if err != nil {
		return nil, err
	}
	return p(who), nil
}

// alone reads a name without more: the person always tells the truth.
func (r *reader) alone(who, at int) (formula, *formulaError) {
	kind := -1
	for i, k := range r.facts.Kinds {
		if k.Kind == answersTruly {
			if kind >= 0 {
				return nil, wrong(at, "“%s” alone could mean several kinds that tell the truth: say which, “%s is a %s”.", r.people[who], r.people[who], k.Name)
			}
			kind = i
		}
	}
	if kind < 0 {
		return nil, wrong(at, "“%s” alone says nothing, as no kind here always tells the truth: go on with “is”, or with what is true of the person.", r.people[who])
	}
	return isKind{who, kind}, nil
}

// several reads a predicate about a group: of each of them, or of them
// together.
func (r *reader) several(people []int) (formula, *formulaError) {
	if r.next().is("are", "were") {
		start := r.at
		r.at++
		plain := !r.skip("not")
		r.skip("all", "both")
		r.skip("of")
		r.skip("the")
		switch {
		case r.next().is("same", "like", "different") && len(r.facts.Kinds) == 0:
			return nil, r.needKinds(r.next())
		case r.skip("same", "like"):
			r.skip("kind")
			return unless(plain, pairs(people, opAnd, true)), nil
		case r.skip("different"):
			r.skip("kinds", "kind")
			return unless(plain, pairs(people, opAnd, false)), nil
		}
		r.at = start
	}
	p, err := r.predicate()
	if err != nil {
		return nil, err
	}
	all := p(people[0])
	for _, who := range people[1:] {
		all = junction{opAnd, all, p(who)}
	}
	return all, nil
}

// pairs says that all of a group are of the same kind, or no two of them.
func pairs(people []int, op connective, same bool) formula {
	var all formula
	for i := range people {
		for j := range i {
			if same && j != i-1 {
				continue
			}
			f := unless(same, alike{people[j], people[i]})
			if all == nil {
				all = f
			} else {
				all = junction{op, all, f}
			}
		}
	}
	return all
}
