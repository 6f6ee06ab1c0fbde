package truthtellers

import (
	"slices"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// quantifier is a word with which a count begins.
type quantifier struct {
	quantity
	counts bool // a number follows
	people bool // it means people by itself
}

var quantifiers = map[string]quantifier{
	"exactly": {quantity{word: "exactly"}, true, false}, "only": {quantity{word: "exactly"}, true, false},
	"at":  {quantity{word: "at"}, true, false}, // least or most
	"all": {quantity: ofAll}, "each": {quantity: ofAll}, "every": {quantity: ofAll}, "both": {quantity: ofAll},
	"everybody": {ofAll, false, true}, "everyone": {ofAll, false, true},
	"none": {quantity: ofNone}, "no": {quantity: ofNone}, "neither": {quantity: ofNone}, "nobody": {ofNone, false, true},
	"some": {quantity: ofSome}, "somebody": {ofSome, false, true}, "someone": {ofSome, false, true},
}

var (
	ofAll  = quantity{word: "all"}
	ofNone = quantity{word: "none"}
	ofSome = quantity{"at least", 1}
)

// quantifier is the one that a token is.
func (r *reader) quantifier(t token) (q quantifier, ok bool) {
	if t.Kind == keyword {
		q, ok = quantifiers[t.Text]
	}
	return q, ok
}

// quantity reads "exactly 2", "at least one", "all", "none".
func (r *reader) quantity() (quantity, *kit.Error) {
	t := r.Next()
	q, ok := r.quantifier(t)
	if !ok {
		return quantity{}, r.Expected("how many: “exactly 1”, “at least 2”, “at most 3”, “all” or “none”")
	}
	r.At++
	next := r.Next()
	switch {
	case q.counts:
		if t.Is("at") {
			if !r.Skip("least", "most") {
				return quantity{}, r.Expected("“least” or “most”")
			}
			q.word = "at " + next.Text
		}
		if q.n = r.Next().Value; r.Next().Kind != numeral {
			return quantity{}, r.Expected("a number")
		}
		r.At++
	case t.Is("all") && next.Kind == numeral && (r.After(1).Is("of", "others", "other") || r.Stand(1, "the")):
		r.At++
		q.n = next.Value
	case t.Is("no", "every", "each") && next.Kind == numeral && next.Text == "one":
		r.At++ // "no one", "every one"
	}
	return q.quantity, nil
}

// count reads a quantity and what it counts.
func (r *reader) count() (formula, *kit.Error) {
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

// truthFollows says whether "is true", "are not false" or the like stands from
// the n-th token on.
func (r *reader) truthFollows(n int) bool {
	if !r.After(n).Is("is", "are", "was", "were") {
		return false
	}
	for n++; r.After(n).Is("not", "all", "both"); n++ {
	}
	return r.After(n).Is("true", "false")
}

// ofStatements says whether "other" is said of statements here.
func (r *reader) ofStatements() bool {
	return r.After(1).Is("statement", "statements", "option", "options", "true", "false") || r.truthFollows(1)
}

// otherStatements says whether "the other" is said of statements here.
func (r *reader) otherStatements() bool {
	r.At++
	defer func() { r.At-- }()
	return r.ofStatements()
}

// theOtherStatements reads "the other statement is false", or all of them.
func (r *reader) theOtherStatements() (formula, *kit.Error) {
	r.Skip("the")
	at := r.Next()
	one := at.Is("other") && r.After(1).Is("statement", "option", "is", "was")
	f, err := r.countStatements(ofAll, token{Text: "all", At: at.At})
	if err == nil && one && len(r.said) != 2 {
		return nil, kit.Wrong(at.At, "“The other” means one of two statements, and there %s %s: give its number.", english.Are(amount(len(r.said))), amount(len(r.said)))
	}
	return f, err
}

// countPeople reads what is to be true of so many of those whom a word means.
func (r *reader) countPeople(q quantity, word, whom token) (formula, *kit.Error) {
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
func (r *reader) countOf(people []int, q quantity, word, whom token) (formula, *kit.Error) {
	if err := r.pair(word, len(people)); err != nil {
		return nil, err
	}
	if q.word == "all" && q.n > 0 && q.n != len(people) {
		return nil, r.notSoMany(word, q.n, len(people))
	}
	if q.word == "all" {
		q.n = 0
	}
	if t := r.Next(); q.word == "all" && r.denied() {
		return nil, allNot(word, t)
	}
	note(&r.heard.said, r.At)
	if q.word == "all" && len(people) > 1 && r.Next().Is("is", "are", "were", "was") {
		if f, err := r.asOne(people, opAnd); f != nil || err != nil {
			return f, err
		}
	}
	r.noteCount(q, people)
	if q.word == "none" {
		defer r.deny(word.Text)()
	}
	p, err := r.predicateOf(people, q.word == "all" && word.Is("all", "both"), r.predicate)
	if err != nil {
		return nil, err
	}
	for _, e := range r.echoes {
		e.counted = e.counted || e.end == r.At && q.word != "all"
	}
	all := len(people)
	if people, err = r.uncompared(people, p, whom); err != nil {
		return nil, err
	}
	if len(people) < all {
		return gathered(q, people, p), r.pair(word, len(people))
	}
	return tally{q, p.of(people)}, nil
}

// notSoMany refuses "all three" where there are not three.
func (r *reader) notSoMany(t token, said, are int) *kit.Error {
	return kit.Wrong(t.At, "Here %s are meant, and there are %s: leave the number out, or write “exactly %s”.", amount(said), amount(are), amount(said))
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
	return tally{q, p.of(people)}
}

// countStatements reads which statements are counted, and as what.
func (r *reader) countStatements(q quantity, word token) (formula, *kit.Error) {
	c := chorus{quantity: q, scope: scopeAll}
	named := r.Skip("statements", "statement", "options", "option")
	if t := r.Next(); t.Is("above", "below", "other", "others") {
		if r.quoting {
			return nil, kit.Wrong(t.At, "“%s” could be seen from what is said or from what somebody would say: give the numbers of the statements.", t.Text)
		}
		if r.number < 0 {
			return nil, kit.Wrong(t.At, "“%s” makes sense only in a statement, and this is none: give the numbers of the statements.", t.Text)
		}
		if t.Is("other", "others") && r.earlier.statements && len(r.said) > 1 {
			return nil, kit.Wrong(t.At, "“%s” could leave out this statement, or those of which was spoken before: give the numbers of the statements.", t.Text)
		}
		r.At++
		r.Skip("statements", "statement", "options", "option")
		c.scope = map[string]scope{"above": scopeAbove, "below": scopeBelow, "other": scopeOthers, "others": scopeOthers}[t.Text]
	} else if named && t.Kind == numeral {
		numbers, _, err := r.numbers()
		if err != nil {
			return nil, err
		}
		c.of, c.scope = numbers, scopeListed
		r.noteNumbers(numbers)
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
func (r *reader) callAll(c chorus, word token) (formula, *kit.Error) {
	if c.word != "all" && c.word != "none" {
		r.earlier.statements = true
	}
	if err := r.pair(word, len(c.of)); err != nil {
		return nil, err
	}
	if t := r.Next(); c.word == "all" && r.truthFollows(0) && r.After(1).Is("not") {
		return nil, kit.Wrong(t.At, "“%s … not” can mean two things: write “none of”, or put “not” before “%s”.", word.Text, word.Text)
	}
	if !r.truthFollows(0) && !r.Next().Is("true", "false") {
		// "Exactly one of statements 1 and 2" is short for "... is true".
		note(&r.heard.number, r.At-1)
	} else {
		note(&r.heard.called, r.At)
	}
	value, not, err := r.truth(len(c.of), c.word == "all")
	c.value = value
	return unless(!not, c), err
}

// countList reads a list of names, with a predicate or without, or of
// formulas.
func (r *reader) countList(q quantity, word token) (formula, *kit.Error) {
	if g := r.lookAhead(0, true); len(g.of) > 0 {
		if g.mixed {
			return nil, r.orderly(g, "")
		}
		if r.saying(g) && (len(g.of) > 1 || !r.commaAfterPredicate(g)) {
			if q.word == "all" && g.op == opOr {
				return nil, kit.Wrong(word.At, "“%s of … or …” can mean two things: join the names by “and”, or write “at least 1 of”.", word.Text)
			}
			if err := r.several(g, word); err != nil {
				return nil, err
			}
			r.At += g.length
			if g.statements {
				r.noteNumbers(g.of)
				return r.callAll(chorus{quantity: q, of: g.of, scope: scopeListed}, word)
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
func (r *reader) countAlone(q quantity, word token, g names) (formula, *kit.Error) {
	if err := r.several(g, word); err != nil {
		return nil, err
	}
	r.At += g.length
	if g.statements {
		note(&r.heard.number, g.at[0])
		r.noteNumbers(g.of)
		return chorus{q, g.of, true, scopeListed}, nil
	}
	note(&r.heard.name, g.at[0])
	r.noteNames(g.of)
	r.noteCount(q, g.of)
	all := tally{quantity: q}
	for i, who := range g.of {
		f, err := r.alone(who, r.Tokens[g.at[i]].At)
		if err != nil {
			return nil, err
		}
		all.of = append(all.of, f)
	}
	return all, nil
}

// countParts counts formulas, in brackets or not.
func (r *reader) countParts(q quantity, word token) (formula, *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	all, inBrackets := tally{quantity: q}, r.Next().Is("(")
	for {
		t := r.Next()
		if q, ok := r.quantifier(t); ok && !q.counts {
			return nil, kit.Wrong(t.At, "What is counted before “%s” is not clear: write “of us”, or put brackets round each part.", t.Text)
		}
		f, err := r.single()
		if err != nil {
			return nil, err
		}
		all.of = append(all.of, f)
		if l, length := r.link(); length > 0 && !l.comma || !r.Skip(",") {
			break
		}
	}
	if err := r.oneStyle(); err != nil {
		return nil, err
	}
	if len(all.of) == 1 && !inBrackets {
		return nil, kit.Wrong(word.At, "“%s” counts several, and only one is named: name more, or leave the count out.", word.Text)
	}
	r.loose = r.At
	return all, r.pair(word, len(all.of))
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
