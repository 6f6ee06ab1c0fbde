package truthtellers

// names are several persons, or several statements, of which the same is said.
type names struct {
	of         []int
	at         []int // the last token of each
	statements bool  // numbers of statements, from 0, instead of persons
	op         connective
	mixed      bool // joined by "and" and by "or"
	nor        bool // joined by "nor"
	apart      bool // a comma and a connective stand behind the first
	length     int  // tokens
}

// name looks at the n-th token from here: a person, or a statement by number.
func (r *reader) name(n int) (who int, statement bool, length int) {
	t := r.after(n)
	switch {
	case t.sort == aPerson:
		return t.value, false, 1
	case t.is("i", "me") && r.speaker >= 0:
		return r.speaker, false, 1
	case t.is("this") && r.number >= 0 && !r.quoting:
		if r.after(n+1).is("statement", "option") {
			return r.number, true, 2
		}
		return r.number, true, 1
	case t.is("statement", "option") && r.after(n+1).sort == numeral:
		return r.after(n+1).value - 1, true, 2
	}
	return 0, false, 0
}

// lookAhead finds the names that stand from the n-th token on, joined by
// commas, "and", "or" and "nor". A list may do with commas.
func (r *reader) lookAhead(n int, list bool) names {
	who, statements, length := r.name(n)
	if length == 0 {
		return names{}
	}
	g := names{of: []int{who}, at: []int{r.at + n + length - 1}, statements: statements, length: length}
	commas := 0 // names since the last connective that were joined by a comma alone
	for {
		at, word := n+g.length, token{}
		comma := r.after(at).sign(",")
		if comma {
			at++
		}
		if r.after(at).is("and", "or", "nor") {
			word = r.after(at)
			at++
		}
		who, statement, length := r.name(at)
		if t := r.after(at); statements && t.sort == numeral && !r.after(at+1).is("of", "others", "other") && r.after(at+1).sort != aKind {
			who, statement, length = t.value-1, true, 1 // "statement 2 or 3"
		}
		if length == 0 || statement != statements || at == n+g.length {
			break
		}
		g.nor = g.nor || word.text == "nor"
		g.apart = g.apart || comma && word.text != "" && len(g.of) == 1
		switch op := (map[string]connective{"and": opAnd, "or": opOr, "nor": opOr}[word.text]); {
		case op == "":
			commas++
		case g.op != "" && g.op != op:
			g.mixed = true
			commas = 0
		default:
			g.op, commas = op, 0
		}
		g.of, g.at, g.length = append(g.of, who), append(g.at, r.at+at+length-1), at+length-n
	}
	if commas > 0 && !list {
		return r.lookAt(n) // "A, B did it" is nobody's English
	}
	return g
}

// lookAt is one name alone.
func (r *reader) lookAt(n int) names {
	who, statement, length := r.name(n)
	return names{of: []int{who}, at: []int{r.at + n + length - 1}, statements: statement, length: length}
}

// saying says whether something is said of the names that stand here.
func (r *reader) saying(g names) bool {
	defer func(at int) { r.at = at }(r.at)
	r.at += g.length
	r.skip("both", "all", "each")
	if g.statements {
		return r.next().is("is", "are", "was", "were", "true", "false")
	}
	return r.predicates()
}

// namesFollow says whether names stand behind the next token.
func (r *reader) namesFollow() bool { return r.nameStands(1) }

// nameStands says whether a name stands at the n-th token from here.
func (r *reader) nameStands(n int) bool {
	_, _, length := r.name(n)
	return length > 0
}

// group reads what is said of names; word is "both", "neither" or "".
func (r *reader) group(word string) (formula, *formulaError) {
	if word != "" {
		r.at++
	}
	if _, _, length := r.name(0); length == 0 {
		return r.notAName()
	}
	g := r.lookAhead(0, false)
	if !r.saying(g) {
		if word == "" {
			g = r.lookAt(0) // what follows is told by the chain
		} else {
			r.at += g.length
			return nil, r.expected("what is said of them")
		}
	}
	at := r.next()
	if err := r.orderly(g, word); err != nil {
		return nil, err
	}
	if g.op == opOr && word == "" {
		note(&r.heard.or, r.at)
	}
	r.at += g.length
	if len(g.of) == 1 && !r.predicates() && !g.statements {
		note(&r.heard.name, g.at[0])
		return r.alone(g.of[0], at.at)
	}
	if g.statements {
		return r.groupOfStatements(g, word)
	}
	note(&r.heard.said, g.at[0])
	return r.of(g.of, g.op, word == "neither", token{})
}

// orderly refuses names that are joined in two ways.
func (r *reader) orderly(g names, word string) *formulaError {
	t := r.tokens[g.at[0]]
	switch {
	case g.mixed:
		return wrong(t.at, "“And” and “or” are mixed between these names, and it is not clear who belongs together: write it out for each.")
	case g.nor && word != "neither":
		return wrong(t.at, "“Nor” needs “neither” before the first name: write “neither … nor …”.")
	case word == "both" && (len(g.of) != 2 || g.op != opAnd):
		return wrong(t.at, "“Both” means two, joined by “and”: name two, or write “all of”.")
	case word == "neither" && (len(g.of) < 2 || g.op != opOr):
		return wrong(t.at, "“Neither” needs names joined by “nor”: write “neither … nor …”, or “not”.")
	}
	for i, n := range g.of {
		if g.statements && (n < 0 || n >= len(r.said)) {
			return wrong(r.tokens[g.at[i]].at, "There is no statement %d: %s.", n+1, r.howMany())
		}
	}
	return nil
}

// notAName says what is wrong where a name must stand.
func (r *reader) notAName() (formula, *formulaError) {
	switch t := r.next(); {
	case t.is("i", "me"):
		return nil, wrong(t.at, "“I” needs a speaker: begin with a name and a colon, or name the person.")
	case t.is("this") && r.quoting:
		return nil, wrong(t.at, "“This” could mean what is said or what somebody would say: give the number of the statement.")
	case t.is("this"):
		return nil, wrong(t.at, "“This” means the statement itself, and this is none: give the number of a statement.")
	case t.is("statement", "option"):
		r.at++
		return nil, r.expected("the number of a statement")
	}
	return nil, r.expected("the name of a person")
}

// subject reads one person.
func (r *reader) subject() (int, *formulaError) {
	who, statement, length := r.name(0)
	if length == 0 || statement {
		if r.next().is("i", "me") {
			_, err := r.notAName()
			return 0, err
		}
		return 0, r.expected("the name of a person")
	}
	r.at++
	return who, nil
}

// of reads what is said of persons: of each of them, of one of them, or of
// them together. Whom is the word that means them, if they are a crowd.
func (r *reader) of(people []int, op connective, none bool, whom token) (formula, *formulaError) {
	at := r.next()
	if r.skip("both", "all", "each") {
		if err := r.pair(at, len(people)); err != nil {
			return nil, err
		}
	}
	if r.next().is("is", "are", "were", "was", "am") && len(people) > 1 {
		if f, err := r.asOne(people, op); f != nil || err != nil {
			return unless(!none, f), err
		}
	}
	if t := r.next(); t.sort == aTrait && t.each != "" {
		r.at++
		if err := r.pair(token{text: t.each, at: t.at}, len(people)); err != nil {
			return nil, err
		}
		return unless(!t.negated != none, each(people, func(who int) formula { return hasTrait{who, t.value} })), nil
	}
	if word, not := r.eachOf(); word.text != "" {
		if err := r.pair(word, len(people)); err != nil {
			return nil, err
		}
		p, err := r.predicateOf(people, true, r.description)
		if err != nil {
			return nil, err
		}
		if whom.text != "" {
			if people, err = r.uncompared(people, p, whom); err == nil {
				err = r.pair(word, len(people))
			}
		}
		return unless(!not != none, each(people, p)), err
	}
	p, err := r.predicateOf(people, op == opAnd && !none, r.predicate)
	if err != nil {
		return nil, err
	}
	if whom.text != "" {
		if people, err = r.uncompared(people, p, whom); err != nil {
			return nil, err
		}
		if at.is("both") {
			if err := r.pair(at, len(people)); err != nil {
				return nil, err
			}
		}
	}
	if none {
		return joined(opAnd, people, func(who int) formula { return negation{p(who)} }), nil
	}
	return joined(op, people, p), nil
}

// eachOf takes "are both", "are not all" and the like, and says whether that
// was denied.
func (r *reader) eachOf() (word token, not bool) {
	n := 1
	if !r.next().is("are", "were", "is", "am", "was") {
		return token{}, false
	}
	if r.after(n).is("not") {
		n, not = 2, true
	}
	if word = r.after(n); !word.is("both", "all") || not && r.after(n+1).is("not") {
		return token{}, false
	}
	r.at += n + 1
	return word, not
}

// pair refuses "both" where there are not two.
func (r *reader) pair(word token, of int) *formulaError {
	if (word.text == "both" || word.text == "neither") && of != 2 {
		other := map[string]string{"both": "all", "neither": "none"}[word.text]
		if of == 1 {
			return wrong(word.at, "“%s” means two, but only one can be meant: name the two, or leave it out.", word.text)
		}
		return wrong(word.at, "“%s” means two, and here there are %s: write “%s”, or name the two.", word.text, amount(of), other)
	}
	return nil
}

// each says the same of each of several, as one count: "not both" is then not
// "neither".
func each(people []int, p property) formula {
	all := tally{quantity: quantity{word: "all"}}
	for _, who := range people {
		all.of = append(all.of, p(who))
	}
	return all
}

// joined says the same of several, joined as their names are.
func joined(op connective, people []int, p property) formula {
	all := p(people[0])
	for _, who := range people[1:] {
		all = junction{op, all, p(who)}
	}
	return all
}

// asOne reads what is said of several together: that they are of the same
// kind. It is nil for anything else.
func (r *reader) asOne(people []int, op connective) (formula, *formulaError) {
	start := r.at
	r.at++
	plain := !r.skip("not")
	all := r.next()
	if r.skip("all", "both") {
		if err := r.pair(all, len(people)); err != nil {
			return nil, err
		}
	}
	r.skip("of")
	r.skip("the", "a")
	t := r.next()
	if !t.is("same", "like", "alike", "different") {
		r.at = start
		return nil, nil
	}
	if err := r.needKinds(t); err != nil {
		return nil, err
	}
	r.at++
	r.skip("kind", "kinds")
	if r.next().is("as", "than") || t.is("like") || t.is("different") && r.next().is("from") {
		r.at = start // "of the same kind as C": each of them
		return nil, nil
	}
	if op != opAnd {
		return nil, wrong(t.at, "With “or” it is not clear who is alike: join the names by “and”.")
	}
	return unless(plain, pairs(people, t.text != "different")), nil
}

// pairs says that all of a group are of the same kind, or no two of them.
func pairs(people []int, same bool) formula {
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
				all = junction{opAnd, all, f}
			}
		}
	}
	return all
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
		return nil, wrong(at, "“%s” alone says nothing, since no kind here always tells the truth: go on with “is”, or with what is true of the person.", r.people[who])
	}
	return isKind{who, kind}, nil
}
