package truthtellers

import (
	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

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
	t := r.After(n)
	switch {
	case t.Kind == aPerson:
		return t.Value, false, 1
	case t.Is("i", "me") && r.speaker >= 0:
		return r.speaker, false, 1
	case t.Is("this") && r.number >= 0 && !r.quoting:
		if r.After(n+1).Is("statement", "option") {
			return r.number, true, 2
		}
		return r.number, true, 1
	case t.Is("statement", "option") && r.After(n+1).Kind == numeral:
		return r.After(n+1).Value - 1, true, 2
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
	g := names{of: []int{who}, at: []int{r.At + n + length - 1}, statements: statements, length: length}
	commas := 0 // names since the last connective that were joined by a comma alone
	for {
		at, word := n+g.length, token{}
		comma := r.After(at).Is(",")
		if comma {
			at++
		}
		if r.After(at).Is("and", "or", "nor") {
			word = r.After(at)
			at++
		}
		who, statement, length := r.name(at)
		if t := r.After(at); statements && t.Kind == numeral && !r.After(at+1).Is("of", "others", "other") && r.After(at+1).Kind != aKind {
			who, statement, length = t.Value-1, true, 1 // "statement 2 or 3"
		}
		if length == 0 || statement != statements || at == n+g.length {
			break
		}
		g.nor = g.nor || word.Text == "nor"
		g.apart = g.apart || comma && word.Text != "" && len(g.of) == 1
		switch op := (map[string]connective{"and": opAnd, "or": opOr, "nor": opOr}[word.Text]); {
		case op == "":
			commas++
		case g.op != "" && g.op != op:
			g.mixed = true
			commas = 0
		default:
			g.op, commas = op, 0
		}
		g.of, g.at, g.length = append(g.of, who), append(g.at, r.At+at+length-1), at+length-n
	}
	if commas > 0 && !list {
		return r.lookAt(n) // "A, B did it" is nobody's English
	}
	return g
}

// lookAt is one name alone.
func (r *reader) lookAt(n int) names {
	who, statement, length := r.name(n)
	return names{of: []int{who}, at: []int{r.At + n + length - 1}, statements: statement, length: length}
}

// saying says whether something is said of the names that stand here.
func (r *reader) saying(g names) bool {
	defer func(at int) { r.At = at }(r.At)
	r.At += g.length
	r.Skip("both", "all", "each")
	if g.statements {
		return r.Next().Is("is", "are", "was", "were", "true", "false")
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
func (r *reader) group(word string) (formula, *kit.Error) {
	if word != "" {
		r.At++
	}
	if _, _, length := r.name(0); length == 0 {
		return r.notAName()
	}
	g := r.lookAhead(0, false)
	if !r.saying(g) {
		if word == "" {
			g = r.lookAt(0) // what follows is told by the chain
		} else {
			r.At += g.length
			return nil, r.Expected("what is said of them")
		}
	}
	at := r.Next()
	if err := r.orderly(g, word); err != nil {
		return nil, err
	}
	r.At += g.length
	if word == "both" && r.denied() {
		return nil, allNot(token{Text: word, At: r.Tokens[g.at[0]].At}, r.Next())
	}
	if !g.statements {
		r.noteNames(g.of)
	}
	if len(g.of) == 1 && !r.predicates() && !g.statements {
		note(&r.heard.name, g.at[0])
		return r.alone(g.of[0], at.At)
	}
	if g.statements {
		return r.groupOfStatements(g, word)
	}
	note(&r.heard.said, g.at[0])
	return r.of(g.of, g.op, word == "neither", token{At: r.Tokens[g.at[0]].At})
}

// orderly refuses names that are joined in two ways, and notes those joined by "or".
func (r *reader) orderly(g names, word string) *kit.Error {
	t := r.Tokens[g.at[0]]
	switch {
	case g.mixed:
		return kit.Wrong(t.At, "“And” and “or” are mixed between these names, and it is not clear who belongs together: write it out for each.")
	case g.nor && word != "neither":
		return kit.Wrong(t.At, "“Nor” needs “neither” before the first name: write “neither … nor …”.")
	case word == "both" && (len(g.of) != 2 || g.op != opAnd):
		return kit.Wrong(t.At, "“Both” means two, joined by “and”: name two, or write “all of”.")
	case word == "neither" && (len(g.of) < 2 || g.op != opOr):
		return kit.Wrong(t.At, "“Neither” needs names joined by “nor”: write “neither … nor …”, or “not”.")
	}
	for i, n := range g.of {
		if g.statements && (n < 0 || n >= len(r.said)) {
			return kit.Wrong(r.Tokens[g.at[i]].At, "There is no statement %d: %s.", n+1, r.howMany())
		}
	}
	if g.op == opOr && word == "" {
		note(&r.heard.or, r.At)
	}
	return nil
}

// notAName says what is wrong where a name must stand.
func (r *reader) notAName() (formula, *kit.Error) {
	switch t := r.Next(); {
	case t.Is("i", "me"):
		return nil, kit.Wrong(t.At, "“I” needs a speaker: begin with a name and a colon, or name the person.")
	case t.Is("this") && r.quoting:
		return nil, kit.Wrong(t.At, "“This” could mean what is said or what somebody would say: give the number of the statement.")
	case t.Is("this"):
		return nil, kit.Wrong(t.At, "“This” means the statement itself, and this is none: give the number of a statement.")
	case t.Is("statement", "option"):
		r.At++
		return nil, r.Expected("the number of a statement")
	}
	return nil, r.Expected("the name of a person")
}

// subject reads one person.
func (r *reader) subject() (int, *kit.Error) {
	who, statement, length := r.name(0)
	if length == 0 || statement {
		if r.Next().Is("i", "me") {
			_, err := r.notAName()
			return 0, err
		}
		return 0, r.Expected("the name of a person")
	}
	r.At++
	return who, nil
}

// of reads what is said of persons: of each of them, of one of them, or of
// them together. Whom is the word that means them, if they are a crowd.
func (r *reader) of(people []int, op connective, none bool, whom token) (formula, *kit.Error) {
	at, every := r.Next(), op == opAnd && !none
	if r.Skip("both", "all", "each") {
		switch err := r.pair(at, len(people)); {
		case err != nil:
			return nil, err
		case !every:
			return nil, ofEach(at)
		case r.denied():
			return nil, allNot(at, r.Next())
		}
	}
	if none {
		defer r.deny("neither")()
	}
	if r.Next().Is("is", "are", "were", "was", "am") && len(people) > 1 {
		if f, err := r.asOne(people, op); f != nil || err != nil {
			return unless(!none, f), err
		}
	}
	if t := r.Next(); t.Kind == aTrait && eachIn(t) != "" && every {
		r.At++
		if err := r.pair(token{Text: eachIn(t), At: t.At}, len(people)); err != nil {
			return nil, err
		}
		return unless(!negated(t), each(people, func(who int) formula { return r.hasTrait(who, t.Value) })), nil
	}
	if word, not := r.eachOf(); word.Text != "" {
		if err := r.pair(word, len(people)); err != nil {
			return nil, err
		}
		if !every {
			return nil, ofEach(word)
		}
		p, err := r.predicateOf(people, true, r.description)
		if err != nil {
			return nil, err
		}
		if people, err = r.uncompared(people, p, whom); err == nil {
			err = r.pair(word, len(people))
		}
		return unless(!not, each(people, p)), err
	}
	p, err := r.predicateOf(people, every, r.predicate)
	if err != nil {
		return nil, err
	}
	if people, err = r.uncompared(people, p, whom); err != nil {
		return nil, err
	}
	if at.Is("both") {
		if err := r.pair(at, len(people)); err != nil {
			return nil, err
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
	if !r.Next().Is("are", "were", "is", "am", "was") {
		return token{}, false
	}
	if r.After(n).Is("not") {
		n, not = 2, true
	}
	if word = r.After(n); !word.Is("both", "all") || not && r.After(n+1).Is("not") {
		return token{}, false
	}
	r.At += n + 1
	return word, not
}

// ofEach refuses "both", "all" or "each" where not every one of several is meant: behind
// "neither", and behind names that "and" does not join.
func ofEach(word token) *kit.Error {
	return kit.Wrong(word.At, "“%s” needs names joined by “and” before it, without “only”, “neither” or a count: write it so, or leave “%s” out.", english.Capital(word.Text), word.Text)
}

// allNot refuses "all are not", which some hear as "none are".
func allNot(word, not token) *kit.Error {
	return kit.Wrong(not.At, "“%s … not” can mean two things: write “none of” for nobody, or put “not” before “%[1]s”.", word.Text)
}

// pair refuses "both" where there are not two.
func (r *reader) pair(word token, of int) *kit.Error {
	if (word.Text == "both" || word.Text == "neither") && of != 2 {
		other := map[string]string{"both": "all", "neither": "none"}[word.Text]
		if of == 1 {
			return kit.Wrong(word.At, "“%s” means two, but only one can be meant: name the two, or leave it out.", word.Text)
		}
		return kit.Wrong(word.At, "“%s” means two, and here there are %s: write “%s”, or name the two.", word.Text, amount(of), other)
	}
	return nil
}

// each says the same of each of several, as one count: "not both" is then not
// "neither".
func each(people []int, p property) formula { return tally{ofAll, p.of(people)} }

// joined says the same of several, joined as their names are.
func joined(op connective, people []int, p property) formula { return fold(op, p.of(people)) }

// fold joins formulas from the left.
func fold(op connective, of []formula) formula {
	f := of[0]
	for _, g := range of[1:] {
		f = junction{op, f, g}
	}
	return f
}

// asOne reads what is said of several together: that they are of the same
// kind. It is nil for anything else.
func (r *reader) asOne(people []int, op connective) (formula, *kit.Error) {
	start := r.At
	r.At++
	plain := !r.Skip("not")
	all := r.Next()
	if r.Skip("all", "both") {
		if err := r.pair(all, len(people)); err != nil {
			return nil, err
		}
	}
	r.Skip("of")
	r.Skip("the", "a")
	t := r.Next()
	if !t.Is("same", "like", "alike", "different") {
		r.At = start
		return nil, nil
	}
	if err := r.needKinds(t); err != nil {
		return nil, err
	}
	r.At++
	r.Skip("kind", "kinds")
	if r.Next().Is("as", "than") || t.Is("like") || t.Is("different") && r.Next().Is("from") {
		r.At = start // "of the same kind as C": each of them
		return nil, nil
	}
	if t.Text == "different" && len(people) > 2 {
		if err := r.differ(t, plain, len(people)); err != nil {
			return nil, err
		}
	}
	if op != opAnd {
		return nil, kit.Wrong(t.At, "With “or” it is not clear who is alike: join the names by “and”.")
	}
	return unless(plain, pairs(people, t.Text != "different")), nil
}

// differ refuses "different" of more than two where it can mean two things: that no two
// of them are alike, or that not all of them are. If there are too few kinds for the
// first, hardly anybody means it.
func (r *reader) differ(t token, plain bool, people int) *kit.Error {
	kinds := len(r.facts.Kinds)
	switch {
	case !plain && kinds < people:
		return kit.Wrong(t.At, "“Not … different” can mean two things of more than two: write “of the same kind” or “not all of the same kind”.")
	case !plain:
		return kit.Wrong(t.At, "“Not … different” can mean two things of more than two: write “of the same kind”, or put brackets after “not”.")
	case kinds < people:
		return kit.Wrong(t.At, "“Different” can mean two things of %s where there %s %s: write “not all of the same kind”, or say of each two whether they are “of different kinds”.",
			amount(people), map[bool]string{true: "is", false: "are"}[kinds == 1], amount(kinds)+plural1(" kind", quantity{"exactly", kinds}))
	}
	return nil
}

// pairs says that all of a group are of the same kind, or no two of them.
func pairs(people []int, same bool) formula {
	var of []formula
	for i := range people {
		for j := range i {
			if !same || j == i-1 {
				of = append(of, unless(same, alike{people[j], people[i]}))
			}
		}
	}
	return fold(opAnd, of)
}

// alone reads a name without more: the person always tells the truth.
func (r *reader) alone(who, at int) (formula, *kit.Error) {
	kind := -1
	for i, k := range r.facts.Kinds {
		if k.Kind == answersTruly {
			if kind >= 0 {
				return nil, kit.Wrong(at, "“%s” alone could mean several kinds that tell the truth: say which, “%s is a %s”.", r.people[who], r.people[who], k.Name)
			}
			kind = i
		}
	}
	if kind < 0 {
		return nil, kit.Wrong(at, "“%s” alone says nothing, since no kind here always tells the truth: go on with “is”, or with what is true of the person.", r.people[who])
	}
	return isKind(who, kind), nil
}
