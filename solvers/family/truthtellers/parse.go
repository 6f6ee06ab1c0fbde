package truthtellers

// A formula, from the loosest to the tightest connection:
//
//	formula   = side { ("iff" | "if and only if") side }
//	side      = chain [ ("implies" | "only if" | "if" | "unless") side ]
//	chain     = ["either"] single { [","] ("and" | "but" | "or" | "xor") single } [ [","] ("but not both" | "or both") ]
//	single    = "not" single | "it is not so that" single | "if" formula [","] ["then"] formula
//	          | "(" formula ")" | count | group predicate | sentence | name alone
//	count     = quantity ( ["of"] ("us" | "them" | others | statements | list) [predicate] | predicate )
//	quantity  = "exactly" n | "at least" n | "at most" n | "all" | "both" | "none" | "neither" | "some" | "everybody" | ...
//	list      = names [predicate] | single { "," single }
//	group     = name { ("and" | "or" | ",") name } | "neither" name { "nor" name } | "both" name "and" name
//	          | "only" name { "and" name } | "we" | "they" | "the others"
//	predicate = "is" ["not"] ( ["a"] kind | place | "ahead of" name | "of the same kind as" name | ...)
//	          | phrase | "won" | "beat" (names | quantity) | "would say" single
//
// "And" binds tighter than "or". What is said of several names is said of each
// of them, joined as the names are; a name alone means that the person always
// tells the truth, which is logic's shorthand and never mixed with English:
// where one might mean the other the line is refused. So is everything else
// that people read in two ways: better no reading than a wrong one.

// reader parses one formula.
type reader struct {
	*story
	tokens  []token
	at      int // the next token
	speaker int // who "I" is; -1 for nobody
	number  int // of the statement, from 0; -1 in a condition
	depth   int
	// loose is the token behind a part whose end cannot be heard: what somebody
	// would say, for instance. Nothing may be joined to it without brackets.
	loose int
	heard heard
	// subjects are those of whom something is being said, and together says that
	// it is said of all of them at once: "A and B are the only knaves".
	subjects []int
	together bool
	// inside is the word on which the chain that begins depends: "then", "if".
	inside  string
	quoting bool // what somebody would say: there "this" and "the others" are seen from nobody
}

// heard is where a chain first has what: a name alone, a statement's number
// alone, something said of persons, a statement called true or false, names
// joined by "or". Each is a token, -1 for none.
type heard struct{ name, number, said, called, or int }

var unheard = heard{-1, -1, -1, -1, -1}

// note remembers the first token of a sort.
func note(first *int, at int) {
	if *first < 0 {
		*first = at
	}
}

// maxDepth bounds how deep brackets and "not" may nest: Go calls use the
// engine's own small stack in a browser.
const maxDepth = 24

// read parses text, which begins at a character of its field.
func (s *story) read(text []rune, offset, speaker, number int) (formula, *formulaError) {
	tokens, err := s.vocabulary.tokens(text, offset)
	if err != nil {
		return nil, err
	}
	r := &reader{story: s, tokens: tokens, speaker: speaker, number: number, loose: -1, heard: unheard}
	f, err := r.formula()
	if err != nil {
		return nil, err
	}
	if r.next().sort != endOfText {
		return nil, r.leftOver()
	}
	if size(f, maxSize) > maxSize {
		return nil, wrong(tokens[0].at, "Written out for everybody, this has more than %d parts: write it more simply.", maxSize)
	}
	return f, nil
}

// leftOver says what should stand where a formula has ended and the text has not.
func (r *reader) leftOver() *formulaError {
	if r.predicates() {
		return r.ofWhom()
	}
	return r.expected("“and”, “or”, another connection, or the end")
}

// ofWhom refuses something said of nobody: "A is a knave and did it".
func (r *reader) ofWhom() *formulaError {
	t := r.next()
	return wrong(t.at, "It is not clear of whom this is said: write the name once more before “%s”.", t.text)
}

func (r *reader) next() token { return r.tokens[r.at] }

func (r *reader) after(n int) token { return r.tokens[min(r.at+n, len(r.tokens)-1)] }

// skip takes a keyword if it is one of these.
func (r *reader) skip(words ...string) bool {
	if r.next().is(words...) {
		r.at++
		return true
	}
	return false
}

// skipAll takes several keywords if they stand here one after the other.
func (r *reader) skipAll(words ...string) bool {
	if !r.stands(0, words...) {
		return false
	}
	r.at += len(words)
	return true
}

// stands says whether keywords stand one after the other, from the n-th token on.
func (r *reader) stands(n int, words ...string) bool {
	for i, word := range words {
		if !r.after(n + i).is(word) {
			return false
		}
	}
	return true
}

func (r *reader) skipSign(sign string) bool {
	if r.next().sign(sign) {
		r.at++
		return true
	}
	return false
}

// expected says what should stand at the next token.
func (r *reader) expected(what string) *formulaError {
	t := r.next()
	if t.sort == endOfText {
		return wrong(t.at, "The text ends where %s was expected: go on with that.", what)
	}
	return wrong(t.at, "“%s” stands where %s was expected: change it.", t.text, what)
}

// nest counts how deep formulas stand in each other; leave goes back up.
func (r *reader) nest() *formulaError {
	if r.depth++; r.depth > maxDepth {
		return wrong(r.next().at, "Brackets and “not” are nested more than %d deep: write it more simply.", maxDepth)
	}
	return nil
}

func (r *reader) leave() { r.depth-- }

// closed refuses to join anything to a part whose end cannot be heard.
func (r *reader) closed() *formulaError {
	if r.at == r.loose {
		return wrong(r.next().at, "It is not clear where that ends before “%s”: put brackets round what belongs together.", r.next().text)
	}
	return nil
}

func (r *reader) formula() (formula, *formulaError) {
	f, _, err := r.sides()
	return f, err
}

// sides reads a formula. Hinge is the "if", "only if", "unless" or "if and only
// if" that it turns on outside of brackets, if any: English joins nothing more
// to it.
func (r *reader) sides() (f formula, hinge token, err *formulaError) {
	f, hinge, err = r.side("")
	for err == nil {
		t, n := r.next(), 1
		switch {
		case r.stands(0, "if", "and", "only", "if"):
			n = 4
		case !t.is("iff"):
			return f, hinge, nil
		}
		if err = r.closed(); err == nil {
			err = r.oneHinge(hinge)
		}
		if err != nil {
			break
		}
		r.at += n
		if r.inside = ""; n == 4 {
			r.inside = "if and only if"
		}
		var g formula
		var inner token
		g, inner, err = r.side("")
		if err == nil {
			err = r.oneHinge(inner)
		}
		if n == 4 {
			hinge = t
		}
		f = junction{opIff, f, g}
	}
	return f, hinge, err
}

// oneHinge refuses what English speakers do not hear in one way: an "if" beside
// another.
func (r *reader) oneHinge(hinge token) *formulaError {
	if hinge.text == "" {
		return nil
	}
	return wrong(hinge.at, "“%s” stands beside another condition, and it is not clear which belongs to what: put brackets round what belongs together.", hinge.text)
}

// side reads one side of "if and only if". Before is the connective that stands
// before it.
func (r *reader) side(before string) (f formula, hinge token, err *formulaError) {
	if f, err = r.chain(); err != nil {
		return nil, hinge, err
	}
	comma := 0
	if r.next().sign(",") && r.after(1).is("if", "unless", "implies") {
		comma = 1
	}
	t, n := r.after(comma), 1
	switch {
	case r.stands(comma, "only", "if"):
		n = 2
	case !t.is("implies", "unless", "if") || r.stands(comma, "if", "and", "only", "if"):
		return f, hinge, nil
	}
	if before != "" && (before != "implies" || !t.is("implies")) {
		return nil, hinge, r.oneHinge(t)
	}
	if err := r.closed(); err != nil {
		return nil, hinge, err
	}
	r.at += comma + n
	if err := r.nest(); err != nil {
		return nil, hinge, err
	}
	defer r.leave()
	if r.inside = t.text; t.is("only") {
		r.inside = "only if"
	}
	g, _, err := r.side(t.text)
	if !t.is("implies") {
		hinge = t
	}
	if t.is("only") {
		hinge.text = "only if"
	}
	switch t.text {
	case "unless":
		return junction{opOr, f, g}, hinge, err
	case "if":
		return junction{opImplies, g, f}, hinge, err
	}
	return junction{opImplies, f, g}, hinge, err
}

const somethingTrue = "a person, a statement, “not”, a count or a bracket"

func (r *reader) single() (formula, *formulaError) {
	if err := r.nest(); err != nil {
		return nil, err
	}
	defer r.leave()
	t := r.next()
	switch {
	case t.is("not"):
		return r.denial()
	case t.is("either"):
		return r.chain()
	case t.is("it"):
		return r.itIs()
	case t.is("if"):
		return r.conditional()
	case t.sign("("):
		return r.bracket()
	case t.is("other", "others") && r.ofStatements(), t.is("the") && r.after(1).is("other", "others") && r.otherStatements():
		return r.theOtherStatements()
	case t.is("the", "other", "others", "we", "they", "us", "them"):
		return r.crowd()
	case t.is("there"):
		return r.thereIs()
	case t.is("only") && r.after(1).sort != numeral:
		return r.onlyThese()
	case t.is("neither") && (r.after(1).sort == aThing || !r.namesFollow() && !r.after(1).is("of") && r.nameStands(2)):
		return nil, wrong(t.at, "“Neither” needs names before what is said of them: write “neither … nor …”, or deny each part with “not”.")
	case t.is("both", "neither") && r.namesFollow():
		return r.group(t.text)
	case t.is("exactly", "at", "all", "none", "some", "no", "each", "every", "both", "neither", "only", "everybody", "everyone", "nobody", "somebody", "someone"):
		return r.count()
	case t.sort == numeral:
		return nil, wrong(t.at, "“%s” can mean two things here: write “exactly %s” or “at least %s”.", t.text, t.text, t.text)
	case t.is("statements", "options"):
		return r.statements()
	case t.sort == aThing:
		r.at++
		return unless(!t.negated, thing(t.value)), nil
	case t.sort == aPerson, t.is("i", "me", "statement", "option", "this"):
		return r.group("")
	case r.predicates() && r.at > 0:
		return nil, r.ofWhom()
	}
	return nil, r.expected(somethingTrue)
}

// bracket reads a formula in brackets, in which names may stand alone again.
func (r *reader) bracket() (formula, *formulaError) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.at++
	f, err := r.formula()
	if err == nil && !r.skipSign(")") {
		err = r.expected("“)”")
	}
	return f, err
}

// denial reads "not" and what it denies.
func (r *reader) denial() (formula, *formulaError) {
	r.at++
	if t := r.next(); t.is("only") && r.after(1).sort != numeral {
		return nil, wrong(t.at, "“Not only” can mean two things: write out of whom it is true.")
	}
	if g := r.lookAhead(0, false); len(g.of) > 1 && r.saying(g) {
		return nil, wrong(r.next().at, "It is not clear what is denied here: write “neither … nor”, or put brackets after “not”.")
	}
	f, err := r.single()
	return negation{f}, err
}

// itIs reads "it is not so that" and the like.
func (r *reader) itIs() (formula, *formulaError) {
	r.at++
	if !r.skip("is", "was") {
		return nil, r.expected("“is”")
	}
	plain := !r.skip("not")
	switch {
	case r.skip("so", "true"), r.skipAll("the", "case"):
	case r.skip("false"):
		plain = !plain
	default:
		return nil, r.expected("“so that” or “not so that”")
	}
	if !r.skip("that") {
		return nil, r.expected("“that”")
	}
	f, err := r.reported()
	return unless(plain, f), err
}

// reported reads what follows "that", whose end nobody hears unless it stands
// in brackets.
func (r *reader) reported() (formula, *formulaError) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	inBrackets := r.next().sign("(")
	f, err := r.single()
	if !inBrackets {
		r.loose = r.at
	}
	return f, err
}

func (r *reader) conditional() (formula, *formulaError) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.at++
	f, hinge, err := r.sides()
	if err != nil {
		return nil, err
	}
	if !r.skip("then") && !r.skipSign(",") {
		return nil, r.expected("“then”")
	}
	if err := r.oneHinge(hinge); err != nil {
		return nil, err
	}
	r.skip("then")
	r.inside = "if"
	g, hinge, err := r.sides()
	if err == nil {
		err = r.oneHinge(hinge)
	}
	return junction{opImplies, f, g}, err
}
